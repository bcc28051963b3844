"""Reads the box and checks it: every figure the rules use comes from ``components.toml``."""

from __future__ import annotations

from typing import Literal

import msgspec

from bagatelle.games.box_file import box_file
from bagatelle.games.rokoko import state
from bagatelle.games.rokoko.entries import (
    ColourId,
    DecorationSpace,
    Dress,
    Entry,
    Kind,
    Resource,
    Worker,
)
from bagatelle.games.rokoko.facts import check
from bagatelle.games.rokoko.modules.dress_components import ModuleDress, ModuleResource
from bagatelle.games.rokoko.modules.du_barry.components import DuBarryCard
from bagatelle.games.rokoko.modules.jewelry_box import components as jewelry_box
from bagatelle.kernel.pack import hash_of, part_of


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

    jewel_counts: jewelry_box.JewelCounts
    jewel: tuple[jewelry_box.Jewel, ...]
    jewel_row: jewelry_box.JewelRow
    jeweler: jewelry_box.JewelerSides
    trial: jewelry_box.Trials
    master: tuple[Worker, ...]
    journeyman: tuple[Worker, ...]
    special_apprentice: tuple[jewelry_box.SpecialApprentice, ...]
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
        """The workers of the base game: those of every staff, then the hireable ones."""
        return (*self.base_employee, *self.employee)

    @property
    def all_workers(self) -> tuple[Worker, ...]:
        """Those of the base game, then those of modules."""
        return (*self.workers, *self.master, *self.journeyman, *self.special_apprentice)

    @property
    def all_dresses(self) -> tuple[Dress, ...]:
        return (*self.dress, *self.fancy_dress, *self.festivity_dress, *self.expert_dress)

    @property
    def all_tiles(self) -> tuple[Resource, ...]:
        return (*self.resource, *self.fancy_resource)

    def side(self, players: int) -> Side:
        """The side of the board for so many players (RK-SETUP-01, DB-SETUP-01)."""
        return self.board.small if players in self.board.small.deluxe_players else self.board.large


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


BOX_FILE = box_file(__package__, Components, check, base=BaseBox)
read = BOX_FILE.read


def shipped() -> Components:
    """The box that comes with the package.

    >>> shipped().dress[5].id
    'cl06'
    """
    return BOX_FILE.shipped
