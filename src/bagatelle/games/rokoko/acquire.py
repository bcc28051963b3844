"""Main action 2, acquire resources (section 2.7), and tiles that come in other ways."""

from typing import Final

from mypy_extensions import i64

from bagatelle.games.rokoko import happenings, moves
from bagatelle.games.rokoko.box import Box
from bagatelle.games.rokoko.preparation import draw_tile
from bagatelle.games.rokoko.state import (
    COLOURS,
    HELD,
    HELD_SEEN,
    KEEP,
    KEPT,
    LACE,
    MONEY,
    MOST_PER_SEGMENT,
    NONE,
    SEEN,
    SEGMENTS,
    SHELF,
    SHELVES,
    SILK,
    TILE_DISCARD,
    YARN,
    seat_at,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import bit
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table

AT_A_PRICE: Final = 0
FOR_FREE: Final = 1


def price_of(box: Box, t: Table, segment: i64) -> i64:
    """By the tiles that lie in the segment before taking (RK-ACT-RES-03 to 06)."""
    tiles: i64 = 0
    for shelf in range(segment * MOST_PER_SEGMENT, (segment + 1) * MOST_PER_SEGMENT):
        if t[SHELF + shelf] != NONE:
            tiles += 1
    return box.constants.tile_price[tiles]


def is_possible(box: Box, t: Table, seat: i64) -> bool:
    return len(ways_to_take(box, t, seat, AT_A_PRICE)) > 0


def has_tiles(t: Table) -> bool:
    for shelf in range(SHELF, SHELF + SHELVES):
        if t[shelf] != NONE:
            return True
    return False


def ways_to_take(box: Box, t: Table, seat: i64, terms: i64) -> list[int]:
    """Any tile of a segment that can be paid (RK-ACT-RES-02)."""
    money = t[seat_at(seat) + MONEY]
    found: list[int] = []
    for segment in range(SEGMENTS):
        first: i64 = SHELF + segment * MOST_PER_SEGMENT
        tiles = [tile for tile in t[first : first + MOST_PER_SEGMENT] if tile != NONE]
        if terms == FOR_FREE or box.constants.tile_price[len(tiles)] <= money:
            found += [moves.TAKE_TILE + tile for tile in tiles]
    return found


def take(box: Box, t: Table, seat: i64, tile: i64, terms: i64, events: Events) -> None:
    """The tile, seen by all; then it is kept or traded at once (RK-ACT-RES-07)."""
    shelf: i64 = SHELF
    while t[shelf] != tile:
        shelf += 1
    price = price_of(box, t, (shelf - SHELF) // MOST_PER_SEGMENT) if terms == AT_A_PRICE else 0
    t[seat_at(seat) + MONEY] -= price
    t[shelf] = NONE
    t[HELD] = tile
    t[HELD_SEEN] = 1
    events.tell(happenings.TILE_TAKEN, seat, tile, price)
    agenda.pop(t)
    agenda.push(t, KEEP, seat)


def draw_blind(t: Table, seat: i64, price: i64, dealer: Dealer, events: Events) -> None:
    """Pay, draw, look at it, then keep or trade it (RK-BONUS-GEN-08 and 10)."""
    t[seat_at(seat) + MONEY] -= price
    t[HELD] = draw_tile(t, dealer, events)
    t[HELD_SEEN] = 0
    events.whisper(seat, happenings.TILE_DRAWN, seat, t[HELD], price)
    agenda.push(t, KEEP, seat)


def ways_to_keep(box: Box, t: Table) -> list[int]:
    """A slash leaves the choice between yarn and lace (RK-ACT-RES-09 to 11)."""
    if box.things.tile_either[t[HELD]] == 1:
        return [moves.KEEP, moves.TRADE_FOR_YARN, moves.TRADE_FOR_LACE]
    return [moves.KEEP, moves.TRADE]


def keep_or_trade(box: Box, t: Table, seat: i64, move: i64, events: Events) -> None:
    agenda.pop(t)
    tile = t[HELD]
    t[HELD] = NONE
    if move == moves.KEEP:
        _keep(box, t, seat, tile, events)
    else:
        _trade(box, t, seat, tile, move, events)
    t[HELD_SEEN] = 0


def _keep(box: Box, t: Table, seat: i64, tile: i64, events: Events) -> None:
    """Stored hidden; it counts as its silk (RK-ACT-RES-08)."""
    at = seat_at(seat)
    t[at + KEPT] |= bit(tile)
    if t[HELD_SEEN] == 1:
        t[SEEN] |= bit(tile)
    for colour in range(COLOURS):
        t[at + SILK + colour] += box.things.tile_silk[tile * COLOURS + colour]
    events.tell(happenings.TILE_KEPT, seat)


def _trade(box: Box, t: Table, seat: i64, tile: i64, move: i64, events: Events) -> None:
    """Onto the discard, face up, for what its lower half shows (RK-ACT-RES-09)."""
    at = seat_at(seat)
    yarn: i64 = 0 if move == moves.TRADE_FOR_LACE else box.things.tile_yarn[tile]
    lace: i64 = 0 if move == moves.TRADE_FOR_YARN else box.things.tile_lace[tile]
    t[TILE_DISCARD] |= bit(tile)
    t[at + YARN] += yarn
    t[at + LACE] += lace
    seen = t[HELD_SEEN] == 1
    told = happenings.TILE_TRADED if seen else happenings.DRAWN_TILE_TRADED
    events.tell(told, seat, tile, yarn, lace)


def hand_in(box: Box, t: Table, seat: i64, tile: i64) -> None:
    """A kept tile is shown and leaves its owner."""
    at = seat_at(seat)
    t[at + KEPT] &= ~bit(tile)
    t[SEEN] &= ~bit(tile)
    for colour in range(COLOURS):
        t[at + SILK + colour] -= box.things.tile_silk[tile * COLOURS + colour]


def one_of_each_face(box: Box, t: Table, seat: i64) -> list[int]:
    """The kept tiles without those that look like another: one all have seen stands for them."""
    kept = t[seat_at(seat) + KEPT]
    found: list[int] = []
    faces: i64 = 0
    for part in (kept & t[SEEN], kept & ~t[SEEN]):
        things: i64 = part
        while things != 0:
            low: i64 = things & -things
            tile: i64 = int(low).bit_length() - 1
            things ^= low
            face = bit(box.things.tile_face[tile])
            if faces & face == 0:
                faces |= face
                found.append(tile)
    found.sort()
    return found
