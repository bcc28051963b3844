"""Setup (section 2.2; 2.12 for one player)."""

from mypy_extensions import i64

from bagatelle.games.banquet import happenings, refilling
from bagatelle.games.banquet.box import Box
from bagatelle.games.banquet.state import (
    CELLS,
    DISHES,
    END_PACK,
    FIRST_PLAYER,
    GHOST,
    MOST_DISHES,
    NOBLES,
    NONE,
    PACK,
    PACKS,
    PLATES,
    SIDEBOARD,
    SOLO_CARD,
    TAKEN,
    TRAY,
    TURN,
    noble_at,
    table_size,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


def lay_table(box: Box, players: i64, dealer: Dealer, events: Events) -> Table:
    t = Table([0] * table_size(players))
    _fill_with_nothing(t, players)
    if players == 1:
        t[PACK] = DISHES  # one pile without End card (BQ-SOLO-02)
        t[END_PACK] = NONE
        t[FIRST_PLAYER] = 0
    else:
        for pack in range(PACKS):
            t[PACK + pack] = DISHES // PACKS
        t[END_PACK] = box.end_pack_at_setup
        t[FIRST_PLAYER] = dealer.below(players)  # BQ-SETUP-11
        events.tell(happenings.FIRST_PLAYER_DRAWN, t[FIRST_PLAYER])
    refilling.fill_sideboard(box, t, dealer, events)  # BQ-SETUP-04, BQ-SOLO-14
    if players == 1:
        agenda.push(t, GHOST, agenda.TABLE)
    else:
        agenda.push(t, TURN, agenda.TABLE, t[FIRST_PLAYER])
    return t


def _fill_with_nothing(t: Table, players: i64) -> None:
    for cell in range(CELLS):
        t[SIDEBOARD + cell] = NONE
    for place in range(TAKEN):
        t[TRAY + place] = NONE
    t[SOLO_CARD] = NONE
    for seat in range(players):
        for position in range(NOBLES):
            noble = noble_at(seat, position)
            for plate in range(MOST_DISHES):
                t[noble + PLATES + plate] = NONE
