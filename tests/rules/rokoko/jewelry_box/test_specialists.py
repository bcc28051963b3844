"""Specialised apprentices (section 2.6)."""

from __future__ import annotations

import pytest

from tests.rules.rokoko.jewelry_box.builder import JewelBall, JewelSetting, final, lay


def hiring(setting: JewelSetting, specialist: str) -> JewelBall:
    """A master hires; one worker lies in the hire row."""
    setting.specialist(0, specialist).hire_row("1-1")
    return setting.begin().play("play base-1", "hire")


def is_possible(setting: JewelSetting, number: int) -> bool:
    """Whether seat 0 can hire its specialist S1 to S10; the refusal names the right clause."""
    name = f"sa-{number}"
    ball = hiring(setting, name)
    own = ball.box(0).own_specialist
    assert own is not None
    met = f"hire {name}" in ball.legal()
    assert own.met == met
    assert own.met == all(part.have >= part.need for part in own.progress)
    if not met:
        assert ball.refused(f"hire {name}") == f"JB-SPECIAL-{number:02}"
    return met


# ---------------------------------------------------------------------- hiring conditions


@pytest.mark.rule("JB-SPECIAL-01")
def test_s1_three_coats_on_the_board() -> None:
    setting = lay().rented(0, royal_1="cg01", royal_2="rg01", hall2_1="cl01", hall3_1="ul01")
    setting.rented(1, royal_3="cg05")
    assert not is_possible(setting, 1), "two coats; dresses and those of others do not count"
    assert is_possible(setting.rented(0, hall5_2="cg03"), 1)


@pytest.mark.rule("JB-SPECIAL-02")
def test_s2_three_dresses_on_the_board() -> None:
    setting = lay().rented(0, royal_1="cg01", royal_2="rg01", hall2_1="cl01", hall3_1="ul01")
    assert not is_possible(setting, 2)
    assert is_possible(setting.rented(0, hall5_2="ul02"), 2)


@pytest.mark.rule("JB-SPECIAL-03")
def test_s3_three_dresses_on_master_spaces() -> None:
    setting = lay().rented(0, royal_1="cg01", hall2_2="rg01", royal_3="cl01", hall3_3="ul01")
    assert not is_possible(setting, 3)
    assert is_possible(setting.rented(0, hall4_1="ul02"), 3)


@pytest.mark.rule("JB-SPECIAL-04")
def test_s4_thirty_louis() -> None:
    assert not is_possible(lay().money(0, 29), 4)
    assert is_possible(lay().money(0, 30), 4)


@pytest.mark.rule("JB-SPECIAL-05")
def test_s5_three_jewels() -> None:
    assert not is_possible(lay().jewels(0, "ncl1 ncl2").jewels(1, "rcg1 rcg2 rcg3"), 5)
    assert is_possible(lay().jewels(0, "ncl1 ncl2 rrg1"), 5)


@pytest.mark.rule("JB-SPECIAL-06")
@pytest.mark.parametrize(
    "kinds",
    [
        "musician-royal fireworks-1 jeweler-1", "jeweler-1 upper-1 statue-1",
        "musician-hall3 lower-1 fireworks-1", "statue-1 fireworks-2 musician-hall2",
    ],
)  # fmt: skip
def test_s6_three_kinds_of_decoration(kinds: str) -> None:
    assert is_possible(lay().funded(0, kinds), 6)
    assert not is_possible(lay().funded(0, kinds.rpartition(" ")[0]), 6)


@pytest.mark.rule("JB-SPECIAL-06")
def test_s6_three_of_the_same_kind_are_one() -> None:
    assert not is_possible(lay().funded(0, "statue-1 statue-2 statue-3 fireworks-1"), 6)


@pytest.mark.rule("XT-10", "JB-SPECIAL-06", "JB-SPECIAL-23")
def test_xt_10_both_kitchens_are_one_kind() -> None:
    assert not is_possible(lay().funded(0, "upper-1 lower-1 statue-1"), 6)
    assert is_possible(lay().funded(0, "upper-1 lower-1 statue-1 jeweler-1"), 6)


@pytest.mark.rule("JB-SPECIAL-07")
def test_s7_four_tiles_two_laces_and_two_yarns() -> None:
    assert is_possible(lay().kept(0, "r01 r02 r03 r04").lace(0, 2).yarn(0, 2), 7)
    assert not is_possible(lay().kept(0, "r01 r02 r03").lace(0, 3).yarn(0, 3), 7)
    assert not is_possible(lay().kept(0, "r01 r02 r03 r04").lace(0, 1).yarn(0, 3), 7)
    assert not is_possible(lay().kept(0, "r01 r02 r03 r04").lace(0, 3).yarn(0, 1), 7)


@pytest.mark.rule("XT-12", "JB-SPECIAL-08")
def test_xt_12_s8_points_still_to_come_do_not_count() -> None:
    setting = lay().prestige(0, 4).rented(0, royal_1="ul08", hall2_1="cl13", hall3_1="cl01")
    assert not is_possible(setting, 8), "ten prestige on the board, four on the track"
    assert is_possible(lay().prestige(0, 5), 8)


@pytest.mark.rule("JB-SPECIAL-09")
def test_s9_the_master_trials_completed_once() -> None:
    assert not is_possible(lay().candidate(0, "master").mastered(1, 1), 9)
    assert is_possible(lay().mastered(0, 1), 9)


@pytest.mark.rule("JB-SPECIAL-09", "JB-TRIAL-M-15")
def test_s9_counts_a_trial_of_this_game() -> None:
    setting = lay().specialist(0, "sa-9").marked(0, "M1 M2 M3").money(0, 9).hire_row("1-1")
    ball = setting.hand(1, "").begin().play("play base-3", "master trial", "skip", "choose jm-1")
    assert "hire sa-9" in ball.play("play base-1", "hire").legal()


@pytest.mark.rule("JB-SPECIAL-10")
def test_s10_present_in_all_halls() -> None:
    setting = lay().rented(0, royal_1="cg01", hall2_1="rg01", hall3_1="cl01", hall5_1="ul01")
    setting.rented(1, hall4_1="cl05")
    assert not is_possible(setting, 10)
    assert is_possible(setting.funded(0, "musician-hall4"), 10), "a musician will do"


# ---------------------------------------------------------------------- the hire


@pytest.mark.rule(
    "XT-11", "JB-SPECIAL-11", "JB-SPECIAL-12", "JB-SPECIAL-15", "JB-SPECIAL-19", "OV-12"
)
def test_xt_11_hired_for_nothing_though_the_row_is_empty() -> None:
    ball = lay().specialist(0, "sa-4").money(0, 30).begin().play("play base-1")
    ball.play("hire")
    assert ball.legal() == ["hire sa-4"]
    ball.play("hire sa-4")
    assert ball.money(0) == 30
    assert "sa-4" in ball.zone(0, "hand").split()
    assert ball.match.to_act == (1,)
    poor = lay().specialist(0, "sa-4").money(0, 29).begin().play("play base-1")
    assert poor.refused("hire") == "RK-ACT-HIRE-12", "without the condition the row is empty"


@pytest.mark.rule("JB-SPECIAL-11")
def test_it_is_a_masters_hire_action() -> None:
    for worker in ("base-3", "base-4"):
        ball = lay().specialist(0, "sa-4").money(0, 30).begin().play(f"play {worker}")
        assert "hire" not in ball.legal()
        assert ball.refused("hire") == "RK-ACT-HIRE-01"
    ball = lay().specialist(0, "sa-4").money(0, 30).hire_row("1-1 1-3").begin()
    ball.play("play base-1", "hire")
    assert ball.legal() == ["hire 1-1", "hire 1-3", "hire sa-4"], "one of them"
    assert ball.play("hire sa-4").match.to_act == (1,)


@pytest.mark.rule("JB-SPECIAL-12", "JB-SPECIAL-19")
def test_it_is_hired_for_nothing_though_the_row_cannot_be_paid() -> None:
    setting = lay().specialist(0, "sa-5").jewels(0, "ncl1 ncl2 ncl3").money(0, 2)
    ball = setting.hire_row("1-1 1-3 1-5").begin().play("play base-1", "hire")
    assert ball.legal() == ["hire sa-5"]
    assert ball.refused("hire 1-1") == "RK-GEN-13"
    assert ball.play("hire sa-5").money(0) == 2


@pytest.mark.rule("JB-SPECIAL-18")
def test_the_hire_row_is_untouched() -> None:
    setting = lay().specialist(0, "sa-4").money(0, 30).hire_row("1-1 1-3")
    ball = setting.begin().play("play base-1", "hire", "hire sa-4")
    assert ball.hire_row() == "1-1 1-3 . ."
    assert ball.view().hire_row.price == 1
    ball.play("play base-1", "hire", "hire 1-3")
    assert ball.money(1) == 14


@pytest.mark.rule("JB-SPECIAL-13")
def test_it_is_hired_once() -> None:
    setting = lay().specialist(0, "sa-4").hand(0, "base-1 base-2").hand(1, "").money(0, 30)
    ball = setting.begin().play("play base-1", "hire", "hire sa-4")
    assert ball.play("play base-2").refused("hire") == "RK-ACT-HIRE-12"
    setting = lay().specialist(0, "sa-4").hand(0, "base-1 base-2").hand(1, "").money(0, 30)
    ball = setting.hire_row("1-1").begin().play("play base-1", "hire", "hire sa-4", "play base-2")
    ball.play("hire")
    assert ball.legal() == ["hire 1-1"]
    assert ball.refused("hire sa-4") == "JB-SPECIAL-13"


@pytest.mark.rule("JB-SPECIAL-13", "JB-SETUP-19")
def test_nobody_hires_the_specialist_of_another() -> None:
    setting = lay().specialist(0, "sa-4").specialist(1, "sa-8").money(0, 30).prestige(0, 9)
    ball = setting.prestige(1, 9).begin().play("play base-1", "hire")
    assert ball.legal() == ["hire sa-4"]
    for card in ("sa-8", "sa-5"):
        assert ball.refused(f"hire {card}") == "RK-ACT-HIRE-02", "there is nothing to learn"


@pytest.mark.rule("JB-SPECIAL-14", "JB-SPECIAL-16")
def test_the_condition_must_hold_when_it_is_hired() -> None:
    """Seat 0 had 30 louis and spends some before its master is played."""
    setting = lay().specialist(0, "sa-4").money(0, 30).hire_row("1-1").hand(1, "")
    ball = setting.begin().play("play base-4", "fund", "fund musician-hall5", "play base-1", "hire")
    assert ball.refused("hire sa-4") == "JB-SPECIAL-04"


@pytest.mark.rule("JB-SPECIAL-15")
def test_nothing_is_spent() -> None:
    setting = lay().kept(0, "r01 r02 r03 r04").lace(0, 2).yarn(0, 2).money(0, 7)
    ball = hiring(setting, "sa-7").play("hire sa-7")
    assert (ball.money(0), ball.goods(0), ball.kept(0)) == (7, (2, 2), "r01 r02 r03 r04")
    ball = hiring(lay().prestige(0, 5), "sa-8").play("hire sa-8")
    assert ball.prestige(0) == 5
    ball = hiring(lay().jewels(0, "ncl1 ncl2 rrg1"), "sa-5").play("hire sa-5")
    assert ball.jewels(0) == "ncl1 ncl2 rrg1"


# ---------------------------------------------------------------------- the card


@pytest.mark.rule("JB-SPECIAL-17", "JB-SPECIAL-20", "IX-38")
def test_it_is_playable_in_the_same_round() -> None:
    setting = lay().specialist(0, "sa-4").money(0, 30).hand(0, "base-1 base-4").hand(1, "")
    ball = setting.round(2).begin().play("play base-1", "hire", "hire sa-4")
    assert ball.player(0).hand == 2
    assert ball.legal() == ["play base-4", "play sa-4"]
    ball.play("play sa-4", "pass", "use")
    assert ball.prestige(0) == 3
    assert ball.view().round == 2, "the other card is still to be played"
    ball.turn("play base-4", "pass")
    assert ball.view().round == 3


@pytest.mark.rule("XT-13", "JB-SPECIAL-16", "JB-SPECIAL-20")
def test_xt_13_three_prestige_each_time_without_a_condition() -> None:
    setting = lay().specialist(0, "sa-4").hand(0, "sa-4").hand(1, "").gone(0, "base-2 base-3")
    ball = setting.reserve(0, "").round(3).money(0, 2).begin()
    ball.play("play sa-4", "pass", "use")
    assert ball.prestige(0) == 3
    while "play sa-4" not in ball.legal(0):
        seat = ball.match.to_act[0]
        moves = ball.legal(seat)
        wanted = [move for move in moves if move in ("pick sa-4", "pass", "skip")]
        ball.play((wanted or moves)[0], seat=seat)
    assert ball.view().round == 5
    assert ball.money(0) < 30
    assert ball.play("play sa-4", "pass", "use").prestige(0) == 6


@pytest.mark.rule("JB-SPECIAL-21")
def test_it_is_an_apprentice_of_level_0() -> None:
    setting = lay().hand(0, "sa-1 base-1").specialist(0, "sa-1").money(0, 30).warehouse("r01")
    setting.windows("cl01").kept(0, "r02").hire_row("1-1")
    ball = setting.begin().play("play sa-1")
    in_play = ball.view().in_play
    assert in_play is not None
    assert (in_play.kind, in_play.level) == ("apprentice", 0)
    assert ball.legal() == ["acquire", "depute", "fund", "pass"]
    ball.play("acquire", "take r01", "keep")
    assert ball.marks(0) == "J1", "as of any apprentice"


@pytest.mark.rule("JB-SPECIAL-22", "IX-37")
def test_once_hired_it_is_staff() -> None:
    ball = hiring(lay().money(0, 30), "sa-4")
    assert ball.staff(0) == 5
    assert ball.play("hire sa-4").staff(0) == 6
    four = lay().specialist(0, "sa-4").hand(0, "sa-4 base-1").gone(0, "base-2").begin()
    assert four.staff(0) == 5
    assert "depute" in four.play("play sa-4").legal(), "it makes the fifth"
    ended = final(lay().specialist(0, "sa-4").discard(0, "sa-4 6-3"))
    assert ended.score("crown-6-3") == (5, 0), "a staff of seven"


@pytest.mark.rule("IX-19", "JB-SPECIAL-22")
def test_deputing_it_pays_and_its_bonus_is_used_once_more() -> None:
    ball = lay().specialist(0, "sa-4").hand(0, "sa-4 base-1").money(0, 0).begin()
    ball.play("play sa-4", "depute")
    assert ball.money(0) == 4
    assert ball.play("use").prestige(0) == 3
    assert ball.staff(0) == 5
    assert "sa-4" not in ball.everywhere()


@pytest.mark.rule("IX-17", "IX-18")
def test_the_first_deputing_bonus_uses_its_bonus() -> None:
    setting = lay().specialist(0, "sa-4").hand(0, "1-2 base-1").reserve(0, "sa-4").money(0, 0)
    ball = setting.begin().play("play 1-2", "pass", "use")
    assert "depute sa-4" in ball.legal()
    ball.play("depute sa-4", "use")
    assert (ball.money(0), ball.prestige(0), ball.staff(0)) == (0, 3, 6)


@pytest.mark.rule("IX-17")
def test_the_second_deputing_bonus_pays_for_it() -> None:
    setting = lay().specialist(0, "sa-4").hand(0, "2-3 base-1").reserve(0, "sa-4").money(0, 0)
    ball = setting.begin().play("play 2-3", "pass", "use", "depute sa-4")
    assert (ball.money(0), ball.prestige(0), ball.staff(0)) == (2, 0, 6)
    small = lay().specialist(0, "sa-4").hand(0, "2-3 base-1").gone(0, "base-2 base-3")
    assert small.begin().play("play 2-3", "pass").match.to_act == (1,), "an unhired one is no help"
    five = lay().specialist(0, "sa-4").hand(0, "2-3 sa-4").gone(0, "base-2 base-3")
    assert "depute sa-4" in five.begin().play("play 2-3", "pass", "use").legal()


@pytest.mark.rule("JB-SPECIAL-25", "JB-SETUP-19")
def test_it_is_shown_when_it_is_hired() -> None:
    ball = hiring(lay().money(0, 30), "sa-4")
    assert "sa-4" not in str(ball.view(1))
    ball.play("hire sa-4")
    for viewer in (0, 1, None):
        assert ball.told("specialist_hired", viewer) == [
            {"player": "seat:1", "worker": "worker:sa-4"}
        ]
        assert [player.specialist for player in ball.box(viewer).players] == ["hired", "unseen"]
        known = ball.player(0, viewer).known_hand
        assert [worker.id for worker in known] == ["worker:sa-4"]


@pytest.mark.rule("JB-SPECIAL-25", "JB-SPECIAL-24")
def test_unhired_specialists_stay_unknown_to_the_end() -> None:
    setting = lay().specialist(0, "sa-4").specialist(1, "sa-8").money(0, 30).prestige(1, 9)
    ball = final(setting)
    assert ball.match.is_over
    assert ball.match.scores == (3, 9 + 2), "louis and the track, nothing for specialists"
    for viewer, hidden in ((0, "sa-8"), (1, "sa-4"), (None, "sa-")):
        assert f"worker:{hidden}" not in str(ball.view(viewer))
