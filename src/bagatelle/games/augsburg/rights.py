"""Right tiles and building (sections 2.11 and 2.12)."""

from mypy_extensions import i64

from bagatelle.games.augsburg import happenings, purse
from bagatelle.games.augsburg.box import Box
from bagatelle.games.augsburg.state import (
    ARCHITECT,
    ARCHITECT_BUILT,
    CATHEDRAL,
    CHURCH,
    COAT,
    LETTERS,
    LEVEL,
    MINT_MASTER,
    MONEY,
    NONE,
    ORANGE,
    TAKEN,
    TILE,
    TILE_KINDS,
    VIOLET,
    seat_at,
)
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


def category_of(kind: i64) -> i64:
    """The category whose privilege takes a tile of this kind."""
    return ORANGE if kind <= LETTERS else VIOLET


def takeable(box: Box, t: Table, seat: i64, category: i64) -> list[int]:
    """The tiles that a privilege of this category can take (AU-RIGHT-01 to 03)."""
    at = seat_at(seat)
    first: i64 = COAT if category == ORANGE else MINT_MASTER
    last: i64 = LETTERS if category == ORANGE else ARCHITECT
    return [
        kind
        for kind in range(first, last + 1)
        if t[at + TILE + kind] == NONE and t[at + LEVEL + category] >= box.tile_level[kind]
    ]


def top_amount(box: Box, t: Table, kind: i64) -> i64:
    """What is printed on the top tile of a pile (AU-SETUP-08)."""
    return box.amount_of(kind, t[TAKEN + kind])


def take(box: Box, t: Table, seat: i64, kind: i64, events: Events) -> None:
    """Put the top tile of a pile onto the sheet; an office carries no figure (AU-COMP-12)."""
    printed: i64 = top_amount(box, t, kind) if kind <= LETTERS else 0
    events.tell(happenings.TILE_TAKEN, seat, kind, printed)
    _put_on_sheet(t, seat, kind)


def buildable(box: Box, t: Table, seat: i64) -> list[int]:
    """The buildings that a player lacks and can pay (AU-BUILD-01 to 05)."""
    at = seat_at(seat)
    return [
        kind
        for kind in range(CHURCH, TILE_KINDS)
        if t[at + TILE + kind] == NONE and t[at + MONEY] >= top_amount(box, t, kind)
    ]


def build(box: Box, t: Table, seat: i64, kind: i64, happening: i64, events: Events) -> None:
    """Pay the full price and put the tile onto the sheet (AU-BUILD-02, 10)."""
    florins = top_amount(box, t, kind)
    purse.pay(t, seat, florins)
    events.tell(happening, seat, kind, florins)
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
