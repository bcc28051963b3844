"""The turn (section 2.3)."""

from __future__ import annotations

import pytest

from tests.rules.banquet.builder import lay


@pytest.mark.rule("BQ-TURN-01")
def test_turns_go_clockwise() -> None:
    evening = lay(players=3).turn_of(1).begin()
    order = [evening.end_turn().match.to_act for _ in range(4)]
    assert order == [(2,), (0,), (1,), (2,)]


@pytest.mark.rule("BQ-TURN-01")
def test_nobody_else_may_act() -> None:
    evening = lay(players=3).turn_of(1).begin()
    assert evening.match.legal_moves(0) == []
    assert evening.match.legal_moves(2) == []


@pytest.mark.rule("BQ-TURN-02")
def test_take_serve_clear_refill_in_this_order() -> None:
    evening = lay().sideboard("B1 G1 P1").begin()
    steps = []
    for move in ("take row 1", "serve B1 A6", "serve G1 A6", "serve P1 A6", "done"):
        steps.append((evening.view.step, evening.sideboard.count(".")))
        evening.play(move)
    assert steps == [("take", 0), ("serve", 3), ("serve", 3), ("serve", 3), ("clear", 3)]
    assert (evening.view.step, evening.sideboard.count(".")) == ("take", 0)
    assert evening.match.to_act == (1,)


@pytest.mark.rule("BQ-TURN-03", "BQ-R-13")
def test_a_noble_is_satisfied_while_dishes_are_left_to_serve() -> None:
    evening = lay().noble("A6", "B12 W12").hand("G1 Y2 Y3").begin()
    evening.play("serve G1 A6")
    assert evening.is_satisfied("A6")
    assert (evening.view.step, evening.hand) == ("serve", "Y2 Y3")


@pytest.mark.rule("BQ-TURN-03", "BQ-R-13")
def test_a_dead_noble_is_cleared_while_dishes_are_left_to_serve() -> None:
    evening = lay().noble("A6", "B12 W12").hand("G2 Y2 Y3").begin()
    evening.play("serve G2 A6")
    assert evening.under("A6") == ""
    assert (evening.view.step, evening.hand) == ("serve", "Y2 Y3")


@pytest.mark.rule("BQ-TURN-04")
def test_taking_and_serving_cannot_be_skipped() -> None:
    evening = lay().noble("A6", "B12").begin()
    assert "done" not in evening.moves
    evening.play("take row 1")
    while evening.view.step == "serve":
        assert "done" not in evening.moves
        evening.play(evening.moves[0])


@pytest.mark.rule("BQ-TURN-04")
def test_clearing_by_choice_may_be_declined() -> None:
    evening = lay().hand("B1 G1 P1").begin()
    evening.play("serve B1 A6", "serve G1 A6", "serve P1 A6", "done")
    assert evening.under("A6") == "B1 G1 P1"
    assert evening.match.to_act == (1,)
