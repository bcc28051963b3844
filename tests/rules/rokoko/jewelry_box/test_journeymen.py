"""The bonuses of the new journeymen that need no other card (section 2.10)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bagatelle.games.rokoko.components import shipped
from tests.rules.rokoko.jewelry_box.builder import JewelBall, JewelSetting, lay, with_ranks


def bonus(setting: JewelSetting, worker: str, main: str = "pass") -> JewelBall:
    """The worker is played without money, and its bonus is to be decided if there is any."""
    return setting.hand(0, f"{worker} base-1").money(0, 0).begin().play(f"play {worker}", main)


def is_asked(ball: JewelBall) -> bool:
    return ball.step() == "bonus"


# ---------------------------------------------------------------------- J-03 to J-05


@pytest.mark.rule("JB-BONUS-J-03")
def test_a_louis_for_each_hall_with_a_dress_or_a_musician() -> None:
    setting = lay().rented(0, royal_1="cl01", royal_3="cl02", hall2_1="cg01")
    setting.funded(0, "musician-hall2 musician-hall5 statue-1").rented(1, hall3_1="rg01")
    assert bonus(setting, "jj-3").play("use").money(0) == 3
    assert not is_asked(bonus(lay().funded(0, "statue-1"), "jj-3"))


@pytest.mark.rule("XT-27", "JB-BONUS-J-04", "IX-37")
@pytest.mark.parametrize(("size", "louis"), [(4, 6), (5, 5), (6, 4), (7, 2), (11, 2)])
def test_xt_27_the_smaller_the_staff_the_more_louis(size: int, louis: int) -> None:
    more = ["1-1", "1-3", "1-4", "1-5", "1-6"][: max(0, size - 6)]
    gone = ["base-2", "base-3"][: max(0, 6 - size)]
    ball = bonus(lay().discard(0, " ".join(more)).gone(0, " ".join(gone)), "jj-4")
    assert ball.staff(0) == size
    assert ball.play("use").money(0) == louis


@pytest.mark.rule("XT-28", "JB-BONUS-J-04a", "IX-37")
def test_xt_28_a_card_being_deputed_still_counts() -> None:
    ball = bonus(lay().gone(0, "base-2"), "jj-4", "depute")
    assert ball.money(0) == 7
    assert ball.play("use").money(0) == 7 + 5
    assert ball.staff(0) == 4


@pytest.mark.rule("JB-BONUS-J-04a", "IX-37")
def test_a_card_being_spent_still_counts() -> None:
    setting = lay().gone(0, "base-2").marked(0, "M1 M2 M3").hand(0, "jj-4 base-1").money(0, 5)
    ball = setting.begin().play("play jj-4", "master trial", "use")
    assert ball.money(0) == 5, "five, not four"


@pytest.mark.rule("JB-BONUS-J-04b")
def test_a_staff_below_four_is_paid_like_four() -> None:
    """No rule makes it so small; a box in which three are enough does."""
    box = replace(shipped(), constants=replace(shipped().constants, min_staff=3))
    setting = lay(components=box).gone(0, "base-2 base-3 base-5")
    ball = bonus(setting, "jj-4")
    assert ball.staff(0) == 3
    assert ball.play("use").money(0) == 6


@pytest.mark.rule("XT-30", "JB-BONUS-J-05")
def test_xt_30_three_louis_for_two_decorations() -> None:
    five = "statue-1 upper-1 lower-1 jeweler-1 musician-hall3"
    assert bonus(lay().funded(0, five), "jj-5").play("use").money(0) == 6
    assert bonus(lay().funded(0, "statue-1 fireworks-1"), "jj-5").play("use").money(0) == 3
    assert not is_asked(bonus(lay().funded(0, "statue-1"), "jj-5"))


# ---------------------------------------------------------------------- J-06


def to_sell(windows: str, **lying: str) -> JewelSetting:
    return lay().windows(windows).kept(0, "r11 r12").rented(1, **lying).yarn(0, 1).lace(0, 1)


@pytest.mark.rule("JB-BONUS-J-06", "JB-BONUS-J-06d")
def test_a_further_dress_is_sold_for_its_price_and_one_prestige() -> None:
    ball = bonus(to_sell(". . . . . cl02"), "jj-6").play("use", "window 6", "pay r11")
    assert (ball.money(0), ball.prestige(0)) == (14, 1)
    assert ball.dress_discard() == "cl02"
    assert ball.match.to_act == (1,), "renting it out is not offered"


@pytest.mark.rule("JB-BONUS-J-06a")
def test_none_with_a_thimble() -> None:
    setting = to_sell(". . . . cl04 cl02").hand(0, "jj-6 base-1").money(0, 9)
    ball = setting.begin().play("play jj-6", "pass", "use")
    assert ball.legal() == ["window 6"]
    assert ball.refused("window 5") == "RK-ACT-TAILOR-11"
    assert not is_asked(bonus(to_sell(". . . . . cl04"), "jj-6"))
    master = lay(components=with_ranks({"jj-6": "master"})).windows(". . . . . cl04").kept(0, "r11")
    assert not is_asked(bonus(master.yarn(0, 1), "jj-6")), "whatever its rank"
    assert "tailor" in master.begin().play("play jj-6").legal()


@pytest.mark.rule("JB-BONUS-J-06b")
def test_window_and_resources_are_paid() -> None:
    setting = to_sell(". . . cl08 . .").hand(0, "jj-6 base-1").money(0, 5)
    ball = setting.begin().play("play jj-6", "pass", "use", "window 4", "pay r11")
    assert ball.money(0) == 5 - 4 + 17
    assert ball.goods(0) == (0, 0)
    poor = to_sell(". . . cl08 . .").hand(0, "jj-6 base-1").money(0, 3).begin()
    assert not is_asked(poor.play("play jj-6", "pass"))


@pytest.mark.rule("JB-BONUS-J-06c")
def test_none_that_cannot_be_sold() -> None:
    setting = lay(modules=("jewelry_box", "festivity", "expert"))
    setting.kept(0, "r01 r02 r03 r04 r28 r29 r38 r34").yarn(0, 3).lace(0, 3)
    box = shipped()
    plain = [d.id for d in (*box.festivity_dress, *box.expert_dress) if not d.thimble]
    rent_only = [name for name in plain if name != "expert-4"]
    for name in rent_only:
        ball = bonus(setting.windows(f". . . . cl01 {name}"), "jj-6")
        assert not is_asked(ball), "window 5 cannot be paid"
        setting.hand(0, "jj-6 base-1").money(0, 2)
        ball = setting.begin().play("play jj-6", "pass", "use")
        assert ball.legal() == ["window 5"]
        assert ball.refused("window 6") == "RK-ACT-TAILOR-34", name


@pytest.mark.rule("JB-BONUS-J-06d")
def test_no_prestige_without_a_sale() -> None:
    """The silk is missing, which the others cannot see."""
    ball = bonus(lay().windows(". . . . . cl01"), "jj-6")
    assert ball.legal() == ["skip"]
    assert ball.play("skip").prestige(0) == 0
    waived = bonus(to_sell(". . . . . cl01"), "jj-6").play("skip")
    assert (waived.prestige(0), waived.money(0)) == (0, 0)


# ---------------------------------------------------------------------- J-07 to J-09


@pytest.mark.rule("JB-BONUS-J-07")
def test_a_prestige_for_two_dresses_in_one_hall() -> None:
    setting = lay().rented(0, royal_1="cl01", royal_2="cl02", royal_3="cl03", hall2_1="cg01")
    setting.rented(0, hall3_1="cg02", hall3_2="cg03", hall3_3="rg01", hall3_4="rg02")
    setting.rented(1, hall2_2="cg04").funded(0, "musician-hall2")
    ball = bonus(setting, "jj-7").play("use")
    assert ball.step() == "choose_hall"
    assert ball.legal() == ["hall royal", "hall hall3"], "only those in which something is gained"
    assert ball.refused("hall hall2") == ball.refused("skip") == "JB-BONUS-J-07"
    assert ball.play("hall hall3").prestige(0) == 2
    assert ball.told("hall_bonus") == [
        {"player": "seat:1", "hall": "hall:hall3", "livres": 0, "prestige": 2}
    ]
    assert bonus(setting, "jj-7").play("use", "hall royal").prestige(0) == 1
    assert not is_asked(bonus(lay().rented(0, royal_1="cl01", hall2_1="cl02"), "jj-7"))


@pytest.mark.rule("JB-BONUS-J-08", "JB-BONUS-M-04")
@pytest.mark.parametrize("worker", ["jj-8", "jm-4"])
def test_three_louis_for_two_jewels(worker: str) -> None:
    assert bonus(lay().jewels(0, "ncl1 rcg1 rrg1 nul1 nul2"), worker).play("use").money(0) == 6
    assert bonus(lay().jewels(0, "ncl1 rcg1"), worker).play("use").money(0) == 3
    assert not is_asked(bonus(lay().jewels(0, "ncl1").jewels(1, "ncl2"), worker))


@pytest.mark.rule("JB-BONUS-J-09")
def test_a_prestige_for_three_jewels() -> None:
    six = "ncl1 rcg1 rrg1 nul1 nul2 rcg2"
    assert bonus(lay().jewels(0, six), "jj-9").play("use").prestige(0) == 2
    assert bonus(lay().jewels(0, "ncl1 rcg1 rrg1 nul1"), "jj-9").play("use").prestige(0) == 1
    assert not is_asked(bonus(lay().jewels(0, "ncl1 ncl2"), "jj-9"))
