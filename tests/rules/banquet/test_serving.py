"""Serving (section 2.5) and the decision BQ-D-02."""

from __future__ import annotations

import pytest

from tests.rules.banquet.builder import lay


@pytest.mark.rule("BQ-SERVE-01")
def test_the_turn_does_not_go_on_before_the_third_dish() -> None:
    evening = lay().noble("A1", "G7").hand("B1 G1 P1").begin()
    evening.play("serve B1 A6", "serve G1 A6")
    assert evening.refusal("done").clause == "BQ-SERVE-01"
    assert all(move.startswith("serve P1 ") for move in evening.moves)


@pytest.mark.rule("BQ-SERVE-01")
def test_dishes_go_under_the_own_nobles_only() -> None:
    evening = lay(players=2).hand("B1 G1 P1").begin()
    assert evening.refusal("serve B1 B6").clause == "BQ-SERVE-01"
    assert {move.split()[2][0] for move in evening.moves} == {"A"}


@pytest.mark.rule("BQ-SERVE-01")
def test_only_the_dishes_taken_are_served() -> None:
    evening = lay().sideboard("B1 G1 P1 Y4").begin().play("take row 1")
    assert evening.refusal("serve Y4 A1").clause == "BQ-SERVE-01"
    assert {move.split()[1] for move in evening.moves} == {"B1", "G1", "P1"}


@pytest.mark.rule("BQ-SERVE-02")
@pytest.mark.parametrize("order", ["B1 G2 P3", "P3 G2 B1", "G2 P3 B1"])
def test_one_at_a_time_in_any_order(order: str) -> None:
    evening = lay().hand("B1 G2 P3").begin()
    for served, dish in enumerate(order.split(), start=1):
        evening.play(f"serve {dish} A6")
        assert evening.under("A6") == " ".join(order.split()[:served])


@pytest.mark.rule("BQ-SERVE-03")
@pytest.mark.parametrize("nobles", [("A6", "A6", "A6"), ("A6", "A4", "A6"), ("A6", "A4", "A5")])
def test_dishes_go_to_one_two_or_three_nobles(nobles: tuple[str, str, str]) -> None:
    evening = lay().hand("B1 G2 P12").begin()
    for dish, noble in zip(("B1", "G2", "P12"), nobles, strict=True):
        evening.play(f"serve {dish} {noble}")
        assert dish in evening.under(noble).split()


@pytest.mark.rule("BQ-SERVE-04")
def test_a_satisfied_noble_is_not_served() -> None:
    evening = lay().satisfied("A6").hand("B1 G1 P1").begin()
    assert evening.refusal("serve B1 A6").clause == "BQ-SERVE-04"
    assert not [move for move in evening.moves if move.endswith("A6")]


@pytest.mark.rule("BQ-SERVE-05")
def test_a_dish_once_served_is_not_moved() -> None:
    evening = lay().hand("B1 G1 P1").begin().play("serve B1 A6")
    assert evening.refusal("serve B1 A1").clause == "BQ-SERVE-05"
    evening.play("serve G1 A6", "serve P1 A4")
    assert evening.under("A6") == "B1 G1"


@pytest.mark.rule("BQ-SERVE-06", "BQ-R-17")
def test_a_dish_may_spoil_a_noble_although_another_could_use_it() -> None:
    evening = lay().noble("A4", "G3 G4").noble("A3", "V1 W1").hand("G7 B1 B2").begin()
    evening.play("serve G7 A3")
    assert evening.under("A3") == ""
    assert evening.under("A4") == "G3 G4"


@pytest.mark.rule("BQ-SERVE-06")
def test_every_unsatisfied_noble_is_on_offer_for_every_dish() -> None:
    evening = lay().satisfied("A2 A5").noble("A3", "V7").hand("Y12 B9 W1").begin()
    assert evening.moves == [
        f"serve {dish} {noble}"
        for dish in ("Y12", "B9", "W1")
        for noble in ("A1", "A3", "A4", "A6")
    ]


@pytest.mark.rule("BQ-SERVE-07")
def test_the_order_of_serving_is_kept() -> None:
    evening = lay(side="masked").noble("A5", "P12 G9").hand("W5 B8 Y1").begin()
    assert evening.play("serve B8 A5").under("A5") == "P12 G9 B8"
    assert evening.play("serve W5 A5").is_satisfied("A5")


@pytest.mark.rule("BQ-SERVE-08", "BQ-R-08")
def test_a_dish_for_two_courses_is_assigned_to_one() -> None:
    evening = lay(side="masked").hand("V5 W6 B1").begin()
    assert evening.refusal("serve V5 A3").clause == "BQ-SERVE-08"
    evening.play("serve V5 course A3.rising", "serve W6 course A3.falling")
    assert evening.courses("A3") == ("W6", "V5")


@pytest.mark.rule("BQ-SERVE-08")
def test_the_course_counts_when_the_noble_is_judged() -> None:
    start = lay(side="masked").noble("A3", "V5f").hand("G7 Y1 Y2")
    assert start.begin().play("serve G7 course A3.falling").courses("A3") == ("", "")
    assert start.begin().play("serve Y1 course A3.rising").courses("A3") == ("", "")
    violet = lay(side="masked").noble("A3", "V5f").hand("W7 Y1 Y2")
    assert violet.begin().play("serve W7 course A3.rising").courses("A3") == ("V5", "W7")


@pytest.mark.rule("BQ-SERVE-09")
@pytest.mark.parametrize(
    ("held", "dish", "satisfied", "left"),
    [
        pytest.param("V1 W1 V4", "V8", True, "", id="complete"),
        pytest.param("V1 W1", "V11", False, "", id="dead"),
        pytest.param("V1 W1", "V3", False, "V1 W1 V3", id="open"),
    ],
)
def test_the_noble_is_judged_after_each_dish(
    held: str, dish: str, satisfied: bool, left: str
) -> None:
    evening = lay().noble("A3", held).hand(f"{dish} B9 B10").begin().play(f"serve {dish} A3")
    assert (evening.is_satisfied("A3"), evening.under("A3")) == (satisfied, left)


@pytest.mark.rule("BQ-SERVE-10")
def test_the_next_dish_is_chosen_after_the_judgement() -> None:
    evening = lay().noble("A6", "B12 W12").hand("G1 Y2 Y3").begin()
    assert "serve Y2 A6" in evening.moves
    evening.play("serve G1 A6")
    assert "serve Y2 A6" not in evening.moves
    assert "serve Y2 A1" in evening.moves


@pytest.mark.rule("BQ-D-02")
def test_the_options_of_a_serve() -> None:
    unmasked = lay().hand("B1 G1 P1").begin()
    assert len(unmasked.moves) == 3 * 6
    masked = lay(side="masked").hand("B1 G1 P1").begin()
    assert len(masked.moves) == 3 * 7
    assert [move for move in masked.moves if "G1" in move] == [
        "serve G1 A1",
        "serve G1 A2",
        "serve G1 course A3.falling",
        "serve G1 course A3.rising",
        "serve G1 A4",
        "serve G1 A5",
        "serve G1 A6",
    ]
    masked.play("serve G1 A6")
    assert len(masked.moves) == 2 * 7
    assert lay(side="masked").satisfied("A3").hand("B1 G1 P1").begin().moves[-1] == "serve P1 A6"
    assert len(lay(side="masked").satisfied("A3").hand("B1 G1 P1").begin().moves) == 3 * 5
