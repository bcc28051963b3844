"""The greedy bot of Rokoko plays a decent game, and a fair one."""

from __future__ import annotations

import pytest

from bagatelle.arena import simulate
from bagatelle.bots import make_bot
from bagatelle.games.rokoko.game import Rokoko
from bagatelle.kernel import agenda
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import NoEvents
from bagatelle.kernel.perspective import Perspective
from bagatelle.kernel.rules import advance, start
from bagatelle.kernel.table import Table
from tests.rules.rokoko.builder import Ball, lay


def choice(ball: Ball) -> str:
    """What the bot would do now."""
    seat = ball.match.to_act[0]
    move = make_bot("greedy", "rokoko", "1").choose(ball.match.perspective(seat))
    return next(str(legal) for legal in ball.match.legal_moves(seat) if legal.number == move)


def test_it_makes_a_dress_when_it_can() -> None:
    ball = lay().money(0, 9).windows(". . . . . cl13").kept(0, "r05 r33").lace(0, 1).begin()
    assert choice(ball.play("play base-1")) == "tailor"


def test_it_sells_in_the_last_turn_only_what_brings_more() -> None:
    # Sold for 6 livres it is worth no point, rented out it is worth two and a hall.
    setting = lay().round(7).hire_stack("").hand(0, "base-1").hand(1, "").money(0, 0)
    ball = setting.windows(". . . . . cl01").kept(0, "r11").begin()
    ball.play("play base-1", "tailor", "window 6", "pay r11")
    assert choice(ball).startswith("rent")


def test_it_uses_a_bonus_that_costs_nothing() -> None:
    assert choice(lay().hand(0, "1-1").begin().play("play 1-1", "pass")) == "use"


@pytest.mark.parametrize("bots", [("greedy", "random"), ("random", "greedy")])
@pytest.mark.parametrize("edition", ["2013", "deluxe"])
def test_it_beats_chance(edition: str, bots: tuple[str, str]) -> None:
    report = simulate("rokoko", 2, {"edition": edition}, bots, games=4, seed="beats chance")
    greedy = report.results.seats[bots.index("greedy")]
    assert greedy.win_share == 1.0
    assert greedy.scores.mean > 50


class Sealed(Perspective):
    """A perspective behind which there is no table: only what a bot may ask for."""

    def __init__(self, perspective: Perspective, guess: Table) -> None:
        self.game = perspective.game
        self.seat = perspective.seat
        self._moves = perspective.moves
        self._guess = guess

    @property
    def moves(self) -> list[int]:
        return self._moves

    def imagine(self, dealer: Dealer) -> Table:
        return self._guess[:]


@pytest.mark.parametrize("players", [2, 4])
def test_it_asks_for_nothing_but_what_its_seat_may_know(players: int) -> None:
    game = Rokoko(players, {})
    dealer, events = Dealer("sealed"), NoEvents()
    table = start(game.rules, dealer, events)
    for step in range(40):
        seat = agenda.seat_of(table, agenda.top(table))
        perspective = Perspective(game, table, seat)
        guess = game.rules.imagine(table, seat, Dealer(f"guess {step}"))
        move = make_bot("greedy", "rokoko", "1").choose(Sealed(perspective, guess))
        assert move in perspective.moves
        advance(game.rules, table, seat, move, dealer, events)


def test_it_leaves_the_table_as_it_is() -> None:
    ball = lay().money(0, 20).windows("cl01").kept(0, "r11").warehouse("r01 r02").begin()
    before = ball.match.fingerprint
    choice(ball)
    assert ball.match.fingerprint == before
