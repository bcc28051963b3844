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
from bagatelle.games.banquet.demands import DEAD, OPEN
from bagatelle.games.banquet.game import Banquet
from bagatelle.games.banquet.view import NobleView
from bagatelle.kernel.errors import PackError
from bagatelle.kernel.match import Match
from bagatelle.kernel.table import Table
from bagatelle.texts import catalogue
from tests.texts.anatomy import ids_by_file

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


def findings(text: str) -> list[tuple[int, str]]:
    """The line and the reason of all that is wrong with a file."""
    try:
        components.read(text)
    except PackError as error:
        return [(finding.line, finding.reason.id) for finding in error.findings]
    return []


def line_of(words: str) -> int:
    return TEXT[: TEXT.index(words)].count("\n") + 1


def test_the_shipped_file_is_accepted() -> None:
    assert components.read(edited()) == components.shipped()


@pytest.mark.parametrize("text", ["[players\n", "players = \n", "The King's Banquet"])
def test_a_file_that_is_no_toml_is_refused(text: str) -> None:
    assert findings(text) == [(1, "pack-not-toml")]


@pytest.mark.parametrize(
    ("edit", "reason"),
    [
        ("[grid] -> [gird]", "pack-unknown"),
        ("values_to = 12 -> values_to = 'twelve'", "pack-other-kind"),
        ('provenance = "rulebook" -> provenance = "rumour"', "pack-word"),
        ('colour_at_least = 1 -> colour_at_leest = 1', "pack-unknown"),
        ("[[0, 1], [1, 1], [2, 1]] -> [[0, 1], [1, 1, 1]]", "pack-count"),
        ('kind = "same_value" -> kind = "same_colour"', "pack-word"),
        ("wild = true -> wild = false", "pack-stated"),
        ("values_to = 12 -> values_to = 11", "pack-stated"),
        ("total = 72 -> total = 71", "pack-stated"),
        ("copies_per_type_and_value = 1 -> copies_per_type_and_value = 2", "pack-stated"),
        ("packs = 3 -> packs = 4", "pack-stated"),
        ("rows = 3 -> rows = 4", "pack-stated"),
        ("take = 3 -> take = 2", "pack-stated"),
        ('["A", "B", "C", "D"] -> ["A", "B", "C"]', "pack-stated"),
        ("max = 4 -> max = 5", "pack-stated"),
        ('id = "A1" -> id = "A2"', "pack-stated"),
        ('player = "A" -> player = "B"', "pack-stated"),
        ('id = "S9" -> id = "S1"', "pack-stated"),
        ('player = "A"\nname -> player = "B"\nname', "pack-stated"),
        ("turns = 9 -> turns = 8", "pack-stated"),
        ("game_ends_on_draw = 2 -> game_ends_on_draw = 1", "pack-stated"),
        ('colour = "blue" -> colour = "azure"', "pack-stated"),
        ("groups = [2, 2] -> groups = [2, 9]", "pack-stated"),
        ("max_total = 14 -> max_total = 140", "pack-stated"),
        ("course_length = 4 -> course_length = 40", "pack-stated"),
        ("points = 3 -> points = 21", "pack-range"),
        ('requirement = "U4" -> requirement = "U3"', "pack-banquet-points-twice"),
        ('requirement = "U4" -> requirement = "U9"', "pack-banquet-points-twice"),
        ('unmasked = "U1" -> unmasked = "U7"', "pack-banquet-face"),
        ('masked = "M5" -> masked = "U1"', "pack-banquet-face"),
        ('colour = "yellow"\nfigure -> colour = "orange"\nfigure', "pack-word"),
        ('colour = "yellow"\nfigure -> colour = "white"\nfigure', "pack-word"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_found_in_its_line(edit: str, reason: str) -> None:
    assert (line_of(edit.split(" -> ")[0]), reason) in findings(edited(edit))


@pytest.mark.parametrize(
    ("first_line", "where", "reason"),
    [
        ('id = "abundance"', "[[types]]", "pack-count"),
        ('id = "D6"', "[[nobles]]", "pack-count"),
        ('player = "D"', "[[imposters]]", "pack-count"),
        ('id = "S9"', "[[solo_cards]]", "pack-count"),
        ('id = "M6"', "[[requirements]]", "pack-count"),
        ('requirement = "U4"', "[[points]]", "pack-banquet-no-points"),
    ],
)
def test_what_is_missing_is_found_and_nothing_else(
    first_line: str, where: str, reason: str
) -> None:
    entries = re.split(r"\n(?=\[)", TEXT)
    lacking = next(
        entry
        for entry in reversed(entries)
        if first_line in entry.splitlines() and entry.startswith(where)
    )
    found = findings(TEXT.replace(f"\n{lacking}", "", 1))
    assert found[0] == (line_of(where), reason)
    # Without a requirement, there are also faces and points that have none.
    assert len(found) == 1 or where == "[[requirements]]"


def test_a_requirement_is_asked_for_once() -> None:
    second = TEXT.index('unmasked = "U2"')
    found = findings(edited('unmasked = "U1" -> unmasked = "U2"'))
    assert found == [(TEXT[:second].count("\n") + 1, "pack-banquet-face")]


CORNER = "cells = [[0, 0], [0, 1], [1, 0]] -> cells = "
TOP_ROW = "cells = [[0, 0], [0, 1], [0, 2]] -> cells = "


@pytest.mark.parametrize(
    "edit",
    [
        CORNER + "[[0, 0], [0, 1], [3, 0]]",
        CORNER + "[[0, 0], [0, 1], [0, 3]]",
        CORNER + "[[0, 0], [0, 1], [1, -1]]",
        CORNER + "[[0, 0], [0, 1], [0, 1]]",
        CORNER + "[[0, 0], [0, 1]]",
        CORNER + "[[0, 0], [0, 1], [1, 0], [1, 0]]",
        TOP_ROW + "[[0, 0], [0, 1], [0, 3]]",
    ],
)
def test_a_pattern_beside_the_sideboard_is_refused(edit: str) -> None:
    line = line_of(edit.split(" -> ")[0])
    assert findings(edited(edit)) == [(line, "pack-banquet-pattern")]


def test_an_owner_may_read_other_figures_off_the_cards() -> None:
    assert findings(edited("points = 3 -> points = 4", CORNER + "[[0, 0], [1, 1], [1, 0]]")) == []


FALLING, RISING = 'courses = ["falling"]', 'courses = ["rising"]'


@pytest.mark.rule("BQ-R-04")
def test_an_owner_may_swap_the_directions_of_m3_and_m5() -> None:
    text = edited(
        f"{FALLING} -> courses = []", f"{RISING} -> {FALLING}", f"courses = [] -> {RISING}"
    )
    assert findings(text) == []
    game = Banquet(2, {"side": "masked"}, components.read(text))
    demands = {noble.requirement: noble.demand.id for noble in nobles_of(game)}
    assert (demands["M3"], demands["M5"]) == ("banquet-demand-rising", "banquet-demand-falling")
    items = {line.name: line.item.args.get("direction") for line in game.lines}
    assert (items["M3"], items["M5"]) == ("rising", "falling")
    judged = {
        name: [judge(game, name, "P9 G10"), judge(game, name, "P9 G8")] for name in ("M3", "M5")
    }
    assert judged == {"M3": [OPEN, DEAD], "M5": [DEAD, OPEN]}


@pytest.mark.parametrize(
    "edit",
    [
        f"{FALLING} -> {RISING}",
        f"{RISING} -> {FALLING}",
        'courses = ["falling", "rising"] -> ' + RISING,
    ],
)
def test_directions_are_swapped_together_or_not_at_all(edit: str) -> None:
    assert findings(edited(edit)) == [(line_of(edit.split(" -> ")[0]), "pack-stated")]


def nobles_of(game: Banquet) -> tuple[NobleView, ...]:
    match = Match(game, "1")
    return game.public_view(match._table).players[0].nobles


def judge(game: Banquet, requirement: str, dishes: str) -> int:
    """How the noble of this requirement is judged if its colour is pink."""
    number = [noble.requirement for noble in nobles_of(game)].index(requirement)
    plates = [game.ids.by_domain["dish"].index(dish) for dish in dishes.split()]
    pink = game.components.colour_number("pink")
    return int(game.rules.box.demands[number].judge(Table(plates), 0, len(plates), pink))


def test_every_reason_is_tried() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    known = [name for name in ids_by_file(catalogue("en"))["pack.ftl"] if "-banquet-" in name]
    assert known
    assert [name for name in known if f'"{name}"' not in source] == []
