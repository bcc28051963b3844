"""What is known of the box for certain (docs/rules/rokoko.md, 6.1): a file that differs is wrong.

A box must also fit into the table (``state``), and agree with itself. Its things are examined here,
its board in ``board_facts``, what the modules add in ``modules.facts``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from bagatelle.games.rokoko import board_facts, state
from bagatelle.games.rokoko.lines import CROWNS
from bagatelle.games.rokoko.modules import facts as module_facts
from bagatelle.games.rokoko.thing_facts import (
    bales_of,
    check_cards,
    check_crown,
    check_dress,
    check_tile,
)
from bagatelle.kernel.findings import Findings, pairs
from bagatelle.kernel.message import message

if TYPE_CHECKING:
    from bagatelle.games.rokoko.components import Components, Edition
    from bagatelle.games.rokoko.entries import ColourId, Dress, Resource, Worker

DRESSES_BY_COLOUR: Mapping[ColourId, int] = {
    "common_lady": 13,
    "common_gent": 13,
    "uncommon_lady": 10,
    "rare_gent": 6,
}
LEVELS = [*[1] * 6, *[2] * 4, *[3] * 4, *[4] * 4, *[5] * 4, *[6] * 6]
"""Of the hireable workers, in their order."""
MARKERS = {"2013": 16, "deluxe": 20}
CONSTANTS = {
    "rounds": 7,
    "hand_size": 3,
    "min_staff": 4,
    "start_livre": 15,
    "start_yarn": 1,
    "start_lace": 1,
    "base_income": 5,
    "favour_livre": 5,
    "favour_final_prestige": 3,
    "livre_per_final_prestige": 10,
    "statue_prestige_per_colour": 2,
    "hire_price_by_cards_left": (0, 1, 3, 5),
    "tile_price_by_tiles_in_segment": (0, 1, 2, 2),
    "depute": {"master": 10, "journeyman": 7, "apprentice": 4},
}
TILES = 48


def check(components: Components, shipped: Components | None, findings: Findings) -> None:
    """Notes all that is wrong with a box."""
    _check_editions(components.edition, shipped.edition if shipped else (), findings)
    findings.facts(("constants",), CONSTANTS, components.constants)
    _check_dresses(components.dress, findings)
    _check_tiles(components.resource, findings)
    _check_base(components.base_employee, findings)
    _check_hireable(components.employee, findings)
    if shipped is not None:
        check_cards("base_employee", components.base_employee, shipped.base_employee, findings)
        check_cards("employee", components.employee, shipped.employee, findings)
    board_facts.check(components.board, findings)
    module_facts.check(components, shipped, findings)


def _check_editions(
    editions: Sequence[Edition], shipped: Sequence[Edition], findings: Findings
) -> None:
    findings.count(("edition",), len(editions), len(MARKERS))
    for at, edition in enumerate(editions):
        path = ("edition", at)
        if findings.word((*path, "id"), edition.id, MARKERS):
            markers = MARKERS[edition.id]
            findings.stated((*path, "property_markers"), markers, edition.property_markers)
    words = "prestige_hidden", "resource_supply", "income_decoration", "favour", "racks", "colours"
    for at, edition, known in pairs(editions, shipped):
        findings.like(("edition", at), known, edition, words)


# ---------------------------------------------------------------------- dresses and tiles


def _check_dresses(dresses: Sequence[Dress], findings: Findings) -> None:
    findings.ids((("dress", at, "id"), dress.id) for at, dress in enumerate(dresses))
    counts = Counter(dress.colour for dress in dresses)
    for colour, expected in DRESSES_BY_COLOUR.items():
        if counts[colour] != expected:
            args = {"colour": colour, "expected": expected, "found": counts[colour]}
            findings.add(("dress",), message("pack-rokoko-dresses", **args))
    for at, dress in enumerate(dresses):
        path = ("dress", at)
        findings.within((*path, "sale"), dress.sale, 6, 28)
        findings.within((*path, "prestige"), dress.prestige, 2, 4)
        check_dress(path, dress, findings)
    if not any(
        bales_of(dress) == (3, 0, 0, 0)
        and (dress.colour, dress.yarn, dress.lace, dress.thimble) == ("common_lady", 0, 1, True)
        for dress in dresses
    ):
        findings.add(("dress",), message("pack-rokoko-example", example="dress"))


def _check_tiles(tiles: Sequence[Resource], findings: Findings) -> None:
    findings.ids((("resource", at, "id"), tile.id) for at, tile in enumerate(tiles))
    findings.count(("resource",), len(tiles), TILES)
    for at, tile in enumerate(tiles):
        check_tile(("resource", at), tile, findings)
    lady, gent, uncommon, rare = (
        sum(tile.silk.get(colour, 0) for tile in tiles) for colour in DRESSES_BY_COLOUR
    )
    if not min(lady, gent) > uncommon > rare:
        args = {"lady": lady, "gent": gent, "uncommon": uncommon, "rare": rare}
        findings.add(("resource",), message("pack-rokoko-rarity", **args))
    if not any(bales_of(tile) == (0, 2, 0, 0) and tile.join == "slash" for tile in tiles):
        findings.add(("resource",), message("pack-rokoko-example", example="tile"))
    faces = {bales_of(tile) for tile in tiles}
    if not any(_together(*pair) == (3, 0, 1, 0) for pair in combinations(faces, 2)):
        findings.add(("resource",), message("pack-rokoko-example", example="tiles"))


def _together(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(left + right for left, right in zip(one, other, strict=True))


# ---------------------------------------------------------------------- workers


def _check_base(workers: Sequence[Worker], findings: Findings) -> None:
    """Two masters, who alone have no bonus."""
    findings.count(("base_employee",), len(workers), state.BASE_WORKERS)
    masters = [worker for worker in workers if worker.kind == "master"]
    if len(masters) != 2 or masters != [worker for worker in workers if worker.bonus == "none"]:
        findings.add(("base_employee",), message("pack-rokoko-masters"))
    for at, worker in enumerate(workers):
        findings.facts(("base_employee", at), {"level": 0, "crown": False}, worker)


def _check_hireable(workers: Sequence[Worker], findings: Findings) -> None:
    """On level 6 four apprentices wear the crown of the final scoring, and nobody else does."""
    findings.count(("employee",), len(workers), len(LEVELS))
    for at, worker in enumerate(workers):
        if len(workers) == len(LEVELS):
            findings.stated(("employee", at, "level"), LEVELS[at], worker.level)
        check_crown(("employee", at), worker, findings)
    last = [worker for worker in workers if worker.level == max(LEVELS)]
    apprentices = [worker for worker in last if worker.kind == "apprentice"]
    crowns = [worker for worker in workers if worker.bonus.startswith("crown_")]
    if len(apprentices) != CROWNS or apprentices != crowns:
        findings.add(("employee",), message("pack-rokoko-crowns", crowns=CROWNS))
