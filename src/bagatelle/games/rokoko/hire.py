"""Main action 4, hire (section 2.9)."""

from typing import Final

from mypy_extensions import i64

from bagatelle.games.rokoko import frames, hints, party
from bagatelle.games.rokoko.actions import MainAction
from bagatelle.games.rokoko.box import Box, BoxChapter
from bagatelle.games.rokoko.events import WORKER_HIRED
from bagatelle.games.rokoko.moves import HIRE_WORKER
from bagatelle.games.rokoko.party import HAND, MONEY, SHOWN
from bagatelle.games.rokoko.state import HIRE_ROW, HIRE_SLOTS, NONE
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import bit
from bagatelle.kernel.chapter import Hint
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.places import filled, list_placed, place_of
from bagatelle.kernel.table import Table

ONLY_MASTER_HIRES: Final = 50
HIRE_ROW_EMPTY: Final = 51
HIRE_CANNOT_BE_PAID: Final = 52
NOT_IN_HIRE_ROW: Final = 53

REASONS: dict[int, str] = {
    ONLY_MASTER_HIRES: "RK-ACT-HIRE-01 only-master-hires",
    HIRE_ROW_EMPTY: "RK-ACT-HIRE-12 hire-row-empty",
    HIRE_CANNOT_BE_PAID: "RK-GEN-13 cannot-pay",
    NOT_IN_HIRE_ROW: "RK-ACT-HIRE-02 not-in-hire-row",
}


def workers_offered(t: Table) -> i64:
    """How many cards lie in the hire row."""
    return filled(t, HIRE_ROW, HIRE_ROW + HIRE_SLOTS)


def price(box: Box, t: Table) -> i64:
    """By the cards that lie in the row before taking (RK-ACT-HIRE-03 to 07)."""
    return box.constants.hire_price[workers_offered(t)]


def slot_of(t: Table, worker: i64) -> i64:
    """Where a worker lies in the hire row; ``NONE`` if he does not."""
    return place_of(t, HIRE_ROW, HIRE_ROW + HIRE_SLOTS, worker)


class Hire(MainAction):
    def wrong_rank(self) -> i64:
        return ONLY_MASTER_HIRES

    def why_not(self, t: Table, seat: i64, worker: i64) -> i64:
        if workers_offered(t) == 0:
            return HIRE_ROW_EMPTY
        return 0 if t[party.at(seat) + MONEY] >= price(self.box, t) else HIRE_CANNOT_BE_PAID

    def begin(self, t: Table, seat: i64, worker: i64, events: Events) -> None:
        agenda.push(t, frames.HIRE, seat)


class HireWorker(BoxChapter):
    def legal(self, t: Table, seat: i64, value: i64, moves: Table) -> i64:
        return list_placed(t, HIRE_ROW, HIRE_ROW + HIRE_SLOTS, HIRE_WORKER, moves, 0)

    def why_not(self, t: Table, seat: i64, value: i64, move: i64) -> i64:
        worker = move - HIRE_WORKER
        return 0 if worker >= 0 and slot_of(t, worker) != NONE else NOT_IN_HIRE_ROW

    def hint(self, t: Table, seat: i64, value: i64, move: i64) -> Hint:
        return hints.PRICE, price(self.box, t), 0

    def decide(
        self, t: Table, seat: i64, value: i64, move: i64, dealer: Dealer, events: Events
    ) -> None:
        """Into the hand, where everybody knows it to be (RK-ACT-HIRE-08, RK-INFO-15)."""
        worker = move - HIRE_WORKER
        own = party.at(seat)
        cost = price(self.box, t)
        t[own + MONEY] -= cost
        slot = slot_of(t, worker)
        t[slot] = NONE
        t[own + HAND] |= bit(worker)
        t[own + SHOWN] |= bit(worker)
        events.public(WORKER_HIRED, seat, worker, cost, slot - HIRE_ROW)
        agenda.pop(t)
