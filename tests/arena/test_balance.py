"""The balance of many games: it adds up, and it does not depend on who plays them where."""

from __future__ import annotations

import pytest

from bagatelle.arena import Report, simulate
from bagatelle.arena.balance import balance
from bagatelle.arena.contest import Outcome
from bagatelle.games import make_game
from bagatelle.kernel.message import Message
from bagatelle.kernel.score import ScoreLine


def report(game: str = "rokoko", players: int = 3, jobs: int = 1, tally: bool = True) -> Report:
    return simulate(game, players, {}, ["random"], 4, "balance", jobs, tally=tally)


@pytest.mark.parametrize(("game", "players"), [("rokoko", 2), ("rokoko", 5), ("banquet", 3)])
def test_sources_add_up_to_the_scores_and_choices_to_the_decisions(game: str, players: int) -> None:
    found = report(game, players)
    assert found.balance is not None
    mean = sum(seat.scores.mean for seat in found.results.seats) / players
    assert sum(source.mean for source in found.balance.sources) == pytest.approx(mean)
    decisions = found.results.decisions_per_game
    assert sum(use.per_game for use in found.balance.kinds) == pytest.approx(decisions)
    for kind in found.balance.kinds:
        if kind.choice in found.balance.things:
            uses = found.balance.things[kind.choice]
            assert sum(use.per_game for use in uses) == pytest.approx(kind.per_game)


def test_what_nobody_chose_is_there_too() -> None:
    found = report().balance
    assert found is not None
    funded = [use.choice for use in found.things["fund_space"]]
    assert len(funded) == 4 + 5 + 3 + 2 + 2
    assert min(use.per_game for use in found.things["hire_worker"]) == 0
    assert len(found.things["play"]) == 33


def test_a_tally_changes_no_result_and_jobs_change_no_tally() -> None:
    plain, one, two = report(tally=False), report(), report(jobs=2)
    assert plain.balance is None
    assert plain.results == one.results == two.results
    assert one.balance == two.balance


def test_means_by_hand() -> None:
    game = make_game("rokoko", 2, {})
    money, halls = Message("rokoko-line-money"), Message("rokoko-line-all-halls")
    favour = game.move(game.notation.read("favour"))  # type: ignore[arg-type]
    assert favour is not None
    outcomes = [
        Outcome((4, 2), (0,), 9, (ScoreLine(money, "A", (3, 2)),), {favour: 2}),
        Outcome((5, 0), (0,), 9, (ScoreLine(halls, "B", (5, None)),), {favour: 1}),
    ]
    found = balance(game, outcomes)
    assert [(source.item, source.mean) for source in found.sources] == [
        (money, 1.25),
        (halls, 1.25),
    ]
    used = {use.choice: use.per_game for use in found.kinds}
    assert used["favour"] == 1.5
    assert used["tailor"] == 0
