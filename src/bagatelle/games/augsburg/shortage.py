"""A shortage of notes (AU-INCOME-17 to 22).

The notes below the top note have no order, so the shuffle of AU-INCOME-21 needs no step of its own.
"""

from mypy_extensions import i64

from bagatelle.games.augsburg import evidence, happenings, moves, notes, pile
from bagatelle.games.augsburg.box import Box
from bagatelle.games.augsburg.state import (
    DISCARD_SIZE,
    GIVE,
    GIVEN,
    HAND,
    NONE,
    PILE,
    PILE_SIZE,
    SHORTAGE_STEP,
    TOP,
    seat_at,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


def begin_if_needed(box: Box, t: Table, due: i64, dealer: Dealer, events: Events) -> None:
    """Discards go under the pile before any note is dealt; then notes are given up."""
    there = pile.in_pile(t) + t[DISCARD_SIZE]
    if there >= due:
        return
    events.tell(happenings.SHORTAGE, due, there)
    pile.gather_discards(box, t)
    _turn_top(box, t, dealer, events)
    _ask_for_notes(box, t)


def ways_to_give(t: Table, seat: i64) -> list[int]:
    return [moves.GIVE + note for note in notes.kinds(t, seat_at(seat) + HAND)]


def give(t: Table, seat: i64, note: i64, events: Events) -> None:
    """The note leaves the hand when all have chosen theirs."""
    t[seat_at(seat) + GIVEN] = note
    events.whisper(seat, happenings.NOTE_GIVEN, seat, note)
    agenda.remove(t, agenda.frame_of(t, seat))


def end_lap(box: Box, t: Table, due: i64, dealer: Dealer, events: Events) -> None:
    """The notes go under the pile; another lap, if they are not enough (AU-INCOME-20, 22)."""
    given: i64 = 0
    for seat in range(box.players):
        at = seat_at(seat)
        note = t[at + GIVEN]
        if note != NONE:
            notes.take(t, at + HAND, note)
            notes.put(t, PILE, note)
            evidence.note_given(box, t, seat, note)
            t[at + GIVEN] = NONE
            given += 1
    t[PILE_SIZE] += given
    events.tell(happenings.NOTES_GIVEN, given)
    _turn_top(box, t, dealer, events)
    if pile.in_pile(t) < due:
        _ask_for_notes(box, t)


def _ask_for_notes(box: Box, t: Table) -> None:
    """Everybody who has a note gives one (AU-INCOME-19)."""
    agenda.push(t, SHORTAGE_STEP, agenda.TABLE)
    for seat in range(box.players):
        has_notes = notes.size(t, seat_at(seat) + HAND) > 0
        evidence.asked_to_give(t, seat, has_notes)
        if has_notes:
            agenda.push_together(t, GIVE, seat)


def _turn_top(box: Box, t: Table, dealer: Dealer, events: Events) -> None:
    """Only an empty pile has no top note: then one of those just laid down is on top."""
    if t[TOP] == NONE:
        pile.turn_top(t, dealer)
        pile.show_top(box, t, events)
