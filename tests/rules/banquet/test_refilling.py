"""Refilling (section 2.10)."""

from __future__ import annotations

import pytest

from tests.rules.banquet.builder import lay

SERVED = ("serve B1 A6", "serve G1 A6", "serve P1 A6", "done")


@pytest.mark.rule("BQ-REFILL-01")
def test_three_dishes_are_drawn_into_the_three_empty_cells() -> None:
    evening = lay().sideboard("B1 Y4 Y5 G1 Y6 Y7 P1 Y8 Y9").begin()
    before = evening.view.pile.dishes
    evening.play("take column 1", *SERVED)
    assert evening.view.pile.dishes == before - 3
    drawn = [dish for dish, _ in evening.laid]
    assert evening.sideboard == f"{drawn[0]} Y4 Y5 {drawn[1]} Y6 Y7 {drawn[2]} Y8 Y9"


@pytest.mark.rule("BQ-REFILL-01")
def test_the_dishes_come_from_the_draw_pile() -> None:
    evening = lay().hand("B1 G1 P1").pile("Y1 B2 G3").begin().play(*SERVED)
    assert set(evening.sideboard.split()[:3]) == {"Y1", "B2", "G3"}
    assert evening.view.pile.packs == (0, 0, 0)


@pytest.mark.rule("BQ-REFILL-02")
@pytest.mark.parametrize(
    ("move", "sideboard", "cells"),
    [
        ("take row 2", ". . . B1 G1 P1", ["2.1", "2.2", "2.3"]),
        ("take column 3", ". . B1 . . G1 . . P1", ["1.3", "2.3", "3.3"]),
        ("take imposter A180", ". . . . . B1 . G1 P1", ["2.3", "3.2", "3.3"]),
    ],
)
def test_cells_are_filled_from_left_to_right_and_from_top_to_bottom(
    move: str, sideboard: str, cells: list[str]
) -> None:
    evening = lay().sideboard(sideboard).begin().play(move, *SERVED)
    assert [cell for _, cell in evening.laid] == cells


@pytest.mark.rule("BQ-REFILL-03", "BQ-R-21")
def test_the_end_card_takes_no_cell() -> None:
    evening = lay().hand("B1 G1 P1").packs(0, 0, 0).begin().play(*SERVED)
    assert [event.parts["showing"] for event in evening.happened("end_card_shown")] == [1]
    assert len(evening.laid) == 3
    assert "." not in evening.sideboard


@pytest.mark.rule("BQ-REFILL-04")
def test_after_the_refill_the_turn_passes() -> None:
    evening = lay().hand("B1 G1 P1").begin()
    evening.play(*SERVED)
    assert [event.kind for event in evening.events[-4:]] == ["dish_laid"] * 3 + ["turn_begun"]
    assert evening.events[-1].parts["player"] == "seat:2"
    assert evening.match.to_act == (1,)
