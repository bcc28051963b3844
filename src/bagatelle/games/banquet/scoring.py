"""The end of the game, points and places (section 2.11)."""

from mypy_extensions import i64

from bagatelle.games.banquet import happenings
from bagatelle.games.banquet.box import Box
from bagatelle.games.banquet.state import (
    BY_SIXTH_NOBLE,
    ENDING,
    NOBLES,
    SATISFIED,
    dishes_under_nobles,
    noble_at,
    satisfied_nobles,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


def end_game(t: Table, how: i64, events: Events) -> None:
    """At once: whatever was still on the agenda is ignored (BQ-END-06, BQ-END-11, BQ-R-25)."""
    t[ENDING] = how
    agenda.clear(t)
    events.tell(happenings.GAME_ENDED, how)


def points_of(box: Box, t: Table, seat: i64, icon: i64) -> i64:
    """The printed points of satisfied nobles, and nothing else (BQ-END-08)."""
    points: i64 = 0
    for position in range(NOBLES):
        if t[noble_at(seat, position) + SATISFIED] == 1:
            points += box.points[icon * NOBLES + position]
    return points


def is_ahead(t: Table, seat: i64, points: i64, other: i64, other_points: i64) -> bool:
    """Whether a seat is placed before another (BQ-END-09 to 13)."""
    if seat == other:
        return False
    if t[ENDING] == BY_SIXTH_NOBLE:
        if satisfied_nobles(t, seat) == NOBLES:
            return True
        if satisfied_nobles(t, other) == NOBLES:
            return False
    if points != other_points:
        return points > other_points
    return dishes_under_nobles(t, seat) > dishes_under_nobles(t, other)
