"""Setup (section 2.2)."""

from mypy_extensions import i64

from bagatelle.games.rokoko import happenings
from bagatelle.games.rokoko.box import Box
from bagatelle.games.rokoko.state import (
    BASE_WORKERS,
    DRESS_BAG,
    DRESSES,
    ENDED,
    FAVOUR,
    HELD,
    HIRE_ROW,
    HIRE_STACK,
    IN_PLAY,
    IN_WORK,
    LACE,
    MONEY,
    NONE,
    RESERVE,
    ROUND_STEP,
    START_PLAYER,
    TILE_PILE,
    TILES,
    TURN_OF,
    WORKERS,
    YARN,
    seat_at,
    table_size,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import bit
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


def lay_table(box: Box, start_player: i64, dealer: Dealer, events: Events) -> Table:
    """An empty board, everything in its pile; a start player at random unless one is named."""
    t = Table([0] * table_size(box.players))
    for place in (FAVOUR, TURN_OF, IN_PLAY, IN_WORK, HELD):
        t[place] = NONE
    for slot in range(HIRE_ROW, ENDED):
        t[slot] = NONE  # RK-SETUP-18
    t[TILE_PILE] = bit(TILES) - 1
    t[DRESS_BAG] = bit(DRESSES) - 1
    base: i64 = bit(BASE_WORKERS) - 1
    t[HIRE_STACK] = (bit(WORKERS) - 1) & ~base
    constants = box.constants
    for seat in range(box.players):
        at = seat_at(seat)
        t[at + RESERVE] = base  # RK-SETUP-10
        t[at + MONEY] = constants.start_livre
        t[at + YARN] = constants.start_yarn
        t[at + LACE] = constants.start_lace
    t[START_PLAYER] = dealer.below(box.players) if start_player == NONE else start_player
    events.tell(happenings.START_PLAYER_CHOSEN, t[START_PLAYER])
    agenda.push(t, ROUND_STEP, agenda.TABLE)
    return t
