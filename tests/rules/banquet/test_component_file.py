"""The file of the box: what it says agrees with the rules, and a file that does not is refused."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from bagatelle.games.banquet import components

TEXT = (
    resources.files("bagatelle.games.banquet")
    .joinpath("components.toml")
    .read_text(encoding="utf-8")
)
FILE: dict[str, Any] = tomllib.loads(TEXT)
RULES = Path(__file__).parents[3] / "docs" / "rules" / "banquet.md"

PROVENANCES = {"rulebook", "published", "deduced", "reconstructed"}


# ------------------------------------------------------------------ what it says


def test_every_entry_has_a_provenance() -> None:
    entries = [
        entry
        for table in FILE.values()
        for entry in (table if isinstance(table, list) else [table])
    ]
    assert {entry.get("provenance") for entry in entries} == PROVENANCES - {"published"}


@pytest.mark.rule("BQ-COMP-02", "BQ-COMP-06", "BQ-COMP-11", "BQ-COMP-12")
def test_the_totals_are_those_of_the_cards() -> None:
    box = components.shipped()
    counts = {
        "dishes": box.deck.total,
        "nobles": len(box.nobles),
        "imposters": len(box.imposters),
        "end_card": FILE["end_card"]["count"],
        "solo": len(box.solo_cards),
    }
    assert counts == {"dishes": 72, "nobles": 24, "imposters": 4, "end_card": 1, "solo": 9}
    totals = FILE["card_totals"]
    assert {card: totals[card] for card in counts} == counts
    assert totals["total"] == sum(counts.values()) == 110


@pytest.mark.rule("BQ-COMP-09")
def test_the_nobles_of_icon_a_ask_for_the_colours_of_the_rules() -> None:
    clauses = re.findall(r"\| BQ-NOBLE-([UM]\d) \| \(([a-z ]+)\)", RULES.read_text("utf-8"))
    said = {requirement: colour.replace("no colour", "none") for requirement, colour in clauses}
    found: dict[str, str] = {}
    for noble in components.shipped().nobles:
        if noble.player == "A":
            found |= {noble.unmasked: noble.colour, noble.masked: noble.colour}
    assert len(said) == 12
    assert found == said


@pytest.mark.rule("BQ-T-DV-19")
def test_every_icon_has_every_colour_once_and_no_two_share_one_for_a_requirement() -> None:
    nobles = components.shipped().nobles
    for icon in "ABCD":
        own = [noble.colour for noble in nobles if noble.player == icon]
        assert sorted(own) == ["blue", "green", "none", "pink", "violet", "yellow"]
    asked = Counter((noble.unmasked, noble.colour) for noble in nobles if noble.colour != "none")
    assert set(asked.values()) == {1}
    thirds = {noble.player: noble.colour for noble in nobles if noble.unmasked == "U3"}
    assert thirds == {"A": "violet", "B": "green", "C": "pink", "D": "yellow"}
    without = {noble.unmasked + noble.masked for noble in nobles if noble.colour == "none"}
    assert without == {"U6M6"}


@pytest.mark.rule("BQ-R-37")
def test_the_faces_that_share_a_card() -> None:
    pairs = Counter((noble.unmasked, noble.masked) for noble in components.shipped().nobles)
    faces = [("U1", "M5"), ("U2", "M1"), ("U3", "M4"), ("U4", "M2"), ("U5", "M3"), ("U6", "M6")]
    assert pairs == dict.fromkeys(faces, 4)


def test_the_patterns_of_the_imposters() -> None:
    cells = {imposter.player: imposter.cells for imposter in components.shipped().imposters}
    assert cells == {
        "A": ((0, 0), (0, 1), (1, 0)),
        "B": ((0, 1), (1, 0), (1, 1)),
        "C": ((0, 0), (0, 2), (1, 1)),
        "D": ((0, 0), (0, 2), (2, 0)),
    }


def test_an_imposter_has_four_different_positions() -> None:
    for imposter in components.shipped().imposters:
        assert len({components.turned(imposter.cells, turn) for turn in range(4)}) == 4


def test_every_cell_is_named_by_three_solo_cards() -> None:
    cards = components.shipped().solo_cards
    assert len({card.cells for card in cards}) == 9
    named = Counter(cell for card in cards for cell in card.cells)
    assert named == {(row, column): 3 for row in range(3) for column in range(3)}


def test_every_result_of_the_solo_game_has_one_grade() -> None:
    lines = components.shipped().solo_scale
    for points in range(13):
        assert len([line for line in lines if line.min <= points <= line.max]) == 1


# ------------------------------------------------------------------ what is refused


def edited(*edits: str) -> str:
    """The file with the first place of each ``old -> new`` changed."""
    text = TEXT
    for edit in edits:
        old, new = edit.split(" -> ")
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def without(first_line: str) -> str:
    """The file without the one entry that has this line."""
    entries = re.split(r"\n(?=\[)", TEXT)
    left = [entry for entry in entries if first_line not in entry.splitlines()]
    assert len(left) == len(entries) - 1, first_line
    return "\n".join(left)


def test_the_shipped_file_is_accepted() -> None:
    assert components.read(edited()) == components.shipped()


@pytest.mark.parametrize("text", ["[players\n", "players = \n", "The King's Banquet"])
def test_a_file_that_is_no_toml_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="at line 1, column"):
        components.read(text)


@pytest.mark.parametrize(
    ("text", "blamed"),
    [
        ("", "players"),
        (edited("[grid] -> [gird]"), "grid"),
        (edited("values_to = 12 -> values_to = 'twelve'"), r"deck\.values_to"),
        (edited('provenance = "rulebook" -> provenance = "rumour"'), "rumour"),
        (edited("cells = [[0, 0], [0, 1], [1, 0]] -> cells = [[0, 0], [0, 1, 1]]"), "cells"),
        (edited('kind = "same_value" -> kind = "same_colour"'), "same_colour"),
    ],
)
def test_a_file_without_the_right_fields_is_refused(text: str, blamed: str) -> None:
    with pytest.raises(ValueError, match=blamed):
        components.read(text)


@pytest.mark.parametrize(
    ("text", "blamed"),
    [
        (without('id = "desserts"'), "types: expected 6, found 5"),
        (edited("wild = true -> wild = false"), "wild types"),
        (edited("values_to = 12 -> values_to = 11"), "values"),
        (edited("total = 72 -> total = 71"), "dishes: expected 72, found 71"),
        (edited("copies_per_type_and_value = 1 -> copies_per_type_and_value = 2"), "copies"),
        (
            edited(
                "copies_per_type_and_value = 1 -> copies_per_type_and_value = 2",
                "total = 72 -> total = 36",
            ),
            "copies",
        ),
        (edited("packs = 3 -> packs = 4"), "packs"),
        (edited("rows = 3 -> rows = 4"), "sideboard"),
        (edited("take = 3 -> take = 2"), "sideboard"),
        (edited('["A", "B", "C", "D"] -> ["A", "B", "C"]'), "icons"),
        (without('id = "D6"'), "nobles"),
        (edited('id = "A1" -> id = "A2"'), "nobles"),
        (without('name = "fan"'), "imposters"),
        (without('id = "S9"'), "solo cards: expected 9, found 8"),
        (edited("turns = 9 -> turns = 8"), "solo turns"),
    ],
)
def test_a_box_of_another_shape_is_refused(text: str, blamed: str) -> None:
    with pytest.raises(ValueError, match=f"^{blamed}"):
        components.read(text)


CORNER = "cells = [[0, 0], [0, 1], [1, 0]] -> cells = "
TOP_ROW = "cells = [[0, 0], [0, 1], [0, 2]] -> cells = "


@pytest.mark.parametrize(
    ("text", "blamed"),
    [
        (edited(CORNER + "[[0, 0], [0, 1], [3, 0]]"), "corner"),
        (edited(CORNER + "[[0, 0], [0, 1], [0, 3]]"), "corner"),
        (edited(CORNER + "[[0, 0], [0, 1], [1, -1]]"), "corner"),
        (edited(CORNER + "[[0, 0], [0, 1], [0, 1]]"), "corner"),
        (edited(CORNER + "[[0, 0], [0, 1]]"), "corner"),
        (edited(CORNER + "[[0, 0], [0, 1], [1, 0], [1, 0]]"), "corner"),
        (edited('"corner" -> "elbow"', CORNER + "[[0, 0], [0, 1], [3, 0]]"), "elbow"),
        (edited(TOP_ROW + "[[0, 0], [0, 1], [0, 3]]"), "row_top"),
    ],
)
def test_a_pattern_beside_the_sideboard_is_refused(text: str, blamed: str) -> None:
    with pytest.raises(ValueError, match=f"^{blamed}: expected 3 different cells"):
        components.read(text)


@pytest.mark.parametrize(
    ("text", "blamed"),
    [
        (edited('unmasked = "U1" -> unmasked = "U2"'), "unmasked requirements of A"),
        (edited('unmasked = "U1" -> unmasked = "U7"'), "unmasked requirements of A"),
        (edited('masked = "M5" -> masked = "M1"'), "masked requirements of A"),
        (edited('masked = "M5" -> masked = "U1"'), "masked requirements of A"),
        (edited('player = "A" -> player = "B"'), "nobles of A"),
        (edited('colour = "yellow"\nfigure -> colour = "orange"\nfigure'), "colour of A1"),
        (edited('colour = "yellow"\nfigure -> colour = "white"\nfigure'), "colour of A1"),
        (without('requirement = "U4"'), "requirements with points"),
        (edited('requirement = "U4" -> requirement = "U3"'), "requirements with points"),
    ],
)
def test_a_box_that_does_not_agree_with_itself_is_refused(text: str, blamed: str) -> None:
    with pytest.raises(ValueError, match=f"^{blamed}: expected "):
        components.read(text)
