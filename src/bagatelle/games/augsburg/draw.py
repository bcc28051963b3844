"""The privilege "draw" (AU-PRIV-11, 12, 20): of two notes one is kept and one discarded."""

from typing import Final

from mypy_extensions import i64

from bagatelle.games.augsburg import frames, known, notes, pile
from bagatelle.games.augsburg.box import Box, BoxChapter
from bagatelle.games.augsburg.events import NOTE_DISCARDED, NOTE_DRAWN
from bagatelle.games.augsburg.moves import DISCARD, GIVE
from bagatelle.games.augsburg.state import DRAWN, HAND, NONE, seat_at
from bagatelle.kernel import agenda
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table

DISCARD_FIRST: Final = 45
NOT_DRAWN: Final = 46

REASONS: dict[int, str] = {
    DISCARD_FIRST: "AU-PRIV-11 discard-first",
    NOT_DRAWN: "AU-PRIV-11 not-drawn",
}


def draw_two(box: Box, t: Table, seat: i64, dealer: Dealer, events: Events) -> None:
    """Two notes, unseen by the others; a single one is kept at once (AU-PRIV-11, 20)."""
    first = pile.draw(box, t, dealer, events)
    events.private(seat, NOTE_DRAWN, seat, first)
    if pile.can_draw(t):
        second = pile.draw(box, t, dealer, events)
        events.private(seat, NOTE_DRAWN, seat, second)
        t[DRAWN] = first
        t[DRAWN + 1] = second
        agenda.push(t, frames.DISCARD, seat)
    else:
        _keep(box, t, seat, first)
    pile.show_top(box, t, events)


class DiscardDrawn(BoxChapter):
    """One of the two, face up; the other is kept without payment (AU-PRIV-11, 12)."""

    def legal(self, t: Table, seat: i64, value: i64, moves: Table) -> i64:
        first, second = t[DRAWN], t[DRAWN + 1]
        moves[0] = DISCARD + min(first, second)
        moves[1] = DISCARD + max(first, second)
        return 1 if first == second else 2

    def why_not(self, t: Table, seat: i64, value: i64, move: i64) -> i64:
        if not DISCARD <= move < GIVE:
            return DISCARD_FIRST
        note = move - DISCARD
        return 0 if note == t[DRAWN] or note == t[DRAWN + 1] else NOT_DRAWN

    def decide(
        self, t: Table, seat: i64, value: i64, move: i64, dealer: Dealer, events: Events
    ) -> None:
        agenda.pop(t)
        note = move - DISCARD
        kept = t[DRAWN + 1] if t[DRAWN] == note else t[DRAWN]
        t[DRAWN] = t[DRAWN + 1] = NONE
        pile.discard_openly(t, note)
        events.public(NOTE_DISCARDED, seat, note)
        _keep(self.box, t, seat, kept)


def _keep(box: Box, t: Table, seat: i64, note: i64) -> None:
    notes.put(t, seat_at(seat) + HAND, note)
    known.note_for_free(box, t, seat, note)
