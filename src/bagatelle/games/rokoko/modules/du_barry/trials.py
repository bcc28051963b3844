"""Her trials: marked in passing, completed of themselves (DB-TRIAL-J, DB-TRIAL-M)."""

from mypy_extensions import i64

from bagatelle.games.rokoko import party
from bagatelle.games.rokoko.modules.du_barry.lady import Lady
from bagatelle.games.rokoko.modules.du_barry.rows import (
    TRIAL_PASSED,
    WORKER_JOINED,
    WORKER_REMOVED,
)
from bagatelle.games.rokoko.modules.jewelry_box.figures import (
    FUND_DECORATION,
    KEEP_TILE,
    TAILOR_DRESS,
    TRADE_TILE,
)
from bagatelle.games.rokoko.modules.jewelry_box.jeweller import (
    AREA,
    JOURNEYMAN_TRIALS,
    PILE,
    Jeweller,
)
from bagatelle.games.rokoko.modules.jewelry_box.trials import mark, open_tasks, to_other_trial
from bagatelle.games.rokoko.party import PRESTIGE, RESERVE, SECRET
from bagatelle.games.rokoko.state import APPRENTICE, JOURNEYMAN, LEVELS, MASTER
from bagatelle.kernel.bits import any_of, bit, has, members
from bagatelle.kernel.chapter import Chapter
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


def mark_tile_task(
    lady: Lady, jeweller: Jeweller, t: Table, dealer: Dealer, events: Events
) -> None:
    """The next free task about tiles, whatever they show (DB-ACQ-06 to 08)."""
    actions = jeweller.figures.task_action
    for task in members(open_tasks(jeweller, t, lady.party)):
        if actions[task] == KEEP_TILE or actions[task] == TRADE_TILE:
            mark(jeweller, t, lady.party, task, events)
            complete_if_done(lady, jeweller, t, dealer, events)
            return


def mark_dress_task(
    lady: Lady, jeweller: Jeweller, t: Table, dress: i64, dealer: Dealer, events: Events
) -> None:
    """The highest free task that fits; the one of masters wants a thimble (DB-TAIL-08 to 12)."""
    figures, things = jeweller.figures, lady.box.things
    for task in members(open_tasks(jeweller, t, lady.party)):
        if figures.task_action[task] != TAILOR_DRESS:
            continue
        if figures.task_rank[task] == MASTER:
            fits = things.dress_thimble[dress] == 1
        else:
            fits = has(figures.task_wearers[task], things.dress_colour[dress])
        if fits:
            mark(jeweller, t, lady.party, task, events)
            complete_if_done(lady, jeweller, t, dealer, events)
            return


class FundTask(Chapter):
    """She has funded a decoration (DB-FUND-09 to 11)."""

    def __init__(self, lady: Lady, jeweller: Jeweller) -> None:
        self.lady: Lady = lady
        self.jeweller: Jeweller = jeweller

    def proceed(self, t: Table, value: i64, dealer: Dealer, events: Events) -> None:
        for task in members(open_tasks(self.jeweller, t, self.lady.party)):
            if self.jeweller.figures.task_action[task] == FUND_DECORATION:
                mark(self.jeweller, t, self.lady.party, task, events)
                complete_if_done(self.lady, self.jeweller, t, dealer, events)
                return


def complete_if_done(
    lady: Lady, jeweller: Jeweller, t: Table, dealer: Dealer, events: Events
) -> None:
    """At once, for nothing, and as far as possible (DB-TRIAL-J-01 to 10, M-01 to 07)."""
    if open_tasks(jeweller, t, lady.party) != 0:
        return
    trial = t[jeweller.own(lady.party) + AREA]
    own = party.at(lady.party)
    prestige = jeweller.figures.trial_prestige[trial]
    t[own + PRESTIGE] += prestige
    events.public(TRIAL_PASSED, trial, prestige)
    leaving = removable(lady, t, trial)
    if leaving != 0:
        worker = any_of(leaving, dealer)
        t[own + RESERVE] &= ~bit(worker)
        t[own + SECRET] &= ~bit(worker)
        events.public(WORKER_REMOVED, worker)
    pile = jeweller.at + PILE + trial
    if t[pile] != 0:
        worker = any_of(t[pile], dealer)
        t[pile] &= ~bit(worker)
        t[own + RESERVE] |= bit(worker)
        t[own + SECRET] |= bit(worker)
        events.public(WORKER_JOINED, trial)
    lady.add_card(t, dealer, events)
    to_other_trial(jeweller, t, lady.party)


def removable(lady: Lady, t: Table, trial: i64) -> i64:
    """Apprentices below the last level, or journeymen (DB-TRIAL-J-04, M-03)."""
    things = lady.box.things
    found: i64 = 0
    for worker in members(t[party.at(lady.party) + RESERVE]):
        rank = things.worker_kind[worker]
        if trial == JOURNEYMAN_TRIALS:
            if rank == APPRENTICE and things.worker_level[worker] < LEVELS:
                found |= bit(worker)
        elif rank == JOURNEYMAN:
            found |= bit(worker)
    return found
