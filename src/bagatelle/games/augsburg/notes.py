"""Sets of notes: a set of values for each noble, and a number of jokers (AU-COMP-02, 03)."""

from mypy_extensions import i64

from bagatelle.games.augsburg.state import (
    JOKER,
    JOKERS_AT,
    MAXIMILIAN,
    NOBLES,
    NONE,
    NOTE_SET,
    VALUES,
)
from bagatelle.kernel.bits import bit, count, list_things
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.table import Table


def put(t: Table, at: i64, note: i64) -> None:
    """Put a note into the set that begins at a place."""
    if note == JOKER:
        t[at + JOKERS_AT] += 1
    else:
        t[at + note // VALUES] |= bit(note % VALUES)


def take(t: Table, at: i64, note: i64) -> None:
    """Take a note out of a set that holds it."""
    if note == JOKER:
        t[at + JOKERS_AT] -= 1
    else:
        t[at + note // VALUES] &= ~bit(note % VALUES)


def holds(t: Table, at: i64, note: i64) -> bool:
    if note == JOKER:
        return t[at + JOKERS_AT] > 0
    return t[at + note // VALUES] >> (note % VALUES) & 1 == 1


def size(t: Table, at: i64) -> i64:
    return noble_notes(t, at) + t[at + JOKERS_AT]


def noble_notes(t: Table, at: i64) -> i64:
    """How many of the notes belong to a noble."""
    return count(t[at]) + count(t[at + 1]) + count(t[at + 2]) + count(t[at + 3])


def notes_of(t: Table, at: i64, noble: i64) -> i64:
    """How many of the notes belong to the noble; for Maximilian, to any of them (AU-MAX-02)."""
    return noble_notes(t, at) if noble == MAXIMILIAN else count(t[at + noble])


def clear(t: Table, at: i64) -> None:
    for place in range(at, at + NOTE_SET):
        t[place] = 0


def pour(t: Table, source: i64, into: i64) -> None:
    """All notes of one set go into another."""
    for noble in range(NOBLES):
        t[into + noble] |= t[source + noble]
        t[source + noble] = 0
    t[into + JOKERS_AT] += t[source + JOKERS_AT]
    t[source + JOKERS_AT] = 0


def listed(t: Table, at: i64) -> list[int]:
    """The notes of a set in canonical order, every joker by itself."""
    found: list[int] = []
    for noble in range(NOBLES):
        values: i64 = t[at + noble]
        while values != 0:
            low: i64 = values & -values
            found.append(noble * VALUES + int(low).bit_length() - 1)
            values ^= low
    for _ in range(t[at + JOKERS_AT]):
        found.append(JOKER)
    return found


def list_kinds(t: Table, at: i64, first_move: i64, moves: Table) -> i64:
    """Write a move for each note of a set in canonical order, jokers only once.

    Returns how many moves the buffer then holds.
    """
    found: i64 = 0
    for noble in range(NOBLES):
        found = list_things(t[at + noble], first_move + noble * VALUES, moves, found)
    if t[at + JOKERS_AT] > 0:
        moves[found] = first_move + JOKER
        found += 1
    return found


def last(t: Table, at: i64) -> i64:
    """The last note of a set in canonical order; ``NONE`` if it is empty."""
    if t[at + JOKERS_AT] > 0:
        return JOKER
    for noble in range(NOBLES - 1, -1, -1):
        if t[at + noble] != 0:
            return noble * VALUES + int(t[at + noble]).bit_length() - 1
    return NONE


def any_note(t: Table, at: i64, notes: i64, dealer: Dealer) -> i64:
    """One of so many notes in a set, each equally likely."""
    skip: i64 = dealer.below(notes)
    for noble in range(NOBLES):
        values: i64 = t[at + noble]
        here: i64 = count(values)
        if skip < here:
            while skip > 0:
                values &= values - 1
                skip -= 1
            return noble * VALUES + int(values & -values).bit_length() - 1
        skip -= here
    return JOKER


def worth(price: Table, t: Table, at: i64) -> i64:
    """What all notes of a set cost together."""
    florins: i64 = 0
    for note in listed(t, at):
        florins += price[note]
    return florins
