"""Main action 2, acquire resources (section 2.7)."""

from __future__ import annotations

import pytest

from tests.rules.rokoko.builder import Ball, lay


def acquiring(*segments: str, money: int = 9, players: int = 4) -> Ball:
    setting = lay(players).hand(0, "base-4 base-1").money(0, money).warehouse(*segments)
    return setting.begin().play("play base-4")


@pytest.mark.rule("RK-ACT-RES-02", "RK-D-04")
def test_one_tile_of_any_segment() -> None:
    ball = acquiring("r01 r02", "", "r03").play("acquire")
    assert ball.legal() == ["take r01", "take r02", "take r03"]
    assert ball.refused("take r04") == "RK-ACT-RES-02"
    assert ball.refused("pass") == "RK-ACT-RES-02"
    ball.play("take r02", "keep")
    assert ball.kept(0) == "r02"
    assert ball.warehouse() == ["r01 . . .", ". . . .", "r03 . . ."]


@pytest.mark.rule("RK-ACT-RES-03", "RK-ACT-RES-04", "RK-ACT-RES-05", "RK-ACT-RES-06", "RK-DV-01")
@pytest.mark.parametrize(
    ("segment", "price"), [("r01 r02 r03 r04", 2), ("r01 r02 r03", 2), ("r01 r02", 1), ("r01", 0)]
)
@pytest.mark.parametrize("others", ["", "r11", "r11 r12 r13 r14"])
def test_dv_01_the_price_of_a_tile(segment: str, price: int, others: str) -> None:
    ball = acquiring(others, segment).play("acquire", "take r01")
    assert ball.money(0) == 9 - price
    assert "take r01" in _takes(acquiring(others, segment, money=price))
    if price:
        assert "take r01" not in _takes(acquiring("r15", segment, money=price - 1))


def _takes(ball: Ball) -> list[str]:
    return ball.play("acquire").legal()


@pytest.mark.rule("RK-ACT-RES-14", "RK-DV-01", "RK-DV-03")
def test_dv_03_no_tile_that_could_be_paid() -> None:
    assert acquiring("").refused("acquire") == "RK-ACT-RES-14"
    ball = acquiring("r01 r02", "r03 r04", "r05 r06", money=0)
    assert ball.refused("acquire") == "RK-GEN-13"
    # The reward of a guest space is free.
    setting = lay().money(0, 0).windows(". . . . . cl01").kept(0, "r11")
    ball = setting.warehouse("r01 r02", "r03 r04", "r05 r06").begin()
    ball.play("play base-1", "tailor", "window 6", "pay r11", "rent hall2-2")
    assert len(ball.legal()) == 6
    ball.play("take r01", "keep")
    assert ball.kept(0) == "r01"


@pytest.mark.rule("RK-ACT-RES-07", "RK-ACT-RES-08", "RK-ACT-RES-12", "RK-TV-02", "RK-D-05")
def test_tv_02_a_tile_is_kept() -> None:
    # The tile with 2 C2 bales above and "lace / yarn" below, in a segment of three.
    ball = acquiring("r15 r01 r02").play("acquire", "take r15")
    assert ball.money(0) == 7
    assert ball.warehouse()[0] == ". r01 r02 ."
    assert ball.legal() == ["keep", "trade for yarn", "trade for lace"]
    assert ball.refused("pass") == "RK-ACT-RES-07"
    ball.play("keep")
    own = ball.view(0).own
    assert own is not None
    assert [(silk.code, silk.bales) for silk in own.silk] == [("common_gent", 2)]
    assert ball.tile_discard() == ""
    assert ball.refused("trade for yarn", seat=0) == "RK-BONUS-GEN-01"


@pytest.mark.rule("RK-ACT-RES-09", "RK-ACT-RES-11", "RK-TV-02")
@pytest.mark.parametrize(("trade", "goods"), [("yarn", (2, 1)), ("lace", (1, 2))])
def test_tv_02_a_slash_gives_one_of_them(trade: str, goods: tuple[int, int]) -> None:
    ball = acquiring("r15 r01 r02").play("acquire", "take r15")
    assert ball.refused("trade") == "RK-ACT-RES-11"
    ball.play(f"trade for {trade}")
    assert ball.goods(0) == goods
    assert ball.tile_discard() == "r15"
    assert ball.kept(0) == ""


@pytest.mark.rule("RK-ACT-RES-10")
def test_a_plus_gives_both() -> None:
    ball = acquiring("r39").play("acquire", "take r39")
    assert ball.legal() == ["keep", "trade"]
    assert ball.refused("trade for yarn") == "RK-ACT-RES-10"
    assert ball.play("trade").goods(0) == (2, 2)


@pytest.mark.rule("RK-ACT-RES-10")
@pytest.mark.parametrize(("tile", "goods"), [("r01", (2, 1)), ("r02", (1, 2))])
def test_a_single_token(tile: str, goods: tuple[int, int]) -> None:
    assert acquiring(tile).play("acquire", f"take {tile}", "trade").goods(0) == goods


@pytest.mark.rule("RK-ACT-RES-12", "RK-ACT-TAILOR-10")
def test_a_kept_tile_serves_as_silk_only() -> None:
    # cl02 needs yarn; the kept tile shows yarn on its lower half, which is worth nothing now.
    ball = lay().yarn(0, 0).windows("cl02").kept(0, "r01").begin().play("play base-1")
    assert ball.refused("tailor") == "RK-ACT-TAILOR-04"
