"""The course of a round, and the display of privilege cards (section 2.4)."""

from mypy_extensions import i64

from bagatelle.games.augsburg import frames
from bagatelle.games.augsburg.box import Box, BoxChapter
from bagatelle.games.augsburg.events import CARD_LAID, CARD_LEFT, ROUND_BEGUN
from bagatelle.games.augsburg.state import (
    CARDS,
    DISPLAY,
    NONE,
    PUT_ASIDE,
    ROUND,
    VISIT_CARD,
    VISIT_NUMBER,
    VISIT_WINNER,
    VISITED,
    VISITS,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import any_of, bit, lowest
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


class BeginRound(BoxChapter):
    """The round pawn moves on, cards are laid out, and the visits begin (AU-ROUND-02, 05)."""

    def proceed(self, t: Table, value: i64, dealer: Dealer, events: Events) -> None:
        t[ROUND] += 1
        events.public(ROUND_BEGUN, t[ROUND])
        for noble in range(VISITS):
            t[VISIT_WINNER + noble] = t[VISIT_CARD + noble] = NONE
            t[VISIT_NUMBER + noble] = 0
        if t[ROUND] % 2 == 0:
            _lay_other_cards(t, events)
        elif t[ROUND] > 1:  # the first five lie there since the setup
            lay_shuffled_cards(self.box, t, dealer, events)
        agenda.push(t, frames.VISIT_STEP, agenda.TABLE, 0)


def lay_shuffled_cards(box: Box, t: Table, dealer: Dealer, events: Events) -> None:
    """Five of all ten, in the setup and in later odd rounds (AU-SETUP-09, AU-ROUND-07)."""
    t[PUT_ASIDE] = 0
    face_down: i64 = bit(CARDS) - 1
    for _ in range(box.amounts.cards_face_up):
        card = any_of(face_down, dealer)
        face_down &= ~bit(card)
        _lay_card(t, card, events)


def _lay_other_cards(t: Table, events: Events) -> None:
    """Those that did not lie there in the round before (AU-ROUND-06)."""
    face_down: i64 = (bit(CARDS) - 1) & ~t[PUT_ASIDE]
    while face_down != 0:
        card = lowest(face_down)
        face_down &= ~bit(card)
        _lay_card(t, card, events)


def _lay_card(t: Table, card: i64, events: Events) -> None:
    t[DISPLAY] |= bit(card)
    events.public(CARD_LAID, card)


def clear_display(t: Table, events: Events) -> None:
    """Cards that nobody took leave the display (AU-ROUND-08)."""
    t[VISITED] = NONE
    while t[DISPLAY] != 0:
        card = lowest(t[DISPLAY])
        t[DISPLAY] &= ~bit(card)
        t[PUT_ASIDE] |= bit(card)
        events.public(CARD_LEFT, card)
