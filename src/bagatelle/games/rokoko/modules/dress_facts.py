"""What is known of the three boxes of dresses (CF-17 to CF-19, F-08 to F-10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bagatelle.games.rokoko.board_facts import DEAREST, MAX_PRESTIGE
from bagatelle.games.rokoko.thing_facts import bales_of, check_dress, check_tile
from bagatelle.kernel.findings import Findings, pairs
from bagatelle.kernel.message import message
from bagatelle.kernel.toml_positions import Path

if TYPE_CHECKING:
    from bagatelle.games.rokoko.components import Components
    from bagatelle.games.rokoko.entries import ColourId, Dress, Resource
    from bagatelle.games.rokoko.modules.dress_components import ModuleDress, ModuleResource

FANCY_DRESSES = 4
FANCY_TILES = 5
FESTIVITY_DRESSES = 4
EXPERT_DRESSES = 6
BASE_SALE = 28
BASE_PRESTIGE = 4
"""The most that a dress of the base box brings; fancy dresses bring more (OV-11)."""
FESTIVITY_COLOURS: dict[int, ColourId] = {2: "common_lady", 3: "common_gent"}
"""Of the third and the fourth: their bonuses count dresses of their colour (FE-B3, FE-B4)."""
SOLD = 3
"""The fourth expert dress alone can be sold (EX-G4)."""
SOLD_FIGURES = {"colour": "uncommon_lady", "sale": 14, "prestige": 0}
WITH_JEWELS = (4, 5)
"""The last two expert dresses are for the Jewelry Box (GEN-07)."""


def check(components: Components, shipped: Components | None, findings: Findings) -> None:
    """Notes all that is wrong with dresses and tiles of the modules."""
    _check_ids(components, findings)
    _check_fancy_dresses(components.fancy_dress, components.dress, findings)
    _check_fancy_tiles(components.fancy_resource, components.resource, findings)
    _check_festivity(components.festivity_dress, findings)
    _check_expert(components.expert_dress, findings)
    if shipped is not None:
        for table in ("fancy_dress", "festivity_dress", "expert_dress"):
            _check_bonuses(table, getattr(components, table), getattr(shipped, table), findings)


def _check_ids(components: Components, findings: Findings) -> None:
    """Each module calls its things by their numbers, and nothing else is called like that."""
    box, taken = components, {dress.id for dress in components.dress}
    _check_names("fancy_dress", "fancy-", [dress.id for dress in box.fancy_dress], taken, findings)
    festive = [dress.id for dress in box.festivity_dress]
    _check_names("festivity_dress", "festivity-", festive, taken, findings)
    expert = [dress.id for dress in box.expert_dress]
    _check_names("expert_dress", "expert-", expert, taken, findings)
    tiles = {tile.id for tile in box.resource}
    _check_names("fancy_resource", "fr", [tile.id for tile in box.fancy_resource], tiles, findings)


def _check_names(
    table: str, prefix: str, names: Sequence[str], taken: set[str], findings: Findings
) -> None:
    for at, name in enumerate(names):
        findings.stated((table, at, "id"), f"{prefix}{at + 1}", name)
        if name in taken:
            findings.add((table, at, "id"), message("pack-twice", name=name))


def _check_bonuses(
    table: str, dresses: Sequence[ModuleDress], shipped: Sequence[ModuleDress], findings: Findings
) -> None:
    """The rulebook prints every bonus."""
    for at, dress, known in pairs(dresses, shipped):
        path = (table, at)
        findings.like(path, known, dress, ("clause", "bonus"))
        if dress.bonus == known.bonus:
            findings.stated((*path, "args"), known.args, dress.args)


# ---------------------------------------------------------------------- Fancy Dresses


def _check_fancy_dresses(
    dresses: Sequence[ModuleDress], base: Sequence[Dress], findings: Findings
) -> None:
    """They need more, are sold for more and bring more prestige than any other (FD-06)."""
    findings.count(("fancy_dress",), len(dresses), FANCY_DRESSES)
    most = max((_goods(dress) for dress in base), default=0)
    for at, dress in enumerate(dresses):
        path = ("fancy_dress", at)
        check_dress(path, dress, findings)
        findings.within((*path, "sale"), dress.sale, BASE_SALE + 1, DEAREST)
        findings.within((*path, "prestige"), dress.prestige, BASE_PRESTIGE + 1, MAX_PRESTIGE)
        if _goods(dress) <= most:
            args = {"least": most + 1, "found": _goods(dress)}
            findings.add((*path, "silk"), message("pack-rokoko-fancy", **args))
        _check_use(path, dress, True, False, findings)


def _goods(dress: Dress) -> int:
    return sum(dress.silk.values()) + dress.yarn + dress.lace


def _check_fancy_tiles(
    tiles: Sequence[ModuleResource], base: Sequence[Resource], findings: Findings
) -> None:
    """They show what no other tile shows."""
    findings.count(("fancy_resource",), len(tiles), FANCY_TILES)
    faces = {_face(tile) for tile in base}
    for at, tile in enumerate(tiles):
        path = ("fancy_resource", at)
        findings.stated((*path, "clause"), "FD-02", tile.clause)
        check_tile(path, tile, findings)
        if _face(tile) in faces:
            findings.add((*path, "silk"), message("pack-rokoko-face"))


def _face(tile: Resource) -> tuple[object, ...]:
    return (*bales_of(tile), tile.yarn, tile.lace, tile.join)


# ---------------------------------------------------------------------- Festivity Dresses, Expert


def _check_festivity(dresses: Sequence[ModuleDress], findings: Findings) -> None:
    findings.count(("festivity_dress",), len(dresses), FESTIVITY_DRESSES)
    for at, dress in enumerate(dresses):
        path = ("festivity_dress", at)
        check_dress(path, dress, findings)
        findings.within((*path, "prestige"), dress.prestige, 0, MAX_PRESTIGE)
        _check_use(path, dress, False, False, findings)
        if at in FESTIVITY_COLOURS and len(dresses) == FESTIVITY_DRESSES:
            findings.stated((*path, "colour"), FESTIVITY_COLOURS[at], dress.colour)


def _check_expert(dresses: Sequence[ModuleDress], findings: Findings) -> None:
    findings.count(("expert_dress",), len(dresses), EXPERT_DRESSES)
    for at, dress in enumerate(dresses):
        path = ("expert_dress", at)
        check_dress(path, dress, findings)
        findings.within((*path, "prestige"), dress.prestige, 0, MAX_PRESTIGE)
        if len(dresses) != EXPERT_DRESSES:
            continue
        _check_use(path, dress, at == SOLD, at in WITH_JEWELS, findings)
        if at == SOLD:
            findings.facts(path, SOLD_FIGURES, dress)


def _check_use(
    path: Path, dress: ModuleDress, sellable: bool, needs_jewelry_box: bool, findings: Findings
) -> None:
    use = {"sellable": sellable, "needs_jewelry_box": needs_jewelry_box}
    findings.facts(path, use, dress)
    if not sellable:
        findings.stated((*path, "sale"), 0, dress.sale)
