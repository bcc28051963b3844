"""Plays the games of a contest, in one process or in several."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor

import msgspec

from bagatelle.arena.balance import Balance, balance
from bagatelle.arena.contest import Contest, Outcome
from bagatelle.arena.statistics import Results, results
from bagatelle.bots import contestant_maker, for_each_seat
from bagatelle.games import make_game
from bagatelle.kernel.errors import BadOption
from bagatelle.kernel.game import Game
from bagatelle.kernel.match import Match
from bagatelle.kernel.message import message
from bagatelle.kernel.pack import Pack
from bagatelle.workers import end_with_parent

RANDOM_CHUNK = 50
"""How many games a worker plays before it reports. With bots that think, it is every game."""

Progress = Callable[[int], None]
"""Is told now and then how many more games have ended."""


class Timing(msgspec.Struct, frozen=True):
    """How long it took; the only part that differs between two runs of a contest."""

    jobs: int
    seconds: float
    decisions_per_second: float


class Report(msgspec.Struct, frozen=True):
    results: Results
    timing: Timing
    balance: Balance | None = None
    """Only if it was asked for."""


def simulate(
    game: str,
    players: int,
    options: Mapping[str, str] | None = None,
    bots: Sequence[str] = ("random",),
    games: int = 100,
    seed: str = "1",
    jobs: int = 1,
    progress: Progress = lambda games: None,
    tally: bool = False,
    pack: Pack | None = None,
) -> Report:
    """Play a number of games between bots. Results depend on the seed, not on the number of jobs.

    ``bots`` has one name for each seat, or a single name for all of them. With a ``tally`` the
    report has a balance: where the points came from, and what was chosen.
    """
    contest = _contest(game, players, options or {}, bots, seed, tally, pack)
    at_least_one("games", games)
    at_least_one("jobs", jobs)
    began = time.perf_counter()
    outcomes: list[Outcome] = []
    for some in _play(contest, games, jobs):
        outcomes += some
        progress(len(some))
    seconds = time.perf_counter() - began
    found = results(contest, outcomes)
    timing = Timing(jobs, seconds, found.decisions / seconds)
    if not tally:
        return Report(found, timing)
    return Report(found, timing, balance(contest.make_game(), outcomes))


def _contest(
    name: str,
    players: int,
    options: Mapping[str, str],
    bots: Sequence[str],
    seed: str,
    tally: bool,
    pack: Pack | None,
) -> Contest:
    """All that could be wrong with the wishes is found here, before the first game."""
    game = make_game(name, players, options, pack)
    check_seed(game, seed)
    seats = for_each_seat(bots, players)
    for bot in seats:
        contestant_maker(bot, name)
    return Contest(name, players, game.options, seats, seed, tally, pack)


def _play(contest: Contest, games: int, jobs: int) -> Iterator[list[Outcome]]:
    size = RANDOM_CHUNK if contest.is_random else 1
    chunks = [(first, min(first + size, games)) for first in range(0, games, size)]
    if jobs == 1:
        for first, last in chunks:
            yield contest.play(first, last)
        return
    # Processes started afresh share nothing with this one, so threads and locks here are no danger.
    fresh = multiprocessing.get_context("spawn")
    workers = min(jobs, len(chunks))
    with ProcessPoolExecutor(workers, mp_context=fresh, initializer=_begin_work) as pool:
        yield from pool.map(contest.play, *zip(*chunks, strict=True))


def _begin_work() -> None:
    """An interrupt is for the process that started the worker; this one ends with its chunk, or at
    once if there is nobody left to work for.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def check_seed(game: Game, seed: str) -> None:
    """Raises BadOption for a seed that no match can have."""
    Match(game, seed)


def at_least_one(what: str, number: int) -> None:
    """Raises BadOption for a number of things of which there must be some."""
    if number < 1:
        raise BadOption(what, message("not-positive", what=what, value=number))
