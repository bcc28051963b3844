"""What is known of all dresses, tiles and workers alike, of the base box and of the modules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bagatelle.games.rokoko.entries import COLOUR_IDS
from bagatelle.kernel.findings import Findings, pairs
from bagatelle.kernel.message import message
from bagatelle.kernel.toml_positions import Path

if TYPE_CHECKING:
    from bagatelle.games.rokoko.entries import Dress, Resource, Worker

TRIMMINGS = {"single": ([0, 1],), "slash": ([1, 1],), "plus": ([1, 1], [0, 2])}
"""The tokens on the lower half of a tile, the fewer first: joined ones may be equal."""
MAX_COLOURS = 3
"""More colours of silk do not fit on one tile or dress."""
MAX_GOODS = 9


def check_dress(path: Path, dress: Dress, findings: Findings) -> None:
    """What a dress needs."""
    _check_goods(path, dress, findings)
    if dress.silk.get(dress.colour, 1) == 0:
        findings.add((*path, "silk"), message("pack-rokoko-own-silk", colour=dress.colour))


def check_tile(path: Path, tile: Resource, findings: Findings) -> None:
    """Both halves of a tile."""
    _check_goods(path, tile, findings)
    if not any(tile.silk.values()):
        findings.add((*path, "silk"), message("pack-rokoko-no-silk"))
    if sorted((tile.yarn, tile.lace)) not in TRIMMINGS[tile.join]:
        findings.add((*path, "join"), message("pack-rokoko-trimmings", join=tile.join))


def _check_goods(path: Path, thing: Dress | Resource, findings: Findings) -> None:
    for colour in COLOUR_IDS:
        if colour not in thing.silk:
            findings.add((*path, "silk"), message("pack-missing", key=colour))
    for colour, bales in thing.silk.items():
        findings.within((*path, "silk", colour), bales, 0, MAX_GOODS)
    if sum(bales > 0 for bales in thing.silk.values()) > MAX_COLOURS:
        findings.add((*path, "silk"), message("pack-rokoko-colours", most=MAX_COLOURS))
    findings.within((*path, "yarn"), thing.yarn, 0, MAX_GOODS)
    findings.within((*path, "lace"), thing.lace, 0, MAX_GOODS)


def bales_of(thing: Dress | Resource) -> tuple[int, ...]:
    """The bales of each colour."""
    return tuple(thing.silk.get(colour, 0) for colour in COLOUR_IDS)


def check_cards(
    table: str, workers: Sequence[Worker], shipped: Sequence[Worker], findings: Findings
) -> None:
    """The rulebooks print every bonus; what kind a worker is they say of a few only."""
    for at, worker, known in pairs(workers, shipped):
        path = (table, at)
        findings.like(path, known, worker, ("id", "clause", "bonus"))
        if worker.bonus == known.bonus:
            findings.stated((*path, "args"), known.args, worker.args)
        if known.provenance == "rulebook":
            findings.stated((*path, "kind"), known.kind, worker.kind)


def check_crown(path: Path, worker: Worker, findings: Findings) -> None:
    """Who has a bonus of the final scoring wears the crown."""
    findings.stated((*path, "crown"), worker.bonus.startswith("crown_"), worker.crown)
