"""What a seat does not know, drawn anew (section 2.14).

Hidden is how the others have split their staff between hand and reserve, and which tiles they drew
blind; a tile taken from the warehouse was seen by all and stays where it is.
"""

from mypy_extensions import i64

from bagatelle.games.rokoko import party
from bagatelle.games.rokoko.box import Box
from bagatelle.games.rokoko.party import HAND, KEPT, RESERVE, SECRET, SHOWN, SILK
from bagatelle.games.rokoko.state import COLOURS, HELD, HELD_SEEN, NONE, SEEN, TILE_PILE, TURN_OF
from bagatelle.kernel.bits import any_of, bit, count, some_of
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.table import Table


def deal_anew(box: Box, t: Table, seat: i64, dealer: Dealer) -> None:
    """Change a table to any other that looks the same to this seat (-1: a spectator)."""
    holder = t[TURN_OF]
    held_is_secret = t[HELD] != NONE and t[HELD_SEEN] == 0 and holder != seat
    pool: i64 = t[TILE_PILE]
    if held_is_secret:
        pool |= bit(t[HELD])
    for other in range(box.parties):
        if other != seat:
            pool |= t[party.at(other) + KEPT] & ~t[SEEN]
            _split_staff(t, other, dealer)
    if held_is_secret:
        t[HELD] = any_of(pool, dealer)
        pool &= ~bit(t[HELD])
    for other in range(box.parties):
        if other != seat:
            pool = _deal_tiles(box, t, other, pool, dealer)
    t[TILE_PILE] = pool


def _split_staff(t: Table, seat: i64, dealer: Dealer) -> None:
    """Any of the workers that may be there can be in the hand.

    A worker that came there unseen is known to be there, though not which one it is.
    """
    own = party.at(seat)
    known: i64 = t[own + SHOWN] | t[own + HAND] & t[own + SECRET]
    pool: i64 = (t[own + RESERVE] | t[own + HAND]) & ~known
    hand = some_of(pool, count(t[own + HAND] & ~known), dealer)
    t[own + HAND] = known | hand
    t[own + RESERVE] = pool & ~hand


def _deal_tiles(box: Box, t: Table, seat: i64, pool: i64, dealer: Dealer) -> i64:
    """As many unknown tiles as the seat has; returns the rest of the pool."""
    own = party.at(seat)
    known: i64 = t[own + KEPT] & t[SEEN]
    unknown: i64 = count(t[own + KEPT] & ~t[SEEN])
    if unknown == 0:
        return pool
    _add_silk(box, t, seat, t[own + KEPT], -1)
    drawn = some_of(pool, unknown, dealer)
    t[own + KEPT] = known | drawn
    _add_silk(box, t, seat, t[own + KEPT], 1)
    return pool & ~drawn


def _add_silk(box: Box, t: Table, seat: i64, tiles: i64, sign: i64) -> None:
    silk = party.at(seat) + SILK
    while tiles != 0:
        low: i64 = tiles & -tiles
        tiles ^= low
        first: i64 = (int(low).bit_length() - 1) * COLOURS
        for colour in range(COLOURS):
            t[silk + colour] += sign * box.things.tile_silk[first + colour]
