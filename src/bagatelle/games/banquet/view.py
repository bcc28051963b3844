"""What a viewer may see. On this table nothing is hidden but what was not drawn yet (BQ-INFO)."""

from __future__ import annotations

from typing import Literal

from bagatelle.kernel.message import Message
from bagatelle.kernel.plain_struct import PlainStruct
from bagatelle.kernel.views import Printed

Step = Literal["take", "serve", "clear", "over"]


class DishView(Printed, frozen=True):
    type: str
    colour: str
    value: int


class CellView(PlainStruct, frozen=True):
    id: str
    dish: DishView | None


class LineView(PlainStruct, frozen=True):
    """A row or a column of the sideboard, or one position of an imposter's pattern."""

    id: str
    cells: tuple[str, ...]


class PileView(PlainStruct, frozen=True):
    dishes: int
    packs: tuple[int, ...]
    end_pack: int | None
    """Which pack holds the End card, from the top; None in the solo game."""
    end_shown: int


class CourseView(PlainStruct, frozen=True):
    id: str
    direction: str
    dishes: tuple[DishView, ...]


class NobleView(PlainStruct, frozen=True):
    id: str
    requirement: str
    colour: str | None
    figure: str
    points: int
    satisfied: bool
    plates: int | None
    """How many dishes it takes, all courses together; None if any number will do."""
    dishes: tuple[DishView, ...]
    courses: tuple[CourseView, ...]
    demand: Message
    progress: Message


class ImposterView(PlainStruct, frozen=True):
    id: str
    name: str
    used: bool
    positions: tuple[LineView, ...]


class PlayerView(PlainStruct, frozen=True):
    seat: int
    icon: str
    points: int
    dishes: int
    nobles: tuple[NobleView, ...]
    imposter: ImposterView


class SoloView(PlainStruct, frozen=True):
    turns: int
    turned: tuple[str, ...]
    """Solo cards turned so far, in no order."""
    last: LineView | None


class BanquetView(PlainStruct, frozen=True):
    """Nothing is hidden: the same for every seat and for spectators."""

    side: str
    step: Step
    to_act: tuple[int, ...]
    turn: int
    first_player: int
    sideboard: tuple[CellView, ...]
    rows: tuple[LineView, ...]
    columns: tuple[LineView, ...]
    tray: tuple[DishView, ...]
    pile: PileView
    discards: tuple[DishView, ...]
    players: tuple[PlayerView, ...]
    solo: SoloView | None
