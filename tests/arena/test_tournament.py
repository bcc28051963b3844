"""Tournaments depend on their seed, and not on who plays their games, when, or in which order."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from time import monotonic

import pytest
from msgspec.structs import replace

import bagatelle
from bagatelle.arena import Played, Tournament, TournamentReport, make_tournament, play_tournament
from bagatelle.arena.contest import Clock
from bagatelle.arena.crews import NoCluster, Play, alone, cluster, processes
from bagatelle.arena.ledger import BadLedger, seed_in
from bagatelle.arena.tournament import several
from bagatelle.bots import UnknownBot
from bagatelle.bots.levels import LEVELS
from bagatelle.bots.search.player import MindedBot
from bagatelle.bots.search.search import Search
from bagatelle.kernel.dealer import QuickDealer
from bagatelle.kernel.match import Match

GAMES = 6


def banquet(bots: Sequence[str] = ("random", "greedy"), seed: str = "arena") -> Tournament:
    return make_tournament("banquet", 2, {"side": "masked"}, bots, seed)


@pytest.fixture(scope="module")
def whole() -> TournamentReport:
    """The tournament as it is played without a break."""
    return play_tournament(banquet(), GAMES)


def without_time(game: Played) -> Played:
    clocks = tuple(Clock(clock.decisions, clock.turns, 0.0) for clock in game.clocks)
    return replace(game, clocks=clocks)


def same(one: TournamentReport, other: TournamentReport) -> bool:
    """Whether two reports differ in seconds at most."""
    games = [[without_time(game) for game in report.games] for report in (one, other)]
    return one.standings == other.standings and games[0] == games[1]


def backwards(play: Play[Played], numbers: Sequence[int]) -> Iterator[Played]:
    return alone(play, numbers[::-1])


class Interrupted(Exception):
    """The power is gone."""


def interrupted(play: Play[Played], numbers: Sequence[int]) -> Iterator[Played]:
    yield from alone(play, numbers[3:1:-1])
    raise Interrupted


def test_the_seats_of_a_deal_are_exchanged(whole: TournamentReport) -> None:
    assert [game.seats for game in whole.games[:2]] == [("random", "greedy"), ("greedy", "random")]
    assert [game.number for game in whole.games] == list(range(GAMES))
    assert whole.standings.entrants[0].bot == "greedy"
    assert whole.standings.deals == GAMES / 2


def test_a_deal_is_the_same_for_both_seatings(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[str] = []

    def dealer(seed: str) -> QuickDealer:
        seeds.append(seed)
        return QuickDealer(seed)

    monkeypatch.setattr("bagatelle.arena.contest.QuickDealer", dealer)
    play_tournament(banquet(), 4)
    deals = [seed for seed in seeds if seed.startswith("arena/")]
    assert len(deals) == 4
    assert deals[0] == deals[1] != deals[2] == deals[3]


def test_neither_order_nor_jobs_change_anything(whole: TournamentReport) -> None:
    assert same(play_tournament(banquet(), GAMES, backwards), whole)
    assert same(play_tournament(banquet(), GAMES, partial(processes, jobs=2)), whole)


def test_another_seed_is_another_tournament(whole: TournamentReport) -> None:
    assert not same(play_tournament(banquet(seed="other"), GAMES), whole)


@pytest.mark.slow
def test_a_local_cluster_plays_the_same(
    whole: TournamentReport, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))  # Ray writes the secret of its cluster there.
    crew = partial(cluster, address="local", jobs=1)
    assert same(play_tournament(banquet(), GAMES, crew), whole)


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere", "127.0.0.1:99999999", ""])
def test_where_no_cluster_is_nobody_waits(address: str) -> None:
    with pytest.raises(NoCluster, match="No Ray cluster answers"):
        play_tournament(banquet(), GAMES, partial(cluster, address=address, jobs=1))


# ---------------------------------------------------------------------- the results file


def test_an_interrupted_tournament_goes_on(whole: TournamentReport, tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    with pytest.raises(Interrupted):
        play_tournament(banquet(), GAMES, interrupted, file)
    begun = json.loads(file.read_bytes())
    assert [game["number"] for game in begun["games"]] == [2, 3]
    assert begun["standings"] is None
    played: list[int] = []
    told: list[int] = []

    def counting(play: Play[Played], numbers: Sequence[int]) -> Iterator[Played]:
        played.extend(numbers)
        return alone(play, numbers)

    report = play_tournament(banquet(), GAMES, counting, file, told.append)
    assert played == [0, 1, 4, 5], "what was played is not played again"
    assert sum(told) == GAMES
    assert same(report, whole)
    ended = json.loads(file.read_bytes())
    assert len(ended["games"]) == GAMES
    assert ended["standings"]["entrants"][0]["bot"] == "greedy"
    assert seed_in(file) == "arena"
    assert list(tmp_path.iterdir()) == [file]


def test_a_longer_tournament_begins_with_the_shorter_one(
    whole: TournamentReport, tmp_path: Path
) -> None:
    file = tmp_path / "results.json"
    play_tournament(banquet(), 2, alone, file)
    assert same(play_tournament(banquet(), GAMES, alone, file), whole)
    nobody_plays: list[Played] = []
    again = play_tournament(banquet(), 2, lambda play, numbers: iter(nobody_plays), file)
    assert again.standings.games == 2
    assert len(json.loads(file.read_bytes())["games"]) == GAMES, "nothing is thrown away"


@pytest.mark.parametrize(
    "other",
    [
        make_tournament("banquet", 2, {"side": "masked"}, ("random", "greedy"), "other"),
        make_tournament("banquet", 2, {"side": "masked"}, ("greedy", "random"), "arena"),
        make_tournament("banquet", 2, {"side": "unmasked"}, ("random", "greedy"), "arena"),
        make_tournament("banquet", 3, {"side": "masked"}, ("random", "greedy"), "arena"),
        make_tournament("augsburg", 2, {}, ("random", "greedy"), "arena"),
    ],
    ids=["seed", "bots", "options", "players", "game"],
)
def test_the_file_of_another_tournament_is_refused(other: Tournament, tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    play_tournament(banquet(), 2, alone, file)
    before = file.read_bytes()
    with pytest.raises(BadLedger, match="holds another tournament"):
        play_tournament(other, 2, alone, file)
    assert file.read_bytes() == before


def test_new_weights_are_other_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "results.json"
    play_tournament(banquet(), 2, alone, file)
    monkeypatch.setattr("bagatelle.arena.ledger.minds_of", lambda game: "other")
    with pytest.raises(BadLedger, match="weights"):
        play_tournament(banquet(), 2, alone, file)


@pytest.mark.parametrize("text", [b"", b"{}", b"[1]", b"\xff\xfe", b'{"tournament": 7}'])
def test_a_file_of_something_else_is_refused(text: bytes, tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    file.write_bytes(text)
    with pytest.raises(BadLedger, match="holds no results of a tournament"):
        play_tournament(banquet(), 2, alone, file)
    assert file.read_bytes() == text


def test_a_place_that_cannot_be_written_is_refused_before_the_first_game(tmp_path: Path) -> None:
    with pytest.raises(bagatelle.BagatelleError):
        play_tournament(banquet(), 2, interrupted, tmp_path / "nowhere" / "results.json")


# ---------------------------------------------------------------------- bots


@pytest.mark.parametrize("minds_the_clock", [True, False])
def test_a_bot_without_a_clock_has_no_deadline(
    minds_the_clock: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    deadlines: list[float] = []

    def best(self: Search, *_: object) -> object:
        deadlines.append(self.deadline)
        raise Interrupted

    monkeypatch.setattr(Search, "best", best)
    match = Match(bagatelle.new_match("rokoko", 2).game, "1")
    bot = MindedBot(QuickDealer("1"), next(level for level in LEVELS if level.seconds))
    bot.minds_the_clock = minds_the_clock
    with pytest.raises(Interrupted):
        bot.plan(match.perspective(match.to_act[0]))
    assert [deadline > monotonic() for deadline in deadlines] == [minds_the_clock]


@pytest.mark.parametrize(
    ("wish", "error", "sentence"),
    [
        ({"game": "chess"}, bagatelle.UnknownGame, "There is no game called “chess”"),
        ({"bots": ["greedy", "clever"]}, UnknownBot, "banquet has no bot called “clever”"),
        ({"bots": ["greedy"]}, bagatelle.BadOption, "A tournament needs at least two different"),
        ({"bots": ["greedy"] * 3}, bagatelle.BadOption, "A tournament needs at least two"),
        ({"seed": " "}, bagatelle.BadOption, "A seed is a word of printable characters"),
        ({"players": 9}, bagatelle.BadOption, "banquet is for 1 to 4 players"),
    ],
)
def test_wrong_wishes_are_refused(
    wish: dict[str, object], error: type[bagatelle.BagatelleError], sentence: str
) -> None:
    wishes: dict[str, object] = {"game": "banquet", "players": 2, **wish}
    with pytest.raises(error) as refused:
        make_tournament(**wishes)  # type: ignore[arg-type]
    assert str(refused.value).startswith(sentence)


def test_wrong_numbers_are_refused() -> None:
    with pytest.raises(bagatelle.BadOption, match="The number of games must be at least 1"):
        play_tournament(banquet(), 0)
    with pytest.raises(bagatelle.BadOption, match="The number of processes must be at least 1"):
        several(0)
