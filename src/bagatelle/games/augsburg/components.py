"""Reads the box and checks it: every figure the rules use comes from ``components.toml``."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from bagatelle.games.augsburg.facts import check
from bagatelle.games.box_file import box_file
from bagatelle.kernel.components import Provenance

NobleId = Literal["philipp", "louise", "leo", "maria", "maximilian"]
CategoryId = Literal["yellow", "orange", "violet"]
IconId = Literal["money500", "points6", "points7", "draw", "yellow", "orange", "violet"]
TileId = Literal[
    "coat_of_arms", "letters_of_nobility", "mint_master", "architect", "church", "cathedral"
]

# In the order of the engine's numbers.
NOBLE_IDS: tuple[NobleId, ...] = get_args(NobleId)
CATEGORY_IDS: tuple[CategoryId, ...] = get_args(CategoryId)
ICON_IDS: tuple[IconId, ...] = get_args(IconId)
TILE_IDS: tuple[TileId, ...] = get_args(TileId)


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every table of the file can say beside its own figures."""

    provenance: Provenance
    basis: str = ""


class Meta(Entry, frozen=True, kw_only=True):
    game: Literal["augsburg"]
    title: str
    schema: int
    currency: str


class Players(Entry, frozen=True, kw_only=True):
    min: int
    max: int
    pawn_colours: tuple[str, ...]


class Start(Entry, frozen=True, kw_only=True):
    money: int
    jokers: int
    offered_notes: int
    points: int
    level_each_category: int
    privilege_cards_face_up: int


class Rounds(Entry, frozen=True, kw_only=True):
    players: int
    rounds: int


class RoundTrack(Entry, frozen=True, kw_only=True):
    spaces: tuple[str, ...]


class Noble(Entry, frozen=True, kw_only=True):
    id: NobleId
    visit_order: int
    tie_rank: int
    has_notes: bool
    ui_colour: str = ""


class NobleNotes(Entry, frozen=True, kw_only=True):
    values_from: int
    values_to: int
    copies_per_noble_and_value: int
    total: int
    price_on_back: bool


class Jokers(Entry, frozen=True, kw_only=True):
    count: int
    price: int


class NotePrice(Entry, frozen=True, kw_only=True):
    value: int
    price: int


class Icon(Entry, frozen=True, kw_only=True):
    id: IconId
    category: Literal["none", "yellow", "orange", "violet"]
    effect: str
    amount: int


class PrivilegeCard(Entry, frozen=True, kw_only=True):
    id: str
    icons: tuple[IconId, ...]


class Step(Entry, frozen=True, kw_only=True):
    category: CategoryId
    level: int
    name: str
    name_de: str = ""
    name_provenance: Provenance | None = None
    card: Literal["none", "small", "medium", "large"]
    income: int
    free: int


class StepCardSizes(Entry, frozen=True, kw_only=True):
    small: int
    medium: int
    large: int
    printed_per_category_small: int
    printed_per_category_medium: int
    printed_per_category_large: int


class StepSupply(Entry, frozen=True, kw_only=True):
    players: int
    small: int
    medium: int
    large: int


class Right(Entry, frozen=True, kw_only=True):
    kind: TileId
    category: CategoryId
    min_level: int
    meaning: str
    tiles: tuple[int, ...]


class Figures(Entry, frozen=True, kw_only=True):
    compensation_second: int
    compensation_third: int
    theft_compensation_money: int
    theft_compensation_points: int
    unused_privilege_points: int
    privileges_used_per_card: int
    privileges_shown_per_card: int
    yellow_instead_of_climb: int


class Caps(Entry, frozen=True, kw_only=True):
    without_church: int
    without_cathedral: int
    lap: int


class Bank(Entry, frozen=True, kw_only=True):
    unlimited: bool


class Banknote(Entry, frozen=True, kw_only=True):
    value: int
    count: int


class BanknoteTotals(Entry, frozen=True, kw_only=True):
    count: int
    florins: int


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole box, as the file gives it."""

    meta: Meta
    players: Players
    start: Start
    rounds: tuple[Rounds, ...]
    round_track: RoundTrack
    nobles: tuple[Noble, ...]
    notes: NobleNotes
    jokers: Jokers
    note_prices: tuple[NotePrice, ...]
    icons: tuple[Icon, ...]
    privilege_cards: tuple[PrivilegeCard, ...]
    steps: tuple[Step, ...]
    step_card_sizes: StepCardSizes
    step_supply: tuple[StepSupply, ...]
    rights: tuple[Right, ...]
    amounts: Figures
    caps: Caps
    bank: Bank
    banknotes: tuple[Banknote, ...]
    banknote_totals: BanknoteTotals


BOX_FILE = box_file(__package__, Components, check)
read = BOX_FILE.read


def shipped() -> Components:
    """The box that comes with the package.

    >>> shipped().privilege_cards[0].icons
    ('violet', 'violet', 'money500')
    """
    return BOX_FILE.shipped
