"""What is known of the box for certain (docs/rules/rokoko.md, 6.1): a file that differs is wrong.

A box must also have the shape that the table was made for (``state``), and agree with itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import TYPE_CHECKING

from bagatelle.games.rokoko import state

if TYPE_CHECKING:
    from bagatelle.games.rokoko.components import ColourId, Components, Side, Worker

DRESSES_BY_COLOUR: Mapping[ColourId, int] = {
    "common_lady": 13,
    "common_gent": 13,
    "uncommon_lady": 10,
    "rare_gent": 6,
}
WORKERS_BY_LEVEL = {1: 6, 2: 4, 3: 4, 4: 4, 5: 4, 6: 6}
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
FIREWORKS = ((6, 2), (7, 3))


def check(components: Components) -> None:
    """Raises ValueError with the first thing that is wrong."""
    _check_editions(components)
    for name, value in CONSTANTS.items():
        _expect(name, value, getattr(components.constants, name))
    _check_dresses(components)
    _check_tiles(components)
    _check_workers(components)
    _check_players(components)
    for name, side in (("small", components.board.small), ("large", components.board.large)):
        _check_side(name, side)
    majorities = [
        side.fireworks.majority for side in (components.board.small, components.board.large)
    ]
    _expect("fireworks majorities", sorted(FIREWORKS), sorted(majorities))


def _check_editions(components: Components) -> None:
    _expect("editions", MARKERS, {e.id: e.property_markers for e in components.edition})
    for edition in components.edition:
        _expect(f"colours of {edition.id}", set(DRESSES_BY_COLOUR), set(edition.colours))
        _expect(f"colours of {edition.id}", 4, len(set(edition.colours.values())))


def _check_dresses(components: Components) -> None:
    dresses = components.dress
    _unique("dress", (dress.id for dress in dresses))
    _expect("dresses", DRESSES_BY_COLOUR, dict(Counter(dress.colour for dress in dresses)))
    for dress in dresses:
        _within(f"sale of {dress.id}", dress.sale, 6, 28)
        _within(f"prestige of {dress.id}", dress.prestige, 2, 4)
        _check_goods(dress.id, dress.silk, dress.yarn, dress.lace)
        if dress.silk[dress.colour] == 0:
            raise ValueError(f"{dress.id}: a dress needs silk of its own colour")


def _check_tiles(components: Components) -> None:
    tiles = components.resource
    _unique("resource", (tile.id for tile in tiles))
    _expect("resource tiles", state.TILES, len(tiles))
    for tile in tiles:
        _check_goods(tile.id, tile.silk, tile.yarn, tile.lace)
        if sum(tile.silk.values()) == 0:
            raise ValueError(f"{tile.id}: a resource tile shows silk")
        trimmings = (0, 1) if tile.join == "single" else (1, 1)
        _expect(f"trimmings of {tile.id}", trimmings, tuple(sorted((tile.yarn, tile.lace))))
    bales = {colour: sum(int(tile.silk[colour]) for tile in tiles) for colour in DRESSES_BY_COLOUR}
    common = min(bales["common_lady"], bales["common_gent"])
    if not common > bales["uncommon_lady"] > bales["rare_gent"]:
        raise ValueError(f"silk: expected common, uncommon and rare colours, found {bales}")


def _check_goods(name: str, silk: Mapping[ColourId, int], yarn: int, lace: int) -> None:
    _expect(f"silk of {name}", set(DRESSES_BY_COLOUR), set(silk))
    for amount in (*silk.values(), yarn, lace):
        _within(f"goods of {name}", amount, 0, 9)


def _check_workers(components: Components) -> None:
    base, hireable = components.base_employee, components.employee
    _unique("employee", (worker.id for worker in (*base, *hireable)))
    _expect("base workers", state.BASE_WORKERS, len(base))
    _expect("levels of base workers", {0}, {worker.level for worker in base})
    masters = [worker for worker in base if worker.kind == "master"]
    _expect("base masters", 2, len(masters))
    _expect("workers without bonus", masters, [w for w in base if w.bonus == "none"])
    levels = [worker.level for worker in hireable]
    _expect("hireable workers", WORKERS_BY_LEVEL, dict(Counter(levels)))
    _expect("order of the hireable workers", sorted(levels), levels)
    crowns = [worker for worker in (*base, *hireable) if worker.crown]
    _expect("crowns", [(6, "apprentice")] * state.CROWNS, [(w.level, w.kind) for w in crowns])
    for worker in (*base, *hireable):
        _check_bonus(worker)


def _check_bonus(worker: Worker) -> None:
    """A crown marks the bonuses of the final scoring and no others (RK-GEN-23)."""
    if worker.crown != worker.bonus.startswith("crown_"):
        raise ValueError(f"{worker.id}: bonus {worker.bonus} with crown = {worker.crown}")
    if not worker.clause.startswith("RK-BONUS-"):
        raise ValueError(f"{worker.id}: no clause of the bonuses: {worker.clause}")


def _check_players(components: Components) -> None:
    small, large = components.board.small, components.board.large
    _expect("players of the small side", (2, 3), small.players)
    _expect("players of the large side", (4, 5), large.players)


def _check_side(name: str, side: Side) -> None:
    warehouse, windows = side.warehouse, side.windows
    _expect(f"{name} segments", state.SEGMENTS, warehouse.segments)
    _within(f"{name} places in a segment", warehouse.per_segment, 1, state.MOST_PER_SEGMENT)
    _within(f"{name} windows", len(windows.cost), 3, state.MOST_WINDOWS)
    dark = tuple(range(len(windows.cost) - 2, len(windows.cost)))
    _expect(f"{name} dark windows", dark, windows.dark)
    for cost in windows.cost:
        _within(f"{name} window", cost, 0, 8)
    _falling(f"{name} windows", windows.cost)
    _expect(f"{name} halls", state.HALLS, len(side.hall))
    _expect(f"{name} halls below the terrace", 1, sum(hall.terrace for hall in side.hall))
    for hall in side.hall:
        if not any(space.master for space in hall.spaces):
            raise ValueError(f"{name} {hall.id}: no master guest space")
        _falling(f"{name} majority of {hall.id}", hall.majority)
    spaces, decorations = side.spaces(), side.decorations()
    _unique(f"{name} guest space", (space.id for _, space in spaces))
    _unique(f"{name} decoration", (space.id for _, space in decorations))
    _within(f"{name} guest spaces", len(spaces), 1, state.MOST_SPACES)
    _within(f"{name} decoration spaces", len(decorations), 1, state.MOST_DECORATIONS)
    _within(f"{name} fireworks", len(side.fireworks.spaces), 1, state.MOST_FIREWORKS)
    for space in side.fireworks.spaces:
        _within(f"{name} multiplier of {space.id}", space.multiplier, 2, 3)
    _falling(f"{name} fireworks", [-space.cost for space in side.fireworks.spaces])
    _within(f"{name} all-halls spaces", len(side.all_halls.prestige), 1, state.MOST_ALL_HALLS)
    _falling(f"{name} all-halls spaces", side.all_halls.prestige)
    side.board()  # refuses rewards that it does not know


def _expect(what: str, expected: object, found: object) -> None:
    if found != expected:
        raise ValueError(f"{what}: expected {expected}, found {found}")


def _within(what: str, found: int, least: int, most: int) -> None:
    if not least <= found <= most:
        raise ValueError(f"{what}: expected {least} to {most}, found {found}")


def _falling(what: str, figures: Iterable[int]) -> None:
    if any(left < right for left, right in pairwise(figures)):
        raise ValueError(f"{what}: expected falling figures, found {list(figures)}")


def _unique(what: str, ids: Iterable[str]) -> None:
    twice = [name for name, times in Counter(ids).items() if times > 1]
    if twice:
        raise ValueError(f"{what}: {twice} stands twice")
