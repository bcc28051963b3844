"""What nobles demand, and the exact test of BQ-CLEAR-06: complete, dead or open.

A noble is judged by its own dishes alone (BQ-R-16). "c" is its colour; a c-dish has that colour or
is white (BQ-NOBLE-05). Section 3.1 of docs/rules/banquet.md shows why these tests are exact; the
tests compare them with a search that knows only the demands.

``at`` is where the noble's dishes begin on the table, ``count`` how many there are (never none).
"""

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64

from bagatelle.games.banquet.state import COURSE, NONE, TYPES, VALUES, type_of, value_of
from bagatelle.kernel.table import Table

OPEN: Final = 0
COMPLETE: Final = 1
DEAD: Final = 2

WHITE: Final = TYPES - 1
COPIES: Final = TYPES
"""Every value stands on one dish of each type."""
C_COPIES: Final = 2
"""Two of them are c-dishes: the one of colour c and the white one."""

FALLING: Final = 0
RISING: Final = 1


def is_c(dish: i64, colour: i64) -> bool:
    kind = dish // VALUES
    return kind == colour or kind == WHITE


def total_of(t: Table, at: i64, count: i64) -> i64:
    total: i64 = 0
    for plate in range(at, at + count):
        total += t[plate] % VALUES + 1
    return total


def all_c(t: Table, at: i64, count: i64, colour: i64) -> bool:
    for plate in range(at, at + count):
        if not is_c(t[plate], colour):
            return False
    return True


def c_dishes(t: Table, at: i64, count: i64, colour: i64, value: i64) -> i64:
    """How many c-dishes of this value are among the dishes."""
    found: i64 = 0
    for plate in range(at, at + count):
        if value_of(t[plate]) == value and is_c(t[plate], colour):
            found += 1
    return found


def dishes_of(t: Table, at: i64, count: i64, value: i64) -> i64:
    """How many dishes of this value are among the dishes."""
    found: i64 = 0
    for plate in range(at, at + count):
        if value_of(t[plate]) == value:
            found += 1
    return found


class Demand(ABC):
    """One requirement of the rulebook's lists, with its figures from the box."""

    @abstractmethod
    def judge(self, t: Table, at: i64, count: i64, colour: i64) -> i64:
        """COMPLETE, DEAD or OPEN for the dishes that lie there now."""

    def courses(self) -> i64:
        """In how many courses a dish can be put (BQ-SERVE-08)."""
        return 1


class SameValue(Demand):
    """So many dishes of one value, at least so many of them c-dishes (BQ-NOBLE-U1)."""

    def __init__(self, cards: int, colour_at_least: int) -> None:
        self.cards: i64 = cards
        self.colour_at_least: i64 = colour_at_least

    def judge(self, t: Table, at: i64, count: i64, colour: i64) -> i64:
        value = value_of(t[at])
        if dishes_of(t, at, count, value) < count:
            return DEAD
        missing = self.colour_at_least - c_dishes(t, at, count, colour, value)
        if missing > self.cards - count:
            return DEAD
        return COMPLETE if count == self.cards else OPEN


class Groups(Demand):
    """Two groups of one value each, with a c-dish in each (BQ-NOBLE-U2, BQ-NOBLE-M1).

    The dishes are judged as a set (BQ-R-08), and both groups may have the same value (BQ-R-10).
    """

    def __init__(self, smaller: int, larger: int, colour_per_group: int) -> None:
        self.smaller: i64 = smaller
        self.larger: i64 = larger
        self.colour_per_group: i64 = colour_per_group

    def judge(self, t: Table, at: i64, count: i64, colour: i64) -> i64:
        value = value_of(t[at])
        n = dishes_of(t, at, count, value)
        m = c_dishes(t, at, count, colour, value)
        possible: bool
        if n == count:
            possible = (
                self._fits(n, m, self.smaller, 1)
                or self._fits(n, m, self.larger, 1)
                or self._fits(n, m, self.smaller + self.larger, 2)
            )
        else:
            other: i64 = NONE
            for plate in range(at, at + count):
                if value_of(t[plate]) != value:
                    other = value_of(t[plate])
            other_n = dishes_of(t, at, count, other)
            if n + other_n < count:
                return DEAD
            other_m = c_dishes(t, at, count, colour, other)
            possible = (
                self._fits(n, m, self.smaller, 1) and self._fits(other_n, other_m, self.larger, 1)
            ) or (
                self._fits(n, m, self.larger, 1) and self._fits(other_n, other_m, self.smaller, 1)
            )
        if not possible:
            return DEAD
        return COMPLETE if count == self.smaller + self.larger else OPEN

    def _fits(self, n: i64, m: i64, size: i64, groups: i64) -> bool:
        """Whether n dishes of one value, m of them c-dishes, can still become these groups."""
        return n <= size and groups * self.colour_per_group - m <= size - n


class Total(Demand):
    """So many c-dishes with a total between two limits (BQ-NOBLE-U3, BQ-NOBLE-U5)."""

    def __init__(self, cards: int, min_total: int, max_total: int) -> None:
        self.cards: i64 = cards
        self.min_total: i64 = min_total
        self.max_total: i64 = max_total

    def judge(self, t: Table, at: i64, count: i64, colour: i64) -> i64:
        if count > self.cards or not all_c(t, at, count, colour):
            return DEAD
        total = total_of(t, at, count)
        if total + self._rest(t, at, count, colour, 1, 1) > self.max_total:
            return DEAD
        if total + self._rest(t, at, count, colour, VALUES, -1) < self.min_total:
            return DEAD
        return COMPLETE if count == self.cards else OPEN

    def _rest(self, t: Table, at: i64, count: i64, colour: i64, value: i64, step: i64) -> i64:
        """The sum of the missing dishes if they are the lowest (or highest) still to be had."""
        missing = self.cards - count
        rest: i64 = 0
        while missing > 0:
            free = C_COPIES - c_dishes(t, at, count, colour, value)
            if free > missing:
                free = missing
            rest += free * value
            missing -= free
            value += step
        return rest


class SumOfTwo(Demand):
    """Three c-dishes, two of which add up to the third (BQ-NOBLE-U4)."""

    def judge(self, t: Table, at: i64, count: i64, colour: i64) -> i64:
        if not all_c(t, at, count, colour):
            return DEAD
        if count < 2:
            return OPEN
        a = value_of(t[at])
        b = value_of(t[at + 1])
        if count == 2:
            # Different values leave their difference; equal ones only their sum.
            return DEAD if a == b and a + b > VALUES else OPEN
        c = value_of(t[at + 2])
        return COMPLETE if a + b == c or a + c == b or b + c == a else DEAD


class SameParity(Demand):
    """So many c-dishes, all even or all odd (BQ-NOBLE-M2)."""

    def __init__(self, cards: int) -> None:
        self.cards: i64 = cards

    def judge(self, t: Table, at: i64, count: i64, colour: i64) -> i64:
        if count > self.cards or not all_c(t, at, count, colour):
            return DEAD
        parity = value_of(t[at]) % 2
        for plate in range(at, at + count):
            if value_of(t[plate]) % 2 != parity:
                return DEAD
        return COMPLETE if count == self.cards else OPEN


class ExactTotal(Demand):
    """An exact total of any dishes (BQ-NOBLE-U6), or of one per type (BQ-NOBLE-M6)."""

    def __init__(self, total: int, white_allowed: bool, one_per_type: bool) -> None:
        self.total: i64 = total
        self.white_allowed: bool = white_allowed
        self.one_per_type: bool = one_per_type

    def judge(self, t: Table, at: i64, count: i64, colour: i64) -> i64:
        total: i64 = 0
        types: i64 = 0
        for plate in range(at, at + count):
            kind = type_of(t[plate])
            if kind == WHITE and not self.white_allowed:
                return DEAD
            if self.one_per_type and types & (1 << kind):
                return DEAD
            types |= 1 << kind
            total += value_of(t[plate])
        rest = self.total - total
        if rest <= 0:
            return COMPLETE if rest == 0 else DEAD
        allowed: i64 = TYPES if self.white_allowed else TYPES - 1
        if self.one_per_type:
            # An unused type has all its values, so j more dishes reach every total from j to 12 j.
            return OPEN if rest <= VALUES * (allowed - count) else DEAD
        return OPEN if self._reachable(t, at, count, rest, allowed) else DEAD

    def _reachable(self, t: Table, at: i64, count: i64, rest: i64, copies: i64) -> bool:
        """Whether the rest is a sum of values of dishes that do not lie here."""
        sums: i64 = 1
        for value in range(VALUES, 0, -1):
            for _ in range(copies - dishes_of(t, at, count, value)):
                sums |= sums << value
            if sums & (1 << rest):
                return True
            sums &= (1 << rest) - 1
        return False


class Ordered(Demand):
    """One or two courses served in rising or falling order (BQ-NOBLE-M3, M4, M5)."""

    def __init__(
        self, directions: list[int], length: int, colour_first: bool, colour_last: bool
    ) -> None:
        self.first_direction: i64 = directions[0]
        self.second_direction: i64 = directions[-1]
        self.count_of_courses: i64 = len(directions)
        self.length: i64 = length
        self.colour_first: bool = colour_first
        self.colour_last: bool = colour_last

    def courses(self) -> i64:
        return self.count_of_courses

    def judge(self, t: Table, at: i64, count: i64, colour: i64) -> i64:
        verdict = self._judge_course(t, at, count, colour, 0, self.first_direction)
        if verdict == DEAD or self.count_of_courses == 1:
            return verdict
        second = self._judge_course(t, at, count, colour, 1, self.second_direction)
        if second == DEAD:
            return DEAD
        return COMPLETE if verdict == COMPLETE and second == COMPLETE else OPEN

    def _judge_course(
        self, t: Table, at: i64, count: i64, colour: i64, course: i64, direction: i64
    ) -> i64:
        size: i64 = 0
        last: i64 = 0
        dish: i64 = NONE
        for plate in range(at, at + count):
            if t[plate] // COURSE != course:
                continue
            dish = t[plate] % COURSE
            value = value_of(dish)
            if size == 0:
                if self.colour_first and not is_c(dish, colour):
                    return DEAD
            elif value == last or (value > last) != (direction == RISING):
                return DEAD
            last = value
            size += 1
        if size == 0:
            return OPEN
        missing = self.length - size
        if missing < 0:
            return DEAD
        if missing == 0:
            return DEAD if self.colour_last and not is_c(dish, colour) else COMPLETE
        room = VALUES - last if direction == RISING else last - 1
        return OPEN if room >= missing else DEAD
