"""The vectors of sections 4.1 and 4.2, read from the tables of docs/rules/banquet.md."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest

from bagatelle.games.banquet.events import DISH_LAID, END_CARD_SHOWN
from bagatelle.games.banquet.refilling import fill_sideboard, pack_size
from bagatelle.games.banquet.state import (
    CELLS,
    DISCARDED,
    DISHES,
    END_SHOWN,
    IN_PLAY,
    NONE,
    PACK,
    PACKS,
    SIDEBOARD,
    WHERE,
    discard,
)
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events, NoEvents
from bagatelle.kernel.table import Table
from tests.rules.banquet import oracle
from tests.rules.banquet.guest import Guest, game_with, serve

RULES = Path(__file__).parents[3] / "docs" / "rules" / "banquet.md"

VECTORS_OF = {
    "U1": 5, "U2": 10, "U3": 9, "U4": 9, "U5": 9, "U6": 5,
    "M1": 11, "M2": 4, "M3": 8, "M4": 10, "M5": 7, "M6": 7,
}  # fmt: skip
"""How many vectors each noble has, so that none is lost in reading."""


def rows_of(ids: str) -> list[list[str]]:
    """The cells of the table rows whose first cell begins with such an id."""
    lines = RULES.read_text(encoding="utf-8").splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [row for row in rows if re.match(ids, row[0])]


def proves(clause: str, vector: Vector | PackVector) -> pytest.ParameterSet:
    return pytest.param(vector, id=clause, marks=pytest.mark.rule(clause))


# ------------------------------------------------------------------ 4.1 nobles


class Vector(NamedTuple):
    id: str
    requirement: str
    colour: str
    dishes: str
    statuses: str


def noble_vectors() -> list[Vector]:
    vectors = []
    for name, noble, dishes, statuses in rows_of(r"BQ-T-[UM]\d-\d\d\b"):
        requirement, colour = noble.split()
        vectors.append(Vector(name.split()[0], requirement, colour, dishes, statuses))
    return vectors


def test_every_vector_was_read() -> None:
    assert Counter(vector.requirement for vector in noble_vectors()) == VECTORS_OF
    assert len({vector.id for vector in noble_vectors()}) == sum(VECTORS_OF.values())


@pytest.mark.parametrize("vector", [proves(vector.id, vector) for vector in noble_vectors()])
def test_vector(vector: Vector) -> None:
    assert serve(vector.requirement, vector.dishes) == vector.statuses
    assert vector.colour == (Guest(vector.requirement).noble.colour or "none")


@pytest.mark.parametrize("vector", noble_vectors(), ids=lambda vector: str(vector.id))
def test_oracle_on_vector(vector: Vector) -> None:
    """The judge that checks the engine is held to the same vectors."""
    colour = vector.colour[0].upper()
    lying: list[str] = []
    statuses = []
    for dish in vector.dishes.split():
        lying.append(dish)
        statuses.append(oracle.judge_words(vector.requirement, colour, lying))
        if statuses[-1] == "dead":
            lying.clear()
    assert " ".join(statuses) == vector.statuses


# ------------------------------------------------------------------ 4.2 packs


class PackVector(NamedTuple):
    id: str
    dishes: int
    sizes: list[int]
    end_pack: str
    places: range


def pack_vectors() -> list[PackVector]:
    vectors = []
    for name, dishes, sizes, end_card in rows_of(r"BQ-T-PACK-\d\d\b"):
        found = re.fullmatch(r"(\w+) pack: (\d+)–(\d+)", end_card)
        assert found is not None, end_card
        vectors.append(
            PackVector(
                id=name.split()[0],
                dishes=int(dishes),
                sizes=[int(size) for size in sizes.split("/")],
                end_pack=found[1],
                places=range(int(found[2]), int(found[3]) + 1),
            )
        )
    return vectors


each_pack_vector = pytest.mark.parametrize(
    "vector", [proves(vector.id, vector) for vector in pack_vectors()]
)

MANY_SEEDS = 600
"""Enough for each of at most 25 places to come up."""


def test_every_pack_vector_was_read() -> None:
    assert [vector.id for vector in pack_vectors()] == [f"BQ-T-PACK-0{n}" for n in range(1, 7)]


@each_pack_vector
def test_sizes_of_the_packs(vector: PackVector) -> None:
    assert [pack_size(vector.dishes, pack) for pack in range(PACKS)] == vector.sizes


@each_pack_vector
def test_places_of_the_end_card(vector: PackVector) -> None:
    """Every place of its pack, and no other, over many deals."""
    place = place_at_setup if vector.end_pack == "bottom" else place_after_first_showing
    found = {place(vector.dishes, seed) for seed in range(MANY_SEEDS)}
    assert found == set(vector.places)


def place_at_setup(dishes: int, seed: int) -> int:
    """Draw from a fresh table; the nine dishes of the sideboard were the first cards."""
    rules, dealer, events = game_with("unmasked", "A").rules, Dealer(str(seed)), Events()
    t = rules.create_table(dealer, events)
    assert dishes == DISHES
    draw_to_end_card(t, dealer, events, showing=1)
    return dishes_laid(events) + 1


def place_after_first_showing(dishes: int, seed: int) -> int:
    """Draw from the pile that is rebuilt when the End card comes up with so many discards."""
    rules, dealer, events = game_with("unmasked", "A").rules, Dealer(str(seed)), Events()
    t = rules.create_table(dealer, NoEvents())
    lie_in_discards(t, dishes)
    draw_to_end_card(t, dealer, events, showing=2)
    return dishes_laid(events) + 1


def lie_in_discards(t: Table, dishes: int) -> None:
    """Only the End card is left in the pile. Dishes not discarded are away: packs only count."""
    for dish in range(DISHES):
        t[WHERE + dish] = DISCARDED if dish < dishes else IN_PLAY
    for pack in range(PACKS):
        t[PACK + pack] = 0
    for cell in range(CELLS):
        t[SIDEBOARD + cell] = NONE


def draw_to_end_card(t: Table, dealer: Dealer, events: Events, showing: int) -> None:
    """Refill again and again; what comes after the End card in the same refill does not count."""
    box = game_with("unmasked", "A").rules.box
    while t[END_SHOWN] < showing:
        fill_sideboard(box, t, dealer, events)
        for cell in range(CELLS):
            if t[SIDEBOARD + cell] != NONE:
                discard(t, t[SIDEBOARD + cell])
                t[SIDEBOARD + cell] = NONE


def dishes_laid(events: Events) -> int:
    """How many dishes came up before the last End card."""
    kinds = [row[0] for row in events.rows]
    last = len(kinds) - 1 - kinds[::-1].index(END_CARD_SHOWN)
    return kinds[:last].count(DISH_LAID)


@pytest.mark.rule("BQ-T-PACK-02", "BQ-T-PACK-03", "BQ-T-PACK-04")
@pytest.mark.parametrize("dishes", [30, 31, 32])
def test_packs_on_the_table_after_the_first_showing(dishes: int) -> None:
    rules, dealer = game_with("unmasked", "A").rules, Dealer("packs")
    t = rules.create_table(dealer, NoEvents())
    lie_in_discards(t, dishes)
    fill_sideboard(rules.box, t, dealer, NoEvents())
    vector = next(vector for vector in pack_vectors() if vector.dishes == dishes)
    assert list(t[PACK : PACK + PACKS]) == [vector.sizes[0] - CELLS, *vector.sizes[1:]]
