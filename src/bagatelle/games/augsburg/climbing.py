"""Climbing and theft (sections 2.9 and 2.10)."""

from mypy_extensions import i64

from bagatelle.games.augsburg import happenings, moves, prestige, purse
from bagatelle.games.augsburg.box import Box
from bagatelle.games.augsburg.state import (
    COMPENSATION,
    LEVEL,
    LEVELS,
    THEFT_LINE,
    VICTIM,
    seat_at,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


def in_supply(box: Box, t: Table, category: i64, level: i64) -> i64:
    """How many step cards of a level are left.

    Whoever is at level 3 or 4 has kept the card of level 2 (AU-STEP-05); a level-3 card is returned
    or handed on for that of level 4, so only players at level 3 hold one (AU-STEP-04, AU-STEAL-10).
    """
    cards = box.step_cards[level - 1]
    for seat in range(box.players):
        own = t[seat_at(seat) + LEVEL + category]
        if own == level or (level == 2 and own > level):
            cards -= 1
    return cards


def holders(box: Box, t: Table, seat: i64, category: i64, level: i64) -> list[int]:
    """The others who can be robbed of a card of this level."""
    return [
        other
        for other in range(box.players)
        if other != seat and t[seat_at(other) + LEVEL + category] == level
    ]


def climb(box: Box, t: Table, seat: i64, category: i64, events: Events) -> None:
    """One level up, from the supply if it can be, else by theft (AU-STEP-02, 03, AU-STEAL-01)."""
    level = t[seat_at(seat) + LEVEL + category] + 1
    if in_supply(box, t, category, level) > 0:
        t[seat_at(seat) + LEVEL + category] = level
        events.tell(happenings.CLIMBED, seat, step_number(category, level))
        return
    victims = holders(box, t, seat, category, level)
    if len(victims) == 1:
        rob(box, t, seat, victims[0], category, events)
    else:
        agenda.push(t, VICTIM, seat, category)


def ways_to_rob(box: Box, t: Table, seat: i64, category: i64) -> list[int]:
    """AU-STEAL-02."""
    level = t[seat_at(seat) + LEVEL + category] + 1
    return [moves.ROB + other for other in holders(box, t, seat, category, level)]


def rob(box: Box, t: Table, seat: i64, victim: i64, category: i64, events: Events) -> None:
    """The card changes hands; a thief of level 4 hands over his card of level 3 (AU-STEAL-06, 07).

    Either way the victim falls by one level.
    """
    level = t[seat_at(seat) + LEVEL + category] + 1
    t[seat_at(seat) + LEVEL + category] = level
    t[seat_at(victim) + LEVEL + category] = level - 1
    events.tell(happenings.STEP_STOLEN, seat, victim, step_number(category, level))
    if level == LEVELS:
        events.tell(happenings.STEP_HANDED, seat, victim, step_number(category, level - 1))
    agenda.push(t, COMPENSATION, victim)


def ways_to_accept() -> list[int]:
    return [moves.ACCEPT_FLORINS, moves.ACCEPT_POINT]


def accept(box: Box, t: Table, seat: i64, move: i64, events: Events) -> None:
    """The victim's choice (AU-STEAL-04, 05, 13)."""
    agenda.pop(t)
    if move == moves.ACCEPT_FLORINS:
        purse.receive(t, seat, box.amounts.theft_florins)
        events.tell(happenings.VICTIM_PAID, seat, box.amounts.theft_florins)
    else:
        points = box.amounts.theft_points
        lost = prestige.gain(box, t, seat, points, THEFT_LINE)
        events.tell(happenings.VICTIM_HONOURED, seat, points - lost, lost)


def step_number(category: i64, level: i64) -> i64:
    """The number of a step among all steps."""
    return category * LEVELS + level - 1
