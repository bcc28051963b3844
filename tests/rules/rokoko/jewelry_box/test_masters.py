"""The bonuses and crowns of the new masters (section 2.11)."""

from __future__ import annotations

import pytest

from tests.rules.rokoko.jewelry_box.builder import JewelBall, JewelSetting, final, lay

CROWNS = ("jm-6", "jm-7", "jm-8", "jm-9")


def bonus(setting: JewelSetting, worker: str) -> JewelBall:
    """The worker is played without money, and its bonus is to be decided if there is any."""
    return setting.hand(0, f"{worker} base-1").money(0, 0).begin().play(f"play {worker}", "pass")


def is_asked(ball: JewelBall) -> bool:
    return ball.step() == "bonus"


@pytest.mark.rule("JB-BONUS-M-01")
def test_two_louis_for_each_dress_in_one_hall() -> None:
    setting = lay().rented(0, royal_1="cl01", royal_2="cl02", royal_3="cl03", hall2_1="cg01")
    setting.rented(1, royal_4="cg04").funded(0, "musician-hall3")
    ball = bonus(setting, "jm-1").play("use")
    assert ball.legal() == ["hall royal", "hall hall2"]
    assert ball.refused("hall hall3") == "JB-BONUS-M-01"
    assert ball.play("hall royal").money(0) == 6
    assert bonus(setting, "jm-1").play("use", "hall hall2").money(0) == 2
    assert not is_asked(bonus(lay().funded(0, "musician-hall3"), "jm-1"))


@pytest.mark.rule("XT-29", "JB-BONUS-M-02", "JB-BONUS-M-02a")
def test_xt_29_a_prestige_for_each_pair_of_blue_and_green() -> None:
    setting = lay().rented(0, royal_1="cl01", hall2_1="cl02", hall3_1="cl03", hall4_1="ul01")
    setting.rented(0, hall5_1="ul02", royal_2="rg01").rented(1, royal_3="ul03")
    assert bonus(setting, "jm-2").play("use").prestige(0) == 2
    green = lay().rented(0, royal_1="cl01", hall2_1="ul01", hall3_1="ul02", hall4_1="ul03")
    assert bonus(green, "jm-2").play("use").prestige(0) == 1
    blue = lay().rented(0, royal_1="cl01", hall2_1="cl02", hall3_1="rg01")
    assert not is_asked(bonus(blue, "jm-2"))


@pytest.mark.rule("JB-BONUS-M-03")
def test_three_louis_for_two_dresses_on_master_spaces() -> None:
    setting = lay().rented(0, royal_1="cl01", hall2_2="cl02", hall3_1="cl03", royal_3="cg01")
    setting.rented(1, hall4_1="ul01")
    assert bonus(setting, "jm-3").play("use").money(0) == 3, "three are one pair"
    assert bonus(setting.rented(0, hall5_1="ul02"), "jm-3").play("use").money(0) == 6
    assert not is_asked(bonus(lay().rented(0, royal_1="cl01", royal_3="cl02"), "jm-3"))


@pytest.mark.rule("WE-09", "JB-BONUS-M-05", "JB-BONUS-M-05a", "JB-BONUS-M-05b")
def test_we_09_four_louis_without_green_five_without_orange() -> None:
    nothing = lay().rented(0, royal_1="cl01", royal_2="cg01").rented(1, hall2_1="ul01")
    assert bonus(nothing, "jm-5").play("use").money(0) == 9
    assert bonus(lay().rented(0, royal_1="rg01"), "jm-5").play("use").money(0) == 4
    assert bonus(lay().rented(0, royal_1="ul01"), "jm-5").play("use").money(0) == 5
    assert not is_asked(bonus(lay().rented(0, royal_1="ul01", hall2_1="rg01"), "jm-5"))


# ---------------------------------------------------------------------- crowns


@pytest.mark.rule("JB-BONUS-M-06")
@pytest.mark.parametrize(
    ("jewels", "points"),
    [
        ("ncl1 nul1 rcg1 rrg1", 6), ("ncl1 ncl2 ncl3 nul1 rcg1", 0),
        ("ncl1 ncl2 nul1 nul2 rcg1 rcg2 rrg1", 6), ("ncl1 ncl2 nul1 nul2 rcg1 rcg2 rrg1 rrg2", 12),
    ],
)  # fmt: skip
def test_six_prestige_for_each_set_of_four_jewels(jewels: str, points: int) -> None:
    assert final(lay().jewels(0, jewels).reserve(0, "jm-6")).score("crown-jm-6") == (points, 0)


@pytest.mark.rule("JB-BONUS-M-07")
@pytest.mark.parametrize(
    ("jewels", "points"),
    [("ncl1 nul1", 3), ("ncl1 ncl2 nul1", 3), ("ncl1 rcg1 rrg1", 0), ("ncl1 ncl2 nul1 nul2", 6)],
)
def test_three_prestige_for_two_necklaces(jewels: str, points: int) -> None:
    assert final(lay().jewels(0, jewels).reserve(0, "jm-7")).score("crown-jm-7") == (points, 0)


@pytest.mark.rule("JB-BONUS-M-08")
def test_a_prestige_for_each_decoration() -> None:
    setting = lay().funded(0, "statue-1 upper-1 jeweler-1 musician-hall3").all_halls(0, 1)
    assert final(setting.reserve(0, "jm-8")).score("crown-jm-8") == (4, 0)


@pytest.mark.rule("JB-BONUS-M-09", "JB-BONUS-M-09a")
def test_three_prestige_for_two_apprentices() -> None:
    two = final(lay().reserve(0, "jm-9"))
    assert two.score("crown-jm-9") == (3, 0), "the two of the beginning"
    three = final(lay().reserve(0, "jm-9 1-5"))
    assert three.score("crown-jm-9") == (3, 0)
    setting = lay().specialist(0, "sa-2").reserve(0, "jm-9 sa-2").discard(0, "1-5 6-3 6-4")
    assert final(setting).score("crown-jm-9") == (9, 0), "six: also of level VI and a specialist"


@pytest.mark.rule("JB-BONUS-M-10", "OV-17", "OV-24")
@pytest.mark.parametrize("worker", CROWNS)
def test_crowns_do_nothing_during_the_game(worker: str) -> None:
    def rich() -> JewelSetting:
        setting = lay().jewels(0, "ncl1 ncl2 nul1 rcg1 rrg1").funded(0, "statue-1 upper-1")
        return setting.hand(1, "")

    ball = bonus(rich(), worker)
    assert ball.step() == "play", "no bonus is asked for"
    deputed = rich().hand(0, f"{worker} base-1").money(0, 0).begin()
    deputed.play(f"play {worker}", "depute")
    assert (deputed.money(0), deputed.step()) == (10, "play")
    by_bonus = rich().hand(0, "1-2 base-1").reserve(0, worker).begin()
    by_bonus.play("play 1-2", "pass", "use", f"depute {worker}")
    assert by_bonus.step() == "play"
    activated = rich().hand(0, "jj-1 base-1").reserve(0, worker).begin()
    assert activated.play("play jj-1", "pass", "use", f"activate {worker}").step() == "play"
    for done in (ball, deputed, by_bonus, activated):
        assert done.prestige(0) == 0


@pytest.mark.rule("JB-BONUS-M-10", "OV-24")
@pytest.mark.parametrize("worker", CROWNS)
def test_a_deputed_crown_brings_nothing_at_the_end(worker: str) -> None:
    setting = lay().jewels(0, "ncl1 ncl2 nul1 rcg1 rrg1").funded(0, "statue-1").round(7)
    setting.hire_stack("").hand(0, worker).hand(1, "")
    ball = setting.begin().play(f"play {worker}", "depute")
    assert ball.match.is_over
    assert ball.score(f"crown-{worker}") == (0, 0)


@pytest.mark.rule("XT-31", "JB-END-01", "JB-BONUS-M-06", "JB-BONUS-M-07", "JB-BONUS-M-11")
def test_xt_31_the_same_jewels_count_for_all_crowns() -> None:
    setting = lay().jewels(0, "ncl1 ncl2 nul1 rcg1 rcg2 rcg3 rrg1").reserve(0, "jm-6 jm-7")
    ball = final(setting)
    assert ball.score("jewels") == (7, 0)
    assert ball.score("crown-jm-6") == (6, 0)
    assert ball.score("crown-jm-7") == (3, 0)


@pytest.mark.rule("JB-BONUS-M-11")
def test_the_same_decorations_and_staff_count_for_all_crowns() -> None:
    setting = lay().funded(0, "statue-1 upper-1").reserve(0, "jm-8 jm-9").discard(0, "6-3 6-4")
    ball = final(setting)
    assert ball.score("crown-jm-8") == (2, 0)
    assert ball.score("crown-jm-9") == (6, 0), "four apprentices"
    assert ball.score("crown-6-3") == (8, 0), "a staff of nine"
