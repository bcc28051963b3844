"""The notes of one player: what each is worth to them, what to buy, to spend and to keep."""

from typing import Final

from mypy_extensions import i64

from bagatelle.bots.augsburg import habits
from bagatelle.bots.augsburg.worths import PRICE, Worths
from bagatelle.bots.search.floats import Floats
from bagatelle.games.augsburg import buying, notes
from bagatelle.games.augsburg.box import RANKS, Box
from bagatelle.games.augsburg.state import (
    ALL_NOTES,
    BOUGHT,
    HAND,
    JOKER,
    JOKERS_AT,
    MAX_OFFERED,
    MAXIMILIAN,
    NOBLES,
    NONE,
    OFFER,
    ROUND,
    VALUES,
    VISITED,
    VISITS,
    seat_at,
)
from bagatelle.kernel.bits import count, has
from bagatelle.kernel.table import Table

MAX_COMPANY: Final = 4


class Hand:
    """The notes of the player whose ``worths`` were looked at last."""

    def __init__(self, box: Box, worths: Worths) -> None:
        self.box: Box = box
        self.worths: Worths = worths
        self.size: i64 = 0
        """How many notes count in this auction."""
        self.note: Table = Table([0] * ALL_NOTES)
        """Those, the least wanted first."""
        self.worth: Floats = Floats([0.0] * int(ALL_NOTES))
        self._held: Table = Table([0] * int(NOBLES))
        """How many there are of each noble."""
        self._left: Floats = Floats([0.0] * int(NOBLES + 1))
        """What is left of the worth of a noble's notes, and of jokers, in the last round."""

    def look(self, t: Table) -> None:
        """See what a note of each noble is worth now."""
        at = seat_at(self.worths.seat)
        own = self.worths.habits
        for noble in range(NOBLES):
            self._held[noble] = count(t[at + HAND + noble])
            self._left[noble] = 1.0
        self._left[JOKERS_AT] = 1.0
        if t[at + BOUGHT] != 0:
            for place in range(MAX_OFFERED):
                note = t[at + OFFER + place]
                if has(t[at + BOUGHT], place) and note != JOKER:
                    self._held[note // VALUES] += 1
        if t[ROUND] == self.box.amounts.rounds and t[VISITED] != NONE:
            once, again = own[habits.OWN_VISIT], own[habits.MAXIMILIAN_VISIT]
            visited = t[VISITED]
            for noble in range(NOBLES):
                self._left[noble] = once if noble > visited else 0.0
                if visited < MAXIMILIAN:
                    self._left[noble] += again
            self._left[JOKERS_AT] = min(1.0, again * float(VISITS - visited - 1))

    def worth_of(self, note: i64) -> float:
        """What a note is worth after the auction that is going on."""
        own = self.worths.habits
        if note == JOKER:
            return self.worths.note * own[habits.JOKER] * self._left[JOKERS_AT]
        noble: i64 = note // VALUES
        company = own[habits.COMPANY] * float(min(self._held[noble], MAX_COMPANY))
        part = float(note % VALUES + 1) / float(VALUES)
        height = own[habits.HEIGHT] * part * part
        return self.worths.note * (own[habits.BASE] + height + company) * self._left[noble]

    # ------------------------------------------------------------------ what counts for a noble

    def collect(self, t: Table, noble: i64) -> None:
        """The notes of the hand that count for a noble, the least wanted first."""
        hand: i64 = seat_at(self.worths.seat) + HAND
        self.size = 0
        for other in range(NOBLES):
            if noble != MAXIMILIAN and other != noble:
                continue
            values: i64 = t[hand + other]
            while values != 0:
                low: i64 = values & -values
                self._put(other * VALUES + int(low).bit_length() - 1)
                values ^= low
        for _ in range(t[hand + JOKERS_AT]):
            self._put(JOKER)

    def _put(self, note: i64) -> None:
        worth = self.worth_of(note)
        place = self.size
        while place > 0 and self.worth[place - 1] > worth:
            self.worth[place] = self.worth[place - 1]
            self.note[place] = self.note[place - 1]
            place -= 1
        self.note[place] = note
        self.worth[place] = worth
        self.size += 1

    def top(self) -> i64:
        """The note that ranks highest."""
        best = NONE
        for place in range(self.size):
            note = self.note[place]
            if note != JOKER and (best == NONE or self.box.rank[note] > self.box.rank[best]):
                best = note
        return best

    def choose(self, number: i64, top: i64, into: Table) -> float:
        """The cheapest so many notes, at least one a noble's; with ``top`` the best of them, unless
        that is ``NONE``. Writes a set of notes, and returns what it is worth; -1 if there are not
        so many.
        """
        notes.clear(into, 0)
        total = 0.0
        missing = number
        most: i64 = (VALUES + 1) * RANKS
        if top != NONE:
            most = self.box.rank[top]
            notes.put(into, 0, top)
            total = self.worth_of(top)
            missing -= 1
        of_nobles: i64 = 0 if top == NONE else 1
        for place in range(self.size):
            if missing == 0:
                break
            note = self.note[place]
            if note == top or self.box.rank[note] > most:
                continue
            if note == JOKER and missing == 1 and of_nobles == 0:
                continue  # somebody noble must be among them
            notes.put(into, 0, note)
            total += self.worth[place]
            missing -= 1
            if note != JOKER:
                of_nobles += 1
        return total if missing == 0 else -1.0

    # ------------------------------------------------------------------ buying

    def wants(self, t: Table, asked: i64) -> bool:
        """Whether to buy the note at a place of the offer: the best bargains that can be paid."""
        at = seat_at(self.worths.seat)
        budget = self.worths.florins - self.worths.put_by()
        bargain = self._bargain(t[at + OFFER + asked])
        if self.worths.purchases > 0.0 and bargain < self.worths.habits[habits.THRIFT]:
            return False
        for place in range(asked, buying.offered(t, self.worths.seat)):
            note = t[at + OFFER + place]
            if place != asked and self._bargain(note) > bargain:
                budget -= self.box.price[note]
        return budget >= self.box.price[t[at + OFFER + asked]]

    def _bargain(self, note: i64) -> float:
        """What a note promises for its price; 1 for a common one."""
        if self.worths.note <= 0.0:
            return 0.0
        return self.worth_of(note) / self.worths.note * PRICE / float(self.box.price[note])

    def least_wanted(self, t: Table, at: i64) -> i64:
        """The note of a set whose loss hurts least."""
        best, least = NONE, 1.0e9
        for note in notes.listed(t, at):
            worth = self.worth_of(note)
            if worth < least:
                best, least = note, worth
        return best
