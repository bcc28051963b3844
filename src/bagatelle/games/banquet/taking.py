"""Taking dishes (section 2.4)."""

from typing import Final

from mypy_extensions import i64

from bagatelle.games.banquet import hints, state
from bagatelle.games.banquet.box import BoxChapter
from bagatelle.games.banquet.events import COLUMN_TAKEN, IMPOSTER_USED, ROW_TAKEN
from bagatelle.games.banquet.moves import (
    TAKE_COLUMN,
    TAKE_IMPOSTER,
    TURNS_OF_IMPOSTER,
    WAYS_TO_TAKE,
    imposter_move,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.chapter import Hint
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table

TAKE_FIRST: Final = 10
NOT_YOUR_IMPOSTER: Final = 11
IMPOSTER_IS_USED: Final = 12

REASONS: dict[int, str] = {
    TAKE_FIRST: "BQ-TURN-02 take-first",
    NOT_YOUR_IMPOSTER: "BQ-TAKE-01 not-your-imposter",
    IMPOSTER_IS_USED: "BQ-TAKE-03 imposter-used",
}


class Take(BoxChapter):
    """The rows, the columns, and the imposter unless it is used up (BQ-TAKE-01, BQ-TAKE-03)."""

    def legal(self, t: Table, seat: i64, value: i64, moves: Table) -> i64:
        for way in range(TAKE_IMPOSTER):
            moves[way] = way
        if t[state.seat_at(seat) + state.IMPOSTER_USED] == 1:
            return TAKE_IMPOSTER
        for turn in range(TURNS_OF_IMPOSTER):
            moves[TAKE_IMPOSTER + turn] = imposter_move(self.box.icons[seat], turn)
        return TAKE_IMPOSTER + TURNS_OF_IMPOSTER

    def why_not(self, t: Table, seat: i64, value: i64, move: i64) -> i64:
        if move >= WAYS_TO_TAKE:
            return TAKE_FIRST
        if move < TAKE_IMPOSTER:
            return 0
        if (move - TAKE_IMPOSTER) // TURNS_OF_IMPOSTER != self.box.icons[seat]:
            return NOT_YOUR_IMPOSTER
        return 0 if t[state.seat_at(seat) + state.IMPOSTER_USED] == 0 else IMPOSTER_IS_USED

    def hint(self, t: Table, seat: i64, value: i64, move: i64) -> Hint:
        ways, first = self.box.ways, move * state.TAKEN
        return (
            hints.TAKES,
            t[state.SIDEBOARD + ways[first]],
            t[state.SIDEBOARD + ways[first + 1]],
            t[state.SIDEBOARD + ways[first + 2]],
        )

    def decide(
        self, t: Table, seat: i64, value: i64, move: i64, dealer: Dealer, events: Events
    ) -> None:
        """All three dishes are taken; their cells stay empty (BQ-TAKE-02, BQ-TAKE-07)."""
        if move >= TAKE_IMPOSTER:
            t[state.seat_at(seat) + state.IMPOSTER_USED] = 1
            events.public(IMPOSTER_USED, seat, move - TAKE_IMPOSTER)
        elif move >= TAKE_COLUMN:
            events.public(COLUMN_TAKEN, seat, move - TAKE_COLUMN)
        else:
            events.public(ROW_TAKEN, seat, move)
        for place in range(state.TAKEN):
            cell = state.SIDEBOARD + self.box.ways[move * state.TAKEN + place]
            t[state.TRAY + place] = t[cell]
            t[cell] = state.NONE
        agenda.pop(t)
