"""Setup (section 2.2)."""

from mypy_extensions import i64

from bagatelle.games.rokoko import frames, party, state
from bagatelle.games.rokoko.box import Box
from bagatelle.games.rokoko.events import START_PLAYER_CHOSEN
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import bit
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


def lay_table(box: Box, size: i64, start_player: i64, dealer: Dealer, events: Events) -> Table:
    """An empty board, everything in its pile; a start player at random unless one is named."""
    t = Table([0] * size)
    for place in (state.FAVOUR, state.TURN_OF, state.IN_PLAY, state.IN_WORK, state.HELD):
        t[place] = state.NONE
    for slot in range(state.HIRE_ROW, state.ENDED):
        t[slot] = state.NONE  # RK-SETUP-18
    t[state.TILE_PILE] = box.things.first_tiles
    t[state.DRESS_BAG] = box.things.first_dresses
    t[state.HIRE_STACK] = box.things.hireable
    base: i64 = bit(box.things.base_workers) - 1
    constants = box.constants
    for player in range(box.players):
        own = party.at(player)
        t[own + party.RESERVE] = base  # RK-SETUP-10
        t[own + party.MONEY] = constants.start_livre
        t[own + party.YARN] = constants.start_yarn
        t[own + party.LACE] = constants.start_lace
    starts = dealer.below(box.players) if start_player == state.NONE else start_player
    t[state.START_PLAYER] = starts
    events.public(START_PLAYER_CHOSEN, t[state.START_PLAYER])
    agenda.push(t, frames.ROUND_STEP, agenda.TABLE)
    return t
