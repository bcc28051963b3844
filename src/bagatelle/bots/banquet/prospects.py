"""How likely an open noble is to be satisfied before the banquet ends.

Every demand is a chase through a few steps: dishes arrive at the rates of ``Supply``, and the one
who chases serves a dish if that makes the noble's prospects better, and waits otherwise. The end
of the banquet arrives at a rate of its own.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence

from bagatelle.bots.banquet.supply import Supply
from bagatelle.games.banquet import demands
from bagatelle.games.banquet.state import COURSE, DISHES, NONE, TYPES, VALUES

Steps = list[tuple[float, float]]
"""Ways to go on: the chance of success behind each, and the rate at which it opens."""


def best_chance(steps: Iterable[tuple[float, float]], end: float) -> float:
    """The chance to get through one of the steps and succeed, if each is taken only when it helps.

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
    """The chance that two chases side by side succeed, from the chance of each.

    As if each were a single step: one is done before the end with its chance, and so is the other,
    but both have the same end.

    >>> round(both(0.5, 0.5), 3), both(1.0, 0.3)
    (0.333, 0.3)
    """
    if one >= 1.0 or other >= 1.0:
        return min(one, other)
    odds = one / (1 - one) + other / (1 - other)
    return one + other - odds / (1 + odds)


class Prospects(ABC):
    """The prospects of one noble under any dishes, as long as the supply is the same."""

    def __init__(self, supply: Supply, colour: int) -> None:
        self.supply = supply
        self.end = supply.end
        self.colour = colour

    @abstractmethod
    def of(self, plates: Sequence[int]) -> float:
        """The chance with these dishes under the noble, which must be open."""


class Groups(Prospects):
    """Groups of dishes of one value, with c-dishes in each: U1 is one group, U2 and M1 are two."""

    def __init__(
        self, supply: Supply, colour: int, sizes: Sequence[int], colour_per_group: int
    ) -> None:
        super().__init__(supply, colour)
        self._sizes = sizes
        self._wanted = colour_per_group
        self._c_dishes: list[list[int]] = [[] for _ in range(VALUES)]
        self._others: list[list[int]] = [[] for _ in range(VALUES)]
        for dish in range(DISHES):
            if supply.rates[dish]:
                dishes = self._c_dishes if demands.is_c(dish, colour) else self._others
                dishes[dish % VALUES].append(dish)
        self._c_rates = [self._mean_rate(dishes) for dishes in self._c_dishes]
        self._other_rates = [self._mean_rate(dishes) for dishes in self._others]
        self._known: dict[tuple[int, int, int, int, int], float] = {}
        self._known_elsewhere: dict[tuple[int, int], float] = {}

    def of(self, plates: Sequence[int]) -> float:
        values = list({plate % VALUES for plate in plates})
        if len(self._sizes) == 1:
            (size,) = self._sizes
            return self._group(values[0], plates, size) if values else self._elsewhere(size)
        smaller, larger = self._sizes
        if not values:
            return both(self._elsewhere(smaller), self._elsewhere(larger))
        first = values[0]
        if len(values) == 2:
            second = values[1]
            return max(
                both(self._group(first, plates, smaller), self._group(second, plates, larger)),
                both(self._group(first, plates, larger), self._group(second, plates, smaller)),
            )
        return max(
            both(self._group(first, plates, smaller), self._elsewhere(larger, first)),
            both(self._group(first, plates, larger), self._elsewhere(smaller, first)),
            self._group(first, plates, smaller + larger, groups=2),
        )

    def _elsewhere(self, size: int, but_not: int = NONE) -> float:
        """A whole group of some value, none of which is there yet."""
        key = size, but_not
        if key not in self._known_elsewhere:
            steps: Steps = []
            for value in range(VALUES):
                if value != but_not:
                    c_left, others_left = len(self._c_dishes[value]), len(self._others[value])
                    steps += self._steps(value, size, self._wanted, c_left, others_left)
            self._known_elsewhere[key] = best_chance(steps, self.end)
        return self._known_elsewhere[key]

    def _group(self, value: int, plates: Sequence[int], size: int, groups: int = 1) -> float:
        """The dishes of this value become so many groups, together of this size."""
        own = [plate for plate in plates if plate % VALUES == value]
        found = sum(demands.is_c(plate, self.colour) for plate in own)
        return self._rest(
            value,
            size - len(own),
            groups * self._wanted - found,
            sum(dish not in own for dish in self._c_dishes[value]),
            sum(dish not in own for dish in self._others[value]),
        )

    def _rest(
        self, value: int, missing: int, c_missing: int, c_left: int, others_left: int
    ) -> float:
        """So many more dishes, so many of them c-dishes, of those that are left to be had."""
        if missing < max(c_missing, 0) or missing > c_left + others_left:
            return 0.0
        if missing == 0:
            return 1.0
        key = value, missing, c_missing, c_left, others_left
        if key not in self._known:
            self._known[key] = best_chance(self._steps(*key), self.end)
        return self._known[key]

    def _steps(
        self, value: int, missing: int, c_missing: int, c_left: int, others_left: int
    ) -> Steps:
        steps: Steps = []
        if c_left:
            chance = self._rest(value, missing - 1, c_missing - 1, c_left - 1, others_left)
            steps.append((chance, c_left * self._c_rates[value]))
        if others_left:
            chance = self._rest(value, missing - 1, c_missing, c_left, others_left - 1)
            steps.append((chance, others_left * self._other_rates[value]))
        return steps

    def _mean_rate(self, dishes: list[int]) -> float:
        return sum(self.supply.rates[dish] for dish in dishes) / len(dishes) if dishes else 0.0


class Total(Prospects):
    """So many c-dishes with a total between two limits."""

    def __init__(self, supply: Supply, colour: int, demand: demands.Total) -> None:
        super().__init__(supply, colour)
        self._demand = demand
        self._rates = supply.of_colour(colour)
        self._known: dict[tuple[int, int], float] = {}

    def of(self, plates: Sequence[int]) -> float:
        return self._rest(
            self._demand.cards - len(plates), sum(plate % VALUES + 1 for plate in plates)
        )

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
        self._types = TYPES if demand.white_allowed else TYPES - 1
        by_type = [supply.of_type(kind) for kind in range(self._types)]
        self._rates = [sum(of_value) for of_value in zip(*by_type, strict=True)]
        self._known: dict[tuple[int, int], float] = {}

    def of(self, plates: Sequence[int]) -> float:
        rest = int(self._demand.total) - sum(plate % VALUES + 1 for plate in plates)
        used = len(plates) if self._demand.one_per_type else 0
        return self._rest(rest, self._types - used)

    def _rest(self, rest: int, types: int) -> float:
        """So much to go, with dishes of so many types: which types does not matter here."""
        if rest == 0:
            return 1.0
        if rest > types * VALUES and self._demand.one_per_type:
            return 0.0
        key = rest, types
        if key not in self._known:
            share = types / self._types
            left = types - 1 if self._demand.one_per_type else types
            steps = [
                (self._rest(rest - value, left), rate * share)
                for value, rate in enumerate(self._rates[:rest], start=1)
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
