"""Choices as text and back."""

from __future__ import annotations

import pytest

from bagatelle.kernel.choice import Choice
from bagatelle.kernel.notation import Notation

NOTATION = Notation(
    take=("take row {row}", "take column {column}"),
    pay="pay {tile*}",
    give="give {tile*} to {seat}",
    wrap="wrap {tile*} wrap",
    trade="trade {tile} for {tile}",
    done="done",
)


@pytest.mark.parametrize(
    ("text", "choice"),
    [
        ("take row 2", Choice("take", ("row:2",))),
        ("take column 2", Choice("take", ("column:2",))),
        ("pay 14", Choice("pay", ("tile:14",))),
        ("pay 14 31 7", Choice("pay", ("tile:14", "tile:31", "tile:7"))),
        ("pay", Choice("pay")),
        ("give 14 31 to 2", Choice("give", ("tile:14", "tile:31", "seat:2"))),
        ("give to 2", Choice("give", ("seat:2",))),
        ("wrap wrap", Choice("wrap")),
        ("wrap 1 wrap", Choice("wrap", ("tile:1",))),
        ("trade 1 for 2", Choice("trade", ("tile:1", "tile:2"))),
        ("done", Choice("done")),
    ],
)
def test_both_ways(text: str, choice: Choice) -> None:
    assert NOTATION.read(text) == choice
    assert NOTATION.write(choice) == text


def test_spaces_between_words_do_not_matter() -> None:
    assert NOTATION.read("  take \t row  2 ") == Choice("take", ("row:2",))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "take",
        "take row",
        "take row 2 3",
        "take cell 2",
        "Take row 2",
        "give",
        "give 1 2",
        "give to",
        "give 1 to",
        "wrap",
        "trade 1 for",
        "trade 1 2",
        "done 1",
        "dance",
    ],
)
def test_what_means_nothing(text: str) -> None:
    assert NOTATION.read(text) is None


@pytest.mark.parametrize(
    "choice",
    [
        Choice("dance"),
        Choice("done", ("row:2",)),
        Choice("take"),
        Choice("take", ("cell:2",)),
        Choice("take", ("row:2", "row:3")),
        Choice("pay", ("row:2",)),
        Choice("pay", ("tile:1", "row:2")),
        Choice("give", ("tile:1",)),
        Choice("trade", ("tile:1",)),
    ],
)
def test_what_no_form_fits(choice: Choice) -> None:
    assert NOTATION.write(choice) is None


def test_the_first_form_that_fits_is_meant() -> None:
    """Two forms for one text cannot both come back; conformance finds such a game."""
    ambiguous = Notation(row="take {row}", column="take {column}")
    text = ambiguous.write(Choice("column", ("column:2",)))
    assert text == "take 2"
    assert ambiguous.read(text) == Choice("row", ("row:2",))


def test_two_runs_of_things_in_one_form_are_refused() -> None:
    with pytest.raises(ValueError, match="pay: a form has at most one run"):
        Notation(pay="pay {tile*} {coin*}")


def test_names_of_a_choice_by_domain() -> None:
    choice = Choice("give", ("tile:14", "tile:a:b", "seat:2", "tiles:9"))
    assert choice.names("tile") == ["14", "a:b"]
    assert choice.names("seat") == ["2"]
    assert choice.names("row") == []
