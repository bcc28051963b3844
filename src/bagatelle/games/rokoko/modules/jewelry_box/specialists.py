"""Specialised apprentices: everybody's own, hired for free when its condition holds (2.6)."""

from mypy_extensions import i64

from bagatelle.games.rokoko import hints, hire, party
from bagatelle.games.rokoko.modules.jewelry_box.figures import CONDITION
from bagatelle.games.rokoko.modules.jewelry_box.jeweller import HIRED, SPECIALIST, Jeweller
from bagatelle.games.rokoko.modules.jewelry_box.rows import (
    CONDITION_UNMET,
    SPECIALIST_HIRED,
    SPECIALIST_IS_HIRED,
)
from bagatelle.games.rokoko.moves import HIRE, HIRE_WORKER
from bagatelle.games.rokoko.party import HAND, MONEY, SHOWN
from bagatelle.games.rokoko.state import MASTERS_ONLY
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import bit, has, lowest
from bagatelle.kernel.chapter import Hint
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.rows import FIGURE
from bagatelle.kernel.table import Table


def is_ready(jeweller: Jeweller, t: Table, seat: i64) -> bool:
    """Whether the own specialist can be hired now (JB-SPECIAL-13 and 14)."""
    own = jeweller.own(seat)
    return t[own + HIRED] == 0 and is_met(jeweller, t, seat, t[own + SPECIALIST])


def is_met(jeweller: Jeweller, t: Table, seat: i64, specialist: i64) -> bool:
    """Whether a condition holds: nothing is spent (JB-SPECIAL-01 to 10, 15)."""
    row = condition_of(jeweller, specialist)
    conditions = jeweller.figures.conditions
    for part in range(row, row + CONDITION, 2):
        needed = conditions[part + 1]
        if needed > 0 and jeweller.box.counters[conditions[part]].count(t, seat) < needed:
            return False
    return True


def condition_of(jeweller: Jeweller, specialist: i64) -> i64:
    """Where the condition of a specialist stands."""
    return (specialist - lowest(jeweller.figures.specialists)) * CONDITION


class HireOrSpecialist(hire.Hire):
    """The action is possible with an empty or unaffordable row, too (JB-SPECIAL-11, 12, 19)."""

    def __init__(self, jeweller: Jeweller) -> None:
        super().__init__(jeweller.box, HIRE, MASTERS_ONLY)
        self.jeweller: Jeweller = jeweller

    def why_not(self, t: Table, seat: i64, worker: i64) -> i64:
        reason = super().why_not(t, seat, worker)
        return 0 if reason != 0 and is_ready(self.jeweller, t, seat) else reason


class HireAnybody(hire.HireWorker):
    """A card of the row at its price, or the own specialist for nothing."""

    def __init__(self, jeweller: Jeweller) -> None:
        super().__init__(jeweller.box)
        self.jeweller: Jeweller = jeweller

    def legal(self, t: Table, seat: i64, value: i64, moves: Table) -> i64:
        found: i64 = 0
        if t[party.at(seat) + MONEY] >= hire.price(self.box, t):
            found = super().legal(t, seat, value, moves)
        if is_ready(self.jeweller, t, seat):
            moves[found] = HIRE_WORKER + t[self.jeweller.own(seat) + SPECIALIST]
            found += 1
        return found

    def why_not(self, t: Table, seat: i64, value: i64, move: i64) -> i64:
        worker = move - HIRE_WORKER
        own = self.jeweller.own(seat)
        if worker == t[own + SPECIALIST]:
            if t[own + HIRED] == 1:
                return SPECIALIST_IS_HIRED
            met = is_met(self.jeweller, t, seat, worker)
            return 0 if met else CONDITION_UNMET + worker * FIGURE
        reason = super().why_not(t, seat, value, move)
        if reason == 0 and t[party.at(seat) + MONEY] < hire.price(self.box, t):
            return hire.HIRE_CANNOT_BE_PAID
        return reason

    def hint(self, t: Table, seat: i64, value: i64, move: i64) -> Hint:
        if has(self.jeweller.figures.specialists, move - HIRE_WORKER):
            return hints.PRICE, 0, 0
        return super().hint(t, seat, value, move)

    def decide(
        self, t: Table, seat: i64, value: i64, move: i64, dealer: Dealer, events: Events
    ) -> None:
        """The specialist is shown and goes to the hand (JB-SPECIAL-17, 18, 25)."""
        worker = move - HIRE_WORKER
        if not has(self.jeweller.figures.specialists, worker):
            super().decide(t, seat, value, move, dealer, events)
            return
        t[self.jeweller.own(seat) + HIRED] = 1
        t[party.at(seat) + HAND] |= bit(worker)
        t[party.at(seat) + SHOWN] |= bit(worker)
        events.public(SPECIALIST_HIRED, seat, worker)
        agenda.pop(t)
