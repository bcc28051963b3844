"""Symmetries of the nobles of the Banquet: the invariants BQ-INV-07, 08 and 09."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bagatelle.games.banquet import moves
from bagatelle.games.banquet.components import Components, shipped
from bagatelle.games.banquet.game import Banquet
from bagatelle.games.banquet.state import (
    CELLS,
    COURSE,
    DISHES,
    MAX_DISHES,
    NOBLES,
    NONE,
    PLATES,
    SIDEBOARD,
    TAKEN,
    TRAY,
    VALUES,
    WHERE,
    noble_at,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import NoEvents
from bagatelle.kernel.rules import advance, start
from bagatelle.kernel.table import Table
from tests.rules.banquet import oracle
from tests.rules.banquet.guest import Judge
from tests.rules.banquet.oracle import COLOURS, TYPES, Dishes

# Always the same examples: a run of the tests must not depend on luck.
bounded = settings(max_examples=150)

DECK = [f"{kind}{value}" for kind in TYPES for value in oracle.VALUES]
colours = st.sampled_from(COLOURS)


@cache
def judge_of(requirement: str) -> Judge:
    return Judge(requirement)


@cache
def ways_to_complete(requirement: str) -> list[Dishes]:
    return sorted(oracle.fulfilments(requirement))


@st.composite
def dishes_for(draw: st.DrawFn, requirement: str, colour: str) -> list[str]:
    """Dishes on the way to completing a noble, and perhaps one that does not fit."""
    ways = ways_to_complete(requirement)
    way = list(ways[draw(st.integers(0, len(ways) - 1))])
    if requirement in oracle.UNORDERED:
        way = draw(st.permutations(way))
    served: list[str] = []
    for shown in way[: draw(st.integers(1, len(way)))]:
        fitting = [dish for dish in DECK if oracle.mark(requirement, colour, dish) == shown]
        served.append(next(dish for dish in fitting if dish not in served))
    spoiling = draw(st.none() | st.sampled_from(DECK))
    if spoiling is not None and spoiling not in served:
        served[-1] = spoiling
    return served


@st.composite
def courses_for(draw: st.DrawFn, colour: str) -> list[str]:
    """The same for M4: dishes for both courses, in some interleaving."""
    falling = [f"{dish}f" for dish in draw(dishes_for("f", colour))]
    rising = [f"{dish}r" for dish in draw(dishes_for("r", colour)) if f"{dish}f" not in falling]
    order = draw(st.permutations([falling] * len(falling) + [rising] * len(rising)))
    return [course.pop(0) for course in order]


def mirrored(words: list[str]) -> list[str]:
    """Every value v becomes 13 - v, and the courses of M4 change places."""
    other = {"f": "r", "r": "f"}
    return [
        f"{word[0]}{13 - int(word[1:].rstrip('fr'))}{other.get(word[-1], '')}" for word in words
    ]


def statuses(requirement: str, words: list[str], colour: str) -> list[str]:
    """The status after each dish, as long as the noble stays open."""
    found = list[str]()
    while len(found) < len(words) and set(found) <= {"open"}:
        found.append(judge_of(requirement).judge(words[: len(found) + 1], colour))
    return found


@pytest.mark.rule("BQ-INV-07")
@pytest.mark.parametrize("requirement", oracle.UNORDERED)
@given(data=st.data(), colour=colours)
@bounded
def test_the_order_of_dishes_changes_nothing(
    requirement: str, data: st.DataObject, colour: str
) -> None:
    words = data.draw(dishes_for(requirement, colour))
    other = data.draw(st.permutations(words))
    judge = judge_of(requirement)
    assert judge.judge(other, colour) == judge.judge(words, colour)


@pytest.mark.rule("BQ-INV-07")
def test_for_m3_m4_and_m5_the_order_of_dishes_counts() -> None:
    assert statuses("M3", ["P9", "P5"], "P") != statuses("M3", ["P5", "P9"], "P")
    assert statuses("M5", ["Y5", "Y9"], "Y") != statuses("M5", ["Y9", "Y5"], "Y")
    assert statuses("M4", ["V9f", "V5f"], "V") != statuses("M4", ["V5f", "V9f"], "V")


@pytest.mark.rule("BQ-INV-08")
@given(data=st.data(), colour=colours)
@bounded
def test_mirrored_values_turn_m3_into_m5(data: st.DataObject, colour: str) -> None:
    words = data.draw(dishes_for("M3", colour))
    assert statuses("M5", mirrored(words), colour) == statuses("M3", words, colour)


@pytest.mark.rule("BQ-INV-08")
@given(data=st.data(), colour=colours)
@bounded
def test_mirrored_values_exchange_the_courses_of_m4(data: st.DataObject, colour: str) -> None:
    words = data.draw(courses_for(colour))
    assert statuses("M4", mirrored(words), colour) == statuses("M4", words, colour)


# ------------------------------------------------------------------ BQ-INV-09


class Recolouring:
    """A permutation of the five colours, applied to whatever has a colour; white stays."""

    def __init__(self, order: list[int]) -> None:
        self.types = [*order, TYPES.index("W")]

    def dish(self, dish: int) -> int:
        return self.types[dish // VALUES] * VALUES + dish % VALUES

    def plate(self, plate: int) -> int:
        """A dish with its course; or none."""
        if plate == NONE:
            return NONE
        return self.dish(plate % COURSE) + plate // COURSE * COURSE

    def move(self, move: int) -> int:
        if move < moves.SERVE_NOBLE:
            return move
        dish, noble = self.dish(moves.dish_served(move)), moves.noble_served(move)
        if move < moves.SERVE_COURSE:
            return int(moves.serve_move(dish, noble))
        return int(moves.serve_course_move(dish, noble, moves.course_served(move)))

    def table(self, t: Table, players: int) -> Table:
        after = t[:]
        for dish in range(DISHES):
            after[WHERE + self.dish(dish)] = t[WHERE + dish]
        places = [*range(SIDEBOARD, SIDEBOARD + CELLS), *range(TRAY, TRAY + TAKEN)]
        for seat in range(players):
            for position in range(NOBLES):
                plates = noble_at(seat, position) + PLATES
                places += range(plates, plates + MAX_DISHES)
        for place in places:
            after[place] = self.plate(t[place])
        return after

    def components(self, box: Components) -> Components:
        names = [kind.colour for kind in box.types]
        changed = {name: names[self.types[number]] for number, name in enumerate(names)}
        nobles = tuple(
            msgspec.structs.replace(noble, colour=changed.get(noble.colour, "none"))
            for noble in box.nobles
        )
        return msgspec.structs.replace(box, nobles=nobles)


@pytest.mark.rule("BQ-INV-09")
@pytest.mark.parametrize("side", ["unmasked", "masked"])
@given(
    order=st.permutations(range(len(COLOURS))),
    seed=st.integers(0, 10_000),
    players=st.integers(1, 4),
)
@settings(bounded, max_examples=25)
def test_permuted_colours_change_nothing(
    side: str, order: list[int], seed: int, players: int
) -> None:
    """Whatever is decided in a game, the recoloured table follows, to the last place."""
    recolouring = Recolouring(order)
    rules = Banquet(players, {"side": side}).rules
    other = Banquet(players, {"side": side}, recolouring.components(shipped())).rules
    dealer, chooser, silence = Dealer(str(seed)), Dealer(f"{seed} moves"), NoEvents()
    t = start(rules, dealer, silence)
    while not agenda.is_empty(t):
        seat = agenda.seats_to_act(t)[0]
        legal = rules.legal(t, seat)
        changed = recolouring.table(t, players)
        assert other.legal(changed, seat) == [recolouring.move(move) for move in legal]
        move = legal[chooser.below(len(legal))]
        decided = t[:]
        rules.decide(decided, seat, move, Dealer("none is drawn"), silence)
        other.decide(changed, seat, recolouring.move(move), Dealer("none is drawn"), silence)
        assert recolouring.table(decided, players) == changed
        advance(rules, t, seat, move, dealer, silence)
