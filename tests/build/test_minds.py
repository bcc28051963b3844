"""Minds think the same in both builds: each build must come to the plans that are written here."""

from __future__ import annotations

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

PLANS: dict[str, list[list[str]]] = {
    "banquet 2": [
        ["take row 3", "serve B6 B1", "serve Y6 B1", "serve B7 B6", "done"],
        ["serve B5 A2", "serve W2 A3", "done"],
        ["take column 1", "serve G4 B3", "serve G10 B4", "serve W12 B5", "done"],
    ],
    "banquet 4": [
        ["take row 2", "serve V9 B2", "serve G9 B2", "serve V10 B2", "done"],
        ["serve G5 A1", "serve G7 A4", "done"],
        ["done"],
    ],
    "rokoko 2": [
        ["pick base-1", "pick base-2", "pick base-4"],
        ["tailor", "window 3", "pay r08", "rent hall2-2", "take r01", "keep"],
        ["play base-1", "hire", "hire 1-1"],
    ],
    "rokoko 4": [
        ["pick base-1", "pick base-2", "pick base-3"],
        ["take r08", "keep"],
        ["window 8", "pay r08", "rent hall3-7", "take r09", "keep"],
    ],
    "augsburg 2": [
        ["buy Ph7", "buy Ph9", "buy Lo4", "buy Lo9", "reject Lo17", "buy Le11", "buy Ma9"],
        ["show Ph9", "show J", "show J"],
        ["show Le3"],
    ],
    "augsburg 4": [
        ["buy Ph7", "buy Lo10", "reject Le11", "reject Le14", "buy Le15", "buy Ma5", "reject J"],
        ["buy Le7", "buy Le8", "buy Ma3", "buy Ma11"],
        ["hold"],
    ],
}


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
    assert plans_of(name, players) == PLANS[f"{name} {players}"]
