"""What a table is worth to a seat: the points it would have now, and what its means promise."""

from __future__ import annotations

from bagatelle.games.rokoko import scoring, state
from bagatelle.games.rokoko.bits import members
from bagatelle.games.rokoko.box import Box
from bagatelle.games.rokoko.halls import is_present
from bagatelle.games.rokoko.state import seat_at
from bagatelle.kernel.table import Table

LIVRE_AT_THE_END = 0.1
LIVRE_BEFORE = 0.26
"""What a livre is worth on top of that while there is a whole game to spend it in."""
ENOUGH_MONEY = 30
"""Livres beyond this are worth little more than at the end: there is no time to spend them."""

BALE = (0.55, 0.55, 0.75, 0.95)
"""What a bale of each colour promises while dresses can still be made of it."""
ENOUGH_BALES = 5
TRIMMING = 0.8
ENOUGH_TRIMMINGS = 3

WORKER = (0.8, 1.4, 1.9)
"""What an apprentice, a journeyman and a master bring in a whole game."""
HALL = 0.45
"""Each hall in which one is present is a step towards the all-halls bonus."""
FAVOUR = 0.4
"""What it is worth to start the next round."""
STATUE = 2.4
FIREWORKS = 1.0


def worth(box: Box, t: Table, seat: int) -> float:
    """An estimate of the final points."""
    at = _at(seat)
    left = turns_left(box, t, seat)
    points = float(scoring.points_of(box, t, seat))
    points -= int(t[at + state.MONEY] // box.constants.livre_per_prestige)
    if t[state.FAVOUR] == seat and t[state.ROUND] < box.constants.rounds:
        points += FAVOUR - int(box.constants.favour_prestige)  # it counts in the last round only
    points += money_worth(int(t[at + state.MONEY]), left)
    points += goods_worth(t, seat, left)
    points += staff_worth(box, t, seat, left)
    return points + board_worth(box, t, seat, left)


def turns_left(box: Box, t: Table, seat: int) -> float:
    """Which part of its turns in the whole game a seat has still before it."""
    hand = int(box.constants.hand_size)
    rounds = int(box.constants.rounds)
    held = min(_count(t[_at(seat) + state.HAND]), hand)
    return ((rounds - t[state.ROUND]) * hand + held) / (rounds * hand)


def money_worth(livres: int, left: float) -> float:
    useful = min(livres, ENOUGH_MONEY * min(1.0, 4 * left))
    return livres * LIVRE_AT_THE_END + useful * LIVRE_BEFORE * min(1.0, 2.5 * left)


def goods_worth(t: Table, seat: int, left: float) -> float:
    """Silk and trimmings are worth what dresses can still be made of them."""
    at = _at(seat)
    bales = sum(
        min(int(t[at + state.SILK + colour]), ENOUGH_BALES) * BALE[colour]
        for colour in range(state.COLOURS)
    )
    trimmings = min(int(t[at + state.YARN]), ENOUGH_TRIMMINGS)
    trimmings += min(int(t[at + state.LACE]), ENOUGH_TRIMMINGS)
    return (bales + trimmings * TRIMMING) * min(1.0, 3 * left)


def staff_worth(box: Box, t: Table, seat: int, left: float) -> float:
    """Good workers for the rounds to come; a card in hand is a turn in this round."""
    at = _at(seat)
    staff = state.staff_that_stays(t, seat)
    kinds = box.things.worker_kind
    whole = sum(WORKER[kinds[worker]] for worker in members(staff))
    turns = sum(0.6 * WORKER[kinds[worker]] for worker in members(t[at + state.HAND]))
    return whole * left + turns


def board_worth(box: Box, t: Table, seat: int, left: float) -> float:
    """What decorations promise beyond the points they have already."""
    at, board = _at(seat), box.board
    own, dresses = t[at + state.DECORATIONS], _count(t[at + state.GUESTS])
    rounds = int(box.constants.rounds - t[state.ROUND]) + 1
    livre = LIVRE_AT_THE_END + LIVRE_BEFORE * left
    points = 0.0
    if own & board.of_kind[state.UPPER]:
        points += rounds * livre * (_count(own) + 2 * left)
    if own & board.of_kind[state.LOWER]:
        points += rounds * livre * (dresses + 4 * left)
    points += STATUE * left * _count(own & board.of_kind[state.STATUE])
    points += FIREWORKS * left * _count(own & board.of_kind[state.FIREWORKS])
    if seat not in t[state.ALL_HALLS : state.ALL_HALLS + state.MOST_ALL_HALLS]:
        halls = sum(is_present(box, t, seat, hall) for hall in range(state.HALLS))
        points += HALL * halls
    return points


def _count(things: int) -> int:
    return things.bit_count()


def _at(seat: int) -> int:
    return int(seat_at(seat))
