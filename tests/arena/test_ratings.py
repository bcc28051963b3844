"""Ratings against figures computed by hand, and against games that were drawn from known ones."""

from __future__ import annotations

import math
import random

import pytest

from bagatelle.arena.ratings import POINTS, ratings


def test_two_of_whom_one_wins_three_of_four() -> None:
    """With many games the drawn ones weigh nothing: the difference is 400 log10(3)."""
    better, worse = ratings(2, [{(0, 1): 3.0, (1, 0): 1.0}] * 10_000)
    assert better.points == pytest.approx(200 * math.log10(3), abs=0.1)
    assert worse.points == pytest.approx(-better.points)


def test_an_interval_is_that_of_the_model_where_deals_agree() -> None:
    """Of 100 games half are won: the standard error of the log odds is 2 / sqrt(n), and each of two
    lies half of it from their mean. A drawn game of each gives a quarter more information.
    """
    (one, _) = ratings(2, [{(0, 1): 1.0, (1, 0): 1.0}] * 50)
    error = math.sqrt(1 / (100 * 0.25 * 2 + 0.25)) / math.sqrt(2)
    assert one.interval == pytest.approx((-1.96 * error * POINTS, 1.96 * error * POINTS), rel=1e-3)


def test_deals_that_disagree_widen_the_interval() -> None:
    """Ten games that always end alike with one deal tell no more than one does."""
    agree, clash = (
        ratings(2, deals)[0]
        for deals in ([{(0, 1): 5.0, (1, 0): 5.0}] * 40, [{(0, 1): 10.0}, {(1, 0): 10.0}] * 20)
    )
    assert agree.points == pytest.approx(clash.points, abs=1e-6)
    assert clash.interval[1] > 2.5 * agree.interval[1]


def test_whoever_always_wins_has_a_rating() -> None:
    always, never = ratings(2, [{(0, 1): 2.0}] * 30)
    assert 300 < always.points < 600
    assert never.interval[1] < 0 < always.interval[0]


def test_shared_places_are_half_a_victory_each() -> None:
    for each in ratings(3, [{(0, 1): 0.5, (1, 0): 0.5, (1, 2): 0.5, (2, 1): 0.5}] * 5):
        assert each.points == pytest.approx(0, abs=1e-6)


def test_the_mean_is_0_and_others_compare_those_who_never_met() -> None:
    first, second, third = ratings(3, [{(0, 1): 3.0, (1, 0): 1.0}, {(1, 2): 3.0, (2, 1): 1.0}] * 50)
    assert first.points + second.points + third.points == pytest.approx(0, abs=1e-6)
    assert first.points > second.points > third.points
    assert first.points - third.points == pytest.approx(400 * 2 * math.log10(3), rel=0.05)


def test_true_ratings_lie_in_their_intervals() -> None:
    """Tables of four, drawn as Plackett and Luce do, many tournaments: about 95 of 100 times."""
    true = [1.0, 0.3, -0.4, -0.9]
    chance = random.Random(1)
    inside = 0
    tournaments = 60
    for _ in range(tournaments):
        deals = []
        for _ in range(12):
            counts: dict[tuple[int, int], float] = {}
            for _ in range(4):
                drawn = [each - math.log(-math.log(chance.random())) for each in true]
                order = sorted(range(4), key=drawn.__getitem__, reverse=True)
                for at, one in enumerate(order):
                    for other in order[at + 1 :]:
                        counts[one, other] = counts.get((one, other), 0.0) + 1
            deals.append(counts)
        for each, rating in zip(true, ratings(4, deals, 4), strict=True):
            inside += rating.interval[0] <= POINTS * each <= rating.interval[1]
    assert 0.92 <= inside / (4 * tournaments) <= 1.0
