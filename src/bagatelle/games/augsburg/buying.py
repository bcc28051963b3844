"""Buying notes (section 2.3): everybody at the same time, note by note, in secret."""

from mypy_extensions import i64

from bagatelle.games.augsburg import evidence, happenings, moves, notes, pile
from bagatelle.games.augsburg.box import Box
from bagatelle.games.augsburg.state import (
    BOUGHT,
    BUY,
    HAND,
    MONEY,
    MOST_OFFERED,
    NONE,
    OFFER,
    PURCHASE_STEP,
    seat_at,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import bit, has
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


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
    while found < MOST_OFFERED and t[first + found] != NONE:
        found += 1
    return found


def tell_offer(t: Table, seat: i64, events: Events) -> None:
    """All hear how many, the player alone which (AU-INFO-09)."""
    how_many = offered(t, seat)
    evidence.notes_offered(t, seat, how_many)
    events.tell(happenings.NOTES_OFFERED, seat, how_many)
    for place in range(how_many):
        events.whisper(seat, happenings.NOTE_OFFERED, seat, t[seat_at(seat) + OFFER + place])


def ask_all(box: Box, t: Table) -> None:
    """All choose at the same time (AU-BUY-05)."""
    agenda.push(t, PURCHASE_STEP, agenda.TABLE)
    for seat in range(box.players):
        agenda.push_together(t, BUY, seat)


def spent(box: Box, t: Table, seat: i64) -> i64:
    """The price of the notes chosen so far."""
    at = seat_at(seat)
    florins: i64 = 0
    if t[at + BOUGHT] != 0:
        for place in range(MOST_OFFERED):
            if has(t[at + BOUGHT], place):
                florins += box.price[t[at + OFFER + place]]
    return florins


def ways_to_buy(box: Box, t: Table, seat: i64, decided: i64) -> list[int]:
    """Buy the next note, if it can be paid too, or reject it (AU-BUY-02, 03)."""
    at = seat_at(seat)
    note = t[at + OFFER + decided]
    if spent(box, t, seat) + box.price[note] > t[at + MONEY]:
        return [moves.REJECT + note]
    return [moves.BUY + note, moves.REJECT + note]


def choose(box: Box, t: Table, seat: i64, decided: i64, move: i64, events: Events) -> None:
    at = seat_at(seat)
    note = t[at + OFFER + decided]
    if move < moves.REJECT:
        t[at + BOUGHT] |= bit(decided)
        events.whisper(seat, happenings.NOTE_BOUGHT, seat, note, box.price[note])
    else:
        events.whisper(seat, happenings.NOTE_REJECTED, seat, note)
    frame = agenda.frame_of(t, seat)
    if decided + 1 < MOST_OFFERED and t[at + OFFER + decided + 1] != NONE:
        agenda.set_value(t, frame, decided + 1)
    else:
        agenda.remove(t, frame)


def make_purchases(box: Box, t: Table, events: Events) -> None:
    """When all have chosen: discard, pay, take up (AU-BUY-06 to 08)."""
    discarded: i64 = 0
    for seat in range(box.players):
        at = seat_at(seat)
        for place in range(offered(t, seat)):
            note = t[at + OFFER + place]
            t[at + OFFER + place] = NONE
            if has(t[at + BOUGHT], place):
                t[at + MONEY] -= box.price[note]
                notes.put(t, at + HAND, note)
            else:
                pile.discard_unseen(t, seat, note)
                discarded += 1
        t[at + BOUGHT] = 0
    events.tell(happenings.PURCHASES_MADE, discarded)
