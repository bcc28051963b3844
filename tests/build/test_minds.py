"""Minds think the same in both builds: each build must come to the plans that are written here."""

from __future__ import annotations

from pathlib import Path

import pytest

from bagatelle.bots.search.minds import maker_of, mind_of
from bagatelle.bots.search.player import Level, MindedBot
from bagatelle.games import GAMES, make_game
from bagatelle.kernel import agenda
from bagatelle.kernel.dealer import QuickDealer
from bagatelle.kernel.events import NoEvents
from bagatelle.kernel.perspective import Perspective
from bagatelle.kernel.rules import advance, start

SMALL = Level("small", playouts=6, keep=3, most=80)
STEPS = (0, 17, 40)

PLANS = (Path(__file__).parent / "plans.txt").read_text().splitlines()
"""A line for each plan: the game, how many play, and the moves."""


def plans_of(name: str, players: int) -> list[list[str]]:
    """What a small search does after some moves of the policy."""
    game = make_game(name, players, {})
    mind, dealer, events = mind_of(game), QuickDealer("minds"), NoEvents()
    t = start(game.rules, dealer, events)
    plans: list[list[str]] = []
    for step in range(STEPS[-1] + 1):
        seat = agenda.decider(t)
        if step in STEPS:
            plan = MindedBot(QuickDealer("small"), SMALL).plan(Perspective(game, t, seat))
            plans.append([game.spelled(move)[1] for move in plan])
        mind.begin()
        advance(game.rules, t, seat, mind.policy(t, seat, dealer), dealer, events)
    return plans


@pytest.mark.parametrize("name", [name for name in GAMES if maker_of(name) is not None])
@pytest.mark.parametrize("players", [2, 4])
def test_both_builds_come_to_these_plans(name: str, players: int) -> None:
    come_to = [f"{name} {players}: {', '.join(plan)}" for plan in plans_of(name, players)]
    assert come_to == [plan for plan in PLANS if plan.startswith(f"{name} {players}: ")]
