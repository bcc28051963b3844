"""Lapses: a person of the court plays so many lines of a game without a thought."""

from __future__ import annotations

import pytest

from bagatelle.bots.levels import LEVELS
from bagatelle.bots.search.player import Level, MindedBot
from bagatelle.bots.search.search import Search
from bagatelle.games import make_game
from bagatelle.kernel.dealer import QuickDealer
from bagatelle.kernel.match import Match

TURNS = {"banquet": 8, "rokoko": 20, "augsburg": 20}
TRIES = 200


class Thought(Exception):
    """Somebody thinks."""


@pytest.mark.parametrize("game", TURNS)
@pytest.mark.parametrize("share", [0.0, 0.25, 1.0])
def test_lapses_are_spread_over_a_whole_game(
    game: str, share: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So a game with few turns has no fewer of them."""

    def think(self: Search, *_: object) -> object:
        raise Thought

    monkeypatch.setattr(Search, "best", think)
    match = Match(make_game(game, 2, {}), "1")
    seat = match.to_act[0]
    bot = MindedBot(QuickDealer("1"), Level("somebody", playouts=1, lapses=share * TURNS[game]))
    perspective, lapses = match.perspective(seat), 0
    for _ in range(TRIES):
        try:
            plan = bot.plan(perspective)
        except Thought:
            continue
        lapses += 1
        assert match.playable(plan, seat) == plan
    assert abs(lapses / TRIES - share) < 0.08


def test_the_strongest_has_none_and_every_weaker_one_has_more() -> None:
    planners = [level.lapses for level in LEVELS if not level.policy]
    assert planners == sorted(planners, reverse=True)
    assert planners[-1] == 0.0
