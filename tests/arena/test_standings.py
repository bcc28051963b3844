"""What is told of a tournament, against figures computed by hand."""

from __future__ import annotations

import pytest

from bagatelle.arena.contest import Clock
from bagatelle.arena.standings import Played, paces, standings
from bagatelle.arena.statistics import wilson_interval

CLOCKS = (Clock(10, 5, 2.0), Clock(8, 4, 0.5))


def played(number: int, seats: str, scores: tuple[int, ...], places: tuple[int, ...]) -> Played:
    return Played(number, tuple(seats), scores, places, tuple(CLOCKS[: len(seats)]))


GAMES = [
    played(0, "ab", (9, 3), (1, 2)),
    played(1, "ba", (5, 5), (1, 1)),
    played(2, "ab", (8, 7), (1, 2)),
    played(3, "ba", (6, 4), (1, 2)),
]


def test_the_table_of_two() -> None:
    found = standings(GAMES, 2)
    assert (found.games, found.deals, found.equal_share) == (4, 2, 0.5)
    first, second = found.entrants
    assert (first.bot, first.games, second.bot) == ("a", 4, "b")
    assert first.win_share == (1 + 0.5 + 1) / 4
    assert second.win_share == (0.5 + 1) / 4
    assert first.win_interval == wilson_interval(0.625, 4)
    assert first.points.mean == (9 + 5 + 8 + 4) / 4
    assert second.points.histogram == {3: 1, 5: 1, 6: 1, 7: 1}
    assert first.rating == pytest.approx(-second.rating)
    assert first.rating_interval[0] < first.rating < first.rating_interval[1]
    assert (first.decisions, first.turns) == (10 + 8 + 10 + 8, 5 + 4 + 5 + 4)


def test_the_cross_table() -> None:
    cross = standings(GAMES, 2).cross
    assert cross[0][0].times == 0
    ahead, behind = cross[0][1], cross[1][0]
    assert (ahead.times, ahead.ahead, ahead.margin) == (4, 0.625, (6 + 0 + 1 - 2) / 4)
    assert (behind.ahead, behind.margin) == (0.375, -ahead.margin)
    assert ahead.interval == wilson_interval(0.625, 4)


def test_a_table_of_three_is_its_pairs() -> None:
    """Whoever sits there twice is compared with the others only."""
    three = [Played(0, ("a", "b", "b"), (5, 9, 1), (2, 1, 3), (*CLOCKS, CLOCKS[0]))]
    found = standings(three, 3)
    assert found.equal_share == pytest.approx(1 / 3)
    by_name = {entrant.bot: entrant for entrant in found.entrants}
    assert (by_name["b"].games, by_name["b"].win_share) == (2, 0.5)
    assert found.cross[0][1].times == 2
    assert found.cross[0][1].ahead == 0.5


def test_alone_the_points_with_the_same_deal_are_compared() -> None:
    """Places tell how it went against whoever never decides."""
    alone = [
        played(0, "a", (50, 60), (2, 1)),
        played(1, "b", (40, 60), (2, 1)),
        played(2, "a", (70, 60), (1, 2)),
        played(3, "b", (65, 60), (1, 2)),
    ]
    found = standings(alone, 2)
    assert [entrant.bot for entrant in found.entrants] == ["a", "b"]
    assert [entrant.win_share for entrant in found.entrants] == [0.5, 0.5]
    assert (found.cross[0][1].times, found.cross[0][1].ahead) == (2, 1.0)
    assert found.cross[0][1].margin == 7.5


def test_how_long_they_thought() -> None:
    first, second = paces(GAMES)
    assert (first.bot, second.bot) == ("a", "b")
    assert first.per_decision == pytest.approx((2 + 0.5 + 2 + 0.5) / (10 + 8 + 10 + 8))
    assert first.per_turn == pytest.approx(5 / 18)
