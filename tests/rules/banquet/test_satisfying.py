"""Satisfying (section 2.8)."""

from __future__ import annotations

import pytest

from tests.rules.banquet.builder import lay


@pytest.mark.rule("BQ-VALID-01")
@pytest.mark.parametrize(("dish", "satisfied"), [("G5", True), ("G4", False), ("G6", False)])
def test_the_requirement_must_be_met_exactly(dish: str, satisfied: bool) -> None:
    evening = lay().noble("A6", "B12 Y8").hand(f"{dish} P1 P2").begin().play(f"serve {dish} A6")
    assert evening.is_satisfied("A6") is satisfied


@pytest.mark.rule("BQ-VALID-02", "BQ-R-14")
def test_the_completing_dish_satisfies_at_once_without_a_question() -> None:
    evening = lay().noble("A4", "G3 G4").hand("G7 P1 P2").begin()
    evening.play("serve G7 A4")
    assert evening.is_satisfied("A4")
    assert evening.view.step == "serve"
    (satisfied,) = evening.happened("noble_satisfied")
    assert satisfied.parts == {"player": "seat:1", "noble": "noble:A4", "points": 1}


@pytest.mark.rule("BQ-VALID-03")
def test_everybody_sees_a_satisfied_noble() -> None:
    match = lay().noble("A4", "G3 G4").hand("G7 P1 P2").begin().play("serve G7 A4").match
    for viewer in (0, 1, None):
        (mine, _) = match.view(viewer).players  # type: ignore[attr-defined]
        assert [noble.satisfied for noble in mine.nobles] == [False] * 3 + [True] + [False] * 2


@pytest.mark.rule("BQ-VALID-04")
def test_the_dishes_of_a_satisfied_noble_are_discarded() -> None:
    evening = lay().noble("A4", "G3 G4").hand("G7 P1 P2").begin()
    assert evening.discards == set()
    evening.play("serve G7 A4")
    assert evening.under("A4") == ""
    assert evening.discards == {"G3", "G4", "G7"}


@pytest.mark.rule("BQ-VALID-05")
def test_a_satisfied_noble_stays_satisfied_and_takes_no_more() -> None:
    evening = lay().noble("A4", "G3 G4").hand("G7 P1 P2").begin().play("serve G7 A4")
    assert evening.refusal("serve P1 A4").clause == "BQ-SERVE-04"
    evening.play("serve P1 A6", "serve P2 A6", "done").end_turn()
    assert evening.match.to_act == (0,)
    assert evening.is_satisfied("A4")
    evening.play("take row 1")
    assert not [move for move in evening.moves if move.endswith("A4")]


@pytest.mark.rule("BQ-VALID-06")
def test_the_player_goes_on_serving_his_other_nobles() -> None:
    evening = lay().noble("A4", "G3 G4").hand("G7 P1 P2").begin().play("serve G7 A4")
    assert evening.moves == [
        f"serve {dish} {noble}" for dish in ("P1", "P2") for noble in ("A1", "A2", "A3", "A5", "A6")
    ]


@pytest.mark.rule("BQ-VALID-07")
def test_three_nobles_in_one_turn() -> None:
    evening = (
        lay()
        .noble("A1", "B9 P9 W9")
        .noble("A4", "G3 G4")
        .noble("A6", "B12 W12")
        .hand("Y9 G7 Y1")
        .begin()
    )
    evening.play("serve Y9 A1", "serve G7 A4", "serve Y1 A6")
    assert all(evening.is_satisfied(noble) for noble in ("A1", "A4", "A6"))
    assert evening.match.scores == (3 + 1 + 1, 0)
