"""What Madame du Barry adds to a table: her cards, in supply, hand and discard pile."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from bagatelle.games.rokoko import party, state
from bagatelle.games.rokoko.box import Box
from bagatelle.games.rokoko.extension import Extension
from bagatelle.games.rokoko.modules.du_barry.components import DuBarryCard
from bagatelle.games.rokoko.modules.du_barry.rows import CARD_ADDED, RESHUFFLED, SHUFFLED
from bagatelle.games.rokoko.state import NONE
from bagatelle.kernel.bits import any_of, bit, members
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table

MAX_CARDS: Final = 32
HAND_SIZE: Final = 4
"""DB-P2-01."""

# Her places, from where the block begins.
SUPPLY: Final = 0
CARD: Final = 1
"""The card in progress: on no pile until her turn is over."""
SHUFFLES: Final = 2
"""How often her discard pile has become a new supply in this round."""
HAND_COUNT: Final = 3
HAND: Final = 4
"""Her hand from the top; each card with the number of shuffles before it was drawn."""
DISCARD_COUNT: Final = HAND + MAX_CARDS
DISCARD: Final = DISCARD_COUNT + 1
"""Her discard pile from the bottom."""
TURN_COUNT: Final = DISCARD + MAX_CARDS
TURN_CARDS: Final = TURN_COUNT + 1
"""The cards that were revealed in her last turn, in order."""
MAX_TURN: Final = 2 * MAX_CARDS
DECIDED: Final = TURN_CARDS + MAX_TURN
"""Which of them decided about the hall; ``NONE`` if none did."""
PLACES: Final = DECIDED + 1

# What her cards say.
ACQUIRE: Final = 0
TAILOR: Final = 1
HIRE: Final = 2
FUND: Final = 3
FAVOUR: Final = 4

# Which jewel goes with a dress.
NO_JEWEL: Final = 0
FITTING: Final = 1
MATCHING: Final = 2


ACTIONS = ("acquire", "tailor", "hire", "fund", "favour")
COLUMNS = ("left", "center", "right")
JEWELS = ("none", "fit", "match")
DECORATIONS = {
    "fireworks": (state.FIREWORKS,),
    "fountain": (state.UPPER, state.LOWER),
    "musicians": (state.MUSICIAN,),
    "statues": (state.STATUE,),
}
"""The words of the component file, in the order of these numbers; and what its decorations are."""


class Cards:
    """What is printed on her cards, card by card."""

    def __init__(self, cards: Sequence[DuBarryCard], halls: list[str], of_kind: Table) -> None:
        self.count: i64 = len(cards)
        self.action: Table = Table([ACTIONS.index(card.action) for card in cards])
        self.drawer: Table = Table([NONE if c.drawer is None else c.drawer - 1 for c in cards])
        """From 0; ``NONE`` if a column is named."""
        self.column: Table = Table([COLUMNS.index(c.column) if c.column else NONE for c in cards])
        self.number: Table = Table([card.n or 0 for card in cards])
        """Which one is counted to, from 1."""
        self.from_left: Table = Table([int(card.side == "left") for card in cards])
        self.decorations: Table = Table(
            [sum(of_kind[n] for n in DECORATIONS.get(c.decoration or "", ())) for c in cards]
        )
        """The decoration spaces of the kind that is named."""
        self.hall: Table = Table([halls.index(card.hall) for card in cards])
        self.jewel: Table = Table([JEWELS.index(card.jewel) for card in cards])


class Lady(Extension):
    """Her places, and what nobody may know of them: hand and supply."""

    def __init__(self, box: Box, cards: Cards) -> None:
        super().__init__(PLACES)
        self.box: Box = box
        self.cards: Cards = cards
        self.party: i64 = box.players
        """She is the party behind the players."""

    def lay(self, t: Table, dealer: Dealer, events: Events) -> None:
        """DB-SETUP-03 to 08; her cards are shuffled by every round."""
        own = party.at(self.party)
        t[own + party.RESERVE] = bit(self.box.things.base_workers) - 1
        t[own + party.YARN] = self.box.constants.start_yarn
        t[own + party.LACE] = self.box.constants.start_lace
        t[self.at + CARD] = NONE
        t[self.at + DECIDED] = NONE

    # ------------------------------------------------------------------ her cards

    def shuffle(self, t: Table, dealer: Dealer, events: Events) -> None:
        """All cards, wherever they are, and a new hand (DB-P1-02, DB-P2-01)."""
        for place in range(self.at + HAND_COUNT, self.at + TURN_COUNT):
            t[place] = 0
        t[self.at + SHUFFLES] = 0
        t[self.at + SUPPLY] = bit(self.cards.count) - 1
        events.public(SHUFFLED, self.cards.count)
        for _ in range(HAND_SIZE):
            self._to_hand(t, self._draw(t, dealer))

    def add_card(self, t: Table, dealer: Dealer, events: Events) -> None:
        """One more turn this round, if there is a card (DB-P3-09 to 11)."""
        if self.can_draw(t, events):
            self._to_hand(t, self._draw(t, dealer))
            events.public(CARD_ADDED)

    def play_card(self, t: Table) -> i64:
        """The top card of her hand is in progress; returns it."""
        hand = self.at + HAND
        card = t[hand] % MAX_CARDS
        t[self.at + HAND_COUNT] -= 1
        for place in range(hand, hand + t[self.at + HAND_COUNT]):
            t[place] = t[place + 1]
        t[hand + t[self.at + HAND_COUNT]] = 0
        t[self.at + CARD] = card
        for place in range(self.at + TURN_CARDS, self.at + DECIDED):
            t[place] = 0
        t[self.at + TURN_COUNT] = 0
        t[self.at + DECIDED] = NONE
        self._show(t, card)
        return card

    def reveal(self, t: Table, dealer: Dealer) -> i64:
        """A card of the supply goes onto her discard pile; returns it."""
        card = self._draw(t, dealer)
        self._show(t, card)
        self._discard(t, card)
        return card

    def end_card(self, t: Table) -> None:
        """The card in progress goes onto her discard pile (DB-P3-03)."""
        self._discard(t, t[self.at + CARD])
        t[self.at + CARD] = NONE

    def can_draw(self, t: Table, events: Events) -> bool:
        """Her discard pile becomes the supply if that is empty (DB-P3-11)."""
        if t[self.at + SUPPLY] != 0:
            return True
        cards = self.discarded(t)
        if cards == 0:
            return False
        events.public(RESHUFFLED, t[self.at + DISCARD_COUNT])
        t[self.at + SUPPLY] = cards
        t[self.at + SHUFFLES] += 1
        for place in range(self.at + DISCARD_COUNT, self.at + TURN_COUNT):
            t[place] = 0
        return True

    def discarded(self, t: Table) -> i64:
        """The set of the cards on her discard pile."""
        cards: i64 = 0
        first = self.at + DISCARD
        for place in range(first, first + t[self.at + DISCARD_COUNT]):
            cards |= bit(t[place])
        return cards

    def _draw(self, t: Table, dealer: Dealer) -> i64:
        card = any_of(t[self.at + SUPPLY], dealer)
        t[self.at + SUPPLY] &= ~bit(card)
        return card

    def _to_hand(self, t: Table, card: i64) -> None:
        """To the bottom (DB-P3-10)."""
        place = self.at + HAND + t[self.at + HAND_COUNT]
        t[place] = card + t[self.at + SHUFFLES] * MAX_CARDS
        t[self.at + HAND_COUNT] += 1

    def _discard(self, t: Table, card: i64) -> None:
        t[self.at + DISCARD + t[self.at + DISCARD_COUNT]] = card
        t[self.at + DISCARD_COUNT] += 1

    def _show(self, t: Table, card: i64) -> None:
        t[self.at + TURN_CARDS + t[self.at + TURN_COUNT]] = card
        t[self.at + TURN_COUNT] += 1

    # ------------------------------------------------------------------ what nobody knows

    def deal_anew(self, t: Table, seat: i64, dealer: Dealer) -> None:
        """Cards of hand and supply change places, those from before and after a shuffle apart:
        whoever has watched her discard pile knows which cards became the new supply.
        """
        for shuffle in range(t[self.at + SHUFFLES] + 1):
            self._deal_hand(t, shuffle, dealer)

    def _deal_hand(self, t: Table, shuffle: i64, dealer: Dealer) -> None:
        cards: list[int] = []
        first = self.at + HAND
        end = first + t[self.at + HAND_COUNT]
        for place in range(first, end):
            if t[place] // MAX_CARDS == shuffle:
                cards.append(t[place] % MAX_CARDS)
        if shuffle == t[self.at + SHUFFLES]:
            cards.extend(members(t[self.at + SUPPLY]))
        dealer.shuffle(cards)
        next_card: i64 = 0
        for place in range(first, end):
            if t[place] // MAX_CARDS == shuffle:
                t[place] = cards[next_card] + shuffle * MAX_CARDS
                next_card += 1
        if shuffle == t[self.at + SHUFFLES]:
            supply: i64 = 0
            while next_card < len(cards):
                supply |= bit(cards[next_card])
                next_card += 1
            t[self.at + SUPPLY] = supply
