"""Unmasked nobles (section 2.6). The colours are those of icon A."""

from __future__ import annotations

import pytest

from tests.rules.banquet.guest import Guest, in_every_order, serve


@pytest.mark.rule(*[f"BQ-NOBLE-U{number}" for number in range(1, 7)])
def test_the_colours_of_icon_a() -> None:
    colours = [Guest(f"U{number}").noble.colour for number in range(1, 7)]
    assert colours == ["yellow", "blue", "violet", "green", "pink", None]


# ------------------------------------------------------------------ U1


@pytest.mark.rule("BQ-NOBLE-U1", "BQ-NOBLE-U1a")
def test_u1_wants_four_of_one_value_with_a_c_dish() -> None:
    assert in_every_order("U1", "B12 G12 V12 Y12") == {"open open open done"}
    assert serve("U1", "B12 G12 V12 W12") == "open open open done"


@pytest.mark.rule("BQ-NOBLE-U1")
def test_u1_may_have_more_than_one_c_dish() -> None:
    assert serve("U1", "Y1 P1 W1 V1") == "open open open done"


@pytest.mark.rule("BQ-NOBLE-U1b")
def test_u1_dies_of_a_second_value() -> None:
    assert serve("U1", "B4 B5") == "open dead"
    assert serve("U1", "Y4 W4 B4 Y5") == "open open open dead"


@pytest.mark.rule("BQ-NOBLE-U1b")
def test_u1_dies_of_four_dishes_without_a_c_dish() -> None:
    assert serve("U1", "B9 G9 V9 P9") == "open open open dead"


# ------------------------------------------------------------------ U2


@pytest.mark.rule("BQ-NOBLE-U2", "BQ-NOBLE-U2c")
def test_u2_wants_two_pairs_with_a_c_dish_in_each() -> None:
    assert serve("U2", "B4 V4 B10 Y10") == "open open open done"
    assert serve("U2", "B4 W4 W10 Y10") == "open open open done"


@pytest.mark.rule("BQ-NOBLE-U2a")
def test_u2_is_judged_as_a_set() -> None:
    assert in_every_order("U2", "B3 B9 W9 W3") == {"open open open done"}
    assert serve("U2", "B3 B9 G3 P9") == serve("U2", "G3 P9 B3 B9") == "open open open done"


@pytest.mark.rule("BQ-NOBLE-U2b", "BQ-NOBLE-U2c")
def test_u2_may_have_two_pairs_of_the_same_value() -> None:
    assert serve("U2", "B6 V6 G6 W6") == "open open open done"
    assert serve("U2", "V6 G6 W6 B6") == "open open open done"


@pytest.mark.rule("BQ-NOBLE-U2d")
def test_u2_dies_of_a_third_value() -> None:
    assert serve("U2", "B1 B2 B3") == "open open dead"
    assert serve("U2", "B1 V1 B2 B3") == "open open open dead"


@pytest.mark.rule("BQ-NOBLE-U2d")
def test_u2_dies_of_two_values_one_of_them_three_times() -> None:
    assert serve("U2", "B3 W3 G3 B9") == "open open open dead"
    assert serve("U2", "B9 B3 W3 G3") == "open open open dead"


@pytest.mark.rule("BQ-NOBLE-U2d")
def test_u2_dies_of_two_values_one_of_them_twice_without_a_c_dish() -> None:
    assert serve("U2", "G3 P3 B9") == "open open dead"
    assert serve("U2", "B9 G3 P3") == "open open dead"
    assert serve("U2", "G3 B9 P3") == "open open dead"


@pytest.mark.rule("BQ-NOBLE-U2d")
def test_u2_dies_of_one_value_with_too_few_c_dishes() -> None:
    assert serve("U2", "G3 P3 V3") == "open open dead"
    assert serve("U2", "G3 W3 V3 P3") == "open open open dead"


# ------------------------------------------------------------------ U3


@pytest.mark.rule("BQ-NOBLE-U3", "BQ-NOBLE-U3a")
def test_u3_wants_four_c_dishes_with_a_total_of_14_or_less() -> None:
    assert in_every_order("U3", "V2 W3 V4 V5") == {"open open open done"}
    assert serve("U3", "V1 W1 V2 W2") == "open open open done"


@pytest.mark.rule("BQ-NOBLE-U3b")
def test_u3_dies_of_another_colour() -> None:
    assert serve("U3", "G1") == "dead"
    assert serve("U3", "V1 W1 V2 Y2") == "open open open dead"


@pytest.mark.rule("BQ-NOBLE-U3b")
def test_u3_dies_when_the_lowest_dishes_left_are_too_many_points() -> None:
    assert serve("U3", "V2 W3 V4 V6") == "open open open dead"
    assert serve("U3", "V10 W11") == "open dead"
    assert serve("U3", "V3 V4 W7") == "open open dead"
    assert serve("U3", "V3 V4 W6") == "open open open"


@pytest.mark.rule("BQ-NOBLE-U3b")
def test_u3_counts_the_dishes_that_it_has_as_gone() -> None:
    """With both 1s here the lowest dish left is a 2."""
    assert serve("U3", "V1 W1 V11") == "open open dead"
    assert serve("U3", "V1 W1 V10") == "open open open"
    assert serve("U3", "V1 V2 V10") == "open open open"


# ------------------------------------------------------------------ U4


@pytest.mark.rule("BQ-NOBLE-U4", "BQ-NOBLE-U4a")
def test_u4_wants_three_c_dishes_of_which_two_add_up_to_the_third() -> None:
    assert in_every_order("U4", "G2 W9 G11") == {"open open done"}


@pytest.mark.rule("BQ-NOBLE-U4", "BQ-NOBLE-U4a")
def test_u4_may_add_up_equal_values() -> None:
    assert in_every_order("U4", "G6 W6 G12") == {"open open done"}


@pytest.mark.rule("BQ-NOBLE-U4b")
def test_u4_dies_of_another_colour() -> None:
    assert serve("U4", "V1") == "dead"
    assert serve("U4", "G1 G2 P3") == "open open dead"


@pytest.mark.rule("BQ-NOBLE-U4b")
def test_u4_dies_of_two_equal_values_from_7_on() -> None:
    for value in range(1, 13):
        after = "open dead" if value >= 7 else "open open"
        assert serve("U4", f"G{value} W{value}") == after


@pytest.mark.rule("BQ-NOBLE-U4b")
def test_u4_dies_of_three_dishes_that_do_not_add_up() -> None:
    assert serve("U4", "G2 G9 W10") == "open open dead"
    assert serve("U4", "G2 G9 G12") == "open open dead"


# ------------------------------------------------------------------ U5


@pytest.mark.rule("BQ-NOBLE-U5", "BQ-NOBLE-U5a")
def test_u5_wants_four_c_dishes_with_a_total_of_39_or_more() -> None:
    assert in_every_order("U5", "P8 W9 P10 P12") == {"open open open done"}
    assert serve("U5", "P12 W12 P11 W11") == "open open open done"


@pytest.mark.rule("BQ-NOBLE-U5b")
def test_u5_dies_of_another_colour() -> None:
    assert serve("U5", "B12") == "dead"
    assert serve("U5", "P12 W12 P11 Y11") == "open open open dead"


@pytest.mark.rule("BQ-NOBLE-U5b")
def test_u5_dies_when_the_highest_dishes_left_are_too_few_points() -> None:
    assert serve("U5", "P8 W9 P10 P11") == "open open open dead"
    assert serve("U5", "P8 P6") == "open dead"
    assert serve("U5", "P10 P9 W7") == "open open dead"
    assert serve("U5", "P10 P9 W8") == "open open open"


@pytest.mark.rule("BQ-NOBLE-U5b")
def test_u5_counts_the_dishes_that_it_has_as_gone() -> None:
    """With both 12s here the highest dish left is an 11."""
    assert serve("U5", "P12 W12 P3") == "open open dead"
    assert serve("U5", "P12 W12 P4") == "open open open"
    assert serve("U5", "P12 W11 P4") == "open open open"


# ------------------------------------------------------------------ U6


@pytest.mark.rule("BQ-NOBLE-U6", "BQ-NOBLE-U6a")
def test_u6_wants_a_total_of_25_of_any_dishes() -> None:
    assert in_every_order("U6", "W12 B4 B9") == {"open open done"}
    assert serve("U6", "Y10 Y9 Y5 Y1") == "open open open done"
    assert serve("U6", "B1 G1 V1 P1 Y1 W1 B2 G2 V2 P2 Y2 W2 B3 B4") == "open " * 13 + "done"


@pytest.mark.rule("BQ-NOBLE-U6b")
def test_u6_dies_above_25() -> None:
    assert serve("U6", "B12 G12 V2") == "open open dead"
    assert serve("U6", "B12 G11 V12") == "open open dead"


@pytest.mark.rule("BQ-NOBLE-U6b")
def test_u6_dies_when_no_dishes_are_left_for_the_rest() -> None:
    """24 with all six 1s here; 24 with five of them is open."""
    assert serve("U6", "B1 G1 V1 P1 Y1 W1 B12 B6") == "open " * 7 + "dead"
    assert serve("U6", "B12 B6 B1 G1 V1 P1 Y1 W1") == "open " * 7 + "dead"
    assert serve("U6", "B1 G1 V1 P1 Y1 B12 B7 W1") == "open " * 7 + "done"
