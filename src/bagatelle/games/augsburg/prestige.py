"""Points and the limits of the prestige track (section 2.13)."""

from mypy_extensions import i64

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
from bagatelle.kernel.table import Table


def limit_of(box: Box, t: Table, seat: i64) -> i64:
    """How many points a player can have; ``NONE`` if there is no limit (AU-CAP-01 to 04)."""
    at = seat_at(seat)
    if t[at + TILE + CHURCH] == NONE:
        return box.amounts.limit_without_church
    if t[at + TILE + CATHEDRAL] == NONE:
        return box.amounts.limit_without_cathedral
    return NONE


def gain(box: Box, t: Table, seat: i64, points: i64, line: i64) -> i64:
    """Gain points as far as the limit allows; returns how many were lost (AU-CAP-05, 10)."""
    at = seat_at(seat)
    limit = limit_of(box, t, seat)
    gained = points
    if limit != NONE and t[at + POINTS] + points > limit:
        gained = limit - t[at + POINTS]
    t[at + POINTS] += gained
    t[at + SCORE + line] += gained
    return points - gained
