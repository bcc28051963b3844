"""Every bot has every seat as often, the deals are paired, and no game is there twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from bagatelle.arena.lineups import Schedule, lineups, orders, rotations

WISHES = [
    ("ab", 2),
    ("abcde", 2),
    ("abcde", 4),
    ("abc", 3),
    ("ab", 3),
    ("ab", 4),
    ("ab", 5),
    ("abc", 4),
    ("abc", 5),
]
"""More bots than seats, as many, and fewer."""


def games(bots: Sequence[str], players: int, rounds: int = 2) -> list[tuple[str, tuple[str, ...]]]:
    schedule = Schedule(bots, players)
    numbers = range(rounds * schedule.round_size)
    return [schedule.sitting(number)[1:] for number in numbers]


@pytest.mark.parametrize(("bots", "players"), WISHES)
def test_every_bot_sits_as_often_in_every_seat(bots: str, players: int) -> None:
    counts = Counter(
        (seat, bot) for _, seats in games(bots, players) for seat, bot in enumerate(seats)
    )
    assert len(counts) == len(bots) * players
    assert len(set(counts.values())) == 1


@pytest.mark.parametrize(("bots", "players"), WISHES)
def test_no_game_is_there_twice(bots: str, players: int) -> None:
    played = games(bots, players, rounds=4)
    assert len(set(played)) == len(played)


@pytest.mark.parametrize(("bots", "players"), WISHES)
def test_a_deal_is_played_by_one_line_up_from_different_seats(bots: str, players: int) -> None:
    deals: dict[str, list[tuple[str, ...]]] = {}
    for deal, seats in games(bots, players):
        deals.setdefault(deal, []).append(seats)
    for seatings in deals.values():
        assert len({tuple(sorted(seats)) for seats in seatings}) == 1
        assert set(seatings) == set(rotations(seatings[0]))
        assert len(set(seatings)) == len(seatings)


@pytest.mark.parametrize(("bots", "players"), [("abcde", 2), ("abcde", 4), ("abc", 4), ("ab", 5)])
def test_every_two_bots_meet_as_often_as_any_other_two(bots: str, players: int) -> None:
    met = Counter(
        frozenset((one, other))
        for _, seats in games(bots, players)
        for at, one in enumerate(seats)
        for other in seats[at + 1 :]
        if one != other
    )
    assert len(set(met.values())) == 1


def test_the_neighbours_change_from_round_to_round() -> None:
    schedule = Schedule("abcd", 4)
    firsts = [schedule.sitting(4 * turn).seats for turn in range(7)]
    assert len(set(firsts)) == len(orders(tuple("abcd"))) == 6
    assert firsts[6] == firsts[0]


def test_one_against_many_is_one_line_up() -> None:
    assert lineups(["a", "b", "b", "b"], 4) == (("a", "b", "b", "b"),)
    seats = [seats for _, seats in games(["a", "b", "b", "b"], 4, rounds=1)]
    assert [each.index("a") for each in seats] == [0, 1, 2, 3]


def test_alone_all_bots_play_the_same_deals() -> None:
    assert games("abc", 1) == [
        ("0", ("a",)),
        ("0", ("b",)),
        ("0", ("c",)),
        ("1", ("a",)),
        ("1", ("b",)),
        ("1", ("c",)),
    ]


def test_games_are_rounded_up_to_whole_rounds() -> None:
    schedule = Schedule("abcde", 4)
    assert schedule.round_size == 20
    assert [schedule.rounds(games) for games in (1, 20, 21)] == [1, 1, 2]


def test_whoever_is_alone_competes_with_nobody() -> None:
    assert lineups(["a"], 3) == ()
