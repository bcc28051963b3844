"""A tournament: bots against each other, every one as often in every seat, with the same deals."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

import msgspec

from bagatelle.arena.contest import Contest
from bagatelle.arena.crews import Play, alone, processes
from bagatelle.arena.ledger import Ledger
from bagatelle.arena.lineups import Schedule
from bagatelle.arena.standings import Pace, Played, Standings, paces, standings
from bagatelle.bots import contestant_maker
from bagatelle.games import make_game
from bagatelle.kernel.errors import BadOption
from bagatelle.kernel.match import Match
from bagatelle.kernel.message import message
from bagatelle.kernel.pack import Pack

Crew = Callable[[Play[Played], Sequence[int]], Iterator[Played]]
"""Plays the games of these numbers, in whatever order (``crews``)."""


class Tournament(msgspec.Struct, frozen=True):
    """Plain data, so that others can be told what to play. All that the games depend on."""

    game: str
    players: int
    options: Mapping[str, str]
    bots: tuple[str, ...]
    seed: str
    pack: Pack | None = None

    def schedule(self) -> Schedule:
        return Schedule(self.bots, self.players)

    def play(self, number: int) -> Played:
        """One game of the schedule: it depends on its number and on no other game."""
        _, deal, seats = self.schedule().sitting(number)
        seed = f"{self.seed}/{deal}"
        contest = Contest(
            self.game, self.players, self.options, seats, seed, pack=self.pack, timed=True
        )
        (outcome,) = contest.play(0, 1)
        return Played(number, seats, outcome.scores, outcome.places, outcome.clocks)


class TournamentReport(msgspec.Struct, frozen=True):
    """What came of it."""

    tournament: Tournament
    components: str
    """The hash of the box."""
    lineups: int
    """How many there are; a round gives each of them a deal."""
    rounds: int
    standings: Standings
    paces: tuple[Pace, ...]
    """The only part in which two runs differ."""
    games: tuple[Played, ...]


def make_tournament(
    game: str,
    players: int,
    options: Mapping[str, str] | None = None,
    bots: Sequence[str] = ("random", "greedy"),
    seed: str = "1",
    pack: Pack | None = None,
) -> Tournament:
    """A tournament that can be played; raises BadOption and its like with what is wrong.

    >>> make_tournament("rokoko", 3, bots=["greedy", "random"]).schedule().round_size
    6
    """
    made = make_game(game, players, options or {}, pack)
    Match(made, seed)  # refuses a bad seed
    for bot in bots:
        contestant_maker(bot, game)
    if len(set(bots)) < 2:
        raise BadOption("bots", message("arena-one-bot", bot=bots[0]))
    return Tournament(game, players, made.options, tuple(bots), seed, pack)


def play_tournament(
    tournament: Tournament,
    games: int = 100,
    crew: Crew = alone,
    file: Path | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> TournamentReport:
    """Play whole rounds: so many games, or a few more. Results depend on the tournament and on the
    number of games.

    What stands in the ``file`` already is not played again, and what is played is written there.

    >>> wishes = make_tournament("banquet", 2, bots=["greedy", "random"])
    >>> report = play_tournament(wishes, games=3)
    >>> [each.bot for each in report.standings.entrants], report.standings.games
    (['greedy', 'random'], 4)
    """
    if games < 1:
        raise BadOption("games", message("not-positive", what="games", value=games))
    schedule = tournament.schedule()
    rounds = schedule.rounds(games)
    numbers = range(rounds * schedule.round_size)
    with Ledger(tournament, file) as ledger:
        missing = [number for number in numbers if number not in ledger.games]
        progress(len(numbers) - len(missing))
        if missing:
            for played in crew(tournament.play, missing):
                ledger.note(played)
                progress(1)
        found = tuple(ledger.games[number] for number in numbers)
        report = TournamentReport(
            tournament,
            ledger.head.components,
            len(schedule.lineups),
            rounds,
            standings(found, schedule.deal_size),
            paces(found),
            found,
        )
        ledger.close(report)
    return report


def several(jobs: int) -> Crew:
    """A crew of so many processes."""
    if jobs < 1:
        raise BadOption("jobs", message("not-positive", what="jobs", value=jobs))
    return alone if jobs == 1 else partial(processes, jobs=jobs)
