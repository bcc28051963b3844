"""The rules of Masquerade."""

from typing import Final

from bagatelle.kernel import agenda
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.rules import Rules
from bagatelle.kernel.table import Table
from tests.games.masquerade.state import (
    DRAW,
    HAND,
    IN_PILE,
    MASKS,
    MAX_COINS,
    NONE,
    OUT,
    POINTS,
    REVEAL,
    ROUND,
    ROUNDS_BEGUN,
    SEAT_SIZE,
    SEATS,
    SHOW,
    SHOW_MASK,
    SHOWN,
    SPENT,
    STAKE,
    STAKE_COINS,
    STAKED,
    WEAR,
    WEAR_MASK,
    WHERE,
    WORN,
    masks_at,
    most_coins,
    seat_at,
    unseen_masks,
    value_of,
)

# The numbers of the events; `game.py` says what each of them means.
MASK_DRAWN: Final = 0
ROUND_BEGUN: Final = 1
MASK_WORN: Final = 2
COINS_STAKED: Final = 3
CHOICE_REVEALED: Final = 4
COINS_WON: Final = 5
MASK_SHOWN: Final = 6
GAME_ENDED: Final = 7


class MasqueradeRules(Rules):
    """The rules for a number of players and rounds."""

    def __init__(self, players: int, rounds: int) -> None:
        super().__init__(players)
        self.rounds = rounds

    def create_table(self, dealer: Dealer, events: Events) -> Table:
        t = Table([0] * (SEATS + self.players * SEAT_SIZE))
        for mask in range(MASKS):
            t[WHERE + mask] = IN_PILE
        for seat in range(self.players):
            t[seat_at(seat) + WORN] = NONE
            for _ in range(HAND):
                draw(t, seat, dealer, events)
        agenda.push(t, ROUND, agenda.TABLE)
        return t

    def legal(self, t: Table, seat: int) -> list[int]:
        frame = agenda.frame_of(t, seat)
        if frame < 0:
            return []
        kind = agenda.kind_of(t, frame)
        if kind == WEAR:
            return [WEAR_MASK + mask for mask in masks_at(t, seat)]
        if kind == STAKE:
            return [STAKE_COINS + coin for coin in range(most_coins(t[seat_at(seat) + WORN]))]
        return [SHOW_MASK + mask for mask in unseen_masks(t, seat)]

    def decide(self, t: Table, seat: int, move: int, dealer: Dealer, events: Events) -> None:
        frame = agenda.frame_of(t, seat)
        kind = agenda.kind_of(t, frame)
        agenda.remove(t, frame)
        if kind == WEAR:
            t[seat_at(seat) + WORN] = move - WEAR_MASK
            events.private(seat, MASK_WORN, seat, move - WEAR_MASK)
        elif kind == STAKE:
            t[seat_at(seat) + STAKED] = move - STAKE_COINS + 1
            events.private(seat, COINS_STAKED, seat, move - STAKE_COINS + 1)
        else:
            t[SHOWN + move - SHOW_MASK] = 1
            events.public(MASK_SHOWN, seat, move - SHOW_MASK)

    def proceed(self, t: Table, dealer: Dealer, events: Events) -> None:
        frame = agenda.top(t)
        kind, value = agenda.kind_of(t, frame), agenda.value_of(t, frame)
        agenda.pop(t)
        if kind == ROUND:
            self.begin_round(t, events)
        elif kind == REVEAL:
            self.reveal(t, events)
        else:
            draw(t, value, dealer, events)

    def begin_round(self, t: Table, events: Events) -> None:
        """Each seat has two frames; the one on top is answered first (MQ-02, MQ-03)."""
        t[ROUNDS_BEGUN] += 1
        events.public(ROUND_BEGUN, t[ROUNDS_BEGUN])
        agenda.push(t, REVEAL, agenda.TABLE)
        for seat in range(self.players):
            agenda.push_together(t, STAKE, seat)
            agenda.push_together(t, WEAR, seat)

    def reveal(self, t: Table, events: Events) -> None:
        """MQ-04 to MQ-06."""
        values = []
        stakes = 0
        for seat in range(self.players):
            at = seat_at(seat)
            mask, coins = t[at + WORN], t[at + STAKED]
            events.public(CHOICE_REVEALED, seat, mask, coins)
            values.append(value_of(mask))
            stakes += coins
            t[WHERE + mask] = OUT
            t[SHOWN + mask] = 0
            t[at + WORN] = NONE
            t[at + STAKED] = 0
            t[at + SPENT] += coins
        for seat, value in enumerate(values):
            if value == max(values):
                t[seat_at(seat) + POINTS + t[ROUNDS_BEGUN] - 1] = stakes
                events.public(COINS_WON, seat, stakes)
        if t[ROUNDS_BEGUN] == self.rounds:
            events.public(GAME_ENDED)
            return
        agenda.push(t, ROUND, agenda.TABLE)
        for seat in range(self.players):
            agenda.push(t, DRAW, agenda.TABLE, seat)
        lowest = values.index(min(values))
        if values.count(min(values)) == 1 and unseen_masks(t, lowest):
            agenda.push(t, SHOW, lowest)

    def imagine(self, t: Table, seat: int, dealer: Dealer) -> Table:
        """Deal and choose anew whatever the seat has not seen, until nobody stakes too much.

        Every table that agrees with the seat's knowledge comes from equally many ways to deal and
        choose; those against MQ-03 are thrown away, so all others stay equally likely.
        """
        while True:
            other = t[:]
            hidden = [
                mask
                for mask in range(MASKS)
                if t[WHERE + mask] not in (seat, OUT) and t[SHOWN + mask] == 0
            ]
            places = [t[WHERE + mask] for mask in hidden]
            dealer.shuffle(places)
            for mask, place in zip(hidden, places, strict=True):
                other[WHERE + mask] = place
            if all(
                choose_anew(other, player, dealer)
                for player in range(self.players)
                if player != seat
            ):
                return other

    def score(self, t: Table, party: int) -> int:
        at = seat_at(party) + POINTS
        return sum(t[at : at + self.rounds])


def draw(t: Table, seat: int, dealer: Dealer, events: Events) -> None:
    """Every mask of the pile is equally likely; only its drawer sees it (MQ-06)."""
    pile = masks_at(t, IN_PILE)
    mask = pile[dealer.below(len(pile))]
    t[WHERE + mask] = seat
    events.private(seat, MASK_DRAWN, seat, mask)


def choose_anew(t: Table, seat: int, dealer: Dealer) -> bool:
    """Redraw what a seat has chosen so far in this round; False if it could not be so."""
    at = seat_at(seat)
    if t[at + WORN] != NONE:
        t[at + WORN] = masks_at(t, seat)[dealer.below(HAND)]
    if t[at + STAKED] != 0:
        t[at + STAKED] = dealer.below(MAX_COINS) + 1
        return t[at + STAKED] <= most_coins(t[at + WORN])
    return True
