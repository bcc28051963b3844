"""Masked nobles, and what holds for all nobles (section 2.7). The colours are those of icon A."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.rules.banquet.guest import Guest, in_every_order, serve


@pytest.mark.rule(*[f"BQ-NOBLE-M{number}" for number in range(1, 7)])
def test_the_colours_of_icon_a() -> None:
    colours = [Guest(f"M{number}").noble.colour for number in range(1, 7)]
    assert colours == ["blue", "green", "pink", "violet", "yellow", None]


# ------------------------------------------------------------------ M1


@pytest.mark.rule("BQ-NOBLE-M1", "BQ-NOBLE-M1c")
def test_m1_wants_a_pair_and_a_triple_with_a_c_dish_in_each() -> None:
    assert serve("M1", "B2 V2 W8 Y8 G8") == "open open open open done"
    assert serve("M1", "B2 V2 G2 W8 B8") == "open open open open done"


@pytest.mark.rule("BQ-NOBLE-M1a")
def test_m1_is_judged_as_a_set() -> None:
    assert in_every_order("M1", "B2 W2 B8 W8 G8") == {"open open open open done"}


@pytest.mark.rule("BQ-NOBLE-M1b", "BQ-NOBLE-M1c")
def test_m1_may_have_pair_and_triple_of_the_same_value() -> None:
    assert serve("M1", "B6 W6 V6 G6 P6") == "open open open open done"
    assert serve("M1", "Y6 V6 G6 W6 B6") == "open open open open done"


@pytest.mark.rule("BQ-NOBLE-M1d")
def test_m1_dies_of_a_third_value() -> None:
    assert serve("M1", "B1 B2 B3") == "open open dead"
    assert serve("M1", "B1 V1 B2 W2 B3") == "open open open open dead"


@pytest.mark.rule("BQ-NOBLE-M1d")
def test_m1_dies_of_one_value_with_too_few_c_dishes() -> None:
    assert serve("M1", "G5 P5 V5 Y5") == "open open open dead"
    assert serve("M1", "G5 P5 V5 W5 Y5") == "open open open open dead"
    assert serve("M1", "W5 P5 V5 Y5") == "open open open open"


@pytest.mark.rule("BQ-NOBLE-M1d", "BQ-NOBLE-M1e")
def test_m1_dies_of_two_values_that_do_not_fit_either_way() -> None:
    assert serve("M1", "G5 P5 V9 Y9") == "open open open dead"
    assert serve("M1", "B5 G5 P5 B9 W5") == "open open open open dead"
    assert serve("M1", "B5 G5 W9 P9 Y9") == "open open open open done"


@pytest.mark.rule("BQ-NOBLE-M1e")
def test_m1_a_pair_fits_with_a_c_dish_only() -> None:
    """The triple takes the other value; then two dishes must be the pair."""
    assert serve("M1", "B9 V9 W9 G5 P5") == "open open open open dead"
    assert serve("M1", "B9 V9 W9 G5 B5") == "open open open open done"


@pytest.mark.rule("BQ-NOBLE-M1e")
def test_m1_a_triple_fits_with_a_c_dish_only() -> None:
    assert serve("M1", "B9 V9 G5 P5 Y5") == "open open open open dead"
    assert serve("M1", "B9 V9 G5 P5 W5") == "open open open open done"
    assert serve("M1", "G5 P5 Y5 B9") == "open open open dead"


# ------------------------------------------------------------------ M2


@pytest.mark.rule("BQ-NOBLE-M2", "BQ-NOBLE-M2a")
def test_m2_wants_four_c_dishes_all_even_or_all_odd() -> None:
    assert in_every_order("M2", "G2 W2 G8 G12") == {"open open open done"}
    assert in_every_order("M2", "G1 W5 G7 G11") == {"open open open done"}


@pytest.mark.rule("BQ-NOBLE-M2b")
def test_m2_dies_of_another_colour() -> None:
    assert serve("M2", "B2") == "dead"
    assert serve("M2", "G1 W5 G7 Y11") == "open open open dead"


@pytest.mark.rule("BQ-NOBLE-M2b")
def test_m2_dies_of_both_parities() -> None:
    assert serve("M2", "G2 G3") == "open dead"
    assert serve("M2", "G1 W5 G7 G12") == "open open open dead"


# ------------------------------------------------------------------ M3


@pytest.mark.rule("BQ-NOBLE-M3", "BQ-NOBLE-M3b")
def test_m3_wants_four_falling_dishes_with_a_c_dish_first_and_last() -> None:
    assert serve("M3", "P11 P10 W4 P3") == "open open open done"
    assert serve("M3", "W4 P3 B2 P1") == "open open open done"


@pytest.mark.rule("BQ-NOBLE-M3a")
def test_m3_takes_any_type_in_between() -> None:
    for second in "BGVPYW":
        for third in "BGVPYW":
            assert serve("M3", f"P9 {second}8 {third}7 W6") == "open open open done"


@pytest.mark.rule("BQ-NOBLE-M3c")
def test_m3_dies_of_a_first_or_fourth_dish_of_another_colour() -> None:
    assert serve("M3", "Y12") == "dead"
    assert serve("M3", "P12 W11 P10 Y9") == "open open open dead"


@pytest.mark.rule("BQ-NOBLE-M3c")
def test_m3_dies_of_a_dish_that_is_not_lower() -> None:
    assert serve("M3", "P9 W9") == "open dead"
    assert serve("M3", "P9 P8 W10") == "open open dead"
    assert serve("M3", "P9 P8 P7 W7") == "open open open dead"


@pytest.mark.rule("BQ-NOBLE-M3c")
def test_m3_dies_of_a_dish_too_low_for_those_to_come() -> None:
    assert serve("M3", "P3") == "dead"
    assert serve("M3", "P9 P2") == "open dead"
    assert serve("M3", "P9 P8 W1") == "open open dead"
    assert serve("M3", "P4 G3 B2 W1") == "open open open done"


# ------------------------------------------------------------------ M4


@pytest.mark.rule("BQ-NOBLE-M4", "BQ-NOBLE-M4c")
def test_m4_wants_three_falling_and_three_rising_dishes_with_a_c_dish_first() -> None:
    assert serve("M4", "V8f B5f Y2f W8r G9r P12r") == "open open open open open done"


@pytest.mark.rule("BQ-NOBLE-M4a")
def test_m4_is_filled_in_any_interleaving() -> None:
    for places in combinations(range(6), 3):
        falling, rising = iter(["V8f", "B5f", "Y2f"]), iter(["W8r", "G9r", "P12r"])
        order = [next(falling if place in places else rising) for place in range(6)]
        assert serve("M4", " ".join(order)) == "open open open open open done"


@pytest.mark.rule("BQ-NOBLE-M4b")
def test_m4_takes_any_type_after_the_first() -> None:
    for second in "BGVPYW":
        for third in "BGVPYW":
            falling, rising = f"W9f {second}8f {third}7f", f"V1r {second}2r {third}3r"
            assert serve("M4", f"{falling} {rising}") == "open open open open open done"


@pytest.mark.rule("BQ-NOBLE-M4c")
def test_m4_is_not_complete_with_one_course() -> None:
    assert serve("M4", "V8f B5f Y2f") == "open open open"
    assert serve("M4", "V8r B9r Y10r W8f B5f") == "open open open open open"


@pytest.mark.rule("BQ-NOBLE-M4d")
@pytest.mark.parametrize(
    ("dishes", "statuses"),
    [
        ("B9f", "dead"),
        ("V9f W9f", "open dead"),
        ("V9f B8f G10f", "open open dead"),
        ("V2f", "dead"),
        ("W3f", "open"),
        ("V9f B1f", "open dead"),
        ("V9f B2f", "open open"),
        ("V9f B8f G7f V6f", "open open open dead"),
    ],
)
def test_m4_dies_by_the_falling_course(dishes: str, statuses: str) -> None:
    assert serve("M4", dishes) == statuses
    assert serve("M4", f"V1r {dishes}") == f"open {statuses}"


@pytest.mark.rule("BQ-NOBLE-M4e")
@pytest.mark.parametrize(
    ("dishes", "statuses"),
    [
        ("B4r", "dead"),
        ("V4r W4r", "open dead"),
        ("V4r B5r G3r", "open open dead"),
        ("V11r", "dead"),
        ("W10r", "open"),
        ("V4r B12r", "open dead"),
        ("V4r B11r", "open open"),
        ("V4r B5r G6r V7r", "open open open dead"),
    ],
)
def test_m4_dies_by_the_rising_course(dishes: str, statuses: str) -> None:
    assert serve("M4", dishes) == statuses
    assert serve("M4", f"V12f {dishes}") == f"open {statuses}"


@pytest.mark.rule("BQ-NOBLE-M4f")
def test_m4_is_cleared_in_both_courses_when_one_is_dead() -> None:
    guest = Guest("M4")
    for dish in ("V9f", "B8f", "W2r"):
        assert guest.serve(dish) == "open"
    assert [len(course.dishes) for course in guest.noble.courses] == [2, 1]
    assert guest.serve("G1r") == "dead"
    assert [len(course.dishes) for course in guest.noble.courses] == [0, 0]


# ------------------------------------------------------------------ M5


@pytest.mark.rule("BQ-NOBLE-M5", "BQ-NOBLE-M5b")
def test_m5_wants_four_rising_dishes_with_a_c_dish_first_and_last() -> None:
    assert serve("M5", "Y2 Y3 W9 Y10") == "open open open done"
    assert serve("M5", "W9 Y10 B11 Y12") == "open open open done"


@pytest.mark.rule("BQ-NOBLE-M5a")
def test_m5_takes_any_type_in_between() -> None:
    for second in "BGVPYW":
        for third in "BGVPYW":
            assert serve("M5", f"Y4 {second}5 {third}6 W7") == "open open open done"


@pytest.mark.rule("BQ-NOBLE-M5c")
def test_m5_dies_of_a_first_or_fourth_dish_of_another_colour() -> None:
    assert serve("M5", "P1") == "dead"
    assert serve("M5", "Y1 W2 Y3 P4") == "open open open dead"


@pytest.mark.rule("BQ-NOBLE-M5c")
def test_m5_dies_of_a_dish_that_is_not_higher() -> None:
    assert serve("M5", "Y4 W4") == "open dead"
    assert serve("M5", "Y4 Y5 W3") == "open open dead"
    assert serve("M5", "Y4 Y5 Y6 W6") == "open open open dead"


@pytest.mark.rule("BQ-NOBLE-M5c")
def test_m5_dies_of_a_dish_too_high_for_those_to_come() -> None:
    assert serve("M5", "Y10") == "dead"
    assert serve("M5", "Y4 Y11") == "open dead"
    assert serve("M5", "Y4 Y5 W12") == "open open dead"
    assert serve("M5", "Y9 G10 B11 W12") == "open open open done"


# ------------------------------------------------------------------ M6


@pytest.mark.rule("BQ-NOBLE-M6", "BQ-NOBLE-M6b")
def test_m6_wants_a_total_of_25_of_different_types() -> None:
    assert in_every_order("M6", "B12 G4 V9") == {"open open done"}
    assert serve("M6", "B1 G2 V10 P12") == "open open open done"


@pytest.mark.rule("BQ-NOBLE-M6a")
def test_m6_has_five_dishes_at_most() -> None:
    assert serve("M6", "B1 G2 V3 P7 Y12") == "open open open open done"
    assert serve("M6", "B1 G2 V3 P7 Y11") == "open open open open dead"


@pytest.mark.rule("BQ-NOBLE-M6c")
def test_m6_dies_of_a_white_dish() -> None:
    assert serve("M6", "W5") == "dead"
    assert serve("M6", "B12 G4 W9") == "open open dead"


@pytest.mark.rule("BQ-NOBLE-M6c")
def test_m6_dies_of_a_type_that_it_has() -> None:
    assert serve("M6", "B12 G4 B9") == "open open dead"
    assert serve("M6", "B2 B3") == "open dead"


@pytest.mark.rule("BQ-NOBLE-M6c")
def test_m6_dies_above_25() -> None:
    assert serve("M6", "B12 G11 V3") == "open open dead"


@pytest.mark.rule("BQ-NOBLE-M6c")
def test_m6_dies_when_the_types_left_cannot_reach_25() -> None:
    assert serve("M6", "B1 G2 V3 P6") == "open open open dead"
    assert serve("M6", "B1 G2 V3 P7") == "open open open open"


# ------------------------------------------------------------------ all nobles


@pytest.mark.rule("BQ-NOBLE-01")
def test_rising_and_falling_are_strict() -> None:
    assert serve("M3", "P9 B7 G7") == "open open dead"
    assert serve("M5", "Y4 B6 G6") == "open open dead"
    assert serve("M4", "V9f B7f G7f") == "open open dead"
    assert serve("M4", "V4r B6r G6r") == "open open dead"


@pytest.mark.rule("BQ-NOBLE-02")
def test_rising_and_falling_may_leave_gaps() -> None:
    assert serve("M3", "P12 B8 G5 P1") == "open open open done"
    assert serve("M5", "Y1 B5 G8 Y12") == "open open open done"
    assert serve("M4", "V12f B7f G1f V1r Y7r G12r") == "open open open open open done"


@pytest.mark.rule("BQ-NOBLE-03")
def test_no_dish_is_inserted_between_others() -> None:
    """Each of these would fit at another place than the last."""
    assert serve("M3", "P10 P5 P7") == "open open dead"
    assert serve("M5", "Y3 Y8 Y5") == "open open dead"
    assert serve("M4", "V10f V5f V7f") == "open open dead"
    assert serve("M4", "V3r V8r V5r") == "open open dead"


@pytest.mark.rule("BQ-NOBLE-04")
def test_a_pair_is_two_dishes_of_equal_value_whatever_their_types() -> None:
    for other in "GVPY":
        assert serve("U2", f"B3 {other}3 W9 {other}9") == "open open open done"
        assert serve("M1", f"B3 {other}3 W9 {other}9 B9") == "open open open open done"
    assert serve("U2", "B3 W3 B9 W9") == "open open open done"


@pytest.mark.rule("BQ-NOBLE-05")
@pytest.mark.parametrize(
    ("requirement", "dishes"),
    [
        ("U1", "B7 G7 P7 W7"),
        ("U2", "W3 G3 W9 P9"),
        ("U3", "W1 W2 W3 W8"),
        ("U4", "W3 W4 W7"),
        ("U5", "W12 W11 W10 W6"),
        ("M1", "W3 G3 W9 P9 Y9"),
        ("M2", "W2 W4 W6 W8"),
        ("M3", "W9 B8 B7 W6"),
        ("M4", "W9f B8f B7f W1r G2r G3r"),
        ("M5", "W6 B7 B8 W9"),
    ],
)
def test_white_counts_as_the_colour(requirement: str, dishes: str) -> None:
    """No other dish has the colour of the noble."""
    before = "open " * (len(dishes.split()) - 1)
    assert serve(requirement, dishes) == f"{before}done"


@pytest.mark.rule("BQ-NOBLE-06")
@pytest.mark.parametrize(
    ("requirement", "dishes", "spare"),
    [
        ("U1", "Y7 B7 G7", "Y8"),
        ("U2", "B3 G3 B9", "B4"),
        ("U3", "V1 V2 V3", "B1"),
        ("U4", "G3 G4", "B7"),
        ("U5", "P12 P11 P10", "B12"),
        ("U6", "B12 G12", "V12"),
        ("M1", "B3 G3 B9 G9", "B4"),
        ("M2", "G2 G4 G6", "G7"),
        ("M3", "P12 B9 B8", "P10"),
        ("M4", "V12f B9f V1r B2r", "P10f"),
        ("M5", "Y1 B4 B5", "Y3"),
        ("M6", "B12 G12", "W1"),
    ],
)
def test_no_noble_keeps_a_spare_dish(requirement: str, dishes: str, spare: str) -> None:
    """One that could be completed with the next dish dies of one that does not fit."""
    before = "open " * len(dishes.split())
    assert serve(requirement, f"{dishes} {spare}") == f"{before}dead"
