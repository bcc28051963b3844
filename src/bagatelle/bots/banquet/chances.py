"""How likely an open noble is to be satisfied before the banquet ends: ``prospects`` in tables of
floats, fast enough to be asked some thousand times in a playout.

Every demand is a chase through a few states. The dishes that lead from one to the next arrive at
the rates of ``Arrivals``; whoever chases serves a dish if that helps, and waits otherwise. The end
of the banquet arrives at a rate of its own, and so does a loss of patience: in a race for the sixth
noble a chance that is near is worth more than one that is far.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bagatelle.bots.search.floats import Floats
from bagatelle.games.banquet import demands, state
from bagatelle.games.banquet.box import Box
from bagatelle.kernel.table import Table

NO_TURN: Final = 0.05
"""So few turns are as good as none."""

# What every chase begins its table of states with.
SURE: Final = 0
HOPELESS: Final = 1
STATES: Final = 2

MOST_STEPS: Final = 32
ENOUGH: Final = 1e-6


class Arrivals:
    """How often each dish can be had in one of a seat's turns, and how soon the banquet ends."""

    def __init__(self, box: Box, players: i64) -> None:
        self.box: Box = box
        self.players: i64 = players
        self.rates: Floats = Floats([0.0] * state.DISHES)
        self.of_value: Floats = Floats([0.0] * state.VALUES)
        self.of_colour: Floats = Floats([0.0] * state.DISHES)
        """The rates of the c-dishes, colour by colour and value by value."""
        self.end: float = 1.0
        """The rate at which the chase ends."""
        self.hurry: float = 0.0
        """What is added to it for want of patience."""
        self.stays: float = 0.67
        """The chance that a dish on the sideboard outlasts a turn of somebody else."""
        self.reach: float = 0.8
        """How often a dish that would help can be taken."""
        self.lies: float = 0.8
        """The same of a dish that lies on the sideboard already."""
        self.comes_back: float = 0.5
        """What a discarded dish counts as long as the End card will bring it back (BQ-END-02)."""
        self.under_nobles: float = 5.0
        """How many dishes lie under a seat's nobles, more or less, when the pile is made anew."""

    def look(self, t: Table, before: i64) -> None:
        """Look at a table; so many others take before the seat does."""
        others = max(1, self.players - 1)  # the ghost takes three, too
        fresh, stays = 0.0, 1.0
        for _ in range(others + 1):
            fresh += stays
            stays *= self.stays
        fresh *= float(state.TAKEN)
        pile = self.reach * fresh / float(max(state.dishes_in_pile(t), state.CELLS))
        discards = 0.0
        if t[state.END_PACK] != state.NONE and t[state.END_SHOWN] == 0:
            discards = self.comes_back * pile
        rates = self.rates
        dish: i64 = 0
        while dish < state.DISHES:
            where = t[state.WHERE + dish]
            if where == state.IN_PILE:
                rates[dish] = pile
            elif where == state.DISCARDED:
                rates[dish] = discards
            else:
                rates[dish] = 0.0
            dish += 1
        lies = self.lies
        for _ in range(before):
            lies *= self.stays
        for place in range(state.SIDEBOARD, state.TRAY + state.TAKEN):
            if t[place] != state.NONE:
                rates[t[place]] = lies
        self._sum()
        self.end = self.hurry + 1.0 / max(NO_TURN, self.turns_left(t))

    def turns_left(self, t: Table) -> float:
        """How many turns each seat may still expect, the present one apart."""
        if self.players == 1:
            return float(self.box.solo_turns - t[state.TURNS])
        return self.dishes_left(t) / float(state.TAKEN * self.players)

    def dishes_left(self, t: Table) -> float:
        """How many dishes will probably be drawn until the End card is shown for the last time."""
        end = t[state.END_PACK]
        dishes = float(t[state.PACK + end]) / 2.0
        for pack in range(end):
            dishes += float(t[state.PACK + pack])
        if t[state.END_SHOWN] == 0:
            under = float(self.players) * self.under_nobles
            dishes += (float(state.DISHES - state.CELLS) - under) / 2.0
        return dishes

    def _sum(self) -> None:
        rates, of_value, of_colour = self.rates, self.of_value, self.of_colour
        white: i64 = demands.WHITE * state.VALUES
        value: i64 = 0
        while value < state.VALUES:
            total = 0.0
            place = value
            while place < state.DISHES:
                total += rates[place]
                of_colour[place] = rates[place]
                if place < white:
                    of_colour[place] += rates[white + value]
                place += state.VALUES
            of_value[value] = total
            value += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Chase:
    """One noble's demand. ``look`` prepares the table of its states for some arrivals."""

    def __init__(self, states: i64) -> None:
        self.end: float = 1.0
        self._chances: Floats = Floats([0.0] * int(STATES + states))
        self._steps: i64 = 0
        self._to: Table = Table([0] * MOST_STEPS)
        self._at: Floats = Floats([0.0] * MOST_STEPS)
        self._chances[SURE] = 1.0

    def look(self, arrivals: Arrivals) -> None:
        self.end = arrivals.end

    def chance(self, t: Table, at: i64, count: i64) -> float:
        """The chance with the dishes that lie there; the noble is open."""
        raise AssertionError("every chase knows its chances")

    def _step(self, to: i64, rate: float) -> None:
        """Note a way on from the state that is settled next."""
        if to != HOPELESS and rate > 0.0:
            self._to[self._steps] = to
            self._at[self._steps] = rate
            self._steps += 1

    def _settle(self, number: i64) -> None:
        """The chance of a state: a step is taken only if it helps."""
        chances, to, at, steps = self._chances, self._to, self._at, self._steps
        best = 0.0
        while True:
            good, any_of_them = 0.0, self.end
            step: i64 = 0
            while step < steps:
                then = chances[to[step]]
                if then > best:
                    good += then * at[step]
                    any_of_them += at[step]
                step += 1
            better = good / any_of_them
            if better <= best + ENOUGH:
                break
            best = better
        chances[number] = best
        self._steps = 0


def both(one: float, other: float) -> float:
    """The chance that two chases side by side succeed: each is done before the end with its chance,
    but the end is the same for both.
    """
    if one >= 1.0 or other >= 1.0:
        return min(one, other)
    odds = one / (1.0 - one) + other / (1.0 - other)
    return one + other - odds / (1.0 + odds)


class GroupsChase(Chase):
    """One group of dishes of one value, or two, with c-dishes in each (U1, U2, M1)."""

    def __init__(self, smaller: i64, larger: i64, wanted: i64, colour: i64) -> None:
        """``smaller`` is 0 if there is only one group."""
        most = smaller + larger + 1
        self._smaller: i64 = smaller
        self._larger: i64 = larger
        self._wanted: i64 = wanted
        self._colour: i64 = colour
        self._most: i64 = most
        self._most_c: i64 = 2 * wanted + 1
        size = state.VALUES * most * (2 * wanted + 1) * C_SPAN * OTHER_SPAN
        super().__init__(size + 2 * (state.VALUES + 1))
        self._elsewheres: i64 = STATES + size
        self._when: Table = Table([0] * int(STATES + size + 2 * (state.VALUES + 1)))
        """At which look a state was settled last."""
        self._looks: i64 = 0
        self._lies: Table = Table([0] * state.DISHES)
        self._c_left: Table = Table([0] * state.VALUES)
        self._others_left: Table = Table([0] * state.VALUES)
        self._c_rate: Floats = Floats([0.0] * state.VALUES)
        self._other_rate: Floats = Floats([0.0] * state.VALUES)

    def look(self, arrivals: Arrivals) -> None:
        self.end = arrivals.end
        self._looks += 1
        rates = arrivals.rates
        value: i64 = 0
        while value < state.VALUES:
            c_left: i64 = 0
            others: i64 = 0
            c_rate = 0.0
            other_rate = 0.0
            dish = value
            while dish < state.DISHES:
                if rates[dish] > 0.0:
                    self._lies[dish] = 1
                    if demands.is_c(dish, self._colour):
                        c_left += 1
                        c_rate += rates[dish]
                    else:
                        others += 1
                        other_rate += rates[dish]
                else:
                    self._lies[dish] = 0
                dish += state.VALUES
            self._c_left[value] = c_left
            self._others_left[value] = others
            self._c_rate[value] = c_rate / float(max(1, c_left))
            self._other_rate[value] = other_rate / float(max(1, others))
            value += 1

    def chance(self, t: Table, at: i64, count: i64) -> float:
        smaller, larger = self._smaller, self._larger
        if count == 0:
            if smaller == 0:
                return self._elsewhere(larger, state.NONE)
            return both(self._elsewhere(smaller, state.NONE), self._elsewhere(larger, state.NONE))
        first = t[at] % state.VALUES
        if smaller == 0:
            return self._group(first, t, at, count, larger, 1)
        second: i64 = state.NONE
        plate = at + 1
        while plate < at + count:
            if t[plate] % state.VALUES != first:
                second = t[plate] % state.VALUES
            plate += 1
        if second != state.NONE:
            best = both(
                self._group(first, t, at, count, smaller, 1),
                self._group(second, t, at, count, larger, 1),
            )
            if smaller == larger:
                return best
            return max(
                best,
                both(
                    self._group(first, t, at, count, larger, 1),
                    self._group(second, t, at, count, smaller, 1),
                ),
            )
        best = max(
            self._group(first, t, at, count, smaller + larger, 2),
            both(self._group(first, t, at, count, smaller, 1), self._elsewhere(larger, first)),
        )
        if smaller == larger:
            return best
        return max(
            best,
            both(self._group(first, t, at, count, larger, 1), self._elsewhere(smaller, first)),
        )

    def _elsewhere(self, size: i64, but_not: i64) -> float:
        """A whole group of some value, none of which is there yet."""
        number = self._elsewheres + but_not + 1
        if size == self._smaller:
            number += state.VALUES + 1
        if self._when[number] != self._looks:
            self._when[number] = self._looks
            value: i64 = 0
            while value < state.VALUES:
                if value != but_not:
                    c_left, others = self._c_left[value], self._others_left[value]
                    if c_left + others >= size and c_left >= self._wanted:
                        # Settled first: it needs the notes of steps for itself.
                        self._rest(value, size, self._wanted, c_left, others)
                value += 1
            value = 0
            while value < state.VALUES:
                c_left, others = self._c_left[value], self._others_left[value]
                if value != but_not and c_left + others >= size and c_left >= self._wanted:
                    self._steps_from(value, size, self._wanted, c_left, others)
                value += 1
            self._settle(number)
        return self._chances[number]

    def _group(self, value: i64, t: Table, at: i64, count: i64, size: i64, groups: i64) -> float:
        """The dishes of this value become so many groups, together of this size."""
        missing = size
        c_missing = groups * self._wanted
        c_left, others = self._c_left[value], self._others_left[value]
        plate = at
        while plate < at + count:
            dish = t[plate] % state.DISHES
            if dish % state.VALUES == value:
                missing -= 1
                if demands.is_c(dish, self._colour):
                    c_missing -= 1
                    c_left -= self._lies[dish]
                else:
                    others -= self._lies[dish]
            plate += 1
        return self._chances[self._rest(value, missing, c_missing, c_left, others)]

    def _rest(self, value: i64, missing: i64, c_missing: i64, c_left: i64, others: i64) -> i64:
        """So many more dishes, so many of them c-dishes, of those that are left to be had: the
        number of this state, whose chances are settled.
        """
        if c_missing < 0:
            c_missing = 0
        if missing < c_missing or c_left < c_missing or missing > c_left + others:
            return HOPELESS
        if missing == 0:
            return SURE
        number = value * self._most + missing
        number = number * self._most_c + c_missing
        number = STATES + (number * C_SPAN + c_left) * OTHER_SPAN + others
        if self._when[number] != self._looks:
            self._when[number] = self._looks
            if c_left > 0:
                self._rest(value, missing - 1, c_missing - 1, c_left - 1, others)
            if others > 0:
                self._rest(value, missing - 1, c_missing, c_left, others - 1)
            self._steps_from(value, missing, c_missing, c_left, others)
            self._settle(number)
        return number

    def _steps_from(
        self, value: i64, missing: i64, c_missing: i64, c_left: i64, others: i64
    ) -> None:
        """Note the ways on from a state; what follows is settled."""
        if c_left > 0:
            then = self._rest(value, missing - 1, c_missing - 1, c_left - 1, others)
            self._step(then, float(c_left) * self._c_rate[value])
        if others > 0:
            then = self._rest(value, missing - 1, c_missing, c_left, others - 1)
            self._step(then, float(others) * self._other_rate[value])


C_SPAN: Final = demands.C_COPIES + 1
OTHER_SPAN: Final = demands.COPIES - demands.C_COPIES + 1


class TotalChase(Chase):
    """So many c-dishes with a total between two limits (U3, U5)."""

    def __init__(self, cards: i64, lowest: i64, highest: i64, colour: i64) -> None:
        super().__init__((cards + 1) * (cards * state.VALUES + 1))
        self._cards: i64 = cards
        self._lowest: i64 = lowest
        self._highest: i64 = highest
        self._colour: i64 = colour

    def look(self, arrivals: Arrivals) -> None:
        self.end = arrivals.end
        colour = self._colour * state.VALUES
        missing: i64 = 1
        while missing <= self._cards:
            count = self._cards - missing
            total = max(count, self._lowest - missing * state.VALUES)
            most = min(count * state.VALUES, self._highest - missing)
            while total <= most:
                value: i64 = 1
                while value <= state.VALUES:
                    to = self._number(missing - 1, total + value)
                    self._step(to, arrivals.of_colour[colour + value - 1])
                    value += 1
                self._settle(self._number(missing, total))
                total += 1
            missing += 1

    def chance(self, t: Table, at: i64, count: i64) -> float:
        total = demands.total_of(t, at, count)
        return self._chances[self._number(self._cards - count, total)]

    def _number(self, missing: i64, total: i64) -> i64:
        if total + missing > self._highest or total + missing * state.VALUES < self._lowest:
            return HOPELESS
        if missing == 0:
            return SURE
        return STATES + missing * (self._cards * state.VALUES + 1) + total


class SumChase(Chase):
    """Three c-dishes, two of which add up to the third (U4)."""

    def __init__(self, colour: i64) -> None:
        super().__init__((state.VALUES + 1) * (state.VALUES + 1))
        self._colour: i64 = colour

    def look(self, arrivals: Arrivals) -> None:
        self.end = arrivals.end
        rates, colour = arrivals.of_colour, self._colour * state.VALUES
        low: i64 = 1
        while low <= state.VALUES:
            high = low
            while high <= state.VALUES:
                if high > low:
                    self._step(SURE, rates[colour + high - low - 1])
                if high + low <= state.VALUES:
                    self._step(SURE, rates[colour + high + low - 1])
                self._settle(self._number(low, high))
                high += 1
            low += 1
        low = 1
        while low <= state.VALUES:
            other: i64 = 1
            while other <= state.VALUES:
                to = self._number(min(low, other), max(low, other))
                self._step(to, rates[colour + other - 1])
                other += 1
            self._settle(self._number(0, low))
            low += 1
        low = 1
        while low <= state.VALUES:
            self._step(self._number(0, low), rates[colour + low - 1])
            low += 1
        self._settle(self._number(0, 0))

    def chance(self, t: Table, at: i64, count: i64) -> float:
        if count == 0:
            return self._chances[self._number(0, 0)]
        one = state.value_of(t[at])
        if count == 1:
            return self._chances[self._number(0, one)]
        other = state.value_of(t[at + 1])
        return self._chances[self._number(min(one, other), max(one, other))]

    def _number(self, low: i64, high: i64) -> i64:
        return STATES + low * (state.VALUES + 1) + high


class ParityChase(Chase):
    """So many c-dishes, all even or all odd (M2)."""

    def __init__(self, cards: i64, colour: i64) -> None:
        super().__init__(2 * (cards + 1))
        self._cards: i64 = cards
        self._colour: i64 = colour

    def look(self, arrivals: Arrivals) -> None:
        self.end = arrivals.end
        first = self._colour * state.VALUES
        even, odd = 0.0, 0.0
        value: i64 = 1
        while value <= state.VALUES:
            if value % 2 == 0:
                even += arrivals.of_colour[first + value - 1]
            else:
                odd += arrivals.of_colour[first + value - 1]
            value += 1
        missing: i64 = 1
        while missing < self._cards:
            self._step(self._number(missing - 1, 0), even)
            self._settle(self._number(missing, 0))
            self._step(self._number(missing - 1, 1), odd)
            self._settle(self._number(missing, 1))
            missing += 1
        self._step(self._number(missing - 1, 0), even)
        self._step(self._number(missing - 1, 1), odd)
        self._settle(self._number(missing, 0))

    def chance(self, t: Table, at: i64, count: i64) -> float:
        if count == 0:
            return self._chances[self._number(self._cards, 0)]
        return self._chances[self._number(self._cards - count, state.value_of(t[at]) % 2)]

    def _number(self, missing: i64, parity: i64) -> i64:
        return SURE if missing == 0 else STATES + 2 * missing + parity


class ExactChase(Chase):
    """An exact total of any dishes (U6), or of dishes of different types (M6)."""

    def __init__(self, total: i64, types: i64, one_per_type: bool) -> None:
        super().__init__((types + 1) * (total + 1))
        self._total: i64 = total
        self._types: i64 = types
        self._one_per_type: bool = one_per_type
        self._rates: Floats = Floats([0.0] * state.VALUES)

    def look(self, arrivals: Arrivals) -> None:
        self.end = arrivals.end
        rates = self._rates
        value: i64 = 0
        while value < state.VALUES:
            rates[value] = 0.0
            kind: i64 = 0
            while kind < self._types:
                rates[value] += arrivals.rates[kind * state.VALUES + value]
                kind += 1
            value += 1
        types: i64 = 1 if self._one_per_type else self._types
        while types <= self._types:
            share = float(types) / float(self._types)
            rest: i64 = 1
            while rest <= self._total:
                if self._number(rest, types) != HOPELESS:
                    value = 1
                    while value <= min(rest, state.VALUES):
                        self._step(self._number(rest - value, types - 1), rates[value - 1] * share)
                        value += 1
                    self._settle(self._number(rest, types))
                rest += 1
            types += 1

    def chance(self, t: Table, at: i64, count: i64) -> float:
        rest = self._total - demands.total_of(t, at, count)
        return self._chances[self._number(rest, self._types - count)]

    def _number(self, rest: i64, types: i64) -> i64:
        """Which types are left does not matter here, nor how many if they may come twice."""
        if rest == 0:
            return SURE
        if not self._one_per_type:
            types = self._types
        elif rest > types * state.VALUES:
            return HOPELESS
        return STATES + types * (self._total + 1) + rest


class OrderedChase(Chase):
    """One or two courses in rising or falling order (M3, M4, M5)."""

    def __init__(self, demand: demands.Ordered, colour: i64) -> None:
        self._size: i64 = (demand.length + 1) * (state.VALUES + 1)
        super().__init__(2 * (demand.length + 1) * (state.VALUES + 1))
        self._demand: demands.Ordered = demand
        self._colour: i64 = colour

    def look(self, arrivals: Arrivals) -> None:
        self.end = arrivals.end
        demand, colour = self._demand, self._colour * state.VALUES
        length = demand.length
        course: i64 = 0
        while course < demand.count_of_courses:
            falls = self._direction(course) == demands.FALLING
            size = length - 1
            while size >= 0:
                wants = (size == 0 and demand.colour_first) or (
                    size == length - 1 and demand.colour_last
                )
                last = size
                highest = state.VALUES - (length - size) if size > 0 else 0
                while last <= highest:
                    value = last + 1
                    while value <= state.VALUES - (length - size - 1):
                        printed = state.VALUES - value if falls else value - 1
                        if wants:
                            rate = arrivals.of_colour[colour + printed]
                        else:
                            rate = arrivals.of_value[printed]
                        self._step(self._number(course, size + 1, value), rate)
                        value += 1
                    self._settle(self._number(course, size, last))
                    last += 1
                size -= 1
            course += 1

    def chance(self, t: Table, at: i64, count: i64) -> float:
        first = self._course(t, at, count, 0)
        if self._demand.count_of_courses == 1:
            return first
        return both(first, self._course(t, at, count, 1))

    def _course(self, t: Table, at: i64, count: i64, course: i64) -> float:
        size: i64 = 0
        last: i64 = 0
        plate = at
        while plate < at + count:
            if t[plate] // state.COURSE == course:
                size += 1
                last = state.value_of(t[plate] % state.COURSE)
            plate += 1
        if size > 0 and self._direction(course) == demands.FALLING:
            last = state.VALUES + 1 - last
        return self._chances[self._number(course, size, last)]

    def _number(self, course: i64, size: i64, last: i64) -> i64:
        """``last`` counts from the end at which the course begins, so that every course rises."""
        if size == self._demand.length:
            return SURE
        return STATES + course * self._size + size * (state.VALUES + 1) + last

    def _direction(self, course: i64) -> i64:
        return self._demand.first_direction if course == 0 else self._demand.second_direction


def chase_of(demand: demands.Demand, colour: i64) -> Chase:
    """The chase for a demand in a colour."""
    if isinstance(demand, demands.SameValue):
        return GroupsChase(0, demand.cards, demand.colour_at_least, colour)
    if isinstance(demand, demands.Groups):
        return GroupsChase(demand.smaller, demand.larger, demand.colour_per_group, colour)
    if isinstance(demand, demands.Total):
        return TotalChase(demand.cards, demand.min_total, demand.max_total, colour)
    if isinstance(demand, demands.SumOfTwo):
        return SumChase(colour)
    if isinstance(demand, demands.SameParity):
        return ParityChase(demand.cards, colour)
    if isinstance(demand, demands.ExactTotal):
        types: i64 = state.TYPES if demand.white_allowed else demands.WHITE
        return ExactChase(demand.total, types, demand.one_per_type)
    assert isinstance(demand, demands.Ordered)
    return OrderedChase(demand, colour)
