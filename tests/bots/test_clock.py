"""A person of the court has so much time for a plan, however many decisions it takes."""

from __future__ import annotations

import pytest

from bagatelle.bots.search import player, search
from bagatelle.bots.search.lines import Line
from bagatelle.bots.search.player import Level, MindedBot
from bagatelle.bots.search.search import Search
from bagatelle.games import make_game
from bagatelle.kernel.dealer import QuickDealer
from bagatelle.kernel.match import Match
from bagatelle.kernel.table import Table

SECONDS = 10.0
PLAYOUTS = 8


class Clock:
    """Stands still until somebody turns it."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    for module in (player, search):
        monkeypatch.setattr(module, "monotonic", clock)
    return clock


def somebody(seconds: float) -> MindedBot:
    return MindedBot(QuickDealer("1"), Level("somebody", playouts=PLAYOUTS, seconds=seconds))


def playouts_of_a_plan(monkeypatch: pytest.MonkeyPatch, clock: Clock, late: float) -> int:
    """How many were made, if the thought begins so late."""
    played: list[int] = []
    think = Search.best

    def best(self: Search, t: Table, playouts: int, keep: int, most: int) -> Line:
        clock.now += late
        line = think(self, t, playouts, keep, most)
        played.append(int(self.playouts))
        return line

    with monkeypatch.context() as patch:
        patch.setattr(Search, "best", best)
        match = Match(make_game("banquet", 2, {}), "1")
        seat = match.to_act[0]
        plan = somebody(SECONDS).plan(match.perspective(seat))
    assert match.playable(plan, seat) == plan
    return sum(played)


def test_the_decisions_of_a_plan_share_one_clock(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if each of them is thought over by itself, and takes a second."""
    deadlines: list[float] = []
    think = Search.best

    def best(self: Search, t: Table, playouts: int, keep: int, most: int) -> Line:
        deadlines.append(self.deadline)
        clock.now += 1.0
        line = think(self, t, playouts, keep, most)
        line.moves = line.moves[:1]
        return line

    monkeypatch.setattr(Search, "best", best)
    match = Match(make_game("banquet", 2, {}), "1")
    assert len(somebody(SECONDS).plan(match.perspective(match.to_act[0]))) > 1
    assert deadlines == [100.0 + SECONDS] * len(deadlines)
    assert len(deadlines) > 1


def test_who_has_no_time_left_plays_on_what_was_thought_so_far(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_time, too_late = (
        playouts_of_a_plan(monkeypatch, clock, late) for late in (0.0, 2 * SECONDS)
    )
    assert 0 < too_late < in_time
