"""Trials: tasks that are marked in passing, and the actions that complete them (2.7 to 2.9)."""

from mypy_extensions import i64

from bagatelle.games.rokoko import acquire, effects, party
from bagatelle.games.rokoko.actions import MainAction
from bagatelle.games.rokoko.modules.jewelry_box.figures import (
    FUND_DECORATION,
    KEEP_TILE,
    TAILOR_DRESS,
    TRADE_TILE,
)
from bagatelle.games.rokoko.modules.jewelry_box.jeweller import (
    AREA,
    JOURNEYMAN_TRIALS,
    MARKS,
    MASTER_TRIALS,
    MASTERED,
    PILE,
    REACHED,
    TRIAL,
    TRIALS,
    Jeweller,
    JewellerChapter,
)
from bagatelle.games.rokoko.modules.jewelry_box.rows import (
    CHOOSE_CARD,
    CHOOSE_MASTER_CARD,
    CHOOSE_TASK,
    CHOOSE_TRIAL_CARD,
    FEE_CANNOT_BE_PAID,
    JOURNEYMAN_TRIAL,
    MARK_TASK,
    MASTER_FEE_CANNOT_BE_PAID,
    MASTER_OTHER_TRIAL_FIRST,
    MASTER_TASKS_OPEN,
    MASTER_TRIAL,
    NOT_APPRENTICE,
    NOT_IN_MASTER_PILE,
    NOT_IN_PILE,
    NOT_JOURNEYMAN,
    OTHER_TRIAL_FIRST,
    PILE_EMPTY,
    TASK,
    TASK_DOES_NOT_FIT,
    TASK_MARKED,
    TASKS,
    TASKS_OPEN,
    TRIAL_CARD,
    TRIAL_CARD_TAKEN,
    TRIAL_FEE,
    TRIAL_PASSED,
    TRIAL_PILE_SEEN,
)
from bagatelle.games.rokoko.party import HAND, LEAVING, MONEY, PRESTIGE, SECRET
from bagatelle.games.rokoko.state import (
    COLOURS,
    IN_PLAY,
    IN_WORK,
    JOINING,
    MAX_WORKERS,
    NONE,
    TURN_OF,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import bit, count, has, list_things, lowest, why_not_in
from bagatelle.kernel.chapter import Hint
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.rows import FIGURE
from bagatelle.kernel.table import Table

# ---------------------------------------------------------------------- marking tasks


def open_tasks(jeweller: Jeweller, t: Table, who: i64) -> i64:
    """The tasks of the trial in whose start area the token stands, without the marked ones."""
    own = jeweller.own(who)
    return jeweller.figures.tasks_of[t[own + AREA]] & ~t[own + MARKS]


def fitting(jeweller: Jeweller, t: Table, who: i64, action: i64, card: i64) -> i64:
    """The open tasks that ask for this action by a worker of the rank of this card."""
    figures = jeweller.figures
    rank = jeweller.box.things.worker_kind[card]
    found: i64 = 0
    tasks: i64 = open_tasks(jeweller, t, who)
    while tasks != 0:
        low: i64 = tasks & -tasks
        tasks ^= low
        task = lowest(low)
        if figures.task_action[task] == action and figures.task_rank[task] == rank:
            found |= low
    return found


def mark(jeweller: Jeweller, t: Table, who: i64, task: i64, events: Events) -> None:
    t[jeweller.own(who) + MARKS] |= bit(task)
    events.public(TASK_MARKED, who, task)


def mark_one(jeweller: Jeweller, t: Table, seat: i64, tasks: i64, events: Events) -> None:
    """One action marks one task; the player chooses if several fit (JB-TRIAL-G-06 and 07)."""
    if tasks == 0:
        return
    if count(tasks) == 1:
        mark(jeweller, t, seat, lowest(tasks), events)
    else:
        agenda.push(t, TASK, seat, tasks)


class TailorTask(JewellerChapter):
    """A dress was made (JB-TRIAL-M-01 to 04). The value is that of its maker."""

    def proceed(self, t: Table, value: i64, dealer: Dealer, events: Events) -> None:
        seat = t[TURN_OF]
        colour = self.jeweller.box.things.dress_colour[t[IN_WORK]]
        found: i64 = 0
        for task in range(self.jeweller.figures.tasks):
            if has(self.jeweller.figures.task_wearers[task], colour):
                found |= bit(task)
        tasks = fitting(self.jeweller, t, seat, TAILOR_DRESS, effects.card_in(value))
        mark_one(self.jeweller, t, seat, tasks & found, events)


class KeepTask(JewellerChapter):
    """A tile was kept; only the Acquire action counts (JB-TRIAL-J-01, 02, JB-TRIAL-G-10)."""

    def proceed(self, t: Table, value: i64, dealer: Dealer, events: Events) -> None:
        if acquire.way_in(value) != acquire.AT_A_PRICE:
            return
        seat, tile = t[TURN_OF], acquire.tile_in(value)
        silk: i64 = 0
        for colour in range(COLOURS):
            if self.jeweller.box.things.tile_silk[tile * COLOURS + colour] > 0:
                silk |= bit(colour)
        found: i64 = 0
        for task in range(self.jeweller.figures.tasks):
            if self.jeweller.figures.task_silk[task] & silk != 0:
                found |= bit(task)
        tasks = fitting(self.jeweller, t, seat, KEEP_TILE, effects.card_in(value))
        mark_one(self.jeweller, t, seat, tasks & found, events)


class TradeTask(JewellerChapter):
    """A tile was traded (JB-TRIAL-J-03)."""

    def proceed(self, t: Table, value: i64, dealer: Dealer, events: Events) -> None:
        if acquire.way_in(value) == acquire.AT_A_PRICE:
            seat = t[TURN_OF]
            tasks = fitting(self.jeweller, t, seat, TRADE_TILE, effects.card_in(value))
            mark_one(self.jeweller, t, seat, tasks, events)


class FundTask(JewellerChapter):
    """A decoration was funded (JB-TRIAL-J-04)."""

    def proceed(self, t: Table, value: i64, dealer: Dealer, events: Events) -> None:
        seat = t[TURN_OF]
        tasks = fitting(self.jeweller, t, seat, FUND_DECORATION, effects.card_in(value))
        mark_one(self.jeweller, t, seat, tasks, events)


class ChooseTask(JewellerChapter):
    """The value of the frame is the set of tasks that fit."""

    def legal(self, t: Table, seat: i64, value: i64, moves: Table) -> i64:
        return list_things(value, MARK_TASK, moves, 0)

    def why_not(self, t: Table, seat: i64, value: i64, move: i64) -> i64:
        return why_not_in(value, move - MARK_TASK, TASKS, CHOOSE_TASK, TASK_DOES_NOT_FIT)

    def decide(
        self, t: Table, seat: i64, value: i64, move: i64, dealer: Dealer, events: Events
    ) -> None:
        agenda.pop(t)
        mark(self.jeweller, t, seat, move - MARK_TASK, events)


# ---------------------------------------------------------------------- completing a trial


class CompleteTrial(MainAction):
    """Pay, gain prestige, and give the played card away for one of the pile.

    The card leaves as if it were deputed: its bonus may still be used, and it counts until the end
    of the turn, but cannot be deputed as well (RX-16, RX-21, RX-26).
    """

    def __init__(self, jeweller: Jeweller, trial: int) -> None:
        move = JOURNEYMAN_TRIAL if trial == JOURNEYMAN_TRIALS else MASTER_TRIAL
        super().__init__(jeweller.box, move, int(bit(jeweller.figures.taker[trial])))
        self.jeweller: Jeweller = jeweller
        self.trial: i64 = trial

    def wrong_rank(self) -> i64:
        return NOT_APPRENTICE if self.trial == JOURNEYMAN_TRIALS else NOT_JOURNEYMAN

    def why_not(self, t: Table, seat: i64, worker: i64) -> i64:
        own, figures = self.jeweller.own(seat), self.jeweller.figures
        journeyman = self.trial == JOURNEYMAN_TRIALS
        if t[own + AREA] != self.trial:
            return OTHER_TRIAL_FIRST if journeyman else MASTER_OTHER_TRIAL_FIRST
        missing = count(open_tasks(self.jeweller, t, seat))
        if missing > 0:
            return (TASKS_OPEN if journeyman else MASTER_TASKS_OPEN) + missing * FIGURE
        if t[self.jeweller.at + PILE + self.trial] == 0:
            return PILE_EMPTY
        fee = figures.fee[self.trial]
        if t[party.at(seat) + MONEY] < fee:
            return (FEE_CANNOT_BE_PAID if journeyman else MASTER_FEE_CANNOT_BE_PAID) + fee * FIGURE
        return 0

    def hint(self, t: Table, seat: i64, worker: i64) -> Hint:
        figures = self.jeweller.figures
        return TRIAL_FEE, figures.fee[self.trial], figures.trial_prestige[self.trial]

    def begin(self, t: Table, seat: i64, worker: i64, events: Events) -> None:
        own, figures = party.at(seat), self.jeweller.figures
        fee, prestige = figures.fee[self.trial], figures.trial_prestige[self.trial]
        t[own + MONEY] -= fee
        t[own + PRESTIGE] += prestige
        t[own + LEAVING] |= bit(worker)
        t[IN_PLAY] = NONE
        t[JOINING] = 1
        t[self.jeweller.at + TRIAL] = self.trial
        events.public(TRIAL_PASSED, seat, self.trial, fee, prestige)


class EndOfTrial(JewellerChapter):
    """When the bonus has been used, a card of the pile is chosen (JB-TRIAL-J-14, M-12).

    At the end of every turn it is forgotten which bonuses were reached.
    """

    def proceed(self, t: Table, value: i64, dealer: Dealer, events: Events) -> None:
        jeweller = self.jeweller
        for who in range(jeweller.box.players):
            t[jeweller.own(who) + REACHED] = 0
        trial = t[jeweller.at + TRIAL]
        if trial != NONE:
            t[party.at(value) + LEAVING] = 0  # JB-TRIAL-J-12, M-11
            jeweller.look_through(t, value, trial)
            events.public(TRIAL_PILE_SEEN, value, trial)
            agenda.push(t, TRIAL_CARD, value, trial)


class ChooseCard(JewellerChapter):
    """Any card of the pile, unseen by the others; then the other trial begins.

    The value of the frame is the trial.
    """

    def legal(self, t: Table, seat: i64, value: i64, moves: Table) -> i64:
        return list_things(t[self.jeweller.at + PILE + value], CHOOSE_CARD, moves, 0)

    def why_not(self, t: Table, seat: i64, value: i64, move: i64) -> i64:
        pile, worker = t[self.jeweller.at + PILE + value], move - CHOOSE_CARD
        if value == JOURNEYMAN_TRIALS:
            return why_not_in(pile, worker, MAX_WORKERS, CHOOSE_TRIAL_CARD, NOT_IN_PILE)
        return why_not_in(pile, worker, MAX_WORKERS, CHOOSE_MASTER_CARD, NOT_IN_MASTER_PILE)

    def decide(
        self, t: Table, seat: i64, value: i64, move: i64, dealer: Dealer, events: Events
    ) -> None:
        worker = move - CHOOSE_CARD
        agenda.pop(t)
        t[self.jeweller.at + PILE + value] &= ~bit(worker)
        t[party.at(seat) + HAND] |= bit(worker)
        t[party.at(seat) + SECRET] |= bit(worker)
        t[JOINING] = 0
        t[self.jeweller.at + TRIAL] = NONE
        events.private(seat, TRIAL_CARD_TAKEN, seat, value, worker)
        to_other_trial(self.jeweller, t, seat)


def to_other_trial(jeweller: Jeweller, t: Table, who: i64) -> None:
    """The task tokens come back, the start token moves (JB-TRIAL-J-17, 18, M-14, 15)."""
    own = jeweller.own(who)
    if t[own + AREA] == MASTER_TRIALS:
        t[own + MASTERED] += 1
    t[own + MARKS] = 0
    t[own + AREA] = (t[own + AREA] + 1) % TRIALS
