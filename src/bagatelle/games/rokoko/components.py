"""Reads the box and checks it: every figure the rules use comes from ``components.toml``."""

from __future__ import annotations

from importlib import resources
from typing import Literal

import msgspec

from bagatelle.games.rokoko import effects, income, moments, state
from bagatelle.games.rokoko.box import Board, Box, Constants, Things
from bagatelle.games.rokoko.entries import COLOUR_IDS as COLOUR_IDS
from bagatelle.games.rokoko.entries import KINDS, Kind
from bagatelle.games.rokoko.entries import ColourId as ColourId
from bagatelle.games.rokoko.entries import DecorationSpace as DecorationSpace
from bagatelle.games.rokoko.entries import Dress as Dress
from bagatelle.games.rokoko.entries import Entry as Entry
from bagatelle.games.rokoko.entries import Resource as Resource
from bagatelle.games.rokoko.entries import Worker as Worker
from bagatelle.games.rokoko.facts import check
from bagatelle.games.rokoko.module_components import (
    DuBarryCard,
    Jewel,
    JewelCounts,
    JewelerSides,
    JewelRow,
    ModuleDress,
    ModuleResource,
    SpecialApprentice,
    Trials,
)
from bagatelle.games.rokoko.vocabulary import effect_row
from bagatelle.kernel.bits import bit
from bagatelle.kernel.pack import BoxFile, hash_of, part_of
from bagatelle.kernel.table import Table


class Meta(Entry, frozen=True, kw_only=True):
    game: Literal["rokoko"]
    reconstructed: bool
    version: int
    notice: str


class Edition(Entry, frozen=True, kw_only=True):
    """What one edition calls and hands out differently."""

    id: str
    prestige_hidden: bool
    resource_supply: Literal["piles", "bag"]
    income_decoration: Literal["fountain", "kitchen"]
    favour: Literal["card", "token"]
    racks: int
    property_markers: int
    colours: dict[ColourId, str]


class Figures(Entry, frozen=True, kw_only=True):
    rounds: int
    hand_size: int
    min_staff: int
    start_livre: int
    start_yarn: int
    start_lace: int
    base_income: int
    favour_livre: int
    favour_final_prestige: int
    livre_per_final_prestige: int
    statue_prestige_per_colour: int
    hire_price_by_cards_left: tuple[int, ...]
    tile_price_by_tiles_in_segment: tuple[int, ...]
    depute: dict[Kind, int]


class Musician(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cost: int
    prestige: int


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    master: bool
    reward: str


class Hall(Entry, frozen=True, kw_only=True):
    id: str
    majority: tuple[int, int]
    musician: Musician
    spaces: tuple[Space, ...]
    terrace: bool = False


class Warehouse(Entry, frozen=True, kw_only=True):
    segments: int
    per_segment: int


class Windows(Entry, frozen=True, kw_only=True):
    cost: tuple[int, ...]
    dark: tuple[int, ...]


class Fireworks(Entry, frozen=True, kw_only=True):
    majority: tuple[int, int]
    spaces: tuple[DecorationSpace, ...]


class Statues(Entry, frozen=True, kw_only=True):
    spaces: tuple[DecorationSpace, ...]


class Fountain(Entry, frozen=True, kw_only=True):
    upper: tuple[DecorationSpace, ...]
    lower: tuple[DecorationSpace, ...]


class AllHalls(Entry, frozen=True, kw_only=True):
    prestige: tuple[int, ...]


class Side(Entry, frozen=True, kw_only=True):
    """One side of the board."""

    players: tuple[int, ...]
    deluxe_players: tuple[int, ...]
    warehouse: Warehouse
    windows: Windows
    hall: tuple[Hall, ...]
    fireworks: Fireworks
    statues: Statues
    fountain: Fountain
    all_halls: AllHalls

    def decorations(self) -> list[tuple[int, DecorationSpace]]:
        """All decoration spaces with their kinds, in the order of the engine."""
        musicians = [
            DecorationSpace(f"musician-{hall.id}", hall.musician.cost, hall.musician.prestige)
            for hall in self.hall
        ]
        return [
            *((state.FIREWORKS, space) for space in self.fireworks.spaces),
            *((state.MUSICIAN, space) for space in musicians),
            *((state.STATUE, space) for space in self.statues.spaces),
            *((state.UPPER, space) for space in self.fountain.upper),
            *((state.LOWER, space) for space in self.fountain.lower),
        ]

    def spaces(self) -> list[tuple[int, Space]]:
        """All guest spaces with the numbers of their halls."""
        return [(number, space) for number, hall in enumerate(self.hall) for space in hall.spaces]

    def board(self) -> Board:
        spaces, decorations = self.spaces(), self.decorations()
        rewards = [reward_of(space.reward) for _, space in spaces]
        return Board(
            per_segment=self.warehouse.per_segment,
            window_cost=Table(list(self.windows.cost)),
            dark_windows=len(self.windows.dark),
            space_hall=Table([hall for hall, _ in spaces]),
            space_master=Table([int(space.master) for _, space in spaces]),
            space_reward=Table([kind for kind, _ in rewards]),
            space_amount=Table([amount for _, amount in rewards]),
            hall_first=Table([hall.majority[0] for hall in self.hall]),
            hall_second=Table([hall.majority[1] for hall in self.hall]),
            terrace_hall=next(n for n, hall in enumerate(self.hall) if hall.terrace),
            decoration_kind=Table([kind for kind, _ in decorations]),
            decoration_cost=Table([space.cost for _, space in decorations]),
            decoration_prestige=Table([space.prestige for _, space in decorations]),
            decoration_times=Table([space.multiplier for _, space in decorations]),
            fireworks_first=self.fireworks.majority[0],
            fireworks_second=self.fireworks.majority[1],
            all_halls=Table(list(self.all_halls.prestige)),
        )


class Sides(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    small: Side
    large: Side


class BaseBox(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The box without modules. Its hash stands in records: its fields stay as they are."""

    meta: Meta
    edition: tuple[Edition, ...]
    constants: Figures
    dress: tuple[Dress, ...]
    resource: tuple[Resource, ...]
    base_employee: tuple[Worker, ...]
    employee: tuple[Worker, ...]
    board: Sides


class Components(BaseBox, frozen=True, forbid_unknown_fields=True):
    """The whole box, as the file gives it."""

    jewel_counts: JewelCounts
    jewel: tuple[Jewel, ...]
    jewel_row: JewelRow
    jeweler: JewelerSides
    trial: Trials
    master: tuple[Worker, ...]
    journeyman: tuple[Worker, ...]
    special_apprentice: tuple[SpecialApprentice, ...]
    du_barry: tuple[DuBarryCard, ...]
    fancy_dress: tuple[ModuleDress, ...]
    fancy_resource: tuple[ModuleResource, ...]
    festivity_dress: tuple[ModuleDress, ...]
    expert_dress: tuple[ModuleDress, ...]

    @property
    def base(self) -> BaseBox:
        """The part of the box that is played with when there are no modules."""
        return part_of(self, BaseBox)

    def hash(self, modules: bool) -> str:
        """Stands in records for what is played with: the whole box, or its base alone."""
        return hash_of(self if modules else self.base)

    @property
    def workers(self) -> tuple[Worker, ...]:
        """Base workers first, then the hireable ones: the numbers of the engine."""
        return (*self.base_employee, *self.employee)

    def side(self, players: int) -> Side:
        """The side of the board for so many players (RK-SETUP-01)."""
        return self.board.small if players in self.board.small.players else self.board.large

    def box(self, players: int) -> Box:
        constants, board = self._constants(), self.side(players).board()
        return Box(
            players,
            constants,
            self._things(),
            board,
            moments.table_of(moments.ORDER),
            Table(income.base_incomes(constants, board)),
        )

    def _constants(self) -> Constants:
        figures = self.constants
        return Constants(
            rounds=figures.rounds,
            hand_size=figures.hand_size,
            min_staff=figures.min_staff,
            start_livre=figures.start_livre,
            start_yarn=figures.start_yarn,
            start_lace=figures.start_lace,
            base_income=figures.base_income,
            favour_livre=figures.favour_livre,
            favour_prestige=figures.favour_final_prestige,
            livre_per_prestige=figures.livre_per_final_prestige,
            statue_prestige=figures.statue_prestige_per_colour,
            hire_price=Table([0, *figures.hire_price_by_cards_left]),
            tile_price=Table([0, *figures.tile_price_by_tiles_in_segment]),
            depute_pay=Table([figures.depute[kind] for kind in KINDS]),
        )

    def _things(self) -> Things:
        dresses, tiles, workers = self.dress, self.resource, self.workers
        faces = [(tile.silk, tile.yarn, tile.lace, tile.join) for tile in tiles]
        return Things(
            dress_colour=Table([COLOUR_IDS.index(dress.colour) for dress in dresses]),
            dress_silk=Table([dress.silk[colour] for dress in dresses for colour in COLOUR_IDS]),
            dress_yarn=Table([dress.yarn for dress in dresses]),
            dress_lace=Table([dress.lace for dress in dresses]),
            dress_thimble=Table([int(dress.thimble) for dress in dresses]),
            dress_sale=Table([dress.sale for dress in dresses]),
            dress_prestige=Table([dress.prestige for dress in dresses]),
            tile_silk=Table([tile.silk[colour] for tile in tiles for colour in COLOUR_IDS]),
            tile_yarn=Table([tile.yarn for tile in tiles]),
            tile_lace=Table([tile.lace for tile in tiles]),
            tile_either=Table([int(tile.join == "slash") for tile in tiles]),
            tile_face=Table([faces.index(face) for face in faces]),
            worker_kind=Table([KINDS.index(worker.kind) for worker in workers]),
            worker_level=Table([worker.level for worker in workers]),
            worker_effect=Table(
                [effects.NONE if w.crown else n for n, w in enumerate(workers, start=1)]
            ),
            worker_crown=Table(
                [n if w.crown else effects.NONE for n, w in enumerate(workers, start=1)]
            ),
            effects=Table(
                [
                    *[0] * effects.ROW,
                    *(
                        number
                        for worker in workers
                        for number in effect_row(worker.bonus, worker.args, COLOUR_IDS)
                    ),
                ]
            ),
            ladies=colour_set("common_lady", "uncommon_lady"),
            commons=colour_set("common_lady", "common_gent"),
            base_workers=len(self.base_employee),
        )


def colour_set(*colours: ColourId) -> int:
    """Some colours as a set.

    >>> colour_set("common_lady", "uncommon_lady")
    5
    """
    return sum(int(bit(COLOUR_IDS.index(colour))) for colour in colours)


REWARDS = {
    "none": state.NO_REWARD,
    "coins": state.COINS,
    "yarn": state.YARN_REWARD,
    "lace": state.LACE_REWARD,
    "resource": state.TILE_REWARD,
}


def reward_of(word: str) -> tuple[int, int]:
    """A reward as the engine writes it: kind and amount.

    >>> reward_of("coins:3")
    (1, 3)
    """
    name, _, amount = word.partition(":")
    return REWARDS[name], int(amount or 0)


def _shipped_text() -> str:
    return resources.files(__package__).joinpath("components.toml").read_text(encoding="utf-8")


BOX_FILE = BoxFile(Components, _shipped_text, check, base=BaseBox)


def read(text: str) -> Components:
    """The components in a file's text; raises PackError with all that is wrong."""
    return BOX_FILE.read(text)


def shipped() -> Components:
    """The box that comes with the package.

    >>> shipped().dress[5].id
    'cl06'
    """
    return BOX_FILE.shipped
