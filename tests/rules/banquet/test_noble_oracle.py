"""The engine's judgement against the oracle's (section 3.1).

Every position that can arise is compared, for M4 a sample. The oracle looks at positions as marks
(see ``oracle``); each is laid before the engine with dishes drawn from those that show the marks,
so that the engine is also asked about dishes that must make no difference.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement

import pytest

from tests.rules.banquet import oracle
from tests.rules.banquet.guest import Judge
from tests.rules.banquet.oracle import COLOURS, TYPES, VALUES, Dishes, Mark


def draw(judge: Judge, dishes: Dishes, chance: random.Random) -> list[str]:
    """Different dishes that show these marks, for a noble of the judge's colour."""
    words = list[str]()
    for shown in dishes:
        showing = dishes_by_mark(judge.requirement, judge.colour)[shown]
        words.append(chance.choice([word for word in showing if word not in words]))
    return words


@cache
def dishes_by_mark(requirement: str, colour: str) -> dict[Mark, list[str]]:
    found: dict[Mark, list[str]] = {}
    for dish in (f"{kind}{value}" for kind in TYPES for value in VALUES):
        found.setdefault(oracle.mark(requirement, colour, dish), []).append(dish)
    return found


def reachable(requirement: str) -> Iterator[Dishes]:
    """Every position that one more dish makes of an open one; where order does not count, once."""
    seen: set[Dishes] = set()
    waiting: list[Dishes] = [()]
    while waiting:
        dishes = waiting.pop()
        for shown in oracle.deck(requirement):
            after = standard(requirement, (*dishes, shown))
            if after in seen or not oracle.is_in_deck(requirement, after):
                continue
            seen.add(after)
            yield after
            if oracle.judge(requirement, after) == "open":
                waiting.append(after)


def standard(requirement: str, dishes: Dishes) -> Dishes:
    """One position for all that the requirement cannot tell apart."""
    if requirement == "M6":
        return with_colours_renamed(dishes)
    return tuple(sorted(dishes)) if requirement in oracle.UNORDERED else dishes


def with_colours_renamed(dishes: Dishes) -> Dishes:
    """M6 asks for different types without naming one, so the colours are named as they come."""
    dishes = tuple(sorted(dishes))
    kinds = dict.fromkeys(kind for _, kind in dishes if kind != "W")
    names = dict(zip(kinds, COLOURS, strict=False))
    return tuple(sorted((value, names.get(kind, "W")) for value, kind in dishes))


@pytest.mark.slow
@pytest.mark.rule("BQ-CLEAR-06", "BQ-CLEAR-07")
@pytest.mark.parametrize("requirement", oracle.UNORDERED + oracle.ORDERED)
def test_every_reachable_position(requirement: str) -> None:
    judge, chance = Judge(requirement), random.Random(requirement)
    compared: set[Dishes] = {()}
    for dishes in reachable(requirement):
        words = draw(judge, dishes, chance)
        if requirement in oracle.UNORDERED:
            chance.shuffle(words)
        if requirement == "M6":
            words = with_colours_shuffled(words, chance)
        assert judge.judge(words) == oracle.judge(requirement, dishes), words
        compared.add(dishes)
    wanted = oracle.parts(requirement) | oracle.fulfilments(requirement)
    assert {standard(requirement, dishes) for dishes in wanted} <= compared


def with_colours_shuffled(words: list[str], chance: random.Random) -> list[str]:
    shuffled = "".join(chance.sample(COLOURS, len(COLOURS))) + "W"
    return [shuffled[TYPES.index(word[0])] + word[1:] for word in words]


@pytest.mark.rule("BQ-CLEAR-06", "BQ-CLEAR-07")
@pytest.mark.parametrize("requirement", ["U1", "U2", "M1"])
def test_every_position_over_three_values(requirement: str) -> None:
    """Also those that cannot arise, because the noble died before."""
    judge, chance = Judge(requirement), random.Random(requirement)
    size, _ = oracle.SIZED[requirement]
    marks = [shown for shown in oracle.deck(requirement) if shown[0] in (1, 7, 12)]
    verdicts = Counter[str]()
    for count in range(1, size + 1):
        for dishes in combinations_with_replacement(marks, count):
            if oracle.is_in_deck(requirement, dishes):
                words = draw(judge, dishes, chance)
                verdict = oracle.judge(requirement, dishes)
                assert judge.judge(words) == verdict, words
                verdicts[verdict] += 1
    assert min(verdicts["done"], verdicts["open"], verdicts["dead"]) > 5


@pytest.mark.slow
@pytest.mark.rule("BQ-CLEAR-06", "BQ-CLEAR-07")
def test_a_sample_of_the_positions_of_m4() -> None:
    """Random dishes for random courses; one that spoils the noble is taken back, like a move."""
    judge, chance = Judge("M4"), random.Random("M4")
    moves = [f"{kind}{value}{course}" for kind in TYPES for value in VALUES for course in "fr"]
    seen: set[tuple[str, ...]] = set()
    verdicts = Counter[tuple[int, str]]()
    words: list[str] = []
    while len(seen) < 4000:
        move = chance.choice(moves)
        after = [*words, move]
        if move[:-1] in [word[:-1] for word in words]:
            continue
        seen.add(tuple(after))
        verdict = oracle.judge_words("M4", judge.colour, after)
        assert judge.judge(after) == verdict, after
        verdicts[len(after), verdict] += 1
        words = {"open": after, "dead": words, "done": []}[verdict]
    assert min(verdicts[size, "dead"] for size in range(1, 7)) > 100
    assert min(verdicts[size, "open"] for size in range(1, 6)) > 100
    assert verdicts[6, "done"] > 100
