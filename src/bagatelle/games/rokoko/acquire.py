"""Main action 2, acquire resources (section 2.7), and tiles that come in other ways.

The frames of a tile say who takes it (``effects``) and, as their extra, how it is come by.
"""

from typing import Final

from mypy_extensions import i64

from bagatelle.games.rokoko import effects, frames, hints, moments, party
from bagatelle.games.rokoko.actions import MainAction
from bagatelle.games.rokoko.box import Box, BoxChapter
from bagatelle.games.rokoko.events import (
    DRAWN_TILE_TRADED,
    TILE_DRAWN,
    TILE_KEPT,
    TILE_TAKEN,
    TILE_TRADED,
)
from bagatelle.games.rokoko.moves import (
    KEEP,
    TAKE_TILE,
    TRADE,
    TRADE_FOR_LACE,
    TRADE_FOR_YARN,
)
from bagatelle.games.rokoko.party import KEPT, LACE, MONEY, SILK, YARN
from bagatelle.games.rokoko.preparation import draw_tile
from bagatelle.games.rokoko.state import (
    COLOURS,
    HELD,
    HELD_SEEN,
    MAX_PER_SEGMENT,
    MAX_TILES,
    NONE,
    SEEN,
    SEGMENTS,
    SHELF,
    SHELVES,
    TILE_DISCARD,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import bit
from bagatelle.kernel.chapter import NO_HINT, Hint
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.places import filled, list_placed, place_of
from bagatelle.kernel.table import Table

# How a tile is come by.
AT_A_PRICE: Final = 0
FOR_FREE: Final = 1
DRAWN: Final = 2
WAYS: Final = 3

WAREHOUSE_EMPTY: Final = 20
NO_TILE_CAN_BE_PAID: Final = 21
TAKE_A_TILE: Final = 22
NOT_IN_WAREHOUSE: Final = 23
TILE_CANNOT_BE_PAID: Final = 24
KEEP_OR_TRADE: Final = 25
TRADE_FOR_YARN_OR_LACE: Final = 26
TRADE_FOR_ALL: Final = 27

REASONS: dict[int, str] = {
    WAREHOUSE_EMPTY: "RK-ACT-RES-14 warehouse-empty",
    NO_TILE_CAN_BE_PAID: "RK-GEN-13 cannot-pay",
    TAKE_A_TILE: "RK-ACT-RES-02 take-a-tile",
    NOT_IN_WAREHOUSE: "RK-ACT-RES-02 not-in-warehouse",
    TILE_CANNOT_BE_PAID: "RK-GEN-13 cannot-pay",
    KEEP_OR_TRADE: "RK-ACT-RES-07 keep-or-trade",
    TRADE_FOR_YARN_OR_LACE: "RK-ACT-RES-11 yarn-or-lace",
    TRADE_FOR_ALL: "RK-ACT-RES-10 trade-for-all",
}


class Acquire(MainAction):
    def why_not(self, t: Table, seat: i64, worker: i64) -> i64:
        if is_possible(self.box, t, seat):
            return 0
        return NO_TILE_CAN_BE_PAID if has_tiles(t) else WAREHOUSE_EMPTY

    def begin(self, t: Table, seat: i64, worker: i64, events: Events) -> None:
        agenda.push(t, frames.TAKE, seat, effects.granted(effects.NONE, worker, AT_A_PRICE))


def price_of(box: Box, t: Table, segment: i64) -> i64:
    """By the tiles that lie in the segment before taking (RK-ACT-RES-03 to 06)."""
    return box.constants.tile_price[_tiles_in(t, segment)]


def _tiles_in(t: Table, segment: i64) -> i64:
    first: i64 = SHELF + segment * MAX_PER_SEGMENT
    return filled(t, first, first + MAX_PER_SEGMENT)


def is_possible(box: Box, t: Table, seat: i64) -> bool:
    """Whether some tile can be paid."""
    money = t[party.at(seat) + MONEY]
    for segment in range(SEGMENTS):
        tiles = _tiles_in(t, segment)
        if tiles > 0 and box.constants.tile_price[tiles] <= money:
            return True
    return False


def has_tiles(t: Table) -> bool:
    return filled(t, SHELF, SHELF + SHELVES) > 0


def shelf_of(t: Table, tile: i64) -> i64:
    """Where a tile lies in the warehouse; ``NONE`` if it does not."""
    return place_of(t, SHELF, SHELF + SHELVES, tile)


class Take(BoxChapter):
    """Any tile of a segment that can be paid, seen by all (RK-ACT-RES-02)."""

    def legal(self, t: Table, seat: i64, value: i64, moves: Table) -> i64:
        found: i64 = 0
        for segment in range(SEGMENTS):
            if self._price(t, segment, value) <= t[party.at(seat) + MONEY]:
                first: i64 = SHELF + segment * MAX_PER_SEGMENT
                end: i64 = first + MAX_PER_SEGMENT
                found = list_placed(t, first, end, TAKE_TILE, moves, found)
        return found

    def why_not(self, t: Table, seat: i64, value: i64, move: i64) -> i64:
        tile = move - TAKE_TILE
        if not 0 <= tile < MAX_TILES:
            return TAKE_A_TILE
        shelf = shelf_of(t, tile)
        if shelf == NONE:
            return NOT_IN_WAREHOUSE
        price = self._price(t, _segment_of(shelf), value)
        return 0 if price <= t[party.at(seat) + MONEY] else TILE_CANNOT_BE_PAID

    def hint(self, t: Table, seat: i64, value: i64, move: i64) -> Hint:
        segment = _segment_of(shelf_of(t, move - TAKE_TILE))
        return hints.PRICE, self._price(t, segment, value), 0

    def decide(
        self, t: Table, seat: i64, value: i64, move: i64, dealer: Dealer, events: Events
    ) -> None:
        """Then it is kept or traded at once (RK-ACT-RES-07)."""
        tile = move - TAKE_TILE
        shelf = shelf_of(t, tile)
        price = self._price(t, _segment_of(shelf), value)
        t[party.at(seat) + MONEY] -= price
        t[shelf] = NONE
        t[HELD] = tile
        t[HELD_SEEN] = 1
        events.public(TILE_TAKEN, seat, tile, price, shelf - SHELF)
        agenda.pop(t)
        agenda.push(t, frames.KEEP, seat, value)

    def _price(self, t: Table, segment: i64, value: i64) -> i64:
        if effects.extra_in(value) == AT_A_PRICE:
            return price_of(self.box, t, segment)
        return 0


def _segment_of(shelf: i64) -> i64:
    return (shelf - SHELF) // MAX_PER_SEGMENT


def draw_blind(
    t: Table, seat: i64, effect: i64, card: i64, price: i64, dealer: Dealer, events: Events
) -> None:
    """Pay, draw, look at it, then keep or trade it (RK-BONUS-GEN-08 and 10)."""
    t[party.at(seat) + MONEY] -= price
    t[HELD] = draw_tile(t, dealer, events)
    t[HELD_SEEN] = 0
    events.private(seat, TILE_DRAWN, seat, t[HELD], price)
    agenda.push(t, frames.KEEP, seat, effects.granted(effect, card, DRAWN))


class Keep(BoxChapter):
    """Keep it or trade it; a slash leaves the choice of yarn or lace (RK-ACT-RES-09 to 11)."""

    def legal(self, t: Table, seat: i64, value: i64, moves: Table) -> i64:
        moves[0] = KEEP
        if self.box.things.tile_either[t[HELD]] == 0:
            moves[1] = TRADE
            return 2
        moves[1] = TRADE_FOR_YARN
        moves[2] = TRADE_FOR_LACE
        return 3

    def why_not(self, t: Table, seat: i64, value: i64, move: i64) -> i64:
        either = self.box.things.tile_either[t[HELD]] == 1
        if move == KEEP:
            return 0
        if move == TRADE:
            return TRADE_FOR_YARN_OR_LACE if either else 0
        if move == TRADE_FOR_YARN or move == TRADE_FOR_LACE:
            return 0 if either else TRADE_FOR_ALL
        return KEEP_OR_TRADE

    def hint(self, t: Table, seat: i64, value: i64, move: i64) -> Hint:
        if move == KEEP:
            return NO_HINT
        tile = t[HELD]
        return hints.TRIMMINGS, self._yarn(tile, move), self._lace(tile, move)

    def decide(
        self, t: Table, seat: i64, value: i64, move: i64, dealer: Dealer, events: Events
    ) -> None:
        agenda.pop(t)
        tile = t[HELD]
        t[HELD] = NONE
        if move == KEEP:
            self._keep(t, seat, tile, events)
            moments.arrive(self.box, t, moments.TILE_KEPT, come_by(value, tile))
        else:
            self._trade(t, seat, tile, move, events)
            moments.arrive(self.box, t, moments.TILE_TRADED, come_by(value, tile))
        t[HELD_SEEN] = 0

    def _keep(self, t: Table, seat: i64, tile: i64, events: Events) -> None:
        """Stored hidden; it counts as its silk (RK-ACT-RES-08)."""
        own = party.at(seat)
        t[own + KEPT] |= bit(tile)
        if t[HELD_SEEN] == 1:
            t[SEEN] |= bit(tile)
        for colour in range(COLOURS):
            t[own + SILK + colour] += self.box.things.tile_silk[tile * COLOURS + colour]
        events.public(TILE_KEPT, seat)

    def _trade(self, t: Table, seat: i64, tile: i64, move: i64, events: Events) -> None:
        """Onto the discard, face up, for what its lower half shows (RK-ACT-RES-09)."""
        own = party.at(seat)
        yarn = self._yarn(tile, move)
        lace = self._lace(tile, move)
        t[TILE_DISCARD] |= bit(tile)
        t[own + YARN] += yarn
        t[own + LACE] += lace
        kind = TILE_TRADED if t[HELD_SEEN] == 1 else DRAWN_TILE_TRADED
        events.public(kind, seat, tile, yarn, lace)

    def _yarn(self, tile: i64, move: i64) -> i64:
        return 0 if move == TRADE_FOR_LACE else self.box.things.tile_yarn[tile]

    def _lace(self, tile: i64, move: i64) -> i64:
        return 0 if move == TRADE_FOR_YARN else self.box.things.tile_lace[tile]


def come_by(value: i64, tile: i64) -> i64:
    """What a moment is told of a tile: by whom and how, and which one if all have seen it."""
    how = effects.extra_in(value)
    shown: i64 = 0 if how == DRAWN else tile + 1
    return effects.granted(effects.effect_in(value), effects.card_in(value), how + shown * WAYS)


def way_in(value: i64) -> i64:
    """How the tile of a moment was come by."""
    return effects.extra_in(value) % WAYS


def tile_in(value: i64) -> i64:
    """The tile of a moment; ``NONE`` if not all have seen it."""
    return effects.extra_in(value) // WAYS - 1


def hand_in(box: Box, t: Table, seat: i64, tile: i64) -> None:
    """A kept tile is shown and leaves its owner."""
    own = party.at(seat)
    t[own + KEPT] &= ~bit(tile)
    t[SEEN] &= ~bit(tile)
    for colour in range(COLOURS):
        t[own + SILK + colour] -= box.things.tile_silk[tile * COLOURS + colour]


def one_of_each_face(box: Box, t: Table, seat: i64) -> i64:
    """The kept tiles without those that look like another: one all have seen stands for them."""
    kept = t[party.at(seat) + KEPT]
    seen: i64 = kept & t[SEEN]
    faces: i64 = 0
    found: i64 = 0
    for part in (seen, kept & ~seen):
        tiles: i64 = part
        while tiles != 0:
            low: i64 = tiles & -tiles
            tiles ^= low
            face = bit(box.things.tile_face[int(low).bit_length() - 1])
            if faces & face == 0:
                faces |= face
                found |= low
    return found
