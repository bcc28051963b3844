"""A shortage of notes (AU-INCOME-17 to 22).

The notes below the top note have no order, so the shuffle of AU-INCOME-21 needs no step of its own.
"""

from typing import Final

from mypy_extensions import i64

from bagatelle.games.augsburg import frames, known, notes, pile
from bagatelle.games.augsburg.box import Box, BoxChapter
from bagatelle.games.augsburg.events import NOTE_GIVEN, NOTES_GIVEN, SHORTAGE
from bagatelle.games.augsburg.moves import ALL_MOVES, GIVE
from bagatelle.games.augsburg.state import (
    DISCARD_SIZE,
    GIVEN,
    HAND,
    NONE,
    PILE,
    PILE_SIZE,
    TOP,
    seat_at,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.chapter import Chapter
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table

GIVE_FIRST: Final = 70
NOT_IN_HAND: Final = 71

REASONS: dict[int, str] = {
    GIVE_FIRST: "AU-INCOME-19 give-first",
    NOT_IN_HAND: "AU-INCOME-19 not-in-hand",
}


def begin_if_needed(box: Box, t: Table, due: i64, dealer: Dealer, events: Events) -> None:
    """Discards go under the pile before any note is dealt; then notes are given up."""
    there = pile.in_pile(t) + t[DISCARD_SIZE]
    if there >= due:
        return
    events.public(SHORTAGE, due, there)
    pile.gather_discards(box, t)
    _turn_top(box, t, dealer, events)
    _ask_for_notes(box, t, due)


class GiveNote(Chapter):
    """Any note of the hand, which it leaves when all have chosen theirs."""

    def legal(self, t: Table, seat: i64, value: i64, moves: Table) -> i64:
        return notes.list_kinds(t, seat_at(seat) + HAND, GIVE, moves)

    def why_not(self, t: Table, seat: i64, value: i64, move: i64) -> i64:
        if not GIVE <= move < ALL_MOVES:
            return GIVE_FIRST
        return 0 if notes.holds(t, seat_at(seat) + HAND, move - GIVE) else NOT_IN_HAND

    def decide(
        self, t: Table, seat: i64, value: i64, move: i64, dealer: Dealer, events: Events
    ) -> None:
        t[seat_at(seat) + GIVEN] = move - GIVE
        events.private(seat, NOTE_GIVEN, seat, move - GIVE)
        agenda.remove(t, agenda.frame_of(t, seat))


class EndLap(BoxChapter):
    """The notes go under the pile; another lap, if they are not enough (AU-INCOME-20, 22)."""

    def proceed(self, t: Table, value: i64, dealer: Dealer, events: Events) -> None:
        box = self.box
        given: i64 = 0
        for seat in range(box.players):
            at = seat_at(seat)
            note = t[at + GIVEN]
            if note != NONE:
                notes.take(t, at + HAND, note)
                notes.put(t, PILE, note)
                known.note_given(box, t, seat, note)
                t[at + GIVEN] = NONE
                given += 1
        t[PILE_SIZE] += given
        events.public(NOTES_GIVEN, given)
        _turn_top(box, t, dealer, events)
        if pile.in_pile(t) < value:
            _ask_for_notes(box, t, value)


def _ask_for_notes(box: Box, t: Table, due: i64) -> None:
    """Everybody who has a note gives one (AU-INCOME-19)."""
    agenda.push(t, frames.SHORTAGE_STEP, agenda.TABLE, due)
    for seat in range(box.players):
        has_notes = notes.size(t, seat_at(seat) + HAND) > 0
        known.asked_to_give(t, seat, has_notes)
        if has_notes:
            agenda.push_together(t, frames.GIVE, seat)


def _turn_top(box: Box, t: Table, dealer: Dealer, events: Events) -> None:
    """Only an empty pile has no top note: then one of those just laid down is on top."""
    if t[TOP] == NONE:
        pile.turn_top(t, dealer)
        pile.show_top(box, t, events)
