"""Funding, the all-halls bonus and income (sections 2.11 to 2.13)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bagatelle.games.rokoko.components import AllHalls, Statues, shipped
from bagatelle.games.rokoko.entries import DecorationSpace
from tests.rules.rokoko.builder import Ball, Setting, lay, with_small_side


def funding(setting: Setting) -> Ball:
    return setting.begin().play("play base-1", "fund")


@pytest.mark.rule("RK-ACT-FUND-02", "RK-ACT-FUND-10", "RK-ACT-FUND-11", "RK-ACT-FUND-12", "RK-D-11")
def test_any_free_space_that_can_be_paid() -> None:
    ball = funding(lay().money(0, 99))
    names = [space.id for _, space in shipped().board.small.decorations()]
    assert ball.legal() == [f"fund {name}" for name in names]
    assert ball.refused("pass") == "RK-ACT-FUND-02"
    ball.play("fund musician-hall4")
    assert ball.owner("musician-hall4") == 0
    assert ball.space("hall4-1") == (None, None), "without a dress in that hall"


@pytest.mark.rule("RK-ACT-FUND-03")
def test_the_printed_price() -> None:
    costs = {space.id: space.cost for _, space in shipped().board.small.decorations()}
    for name, cost in costs.items():
        assert funding(lay().money(0, 40)).play(f"fund {name}").money(0) == 40 - cost
    ball = funding(lay().money(0, 12))
    assert ball.legal() == [f"fund {name}" for name, cost in costs.items() if cost <= 12]
    assert ball.refused("fund statue-2") == "RK-GEN-13"


@pytest.mark.rule("RK-TV-05")
def test_tv_05_a_decoration_of_ten() -> None:
    statues = shipped().board.small.statues
    ten: Statues = replace(statues, spaces=(DecorationSpace("statue-1", 10, 0),))
    setting = lay(components=with_small_side(statues=ten)).money(0, 10)
    ball = funding(setting).play("fund statue-1")
    assert ball.money(0) == 0
    assert ball.owner("statue-1") == 0


@pytest.mark.rule("RK-ACT-FUND-04")
def test_a_space_has_one_marker() -> None:
    ball = funding(lay().money(0, 99).funded(1, "statue-1"))
    assert ball.refused("fund statue-1") == "RK-ACT-FUND-04"
    assert ball.owner("statue-1") == 1


@pytest.mark.rule("RK-ACT-FUND-05")
def test_printed_prestige_waits_for_the_end() -> None:
    ball = funding(lay().money(0, 99)).play("fund musician-royal")
    assert ball.prestige(0) == 0


@pytest.mark.rule("RK-ACT-FUND-07", "RK-ACT-FUND-08", "RK-ACT-FUND-09", "RK-INV-07")
@pytest.mark.parametrize(
    ("row", "other", "clause"),
    [("upper", "lower", "RK-ACT-FUND-07"), ("lower", "upper", "RK-ACT-FUND-08")],
)
@pytest.mark.parametrize("edition", ["2013", "deluxe"])
def test_one_marker_in_each_fountain_row(row: str, other: str, clause: str, edition: str) -> None:
    ball = funding(lay(edition=edition).money(0, 99).funded(0, f"{row}-1"))
    assert ball.refused(f"fund {row}-2") == clause
    ball.play(f"fund {other}-2")
    assert ball.owner(f"{other}-2") == 0


# ---------------------------------------------------------------------- all halls

FOUR = {"royal_3": "cl02", "hall2_3": "cl03", "hall3_3": "cl05", "hall4_2": "cl07"}


def in_four_halls(seat: int = 0) -> Setting:
    return lay().rented(seat, **FOUR).money(0, 60).windows("cl01").kept(0, "r11")


@pytest.mark.rule("RK-HALLS-01", "RK-HALLS-02", "RK-HALLS-03", "RK-HALLS-05", "RK-ACT-FUND-13")
def test_present_in_all_halls() -> None:
    ball = funding(in_four_halls())
    assert ball.all_halls() == [None, None, None]
    ball.play("fund musician-hall5")
    assert ball.all_halls() == [0, None, None]
    assert ball.money(0) == 60 - 8
    ball = in_four_halls().begin().play("play base-1", "tailor", "window 1", "pay r11")
    assert ball.play("rent hall5-3").all_halls() == [0, None, None]
    ball = funding(in_four_halls()).play("fund statue-1")
    assert ball.all_halls() == [None, None, None]


@pytest.mark.rule("RK-HALLS-02")
def test_the_most_valuable_free_space() -> None:
    ball = funding(in_four_halls().all_halls(1, 1)).play("fund musician-hall5")
    assert ball.all_halls() == [1, 0, None]
    prestige = [place.prestige for place in ball.view().all_halls]
    assert prestige == sorted(prestige, reverse=True)


@pytest.mark.rule("RK-HALLS-04")
def test_at_most_one_all_halls_marker() -> None:
    setting = in_four_halls().funded(0, "musician-hall5").all_halls(0, 1)
    ball = funding(setting).play("fund musician-royal")
    assert ball.all_halls() == [0, None, None]


@pytest.mark.rule("RK-HALLS-06", "RK-DV-27", "RK-BONUS-L3-03")
def test_dv_27_all_halls_by_a_bonus() -> None:
    ball = in_four_halls().hand(0, "3-3").begin().play("play 3-3", "pass", "use")
    ball.play("fund musician-hall5")
    assert ball.all_halls() == [0, None, None]
    assert ball.money(0) == 60 - 3
    assert ball.player(0).decorations == 1


@pytest.mark.rule("RK-HALLS-07")
def test_latecomers_get_nothing() -> None:
    one_space: AllHalls = replace(shipped().board.small.all_halls, prestige=(5,))
    setting = lay(components=with_small_side(all_halls=one_space)).rented(0, **FOUR)
    ball = setting.money(0, 60).all_halls(1, 1).begin()
    assert ball.play("play base-1", "fund", "fund musician-hall5").all_halls() == [1]


# ---------------------------------------------------------------------- income


def income(ball: Ball, seat: int) -> int:
    return ball.player(seat).income


@pytest.mark.rule("RK-INC-01", "RK-TV-06")
def test_tv_06_five_livres_for_everybody() -> None:
    setting = lay(3).rented(1, royal_3="cl01").funded(1, "statue-1").hand(0, "base-1")
    ball = setting.hand(1, "").hand(2, "").money(0, 1).money(1, 2).money(2, 3).begin()
    ball.pass_turn()
    assert [ball.money(seat) for seat in (0, 1, 2)] == [6, 7, 8]
    assert [event["livres"] for event in ball.told("income_paid")] == [5, 5, 5]


@pytest.mark.rule("RK-INC-05", "RK-TV-07")
def test_tv_07_the_lower_row_pays_for_dresses() -> None:
    setting = lay().funded(0, "lower-1 statue-1")
    ball = setting.rented(0, royal_3="cl01", hall2_3="cl02", hall3_3="cl03").begin()
    assert income(ball, 0) == 8


@pytest.mark.rule("RK-INC-02", "RK-INC-03", "RK-INC-06", "RK-TV-08")
@pytest.mark.parametrize("edition", ["2013", "deluxe"])
def test_tv_08_both_rows_add_up(edition: str) -> None:
    setting = lay(edition=edition).funded(0, "upper-1 lower-1 statue-1")
    assert income(setting.rented(0, royal_3="cl01").begin(), 0) == 9


@pytest.mark.rule("RK-DV-29", "RK-INC-02", "RK-INC-03", "RK-INC-04")
def test_dv_29_the_all_halls_marker_is_no_decoration() -> None:
    setting = lay().funded(0, "upper-1 lower-1 statue-1").all_halls(0, 1)
    assert income(setting.rented(0, royal_3="cl01").begin(), 0) == 5 + 3 + 1


@pytest.mark.rule("RK-INC-08")
def test_income_asks_nobody() -> None:
    ball = lay().hand(0, "base-1").hand(1, "").begin().pass_turn()
    kinds = [event.kind for event in ball.events()]
    assert kinds.index("income_paid") < kinds.index("round_begun")
    assert ball.view().step == "pick"
