"""Auctions: how likely it is to win with a number, what that is worth, and what to show.

What the others hold is guessed from what the seat has seen: notes that are nowhere else can be in
their hands, in the pile or among the discards.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from bagatelle.bots.augsburg.outlook import Outlook
from bagatelle.bots.augsburg.purse import Purse, rank, rank_of
from bagatelle.games.augsburg import moves
from bagatelle.games.augsburg.state import ALL_NOTES, JOKERS, VALUES
from bagatelle.games.augsburg.view import AugsburgView, NoteView, PlayerView
from bagatelle.kernel.dealer import Dealer

DENIAL = 0.25
"""Which part of a card's worth it is to keep it from a single rival."""
TEMPER = 0.05
"""How much worse than the best, as a part of what is at stake, a bid may be and still be made."""
SPREAD = 0.8
"""How unsure the guess of a rival's valid notes is."""
WILLING = 0.35
"""How unsure it is up to which price a rival goes, as a part of what is at stake."""
KEEN = 1.4
"""Whoever bids has more to show than one who does not."""
GRAIN = 1 << 16

NOBLES = ("philipp", "louise", "leo", "maria")


class Auction:
    """One auction as a player in it sees it. ``stake``: what the best card would bring them."""

    def __init__(self, view: AugsburgView, outlook: Outlook, purse: Purse, stake: float) -> None:
        assert view.own is not None
        assert view.auction is not None
        self._view = view
        self._purse = purse
        self._outlook = outlook
        self._noble = view.auction.noble
        self._highest = view.auction.highest
        self._valid = view.own.valid
        self._rivals = [
            player
            for player in view.players
            if player.seat != view.seat and player.said != "passed"
        ]
        self._stake = stake * (1 + DENIAL / (len(view.players) - 1))
        self._look_around()

    def _look_around(self) -> None:
        """Which notes are nowhere in sight, and how many of the hidden ones are in a hand."""
        view, own = self._view, self._view.own
        assert own is not None
        others = [player for player in view.players if player.seat != view.seat]
        known = [note for player in others for note in player.known]
        seen = [*own.hand, *own.rejected, *view.supply.discarded, *known]
        values = {(note.noble, note.value) for note in seen}
        self._unseen = [
            rank_of(noble, value)
            for noble in NOBLES
            for value in range(1, VALUES + 1)
            if (noble, value) not in values and self._noble in (noble, "maximilian")
        ]
        jokers = JOKERS - sum(note.noble == "joker" for note in seen)
        piles = view.supply.pile + view.supply.discard
        held = max(0, ALL_NOTES - piles - len(own.hand) - len(known))
        hidden = max(1, ALL_NOTES - len(seen))
        self._hidden_each = held / len(others)
        self._share = min(1.0, self._hidden_each / hidden)
        """How likely a hidden note is in the hand of a certain rival."""
        self._valid_each = self._share * (len(self._unseen) + jokers)

    # ------------------------------------------------------------------ bidding

    def bid(self, legal: Sequence[int], chooser: Dealer) -> int:
        """One of the moves that promise most, or nearly so: nobody shall read a hand from a bid."""
        promised = [self._promise(move) for move in legal]
        best, temper = max(promised), max(0.05, TEMPER * self._stake)
        weights = [int(GRAIN * exp((each - best) / temper)) for each in promised]
        drawn = chooser.below(sum(weights))
        for move, weight in zip(legal, weights, strict=True):
            if drawn < weight:
                return move
            drawn -= weight
        raise AssertionError("the weights make up all that can be drawn")

    def _promise(self, move: int) -> float:
        """What a move brings on average, compared with passing."""
        if move == moves.PASS:
            return 0.0
        holds = move == moves.HOLD
        number = self._highest if holds else move - moves.NAME + 1
        top = max(self._valid, key=rank)
        alone, first = 1.0, 1.0
        for rival in self._rivals:
            stands = holds and rival.said in ("leads", "holds")
            follows = 1.0 if stands else self._follows(rival, number)
            alone *= 1.0 - follows
            first *= 1.0 - follows * self._is_higher(rival, rank(top))
        sole = self._cost(self._purse.cheapest(self._valid, number))
        showdown = self._cost(self._purse.cheapest_with(top, self._valid, number))
        cost = alone * sole + (1.0 - alone) * showdown
        comfort = float(self._outlook.amounts.second_florins) * self._outlook.florin
        return first * (self._stake - cost) + (1.0 - first) * comfort * bool(holds)

    def _cost(self, some: Sequence[NoteView]) -> float:
        return sum(self._purse.worth(note) for note in some)

    def _follows(self, rival: PlayerView, number: int) -> float:
        """How likely a rival can match a number, and would."""
        if rival.number >= number:
            can = 1.0
        else:
            known = sum(note.noble in self._counting() for note in rival.known)
            guess = max(known + self._valid_each, rival.number + 0.5)
            can = _sigmoid((guess - number + 0.5) / SPREAD)
        price = number * self._outlook.note
        return can * _sigmoid((self._stake - price) / (WILLING * max(1.0, self._stake)))

    def _counting(self) -> tuple[str, ...]:
        return (*NOBLES, "joker") if self._noble == "maximilian" else (self._noble, "joker")

    def _is_higher(self, rival: PlayerView, height: int) -> float:
        """How likely a rival has a note that beats one of this rank."""
        if any(rank(n) > height for n in rival.known if n.noble in self._counting()):
            return 1.0
        beating = sum(height < other for other in self._unseen)
        keen = KEEN if rival.number else 1.0
        return min(1.0, keen * (1.0 - (1.0 - self._share) ** beating))

    # ------------------------------------------------------------------ showing

    def to_show(self) -> NoteView:
        """The next note of those that promise most, in canonical order. Somebody else may have
        begun to pick for this seat.
        """
        own = self._view.own
        assert own is not None
        left = list(own.valid)
        for note in own.picked:
            del left[: left.index(note) + 1]
        wanted = self._best_show(own.picked, left)
        return next(note for note in left if note in wanted)

    def _best_show(self, picked: Sequence[NoteView], left: Sequence[NoteView]) -> list[NoteView]:
        """What to pick of what is left."""
        rivals = [rival for rival in self._rivals if rival.said in ("leads", "holds")]
        missing = self._highest - len(picked)
        ways: list[tuple[float, int, list[NoteView]]] = []
        for top in (*picked, *left):
            if top.noble == "joker" or any(rank(note) > rank(top) for note in picked):
                continue
            if top in picked:
                some = self._purse.cheapest_with(top, left, missing + 1)[1:]
            else:
                some = self._purse.cheapest_with(top, left, missing)
            if len(some) == missing:
                first = 1.0
                for rival in rivals:
                    first *= 1.0 - self._is_higher(rival, rank(top))
                gain = self._stake - self._cost([*picked, *some])
                ways.append((first * gain, rank(top), some))
        return max(ways, key=lambda way: way[:2])[2]


def _sigmoid(x: float) -> float:
    return 1.0 / (1.0 + exp(-x))
