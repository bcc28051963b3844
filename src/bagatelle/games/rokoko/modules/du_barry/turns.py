"""Her turns: who is next, the action of a card, and the end of it (section 2.14)."""

from typing import Final

from mypy_extensions import i64

from bagatelle.games.rokoko import frames, party, turn
from bagatelle.games.rokoko.modules.du_barry import lady as cards
from bagatelle.games.rokoko.modules.du_barry.lady import HAND_COUNT, Lady
from bagatelle.games.rokoko.modules.du_barry.rows import ACT, CARD_REVEALED, END_TURN, INSTEAD, TURN
from bagatelle.games.rokoko.modules.du_barry.work import Work
from bagatelle.games.rokoko.party import PRESTIGE
from bagatelle.kernel import agenda
from bagatelle.kernel.chapter import Chapter
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table

INSTEAD_PRESTIGE: Final = 3
"""CF-15."""


class LadyChapter(Chapter):
    """A step of hers."""

    def __init__(self, lady: Lady) -> None:
        self.lady: Lady = lady


class Shuffle(LadyChapter):
    """Every round begins with all her cards (DB-P1-02)."""

    def proceed(self, t: Table, value: i64, dealer: Dealer, events: Events) -> None:
        self.lady.shuffle(t, dealer, events)


class NextTurn(turn.NextTurn):
    """Turns alternate while both have cards (DB-P3-01, 04, 05)."""

    def __init__(self, lady: Lady) -> None:
        super().__init__(lady.box)
        self.lady: Lady = lady

    def has_cards(self, t: Table, who: i64) -> bool:
        if who == self.lady.party:
            return t[self.lady.at + HAND_COUNT] > 0
        return super().has_cards(t, who)

    def begin(self, t: Table, who: i64) -> None:
        if who == self.lady.party:
            agenda.push(t, TURN, agenda.TABLE)
        else:
            super().begin(t, who)


class RevealCard(LadyChapter):
    """The top card of her hand says what she does (DB-P3-02)."""

    def proceed(self, t: Table, value: i64, dealer: Dealer, events: Events) -> None:
        card = self.lady.play_card(t)
        events.public(CARD_REVEALED, card)
        agenda.push(t, END_TURN, agenda.TABLE)
        agenda.push(t, ACT, agenda.TABLE, card)


class Act(Chapter):
    """What the upper half of her card says. The value of the frame is that card."""

    def __init__(self, work: Work) -> None:
        self.work: Work = work

    def proceed(self, t: Table, value: i64, dealer: Dealer, events: Events) -> None:
        if not self._act(t, value, dealer, events):
            t[party.at(self.work.lady.party) + PRESTIGE] += INSTEAD_PRESTIGE  # DB-P3-06
            events.public(INSTEAD, INSTEAD_PRESTIGE)

    def _act(self, t: Table, card: i64, dealer: Dealer, events: Events) -> bool:
        """Whether the action could be carried out, at least in part (DB-P3-07)."""
        action = self.work.lady.cards.action[card]
        if action == cards.ACQUIRE:
            return self.work.acquire(t, card, dealer, events)
        if action == cards.TAILOR:
            return self.work.tailor(t, card, dealer, events)
        if action == cards.HIRE:
            return self.work.hire(t, card, dealer, events)
        if action == cards.FUND:
            return self.work.fund(t, card, events)
        self.work.claim_favour(t, INSTEAD_PRESTIGE, events)
        return True


class EndTurn(LadyChapter):
    def proceed(self, t: Table, value: i64, dealer: Dealer, events: Events) -> None:
        self.lady.end_card(t)
        following = (self.lady.party + 1) % self.lady.box.parties
        agenda.push(t, frames.TURN_STEP, agenda.TABLE, following)
