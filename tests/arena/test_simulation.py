"""Simulations depend on their seed and on nothing else."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

import bagatelle
from bagatelle.arena import Report, simulate
from bagatelle.arena.contest import Contest
from bagatelle.arena.simulation import RANDOM_CHUNK
from bagatelle.bots import Bot, UnknownBot
from bagatelle.kernel.perspective import Perspective
from tests.variants import Variant, variants


class CheatingBot(Bot):
    def choose(self, perspective: Perspective) -> int:
        return next(move for move in perspective.game.all_moves() if move not in perspective.moves)


def contest(variant: Variant, *bots: str) -> Contest:
    seats = bots or ("random",) * variant.players
    return Contest(variant.game, variant.players, dict(variant.options), seats, "arena")


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_random_games_are_the_same_with_and_without_bots(
    variant: Variant, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = contest(variant).play(0, 5)
    monkeypatch.setattr(Contest, "is_random", False)
    assert contest(variant).play(0, 5) == quick


def test_a_game_depends_on_its_number_only() -> None:
    table = contest(Variant("banquet", 3, ()))
    assert table.play(0, 6) == table.play(0, 2) + table.play(2, 5) + table.play(5, 6)
    assert len({outcome.decisions for outcome in table.play(0, 6)}) > 1


def test_another_seed_gives_other_games() -> None:
    first, second = (simulate("banquet", 2, games=5, seed=seed).results for seed in ("a", "b"))
    assert first.decisions != second.decisions


@pytest.mark.parametrize("bots", [["random"], ["greedy", "random"]], ids=" ".join)
def test_the_number_of_jobs_changes_nothing(bots: list[str]) -> None:
    games = 2 * RANDOM_CHUNK + 1 if bots == ["random"] else 3
    alone, together = (
        simulate("banquet", 2, {"side": "masked"}, bots, games, "jobs", jobs) for jobs in (1, 2)
    )
    assert alone.results == together.results
    assert (alone.timing.jobs, together.timing.jobs) == (1, 2)
    assert alone.results.games == games


def test_bots_sit_where_they_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[str, int]] = []

    class Witness(Bot):
        def __init__(self, name: str) -> None:
            self._name = name

        def choose(self, perspective: Perspective) -> int:
            seen.append((self._name, perspective.seat))
            return perspective.moves[0]

    monkeypatch.setattr(
        "bagatelle.arena.contest.contestant_maker", lambda name, game: lambda chooser: Witness(name)
    )
    contest(Variant("banquet", 3, ()), "x", "y", "z").play(0, 1)
    assert set(seen) == {("x", 0), ("y", 1), ("z", 2)}


def test_a_bot_that_cheats_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "bagatelle.arena.contest.contestant_maker", lambda name, game: lambda chooser: CheatingBot()
    )
    with pytest.raises(RuntimeError, match="illegal"):
        contest(Variant("banquet", 2, ()), "cheat", "cheat").play(0, 1)


def test_a_bot_is_asked_once_a_turn_and_never_hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    plans: list[int] = []

    class Planner(Bot):
        def choose(self, perspective: Perspective) -> int:
            assert not self.minds_the_clock
            return perspective.moves[0]

        def plan(self, perspective: Perspective) -> list[int]:
            moves = super().plan(perspective)
            plans.append(len(moves))
            return [*moves, moves[0]]

    monkeypatch.setattr(
        "bagatelle.arena.contest.contestant_maker", lambda name, game: lambda chooser: Planner()
    )
    timed = contest(Variant("banquet", 2, ()), "x", "y")
    (outcome,) = replace(timed, timed=True).play(0, 1)
    assert sum(plans) == outcome.decisions > len(plans), "what was planned too much is not played"
    first, second = outcome.clocks
    assert first.decisions + second.decisions == outcome.decisions
    assert first.turns + second.turns <= len(plans)
    assert first.seconds > 0


def test_whoever_is_not_timed_has_no_clock() -> None:
    (outcome,) = contest(Variant("banquet", 2, ()), "greedy", "random").play(0, 1)
    assert outcome.clocks == ()


def test_progress_counts_every_game() -> None:
    told: list[int] = []
    simulate("banquet", 2, games=RANDOM_CHUNK + 3, seed="1", progress=told.append)
    assert told == [RANDOM_CHUNK, 3]


def test_the_report_can_be_written_and_read_as_json() -> None:
    report = simulate("banquet", 4, {"icons": "DCBA"}, ["random"], 3, "json")
    text = msgspec.json.encode(report)
    assert msgspec.json.decode(text, type=Report) == report
    plain = msgspec.json.decode(text)
    assert set(plain) == {"results", "timing", "balance"}
    assert plain["balance"] is None
    assert plain["results"]["options"] == {"side": "unmasked", "icons": "DCBA"}
    assert plain["timing"]["seconds"] > 0


@pytest.mark.parametrize(
    ("wish", "error", "sentence"),
    [
        ({"game": "chess"}, bagatelle.UnknownGame, "There is no game called “chess”"),
        ({"players": 5}, bagatelle.BadOption, "banquet is for 1 to 4 players, not for 5."),
        ({"options": {"side": "up"}}, bagatelle.BadOption, "“up” is no value for side"),
        ({"bots": ["clever"]}, UnknownBot, "banquet has no bot called “clever”"),
        ({"bots": ["random"] * 3}, bagatelle.BadOption, "3 words do not fit 2 seats"),
        ({"games": 0}, bagatelle.BadOption, "The number of games must be at least 1, not 0."),
        ({"jobs": -1}, bagatelle.BadOption, "The number of processes must be at least 1, not -1."),
        ({"seed": " "}, bagatelle.BadOption, "A seed is a word of printable characters"),
    ],
)
def test_wrong_wishes_are_refused_before_the_first_game(
    wish: dict[str, object], error: type[bagatelle.BagatelleError], sentence: str
) -> None:
    wishes: dict[str, object] = {"game": "banquet", "players": 2, **wish}
    with pytest.raises(error) as refused:
        simulate(**wishes)  # type: ignore[arg-type]
    assert str(refused.value).startswith(sentence)
