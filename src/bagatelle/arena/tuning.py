"""Tunes the habits of a policy by games against itself, from seeds.

Two players, whose habits lie a little to either side of those that are known, meet in the same
games; whoever wins more pulls the habits to its side. After many meetings chance has cancelled out,
and what is left is the way that wins.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from bagatelle.arena.fitting import NoMind, prepare
from bagatelle.bots.search.floats import Floats as Row
from bagatelle.bots.search.mind import Mind
from bagatelle.bots.search.minds import mind_of
from bagatelle.kernel import agenda
from bagatelle.kernel.dealer import QuickDealer, private_seed
from bagatelle.kernel.events import NoEvents
from bagatelle.kernel.message import message
from bagatelle.kernel.rules import advance, start

PULL = 0.15
"""How far a player who always wins pulls the habits, in steps of each."""
REST = 0.3
"""What is left of the pull in the end."""
POINT = 1 / 12
"""What a point is worth when nobody can be beaten."""

Habits = NDArray[np.float64]


def tune(
    game: str,
    players: int,
    options: Mapping[str, str] | None = None,
    meetings: int = 1500,
    games: int = 10,
    seed: str = "1",
    progress: Callable[[int], None] = lambda meetings: None,
) -> dict[str, float]:
    """The habits of a variant after so many meetings of so many games: the mean of the second half
    of the way, where they hardly move on.
    """
    made, maker = prepare(game, players, options, seed, meetings=meetings, games=games)
    if not maker.habits:
        raise NoMind(message("no-habits", game=game))
    one, other = mind_of(made), mind_of(made)
    habits: Habits = np.array([float(habit) for habit in one.habits])
    steps = np.array(maker.steps)
    chooser = np.random.default_rng(int(private_seed(seed, "tuning")[:8], 16))
    late: list[Habits] = []
    for meeting in range(meetings):
        side = chooser.standard_normal(len(habits)) * steps
        one.habits = Row(list(map(float, habits + side)))
        other.habits = Row(list(map(float, habits - side)))
        pull = PULL * (1 - (1 - REST) * meeting / meetings)
        habits = habits + pull * _meet(one, other, games, f"{seed} {meeting}") * side
        if meeting >= meetings // 2:
            late.append(habits)
        progress(1)
    return {
        name: round(float(each), 4)
        for name, each in zip(maker.habits, np.mean(late, axis=0), strict=True)
    }


def _meet(one: Mind, other: Mind, games: int, seed: str) -> float:
    """By how much more than its share the one wins, from -1/2 to 1/2."""
    ahead = 0.0
    for number in range(games):
        if one.parties == 1:
            (mine,), (theirs,) = (_play([mind], f"{seed} {number}")[1] for mind in (one, other))
            ahead += POINT * (mine - theirs)
            continue
        for turn in (0, 1):
            seats = [(one, other)[(seat + turn) % 2] for seat in range(one.players)]
            won, _ = _play(seats, f"{seed} {number}")
            share = sum(mind is one for mind in seats) / len(seats)
            mine = sum(part for mind, part in zip(seats, won, strict=True) if mind is one)
            ahead += (mine - share) / 2
    return ahead / games


def _play(minds: Sequence[Mind], seed: str) -> tuple[list[float], list[float]]:
    """Who won a game in which each seat plays by the policy of its mind, and the points."""
    rules, dealer, events = minds[0].rules, QuickDealer(seed), NoEvents()
    t = start(rules, dealer, events)
    for mind in minds:
        mind.begin()
    while t[agenda.DEPTH] > 0:
        seat = agenda.decider(t)
        advance(rules, t, seat, minds[seat].policy(t, seat, dealer), dealer, events)
    return minds[0].chances(t), [float(rules.score(t, seat)) for seat in range(len(minds))]
