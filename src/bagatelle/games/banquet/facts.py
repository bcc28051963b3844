"""What is known of the box for certain, and the shape that the table was made for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from bagatelle.games.banquet.state import (
    COLUMNS,
    DISHES,
    NOBLES,
    PACKS,
    ROWS,
    SOLO_CARDS,
    TAKEN,
    VALUES,
)
from bagatelle.kernel.findings import Findings, pairs
from bagatelle.kernel.message import message
from bagatelle.kernel.toml_positions import Path

if TYPE_CHECKING:
    from bagatelle.games.banquet.components import Cell, Components, Direction, Noble

ICONS = ("A", "B", "C", "D")
WILD = (False, False, False, False, False, True)
"""Of the types, in their order."""
DECK = {
    "values_from": 1,
    "values_to": VALUES,
    "copies_per_type_and_value": 1,
    "total": DISHES,
    "packs": PACKS,
}
GRID = {"rows": ROWS, "columns": COLUMNS, "take": TAKEN}
MAX_POINTS = 20
EXAMINED_BEFORE = {"icons", "wild", "turns", "provenance"}
"""Where a figure comes from is the owner's to say."""


def check(components: Components, shipped: Components | None, findings: Findings) -> None:
    """Notes all that is wrong with a box."""
    findings.stated(("players", "icons"), ICONS, components.players.icons)
    findings.facts(("deck",), DECK, components.deck)
    findings.facts(("grid",), GRID, components.grid)
    findings.count(("types",), len(components.types), len(WILD))
    for at, kind in enumerate(components.types):
        if len(components.types) == len(WILD):
            findings.stated(("types", at, "wild"), WILD[at], kind.wild)
    _check_points(components, findings)
    _check_nobles(components, findings)
    _check_patterns(components, findings)
    findings.stated(("solo", "turns"), SOLO_CARDS, components.solo.turns)
    if shipped is not None:
        _check_rules(components, shipped, findings)


def _check_points(components: Components, findings: Findings) -> None:
    """Every requirement has its points once."""
    open_ones = {requirement.id for requirement in components.requirements}
    for at, line in enumerate(components.points):
        findings.within(("points", at, "points"), line.points, 0, MAX_POINTS)
        if line.requirement not in open_ones:
            path = ("points", at, "requirement")
            findings.add(path, message("pack-banquet-points-twice", name=line.requirement))
        open_ones.discard(line.requirement)
    for name in sorted(open_ones):
        findings.add(("points",), message("pack-banquet-no-points", name=name))


def _check_nobles(components: Components, findings: Findings) -> None:
    """Six nobles an icon, with every requirement of a side once (BQ-COMP-08)."""
    nobles = components.nobles
    findings.count(("nobles",), len(nobles), len(ICONS) * NOBLES)
    colours = [kind.colour for kind in components.types if not kind.wild] + ["none"]
    names = noble_ids(ICONS)
    for at, noble in enumerate(nobles):
        if len(nobles) == len(names):
            findings.stated(("nobles", at, "id"), names[at], noble.id)
            findings.stated(("nobles", at, "player"), names[at][0], noble.player)
        findings.word(("nobles", at, "colour"), noble.colour, colours)
    for side in ("unmasked", "masked"):
        asked = {line.id for line in components.requirements if line.side == side}
        for icon in ICONS:
            own = [(at, noble) for at, noble in enumerate(nobles) if noble.player == icon]
            _check_faces(side, own, asked, findings)


def _check_faces(
    side: str, nobles: Sequence[tuple[int, Noble]], asked: set[str], findings: Findings
) -> None:
    left = set(asked)
    for at, noble in nobles:
        requirement = noble.masked if side == "masked" else noble.unmasked
        if requirement not in left:
            args = {"name": requirement, "known": ", ".join(sorted(asked))}
            findings.add(("nobles", at, side), message("pack-banquet-face", **args))
        left.discard(requirement)


def _check_patterns(components: Components, findings: Findings) -> None:
    findings.count(("imposters",), len(components.imposters), len(ICONS))
    findings.count(("solo_cards",), len(components.solo_cards), SOLO_CARDS)
    for at, imposter in enumerate(components.imposters):
        if len(components.imposters) == len(ICONS):
            findings.stated(("imposters", at, "player"), ICONS[at], imposter.player)
        _check_pattern(("imposters", at, "cells"), imposter.cells, findings)
    for at, card in enumerate(components.solo_cards):
        if len(components.solo_cards) == SOLO_CARDS:
            findings.stated(("solo_cards", at, "id"), f"S{at + 1}", card.id)
        _check_pattern(("solo_cards", at, "cells"), card.cells, findings)


def _check_pattern(path: Path, cells: tuple[Cell, ...], findings: Findings) -> None:
    on_sideboard = {cell for cell in cells if cell[0] in range(ROWS) and cell[1] in range(COLUMNS)}
    if len(cells) != TAKEN or len(on_sideboard) != TAKEN:
        findings.add(path, message("pack-banquet-pattern", cells=TAKEN))


def _check_rules(components: Components, shipped: Components, findings: Findings) -> None:
    """What the rules print word for word: no owner can read anything else off the cards.

    But for the directions of M3 and M5, which the rules give in both ways (BQ-R-04).
    """
    swapped = _swapped(shipped)
    if _directions(components) == _directions(swapped):
        shipped = swapped
    for name in ("requirements", "solo_scale"):
        findings.count((name,), len(getattr(components, name)), len(getattr(shipped, name)))
    for name in ("types", "requirements", "solo_scale"):
        for at, one, other in pairs(getattr(components, name), getattr(shipped, name)):
            findings.like((name, at), other, one, _printed(other))
    for name in ("players", "end_card", "sides", "solo"):
        known = getattr(shipped, name)
        findings.like((name,), known, getattr(components, name), _printed(known))


def _swapped(components: Components) -> Components:
    """The same box, with the other direction for each noble of one course."""
    other: dict[tuple[Direction, ...], tuple[Direction, ...]] = {
        ("falling",): ("rising",),
        ("rising",): ("falling",),
    }
    requirements = tuple(
        replace(line, courses=other.get(line.courses, line.courses))
        for line in components.requirements
    )
    return replace(components, requirements=requirements)


def _directions(components: Components) -> list[tuple[Direction, ...]]:
    return [line.courses for line in components.requirements]


def _printed(entry: msgspec.Struct) -> list[str]:
    return [name for name in entry.__struct_fields__ if name not in EXAMINED_BEFORE]


def noble_ids(icons: Sequence[str]) -> list[str]:
    """The names of all nobles, icon by icon: A1, A2 and so on."""
    return [f"{icon}{number}" for icon in icons for number in range(1, NOBLES + 1)]
