"""Phase 2, choosing hands (section 2.4)."""

from mypy_extensions import i64

from bagatelle.games.rokoko import happenings, moves
from bagatelle.games.rokoko.box import Box
from bagatelle.games.rokoko.state import (
    DISCARD,
    HAND,
    PICK,
    RESERVE,
    SHOWN,
    START_PLAYER,
    TURN_STEP,
    seat_at,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import bit, count, members
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


def begin_hands(box: Box, t: Table, events: Events) -> None:
    """What must be taken is taken; then all pick at the same time (RK-P2-01)."""
    agenda.push(t, TURN_STEP, agenda.TABLE, t[START_PLAYER])
    for seat in range(box.players):
        missing = _take_what_must_be(box, t, seat, events)
        if missing > 0:
            agenda.push_together(t, PICK, seat, missing)


def _take_what_must_be(box: Box, t: Table, seat: i64, events: Events) -> i64:
    """A reserve of three or fewer goes to the hand; returns how many are then still to pick."""
    at = seat_at(seat)
    size = box.constants.hand_size
    reserve = t[at + RESERVE]
    if count(reserve) > size:
        return size  # RK-P2-03
    t[at + HAND] = t[at + SHOWN] = reserve
    t[at + RESERVE] = 0
    for worker in members(reserve):
        events.tell(happenings.WORKER_TAKEN, seat, worker)
    missing = size - count(reserve)
    if missing > 0:
        t[at + RESERVE] = t[at + DISCARD]  # RK-P2-07
        t[at + DISCARD] = 0
        events.tell(happenings.RESERVE_RENEWED, seat, count(t[at + RESERVE]))
    return missing


def ways_to_pick(t: Table, seat: i64) -> list[int]:
    return [moves.PICK_WORKER + worker for worker in members(t[seat_at(seat) + RESERVE])]


def pick(t: Table, seat: i64, worker: i64, events: Events) -> None:
    """One worker goes from the reserve to the hand, in secret (RK-INFO-11)."""
    at = seat_at(seat)
    t[at + RESERVE] &= ~bit(worker)
    t[at + HAND] |= bit(worker)
    events.whisper(seat, happenings.WORKER_PICKED, seat, worker)
    frame = agenda.frame_of(t, seat)
    left = agenda.value_of(t, frame) - 1
    if left == 0:
        agenda.remove(t, frame)
    else:
        agenda.set_value(t, frame, left)
