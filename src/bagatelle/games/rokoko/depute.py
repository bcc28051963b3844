"""Main action 5, depute the played worker (section 2.10), and bonuses that depute."""

from typing import Final

from mypy_extensions import i64

from bagatelle.games.rokoko import bonuses, effects, hints, party
from bagatelle.games.rokoko.actions import MainAction
from bagatelle.games.rokoko.box import Box, BoxChapter
from bagatelle.games.rokoko.events import HIDDEN_WORKER_DEPUTED, WORKER_DEPUTED
from bagatelle.games.rokoko.moves import DEPUTE_WORKER
from bagatelle.games.rokoko.party import DISCARD, HAND, LEAVING, MONEY, RESERVE
from bagatelle.games.rokoko.state import IN_PLAY, JOINING, MAX_WORKERS, NONE
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import bit, count, has, list_things
from bagatelle.kernel.chapter import Hint
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.rows import FIGURE
from bagatelle.kernel.table import Table

STAFF_TOO_SMALL: Final = 60
ALREADY_DEPUTED: Final = 61
NOT_IN_STAFF: Final = 62

REASONS: dict[int, str] = {
    STAFF_TOO_SMALL: "RK-ACT-DEPUTE-10 staff-too-small",
    ALREADY_DEPUTED: "RK-ACT-DEPUTE-16 already-deputed",
    NOT_IN_STAFF: "- not-in-staff",
}


class DeputePlayed(MainAction):
    """Money by rank; the bonus may still be used (RK-ACT-DEPUTE-02 to 09)."""

    def why_not(self, t: Table, seat: i64, worker: i64) -> i64:
        return 0 if is_possible(self.box, t, seat) else STAFF_TOO_SMALL

    def hint(self, t: Table, seat: i64, worker: i64) -> Hint:
        return hints.GAIN, usual_pay(self.box, worker), 0

    def begin(self, t: Table, seat: i64, worker: i64, events: Events) -> None:
        send_away(t, seat, worker, usual_pay(self.box, worker), events)


def is_possible(box: Box, t: Table, seat: i64) -> bool:
    """Enough workers stay, those not counted that are already leaving (RK-ACT-DEPUTE-10 to 12)."""
    return count(party.staff_that_stays(t, seat)) + t[JOINING] > box.constants.min_staff


def why_not_depute(t: Table, seat: i64, worker: i64, strange: i64) -> i64:
    """The reason why a worker cannot be deputed: ``strange``, if he is none of the staff."""
    if 0 <= worker < MAX_WORKERS:
        if has(party.staff_that_stays(t, seat), worker):
            return 0
        if has(t[party.at(seat) + LEAVING], worker):
            return ALREADY_DEPUTED
    return strange


def usual_pay(box: Box, worker: i64) -> i64:
    """By rank (RK-ACT-DEPUTE-04 to 06)."""
    return box.constants.depute_pay[box.things.worker_kind[worker]]


class DeputeWorker(BoxChapter):
    """By a bonus: anybody who is not leaving yet (RK-BONUS-L1-02, RK-ACT-DEPUTE-16)."""

    def legal(self, t: Table, seat: i64, value: i64, moves: Table) -> i64:
        return list_things(party.staff_that_stays(t, seat), DEPUTE_WORKER, moves, 0)

    def why_not(self, t: Table, seat: i64, value: i64, move: i64) -> i64:
        strange = NOT_IN_STAFF + effects.card_in(value) * FIGURE
        return why_not_depute(t, seat, move - DEPUTE_WORKER, strange)

    def hint(self, t: Table, seat: i64, value: i64, move: i64) -> Hint:
        return hints.GAIN, self._pay(value, move - DEPUTE_WORKER), 0

    def decide(
        self, t: Table, seat: i64, value: i64, move: i64, dealer: Dealer, events: Events
    ) -> None:
        """One of the two bonuses pays nothing, but the bonus of the deputed one may be used."""
        worker = move - DEPUTE_WORKER
        agenda.pop(t)
        send_away(t, seat, worker, self._pay(value, worker), events)
        if self._kind(value) == effects.DEPUTE_FOR_BONUS:
            bonuses.push_step(self.box, t, worker)

    def _kind(self, value: i64) -> i64:
        return self.box.things.figure(effects.effect_in(value), 0)

    def _pay(self, value: i64, worker: i64) -> i64:
        """Nothing, or by rank (RK-BONUS-L1-02a, RK-BONUS-L2-03)."""
        if self._kind(value) != effects.DEPUTE_FOR_PAY:
            return 0
        rank = self.box.things.worker_kind[worker]
        return self.box.things.figure(effects.effect_in(value), 1 + rank)


def send_away(t: Table, seat: i64, worker: i64, pay: i64, events: Events) -> None:
    """Out of whatever place the worker is in; it is boxed at the end of the turn."""
    own = party.at(seat)
    hidden = has(t[own + HAND] | t[own + RESERVE], worker)
    party.reveal(t, seat, worker)
    if has(t[own + DISCARD], worker):
        party.take_from_discard(t, seat, worker)
    if t[IN_PLAY] == worker:
        t[IN_PLAY] = NONE
    t[own + LEAVING] |= bit(worker)
    t[own + MONEY] += pay
    events.public(HIDDEN_WORKER_DEPUTED if hidden else WORKER_DEPUTED, seat, worker, pay)
