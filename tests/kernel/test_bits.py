"""Sets of things as ints, up to the last bit that there is."""

from __future__ import annotations

import random

import pytest

from bagatelle.kernel.bits import HIGHEST, bit, count, list_things, lowest, members
from bagatelle.kernel.chapter import move_buffer

SETS = [0, *(1 << thing for thing in range(HIGHEST + 1)), (1 << (HIGHEST + 1)) - 1]
SETS += [random.Random(number).getrandbits(HIGHEST + 1) for number in range(200)]


@pytest.mark.parametrize("thing", range(HIGHEST + 1))
def test_the_set_of_one_thing(thing: int) -> None:
    assert bit(thing) == 1 << thing
    assert lowest(bit(thing)) == thing


def test_things_are_counted() -> None:
    assert [count(things) for things in SETS] == [bin(things).count("1") for things in SETS]


def test_things_are_listed() -> None:
    for things in SETS:
        expected = [thing for thing in range(HIGHEST + 1) if things >> thing & 1]
        moves = move_buffer()
        assert members(things) == expected
        assert list(moves[: list_things(things, 100, moves, 0)]) == [100 + one for one in expected]
