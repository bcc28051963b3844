"""The end of the game (section 2.15)."""

from mypy_extensions import i64

from bagatelle.games.augsburg.box import Box
from bagatelle.games.augsburg.state import (
    CATHEDRAL,
    CHURCH,
    NONE,
    POINTS,
    TILE,
    seat_at,
)
from bagatelle.kernel.table import Table


def price_of(box: Box, t: Table, seat: i64, kind: i64) -> i64:
    """The price on a player's building; 0 without one, which every owner beats."""
    tile = t[seat_at(seat) + TILE + kind]
    return 0 if tile == NONE else box.amount_of(kind, tile)


def is_ahead(box: Box, t: Table, seat: i64, other: i64) -> bool:
    """By points, then by cathedrals; by churches if neither has one (AU-END-02 to 07)."""
    own, rival = t[seat_at(seat) + POINTS], t[seat_at(other) + POINTS]
    if own != rival:
        return own > rival
    own, rival = price_of(box, t, seat, CATHEDRAL), price_of(box, t, other, CATHEDRAL)
    if own != 0 or rival != 0:
        return own > rival
    return price_of(box, t, seat, CHURCH) > price_of(box, t, other, CHURCH)
