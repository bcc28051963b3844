"""Phase 1, preparation (section 2.3)."""

from mypy_extensions import i64

from bagatelle.games.rokoko import moments
from bagatelle.games.rokoko.box import Box, BoxChapter
from bagatelle.games.rokoko.events import (
    BAG_REFILLED,
    DRESS_EXPIRED,
    DRESS_MOVED,
    DRESS_SHOWN,
    FAVOUR_RETURNED,
    ROUND_BEGUN,
    TILE_LAID,
    TILES_RESHUFFLED,
    WORKER_OFFERED,
    WORKER_REMOVED,
)
from bagatelle.games.rokoko.state import (
    DRESS_BAG,
    DRESS_DISCARD,
    FAVOUR,
    HIRE_ROW,
    HIRE_SLOTS,
    HIRE_STACK,
    LEVELS,
    MAX_PER_SEGMENT,
    NONE,
    ROUND,
    SEGMENTS,
    SHELF,
    START_PLAYER,
    TILE_DISCARD,
    TILE_PILE,
    WINDOWS,
)
from bagatelle.kernel.bits import any_of, bit, count
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


class BeginRound(BoxChapter):
    """The favour, the hire row, the warehouse, the windows, in this order (RK-P1-01)."""

    def proceed(self, t: Table, value: i64, dealer: Dealer, events: Events) -> None:
        t[ROUND] += 1
        events.public(ROUND_BEGUN, t[ROUND])
        return_favour(t, events)
        renew_hire_row(self.box, t, dealer, events)
        fill_warehouse(self.box, t, dealer, events)
        clear_windows(self.box, t, events)
        fill_windows(self.box, t, dealer, events)
        moments.arrive(self.box, t, moments.ROUND_LAID)


def return_favour(t: Table, events: Events) -> None:
    """Who holds the favour becomes start player and puts it back (RK-P1-03 to 05)."""
    if t[FAVOUR] == NONE:
        return
    t[START_PLAYER] = t[FAVOUR]
    t[FAVOUR] = NONE
    events.public(FAVOUR_RETURNED, t[START_PLAYER])


def renew_hire_row(box: Box, t: Table, dealer: Dealer, events: Events) -> None:
    """What is left is removed for good; then the four top cards (RK-P1-06 and 07)."""
    for slot in range(HIRE_ROW, HIRE_ROW + HIRE_SLOTS):
        if t[slot] != NONE:
            events.public(WORKER_REMOVED, t[slot])
        t[slot] = NONE
    for slot in range(HIRE_ROW, HIRE_ROW + HIRE_SLOTS):
        worker = any_of(_top_level(box, t), dealer)
        t[HIRE_STACK] &= ~bit(worker)
        t[slot] = worker
        events.public(WORKER_OFFERED, worker)


def _top_level(box: Box, t: Table) -> i64:
    """The workers of the lowest level left: they lie on top, in any order (RK-SETUP-04, 05)."""
    for level in range(1, LEVELS + 1):
        workers = t[HIRE_STACK] & box.things.level_workers[level]
        if workers != 0:
            return workers
    raise AssertionError("seven rounds of four cards use up the hire stack, no more")


def fill_warehouse(box: Box, t: Table, dealer: Dealer, events: Events) -> None:
    """Empty places get a tile, from the top segment down and from left to right (RK-P1-14)."""
    for segment in range(SEGMENTS):
        for place in range(box.board.per_segment):
            shelf = SHELF + segment * MAX_PER_SEGMENT + place
            if t[shelf] != NONE:
                continue
            if not can_draw_tile(t):
                return  # RK-P1-13
            t[shelf] = draw_tile(t, dealer, events)
            events.public(TILE_LAID, t[shelf], segment)


def can_draw_tile(t: Table) -> bool:
    return t[TILE_PILE] != 0 or t[TILE_DISCARD] != 0


def draw_tile(t: Table, dealer: Dealer, events: Events) -> i64:
    """The discard becomes the new pile when a tile is needed and there is none (RK-P1-12)."""
    if t[TILE_PILE] == 0:
        t[TILE_PILE] = t[TILE_DISCARD]
        t[TILE_DISCARD] = 0
        events.public(TILES_RESHUFFLED, count(t[TILE_PILE]))
    tile = any_of(t[TILE_PILE], dealer)
    t[TILE_PILE] &= ~bit(tile)
    return tile


def clear_windows(box: Box, t: Table, events: Events) -> None:
    """Dresses in the dark windows expire, the others slide to the right (RK-P1-15 to 18)."""
    last: i64 = WINDOWS + box.board.windows - 1
    for window in range(last - box.board.dark_windows + 1, last + 1):
        dress = t[window]
        if dress != NONE:
            t[DRESS_DISCARD] |= bit(dress)
            t[window] = NONE
            events.public(DRESS_EXPIRED, dress)
    slide(t, WINDOWS, last, DRESS_MOVED, events)


def slide(t: Table, first: i64, last: i64, moved: i64, events: Events) -> i64:
    """What lies in a row of places slides to the right; returns the last place that is free."""
    free: i64 = last
    for place in range(last, first - 1, -1):
        thing = t[place]
        if thing == NONE:
            continue
        if place != free:
            t[place] = NONE
            t[free] = thing
            events.public(moved, thing, free - first)
        free -= 1
    return free


def fill_windows(box: Box, t: Table, dealer: Dealer, events: Events) -> None:
    """Empty windows get a dress from the bag, from right to left (RK-P1-19 to 22)."""
    for window in range(WINDOWS + box.board.windows - 1, WINDOWS - 1, -1):
        if t[window] != NONE:
            continue
        if t[DRESS_BAG] == 0:
            if t[DRESS_DISCARD] == 0:
                return
            t[DRESS_BAG] = t[DRESS_DISCARD]
            t[DRESS_DISCARD] = 0
            events.public(BAG_REFILLED, count(t[DRESS_BAG]))
        dress = any_of(t[DRESS_BAG], dealer)
        t[DRESS_BAG] &= ~bit(dress)
        t[window] = dress
        events.public(DRESS_SHOWN, dress, window - WINDOWS)
