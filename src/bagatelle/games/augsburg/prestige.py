"""Points and the limits of the prestige track (section 2.13)."""

from mypy_extensions import i64

from bagatelle.games.augsburg import hints
from bagatelle.games.augsburg.box import Box
from bagatelle.games.augsburg.state import (
    CATHEDRAL,
    CHURCH,
    NONE,
    POINTS,
    SCORE,
    TILE,
    seat_at,
)
from bagatelle.kernel.chapter import Hint
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


def limit_of(box: Box, t: Table, seat: i64) -> i64:
    """How many points a player can have; ``NONE`` if there is no limit (AU-CAP-01 to 04)."""
    at = seat_at(seat)
    if t[at + TILE + CHURCH] == NONE:
        return box.amounts.limit_without_church
    if t[at + TILE + CATHEDRAL] == NONE:
        return box.amounts.limit_without_cathedral
    return NONE


def counted(box: Box, t: Table, seat: i64, points: i64) -> i64:
    """How many of these points the limit leaves (AU-CAP-05, 10)."""
    limit = limit_of(box, t, seat)
    room = limit - t[seat_at(seat) + POINTS]
    return room if limit != NONE and points > room else points


def gain(box: Box, t: Table, seat: i64, points: i64, line: i64) -> i64:
    """Gain points as far as the limit allows; returns how many were lost."""
    at = seat_at(seat)
    gained = counted(box, t, seat, points)
    t[at + POINTS] += gained
    t[at + SCORE + line] += gained
    return points - gained


def gain_and_tell(
    box: Box, t: Table, seat: i64, points: i64, line: i64, event: i64, events: Events
) -> None:
    """The same, in an event that names the points that were gained and lost."""
    lost = gain(box, t, seat, points, line)
    events.public(event, seat, points - lost, lost)


def hint(box: Box, t: Table, seat: i64, points: i64) -> Hint:
    """What the limit leaves of them."""
    gained = counted(box, t, seat, points)
    return hints.POINTS, gained, points - gained
