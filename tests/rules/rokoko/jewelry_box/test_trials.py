"""Completing trials (sections 2.7 to 2.9)."""

from __future__ import annotations

import pytest

from tests.rules.rokoko.jewelry_box.builder import JewelBall, JewelSetting, lay, with_ranks

JOURNEYMAN_TASKS = "J1 J2 J3 J4"
MASTER_TASKS = "M1 M2 M3"


def ready_for_journeyman(money: int = 5, hand: str = "base-5 base-1") -> JewelSetting:
    """All tasks are marked; a staff of four, with the apprentice "gain 2 louis"."""
    setting = lay().marked(0, JOURNEYMAN_TASKS).money(0, money).hand(0, hand)
    return setting.gone(0, "base-2")


def ready_for_master(
    money: int = 5, hand: str = "2-3 base-1", gone: str = "base-2"
) -> JewelSetting:
    """All tasks are marked; a staff of five, with 2-3 as a journeyman."""
    setting = lay(components=with_ranks({"2-3": "journeyman"})).marked(0, MASTER_TASKS)
    return setting.money(0, money).hand(0, hand).gone(0, gone)


# ---------------------------------------------------------------------- the journeyman trials


@pytest.mark.rule(
    "XT-14", "JB-TRIAL-J-08", "JB-TRIAL-J-10", "JB-TRIAL-J-11", "JB-TRIAL-J-12", "JB-TRIAL-J-13",
    "JB-TRIAL-J-14", "JB-TRIAL-J-16", "JB-TRIAL-J-17", "JB-TRIAL-J-18", "JB-TRIAL-G-16",
    "JB-TRIAL-G-19", "IX-35", "OV-03", "OV-16",
)  # fmt: skip
def test_xt_14_an_apprentice_is_given_away_for_a_journeyman() -> None:
    ball = ready_for_journeyman().begin()
    assert ball.staff(0) == 4
    ball.play("play base-5", "journeyman trial")
    assert (ball.money(0), ball.prestige(0)) == (0, 1), "paid first"
    ball.play("use")
    assert ball.money(0) == 2
    assert ball.step() == "trial_card"
    assert ball.legal() == [f"choose jj-{number}" for number in range(1, 10)], "the whole pile"
    assert ball.marks(0) == JOURNEYMAN_TASKS
    ball.play("choose jj-4")
    assert (ball.money(0), ball.prestige(0), ball.staff(0)) == (2, 1, 4)
    assert ball.zone(0, "hand") == "base-1 jj-4"
    for zone in ("hand", "reserve", "discard"):
        assert "base-5" not in ball.zone(0, zone).split(), "it has left the game"
    assert (ball.marks(0), ball.area(0)) == ("", "master")
    assert ball.match.to_act == (1,)


@pytest.mark.rule("XT-15", "JB-TRIAL-J-08", "JB-TRIAL-J-09")
def test_xt_15_money_of_the_bonus_comes_too_late() -> None:
    ball = ready_for_journeyman(money=4).begin().play("play base-5")
    assert "journeyman trial" not in ball.legal()
    assert ball.refused("journeyman trial") == "JB-TRIAL-J-08"


@pytest.mark.rule("XT-16", "JB-TRIAL-J-05")
@pytest.mark.parametrize("worker", ["base-3", "base-1"])
def test_xt_16_only_an_apprentice_completes_the_journeyman_trials(worker: str) -> None:
    ball = ready_for_journeyman(hand=worker).begin().play(f"play {worker}")
    assert ball.refused("journeyman trial") == "JB-TRIAL-J-05"


@pytest.mark.rule("JB-TRIAL-J-06", "JB-TRIAL-G-14")
def test_the_token_must_stand_in_the_journeyman_area() -> None:
    ball = lay().marked(0, MASTER_TASKS).money(0, 9).begin().play("play base-4")
    assert ball.refused("journeyman trial") == "JB-TRIAL-J-06"


@pytest.mark.rule("JB-TRIAL-J-07")
@pytest.mark.parametrize("marks", ["J1 J2 J3", "J2 J3 J4", "J1 J2 J4", "J1 J3 J4", ""])
def test_all_four_tasks_must_be_marked(marks: str) -> None:
    setting = lay().marked(0, marks).marked(1, JOURNEYMAN_TASKS).money(0, 9)
    ball = setting.begin().play("play base-4")
    assert ball.refused("journeyman trial") == "JB-TRIAL-J-07", "those of others do not help"


@pytest.mark.rule("XT-33", "JB-TRIAL-G-17")
def test_xt_33_an_empty_pile() -> None:
    setting = ready_for_journeyman().trial_pile("journeyman", "")
    ball = setting.begin().play("play base-5")
    assert ball.refused("journeyman trial") == "JB-TRIAL-G-17"
    last = ready_for_journeyman().trial_pile("journeyman", "jj-7").begin()
    last.play("play base-5", "journeyman trial", "skip", "choose jj-7")
    assert last.trial("journeyman").cards == 0
    master = ready_for_master().trial_pile("master", "").begin().play("play 2-3")
    assert master.refused("master trial") == "JB-TRIAL-G-17"


@pytest.mark.rule("JB-TRIAL-J-11", "JB-TRIAL-M-10")
def test_the_bonus_is_used_before_the_card_leaves_and_only_once() -> None:
    ball = ready_for_journeyman().begin().play("play base-5", "journeyman trial", "use")
    assert ball.refused("use") == "JB-TRIAL-J-14"
    ball.play("choose jj-3")
    assert ball.match.to_act == (1,)
    waived = ready_for_journeyman().begin().play("play base-5", "journeyman trial", "skip")
    assert waived.play("choose jj-3").money(0) == 0
    ball = ready_for_master(hand="jj-4 base-1").begin().play("play jj-4", "master trial", "use")
    assert ball.money(0) == 5
    assert ball.play("choose jm-1").match.to_act == (1,)


@pytest.mark.rule("JB-TRIAL-J-13", "JB-TRIAL-G-15", "JB-TRIAL-M-11")
def test_it_is_neither_deputing_nor_hiring() -> None:
    """Nothing is paid for the card that goes; the hire row and its price are not touched."""
    setting = ready_for_journeyman().hire_row("1-1 1-3")
    ball = setting.begin().play("play base-5", "journeyman trial", "skip", "choose jj-4")
    assert ball.money(0) == 0
    assert ball.hire_row() == "1-1 1-3 . ."
    kinds = {event.kind for event in ball.events()}
    assert not kinds & {"worker_deputed", "hidden_worker_deputed", "worker_hired"}
    empty = ready_for_master().begin().play("play 2-3", "master trial", "skip", "choose jm-1")
    assert (empty.money(0), empty.staff(0)) == (0, 5), "no need of a hire row"


@pytest.mark.rule("JB-TRIAL-J-15", "JB-TRIAL-M-13", "JB-TRIAL-G-20", "IX-48")
def test_the_rest_of_the_pile_goes_back() -> None:
    ball = ready_for_journeyman().begin()
    ball.play("play base-5", "journeyman trial", "skip", "choose jj-4")
    assert ball.pile("journeyman") == "jj-1 jj-2 jj-3 jj-5 jj-6 jj-7 jj-8 jj-9"
    assert ball.trial("journeyman").cards == 8
    assert ball.trial("master").cards == 9
    for viewer in (0, 1, None):
        assert ball.box(viewer).pile is None, "face down again"


@pytest.mark.rule("JB-TRIAL-J-14")
def test_a_card_of_the_pile_and_no_other() -> None:
    setting = ready_for_journeyman().trial_pile("journeyman", "jj-1 2-2 jj-9")
    ball = setting.begin().play("play base-5", "journeyman trial", "skip")
    assert ball.legal() == ["choose 2-2", "choose jj-1", "choose jj-9"]
    for card in ("jj-2", "jm-1", "base-5", "1-1"):
        assert ball.refused(f"choose {card}") == "JB-TRIAL-J-14"


@pytest.mark.rule("JB-TRIAL-J-16", "IX-38", "IX-47")
def test_the_new_card_is_played_in_the_same_round_and_stays() -> None:
    setting = ready_for_journeyman(hand="base-5").hand(1, "").specialist(0, "sa-5")
    ball = setting.round(3).begin()
    ball.play("play base-5", "journeyman trial", "skip", "choose jj-4")
    assert ball.legal() == ["play jj-4"]
    assert ball.view().round == 3
    ball.play("play jj-4", "pass", "use")
    assert ball.money(0) == 6 + 5, "its bonus, and the income of the round"
    assert ball.view().round == 4
    assert ball.zone(0, "discard") == "jj-4"


@pytest.mark.rule("IX-38")
def test_a_hired_specialist_and_a_new_card_both_are_to_be_played() -> None:
    setting = lay().marked(0, JOURNEYMAN_TASKS).money(0, 40).hand(0, "base-1 base-4").hand(1, "")
    ball = setting.specialist(0, "sa-4").round(3).begin()
    ball.play("play base-1", "hire", "hire sa-4")
    ball.play("play base-4", "journeyman trial", "choose jj-3")
    assert ball.legal() == ["play jj-3", "play sa-4"]
    ball.turn("play jj-3", "pass")
    assert ball.view().round == 3
    ball.turn("play sa-4", "pass")
    assert ball.view().round == 4


@pytest.mark.rule("IX-47")
def test_a_card_of_the_pile_may_be_deputed_or_spent_later() -> None:
    deputed = lay().hand(0, "jj-4 base-1").money(0, 0).begin().play("play jj-4", "depute", "skip")
    assert deputed.money(0) == 7
    assert "jj-4" not in deputed.everywhere()
    spent = ready_for_master(hand="jj-3 base-1").begin()
    spent.play("play jj-3", "master trial", "choose jm-2")
    assert "jj-3" not in spent.everywhere()
    assert spent.zone(0, "hand") == "base-1 jm-2"


@pytest.mark.rule("JB-TRIAL-J-19", "JB-SPECIAL-22")
@pytest.mark.parametrize("worker", ["6-3", "sa-4", "base-4", "1-5"])
def test_any_apprentice_may_be_spent(worker: str) -> None:
    setting = lay().marked(0, JOURNEYMAN_TASKS).money(0, 9).hand(0, f"{worker} base-1")
    ball = setting.specialist(0, "sa-4").begin().play(f"play {worker}", "journeyman trial")
    if "skip" in ball.legal():
        ball.play("skip")
    ball.play("choose jj-1")
    assert worker not in ball.everywhere()
    assert worker not in ball.zone(0, "discard").split()


@pytest.mark.rule("JB-TRIAL-J-20")
def test_the_apprentice_being_spent_is_not_deputed_as_well() -> None:
    """No apprentice has such a bonus; 1-2 and 2-3 are given as apprentices here."""
    for worker in ("1-2", "2-3"):
        box = with_ranks({worker: "apprentice"})
        setting = lay(components=box).marked(0, JOURNEYMAN_TASKS).money(0, 9)
        ball = setting.hand(0, f"{worker} base-1").begin()
        ball.play(f"play {worker}", "journeyman trial", "use")
        assert f"depute {worker}" not in ball.legal()
        assert ball.refused(f"depute {worker}") == "RK-ACT-DEPUTE-16"
        assert "depute base-2" in ball.legal()


# ---------------------------------------------------------------------- the master trials


@pytest.mark.rule(
    "XT-17", "IX-36", "JB-TRIAL-M-08", "JB-TRIAL-M-09", "JB-TRIAL-M-10", "JB-TRIAL-M-11",
    "JB-TRIAL-M-12", "JB-TRIAL-M-14", "JB-TRIAL-M-15", "JB-TRIAL-M-16", "JB-TRIAL-G-19",
    "OV-16",
)  # fmt: skip
def test_xt_17_a_journeyman_deputes_and_is_given_away_for_a_master() -> None:
    ball = ready_for_master(hand="2-3 base-3", gone="base-5").begin()
    assert ball.staff(0) == 5
    assert ball.zone(0, "reserve") == "base-1 base-2 base-4"
    ball.play("play 2-3", "master trial")
    assert (ball.money(0), ball.prestige(0)) == (0, 1)
    ball.play("use")
    assert ball.refused("depute 2-3") == "RK-ACT-DEPUTE-16"
    ball.play("depute base-1")
    assert ball.money(0) == 8
    assert ball.zone(0, "reserve") + " " + ball.zone(0, "hand") == "base-2 base-4 base-3"
    assert ball.step() == "trial_card", "three workers, for an instant"
    assert ball.legal() == [f"choose jm-{number}" for number in range(1, 10)]
    ball.play("choose jm-6")
    assert (ball.money(0), ball.prestige(0), ball.staff(0)) == (8, 1, 4)
    assert ball.zone(0, "hand") == "base-3 jm-6"
    assert ball.zone(0, "discard") == ""
    assert (ball.marks(0), ball.area(0)) == ("", "journeyman")
    assert ball.box().players[0].master_trials == 1


@pytest.mark.rule("XT-18", "IX-35", "JB-TRIAL-G-16")
def test_xt_18_a_staff_of_four_deputes_nobody_but_completes_the_trial() -> None:
    ball = ready_for_master(gone="base-2 base-5").begin()
    assert ball.staff(0) == 4
    ball.play("play 2-3", "master trial")
    assert ball.step() == "trial_card", "the bonus cannot be used"
    assert ball.play("choose jm-1").staff(0) == 4


@pytest.mark.rule("IX-35", "JB-TRIAL-G-16")
def test_after_the_trial_a_staff_of_four_deputes_nobody() -> None:
    setting = ready_for_master(gone="base-2 base-5").hand(1, "base-1")
    ball = setting.begin().play("play 2-3", "master trial", "choose jm-1")
    assert ball.play("play base-1").staff(1) == 5
    assert "depute" in ball.legal(), "seat 1 has five"
    ball.play("pass", "play jm-1")
    assert ball.staff(0) == 4
    assert ball.refused("depute") == "RK-ACT-DEPUTE-10"


@pytest.mark.rule("IX-36")
def test_a_deputing_bonus_that_is_activated_while_a_card_is_spent() -> None:
    """Activate reaches a deputing bonus while its own card is being spent."""
    ball = ready_for_master(hand="jj-1 base-3", gone="base-5 base-2").reserve(0, "2-3").begin()
    assert ball.staff(0) == 5
    ball.play("play jj-1", "master trial", "use", "activate 2-3", "use")
    assert ball.refused("depute jj-1") == "RK-ACT-DEPUTE-16"
    ball.play("depute base-4", "choose jm-1")
    assert ball.staff(0) == 4


@pytest.mark.rule("JB-TRIAL-M-05")
@pytest.mark.parametrize("worker", ["base-4", "base-1"])
def test_only_a_journeyman_completes_the_master_trials(worker: str) -> None:
    ball = ready_for_master(hand=worker).begin().play(f"play {worker}")
    assert ball.refused("master trial") == "JB-TRIAL-M-05"


@pytest.mark.rule("JB-TRIAL-M-06", "JB-TRIAL-G-14")
def test_the_token_must_stand_in_the_master_area() -> None:
    ball = lay().marked(0, JOURNEYMAN_TASKS).money(0, 9).begin().play("play base-3")
    assert ball.refused("master trial") == "JB-TRIAL-M-06"


@pytest.mark.rule("JB-TRIAL-M-07")
@pytest.mark.parametrize("marks", ["M1 M2", "M2 M3", "M1 M3"])
def test_all_three_tasks_must_be_marked(marks: str) -> None:
    ball = lay().marked(0, marks).money(0, 9).begin().play("play base-3")
    assert ball.refused("master trial") == "JB-TRIAL-M-07"


@pytest.mark.rule("JB-TRIAL-M-08")
def test_five_louis_before_all_else() -> None:
    ball = ready_for_master(money=4).begin().play("play 2-3")
    assert ball.refused("master trial") == "JB-TRIAL-M-08"
    paid = ready_for_master(money=5).begin().play("play 2-3", "master trial")
    assert paid.told("trial_passed") == [
        {"player": "seat:1", "trial": "trial:master", "livres": 5, "prestige": 1}
    ]


@pytest.mark.rule("JB-TRIAL-M-17")
@pytest.mark.parametrize("worker", ["base-3", "4-3", "jj-9"])
def test_any_journeyman_may_be_spent(worker: str) -> None:
    ball = ready_for_master(hand=f"{worker} base-1").begin().play(f"play {worker}", "master trial")
    if "skip" in ball.legal():
        ball.play("skip")
    ball.play("choose jm-1")
    for zone in ("hand", "reserve", "discard"):
        assert worker not in ball.zone(0, zone).split()


@pytest.mark.rule("JB-TRIAL-M-18", "IX-48")
@pytest.mark.parametrize("worker", ["jj-3", "2-3"])
def test_a_spent_journeyman_does_not_go_back_to_its_pile(worker: str) -> None:
    setting = ready_for_master(hand=f"{worker} base-1").trial_pile("journeyman", "jj-1 2-2")
    ball = setting.begin().play(f"play {worker}", "master trial")
    if "skip" in ball.legal():
        ball.play("skip")
    ball.play("choose jm-1")
    assert ball.pile("journeyman") == "2-2 jj-1"
    assert worker not in ball.everywhere().split()


# ---------------------------------------------------------------------- one after the other


@pytest.mark.rule("JB-TRIAL-G-13", "JB-TRIAL-G-14", "JB-TRIAL-G-19", "OV-03")
def test_the_trials_alternate_without_limit() -> None:
    """Journeyman, master and journeyman trials; tasks are marked anew each time."""
    setting = lay(components=with_ranks({"2-2": "journeyman", "4-2": "journeyman"}))
    setting.marked(0, JOURNEYMAN_TASKS).money(0, 60).hand(1, "")
    setting.hand(0, "base-4 2-2 base-3 base-1 base-5").reserve(0, "1-5 1-6")
    setting.windows(". . . cg02 cg01 cl01").kept(0, "r11 r15 r16").warehouse("r39 r01 r28")
    ball = setting.funded(0, "statue-1").rented(0, royal_1="rg01").begin()
    ball.play("play base-4", "journeyman trial", "skip", "choose jj-3")
    assert (ball.area(0), ball.marks(0)) == ("master", "")
    ball.play("play 2-2", "tailor", "window 6", "pay r11", "sell")
    ball.play("use", "window 5", "pay r15", "sell")
    ball.play("play base-1", "tailor", "window 4", "pay r16", "sell")
    assert ball.marks(0) == "M3 M1 M2"
    ball.play("play base-3", "master trial", "skip", "choose jm-1")
    assert (ball.area(0), ball.marks(0)) == ("journeyman", "")
    ball.play("play base-5", "acquire", "take r39", "trade")
    assert ball.marks(0) == "J3", "the second run"
    assert ball.trial("journeyman").cards == ball.trial("master").cards == 8
    assert ball.owner("statue-1") == 0, "no other token has moved"
    assert ball.space("royal-1") == ("rg01", 0)


@pytest.mark.rule("JB-TRIAL-G-13")
def test_a_second_run_of_each_trial() -> None:
    second = ready_for_master().mastered(0, 1).trial_pile("master", "jm-2 jm-3")
    ball = second.begin().play("play 2-3", "master trial", "skip", "choose jm-3")
    assert ball.box().players[0].master_trials == 2
    assert ball.pile("master") == "jm-2"


@pytest.mark.rule("IX-48", "IX-49")
def test_unhired_cards_leave_the_game_and_the_piles_stay() -> None:
    setting = lay().hire_row("jj-3 jm-6 1-1").hand(0, "base-1").hand(1, "").round(4)
    ball = setting.begin()
    piles = [ball.pile("journeyman"), ball.pile("master")]
    ball.play("play base-1", "pass")
    assert ball.view().round == 5
    for card in ("jj-3", "jm-6", "1-1"):
        assert card not in ball.everywhere().split()
    assert [ball.pile("journeyman"), ball.pile("master")] == piles


def spends(setting: JewelSetting) -> JewelBall:
    """Seat 1 has copied whatever lies on top of the discard of seat 0."""
    ball = setting.hand(1, "jj-2 base-1").money(1, 0).begin()
    ball.play("play base-4", "journeyman trial", "choose jj-1")
    return ball.play("play jj-2", "pass", "use", "copy 1")


@pytest.mark.rule("IX-46", "OV-16")
def test_a_spent_card_never_reaches_the_discard() -> None:
    setting = lay().marked(0, JOURNEYMAN_TASKS).money(0, 9).hand(0, "base-4 base-1")
    ball = spends(setting.discard(0, "base-3 base-5"))
    assert ball.told("bonus_copied") == [
        {"player": "seat:2", "owner": "seat:1", "worker": "worker:base-5.1"}
    ]
    assert ball.play("use").money(1) == 2


@pytest.mark.rule("IX-46")
def test_a_deputed_card_never_reaches_the_discard() -> None:
    setting = lay().hand(0, "base-4 base-1").discard(0, "base-3 base-5")
    ball = setting.hand(1, "jj-2 base-1").money(1, 0).begin().play("play base-4", "depute")
    ball.play("play jj-2", "pass", "use", "copy 1", "use")
    assert ball.money(1) == 2, "base-5 was discarded before"
