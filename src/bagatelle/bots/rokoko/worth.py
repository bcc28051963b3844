"""What a table is worth to a seat: the points it would have now, and what its means promise."""

from typing import Final

from mypy_extensions import i64

from bagatelle.bots.rokoko.jewelry import jewelry_worth
from bagatelle.bots.rokoko.workers import TURN, worth_of_rank
from bagatelle.games.rokoko import party, state
from bagatelle.games.rokoko.box import Box
from bagatelle.games.rokoko.halls import is_present
from bagatelle.games.rokoko.modules.jewelry_box.jeweller import Jeweller
from bagatelle.games.rokoko.rules import RokokoRules
from bagatelle.kernel.bits import count, members
from bagatelle.kernel.table import Table

LIVRE_AT_THE_END: Final = 0.1
LIVRE_BEFORE: Final = 0.26
"""What a livre is worth on top of that while there is a whole game to spend it in."""
ENOUGH_MONEY: Final = 30.0
"""Livres beyond this are worth little more than at the end: there is no time to spend them."""

BALE: Final = [0.55, 0.55, 0.75, 0.95]
"""What a bale of each colour promises while dresses can still be made of it."""
ENOUGH_BALES: Final = 5
TRIMMING: Final = 0.8
ENOUGH_TRIMMINGS: Final = 3

HALL: Final = 0.45
"""Each hall in which one is present is a step towards the all-halls bonus."""
FAVOUR: Final = 0.4
"""What it is worth to start the next round."""
STATUE: Final = 2.4
FIREWORKS: Final = 1.0


def worth(rules: RokokoRules, jeweller: Jeweller | None, t: Table, seat: i64) -> float:
    """An estimate of the final points."""
    box = rules.box
    constants = box.constants
    money = t[party.at(seat) + party.MONEY]
    left = turns_left(box, t, seat)
    points = float(rules.score(t, seat) - money // constants.livre_per_prestige)
    if t[state.FAVOUR] == seat and t[state.ROUND] < constants.rounds:
        points += FAVOUR - float(constants.favour_prestige)  # it counts in the last round only
    points += money_worth(float(money), left)
    points += goods_worth(t, seat, left)
    points += staff_worth(box, t, seat, left)
    if jeweller is not None:
        points += jewelry_worth(jeweller, t, seat, left, livre_worth(left))
    return points + board_worth(box, t, seat, left)


def turns_left(box: Box, t: Table, seat: i64) -> float:
    """Which part of its turns in the whole game a seat has still before it."""
    hand, rounds = box.constants.hand_size, box.constants.rounds
    held = min(count(t[party.at(seat) + party.HAND]), hand)
    return float((rounds - t[state.ROUND]) * hand + held) / float(rounds * hand)


def money_worth(livres: float, left: float) -> float:
    useful = min(livres, ENOUGH_MONEY * min(1.0, 4.0 * left))
    return livres * LIVRE_AT_THE_END + useful * LIVRE_BEFORE * min(1.0, 2.5 * left)


def livre_worth(left: float) -> float:
    """What a livre of the income to come is worth."""
    return LIVRE_AT_THE_END + LIVRE_BEFORE * left


def goods_worth(t: Table, seat: i64, left: float) -> float:
    """Silk and trimmings are worth what dresses can still be made of them."""
    own = party.at(seat)
    points = 0.0
    for colour in range(state.COLOURS):
        points += BALE[colour] * float(min(t[own + party.SILK + colour], ENOUGH_BALES))
    points += TRIMMING * float(min(t[own + party.YARN], ENOUGH_TRIMMINGS))
    points += TRIMMING * float(min(t[own + party.LACE], ENOUGH_TRIMMINGS))
    return points * min(1.0, 3.0 * left)


def staff_worth(box: Box, t: Table, seat: i64, left: float) -> float:
    """Good workers for the rounds to come; a card in hand is a turn in this round."""
    kinds = box.things.worker_kind
    points = 0.0
    for worker in members(party.staff_that_stays(t, seat)):
        points += worth_of_rank(kinds[worker]) * left
    for worker in members(t[party.at(seat) + party.HAND]):
        points += worth_of_rank(kinds[worker]) * TURN
    return points


def board_worth(box: Box, t: Table, seat: i64, left: float) -> float:
    """What decorations promise beyond the points they have already."""
    own, board = party.at(seat), box.board
    funded = t[own + party.DECORATIONS]
    incomes = float(box.constants.rounds - t[state.ROUND] + 1)
    livre = livre_worth(left)
    points = 0.0
    if funded & board.of_kind[state.UPPER] != 0:
        points += incomes * livre * (float(count(funded)) + 2.0 * left)
    if funded & board.of_kind[state.LOWER] != 0:
        points += incomes * livre * (float(count(t[own + party.GUESTS])) + 4.0 * left)
    points += STATUE * left * float(count(funded & board.of_kind[state.STATUE]))
    points += FIREWORKS * left * float(count(funded & board.of_kind[state.FIREWORKS]))
    if seat not in t[state.ALL_HALLS : state.ALL_HALLS + state.MAX_ALL_HALLS]:
        for hall in range(state.HALLS):
            if is_present(box, t, seat, hall):
                points += HALL
    return points
