"""Clearing by choice (BQ-CLEAR-09 to 13)."""

from typing import Final

from mypy_extensions import i64

from bagatelle.games.banquet import frames, hints
from bagatelle.games.banquet.box import BoxChapter
from bagatelle.games.banquet.events import NOBLE_CLEARED_BY_CHOICE
from bagatelle.games.banquet.moves import CLEAR_NOBLE, DONE, SERVE_NOBLE, WAYS_TO_TAKE
from bagatelle.games.banquet.state import (
    COUNT,
    NOBLES,
    SATISFIED,
    dishes_under_nobles,
    empty_noble,
    noble_at,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.chapter import NO_HINT, Hint
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.rows import FIGURE
from bagatelle.kernel.table import Table

HAS_TAKEN: Final = 30
ALL_SERVED: Final = 31
CLEARED_BY_ANOTHER: Final = 32
HAS_DINED: Final = 33
NOTHING_TO_CLEAR: Final = 34

REASONS: dict[int, str] = {
    HAS_TAKEN: "BQ-TAKE-02 already-taken",
    ALL_SERVED: "BQ-SERVE-01 all-served",
    CLEARED_BY_ANOTHER: "BQ-CLEAR-09 not-your-noble",
    HAS_DINED: "BQ-CLEAR-13 satisfied noble",
    NOTHING_TO_CLEAR: "BQ-CLEAR-09 nothing-to-clear noble",
}


class Clear(BoxChapter):
    """Any own noble with dishes, in any order, until the seat says done (BQ-CLEAR-14)."""

    def legal(self, t: Table, seat: i64, value: i64, moves: Table) -> i64:
        moves[0] = DONE
        found: i64 = 1
        for position in range(NOBLES):
            if t[noble_at(seat, position) + COUNT] > 0:
                moves[found] = CLEAR_NOBLE + self.box.icons[seat] * NOBLES + position
                found += 1
        return found

    def why_not(self, t: Table, seat: i64, value: i64, move: i64) -> i64:
        if move < WAYS_TO_TAKE:
            return HAS_TAKEN
        if move == DONE:
            return 0
        if move >= SERVE_NOBLE:
            return ALL_SERVED
        noble = move - CLEAR_NOBLE
        if noble // NOBLES != self.box.icons[seat]:
            return CLEARED_BY_ANOTHER
        at = noble_at(seat, noble % NOBLES)
        if t[at + SATISFIED] == 1:
            return HAS_DINED + noble * FIGURE
        return 0 if t[at + COUNT] > 0 else NOTHING_TO_CLEAR + noble * FIGURE

    def hint(self, t: Table, seat: i64, value: i64, move: i64) -> Hint:
        if move == DONE:
            return NO_HINT
        return hints.CLEARS, t[noble_at(seat, (move - CLEAR_NOBLE) % NOBLES) + COUNT]

    def decide(
        self, t: Table, seat: i64, value: i64, move: i64, dealer: Dealer, events: Events
    ) -> None:
        """A whole noble is cleared (BQ-CLEAR-10); then another may follow.

        Even after the last one the seat says done: the refill reveals dishes, and until then every
        clearing can be taken back.
        """
        if move == DONE:
            agenda.pop(t)
            return
        noble = move - CLEAR_NOBLE
        at = noble_at(seat, noble % NOBLES)
        events.public(NOBLE_CLEARED_BY_CHOICE, seat, noble, t[at + COUNT])
        empty_noble(t, at)


def skip_if_nothing_to_clear(t: Table, seat: i64) -> None:
    """After the third dish the question is not asked if there is nothing to clear (BQ-D-03)."""
    if agenda.is_empty(t) or agenda.kind_of(t, agenda.top(t)) != frames.CLEAR:
        return
    if dishes_under_nobles(t, seat) == 0:
        agenda.pop(t)
