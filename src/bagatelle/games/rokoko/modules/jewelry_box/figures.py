"""What the Jewelry Box prints, ready for the engine room."""

from typing import Final

from mypy_extensions import i64

from bagatelle.games.rokoko.contents import Contents, set_of
from bagatelle.games.rokoko.entries import COLOUR_IDS, KINDS
from bagatelle.games.rokoko.modules.jewelry_box.components import SpecialApprentice, TrialTask
from bagatelle.games.rokoko.modules.jewelry_box.words import CONDITIONS
from bagatelle.games.rokoko.vocabulary import colour_set
from bagatelle.kernel.bits import sets_of
from bagatelle.kernel.table import Table

# What a task asks for.
KEEP_TILE: Final = 0
TRADE_TILE: Final = 1
FUND_DECORATION: Final = 2
TAILOR_DRESS: Final = 3

PARTS: Final = 3
"""A condition asks for up to three things."""
CONDITION: Final = 2 * PARTS


class Figures:
    """What is printed on the jeweller's board, on jewels and on the new cards."""

    def __init__(self, contents: Contents, decorations: i64) -> None:
        box = contents.components
        both = (box.trial.journeyman, box.trial.master)
        tasks = [task for trial in both for task in trial.tasks]
        trial_of = [number for number, trial in enumerate(both) for _ in trial.tasks]
        piles = (box.journeyman, box.master)
        self.jewel_colour: Table = Table([COLOUR_IDS.index(jewel.colour) for jewel in box.jewel])
        self.row_price: Table = Table(list(box.jewel_row.cost))
        self.spaces: i64 = len(box.jewel_row.cost)
        self.decorations: i64 = decorations
        """The jeweller's decorations."""
        self.jewel_prestige: i64 = box.jewel[0].prestige
        self.fee: Table = Table([trial.fee for trial in both])
        self.trial_prestige: Table = Table([trial.prestige for trial in both])
        self.taker: Table = Table([KINDS.index(trial.taker) for trial in both])
        """Which rank completes each trial."""
        self.tasks: i64 = len(tasks)
        self.task_trial: Table = Table(trial_of)
        self.task_rank: Table = Table([KINDS.index(task.kind) for task in tasks])
        self.task_action: Table = Table([_asked_for(task) for task in tasks])
        self.task_silk: Table = Table([colour_set(task.silk, COLOUR_IDS) for task in tasks])
        """The colours of which a kept tile shows one; 0: it does not matter."""
        self.task_wearers: Table = Table([_wearers(task) for task in tasks])
        """The colours of dresses with which it is fulfilled."""
        self.tasks_of: Table = sets_of(trial_of, len(both))
        self.pile_level: Table = Table([workers[0].level for workers in piles])
        self.pile_rank: Table = Table([KINDS.index(workers[0].kind) for workers in piles])
        self.pile_cards: Table = Table([set_of(workers, contents.workers) for workers in piles])
        """The new cards of each pile."""
        self.specialists: i64 = set_of(box.special_apprentice, contents.workers)
        self.conditions: Table = Table(
            [n for each in box.special_apprentice for n in _condition(each)]
        )
        """For each specialist (``CONDITION`` ints): what is counted and how many of it are
        needed, up to three times."""


def _asked_for(task: TrialTask) -> int:
    if task.action == "acquire":
        return KEEP_TILE if task.keep else TRADE_TILE
    return FUND_DECORATION if task.action == "fund" else TAILOR_DRESS


def _wearers(task: TrialTask) -> int:
    fitting = [colour for colour in COLOUR_IDS if colour.endswith(task.wearer or "")]
    return colour_set(fitting, COLOUR_IDS)


def _condition(worker: SpecialApprentice) -> list[int]:
    """What is counted and how many are needed, as often as there is room for."""
    row: list[int] = []
    for name, counter in CONDITIONS[worker.condition].items():
        need = worker.args[name]
        assert not isinstance(need, list)
        row += [counter, int(need)]
    return row + [0] * (CONDITION - len(row))
