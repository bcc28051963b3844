"""
How likely an open noble is to be satisfied before the banquet ends.

Every demand is a chase through a few steps: dishes arrive at the rates of ``Supply``, and the one
who chases serves a dish if that makes the noble's prospects better, and waits otherwise. The end
of the banquet arrives at a rate of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bagatelle.bots.banquet.supply import Supply
from bagatelle.games.banquet import demands
from bagatelle.games.banquet.state import COURSE, DISHES, TYPES, VALUES

Steps = list[tuple[float, float]]
"""Ways to go on: the chance of success behind each, and the rate at which it opens."""


def best_chance(steps: Iterable[tuple[float, float]], end: float) -> float:
    """
    The chance to get through one of the steps and succeed, if each is taken only when it helps.

    >>> best_chance([(1.0, 3.0)], end=1.0)
    0.75
    >>> best_chance([(1.0, 3.0), (0.5, 9.0)], end=1.0)  # better wait for the first
    0.75
    """
    good, any_of_them = 0.0, end
    for chance, rate in sorted(steps, reverse=True):
        if chance * any_of_them <= good:
            break
        good += chance * rate
        any_of_them += rate
    return good / any_of_them


def both(one: float, other: float) -> float:
    """
    The chance that two chases side by side succeed, from the chance of each.

    As if each were a single step: one is done before the end with its chance, and so is the other,
    but both have the same end.

    >>> round(both(0.5, 0.5), 3), both(1.0, 0.3)
    (0.333, 0.3)
    """
    if one >= 1.0 or other >= 1.0:
        return min(one, other)
    odds = one / (1 - one) + other / (1 - other)
    return one + other - odds / (1 + odds)


class Prospects:
    """The prospects of one noble under any dishes, as long as the supply is the same."""

    def __init__(self, supply: Supply, colour: int) -> None:
        self.supply = supply
        self.end = supply.end
        self.colour = colour

    def of(self, plates: Sequence[int]) -> float:
        """The chance with these dishes under the noble, which must be open."""
        raise NotImplementedError(type(self).__name__)


class Groups(Prospects):
    """Groups of dishes of one value, with c-dishes in each: U1 is one of them, U2 and M1 are two."""

    def __init__(
        self, supply: Supply, colour: int, sizes: Sequence[int], colour_per_group: int
    ) -> None:
        super().__init__(supply, colour)
        self._sizes = sizes
        self._wanted = colour_per_group
        self._first_steps = {size: self._steps_from_nothing(size) for size in sizes}

    def of(self, plates: Sequence[int]) -> float:
        values = sorted({plate % VALUES for plate in plates})
        if len(self._sizes) == 1:
            (size,) = self._sizes
            return self._group(values[0], plates, size) if values else self._elsewhere(size, values)
        smaller, larger = self._sizes
        if not values:
            return both(self._elsewhere(smaller, values), self._elsewhere(larger, values))
        first = values[0]
        if len(values) == 2:
            second = values[1]
            return max(
                both(self._group(first, plates, a), self._group(second, plates, b))
                for a, b in ((smaller, larger), (larger, smaller))
            )
        return max(
            both(self._group(first, plates, smaller), self._elsewhere(larger, values)),
            both(self._group(first, plates, larger), self._elsewhere(smaller, values)),
            self._group(first, plates, smaller + larger, groups=2),
        )

    def _elsewhere(self, size: int, values: Sequence[int]) -> float:
        """A whole group of some value that is not there yet."""
        steps = self._first_steps[size]
        return best_chance(
            (step for value in range(VALUES) if value not in values for step in steps[value]),
            self.end,
        )

    def _steps_from_nothing(self, size: int) -> list[Steps]:
        return [
            [
                (self._group(dish % VALUES, [dish], size), self.supply.rates[dish])
                for dish in range(value, DISHES, VALUES)
                if self.supply.rates[dish]
            ]
            for value in range(VALUES)
        ]

    def _group(self, value: int, plates: Sequence[int], size: int, groups: int = 1) -> float:
        """The dishes of one value become this many groups of this size together."""
        own = [plate for plate in plates if plate % VALUES == value]
        c_rates, other_rates = [], []
        for dish in range(value, DISHES, VALUES):
            rate = self.supply.rates[dish]
            if rate and dish not in own:
                (c_rates if demands.is_c(dish, self.colour) else other_rates).append(rate)
        found = sum(demands.is_c(plate, self.colour) for plate in own)
        missing = size - len(own)
        return self._rest(missing, groups * self._wanted - found, c_rates, other_rates)

    def _rest(self, missing: int, c_missing: int, c_rates: list[float], others: list[float]) -> float:
        """So many more dishes, so many of them c-dishes."""
        if missing < max(c_missing, 0) or missing > len(c_rates) + len(others):
            return 0.0
        if missing == 0:
            return 1.0
        steps: Steps = []
        if c_rates:
            rest = self._rest(missing - 1, c_missing - 1, c_rates[1:], others)
            steps.append((rest, sum(c_rates)))
        if others:
            rest = self._rest(missing - 1, c_missing, c_rates, others[1:])
            steps.append((rest, sum(others)))
        return best_chance(steps, self.end)


class Total(Prospects):
    """So many c-dishes with a total between two limits."""

    def __init__(self, supply: Supply, colour: int, demand: demands.Total) -> None:
        super().__init__(supply, colour)
        self._demand = demand
        self._rates = supply.of_colour(colour)
        self._known: dict[tuple[int, int], float] = {}

    def of(self, plates: Sequence[int]) -> float:
        return self._rest(self._demand.cards - len(plates), sum(plate % VALUES + 1 for plate in plates))

    def _rest(self, missing: int, total: int) -> float:
        if missing == 0:
            return float(self._demand.min_total <= total <= self._demand.max_total)
        if total + missing > self._demand.max_total:
            return 0.0
        if total + missing * VALUES < self._demand.min_total:
            return 0.0
        key = missing, total
        if key not in self._known:
            steps = [
                (self._rest(missing - 1, total + value), rate)
                for value, rate in enumerate(self._rates, start=1)
            ]
            self._known[key] = best_chance(steps, self.end)
        return self._known[key]


class SumOfTwo(Prospects):
    """Three c-dishes, two of which add up to the third."""

    def __init__(self, supply: Supply, colour: int) -> None:
        super().__init__(supply, colour)
        self._rates = supply.of_colour(colour)
        self._known: dict[tuple[int, ...], float] = {}

    def of(self, plates: Sequence[int]) -> float:
        return self._rest(tuple(sorted(plate % VALUES + 1 for plate in plates)))

    def _rest(self, values: tuple[int, ...]) -> float:
        if values not in self._known:
            self._known[values] = best_chance(self._steps(values), self.end)
        return self._known[values]

    def _steps(self, values: tuple[int, ...]) -> Steps:
        if len(values) < 2:
            return [
                (self._rest(tuple(sorted((*values, value)))), rate)
                for value, rate in enumerate(self._rates, start=1)
            ]
        low, high = values
        wanted = {high - low, high + low}
        return [(1.0, self._rates[value - 1]) for value in wanted if 1 <= value <= VALUES]


class SameParity(Prospects):
    """So many c-dishes, all even or all odd."""

    def __init__(self, supply: Supply, colour: int, demand: demands.SameParity) -> None:
        super().__init__(supply, colour)
        self._demand = demand
        rates = supply.of_colour(colour)
        self._by_parity = (sum(rates[1::2]), sum(rates[0::2]))

    def of(self, plates: Sequence[int]) -> float:
        missing = int(self._demand.cards) - len(plates)
        if plates:
            return self._rest(missing, (plates[0] + 1) % 2)
        steps = [(self._rest(missing - 1, parity), self._by_parity[parity]) for parity in (0, 1)]
        return best_chance(steps, self.end)

    def _rest(self, missing: int, parity: int) -> float:
        rate = self._by_parity[parity]
        return float((rate / (rate + self.end)) ** missing)


class ExactTotal(Prospects):
    """An exact total of any dishes, or of dishes of different types."""

    def __init__(self, supply: Supply, colour: int, demand: demands.ExactTotal) -> None:
        super().__init__(supply, colour)
        self._demand = demand
        self._kinds = TYPES if demand.white_allowed else TYPES - 1
        self._known: dict[tuple[int, int, int], float] = {}

    def of(self, plates: Sequence[int]) -> float:
        used = 0
        if self._demand.one_per_type:
            used = sum(1 << plate // VALUES for plate in plates)
        rest = int(self._demand.total) - sum(plate % VALUES + 1 for plate in plates)
        rates = [0.0] * VALUES
        free = [kind for kind in range(self._kinds) if not used >> kind & 1]
        for kind in free:
            for value, rate in enumerate(self.supply.of_type(kind)):
                rates[value] += rate
        return self._rest(used, rest, len(free), rates)

    def _rest(self, used: int, rest: int, free: int, rates: list[float]) -> float:
        """The types that will be used on the way are not told apart, only counted."""
        if rest == 0:
            return 1.0
        if free == 0:
            return 0.0
        key = used, rest, free
        if key not in self._known:
            left = free - 1 if self._demand.one_per_type else free
            rarer = [rate * left / free for rate in rates]
            steps = [
                (self._rest(used, rest - value, left, rarer), rate)
                for value, rate in enumerate(rates[:rest], start=1)
            ]
            self._known[key] = best_chance(steps, self.end)
        return self._known[key]


class Ordered(Prospects):
    """One or two courses in rising or falling order."""

    def __init__(self, supply: Supply, colour: int, demand: demands.Ordered) -> None:
        super().__init__(supply, colour)
        self._demand = demand
        self._directions = (int(demand.first_direction), int(demand.second_direction))
        self._colour_rates = supply.of_colour(colour)
        self._known: dict[tuple[int, int, int], float] = {}

    def of(self, plates: Sequence[int]) -> float:
        chances = [
            self._course(direction, [plate for plate in plates if plate // COURSE == course])
            for course, direction in enumerate(self._directions[: self._demand.count_of_courses])
        ]
        return chances[0] if len(chances) == 1 else both(*chances)

    def _course(self, direction: int, plates: list[int]) -> float:
        size = len(plates)
        if direction == demands.RISING:
            return self._rest(direction, size, plates[-1] % VALUES + 1 if plates else 0)
        return self._rest(direction, size, VALUES - plates[-1] % VALUES if plates else 0)

    def _rest(self, direction: int, size: int, last: int) -> float:
        """``last`` counts from the end at which the course begins, so that every course rises."""
        length = int(self._demand.length)
        if size == length:
            return 1.0
        key = direction, size, last
        if key not in self._known:
            wants_colour = (size == 0 and self._demand.colour_first) or (
                size == length - 1 and self._demand.colour_last
            )
            rates = self._colour_rates if wants_colour else self.supply.by_value
            highest = VALUES - (length - size - 1)
            steps = [
                (
                    self._rest(direction, size + 1, value),
                    rates[value - 1 if direction == demands.RISING else VALUES - value],
                )
                for value in range(last + 1, highest + 1)
            ]
            self._known[key] = best_chance(steps, self.end)
        return self._known[key]


def prospects(supply: Supply, demand: demands.Demand, colour: int) -> Prospects:
    """The prospects of a noble with this demand and colour."""
    match demand:
        case demands.SameValue():
            return Groups(supply, colour, (int(demand.cards),), int(demand.colour_at_least))
        case demands.Groups():
            sizes = int(demand.smaller), int(demand.larger)
            return Groups(supply, colour, sizes, int(demand.colour_per_group))
        case demands.Total():
            return Total(supply, colour, demand)
        case demands.SumOfTwo():
            return SumOfTwo(supply, colour)
        case demands.SameParity():
            return SameParity(supply, colour, demand)
        case demands.ExactTotal():
            return ExactTotal(supply, colour, demand)
        case demands.Ordered():
            return Ordered(supply, colour, demand)
    raise TypeError(type(demand).__name__)
