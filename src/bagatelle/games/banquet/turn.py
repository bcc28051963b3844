"""The turn and who is next (section 2.3), and the ghost's turns (section 2.12)."""

from mypy_extensions import i64

from bagatelle.games.banquet import happenings
from bagatelle.games.banquet.box import Box
from bagatelle.games.banquet.scoring import end_game
from bagatelle.games.banquet.state import (
    BY_LAST_TURN,
    CLEAR,
    GHOST,
    NEXT,
    NONE,
    REFILL,
    SERVE,
    SIDEBOARD,
    SOLO_CARD,
    SOLO_CARDS,
    SOLO_USED,
    TAKE,
    TAKEN,
    TURN,
    TURNS,
    discard,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


def begin_turn(t: Table, seat: i64, events: Events) -> None:
    """Take, serve, clear by choice, refill, in this order (BQ-TURN-02)."""
    t[TURNS] += 1
    agenda.push(t, NEXT, agenda.TABLE, seat)
    agenda.push(t, CLEAR, seat)
    for _ in range(TAKEN):
        agenda.push(t, SERVE, seat)
    agenda.push(t, TAKE, seat)
    events.tell(happenings.TURN_BEGUN, seat, t[TURNS])


def next_turn(box: Box, t: Table, players: i64, seat: i64, events: Events) -> None:
    """The sideboard is refilled and the turn passes clockwise (BQ-REFILL-04, BQ-TURN-01)."""
    if players > 1:
        agenda.push(t, TURN, agenda.TABLE, (seat + 1) % players)
        agenda.push(t, REFILL, agenda.TABLE)
    elif t[TURNS] == box.solo_turns:
        end_game(t, BY_LAST_TURN, events)  # without a refill (BQ-SOLO-08, BQ-SOLO-10)
    else:
        agenda.push(t, GHOST, agenda.TABLE)
        agenda.push(t, REFILL, agenda.TABLE)


def ghost_turn(box: Box, t: Table, dealer: Dealer, events: Events) -> None:
    """The top solo card is turned up and its three dishes are discarded (BQ-SOLO-06)."""
    card = _draw_solo_card(t, dealer)
    events.tell(happenings.SOLO_CARD_TURNED, card)
    for place in range(TAKEN):
        cell = SIDEBOARD + box.solo_cells[card * TAKEN + place]
        discard(t, t[cell])
        t[cell] = NONE
    agenda.push(t, TURN, agenda.TABLE, 0)
    agenda.push(t, REFILL, agenda.TABLE)


def _draw_solo_card(t: Table, dealer: Dealer) -> i64:
    left: i64 = 0
    for card in range(SOLO_CARDS):
        left += 1 - t[SOLO_USED + card]
    skip = dealer.below(left)
    drawn: i64 = 0
    while t[SOLO_USED + drawn] == 1 or skip > 0:
        skip -= 1 - t[SOLO_USED + drawn]
        drawn += 1
    t[SOLO_USED + drawn] = 1
    t[SOLO_CARD] = drawn
    return drawn
