"""Bidding (section 2.5): numbers of notes, clockwise, until the turn comes back to the leader."""

from typing import Final

from mypy_extensions import i64

from bagatelle.games.augsburg import frames, known, notes, rounds
from bagatelle.games.augsburg.box import Box, BoxChapter
from bagatelle.games.augsburg.events import (
    NUMBER_HELD,
    NUMBER_NAMED,
    VISIT_BEGUN,
    VISIT_IN_VAIN,
)
from bagatelle.games.augsburg.events import (
    PASSED as HAS_PASSED,
)
from bagatelle.games.augsburg.moves import HOLD, NAME, PASS, SHOW
from bagatelle.games.augsburg.state import (
    HAND,
    HIGHEST,
    IN_VAIN,
    JOKER,
    JOKERS_AT,
    LEADER,
    MAXIMILIAN,
    NONE,
    NUMBER,
    OPENER,
    PASSED,
    STANDING,
    VALUES,
    VISIT_WINNER,
    VISITED,
    VISITS,
    WINNER,
    seat_at,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import bit, has
from bagatelle.kernel.chapter import Figures
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.rows import FIGURE
from bagatelle.kernel.table import Table

NOT_YOUR_TURN: Final = 10
BID_FIRST: Final = 11
NOTHING_TO_HOLD: Final = 12
NO_NOBLE_NOTE: Final = 13
BID_HIGHER: Final = 14
TOO_FEW_NOTES: Final = 15

REASONS: dict[int, str] = {
    NOT_YOUR_TURN: "AU-BID-12 not-your-turn",
    BID_FIRST: "AU-BID-14 bid-first",
    NOTHING_TO_HOLD: "AU-BID-13 nothing-to-hold",
    NO_NOBLE_NOTE: "AU-BID-08 no-noble-note",
    BID_HIGHER: "AU-BID-16 bid-higher #number",
    TOO_FEW_NOTES: "AU-BID-09 too-few-notes #number",
}


def is_valid(note: i64, noble: i64) -> bool:
    """Whether a note counts for a noble (AU-BID-07, AU-MAX-02)."""
    return noble == MAXIMILIAN or note == JOKER or note // VALUES == noble


def is_going_on(t: Table) -> bool:
    """Whether there is an auction that has no winner yet."""
    return t[VISITED] != NONE and t[WINNER] == NONE


def limit(t: Table, seat: i64, noble: i64) -> i64:
    """The highest number a player can offer: never jokers alone (AU-BID-08, 09, AU-MAX-03)."""
    hand: i64 = seat_at(seat) + HAND
    of_noble = notes.notes_of(t, hand, noble)
    return of_noble + t[hand + JOKERS_AT] if of_noble > 0 else 0


class BeginVisit(BoxChapter):
    """The next noble is visited; after the last, income (AU-ROUND-03)."""

    def proceed(self, t: Table, value: i64, dealer: Dealer, events: Events) -> None:
        if value == VISITS:
            rounds.clear_display(t, events)
            agenda.push(t, frames.INCOME_STEP, agenda.TABLE)
            return
        t[VISITED] = value
        t[HIGHEST] = t[STANDING] = t[PASSED] = 0
        t[LEADER] = NONE
        for seat in range(self.box.players):
            t[seat_at(seat) + NUMBER] = 0
        events.public(VISIT_BEGUN, value, t[OPENER])
        agenda.push(t, frames.BID, t[OPENER])  # AU-BID-02


class Bid(BoxChapter):
    """Pass, hold, or name a higher number (AU-BID-10 to 16)."""

    def legal(self, t: Table, seat: i64, value: i64, moves: Table) -> i64:
        highest, most = t[HIGHEST], limit(t, seat, t[VISITED])
        moves[0] = PASS
        found: i64 = 1
        if highest > 0 and most >= highest:
            moves[1] = HOLD
            found = 2
        for number in range(highest + 1, most + 1):
            moves[found] = NAME + number - 1
            found += 1
        return found

    def why_not(self, t: Table, seat: i64, value: i64, move: i64) -> i64:
        if move == PASS:
            return 0
        if not HOLD <= move < SHOW:
            return BID_FIRST
        highest, most = t[HIGHEST], limit(t, seat, t[VISITED])
        if move == HOLD and highest == 0:
            return NOTHING_TO_HOLD
        if most == 0:
            return NO_NOBLE_NOTE
        number = highest if move == HOLD else move - NAME + 1
        if move != HOLD and number <= highest:
            return BID_HIGHER + highest * FIGURE
        return 0 if number <= most else TOO_FEW_NOTES + most * FIGURE

    def why_wait(self, t: Table, seat: i64) -> i64:
        return NOT_YOUR_TURN

    def asked(self, t: Table, seat: i64, value: i64) -> Figures:
        return t[VISITED], t[HIGHEST]

    def decide(
        self, t: Table, seat: i64, value: i64, move: i64, dealer: Dealer, events: Events
    ) -> None:
        """What a player says; then it is the turn of the next, if there is one (AU-BID-12, 20)."""
        agenda.pop(t)
        if move == PASS:
            t[PASSED] |= bit(seat)
            events.public(HAS_PASSED, seat)
        elif move == HOLD:
            t[STANDING] |= bit(seat)
            _offers(t, seat)
            events.public(NUMBER_HELD, seat, t[HIGHEST])
        else:
            t[HIGHEST] = move - NAME + 1
            t[LEADER] = seat
            t[STANDING] = bit(seat)
            _offers(t, seat)
            events.public(NUMBER_NAMED, seat, t[HIGHEST])
        other = _next(self.box, t, seat)
        if other == NONE or other == t[LEADER]:
            _end_bidding(self.box, t, events)
        else:
            agenda.push(t, frames.BID, other)


def _offers(t: Table, seat: i64) -> None:
    t[seat_at(seat) + NUMBER] = t[HIGHEST]
    known.number_offered(t, seat, t[VISITED], t[HIGHEST])


def _next(box: Box, t: Table, seat: i64) -> i64:
    """The next player clockwise who has not passed; nobody, if all have."""
    for step in range(1, box.players + 1):
        other = (seat + step) % box.players
        if not has(t[PASSED], other):
            return other
    return NONE


def _end_bidding(box: Box, t: Table, events: Events) -> None:
    """Those who stand at the highest number pick the notes they show (AU-REVEAL-01 to 06)."""
    noble = t[VISITED]
    if t[HIGHEST] == 0:
        t[VISIT_WINNER + noble] = IN_VAIN  # AU-BID-22
        events.public(VISIT_IN_VAIN, noble)
        agenda.push(t, frames.VISIT_STEP, agenda.TABLE, noble + 1)
        return
    agenda.push(t, frames.SHOWDOWN_STEP, agenda.TABLE)
    for seat in range(box.players):
        if has(t[STANDING], seat):
            agenda.push_together(t, frames.SHOW, seat, t[HIGHEST])
