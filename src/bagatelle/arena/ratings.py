"""Ratings after Bradley and Terry, from who finished before whom.

The chance of a to finish before b is 1 / (1 + 10 ** ((b - a) / 400)), where a and b are their
ratings; a shared place is half a victory of each. The ratings are those that make what happened
most likely, and their mean is 0. A table of many is all its pairs, which together weigh as much as
the places that had to be decided (n - 1 for n players). Everybody also has one drawn game against
somebody of rating 0: so whoever wins always has a rating, too.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import msgspec

from bagatelle.arena.statistics import Z_95

POINTS = 400 / math.log(10)
"""Of a rating, to one unit of its logarithm."""
ENOUGH = 1e-10
MAX_STEPS = 200
LONGEST_STEP = 1.0

Matrix = list[list[float]]
Pairs = Mapping[tuple[int, int], float]
"""How often the first has finished before the second, in all that shares a deal."""


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody is, in points whose mean is 0."""

    points: float
    interval: tuple[float, float]
    """Of 95%."""


def ratings(contestants: int, deals: Sequence[Pairs], compared: int = 2) -> list[Rating]:
    """The ratings of contestants who are numbered from 0 on, and of whom so many are compared at
    a time.

    An interval is the wider one of two: what the model says of so many games, and how far the deals
    differ, which also knows that what happens at one table or with one deal is no independent
    evidence.

    >>> [round(rating.points) for rating in ratings(2, [{(0, 1): 2.0, (1, 0): 1.0}] * 30)]
    [60, -60]
    """
    weight = 2 / compared
    together: dict[tuple[int, int], float] = {}
    for deal in deals:
        for pair, times in deal.items():
            together[pair] = together.get(pair, 0.0) + times
    strengths = _most_likely(contestants, together, weight)
    inverse = _inverse(_curvature(strengths, together, weight))
    spread = _product(_product(inverse, _scatter(strengths, deals, weight)), inverse)
    mean = math.fsum(strengths) / contestants
    found = []
    for one, strength in enumerate(strengths):
        variance = max(_centred(inverse, one), _centred(spread, one))
        points, half = POINTS * (strength - mean), POINTS * Z_95 * math.sqrt(variance)
        found.append(Rating(points, (points - half, points + half)))
    return found


def _most_likely(contestants: int, together: Pairs, weight: float) -> list[float]:
    """Newton's method, which finds the one maximum."""
    strengths = [0.0] * contestants
    for _ in range(MAX_STEPS):
        slope = _slope(strengths, together, weight)
        for one, strength in enumerate(strengths):
            slope[one] += 0.5 - _chance(strength)
        inverse = _inverse(_curvature(strengths, together, weight))
        steps = [math.fsum(map(float.__mul__, row, slope)) for row in inverse]
        longest = max(map(abs, steps))
        shorter = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        strengths = [old + shorter * step for old, step in zip(strengths, steps, strict=True)]
        if longest < ENOUGH:
            break
    return strengths


def _chance(difference: float) -> float:
    return 1 / (1 + math.exp(-difference))


def _slope(strengths: Sequence[float], pairs: Pairs, weight: float) -> list[float]:
    """In which direction what happened becomes more likely."""
    slope = [0.0] * len(strengths)
    for (first, second), times in pairs.items():
        more = weight * times * (1 - _chance(strengths[first] - strengths[second]))
        slope[first] += more
        slope[second] -= more
    return slope


def _curvature(strengths: Sequence[float], pairs: Pairs, weight: float) -> Matrix:
    """How sharp the maximum is: the information in all games, with the drawn ones."""
    found = [[0.0] * len(strengths) for _ in strengths]
    for one, strength in enumerate(strengths):
        chance = _chance(strength)
        found[one][one] = chance * (1 - chance)
    for (first, second), times in pairs.items():
        chance = _chance(strengths[first] - strengths[second])
        known = weight * times * chance * (1 - chance)
        found[first][first] += known
        found[second][second] += known
        found[first][second] -= known
        found[second][first] -= known
    return found


def _scatter(strengths: Sequence[float], deals: Sequence[Pairs], weight: float) -> Matrix:
    """How far the deals pull in different directions."""
    found = [[0.0] * len(strengths) for _ in strengths]
    for deal in deals:
        slope = _slope(strengths, deal, weight)
        for row, pull in zip(found, slope, strict=True):
            for column, other in enumerate(slope):
                row[column] += pull * other
    few = len(deals) / max(1, len(deals) - 1)
    return [[few * each for each in row] for row in found]


def _centred(covariance: Matrix, one: int) -> float:
    """The variance of how far somebody is above the mean of all."""
    size = len(covariance)
    along = math.fsum(covariance[one]) / size
    everything = math.fsum(each for row in covariance for each in row) / size**2
    return max(0.0, covariance[one][one] - 2 * along + everything)


def _product(left: Matrix, right: Matrix) -> Matrix:
    columns = list(zip(*right, strict=True))
    return [[math.fsum(map(float.__mul__, row, column)) for column in columns] for row in left]


def _inverse(matrix: Matrix) -> Matrix:
    """Of a matrix that is positive definite, so that no row needs to be exchanged."""
    size = len(matrix)
    rows = [[*row, *(float(one == at) for at in range(size))] for one, row in enumerate(matrix)]
    for at in range(size):
        pivot = rows[at][at]
        rows[at] = [each / pivot for each in rows[at]]
        for one in range(size):
            if one != at:
                factor = rows[one][at]
                rows[one] = [a - factor * b for a, b in zip(rows[one], rows[at], strict=True)]
    return [row[size:] for row in rows]
