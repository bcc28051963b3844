"""Clearing (section 2.9) and the decision BQ-D-03."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.rules.banquet.builder import lay


@pytest.mark.rule("BQ-CLEAR-01", "BQ-CLEAR-12")
def test_a_dead_noble_loses_all_its_dishes_and_the_new_one() -> None:
    evening = lay().noble("A3", "V1 V2").noble("A1", "G7").hand("B9 Y2 Y3").begin()
    evening.play("serve B9 A3")
    assert evening.under("A3") == ""
    assert evening.discards == {"V1", "V2", "B9"}


@pytest.mark.rule("BQ-CLEAR-02")
def test_clearing_a_dead_noble_is_no_choice_and_comes_before_the_next_dish() -> None:
    evening = lay().noble("A3", "V1 V2").hand("B9 Y2 Y3").begin().play("serve B9 A3")
    assert (evening.view.step, evening.hand) == ("serve", "Y2 Y3")
    assert evening.under("A3") == ""
    (cleared,) = evening.happened("noble_cleared")
    assert cleared.parts == {"player": "seat:1", "noble": "noble:A3", "dishes": 3}


@pytest.mark.rule("BQ-CLEAR-03")
@pytest.mark.parametrize("place", [1, 2, 3])
def test_every_dish_of_a_turn_can_clear(place: int) -> None:
    evening = lay().noble("A3", "V1").hand("B1 G1 B9").begin()
    moves = ["serve B1 A6", "serve G1 A6"]
    moves.insert(place - 1, "serve B9 A3")
    evening.play(*moves[: place - 1])
    assert evening.under("A3") == "V1"
    assert evening.play(moves[place - 1]).under("A3") == ""


@pytest.mark.rule("BQ-CLEAR-04")
def test_a_cleared_noble_is_served_again_in_the_same_turn() -> None:
    evening = lay().noble("A3", "V1").hand("B9 V4 Y3").begin()
    assert evening.play("serve B9 A3", "serve V4 A3").under("A3") == "V4"


@pytest.mark.rule("BQ-CLEAR-05", "BQ-R-18")
def test_a_dish_that_an_empty_noble_cannot_use_is_discarded_at_once() -> None:
    evening = lay().hand("V11 Y2 Y3").begin().play("serve V11 A3")
    assert (evening.under("A3"), evening.discards) == ("", {"V11"})


@pytest.mark.rule("BQ-CLEAR-06", "BQ-R-15")
def test_dead_means_that_no_further_dish_can_help() -> None:
    # U4 holds one of all 24 c-dishes and gets a second one: is there a third that completes it?
    c_dishes = [f"{letter}{value}" for letter in "GW" for value in range(1, 13)]
    for held, dish in permutations(c_dishes, 2):
        a, b = int(held[1:]), int(dish[1:])
        third = {int(other[1:]) for other in c_dishes if other not in (held, dish)}
        possible = bool(third & {a + b, a - b, b - a})
        rest = [other for other in ("B1", "P1") if other != dish]
        evening = lay().noble("A4", held).hand(" ".join([dish, *rest])).begin()
        evening.play(f"serve {dish} A4")
        assert evening.under("A4") == (f"{held} {dish}" if possible else ""), (held, dish)


@pytest.mark.rule("BQ-CLEAR-07", "BQ-R-16")
def test_dishes_under_the_same_noble_are_gone() -> None:
    # 24 with all six 1s under the noble itself.
    evening = lay().noble("A6", "B1 G1 V1 P1 Y1 W1 B12").hand("B6 Y2 Y3").begin()
    assert evening.play("serve B6 A6").under("A6") == ""


@pytest.mark.rule("BQ-CLEAR-07", "BQ-R-16")
def test_dishes_elsewhere_are_not_gone() -> None:
    # 24 with every 1 on the discard pile, under another noble or on the sideboard.
    evening = (
        lay()
        .noble("A6", "B12")
        .noble("A1", "B1 G1")
        .noble("B6", "V1")
        .discards("P1 Y1")
        .sideboard("G12 Y2 Y3 W1")
        .begin()
    )
    assert evening.play("take row 1", "serve G12 A6").under("A6") == "B12 G12"


@pytest.mark.rule("BQ-CLEAR-08")
def test_only_the_noble_just_served_is_judged() -> None:
    # V1 is the dish that A3 would need; it goes elsewhere, and A3 is not asked.
    evening = lay().noble("A3", "V10 W1").noble("B6", "B12").hand("V1 V2 B9").begin()
    evening.play("serve V1 A6", "serve V2 A6", "serve B9 A1")
    assert evening.under("A3") == "V10 W1"
    assert evening.under("B6") == "B12"
    assert evening.happened("noble_cleared") == []


@pytest.mark.rule("BQ-CLEAR-09", "BQ-R-19")
def test_after_the_third_dish_any_number_of_nobles_is_cleared() -> None:
    evening = lay().noble("A1", "G7").noble("A4", "G3").hand("B1 G1 P1").begin()
    evening.play("serve B1 A6", "serve G1 A6", "serve P1 A6")
    assert evening.moves == ["done", "clear A1", "clear A4", "clear A6"]
    evening.play("clear A1", "clear A4", "clear A6", "done")
    assert evening.discards >= {"G7", "G3", "B1", "G1", "P1"}
    assert evening.match.to_act == (1,)


@pytest.mark.rule("BQ-CLEAR-09")
def test_the_nobles_of_others_are_not_cleared() -> None:
    evening = lay().noble("B1", "G7").hand("B1 G1 P1").begin()
    evening.play("serve B1 A6", "serve G1 A6", "serve P1 A6")
    assert evening.refusal("clear B1").clause == "BQ-CLEAR-09"


@pytest.mark.rule("BQ-CLEAR-10")
def test_a_noble_is_cleared_as_a_whole() -> None:
    evening = lay(side="masked").noble("A3", "V9f W2r G5f").hand("B1 G1 P1").begin()
    evening.play("serve B1 A6", "serve G1 A6", "serve P1 A6", "clear A3")
    assert evening.courses("A3") == ("", "")
    assert evening.under("A6") == "B1 G1 P1"


@pytest.mark.rule("BQ-CLEAR-11")
@pytest.mark.parametrize("served", [0, 1, 2])
def test_no_clearing_by_choice_before_the_third_dish(served: int) -> None:
    evening = lay().noble("A1", "G7").hand("B1 G1 P1").begin()
    evening.play(*["serve B1 A6", "serve G1 A6"][:served])
    assert evening.refusal("clear A1").clause == "BQ-CLEAR-11"
    assert not [move for move in evening.moves if move.startswith("clear")]


@pytest.mark.rule("BQ-CLEAR-11")
def test_no_clearing_by_choice_before_the_third_dish_is_judged() -> None:
    evening = lay().noble("A3", "V1 V2").noble("A1", "G7").hand("B1 G1 B9").begin()
    evening.play("serve B1 A6", "serve G1 A6", "serve B9 A3")
    assert evening.moves == ["done", "clear A1", "clear A6"]


@pytest.mark.rule("BQ-CLEAR-12")
def test_dishes_cleared_by_choice_are_discarded() -> None:
    evening = lay().noble("A1", "G7 B7").hand("B1 G1 P1").begin()
    evening.play("serve B1 A6", "serve G1 A6", "serve P1 A6")
    assert evening.play("clear A1").discards == {"G7", "B7"}


@pytest.mark.rule("BQ-CLEAR-13")
def test_a_satisfied_noble_is_not_cleared() -> None:
    evening = lay().satisfied("A4").noble("A1", "G7").hand("B1 G1 P1").begin()
    evening.play("serve B1 A6", "serve G1 A6", "serve P1 A6")
    assert evening.refusal("clear A4").clause == "BQ-CLEAR-13"
    assert "clear A4" not in evening.moves


@pytest.mark.rule("BQ-CLEAR-14", "BQ-D-03")
def test_nobles_are_cleared_in_any_order_until_the_player_is_done() -> None:
    evening = lay().noble("A1", "G7").noble("A4", "G3").hand("B1 G1 P1").begin()
    evening.play("serve B1 A6", "serve G1 A6", "serve P1 A6", "clear A6")
    assert evening.moves == ["done", "clear A1", "clear A4"]
    evening.play("clear A1")
    assert evening.moves == ["done", "clear A4"]
    evening.play("done")
    assert (evening.under("A1"), evening.under("A4"), evening.under("A6")) == ("", "G3", "")
    assert evening.match.to_act == (1,)


@pytest.mark.rule("BQ-CLEAR-14", "BQ-D-03")
def test_every_clearing_can_be_taken_back_until_the_player_is_done() -> None:
    evening = lay().noble("A1", "G7").noble("A4", "G3").hand("B9 G9 P9").begin()
    evening.play("serve B9 A3", "serve G9 A3", "serve P9 A3", "clear A4", "clear A1")
    assert evening.moves == ["done"]
    assert (evening.view.step, evening.match.can_undo(0)) == ("clear", True)
    evening.match.undo(0)
    assert (evening.under("A1"), evening.under("A4")) == ("G7", "")
    evening.match.undo(0)
    assert (evening.under("A1"), evening.under("A4")) == ("G7", "G3")
    evening.play("clear A1", "done")
    assert not evening.match.can_undo(0)


@pytest.mark.rule("BQ-D-03")
def test_without_dishes_under_nobles_nothing_is_asked() -> None:
    evening = lay().hand("B9 G9 P9").begin()
    evening.play("serve B9 A3", "serve G9 A3", "serve P9 A3")
    assert (evening.view.step, evening.match.to_act) == ("take", (1,))
