"""Reads the box and checks it: every figure the rules use comes from ``components.toml``."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from bagatelle.games.banquet import demands, moves
from bagatelle.games.banquet.facts import check
from bagatelle.games.banquet.state import COLUMNS, NONE, ROWS, VALUES
from bagatelle.games.box_file import box_file
from bagatelle.kernel.components import Provenance

Cell = tuple[int, int]
Direction = Literal["falling", "rising"]
PackId = Literal["top", "middle", "bottom"]

# In the order of the engine's numbers.
DIRECTIONS: tuple[Direction, ...] = get_args(Direction)
PACKS: tuple[PackId, ...] = get_args(PackId)


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """What most tables of the file say behind their own figures."""

    provenance: Provenance


class Deck(Entry, frozen=True):
    values_from: int
    values_to: int
    copies_per_type_and_value: int
    total: int
    packs: int


class DishType(Entry, frozen=True):
    id: str
    colour: str
    wild: bool

    @property
    def letter(self) -> str:
        """The letter that stands beside the colour, for example V for violet."""
        return self.colour[0].upper()


class Grid(msgspec.Struct, frozen=True):
    rows: int
    columns: int
    take: int


class EndCard(msgspec.Struct, frozen=True):
    pack_at_setup: PackId
    pack_after_first_draw: PackId
    game_ends_on_draw: int


class Requirement(msgspec.Struct, frozen=True):
    """One line of the rulebook's lists; which figures it has depends on its kind."""

    id: str
    side: str
    kind: Literal[
        "same_value", "groups", "total", "sum_of_two", "same_parity", "ordered", "exact_total"
    ]
    provenance: Provenance
    cards: int = 0
    colour_at_least: int = 0
    groups: tuple[int, ...] = ()
    colour_per_group: int = 0
    all_colour: bool = False
    min_total: int | None = None
    max_total: int | None = None
    total: int = 0
    white_allowed: bool = True
    one_per_type: bool = False
    courses: tuple[Direction, ...] = ()
    course_length: int = 0
    colour_first: bool = False
    colour_last: bool = False

    @property
    def plates(self) -> int | None:
        """How many dishes a satisfied noble has had; None if any number will do."""
        if self.kind == "exact_total":
            return None
        return self.cards or sum(self.groups) or len(self.courses) * self.course_length

    def demand(self) -> demands.Demand:
        """The test that the engine uses for this requirement."""
        match self.kind:
            case "same_value":
                return demands.SameValue(self.cards, self.colour_at_least)
            case "groups":
                smaller, larger = sorted(self.groups)
                return demands.Groups(smaller, larger, self.colour_per_group)
            case "total":
                lowest = 0 if self.min_total is None else self.min_total
                highest = self.cards * VALUES if self.max_total is None else self.max_total
                return demands.Total(self.cards, lowest, highest)
            case "sum_of_two":
                return demands.SumOfTwo()
            case "same_parity":
                return demands.SameParity(self.cards)
            case "exact_total":
                return demands.ExactTotal(self.total, self.white_allowed, self.one_per_type)
            case "ordered":
                directions = [DIRECTIONS.index(course) for course in self.courses]
                return demands.Ordered(
                    directions, self.course_length, self.colour_first, self.colour_last
                )


class Points(Entry, frozen=True):
    requirement: str
    points: int


class Noble(Entry, frozen=True):
    id: str
    player: str
    unmasked: str
    masked: str
    colour: str
    figure: Literal["lady", "lord"]


class Imposter(Entry, frozen=True):
    player: str
    name: str
    cells: tuple[Cell, ...]


class SoloCard(Entry, frozen=True):
    id: str
    name: str
    cells: tuple[Cell, ...]


class Solo(msgspec.Struct, frozen=True):
    cards: int
    turns: int


class Grade(Entry, frozen=True):
    min: int
    max: int
    grade: str


class Players(msgspec.Struct, frozen=True):
    min: int
    max: int
    icons: tuple[str, ...]


class Sides(msgspec.Struct, frozen=True):
    names: tuple[str, ...]
    first_game: str


class Components(msgspec.Struct, frozen=True):
    """The whole box, as the file gives it."""

    players: Players
    deck: Deck
    types: tuple[DishType, ...]
    grid: Grid
    end_card: EndCard
    sides: Sides
    requirements: tuple[Requirement, ...]
    points: tuple[Points, ...]
    nobles: tuple[Noble, ...]
    imposters: tuple[Imposter, ...]
    solo_cards: tuple[SoloCard, ...]
    solo: Solo
    solo_scale: tuple[Grade, ...]

    def requirement_of(self, noble: Noble, side: str) -> Requirement:
        """What a noble asks for on one of its sides."""
        wanted = noble.masked if side == "masked" else noble.unmasked
        return next(line for line in self.requirements if line.id == wanted)

    def points_of(self, requirement: Requirement) -> int:
        return next(line.points for line in self.points if line.requirement == requirement.id)

    def colour_number(self, colour: str) -> int:
        """The number of a type by its colour; NONE for a noble who asks for no colour."""
        return NONE if colour == "none" else [kind.colour for kind in self.types].index(colour)


def flat(cells: tuple[Cell, ...]) -> list[int]:
    """Cells as numbers in reading order."""
    return [row * COLUMNS + column for row, column in cells]


def turned(cells: tuple[Cell, ...], quarter_turns: int) -> tuple[Cell, ...]:
    """A pattern turned clockwise about the centre of the sideboard (BQ-TAKE-05).

    >>> turned(((0, 0), (0, 1), (1, 0)), 1)
    ((0, 1), (0, 2), (1, 2))
    """
    for _ in range(quarter_turns):
        cells = tuple((column, ROWS - 1 - row) for row, column in cells)
    return tuple(sorted(cells))


def ways_to_take(components: Components) -> list[list[int]]:
    """The three cells of every way to take dishes, in the order of ``moves``."""
    rows = [[row * COLUMNS + column for column in range(COLUMNS)] for row in range(ROWS)]
    columns = [[row * COLUMNS + column for row in range(ROWS)] for column in range(COLUMNS)]
    patterns = [
        flat(turned(imposter.cells, turn))
        for imposter in components.imposters
        for turn in range(moves.TURNS_OF_IMPOSTER)
    ]
    return rows + columns + patterns


REMARKS = frozenset(
    {
        "meta", "card_totals", "text", "basis", "provenance", "count", "ghost_starts",
        "imposter_allowed", "uses_end_card",
    }
)  # fmt: skip
"""What the file says beside the figures, for people to read."""

BOX_FILE = box_file(__package__, Components, check, REMARKS)
read = BOX_FILE.read


def shipped() -> Components:
    """The box that comes with the package.

    >>> shipped().nobles[2].colour
    'violet'
    """
    return BOX_FILE.shipped
