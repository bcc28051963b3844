"""The course of a round, and the display of privilege cards (section 2.4)."""

from mypy_extensions import i64

from bagatelle.games.augsburg import happenings
from bagatelle.games.augsburg.box import Box
from bagatelle.games.augsburg.state import (
    CARDS,
    DISPLAY,
    NONE,
    PUT_ASIDE,
    ROUND,
    VISIT_CARD,
    VISIT_NUMBER,
    VISIT_STEP,
    VISIT_WINNER,
    VISITED,
    VISITS,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import any_of, bit, lowest
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


def begin_round(box: Box, t: Table, dealer: Dealer, events: Events) -> None:
    """The round pawn moves on, cards are laid out, and the visits begin (AU-ROUND-02, 05)."""
    t[ROUND] += 1
    events.tell(happenings.ROUND_BEGUN, t[ROUND])
    for noble in range(VISITS):
        t[VISIT_WINNER + noble] = t[VISIT_CARD + noble] = NONE
        t[VISIT_NUMBER + noble] = 0
    _lay_cards(box, t, dealer, events)
    agenda.push(t, VISIT_STEP, agenda.TABLE, 0)


def _lay_cards(box: Box, t: Table, dealer: Dealer, events: Events) -> None:
    """Five of ten in odd rounds, the other five in even rounds (AU-ROUND-06, 07)."""
    face_down: i64 = bit(CARDS) - 1
    if t[ROUND] % 2 == 1:
        t[PUT_ASIDE] = 0
    else:
        face_down &= ~t[PUT_ASIDE]
    t[DISPLAY] = 0
    for _ in range(box.amounts.cards_face_up):
        card = any_of(face_down, dealer) if t[ROUND] % 2 == 1 else lowest(face_down)
        face_down &= ~bit(card)
        t[DISPLAY] |= bit(card)
        events.tell(happenings.CARD_LAID, card)


def clear_display(t: Table, events: Events) -> None:
    """Cards that nobody took leave the display (AU-ROUND-08)."""
    t[VISITED] = NONE
    while t[DISPLAY] != 0:
        card = lowest(t[DISPLAY])
        t[DISPLAY] &= ~bit(card)
        t[PUT_ASIDE] |= bit(card)
        events.tell(happenings.CARD_LEFT, card)
