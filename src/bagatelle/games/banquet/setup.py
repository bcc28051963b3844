"""Setup (section 2.2; 2.12 for one player)."""

from mypy_extensions import i64

from bagatelle.games.banquet import frames, refilling, state
from bagatelle.games.banquet.box import Box
from bagatelle.games.banquet.events import FIRST_PLAYER_DRAWN
from bagatelle.kernel import agenda
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


def lay_table(box: Box, empty: Table, players: i64, dealer: Dealer, events: Events) -> Table:
    t = empty[:]
    if players == 1:
        t[state.PACK] = state.DISHES  # one pile without End card (BQ-SOLO-02)
        t[state.END_PACK] = state.NONE
        t[state.FIRST_PLAYER] = 0
    else:
        for pack in range(state.PACKS):
            t[state.PACK + pack] = state.DISHES // state.PACKS
        t[state.END_PACK] = box.end_pack_at_setup
        t[state.FIRST_PLAYER] = dealer.below(players)  # BQ-SETUP-11
        events.public(FIRST_PLAYER_DRAWN, t[state.FIRST_PLAYER])
    refilling.fill_sideboard(box, t, dealer, events)  # BQ-SETUP-04, BQ-SOLO-14
    if players == 1:
        agenda.push(t, frames.GHOST, agenda.TABLE)
    else:
        agenda.push(t, frames.TURN, agenda.TABLE, t[state.FIRST_PLAYER])
    return t


def empty_table(players: i64) -> Table:
    """Before anything is laid."""
    t = Table([0] * state.table_size(players))
    for cell in range(state.CELLS):
        t[state.SIDEBOARD + cell] = state.NONE
    for place in range(state.TAKEN):
        t[state.TRAY + place] = state.NONE
    t[state.SOLO_CARD] = state.NONE
    for seat in range(players):
        for position in range(state.NOBLES):
            noble = state.noble_at(seat, position)
            for plate in range(state.MAX_DISHES):
                t[noble + state.PLATES + plate] = state.NONE
    return t
