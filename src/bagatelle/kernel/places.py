"""Rows of places on a table, each with one thing or nothing in it: an offer, a shelf, a tray."""

from typing import Final

from mypy_extensions import i64

from bagatelle.kernel.table import Table

NOTHING: Final = -1


def filled(t: Table, first: i64, end: i64) -> i64:
    """How many of the places have something in them."""
    found: i64 = 0
    for place in range(first, end):
        if t[place] != NOTHING:
            found += 1
    return found


def place_of(t: Table, first: i64, end: i64, thing: i64) -> i64:
    """Where a thing lies; ``NOTHING`` if it does not lie there."""
    for place in range(first, end):
        if t[place] == thing:
            return place
    return NOTHING


def list_placed(t: Table, first: i64, end: i64, first_move: i64, moves: Table, found: i64) -> i64:
    """Write a move for each thing that lies there, place by place, from a place of the buffer on.

    Returns how many moves the buffer then holds.
    """
    for place in range(first, end):
        if t[place] != NOTHING:
            moves[found] = first_move + t[place]
            found += 1
    return found
