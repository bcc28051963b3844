"""Taking dishes (section 2.4)."""

from mypy_extensions import i64

from bagatelle.games.banquet import happenings, moves
from bagatelle.games.banquet.box import Box
from bagatelle.games.banquet.state import IMPOSTER_USED, NONE, SIDEBOARD, TAKEN, TRAY, seat_at
from bagatelle.kernel import agenda
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


def ways_to_take(t: Table, seat: i64, icon: i64) -> list[int]:
    """The rows, the columns, and the imposter unless it is used up (BQ-TAKE-01, BQ-TAKE-03)."""
    ways: list[int] = list(range(moves.TAKE_IMPOSTER))
    if t[seat_at(seat) + IMPOSTER_USED] == 0:
        for turn in range(moves.TURNS_OF_IMPOSTER):
            ways.append(moves.imposter_move(icon, turn))
    return ways


def take(box: Box, t: Table, seat: i64, way: i64, events: Events) -> None:
    """All three dishes are taken; their cells stay empty (BQ-TAKE-02, BQ-TAKE-07)."""
    if way >= moves.TAKE_IMPOSTER:
        t[seat_at(seat) + IMPOSTER_USED] = 1
        events.tell(happenings.IMPOSTER_USED, seat, way - moves.TAKE_IMPOSTER)
    elif way >= moves.TAKE_COLUMN:
        events.tell(happenings.COLUMN_TAKEN, seat, way - moves.TAKE_COLUMN)
    else:
        events.tell(happenings.ROW_TAKEN, seat, way)
    for place in range(TAKEN):
        cell = SIDEBOARD + box.ways[way * TAKEN + place]
        t[TRAY + place] = t[cell]
        t[cell] = NONE
    agenda.pop(t)
