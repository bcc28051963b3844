"""Phase 2, choosing hands (section 2.4)."""

from typing import Final

from mypy_extensions import i64

from bagatelle.games.rokoko import frames, party
from bagatelle.games.rokoko.box import Box, BoxChapter
from bagatelle.games.rokoko.events import RESERVE_RENEWED, WORKER_PICKED, WORKER_TAKEN
from bagatelle.games.rokoko.moves import PICK_WORKER
from bagatelle.games.rokoko.own_workers import OneOfOwn
from bagatelle.games.rokoko.party import HAND, RESERVE, SHOWN
from bagatelle.games.rokoko.state import START_PLAYER
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import bit, count, members
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table

PICK_FIRST: Final = 1
NOT_IN_RESERVE: Final = 2

REASONS: dict[int, str] = {
    PICK_FIRST: "RK-P2-02 pick-first",
    NOT_IN_RESERVE: "RK-P2-03 not-in-reserve",
}


class BeginHands(BoxChapter):
    """What must be taken is taken; then all pick at the same time (RK-P2-01)."""

    def proceed(self, t: Table, value: i64, dealer: Dealer, events: Events) -> None:
        agenda.push(t, frames.TURN_STEP, agenda.TABLE, t[START_PLAYER])
        for seat in range(self.box.players):
            missing = take_what_must_be(self.box, t, seat, events)
            if missing > 0:
                agenda.push_together(t, frames.PICK, seat, missing)


def take_what_must_be(box: Box, t: Table, seat: i64, events: Events) -> i64:
    """A reserve of three or fewer goes to the hand; returns how many are then still to pick."""
    own = party.at(seat)
    size = box.constants.hand_size
    reserve = t[own + RESERVE]
    if count(reserve) > size:
        return size  # RK-P2-03
    t[own + HAND] = t[own + SHOWN] = reserve
    t[own + RESERVE] = 0
    for worker in members(reserve):
        events.public(WORKER_TAKEN, seat, worker)
    missing = size - count(reserve)
    if missing > 0:
        t[own + RESERVE] = party.empty_discard(t, seat)  # RK-P2-07
        events.public(RESERVE_RENEWED, seat, count(t[own + RESERVE]))
    return missing


class Pick(OneOfOwn):
    """One worker after the other goes from the reserve to the hand, in secret (RK-INFO-11).

    The value of the frame is how many are still to pick.
    """

    def __init__(self, box: Box) -> None:
        super().__init__(box, RESERVE, PICK_WORKER, PICK_FIRST, NOT_IN_RESERVE)

    def decide(
        self, t: Table, seat: i64, value: i64, move: i64, dealer: Dealer, events: Events
    ) -> None:
        worker = move - PICK_WORKER
        own = party.at(seat)
        t[own + RESERVE] &= ~bit(worker)
        t[own + HAND] |= bit(worker)
        events.private(seat, WORKER_PICKED, seat, worker)
        frame = agenda.frame_of(t, seat)
        if value == 1:
            agenda.remove(t, frame)
        else:
            agenda.set_value(t, frame, value - 1)
