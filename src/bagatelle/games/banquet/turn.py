"""The turn and who is next (section 2.3), and the ghost's turns (section 2.12)."""

from mypy_extensions import i64

from bagatelle.games.banquet import frames, state
from bagatelle.games.banquet.box import BoxChapter
from bagatelle.games.banquet.events import SOLO_CARD_TURNED, TURN_BEGUN
from bagatelle.games.banquet.scoring import end_game
from bagatelle.kernel import agenda
from bagatelle.kernel.chapter import Chapter
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


class BeginTurn(Chapter):
    """Take, serve, clear by choice, refill, in this order (BQ-TURN-02)."""

    def proceed(self, t: Table, value: i64, dealer: Dealer, events: Events) -> None:
        t[state.TURNS] += 1
        agenda.push(t, frames.NEXT, agenda.TABLE, value)
        agenda.push(t, frames.CLEAR, value)
        for _ in range(state.TAKEN):
            agenda.push(t, frames.SERVE, value)
        agenda.push(t, frames.TAKE, value)
        events.public(TURN_BEGUN, value, t[state.TURNS])


class NextTurn(BoxChapter):
    """The sideboard is refilled and the turn passes clockwise (BQ-REFILL-04, BQ-TURN-01)."""

    def proceed(self, t: Table, value: i64, dealer: Dealer, events: Events) -> None:
        players: i64 = len(self.box.icons)
        if players > 1:
            agenda.push(t, frames.TURN, agenda.TABLE, (value + 1) % players)
            agenda.push(t, frames.REFILL, agenda.TABLE)
        elif t[state.TURNS] == self.box.solo_turns:
            end_game(t, state.BY_LAST_TURN, events)  # without a refill (BQ-SOLO-08, BQ-SOLO-10)
        else:
            agenda.push(t, frames.GHOST, agenda.TABLE)
            agenda.push(t, frames.REFILL, agenda.TABLE)


class GhostTurn(BoxChapter):
    """The top solo card is turned up and its three dishes are discarded (BQ-SOLO-06)."""

    def proceed(self, t: Table, value: i64, dealer: Dealer, events: Events) -> None:
        card = _draw_solo_card(t, dealer)
        events.public(SOLO_CARD_TURNED, card)
        for place in range(state.TAKEN):
            cell = state.SIDEBOARD + self.box.solo_cells[card * state.TAKEN + place]
            state.discard(t, t[cell])
            t[cell] = state.NONE
        agenda.push(t, frames.TURN, agenda.TABLE, 0)
        agenda.push(t, frames.REFILL, agenda.TABLE)


def _draw_solo_card(t: Table, dealer: Dealer) -> i64:
    left: i64 = 0
    for card in range(state.SOLO_CARDS):
        left += 1 - t[state.SOLO_USED + card]
    skip = dealer.below(left)
    drawn: i64 = 0
    while t[state.SOLO_USED + drawn] == 1 or skip > 0:
        skip -= 1 - t[state.SOLO_USED + drawn]
        drawn += 1
    t[state.SOLO_USED + drawn] = 1
    t[state.SOLO_CARD] = drawn
    return drawn
