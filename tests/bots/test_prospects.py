"""Prospects of nobles: hand-computed chances, and bounds that follow from the demands alone."""

from __future__ import annotations

from functools import cache

import pytest

from bagatelle.bots.banquet.prospects import best_chance, both, prospects
from bagatelle.bots.banquet.supply import Supply
from bagatelle.games.banquet.box import Box
from bagatelle.games.banquet.components import shipped
from bagatelle.games.banquet.demands import COMPLETE, DEAD
from bagatelle.games.banquet.ids import ids_of
from bagatelle.games.banquet.state import COURSE, DISHES, NOBLES
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.table import Table

SIDES = ("unmasked", "masked")
IDS = ids_of(shipped())


def dishes(names: str) -> list[int]:
    """Dishes by name; an r behind a name puts the dish into the second course."""
    numbers = []
    for name in names.split():
        number = IDS.number(f"dish:{name.rstrip('r')}")
        assert number is not None
        numbers.append(number + COURSE * name.endswith("r"))
    return numbers


def supply(names: str, rate: float = 1.0) -> Supply:
    """Only these dishes can be had, each at this rate; the end comes at rate 1."""
    rates = [0.0] * DISHES
    for dish in dishes(names):
        rates[dish] = rate
    return Supply(rates, end=1.0)


def chance(noble: str, under: str, to_be_had: str, side: str = "unmasked") -> float:
    number = IDS.number(f"noble:{noble}")
    assert number is not None
    box = box_of(side)
    outlook = prospects(supply(to_be_had), box.demands[number], int(box.colours[number]))
    return outlook.of(dishes(under))


def test_a_step_is_taken_only_if_it_helps() -> None:
    assert best_chance([], end=1.0) == 0.0
    assert best_chance([(1.0, 1.0)], end=1.0) == 0.5
    assert best_chance([(1.0, 1.0), (0.9, 1.0)], end=1.0) == pytest.approx(1.9 / 3)
    assert best_chance([(1.0, 1.0), (0.4, 1.0)], end=1.0) == 0.5


def test_two_chases_have_one_end() -> None:
    # Two single steps of rate 1 against an end of rate 1: the end must be the last of three.
    assert both(0.5, 0.5) == pytest.approx(1 / 3)
    assert both(0.0, 0.7) == pytest.approx(0.0)
    assert both(1.0, 0.7) == 0.7


@pytest.mark.parametrize(
    ("noble", "under", "to_be_had", "expected"),
    [
        ("A1", "G7 B7 P7", "Y7", 1 / 2),  # one dish at rate 1 against the end
        ("A1", "G7 B7 P7", "Y7 W7", 2 / 3),
        ("A1", "G7 B7 P7", "V7", 0.0),  # the fourth must be yellow
        ("A1", "G7 B7", "Y7 V7", 2 / 3 * 1 / 2),  # both, in either order
        ("A1", "", "Y7 B7 G7", 0.0),
        ("A2", "B3 G3 B9", "P9 W9", 2 / 3),
        ("A2", "B3 G3 P9", "V9", 0.0),  # the second pair needs blue
        ("A2", "G3 P3", "B3 W3", 1 / 3),  # four of one value
        ("A3", "V1 W1 V2", "V10", 1 / 2),
        ("A3", "V1 W1 V2", "V11", 0.0),
        ("A4", "G3 G4", "G7 W1 G2", 2 / 3),
        ("A5", "P12 W12 P9", "P6 P5", 1 / 2),
        ("A6", "B12 W12", "G1 G2", 1 / 2),
        ("A6", "B12", "G12 G1", 2 / 3 * 1 / 2),
    ],
)
def test_chances_of_unmasked_nobles(
    noble: str, under: str, to_be_had: str, expected: float
) -> None:
    assert chance(noble, under, to_be_had) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("noble", "under", "to_be_had", "expected"),
    [
        ("A1", "Y1 B4 G8", "Y12 W9 G10", 2 / 3),  # rising, the last one yellow
        ("A2", "B5 G5 B9 G9", "P5", 1 / 2),  # either value may become the triple
        ("A2", "B5 G5 B9 G9", "P9", 1 / 2),
        ("A2", "G5 P5 B9 G9", "P9", 0.0),  # the pair lacks blue
        ("A3", "V10 B9 B8 V1r G2r", "Y7", 1 / 2),
        ("A3", "V10 B9 B8 V1r G2r", "Y2", 0.0),
        ("A3", "V10 B9 V1r G8r", "Y5 Y12", 1 / 3),  # one dish for each course
        ("A4", "G2 W8 G10", "G12 G11", 1 / 2),
        ("A5", "P12 G9 W5", "P2 G3", 1 / 2),  # falling, the last one pink
        ("A6", "Y12 B12", "W1 G2", 0.0),
    ],
)
def test_chances_of_masked_nobles(noble: str, under: str, to_be_had: str, expected: float) -> None:
    assert chance(noble, under, to_be_had, "masked") == pytest.approx(expected)


@pytest.mark.parametrize("side", SIDES)
def test_waiting_for_the_dish_that_completes_is_the_least_one_can_do(side: str) -> None:
    box, chooser = box_of(side), Dealer("plates")
    everything = Supply([0.1] * DISHES, end=1.0)
    completed = 0
    for number in range(NOBLES):
        outlook = prospects(everything, box.demands[number], int(box.colours[number]))
        for _ in range(150):
            plates = open_plates(side, number, chooser)
            held = [plate % COURSE for plate in plates]
            completing = any(
                judge(side, number, [*plates, dish]) == COMPLETE
                for dish in range(DISHES)
                if dish not in held
            )
            completed += completing
            assert 0.1 / (1 + 0.1) * completing <= outlook.of(plates) <= 1.0
    assert completed > 20


@pytest.mark.parametrize("side", SIDES)
def test_nothing_comes_of_dishes_that_spoil(side: str) -> None:
    box, chooser = box_of(side), Dealer("plates")
    for number in range(NOBLES - 1):  # the sixth does not tell types apart
        for _ in range(50):
            plates = open_plates(side, number, chooser)
            if not plates:
                continue
            spoiling = [0.1 * spoils(side, number, plates, dish) for dish in range(DISHES)]
            outlook = prospects(
                Supply(spoiling, end=1.0), box.demands[number], int(box.colours[number])
            )
            assert outlook.of(plates) == 0.0


def spoils(side: str, number: int, plates: list[int], dish: int) -> bool:
    """Whether a dish can be had, and ruins the noble wherever it is served."""
    if dish in [plate % COURSE for plate in plates]:
        return False
    return all(
        judge(side, number, [*plates, dish + course * COURSE]) == DEAD
        for course in range(box_of(side).courses[number])
    )


def open_plates(side: str, number: int, chooser: Dealer) -> list[int]:
    """Some dishes under which a noble is open."""
    courses = box_of(side).courses[number]
    plates: list[int] = []
    for _ in range(chooser.below(120)):
        plate = int(chooser.below(DISHES) + COURSE * chooser.below(courses))
        if plate % COURSE in [other % COURSE for other in plates]:
            continue
        if judge(side, number, [*plates, plate]) not in (COMPLETE, DEAD):
            plates.append(plate)
    return plates


@cache
def box_of(side: str) -> Box:
    return Box(shipped(), side, [0])


def judge(side: str, number: int, plates: list[int]) -> int:
    box = box_of(side)
    return int(box.demands[number].judge(Table(plates), 0, len(plates), box.colours[number]))
