"""What a seat does not know, drawn anew (docs/imagine.md, section 2.16 of the rules).

Hidden are the hands and purses of the others, what is offered to them, the draw pile but for the
price of its top note, and what others have rejected. One way in which all this can be is laid out,
which follows from what the seat knows. It is shaken: hidden notes change places at random, again
and again, and every change that contradicts what the seat knows is taken back. No change is more
likely than the one that undoes it, so after enough of them every way in which it can be is equally
likely.
"""

from typing import Final

from mypy_extensions import i64

from bagatelle.games.augsburg import buying, notes
from bagatelle.games.augsburg.box import Box
from bagatelle.games.augsburg.state import (
    ALL_NOTES,
    BALANCE,
    BOUGHT,
    DRAWN,
    FREE_NOTES,
    FREE_WORTH,
    GIVEN,
    GIVEN_NOTES,
    GRAIN,
    HAND,
    HIGHEST,
    JOKER,
    JOKERS_AT,
    MAX_OFFERED,
    MAX_PLAYERS,
    MAXIMILIAN,
    MONEY,
    MOST,
    NOBLES,
    NONE,
    OFFER,
    OWN,
    PICKED,
    PILE,
    REJECTED,
    SHOWN,
    TOP,
    VALID,
    VALUES,
    VISITED,
    WINNER,
    seat_at,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import bit
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.table import Table

SHAKES: Final = 16
"""How many changes are tried for every hidden note."""

# Where a hidden note can be.
IN_PILE: Final = 0
DISCARDED: Final = 1
SECOND_DRAWN: Final = 2
OFFERED: Final = 3
"""To each seat."""
ON_TOP: Final = OFFERED + MAX_PLAYERS
FIRST_DRAWN: Final = ON_TOP + 1
"""Like the top note it has a price that all have seen."""
IN_HAND: Final = FIRST_DRAWN + 1
"""Of each seat."""

# What is counted of a hand: notes of each noble, jokers, and their price.
COST: Final = 5
ANY: Final = 5
"""Any noble's note, or a joker."""
COUNTS: Final = 6


def imagine(box: Box, t: Table, seat: i64, dealer: Dealer) -> Table:
    """A table that looks the same to this seat (-1: a spectator)."""
    other = t[:]
    secrets = Secrets(box, other, seat)
    secrets.collect()
    secrets.straighten()
    secrets.shuffle(dealer)
    secrets.shake(dealer)
    secrets.lay_out(dealer)
    for player in range(box.players):
        if player != seat:
            _choose_anew(box, other, player, dealer)
    return other


def fits(box: Box, t: Table, seat: i64) -> bool:
    """Whether a player's hand and purse agree with what all know of them."""
    secrets = Secrets(box, t, NONE)
    secrets.collect()
    return secrets.fits(seat)


class Secrets:
    """The notes that a seat does not know, and where they are."""

    def __init__(self, box: Box, t: Table, seat: i64) -> None:
        self.box: Box = box
        self.t: Table = t
        self.seat: i64 = seat
        self.others: list[int] = [other for other in range(box.players) if other != seat]
        self.size: i64 = 0
        self.note: Table = Table([0] * ALL_NOTES)
        self.place: Table = Table([0] * ALL_NOTES)
        self.counts: Table = Table([0] * (MAX_PLAYERS * COUNTS))

    # ------------------------------------------------------------------ what is hidden

    def collect(self) -> None:
        t = self.t
        self._add_set(PILE, IN_PILE)
        if t[TOP] != NONE:
            self._add(t[TOP], ON_TOP)
        if t[DRAWN] != NONE and t[WINNER] != self.seat:
            self._add(t[DRAWN], FIRST_DRAWN)
            self._add(t[DRAWN + 1], SECOND_DRAWN)
        for other in self.others:
            at = seat_at(other)
            self._add_set(at + REJECTED, DISCARDED)
            for place in range(MAX_OFFERED):
                if t[at + OFFER + place] != NONE:
                    self._add(t[at + OFFER + place], OFFERED + other)
            for note in notes.listed(t, at + HAND):
                self._count(other, note, 1)
            unknown = t[at + HAND + JOKERS_AT] - t[at + SHOWN + JOKERS_AT]
            for _ in range(unknown):
                self._add(JOKER, IN_HAND + other)
            for noble in range(NOBLES):
                values: i64 = t[at + HAND + noble] & ~t[at + SHOWN + noble]
                self._add_values(noble, values, IN_HAND + other)

    def _add_set(self, at: i64, place: i64) -> None:
        for noble in range(NOBLES):
            self._add_values(noble, self.t[at + noble], place)
        for _ in range(self.t[at + JOKERS_AT]):
            self._add(JOKER, place)

    def _add_values(self, noble: i64, values: i64, place: i64) -> None:
        while values != 0:
            low: i64 = values & -values
            self._add(noble * VALUES + int(low).bit_length() - 1, place)
            values ^= low

    def _add(self, note: i64, place: i64) -> None:
        self.note[self.size] = note
        self.place[self.size] = place
        self.size += 1

    def _count(self, seat: i64, note: i64, change: i64) -> None:
        at: i64 = seat * COUNTS
        self.counts[at + note // VALUES] += change  # the joker comes after the four nobles
        self.counts[at + COST] += change * self.box.price[note]

    # ------------------------------------------------------------------ what is known

    def fits(self, seat: i64) -> bool:
        """Whether a hand has the notes that were proved, and could be paid."""
        t = self.t
        at = seat_at(seat)
        own: i64 = seat * COUNTS
        jokers: i64 = self.counts[own + JOKERS_AT]
        of_nobles: i64 = 0
        for noble in range(NOBLES):
            held: i64 = self.counts[own + noble]
            if held < t[at + OWN + noble] or held + jokers < t[at + VALID + noble]:
                return False
            of_nobles += held
        if of_nobles < t[at + OWN + MAXIMILIAN]:
            return False
        if not t[at + VALID + MAXIMILIAN] <= of_nobles + jokers <= t[at + MOST]:
            return False
        return self.money(seat) >= 0

    def money(self, seat: i64) -> i64:
        """What is left of all that came in openly, after the notes of the hand were paid."""
        at = seat_at(seat)
        return self.t[at + BALANCE] + self.t[at + FREE_WORTH] - self.counts[seat * COUNTS + COST]

    # ------------------------------------------------------------------ where it begins

    def straighten(self) -> None:
        """Begin with a table that follows from what the seat knows, and not with the real one: so
        equal knowledge and equal chance give equal tables. Every hand has the cheapest notes that
        it can have. Where these do not go together, the real table is as good a beginning.
        """
        note, place, counts, size = self.note[:], self.place[:], self.counts[:], self.size
        worth = [self.t[seat_at(other) + FREE_WORTH] for other in self.others]
        if not self._lay_anew():
            self.note, self.place, self.counts, self.size = note, place, counts, size
            for number in range(len(self.others)):
                self.t[seat_at(self.others[number]) + FREE_WORTH] = worth[number]

    def _lay_anew(self) -> bool:
        t, box = self.t, self.box
        in_hands: i64 = 0
        room: list[int] = [0] * int(ON_TOP)
        prices: list[int] = []
        seen: list[int] = []
        for number in range(self.size):
            place = self.place[number]
            if place >= IN_HAND:
                in_hands += 1
            elif place < ON_TOP:
                room[place] += 1
            else:
                seen.append(place)
                prices.append(box.price[self.note[number]])
        pool: list[int] = [self.note[number] for number in range(self.size)]
        pool.sort()
        self.size = 0
        for number in range(len(seen)):
            last: i64 = len(pool) - 1
            while last >= 0 and box.price[pool[last]] != prices[number]:
                last -= 1
            if last < 0:
                return False
            self._add(pool.pop(last), seen[number])
        for other in self.others:
            at = seat_at(other)
            for part in range(COUNTS):
                self.counts[other * COUNTS + part] = 0
            for shown in notes.listed(t, at + SHOWN):
                self._count(other, shown, 1)
            t[at + FREE_WORTH] = t[at + FREE_NOTES] * box.most_price
            t[at + FREE_WORTH] -= t[at + GIVEN_NOTES] * box.least_price
            in_hands -= self._fill(pool, other)
        for _ in range(in_hands):
            if not self._give_to_somebody(pool):
                return False
        for other in self.others:
            if in_hands < 0 or not self.fits(other):
                return False
        for place in range(ON_TOP):
            for _ in range(room[place]):
                self._add(pool.pop(0), place)
        return True

    def _fill(self, pool: list[int], seat: i64) -> i64:
        """Give a hand what was proved to be in it; returns how many notes that are."""
        at, own = seat_at(seat), seat * COUNTS
        counts, before = self.counts, self.size
        for noble in range(NOBLES):
            while counts[own + noble] < self.t[at + OWN + noble]:
                if not self._give(pool, seat, noble):
                    break
            while counts[own + noble] + counts[own + JOKERS_AT] < self.t[at + VALID + noble]:
                if not self._give(pool, seat, noble) and not self._give(pool, seat, JOKERS_AT):
                    break
        while self._nobles_of(seat) < self.t[at + OWN + MAXIMILIAN]:
            if not self._give(pool, seat, ANY):
                break
        while self._nobles_of(seat) + counts[own + JOKERS_AT] < self.t[at + VALID + MAXIMILIAN]:
            if not self._give(pool, seat, ANY):
                break
        return self.size - before

    def _nobles_of(self, seat: i64) -> i64:
        own: i64 = seat * COUNTS
        found: i64 = 0
        for noble in range(NOBLES):
            found += self.counts[own + noble]
        return found

    def _give(self, pool: list[int], seat: i64, noble: i64) -> bool:
        """The cheapest note of a noble, or the cheapest of all."""
        best: i64 = -1
        for number in range(len(pool)):
            note: i64 = pool[number]
            if noble != ANY and note // VALUES != noble:
                continue
            if best < 0 or self.box.price[note] < self.box.price[pool[best]]:
                best = number
        if best < 0:
            return False
        note = pool.pop(best)
        self._add(note, IN_HAND + seat)
        self._count(seat, note, 1)
        return True

    def _give_to_somebody(self, pool: list[int]) -> bool:
        """The cheapest note goes to the first hand that has room for it and could pay it."""
        for other in self.others:
            size = self._nobles_of(other) + self.counts[other * COUNTS + JOKERS_AT]
            if size < self.t[seat_at(other) + MOST] and self.money(other) >= self.box.least_price:
                return self._give(pool, other, ANY)
        return False

    # ------------------------------------------------------------------ how it changes

    def shuffle(self, dealer: Dealer) -> None:
        """Where nothing is known of a note, any other can be."""
        free: list[int] = [n for n in range(self.size) if self.place[n] < ON_TOP]
        for last in range(len(free) - 1, 0, -1):
            here: i64 = free[last]
            there: i64 = free[dealer.below(last + 1)]
            note = self.note[here]
            self.note[here] = self.note[there]
            self.note[there] = note

    def shake(self, dealer: Dealer) -> None:
        several = len(self.others) > 1
        for _ in range(SHAKES):
            for _ in range(self.size):
                one: i64 = dealer.below(self.size)
                if several and self.place[one] >= IN_HAND and dealer.below(2) == 0:
                    self._hand_on(one, self.others[dealer.below(len(self.others))])
                else:
                    self._swap(one, dealer.below(self.size))
            for other in self.others:
                self._revalue(other, dealer)

    def _swap(self, one: i64, other: i64) -> None:
        """Two notes change places, unless something speaks against it."""
        first, second = self.note[one], self.note[other]
        here, there = self.place[one], self.place[other]
        if here == there or first == second:
            return
        price = self.box.price
        if price[first] != price[second] and (
            ON_TOP <= here < IN_HAND or ON_TOP <= there < IN_HAND
        ):
            return
        self._exchange(here, first, second)
        self._exchange(there, second, first)
        if self._is_well(here) and self._is_well(there):
            self.note[one] = second
            self.note[other] = first
        else:
            self._exchange(here, second, first)
            self._exchange(there, first, second)

    def _hand_on(self, one: i64, to: i64) -> None:
        """A note changes hands, unless something speaks against it."""
        owner: i64 = self.place[one] - IN_HAND
        if owner == to:
            return
        note = self.note[one]
        self._count(owner, note, -1)
        self._count(to, note, 1)
        if self.fits(owner) and self.fits(to):
            self.place[one] = IN_HAND + to
        else:
            self._count(owner, note, 1)
            self._count(to, note, -1)

    def _exchange(self, place: i64, old: i64, new: i64) -> None:
        if place >= IN_HAND:
            self._count(place - IN_HAND, old, -1)
            self._count(place - IN_HAND, new, 1)

    def _is_well(self, place: i64) -> bool:
        return place < IN_HAND or self.fits(place - IN_HAND)

    def _revalue(self, seat: i64, dealer: Dealer) -> None:
        """What the notes got for free cost, and those given up: any sum that leaves no debt."""
        at = seat_at(seat)
        free, given = self.t[at + FREE_NOTES], self.t[at + GIVEN_NOTES]
        if free + given == 0:
            return
        low, high = self.box.least_price, self.box.most_price
        least = max(free * low - given * high, self.t[at + FREE_WORTH] - self.money(seat))
        most = free * high - given * low
        self.t[at + FREE_WORTH] = least + GRAIN * dealer.below((most - least) // GRAIN + 1)

    # ------------------------------------------------------------------ the table that comes of it

    def lay_out(self, dealer: Dealer) -> None:
        t = self.t
        notes.clear(t, PILE)
        for other in self.others:
            at = seat_at(other)
            t[at + MONEY] = self.money(other)
            notes.clear(t, at + REJECTED)
            for place in range(MAX_OFFERED):
                t[at + OFFER + place] = NONE
            for part in range(NOBLES + 1):
                t[at + HAND + part] = t[at + SHOWN + part]
        for one in range(self.size):
            self._create(self.note[one], self.place[one], dealer)

    def _create(self, note: i64, place: i64, dealer: Dealer) -> None:
        t = self.t
        if place >= IN_HAND:
            notes.put(t, seat_at(place - IN_HAND) + HAND, note)
        elif place == IN_PILE:
            notes.put(t, PILE, note)
        elif place == DISCARDED:
            rejecter = self.others[dealer.below(len(self.others))]
            notes.put(t, seat_at(rejecter) + REJECTED, note)
        elif place == ON_TOP:
            t[TOP] = note
        elif place == FIRST_DRAWN:
            t[DRAWN] = note
        elif place == SECOND_DRAWN:
            t[DRAWN + 1] = note
        else:
            buying.offer(t, place - OFFERED, note)


# ---------------------------------------------------------------------- choices not yet revealed


def _choose_anew(box: Box, t: Table, seat: i64, dealer: Dealer) -> None:
    """What a player has chosen in secret, evenly among what they could choose with these notes."""
    at = seat_at(seat)
    if t[at + OFFER] != NONE:
        _buy_anew(box, t, seat, dealer)
    picked = notes.size(t, at + PICKED)
    if picked > 0:
        _pick_anew(t, seat, picked, dealer)
    if t[at + GIVEN] != NONE:
        hand: i64 = at + HAND
        t[at + GIVEN] = notes.any_note(t, hand, notes.size(t, hand), dealer)


def _buy_anew(box: Box, t: Table, seat: i64, dealer: Dealer) -> None:
    at = seat_at(seat)
    frame = agenda.frame_of(t, seat)
    decided = buying.offered(t, seat) if frame < 0 else agenda.value_of(t, frame)
    while True:
        t[at + BOUGHT] = dealer.below(bit(decided))
        if buying.spent(box, t, seat) <= t[at + MONEY]:
            return


def _pick_anew(t: Table, seat: i64, picked: i64, dealer: Dealer) -> None:
    """All that they will show, any set that they may; the first of them are picked."""
    at = seat_at(seat)
    noble = t[VISITED]
    valid: list[int] = [
        note
        for note in notes.listed(t, at + HAND)
        if noble == MAXIMILIAN or note == JOKER or note // VALUES == noble
    ]
    while True:
        dealer.shuffle(valid)
        shown = sorted(valid[: t[HIGHEST]])
        if shown[0] != JOKER:
            break
    notes.clear(t, at + PICKED)
    for note in shown[:picked]:
        notes.put(t, at + PICKED, note)
