"""The balance of many games: it adds up, and it does not depend on who plays them where."""

from __future__ import annotations

import pytest

from bagatelle.arena import Counted, Report, simulate
from bagatelle.arena.balance import balance
from bagatelle.arena.contest import Contest, Outcome
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


@pytest.mark.parametrize(("game", "players"), [("rokoko", 3), ("banquet", 2)])
def test_groups_and_turns_add_up(game: str, players: int) -> None:
    found = report(game, players)
    assert found.balance is not None
    mean = sum(seat.scores.mean for seat in found.results.seats) / players
    assert sum(group.mean for group in found.balance.groups) == pytest.approx(mean)
    turns = found.balance.turns
    assert [turn.order for turn in turns] == list(range(1, players + 1))
    assert sum(turn.mean for turn in turns) / players == pytest.approx(mean)
    assert sum(turn.advantage for turn in turns) == pytest.approx(0)
    assert sum(turn.win_share for turn in turns) == pytest.approx(1)


def test_the_seven_sources_of_rokoko() -> None:
    found = report().balance
    assert found is not None
    assert sorted(group.item.id for group in found.groups) == [
        "rokoko-source-bonuses",
        "rokoko-source-decorations",
        "rokoko-source-dresses",
        "rokoko-source-fireworks",
        "rokoko-source-halls",
        "rokoko-source-money",
        "rokoko-source-statues",
    ]
    means = {group.item.id: group.mean for group in found.groups}
    for group, lines in {
        "halls": ("hall", "all-halls"),
        "fireworks": ("fireworks", "terrace"),
        "bonuses": ("play", "crown", "favour"),
        "money": ("money",),
        "statues": ("statues",),
        "dresses": ("dresses",),
        "decorations": ("decorations",),
    }.items():
        ids = {f"rokoko-line-{line}" for line in lines}
        summed = sum(source.mean for source in found.sources if source.item.id in ids)
        assert means[f"rokoko-source-{group}"] == pytest.approx(summed)


def test_what_is_tallied_is_what_was_chosen() -> None:
    found = report(players=4).balance
    assert found is not None
    tables = {counted.domain: counted for counted in found.counted}
    kinds = {use.choice: use.per_game for use in found.kinds}
    made, rented, sold, _ = _together(tables["dress"])
    assert made == pytest.approx(rented + sold)
    assert rented == pytest.approx(kinds["rent"])
    assert sold == pytest.approx(kinds["sell"])
    assert list(_together(tables["window"])) == pytest.approx([made])
    assert list(_together(tables["space"])) == pytest.approx([rented])
    hired, played, bonus, deputed = _together(tables["worker"])
    assert hired == pytest.approx(kinds["hire_worker"])
    assert played == pytest.approx(kinds["play"])
    assert deputed == pytest.approx(kinds["depute"] + kinds["depute_worker"])
    assert bonus == pytest.approx(kinds["use"])
    assert len(tables["worker"].things) == 33
    assert len(tables["dress"].things) == 42
    funded = dict(tables["decoration"].things)
    for use in found.things["fund_space"]:
        name = use.choice.removeprefix("fund ")
        assert list(funded[f"decoration:{name}"]) == pytest.approx([use.per_game])


def _together(counted: Counted) -> tuple[float, ...]:
    return tuple(sum(each) for each in zip(*(counts for _, counts in counted.things), strict=True))


def test_turns_count_from_whoever_goes_first() -> None:
    game = make_game("rokoko", 3, {})
    outcomes = [
        Outcome((9, 3, 0), (1, 2, 3), 9, starter=2),
        Outcome((5, 5, 8), (2, 2, 1), 9, starter=1),
    ]
    first, second, third = balance(game, outcomes).turns
    assert (first.mean, second.mean, third.mean) == (2.5, 8.5, 4)
    assert (first.advantage, second.win_share) == (-2.5, 1.0)
    shared = balance(game, [Outcome((9, 9, 0), (1, 1, 3), 9, starter=1)]).turns
    assert [turn.win_share for turn in shared] == [0.5, 0, 0.5]


@pytest.mark.parametrize("seat", ["1", "2", "3"])
def test_the_start_player_of_rokoko_goes_first(seat: str) -> None:
    contest = Contest("rokoko", 3, {"start": seat}, ("random",) * 3, "7", tally=True)
    assert [outcome.starter for outcome in contest.play(0, 2)] == [int(seat) - 1] * 2


def test_means_by_hand() -> None:
    game = make_game("rokoko", 2, {})
    money, halls = Message("rokoko-line-money"), Message("rokoko-line-all-halls")
    favour = game.move(game.notation.read("favour"))  # type: ignore[arg-type]
    assert favour is not None
    outcomes = [
        Outcome((4, 2), (1, 2), 9, (ScoreLine(money, "A", (3, 2)),), {favour: 2}),
        Outcome((5, 0), (1, 2), 9, (ScoreLine(halls, "B", (5, None)),), {favour: 1}),
    ]
    found = balance(game, outcomes)
    assert [(source.item, source.mean) for source in found.sources] == [
        (money, 1.25),
        (halls, 1.25),
    ]
    used = {use.choice: use.per_game for use in found.kinds}
    assert used["favour"] == 1.5
    assert used["tailor"] == 0
