"""Moves as ints. Their meaning does not depend on the table."""

from typing import Final

from mypy_extensions import i64

from bagatelle.games.banquet.state import (
    ALL_NOBLES,
    COLUMNS,
    DISHES,
    ICONS,
    ROWS,
)

TURNS_OF_IMPOSTER: Final = 4

# The place under a noble: the noble as a whole, or one of the two courses of BQ-SERVE-08.
PLACES: Final = 3
NO_COURSE: Final = 0

TAKE_ROW: Final = 0
TAKE_COLUMN: Final = TAKE_ROW + ROWS
TAKE_IMPOSTER: Final = TAKE_COLUMN + COLUMNS
DONE: Final = TAKE_IMPOSTER + ICONS * TURNS_OF_IMPOSTER
CLEAR_NOBLE: Final = DONE + 1
SERVE_DISH: Final = CLEAR_NOBLE + ALL_NOBLES
NEXT_DISH: Final = ALL_NOBLES * PLACES
ALL_MOVES: Final = SERVE_DISH + DISHES * NEXT_DISH

WAYS_TO_TAKE: Final = DONE
"""Every move below this one takes three dishes."""


def imposter_move(icon: i64, turn: i64) -> i64:
    return TAKE_IMPOSTER + icon * TURNS_OF_IMPOSTER + turn


def serve_move(dish: i64, noble: i64, place: i64) -> i64:
    return SERVE_DISH + dish * NEXT_DISH + noble * PLACES + place


def dish_served(move: i64) -> i64:
    return (move - SERVE_DISH) // NEXT_DISH


def noble_served(move: i64) -> i64:
    return (move - SERVE_DISH) // PLACES % ALL_NOBLES


def place_served(move: i64) -> i64:
    return (move - SERVE_DISH) % PLACES


def course_served(move: i64) -> i64:
    """The course of a dish; a noble without courses has only the first."""
    place = place_served(move)
    return 0 if place == NO_COURSE else place - 1
