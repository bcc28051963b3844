"""The end of the game, points and places (section 2.11)."""

from typing import Final

from mypy_extensions import i64

from bagatelle.games.banquet import state
from bagatelle.games.banquet.box import Box
from bagatelle.games.banquet.events import GAME_ENDED
from bagatelle.kernel import agenda
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table

OVER: Final = 0
"""With the number of the ending added."""

ENDING_CLAUSES: dict[int, str] = {
    state.BY_END_CARD: "BQ-END-06",
    state.BY_SIXTH_NOBLE: "BQ-END-11",
    state.BY_LAST_TURN: "BQ-SOLO-08",
}
"""The rule by which a game has ended."""

REASONS: dict[int, str] = {
    OVER + ending: f"{clause} over" for ending, clause in ENDING_CLAUSES.items()
}


def end_game(t: Table, how: i64, events: Events) -> None:
    """At once: whatever was still on the agenda is ignored (BQ-END-06, BQ-END-11, BQ-R-25)."""
    t[state.ENDING] = how
    agenda.clear(t)
    events.public(GAME_ENDED, how)


def noble_points(box: Box, t: Table, seat: i64, position: i64) -> i64:
    """The printed points of a noble, once it is satisfied (BQ-END-08)."""
    points = box.points[box.icons[seat] * state.NOBLES + position]
    return t[state.noble_at(seat, position) + state.SATISFIED] * points


def points_of(box: Box, t: Table, seat: i64) -> i64:
    """The points of satisfied nobles, and nothing else (BQ-END-08)."""
    points: i64 = 0
    for position in range(state.NOBLES):
        points += noble_points(box, t, seat, position)
    return points


def is_ahead(box: Box, t: Table, seat: i64, other: i64) -> bool:
    """Whether a seat is placed before another (BQ-END-09 to 13)."""
    if seat == other:
        return False
    if t[state.ENDING] == state.BY_SIXTH_NOBLE:
        if state.satisfied_nobles(t, seat) == state.NOBLES:
            return True
        if state.satisfied_nobles(t, other) == state.NOBLES:
            return False
    points, other_points = points_of(box, t, seat), points_of(box, t, other)
    if points != other_points:
        return points > other_points
    return state.dishes_under_nobles(t, seat) > state.dishes_under_nobles(t, other)
