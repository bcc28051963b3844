"""What the Jewelry Box promises: jewels, the right to buy them, trials, cards with a bonus."""

from typing import Final

from mypy_extensions import i64

from bagatelle.bots.rokoko.workers import TURN, worth_of_effect, worth_of_rank
from bagatelle.games.rokoko import party, state
from bagatelle.games.rokoko.modules.jewelry_box import jeweller as places
from bagatelle.games.rokoko.modules.jewelry_box import specialists, trials
from bagatelle.games.rokoko.modules.jewelry_box.figures import CONDITION
from bagatelle.games.rokoko.modules.jewelry_box.jeweller import Jeweller
from bagatelle.games.rokoko.rules import RokokoRules
from bagatelle.kernel.bits import bit, count, has, members
from bagatelle.kernel.table import Table

JEWELLER: Final = 4.0
"""What it is worth to be let in, with a whole game of dresses to come."""
TASK: Final = 0.35
RARE_TASK: Final = 0.1
"""How much more a tile of the rarer colours counts, if it fits both tasks."""
PASSED: Final = 1.5
"""What it is worth to hold the card with which a trial can be completed now."""
SPECIALIST: Final = 2.0
"""What it is worth to be near the condition of the own specialist."""
BONUS_IN_HAND: Final = 0.8
BONUS_LATER: Final = 0.5
"""Which part of a bonus is reckoned with for this round, and for each further time."""
CARD_OF_CHOICE: Final = 1.0
"""What the bonus of a card is worth that can be chosen from a whole pile."""


def jeweller_of(rules: RokokoRules) -> Jeweller | None:
    """The jeweller of a game with the Jewelry Box."""
    for extension in rules.extensions:
        if isinstance(extension, Jeweller):
            return extension
    return None


def jewelry_worth(jeweller: Jeweller, t: Table, seat: i64, left: float, livre: float) -> float:
    """All that is not yet a point: ``livre`` is what one is worth that comes in time."""
    constants = jeweller.box.constants
    incomes = float(constants.rounds - t[state.ROUND] + 1)
    jewels = count(t[jeweller.own(seat) + places.JEWELS])
    points = float(jewels) * incomes * livre
    if jeweller.may_buy(t, seat):
        points += JEWELLER * left
    points += trial_worth(jeweller, t, seat, left)
    points += specialist_worth(jeweller, t, seat, left)
    return points + staff_bonuses(jeweller, t, seat)


def trial_worth(jeweller: Jeweller, t: Table, seat: i64, left: float) -> float:
    """Marked tasks while there is time to use them; when they are used, the card to come."""
    trial = t[jeweller.at + places.TRIAL]
    if trial != state.NONE:
        rank = jeweller.figures.pile_rank[trial]
        return CARD_OF_CHOICE + worth_of_rank(rank) * (left + TURN)
    points = 0.0
    for task in members(t[jeweller.own(seat) + places.MARKS]):
        points += TASK + (RARE_TASK if is_rare(jeweller, task) else 0.0)
    return points * min(1.0, 3.0 * left)


def is_rare(jeweller: Jeweller, task: i64) -> bool:
    silk = jeweller.figures.task_silk[task]
    return silk != 0 and silk & jeweller.box.things.commons == 0


def specialist_worth(jeweller: Jeweller, t: Table, seat: i64, left: float) -> float:
    """How far the condition of the own specialist is met, as long as he can still be hired."""
    own = jeweller.own(seat)
    if t[own + places.HIRED] == 1:
        return 0.0
    row = specialists.condition_of(jeweller, t[own + places.SPECIALIST])
    conditions = jeweller.figures.conditions
    have, need = 0.0, 0.0
    for part in range(row, row + CONDITION, 2):
        needed = conditions[part + 1]
        if needed > 0:
            counted = jeweller.box.counters[conditions[part]].count(t, seat)
            have += float(min(counted, needed)) / float(needed)
            need += 1.0
    return SPECIALIST * have / need * min(1.0, 2.0 * left)


def staff_bonuses(jeweller: Jeweller, t: Table, seat: i64) -> float:
    """Bonuses of the hired workers: in this round, and as often as they may be played again."""
    box = jeweller.box
    staff = party.staff_that_stays(t, seat)
    hired = staff & ~(bit(box.things.base_workers) - 1)
    rounds = float(box.constants.rounds - t[state.ROUND])
    again = BONUS_LATER * rounds * float(box.constants.hand_size) / float(max(1, count(staff)))
    points = 0.0
    for worker in members(hired):
        bonus = worth_of_effect(box, t, seat, box.things.worker_effect[worker])
        points += bonus * again
        if has(t[party.at(seat) + party.HAND], worker):
            points += bonus * BONUS_IN_HAND
    return points


def worth_for_trials(jeweller: Jeweller, t: Table, seat: i64, worker: i64) -> float:
    """What a worker of this rank can do for the trials in this round."""
    figures = jeweller.figures
    rank = jeweller.box.things.worker_kind[worker]
    tasks = trials.open_tasks(jeweller, t, seat)
    trial = t[jeweller.own(seat) + places.AREA]
    if tasks == 0:
        return PASSED if figures.taker[trial] == rank else 0.0
    for task in members(tasks):
        if figures.task_rank[task] == rank:
            return TASK
    return 0.0
