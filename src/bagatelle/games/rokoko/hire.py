"""Main action 4, hire (section 2.9)."""

from mypy_extensions import i64

from bagatelle.games.rokoko import happenings, moves
from bagatelle.games.rokoko.box import Box
from bagatelle.games.rokoko.state import HAND, HIRE_ROW, HIRE_SLOTS, MONEY, NONE, SHOWN, seat_at
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import bit
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


def offered(t: Table) -> list[int]:
    """The workers in the hire row."""
    return [worker for worker in t[HIRE_ROW : HIRE_ROW + HIRE_SLOTS] if worker != NONE]


def price(box: Box, t: Table) -> i64:
    """By the cards that lie in the row before taking (RK-ACT-HIRE-03 to 07)."""
    return box.constants.hire_price[len(offered(t))]


def is_possible(box: Box, t: Table, seat: i64) -> bool:
    return len(offered(t)) > 0 and t[seat_at(seat) + MONEY] >= price(box, t)


def ways_to_hire(t: Table) -> list[int]:
    return [moves.HIRE_WORKER + worker for worker in offered(t)]


def hire(box: Box, t: Table, seat: i64, worker: i64, events: Events) -> None:
    """Into the hand, where everybody knows it to be (RK-ACT-HIRE-08, RK-INFO-15)."""
    at = seat_at(seat)
    cost = price(box, t)
    t[at + MONEY] -= cost
    slot: i64 = HIRE_ROW
    while t[slot] != worker:
        slot += 1
    t[slot] = NONE
    t[at + HAND] |= bit(worker)
    t[at + SHOWN] |= bit(worker)
    events.tell(happenings.WORKER_HIRED, seat, worker, cost)
    agenda.pop(t)
