"""Buying notes (section 2.3): everybody at the same time, note by note, in secret."""

from typing import Final

from mypy_extensions import i64

from bagatelle.games.augsburg import frames, hints, known, notes, pile
from bagatelle.games.augsburg.box import Box, BoxChapter
from bagatelle.games.augsburg.events import (
    NOTE_BOUGHT,
    NOTE_OFFERED,
    NOTE_REJECTED,
    NOTES_OFFERED,
    PURCHASES_MADE,
)
from bagatelle.games.augsburg.moves import BUY, PASS, REJECT
from bagatelle.games.augsburg.state import (
    BOUGHT,
    HAND,
    MAX_OFFERED,
    MONEY,
    NONE,
    OFFER,
    seat_at,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import bit, has
from bagatelle.kernel.chapter import NO_HINT, Figures, Hint
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.rows import FIGURE, SECOND_FIGURE
from bagatelle.kernel.table import Table

OTHERS_STILL_BUY: Final = 1
BUY_FIRST: Final = 2
CANNOT_PAY: Final = 3
NEXT_NOTE: Final = 4
NOT_OFFERED: Final = 5

REASONS: dict[int, str] = {
    OTHERS_STILL_BUY: "AU-BUY-06 others-still-buy",
    BUY_FIRST: "AU-BUY-05 buy-first",
    CANNOT_PAY: "AU-BUY-03 cannot-pay #florins #left",
    NEXT_NOTE: "AU-D-01 next-note note",
    NOT_OFFERED: "AU-BUY-02 not-offered",
}


def offer(t: Table, seat: i64, note: i64) -> None:
    """Lay a note into the offer of a player, in canonical order."""
    first: i64 = seat_at(seat) + OFFER
    place: i64 = first + offered(t, seat)
    while place > first and t[place - 1] > note:
        t[place] = t[place - 1]
        place -= 1
    t[place] = note


def offered(t: Table, seat: i64) -> i64:
    """How many notes are offered to a player."""
    first: i64 = seat_at(seat) + OFFER
    found: i64 = 0
    while found < MAX_OFFERED and t[first + found] != NONE:
        found += 1
    return found


def tell_offer(t: Table, seat: i64, events: Events) -> None:
    """All hear how many, the player alone which (AU-INFO-09)."""
    how_many = offered(t, seat)
    known.notes_offered(t, seat, how_many)
    events.public(NOTES_OFFERED, seat, how_many)
    for place in range(how_many):
        events.private(seat, NOTE_OFFERED, seat, t[seat_at(seat) + OFFER + place])


def ask_all(box: Box, t: Table) -> None:
    """All choose at the same time (AU-BUY-05)."""
    agenda.push(t, frames.PURCHASE_STEP, agenda.TABLE)
    for seat in range(box.players):
        agenda.push_together(t, frames.BUY, seat)


def spent(box: Box, t: Table, seat: i64) -> i64:
    """The price of the notes chosen so far."""
    at = seat_at(seat)
    florins: i64 = 0
    if t[at + BOUGHT] != 0:
        for place in range(MAX_OFFERED):
            if has(t[at + BOUGHT], place):
                florins += box.price[t[at + OFFER + place]]
    return florins


class Buy(BoxChapter):
    """Buy the next note, if it can be paid too, or reject it (AU-BUY-02, 03)."""

    def legal(self, t: Table, seat: i64, value: i64, moves: Table) -> i64:
        note = t[seat_at(seat) + OFFER + value]
        found: i64 = 0
        if self._left(t, seat) >= self.box.price[note]:
            moves[0] = BUY + note
            found = 1
        moves[found] = REJECT + note
        return found + 1

    def why_not(self, t: Table, seat: i64, value: i64, move: i64) -> i64:
        if move >= PASS:
            return BUY_FIRST
        note = move - REJECT if move >= REJECT else move - BUY
        offer: i64 = seat_at(seat) + OFFER
        if note == t[offer + value]:
            left, price = self._left(t, seat), self.box.price[note]
            if move >= REJECT or left >= price:
                return 0
            return CANNOT_PAY + price * FIGURE + left * SECOND_FIGURE
        for place in range(offer, offer + MAX_OFFERED):
            if t[place] == note:
                return NEXT_NOTE + t[offer + value] * FIGURE
        return NOT_OFFERED

    def why_wait(self, t: Table, seat: i64) -> i64:
        return OTHERS_STILL_BUY

    def asked(self, t: Table, seat: i64, value: i64) -> Figures:
        note = t[seat_at(seat) + OFFER + value]
        return note, self.box.price[note]

    def hint(self, t: Table, seat: i64, value: i64, move: i64) -> Hint:
        return (hints.PRICE, self.box.price[move - BUY], 0) if move < REJECT else NO_HINT

    def decide(
        self, t: Table, seat: i64, value: i64, move: i64, dealer: Dealer, events: Events
    ) -> None:
        at = seat_at(seat)
        note = t[at + OFFER + value]
        if move < REJECT:
            t[at + BOUGHT] |= bit(value)
            events.private(seat, NOTE_BOUGHT, seat, note, self.box.price[note])
        else:
            events.private(seat, NOTE_REJECTED, seat, note)
        frame = agenda.frame_of(t, seat)
        if value + 1 < MAX_OFFERED and t[at + OFFER + value + 1] != NONE:
            agenda.set_value(t, frame, value + 1)
        else:
            agenda.remove(t, frame)

    def _left(self, t: Table, seat: i64) -> i64:
        return t[seat_at(seat) + MONEY] - spent(self.box, t, seat)


class MakePurchases(BoxChapter):
    """When all have chosen: discard, pay, take up (AU-BUY-06 to 08)."""

    def proceed(self, t: Table, value: i64, dealer: Dealer, events: Events) -> None:
        discarded: i64 = 0
        for seat in range(self.box.players):
            at = seat_at(seat)
            for place in range(offered(t, seat)):
                note = t[at + OFFER + place]
                t[at + OFFER + place] = NONE
                if has(t[at + BOUGHT], place):
                    t[at + MONEY] -= self.box.price[note]
                    notes.put(t, at + HAND, note)
                else:
                    pile.discard_unseen(t, seat, note)
                    discarded += 1
            t[at + BOUGHT] = 0
        events.public(PURCHASES_MADE, discarded)
