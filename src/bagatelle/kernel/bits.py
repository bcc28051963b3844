"""Sets of things as ints: thing n is in the set if bit n is 1."""

from typing import Final

from mypy_extensions import i64

from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.table import Table

HIGHEST: Final = 61
HIGHEST_BIT: Final = 1 << HIGHEST
"""The last bit that a constant of mypyc's may have: a larger one is an object of Python's, which is
turned into a machine int at every use.
"""

# Of every three bits the lowest; the two lowest; of every six bits the lower three.
THIRDS: Final = 0o111111111111111111111
PAIRS: Final = 0o333333333333333333333
SIXTHS: Final = 0o307070707070707070707


def bit(thing: i64) -> i64:
    """The set of one thing.

    Not ``1 << thing``: mypyc writes a small constant as a C int, which is too short for the shift.
    """
    highest: i64 = HIGHEST_BIT
    return highest >> (HIGHEST - thing)


def has(things: i64, thing: i64) -> bool:
    return things >> thing & 1 == 1


def count(things: i64) -> i64:
    """How many things are in a set: in every three bits, then in every six, then in all.

    Not ``int.bit_count``: for that mypyc makes an object of Python's of every set.
    """
    in_threes = things - (things >> 1 & PAIRS) - (things >> 2 & THIRDS)
    return (in_threes + (in_threes >> 3) & SIXTHS) % 63


def lowest(things: i64) -> i64:
    """The first thing of a set that is not empty."""
    return int(things & -things).bit_length() - 1


def members(things: i64) -> list[int]:
    """The things of a set, in rising order.

    >>> members(0b10110)
    [1, 2, 4]
    """
    found: list[int] = []
    while things != 0:
        low: i64 = things & -things
        found.append(int(low).bit_length() - 1)
        things ^= low
    return found


def list_things(things: i64, first_move: i64, moves: Table, number: i64) -> i64:
    """Write a move for each thing of a set, in rising order, from a place of the buffer on.

    Returns how many moves the buffer then holds.
    """
    while things != 0:
        low: i64 = things & -things
        moves[number] = first_move + int(low).bit_length() - 1
        number += 1
        things ^= low
    return number


def sets_of(numbers: list[int], end: int) -> Table:
    """For each number below an end the set of the things that have it.

    >>> sets_of([0, 2, 0], 3) == Table([0b101, 0, 0b010])
    True
    """
    found = Table([0] * end)
    for thing in range(len(numbers)):
        found[numbers[thing]] |= bit(thing)
    return found


def why_not_in(things: i64, thing: i64, end: i64, strange: i64, missing: i64) -> i64:
    """The reason why a thing of a set cannot be chosen; 0 if it can.

    ``strange``, if it is no number of a thing at all (these end before ``end``); ``missing``, if it
    is not in the set.
    """
    if not 0 <= thing < end:
        return strange
    if has(things, thing):
        return 0
    return missing


def any_of(things: i64, dealer: Dealer) -> i64:
    """One thing of a set that is not empty, each equally likely."""
    skip: i64 = dealer.below(count(things))
    while skip > 0:
        things &= things - 1
        skip -= 1
    return lowest(things)


def some_of(things: i64, number: i64, dealer: Dealer) -> i64:
    """A set of so many things of a set, all such sets equally likely."""
    found: i64 = 0
    for _ in range(number):
        found |= bit(any_of(things & ~found, dealer))
    return found
