"""What is known of both sides of the board (docs/rules/rokoko.md, 6.1)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from bagatelle.games.rokoko import state
from bagatelle.kernel.findings import Findings
from bagatelle.kernel.message import message
from bagatelle.kernel.toml_positions import Path

if TYPE_CHECKING:
    from bagatelle.games.rokoko.components import Hall, Side, Sides
    from bagatelle.games.rokoko.entries import DecorationSpace

PLAYERS = {"small": ((2, 3), (1, 2, 3)), "large": ((4, 5), (4, 5))}
"""On each side: in the game of 2013, and in the Deluxe edition."""
HALLS = ("royal", "hall2", "hall3", "hall4", "hall5")
FIREWORKS = ((6, 2), (7, 3))
REWARD = re.compile(r"none|yarn|lace|resource|coins:[1-9]")
DARK_WINDOWS = 2
DEAREST = 60
MAX_PRESTIGE = 20
TERRACE = (2, 3)
"""By how much a dress on the terrace may count."""


def check(board: Sides, findings: Findings) -> None:
    """Notes all that is wrong with the board."""
    sides = {"small": board.small, "large": board.large}
    for name, side in sides.items():
        _check_side(("board", name), side, *PLAYERS[name], findings)
    both = tuple(sides.values())
    majorities = {name: side.fireworks.majority for name, side in sides.items()}
    if sorted(majorities.values()) != sorted(FIREWORKS):
        strange = [name for name, majority in majorities.items() if majority not in FIREWORKS]
        for name in strange or ["large"]:
            findings.add(("board", name, "fireworks", "majority"), message("pack-rokoko-fireworks"))
    _check_examples(both, findings)


def _check_examples(sides: Sequence[Side], findings: Findings) -> None:
    """What the examples of the rulebooks show must be somewhere."""
    costs = [cost for side in sides for cost in side.windows.cost]
    if 4 not in costs:
        path: Path = ("board", "small", "windows", "cost")
        findings.add(path, message("pack-rokoko-example", example="window"))
    if not any(space.cost == 10 for side in sides for _, space in side.decorations()):
        findings.add(("board", "small"), message("pack-rokoko-example", example="decoration"))
    if not any(hall.majority == (3, 1) for side in sides for hall in side.hall):
        path = ("board", "small", "hall")
        findings.add(path, message("pack-rokoko-example", example="hall"))


def _check_side(
    path: Path,
    side: Side,
    players: tuple[int, ...],
    deluxe_players: tuple[int, ...],
    findings: Findings,
) -> None:
    findings.facts(path, {"players": players, "deluxe_players": deluxe_players}, side)
    warehouse, windows = side.warehouse, side.windows
    findings.stated((*path, "warehouse", "segments"), state.SEGMENTS, warehouse.segments)
    places = (*path, "warehouse", "per_segment")
    findings.within(places, warehouse.per_segment, 1, state.MAX_PER_SEGMENT)
    _check_windows((*path, "windows"), windows.cost, windows.dark, findings)
    _check_halls((*path, "hall"), side.hall, findings)
    _check_decorations(path, side, findings)
    all_halls = (*path, "all_halls", "prestige")
    findings.count(all_halls, len(side.all_halls.prestige), 1, state.MAX_ALL_HALLS)
    findings.falling(all_halls, side.all_halls.prestige)
    findings.all_within(all_halls, side.all_halls.prestige, 1, MAX_PRESTIGE)


def _check_windows(
    path: Path, costs: Sequence[int], dark: tuple[int, ...], findings: Findings
) -> None:
    findings.count((*path, "cost"), len(costs), DARK_WINDOWS + 1, state.MAX_WINDOWS)
    findings.falling((*path, "cost"), costs)
    findings.all_within((*path, "cost"), costs, 0, 8)
    rightmost = tuple(range(len(costs) - DARK_WINDOWS, len(costs)))
    findings.stated((*path, "dark"), rightmost, dark)


def _check_halls(path: Path, halls: Sequence[Hall], findings: Findings) -> None:
    findings.count(path, len(halls), state.HALLS)
    terraces = sum(hall.terrace for hall in halls)
    if terraces != 1:
        findings.add(path, message("pack-rokoko-terrace", found=terraces))
    spaces = sum(len(hall.spaces) for hall in halls)
    findings.count((*path, 0, "spaces"), spaces, 1, state.MAX_SPACES)
    for at, hall in enumerate(halls):
        if len(halls) == len(HALLS):
            findings.stated((*path, at, "id"), HALLS[at], hall.id)
        _check_hall((*path, at), hall, findings)


def _check_hall(path: Path, hall: Hall, findings: Findings) -> None:
    findings.falling((*path, "majority"), hall.majority)
    findings.all_within((*path, "majority"), hall.majority, 0, MAX_PRESTIGE)
    musician = hall.musician
    findings.within((*path, "musician", "cost"), musician.cost, 0, DEAREST)
    findings.within((*path, "musician", "prestige"), musician.prestige, 0, MAX_PRESTIGE)
    if not any(space.master for space in hall.spaces):
        findings.add((*path, "spaces"), message("pack-rokoko-master-space"))
    for at, space in enumerate(hall.spaces):
        findings.stated((*path, "spaces", at, "id"), f"{hall.id}-{at + 1}", space.id)
        if REWARD.fullmatch(space.reward) is None:
            reward = (*path, "spaces", at, "reward")
            findings.add(reward, message("pack-rokoko-reward", found=space.reward))


def _check_decorations(path: Path, side: Side, findings: Findings) -> None:
    fireworks = (*path, "fireworks", "spaces")
    findings.count(fireworks, len(side.fireworks.spaces), 1, state.MAX_FIREWORKS)
    findings.rising(fireworks, [space.cost for space in side.fireworks.spaces])
    findings.count((*path, "statues"), len(side.decorations()), 1, state.MAX_DECORATIONS)
    fountain = (*path, "fountain")
    check_row(fireworks, "fireworks", side.fireworks.spaces, TERRACE, findings)
    check_row((*path, "statues", "spaces"), "statue", side.statues.spaces, (1, 1), findings)
    check_row((*fountain, "upper"), "upper", side.fountain.upper, (1, 1), findings)
    check_row((*fountain, "lower"), "lower", side.fountain.lower, (1, 1), findings)


def check_row(
    path: Path,
    name: str,
    spaces: Sequence[DecorationSpace],
    multipliers: tuple[int, int],
    findings: Findings,
) -> None:
    """Decorations of one kind, in the order of the board."""
    for at, space in enumerate(spaces):
        findings.stated((*path, at, "id"), f"{name}-{at + 1}", space.id)
        findings.within((*path, at, "cost"), space.cost, 0, DEAREST)
        findings.within((*path, at, "prestige"), space.prestige, 0, MAX_PRESTIGE)
        findings.within((*path, at, "multiplier"), space.multiplier, *multipliers)
