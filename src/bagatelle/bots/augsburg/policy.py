"""A decent move at every decision, quickly found and only by what the seat knows."""

from mypy_extensions import i64

from bagatelle.bots.augsburg.auctions import Auction
from bagatelle.bots.augsburg.habits import habits_of
from bagatelle.bots.augsburg.hand import Hand
from bagatelle.bots.augsburg.worths import Worths
from bagatelle.bots.search.floats import Floats
from bagatelle.games.augsburg import buying, frames, income, moves, notes
from bagatelle.games.augsburg.box import Box
from bagatelle.games.augsburg.rules import AugsburgRules
from bagatelle.games.augsburg.state import (
    BOUGHT,
    DRAWN,
    HAND,
    NOTE_SET,
    PICKED,
    POINTS,
    seat_at,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import bit
from bagatelle.kernel.chapter import move_buffer
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.table import Table


class Policy:
    """Plays for the sheet that promises most points."""

    def __init__(self, rules: AugsburgRules) -> None:
        self.rules: AugsburgRules = rules
        self.box: Box = rules.box
        self.habits: Floats = habits_of(self.box.players)
        self.worths: Worths = Worths(self.box, self.habits)
        self.hand: Hand = Hand(self.box, self.worths)
        self.auction: Auction = Auction(self.box, self.worths, self.hand)
        self._set: Table = Table([0] * int(NOTE_SET))
        self._legal: Table = move_buffer()

    def move(self, t: Table, seat: i64, dealer: Dealer) -> i64:
        """What a seat does now."""
        legal = self._legal
        found = self.rules.legal_into(t, seat, legal)
        if found == 1:
            return legal[0]
        frame = agenda.frame_of(t, seat)
        kind = agenda.kind_of(t, frame)
        self.worths.look(t, seat)
        if kind == frames.BID:
            self.auction.look(t)
            return self.auction.bid(t, legal, found, dealer)
        if kind == frames.SHOW:
            return self._show(t, seat, legal, found)
        if kind == frames.BUY:
            self.hand.look(t)
            return legal[0 if self.hand.wants(t, agenda.value_of(t, frame)) else 1]
        if kind == frames.CARD:
            return moves.TAKE_CARD + self.worths.best_card()
        if kind == frames.USE:
            return self.worths.best_use(legal, found)
        if kind == frames.VICTIM:
            return self._victim(t, legal, found)
        if kind == frames.COMPENSATION:
            return self.worths.compensation()
        self.hand.look(t)
        if kind == frames.DISCARD:
            first, second = t[DRAWN], t[DRAWN + 1]
            worse = self.hand.worth_of(first) < self.hand.worth_of(second)
            return moves.DISCARD + (first if worse else second)
        return moves.GIVE + self.hand.least_wanted(t, seat_at(seat) + HAND)

    def _show(self, t: Table, seat: i64, legal: Table, found: i64) -> i64:
        """The next of the notes to show."""
        self.auction.look(t)
        self.auction.show(t, self._set)
        for number in range(found):
            note = legal[number] - moves.SHOW
            if notes.holds(self._set, 0, note) and not notes.holds(t, seat_at(seat) + PICKED, note):
                return legal[number]
        return legal[found - 1]

    def _victim(self, t: Table, legal: Table, found: i64) -> i64:
        """Whoever is most dangerous."""
        best, most = legal[0], -1.0
        for number in range(found):
            rival = legal[number] - moves.ROB
            points = float(t[seat_at(rival) + POINTS])
            points += self.worths.incomes * float(income.title_points(self.box, t, rival))
            if points > most:
                best, most = legal[number], points
        return best

    # ------------------------------------------------------------------ choices made in secret

    def choose_again(self, t: Table, seat: i64) -> None:
        """What a seat has chosen in secret, as this policy chooses it."""
        at = seat_at(seat)
        picked = notes.size(t, at + PICKED)
        if picked > 0:
            self.worths.look(t, seat)
            self.auction.look(t)
            self.auction.show(t, self._set)
            notes.clear(t, at + PICKED)
            for note in notes.listed(self._set, 0)[: int(picked)]:
                notes.put(t, at + PICKED, note)
        if t[at + BOUGHT] != 0:
            frame = agenda.frame_of(t, seat)
            decided = buying.offered(t, seat) if frame < 0 else agenda.value_of(t, frame)
            t[at + BOUGHT] = 0
            for place in range(decided):
                self.worths.look(t, seat)
                self.hand.look(t)
                if self.hand.wants(t, place):
                    t[at + BOUGHT] |= bit(place)
