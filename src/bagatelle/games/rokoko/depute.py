"""Main action 5, depute the played worker (section 2.10), and bonuses that depute."""

from mypy_extensions import i64

from bagatelle.games.rokoko import effects, happenings, moves
from bagatelle.games.rokoko.box import Box
from bagatelle.games.rokoko.state import (
    DISCARD,
    HAND,
    IN_PLAY,
    LEAVING,
    MONEY,
    NONE,
    RESERVE,
    SHOWN,
    seat_at,
    staff_that_stays,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import bit, count, has, members
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


def is_possible(box: Box, t: Table, seat: i64) -> bool:
    """Enough workers stay, those not counted that are already leaving (RK-ACT-DEPUTE-10 to 12)."""
    return count(staff_that_stays(t, seat)) > box.constants.min_staff


def depute_played(box: Box, t: Table, seat: i64, events: Events) -> None:
    """Money by kind; the bonus may still be used (RK-ACT-DEPUTE-02 to 09)."""
    worker = t[IN_PLAY]
    pay = box.constants.depute_pay[box.things.worker_kind[worker]]
    send_away(t, seat, worker, pay, events)


def ways_to_depute(t: Table, seat: i64) -> list[int]:
    """Anybody of the staff who is not leaving yet (RK-BONUS-L1-02, RK-ACT-DEPUTE-16)."""
    return [moves.DEPUTE_WORKER + worker for worker in members(staff_that_stays(t, seat))]


def pay_by_bonus(box: Box, bonus_of: i64, worker: i64) -> i64:
    """What a deputing bonus pays: nothing, or by kind (RK-BONUS-L1-02a, RK-BONUS-L2-03)."""
    row = box.things.effect(bonus_of)
    if box.things.worker_effect[row] != effects.DEPUTE_FOR_PAY:
        return 0
    return box.things.worker_effect[row + 1 + box.things.worker_kind[worker]]


def send_away(t: Table, seat: i64, worker: i64, pay: i64, events: Events) -> None:
    """Out of whatever place the worker is in; it is boxed at the end of the turn."""
    at = seat_at(seat)
    hidden = has(t[at + HAND] | t[at + RESERVE], worker)
    rest: i64 = ~bit(worker)
    t[at + RESERVE] &= rest
    t[at + HAND] &= rest
    t[at + SHOWN] &= rest
    t[at + DISCARD] &= rest
    if t[IN_PLAY] == worker:
        t[IN_PLAY] = NONE
    t[at + LEAVING] |= bit(worker)
    t[at + MONEY] += pay
    told = happenings.HIDDEN_WORKER_DEPUTED if hidden else happenings.WORKER_DEPUTED
    events.tell(told, seat, worker, pay)


def depute(box: Box, t: Table, seat: i64, worker: i64, bonus_of: i64, events: Events) -> bool:
    """By the bonus of a worker; returns whether the bonus of the deputed one may be used."""
    agenda.pop(t)
    send_away(t, seat, worker, pay_by_bonus(box, bonus_of, worker), events)
    return box.things.worker_effect[box.things.effect(bonus_of)] == effects.DEPUTE_FOR_BONUS
