"""What a seat does not know, drawn anew (section 2.14).

Hidden is how the others have split their staff between hand and reserve, and which tiles they drew
blind; a tile taken from the warehouse was seen by all and stays where it is.
"""

from mypy_extensions import i64

from bagatelle.games.rokoko.box import Box
from bagatelle.games.rokoko.state import (
    COLOURS,
    HAND,
    HELD,
    HELD_SEEN,
    KEPT,
    NONE,
    RESERVE,
    SEEN,
    SHOWN,
    SILK,
    TILE_PILE,
    TURN_OF,
    seat_at,
)
from bagatelle.kernel.bits import any_of, bit, count
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.table import Table


def deal_anew(box: Box, t: Table, seat: i64, dealer: Dealer) -> None:
    """Change a table to any other that looks the same to this seat (-1: a spectator)."""
    holder = t[TURN_OF]
    held_is_secret = t[HELD] != NONE and t[HELD_SEEN] == 0 and holder != seat
    pool: i64 = t[TILE_PILE]
    if held_is_secret:
        pool |= bit(t[HELD])
    for other in range(box.players):
        if other != seat:
            pool |= t[seat_at(other) + KEPT] & ~t[SEEN]
            _split_staff(t, other, dealer)
    if held_is_secret:
        t[HELD] = any_of(pool, dealer)
        pool &= ~bit(t[HELD])
    for other in range(box.players):
        if other != seat:
            pool = _deal_tiles(box, t, other, pool, dealer)
    t[TILE_PILE] = pool


def _split_staff(t: Table, seat: i64, dealer: Dealer) -> None:
    """Any of the workers that may be there can be in the hand."""
    at = seat_at(seat)
    pool: i64 = (t[at + RESERVE] | t[at + HAND]) & ~t[at + SHOWN]
    secret: i64 = count(t[at + HAND] & ~t[at + SHOWN])
    hand: i64 = t[at + SHOWN]
    for _ in range(secret):
        worker = any_of(pool, dealer)
        pool &= ~bit(worker)
        hand |= bit(worker)
    t[at + HAND] = hand
    t[at + RESERVE] = pool


def _deal_tiles(box: Box, t: Table, seat: i64, pool: i64, dealer: Dealer) -> i64:
    """As many unknown tiles as the seat has; returns the rest of the pool."""
    at = seat_at(seat)
    known: i64 = t[at + KEPT] & t[SEEN]
    unknown: i64 = count(t[at + KEPT] & ~t[SEEN])
    if unknown == 0:
        return pool
    _add_silk(box, t, seat, t[at + KEPT], -1)
    kept: i64 = known
    for _ in range(unknown):
        tile = any_of(pool, dealer)
        pool &= ~bit(tile)
        kept |= bit(tile)
    t[at + KEPT] = kept
    _add_silk(box, t, seat, kept, 1)
    return pool


def _add_silk(box: Box, t: Table, seat: i64, tiles: i64, sign: i64) -> None:
    at = seat_at(seat) + SILK
    while tiles != 0:
        low: i64 = tiles & -tiles
        tiles ^= low
        first: i64 = (int(low).bit_length() - 1) * COLOURS
        for colour in range(COLOURS):
            t[at + colour] += sign * box.things.tile_silk[first + colour]
