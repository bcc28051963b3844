"""Rokoko's mind: what it knows, that it is fair, and that it is the same every time."""

from __future__ import annotations

from functools import partial

import pytest

from bagatelle.bots import make_bot
from bagatelle.bots.rokoko import MIND
from bagatelle.bots.search.floats import Floats
from bagatelle.bots.search.minds import mind_of
from bagatelle.bots.search.player import Level, MindedBot
from bagatelle.bots.search.weights import fitted
from bagatelle.games import make_game
from bagatelle.games.rokoko.game import Rokoko
from bagatelle.kernel import agenda
from bagatelle.kernel.dealer import Dealer, QuickDealer
from bagatelle.kernel.events import NoEvents
from bagatelle.kernel.perspective import Perspective
from bagatelle.kernel.rules import advance, start
from bagatelle.kernel.table import Table
from tests.bots.rokoko_positions import POSITIONS, Position, finds
from tests.rules.rokoko.builder import lay

LEVELS = {
    "abbe": Level("abbe", most=200),
    "searching": Level("searching", playouts=8, keep=3, most=60),
}


def test_weights_are_those_of_figures_that_the_mind_has() -> None:
    for variant, found in fitted("bagatelle.bots.rokoko").items():
        assert set(found.weights) <= set(MIND.names), variant
        assert min(found.spread) > 0


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("modules", ["none", "jewelry_box,fancy,festivity,expert"])
def test_every_variant_has_weights(players: int, modules: str) -> None:
    game = make_game("rokoko", players, {"modules": modules})
    mind = mind_of(game)
    t = start(game.rules, Dealer("7"), NoEvents())
    assert 20 < mind.estimate(t, 0) < 120
    assert sum(mind.chances(t)) == pytest.approx(1)


def test_at_the_end_points_are_points() -> None:
    ball = lay().round(7).hire_stack("").hand(0, "base-1").hand(1, "").money(0, 0).begin()
    ball.play("play base-1", "pass")
    mind = mind_of(ball.match.game)
    figures = Floats([1.0] * int(mind.features))
    mind.weigh(ball.table, 0, figures)
    assert set(figures) == {0.0}
    assert [mind.estimate(ball.table, seat) for seat in (0, 1)] == list(ball.match.scores)


def moment(steps: int, players: int = 2) -> tuple[Rokoko, Table]:
    """A game after so many moves of its policy."""
    game = make_game("rokoko", players, {})
    assert isinstance(game, Rokoko)
    mind, dealer, events = mind_of(game), QuickDealer("moment"), NoEvents()
    t = start(game.rules, dealer, events)
    for _ in range(steps):
        seat = agenda.decider(t)
        mind.begin()
        advance(game.rules, t, seat, mind.policy(t, seat, dealer), dealer, events)
    return game, t


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("steps", [0, 21, 60])
def test_a_seed_and_a_number_of_playouts_decide_all(level: str, steps: int) -> None:
    game, t = moment(steps)
    before = t[:]
    seat = agenda.decider(t)
    plans = [
        MindedBot(QuickDealer("me"), LEVELS[level]).plan(Perspective(game, t, seat))
        for _ in range(2)
    ]
    assert plans[0] == plans[1]
    assert t == before


@pytest.mark.parametrize("level", ["abbe", "searching", "lady"])
@pytest.mark.parametrize("steps", [0, 21, 60])
def test_what_a_seat_may_not_know_changes_nothing(level: str, steps: int) -> None:
    """The bot is shown tables that its seat cannot tell apart, by way of its own guesses."""
    game, t = moment(steps)
    seat = agenda.decider(t)
    make = partial(MindedBot, level=LEVELS.get(level, Level("lady", policy=True)))
    twins = [game.rules.imagine(t, seat, Dealer(f"twin {number}")) for number in range(3)]
    assert steps == 0 or any(twin != t for twin in twins)
    plans = [make(QuickDealer("me")).plan(Perspective(game, twin, seat)) for twin in [t, *twins]]
    assert plans == [plans[0]] * 4


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_what_a_good_player_knows(position: Position) -> None:
    assert finds("abbe", position)


@pytest.mark.parametrize("bot", ["page", "lady", "abbe"])
def test_levels_play_whole_games(bot: str) -> None:
    """Alone against Madame du Barry with everything in play: to the end, by legal moves only."""
    modules = "jewelry_box,fancy,festivity,expert"
    game = make_game("rokoko", 1, {"modules": modules})
    dealer, events = QuickDealer("whole"), NoEvents()
    t = start(game.rules, dealer, events)
    player = make_bot(bot, "rokoko", "1")
    while not agenda.is_empty(t) and t[agenda.BODY] < 3:
        for move in player.plan(Perspective.of(game, t, 0, QuickDealer("guess"))):
            assert move in game.rules.legal(t, 0)
            advance(game.rules, t, 0, move, dealer, events)
