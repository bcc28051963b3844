"""Auctions for the policy: how likely it is to win with a number, what that is worth, what to show.

What the others hold is guessed from what the seat has seen: notes that are nowhere else can be in
their hands, in the pile or among the discards.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from bagatelle.bots.augsburg import habits
from bagatelle.bots.augsburg.hand import Hand
from bagatelle.bots.augsburg.worths import Worths
from bagatelle.bots.search.floats import Floats
from bagatelle.games.augsburg import moves, notes
from bagatelle.games.augsburg.box import Box
from bagatelle.games.augsburg.state import (
    ALL_NOTES,
    DISCARD_SIZE,
    HAND,
    HIGHEST,
    JOKER,
    JOKERS,
    JOKERS_AT,
    MAXIMILIAN,
    NOBLES,
    NONE,
    NOTE_SET,
    NUMBER,
    OPEN_DISCARD,
    PASSED,
    PILE_SIZE,
    REJECTED,
    SHOWN,
    STANDING,
    TOP,
    VALUES,
    VISITED,
    seat_at,
)
from bagatelle.kernel.bits import bit, count, has
from bagatelle.kernel.chapter import MAX_MOVES
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.table import Table

GRAIN: Final = 65_536.0
JUMP: Final = 3
"""So far above the least number a bid is thought of."""


class Auction:
    """One auction, with the eyes of the player whose hand was looked at last."""

    def __init__(self, box: Box, worths: Worths, hand: Hand) -> None:
        self.box: Box = box
        self.worths: Worths = worths
        self.hand: Hand = hand
        self.stake: float = 0.0
        self._noble: i64 = 0
        self._unseen: Table = Table([0] * int(NOBLES))
        """Values that are nowhere in sight, by nobles, of those that count."""
        self._share: float = 0.0
        """How likely a hidden note is in the hand of a certain rival."""
        self._valid_each: float = 0.0
        self._set: Table = Table([0] * int(NOTE_SET))
        self._promises: Floats = Floats([0.0] * int(MAX_MOVES))
        self._top_rank: i64 = 0

    def look(self, t: Table) -> None:
        """See the auction that is going on: which notes are nowhere in sight."""
        worths, seat, players = self.worths, self.worths.seat, self.box.players
        own = seat_at(seat)
        noble = t[VISITED]
        self._noble = noble
        self.hand.look(t)
        self.hand.collect(t, noble)
        denial = worths.habits[habits.DENIAL] / float(players - 1)
        self.stake = worths.stake() * (1.0 + denial)
        all_values: i64 = bit(VALUES) - 1
        unseen: i64 = 0
        seen: i64 = 0
        known: i64 = 0
        for other in range(NOBLES):
            values: i64 = t[own + HAND + other] | t[own + REJECTED + other]
            values |= t[OPEN_DISCARD + other]
            for rival in range(players):
                if rival != seat:
                    values |= t[seat_at(rival) + SHOWN + other]
                    known += count(t[seat_at(rival) + SHOWN + other])
            seen += count(values)
            hidden: i64 = all_values & ~values
            if noble != MAXIMILIAN and other != noble:
                hidden = 0
            self._unseen[other] = hidden
            unseen += count(hidden)
        jokers: i64 = t[own + HAND + JOKERS_AT] + t[own + REJECTED + JOKERS_AT]
        jokers += t[OPEN_DISCARD + JOKERS_AT]
        for rival in range(players):
            if rival != seat:
                jokers += t[seat_at(rival) + SHOWN + JOKERS_AT]
                known += t[seat_at(rival) + SHOWN + JOKERS_AT]
        piles = t[PILE_SIZE] + t[DISCARD_SIZE]
        if t[TOP] != NONE:
            piles += 1
        held: i64 = max(0, ALL_NOTES - piles - notes.size(t, own + HAND) - known)
        hidden_notes: i64 = max(1, ALL_NOTES - seen - jokers)
        each = float(held) / float(players - 1)
        self._share = min(1.0, each / float(hidden_notes))
        self._valid_each = self._share * float(unseen + JOKERS - jokers)

    # ------------------------------------------------------------------ bidding

    def bid(self, t: Table, legal: Table, found: i64, dealer: Dealer) -> i64:
        """One of the moves that promise most, or nearly so: nobody shall read a hand from a bid."""
        found = min(found, JUMP + 2)
        if found == 1:
            return legal[0]
        top = self.hand.top()
        self._top_rank = self.box.rank[top]
        promises = self._promises
        best = 0.0
        for number in range(found):
            promises[number] = self._promise(t, legal[number], top)
            best = max(best, promises[number])
        temper = max(0.05, self.worths.habits[habits.TEMPER] * self.stake)
        total: i64 = 0
        for number in range(found):
            total += int(GRAIN * exp((promises[number] - best) / temper))
        drawn = dealer.below(total)
        for number in range(found):
            weight: i64 = int(GRAIN * exp((promises[number] - best) / temper))
            if drawn < weight:
                return legal[number]
            drawn -= weight
        return legal[0]

    def _promise(self, t: Table, move: i64, top: i64) -> float:
        """What a move brings on average, compared with passing."""
        if move == moves.PASS:
            return 0.0
        holds = move == moves.HOLD
        number = t[HIGHEST] if holds else move - moves.NAME + 1
        alone, first = 1.0, 1.0
        for rival in range(self.box.players):
            if rival == self.worths.seat or has(t[PASSED], rival):
                continue
            follows = 1.0
            if not (holds and has(t[STANDING], rival)):
                follows = self._follows(t, rival, number)
            alone *= 1.0 - follows
            if follows > 0.0:
                first *= 1.0 - follows * self.is_higher(t, rival, self._top_rank)
        cost = 0.0
        if alone < 1.0:
            cost += (1.0 - alone) * self.hand.choose(number, top, self._set)
        if alone > 0.0:
            cost += alone * self.hand.choose(number, NONE, self._set)
        promise = first * (self.stake - cost)
        if holds:
            comfort = float(self.box.amounts.second_florins) * self.worths.florin
            promise += (1.0 - first) * comfort
        return promise

    def _follows(self, t: Table, rival: i64, number: i64) -> float:
        """How likely a rival can match a number, and would."""
        own = self.worths.habits
        at = seat_at(rival)
        can = 1.0
        if t[at + NUMBER] < number:
            known = float(known_of(t, at, self._noble))
            guess = max(known + self._valid_each, float(t[at + NUMBER]) + 0.5)
            can = _sigmoid((guess - float(number) + 0.5) / own[habits.SPREAD])
        price = float(number) * self.worths.note
        would = (self.stake - price) / (own[habits.WILLING] * max(1.0, self.stake))
        return can * _sigmoid(would)

    def is_higher(self, t: Table, rival: i64, rank: i64) -> float:
        """How likely a rival has a note that beats one of this rank."""
        at = seat_at(rival) + SHOWN
        beating: i64 = 0
        for noble in range(NOBLES):
            if self._noble != MAXIMILIAN and noble != self._noble:
                continue
            # The values of this noble that rank higher.
            value: i64 = VALUES
            while value > 0 and self.box.rank[noble * VALUES + value - 1] > rank:
                value -= 1
            if t[at + noble] >> value != 0:
                return 1.0
            beating += count(self._unseen[noble] >> value)
        if beating == 0:
            return 0.0
        keen = self.worths.habits[habits.KEEN] if t[seat_at(rival) + NUMBER] > 0 else 1.0
        return min(1.0, keen * (1.0 - float((1.0 - self._share) ** float(beating))))

    # ------------------------------------------------------------------ showing

    def show(self, t: Table, into: Table) -> None:
        """What promises most to show: all of it, whatever is picked already."""
        seat, number = self.worths.seat, t[HIGHEST]
        if t[STANDING] & ~bit(seat) == 0:
            self.hand.choose(number, NONE, into)
            return
        best, most = NONE, -1.0e9
        for place in range(self.hand.size):
            top = self.hand.note[place]
            if top == JOKER:
                continue
            worth = self.hand.choose(number, top, into)
            if worth < 0.0:
                continue
            promise = self.chance_to_show(t, top) * (self.stake - worth)
            if promise > most:
                best, most = top, promise
        self.hand.choose(number, best, into)

    def chance_to_show(self, t: Table, top: i64) -> float:
        """How likely nobody in the showdown has a better note."""
        first = 1.0
        for rival in range(self.box.players):
            if rival != self.worths.seat and has(t[STANDING], rival):
                first *= 1.0 - self.is_higher(t, rival, self.box.rank[top])
        return first


def known_of(t: Table, at: i64, noble: i64) -> i64:
    """How many notes that count somebody is known to hold."""
    shown: i64 = at + SHOWN
    return notes.notes_of(t, shown, noble) + t[shown + JOKERS_AT]


def _sigmoid(x: float) -> float:
    return 1.0 / (1.0 + exp(-x))
