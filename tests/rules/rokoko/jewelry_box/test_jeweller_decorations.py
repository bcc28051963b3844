"""The jeweller's decorations, a fifth kind (section 2.5)."""

from __future__ import annotations

import pytest

from tests.rules.rokoko.jewelry_box.builder import final, lay, with_jeweller


@pytest.mark.rule("JB-DECO-01", "JB-DECO-02", "JB-DECO-03", "OV-18")
@pytest.mark.parametrize("worker", ["base-1", "base-3", "base-4"])
def test_any_rank_funds_one_at_its_price(worker: str) -> None:
    setting = lay(components=with_jeweller(5, 7)).money(0, 9)
    ball = setting.begin().play(f"play {worker}", "fund")
    assert ball.legal() == ["fund musician-hall5", "fund jeweler-1", "fund jeweler-2"]
    ball.play("fund jeweler-2")
    assert (ball.money(0), ball.owner("jeweler-2")) == (2, 0)
    assert {decoration.kind for decoration in ball.box().decorations} == {"jeweller"}


@pytest.mark.rule("XT-08", "JB-DECO-04", "OV-18")
def test_xt_08_nobody_has_two() -> None:
    ball = lay().funded(0, "jeweler-1").money(0, 30).begin().play("play base-1", "fund")
    assert not [move for move in ball.legal() if "jeweler" in move]
    assert ball.refused("fund jeweler-2") == "JB-DECO-04"
    assert ball.refused("fund jeweler-1") == "RK-ACT-FUND-04"
    other = lay().funded(0, "jeweler-1").money(1, 30).turn_of(1).begin().play("play base-1", "fund")
    assert {"fund jeweler-2", "fund jeweler-3"} < {*other.legal()}
    for worker in ("3-3", "6-2"):
        by_bonus = lay().hand(0, f"{worker} base-1").funded(0, "jeweler-1").money(0, 30).begin()
        by_bonus.play(f"play {worker}", "pass", "use")
        assert by_bonus.refused("fund jeweler-2") == "JB-DECO-04"


@pytest.mark.rule("XT-09", "JB-DECO-07", "JB-INC-01", "IX-13", "OV-02", "OV-13")
def test_xt_09_the_left_kitchen_counts_it() -> None:
    setting = lay().funded(0, "upper-1 musician-hall5 jeweler-1").jewels(0, "ncl1 rcg1 rrg1")
    setting.hand(0, "base-1").hand(1, "").money(0, 0)
    ball = setting.begin()
    assert ball.player(0).income == 11
    ball.play("play base-1", "pass")
    assert ball.money(0) == 5 + 3 + 3


@pytest.mark.rule("JB-DECO-07", "IX-13", "OV-02")
@pytest.mark.parametrize(
    ("worker", "money", "prestige"),
    [("2-4", 0, 1), ("3-1", 2, 0), ("5-2", 0, 1), ("jj-5", 3, 0)],
)
def test_bonuses_for_decorations_count_it(worker: str, money: int, prestige: int) -> None:
    setting = lay().funded(0, "statue-1 jeweler-2").hand(0, f"{worker} base-1").money(0, 0)
    ball = setting.begin().play(f"play {worker}", "pass", "use")
    assert (ball.money(0), ball.prestige(0)) == (money, prestige)


@pytest.mark.rule("JB-DECO-07", "IX-13", "JB-BONUS-M-08")
def test_the_crown_for_decorations_counts_it() -> None:
    ball = final(lay().funded(0, "statue-1 jeweler-2").reserve(0, "jm-8"))
    assert ball.score("crown-jm-8") == (2, 0)


@pytest.mark.rule("JB-DECO-08")
def test_it_gives_no_presence() -> None:
    setting = lay().hand(0, "jj-3 base-1").funded(0, "jeweler-1").rented(0, royal_1="cl01")
    ball = setting.money(0, 0).begin().play("play jj-3", "pass", "use")
    assert ball.money(0) == 1, "the hall of the dress, no other"
    setting = lay().money(0, 30).rented(0, royal_1="cl01", hall2_1="cl02", hall3_1="cl03")
    ball = setting.rented(0, hall4_1="cl04").begin().play("play base-4", "fund", "fund jeweler-1")
    assert ball.all_halls() == [None, None, None]


@pytest.mark.rule("JB-DECO-09")
def test_its_prestige_is_scored_at_the_end() -> None:
    ball = final(lay().funded(0, "jeweler-3").funded(1, "jeweler-1"))
    assert ball.score("decorations") == (1, 0)
    dear = final(lay(components=with_jeweller(5, prestige=4)).funded(0, "jeweler-1"))
    assert dear.score("decorations") == (4, 0)
    playing = lay(components=with_jeweller(5, prestige=4)).money(0, 9).begin()
    assert playing.play("play base-4", "fund", "fund jeweler-1").prestige(0) == 0, "not at once"


@pytest.mark.rule("JB-DECO-10")
@pytest.mark.parametrize(("worker", "less"), [("3-3", 5), ("6-2", 10)])
def test_discounts_hold_for_it_and_never_pay_out(worker: str, less: int) -> None:
    for space, printed in ((1, 3), (2, 8), (3, 11)):
        setting = lay(components=with_jeweller(3, 8, 11)).money(0, 9).hand(0, f"{worker} base-1")
        ball = setting.begin().play(f"play {worker}", "pass", "use", f"fund jeweler-{space}")
        assert ball.money(0) == 9 - max(0, printed - less)
