"""Moves as ints, whose meaning does not depend on the table, and a row for each kind of them."""

from typing import Final

from mypy_extensions import i64

from bagatelle.games.banquet.state import ALL_NOBLES, COLUMNS, COURSE, DISHES, ICONS, ROWS
from bagatelle.kernel.rows import MoveKind

TURNS_OF_IMPOSTER: Final = 4
COURSES: Final = 2
"""A noble may have as many (BQ-SERVE-08): a course is numbered noble by noble."""
ALL_COURSES: Final = ALL_NOBLES * COURSES

TAKE_ROW: Final = 0
TAKE_COLUMN: Final = TAKE_ROW + ROWS
TAKE_IMPOSTER: Final = TAKE_COLUMN + COLUMNS
DONE: Final = TAKE_IMPOSTER + ICONS * TURNS_OF_IMPOSTER
CLEAR_NOBLE: Final = DONE + 1
SERVE_NOBLE: Final = CLEAR_NOBLE + ALL_NOBLES
SERVE_COURSE: Final = SERVE_NOBLE + DISHES * ALL_NOBLES
ALL_MOVES: Final = SERVE_COURSE + DISHES * ALL_COURSES

WAYS_TO_TAKE: Final = DONE
"""Every move below this one takes three dishes."""

MOVE_KINDS: tuple[MoveKind, ...] = (
    MoveKind(TAKE_ROW, "take", "take row {row}"),
    MoveKind(TAKE_COLUMN, "take", "take column {column}"),
    MoveKind(TAKE_IMPOSTER, "take", "take imposter {imposter}"),
    MoveKind(DONE, "done", "done"),
    MoveKind(CLEAR_NOBLE, "clear", "clear {noble}"),
    MoveKind(SERVE_NOBLE, "serve", "serve {dish} {noble}"),
    MoveKind(SERVE_COURSE, "serve", "serve {dish} course {course}"),
)


def imposter_move(icon: i64, turn: i64) -> i64:
    return TAKE_IMPOSTER + icon * TURNS_OF_IMPOSTER + turn


def serve_move(dish: i64, noble: i64) -> i64:
    return SERVE_NOBLE + dish * ALL_NOBLES + noble


def serve_course_move(dish: i64, noble: i64, course: i64) -> i64:
    return SERVE_COURSE + dish * ALL_COURSES + noble * COURSES + course


def dish_served(move: i64) -> i64:
    if move < SERVE_COURSE:
        return (move - SERVE_NOBLE) // ALL_NOBLES
    return (move - SERVE_COURSE) // ALL_COURSES


def noble_served(move: i64) -> i64:
    if move < SERVE_COURSE:
        return (move - SERVE_NOBLE) % ALL_NOBLES
    return (move - SERVE_COURSE) % ALL_COURSES // COURSES


def course_served(move: i64) -> i64:
    """The course of a dish; a noble without courses has only the first."""
    return 0 if move < SERVE_COURSE else (move - SERVE_COURSE) % COURSES


def plate_served(move: i64) -> i64:
    """The dish with its course, as it lies under a noble."""
    return dish_served(move) + course_served(move) * COURSE
