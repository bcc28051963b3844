"""What the Jewelry Box adds to a table: the jeweller's board, piles of cards, specialists."""

from typing import Final

from mypy_extensions import i64

from bagatelle.games.rokoko import party
from bagatelle.games.rokoko.box import Box, Counter, EffectKind
from bagatelle.games.rokoko.extension import Extension
from bagatelle.games.rokoko.modules.jewelry_box import determinize
from bagatelle.games.rokoko.modules.jewelry_box.figures import Figures
from bagatelle.games.rokoko.modules.jewelry_box.rows import MAX_SPACES, SPECIALIST_DEALT
from bagatelle.games.rokoko.party import DECORATIONS
from bagatelle.games.rokoko.state import HIRE_STACK, NONE
from bagatelle.kernel.bits import any_of, bit, count, has, some_of
from bagatelle.kernel.chapter import Chapter
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table

JOURNEYMAN_TRIALS: Final = 0
MASTER_TRIALS: Final = 1
TRIALS: Final = 2

# Its places, from where the block begins.
BAG: Final = 0
ROW: Final = 1
"""The jewel on each space of the offer, from left to right."""
PILE: Final = ROW + MAX_SPACES
"""The cards of the journeyman trials, then those of the master trials."""
WITH_DRESS: Final = PILE + TRIALS
"""The jewel that was bought with a dress, until that has brought all it brings."""
TRIAL: Final = WITH_DRESS + 1
"""The trials that were completed in this turn, while their card is to come."""
OWN: Final = TRIAL + 1

# The places of each party, behind these.
AREA: Final = 0
"""In which start area the token stands."""
MARKS: Final = 1
"""The tasks that are marked."""
MASTERED: Final = 2
"""How often the master trials were completed."""
JEWELS: Final = 3
SPECIALIST: Final = 4
"""The own specialised apprentice."""
HIRED: Final = 5
REACHED: Final = 6
"""Workers of this party whose bonus was reached by Activate or Copy in this turn (RX-65)."""
PILE_SEEN: Final = 7
"""For each pile, how often each of its cards was seen there, ``SEEN_BITS`` a card."""
OWN_PLACES: Final = PILE_SEEN + TRIALS

SEEN_BITS: Final = 4
"""Room to count how often one has looked through a pile: fifteen times."""


class Jeweller(Extension):
    """The places of the Jewelry Box, and who may know them."""

    def __init__(self, box: Box, figures: Figures) -> None:
        super().__init__(OWN + box.parties * OWN_PLACES)
        self.box: Box = box
        self.figures: Figures = figures
        self.pool: Table = Table([0] * TRIALS)
        """All cards that may lie in each pile, those of the base game too."""
        for trial in range(TRIALS):
            cards: i64 = figures.pile_cards[trial] | self._base_cards(trial)
            self.pool[trial] = cards

    def own(self, party: i64) -> i64:
        """Where the places of a party begin."""
        return self.at + OWN + party * OWN_PLACES

    def may_buy(self, t: Table, who: i64) -> bool:
        """JB-JEWEL-06."""
        return t[party.at(who) + DECORATIONS] & self.figures.decorations != 0

    def jewel_at(self, t: Table, space: i64) -> i64:
        return t[self.at + ROW + space]

    def is_necklace(self, jewel: i64) -> bool:
        """Necklaces have the colours of ladies, rings those of gentlemen (JB-JEWEL-19)."""
        return has(self.box.things.ladies, self.figures.jewel_colour[jewel])

    # ------------------------------------------------------------------ setup

    def _base_cards(self, trial: i64) -> i64:
        """The cards of the base game that go into a pile: one level, one rank."""
        things = self.box.things
        cards: i64 = 0
        for worker in range(things.workers):
            if (
                has(things.hireable, worker)
                and things.worker_level[worker] == self.figures.pile_level[trial]
                and things.worker_kind[worker] == self.figures.pile_rank[trial]
            ):
                cards |= bit(worker)
        return cards

    def lay(self, t: Table, dealer: Dealer, events: Events) -> None:
        """JB-SETUP-02 to 20; the offer is laid by the first round."""
        t[self.at + BAG] = bit(len(self.figures.jewel_colour)) - 1
        for space in range(MAX_SPACES):
            t[self.at + ROW + space] = NONE
        t[self.at + WITH_DRESS] = NONE
        t[self.at + TRIAL] = NONE
        for trial in range(TRIALS):
            self._lay_pile(t, trial, dealer)
        specialists: i64 = self.figures.specialists
        for who in range(self.box.parties):
            t[self.own(who) + SPECIALIST] = NONE
            if who < self.box.players:
                card = any_of(specialists, dealer)
                specialists &= ~bit(card)
                t[self.own(who) + SPECIALIST] = card
                events.private(who, SPECIALIST_DEALT, who, card)

    def _lay_pile(self, t: Table, trial: i64, dealer: Dealer) -> None:
        """As many cards as came from the hire stack go back into it, unseen (JB-SETUP-05 to 14)."""
        base = self._base_cards(trial)
        pile: i64 = self.pool[trial]
        t[HIRE_STACK] &= ~base
        back = some_of(pile, count(base), dealer)
        t[HIRE_STACK] |= back
        t[self.at + PILE + trial] = pile & ~back

    # ------------------------------------------------------------------ who knows what

    def look_through(self, t: Table, who: i64, trial: i64) -> None:
        """A player sees all cards of a pile, and remembers them (JB-TRIAL-G-20)."""
        seen = self.own(who) + PILE_SEEN + trial
        place: i64 = 0
        for worker in range(self.box.things.workers):
            if has(self.pool[trial], worker):
                if has(t[self.at + PILE + trial], worker):
                    t[seen] += bit(place * SEEN_BITS)
                place += 1

    def deal_anew(self, t: Table, seat: i64, dealer: Dealer) -> None:
        specialists: i64 = self.figures.specialists
        for who in range(self.box.players):
            own = self.own(who)
            if who == seat or t[own + HIRED] == 1:
                specialists &= ~bit(t[own + SPECIALIST])
        for who in range(self.box.players):
            own = self.own(who)
            if who != seat and t[own + HIRED] == 0:
                t[own + SPECIALIST] = any_of(specialists, dealer)
                specialists &= ~bit(t[own + SPECIALIST])
        for trial in range(TRIALS):
            seen: i64 = 0 if seat < 0 else t[self.own(seat) + PILE_SEEN + trial]
            determinize.deal_pile(
                self.box, t, seat, self.pool[trial], seen, self.at + PILE + trial, dealer
            )


class JewellerCounter(Counter):
    """A counter that looks at the places of the Jewelry Box."""

    def __init__(self, jeweller: Jeweller) -> None:
        self.jeweller: Jeweller = jeweller


class JewellerEffect(EffectKind):
    """A kind of effect that looks at the places of the Jewelry Box."""

    def __init__(self, jeweller: Jeweller) -> None:
        self.jeweller: Jeweller = jeweller


class JewellerChapter(Chapter):
    """A chapter that looks at the places of the Jewelry Box."""

    def __init__(self, jeweller: Jeweller) -> None:
        self.jeweller: Jeweller = jeweller
