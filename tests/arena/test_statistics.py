"""The figures of a report, against figures computed by hand."""

from __future__ import annotations

import math

import pytest

from bagatelle.arena.contest import Contest, Outcome
from bagatelle.arena.statistics import distribution, results, wilson_interval

CONTEST = Contest("banquet", 3, {"side": "unmasked"}, ("greedy", "random", "random"), "1")


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [
        # Wilson's formula with z = 1.96: (p + z²/2n ± z √(p(1-p)/n + z²/4n²)) / (1 + z²/n).
        (0.5, 100, 0.4038, 0.5962),
        (0.1, 10, 0.0179, 0.4042),
        (0.0, 10, 0.0, 0.2775),  # z² / (n + z²) = 3.8415 / 13.8415
        (1.0, 10, 0.7225, 1.0),
        (0.25, 2000, 0.2315, 0.2694),
        (1.0, 1, 0.2065, 1.0),
    ],
)
def test_wilson_intervals(share: float, games: int, low: float, high: float) -> None:
    assert wilson_interval(share, games) == pytest.approx((low, high), abs=5e-5)


def test_a_distribution() -> None:
    found = distribution([4, 0, 4, 6, 1])
    assert found.mean == 3.0
    assert found.sd == pytest.approx(math.sqrt(24 / 4))
    assert (found.min, found.median, found.max) == (0, 4.0, 6)
    assert found.histogram == {0: 1, 1: 1, 4: 2, 6: 1}
    assert list(found.histogram) == [0, 1, 4, 6]


def test_a_single_game_has_no_spread() -> None:
    assert distribution([7]).sd == 0.0


def test_a_shared_victory_is_shared_out() -> None:
    outcomes = [
        Outcome((7, 3, 1), (1, 2, 3), 100),
        Outcome((5, 5, 2), (1, 1, 3), 120),
        Outcome((4, 4, 4), (1, 1, 1), 140),
        Outcome((0, 0, 2), (2, 2, 1), 160),
    ]
    found = results(CONTEST, outcomes)
    assert found.games == 4
    assert found.decisions == 520
    assert found.decisions_per_game == 130.0
    shares = [seat.win_share for seat in found.seats]
    assert shares == pytest.approx([(1 + 1 / 2 + 1 / 3) / 4, (1 / 2 + 1 / 3) / 4, (1 / 3 + 1) / 4])
    assert sum(shares) == pytest.approx(1.0)
    assert [seat.seat for seat in found.seats] == [1, 2, 3]
    assert [seat.bot for seat in found.seats] == ["greedy", "random", "random"]
    assert found.seats[0].win_interval == wilson_interval(shares[0], 4)
    assert found.seats[1].scores.histogram == {0: 1, 3: 1, 4: 1, 5: 1}
