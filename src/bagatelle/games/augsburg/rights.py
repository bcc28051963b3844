"""Right tiles and building (sections 2.11 and 2.12)."""

from typing import Final

from mypy_extensions import i64

from bagatelle.games.augsburg import purse
from bagatelle.games.augsburg.box import Box
from bagatelle.games.augsburg.events import TILE_TAKEN
from bagatelle.games.augsburg.state import (
    ARCHITECT,
    ARCHITECT_BUILT,
    CATHEDRAL,
    CHURCH,
    LETTERS,
    LEVEL,
    MONEY,
    NONE,
    ORANGE,
    TAKEN,
    TILE,
    VIOLET,
    seat_at,
)
from bagatelle.kernel.events import Events
from bagatelle.kernel.rows import FIGURE
from bagatelle.kernel.table import Table

TILE_OWNED: Final = 60
LEVEL_TOO_LOW: Final = 61
BUILT_ALREADY: Final = 62
BUILDING_PRICE: Final = 63
NO_ARCHITECT: Final = 64
ARCHITECT_HAS_BUILT: Final = 65

REASONS: dict[int, str] = {
    TILE_OWNED: "AU-RIGHT-02 tile-owned",
    LEVEL_TOO_LOW: "AU-RIGHT-03 level-too-low #level",
    BUILT_ALREADY: "AU-BUILD-04 built-already",
    BUILDING_PRICE: "AU-BUILD-03 building-price #florins",
    NO_ARCHITECT: "AU-BUILD-06 no-architect",
    ARCHITECT_HAS_BUILT: "AU-BUILD-09 architect-has-built",
}


def category_of(kind: i64) -> i64:
    """The category whose privilege takes a tile of this kind."""
    return ORANGE if kind <= LETTERS else VIOLET


def top_amount(box: Box, t: Table, kind: i64) -> i64:
    """What is printed on the top tile of a pile (AU-SETUP-08)."""
    return box.amount_of(kind, t[TAKEN + kind])


def take(box: Box, t: Table, seat: i64, kind: i64, events: Events) -> None:
    """Put the top tile of a pile onto the sheet; an office carries no figure (AU-COMP-12)."""
    printed: i64 = top_amount(box, t, kind) if kind <= LETTERS else 0
    events.public(TILE_TAKEN, seat, kind, printed)
    _put_on_sheet(t, seat, kind)


def why_not_take(box: Box, t: Table, seat: i64, kind: i64) -> i64:
    """Whether a privilege of its category can take a tile (AU-RIGHT-01 to 03)."""
    at = seat_at(seat)
    if t[at + TILE + kind] != NONE:
        return TILE_OWNED
    level = box.tile_level[kind]
    return 0 if t[at + LEVEL + category_of(kind)] >= level else LEVEL_TOO_LOW + level * FIGURE


def why_not_build(box: Box, t: Table, seat: i64, kind: i64) -> i64:
    """Whether a player lacks a building and can pay it (AU-BUILD-01 to 05)."""
    at = seat_at(seat)
    if t[at + TILE + kind] != NONE:
        return BUILT_ALREADY
    price = top_amount(box, t, kind)
    return 0 if t[at + MONEY] >= price else BUILDING_PRICE + price * FIGURE


def why_not_by_architect(box: Box, t: Table, seat: i64, kind: i64) -> i64:
    """Once on a card, besides the two uses (AU-BUILD-06 to 09)."""
    if t[seat_at(seat) + TILE + ARCHITECT] == NONE:
        return NO_ARCHITECT
    return why_not_build(box, t, seat, kind) if t[ARCHITECT_BUILT] == 0 else ARCHITECT_HAS_BUILT


def build(box: Box, t: Table, seat: i64, kind: i64, event: i64, events: Events) -> None:
    """Pay the full price and put the tile onto the sheet (AU-BUILD-02, 10)."""
    florins = top_amount(box, t, kind)
    purse.pay(t, seat, florins)
    events.public(event, seat, kind, florins)
    _put_on_sheet(t, seat, kind)


def architect_is_ready(t: Table, seat: i64) -> bool:
    """Whether the Architect may build on this card, if there is money for it (AU-BUILD-06 to 09).

    Everybody can see this; whether there is money for it is the player's secret (AU-R-53).
    """
    at = seat_at(seat)
    return (
        t[at + TILE + ARCHITECT] != NONE
        and t[ARCHITECT_BUILT] == 0
        and (t[at + TILE + CHURCH] == NONE or t[at + TILE + CATHEDRAL] == NONE)
    )


def _put_on_sheet(t: Table, seat: i64, kind: i64) -> None:
    t[seat_at(seat) + TILE + kind] = t[TAKEN + kind]
    t[TAKEN + kind] += 1
