"""A second judge of nobles, written from the requirements of docs/rules/banquet.md alone.

It has no test for "dead" and shares no code with the engine. It lists by brute force everything
that meets a requirement. A noble is complete if its dishes are on the list, and open if they are
only a part of something on it: a beginning for the nobles bound to an order, any part for the
others. That is section 3.1: further dishes can then make it complete.

Requirements do not tell all 72 dishes apart, so a dish is looked at as a *mark*: its value and
what else the requirement can see of it. U6 sees nothing else, M6 the type, the others whether it
is a c-dish. The deck holds some marks several times.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement, pairwise, product

COLOURS = "BGVPY"
TYPES = COLOURS + "W"
VALUES = range(1, 13)

UNORDERED = ("U1", "U2", "U3", "U4", "U5", "U6", "M1", "M2", "M6")
ORDERED = ("M3", "M5")
"""M4 is bound to an order too, but has two courses: see ``judge_courses``."""

Mark = tuple[int, str]
Dishes = tuple[Mark, ...]

C, OTHER, ANY = "c", "-", "*"


# ------------------------------------------------------------------ what is asked for


def values(dishes: Dishes) -> list[int]:
    return [value for value, _ in dishes]


def total(dishes: Dishes) -> int:
    return sum(values(dishes))


def all_c(dishes: Dishes) -> bool:
    return all(kind == C for _, kind in dishes)


def is_group(dishes: Dishes) -> bool:
    """Dishes of one value, at least one of them a c-dish."""
    return len(set(values(dishes))) == 1 and any(kind == C for _, kind in dishes)


def splits_into_groups(dishes: Dishes, size: int) -> bool:
    """Whether a group of this size can be taken out so that the rest is a group too."""
    places = range(len(dishes))
    return any(
        is_group(tuple(dishes[place] for place in chosen))
        and is_group(tuple(dishes[place] for place in places if place not in chosen))
        for chosen in combinations(places, size)
    )


def adds_up(dishes: Dishes) -> bool:
    low, middle, high = sorted(values(dishes))
    return low + middle == high


def falls(dishes: Dishes) -> bool:
    return all(before > after for before, after in pairwise(values(dishes)))


def rises(dishes: Dishes) -> bool:
    return all(before < after for before, after in pairwise(values(dishes)))


SIZED: dict[str, tuple[int, Callable[[Dishes], bool]]] = {
    "U1": (4, is_group),
    "U2": (4, lambda dishes: splits_into_groups(dishes, 2)),
    "U3": (4, lambda dishes: all_c(dishes) and total(dishes) <= 14),
    "U4": (3, lambda dishes: all_c(dishes) and adds_up(dishes)),
    "U5": (4, lambda dishes: all_c(dishes) and total(dishes) >= 39),
    "M1": (5, lambda dishes: splits_into_groups(dishes, 2)),
    "M2": (4, lambda dishes: all_c(dishes) and len({value % 2 for value in values(dishes)}) == 1),
    "M3": (4, lambda dishes: falls(dishes) and all_c((dishes[0], dishes[3]))),
    "M5": (4, lambda dishes: rises(dishes) and all_c((dishes[0], dishes[3]))),
    "f": (3, lambda dishes: falls(dishes) and all_c(dishes[:1])),
    "r": (3, lambda dishes: rises(dishes) and all_c(dishes[:1])),
}
"""How many dishes, and what of them; f and r are the two courses of M4."""


# ------------------------------------------------------------------ what the deck has


def mark(requirement: str, colour: str, dish: str) -> Mark:
    """A dish like ``Y7``, as a noble of this requirement and colour looks at it."""
    kind, value = dish[0], int(dish[1:])
    if requirement == "U6":
        return value, ANY
    if requirement == "M6":
        return value, kind
    return value, C if kind in (colour, "W") else OTHER


@cache
def deck(requirement: str) -> Counter[Mark]:
    """How often the 72 dishes show each mark; the same for every colour."""
    dishes = [f"{kind}{value}" for kind in TYPES for value in VALUES]
    return Counter(mark(requirement, COLOURS[0], dish) for dish in dishes)


def is_in_deck(requirement: str, dishes: Dishes) -> bool:
    return Counter(dishes) <= deck(requirement)


# ------------------------------------------------------------------ everything that meets it


@cache
def fulfilments(requirement: str) -> frozenset[Dishes]:
    """All that completes a noble; where the order does not count, each set once and sorted."""
    if requirement == "U6":
        return frozenset(_sets_with_total(25, list(VALUES)))
    if requirement == "M6":
        return frozenset(_one_or_none_per_colour(25))
    size, meets = SIZED[requirement]
    marks = sorted(deck(requirement))
    candidates: Iterable[Dishes] = (
        combinations_with_replacement(marks, size)
        if requirement in UNORDERED
        else product(marks, repeat=size)
    )
    return frozenset(
        dishes for dishes in candidates if meets(dishes) and is_in_deck(requirement, dishes)
    )


def _sets_with_total(rest: int, of_values: list[int]) -> Iterator[Dishes]:
    """Any number of dishes, up to six of a value."""
    if rest == 0:
        yield ()
    elif of_values:
        value, *larger = of_values
        for copies in range(min(6, rest // value) + 1):
            for others in _sets_with_total(rest - copies * value, larger):
                yield ((value, ANY),) * copies + others


def _one_or_none_per_colour(wanted: int) -> Iterator[Dishes]:
    """At most one dish of each type, none of them white."""
    for choice in product((None, *VALUES), repeat=len(COLOURS)):
        dishes = ((value, kind) for value, kind in zip(choice, COLOURS, strict=True) if value)
        if sum(value or 0 for value in choice) == wanted:
            yield tuple(sorted(dishes))


@cache
def parts(requirement: str) -> frozenset[Dishes]:
    """All that lies under a noble on the way to completing it, from nothing on."""
    found: set[Dishes] = set()
    layer: set[Dishes] = set(fulfilments(requirement))
    while layer:
        layer = {fewer for dishes in layer for fewer in _one_fewer(requirement, dishes)}
        found |= layer
    return frozenset(found)


def _one_fewer(requirement: str, dishes: Dishes) -> Iterator[Dishes]:
    """What may have been there before the last dish came."""
    if requirement in UNORDERED:
        for place in range(len(dishes)):
            yield dishes[:place] + dishes[place + 1 :]
    elif dishes:
        yield dishes[:-1]


# ------------------------------------------------------------------ the judgement


def judge(requirement: str, dishes: Dishes) -> str:
    """``done``, ``open`` or ``dead`` for the dishes in the order of serving; not for M4."""
    if requirement in UNORDERED:
        dishes = tuple(sorted(dishes))
    if dishes in fulfilments(requirement):
        return "done"
    return "open" if dishes in parts(requirement) else "dead"


def judge_courses(falling: Dishes, rising: Dishes) -> str:
    """The same for M4, whose courses share the deck."""
    if falling in fulfilments("f") and rising in fulfilments("r"):
        return "done"
    ways_to_rise = [course for course in fulfilments("r") if course[: len(rising)] == rising]
    for course in fulfilments("f"):
        if course[: len(falling)] == falling:
            for other in ways_to_rise:
                if is_in_deck("M4", course + other):
                    return "open"
    return "dead"


def judge_words(requirement: str, colour: str, words: list[str]) -> str:
    """The same for dishes as the vectors write them: ``Y7``, or ``Y7f`` and ``Y7r`` for M4."""
    dishes = tuple(mark(requirement, colour, word.rstrip("fr")) for word in words)
    if requirement != "M4":
        return judge(requirement, dishes)
    courses = [word[-1] for word in words]
    falling, rising = (
        tuple(dish for dish, its in zip(dishes, courses, strict=True) if its == course)
        for course in "fr"
    )
    return judge_courses(falling, rising)
