"""One contest: a game in one variant, a bot for each seat, and a seed for all its games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from time import perf_counter

import msgspec
from msgspec.structs import replace

from bagatelle.bots import Bot, contestant_maker
from bagatelle.games import make_game
from bagatelle.kernel import agenda
from bagatelle.kernel.dealer import Dealer, QuickDealer, private_seed
from bagatelle.kernel.events import Events, Row
from bagatelle.kernel.game import Game, Seat, Tally
from bagatelle.kernel.pack import Pack
from bagatelle.kernel.perspective import Perspective
from bagatelle.kernel.playout import random_games
from bagatelle.kernel.rules import start
from bagatelle.kernel.score import ScoreLine, standing_of
from bagatelle.kernel.step import carry_out
from bagatelle.kernel.table import Table

FIRST_PART = 2
"""Where the parts of an event begin in its row."""


class Clock(msgspec.Struct, frozen=True):
    """What a seat has done in a game, and how long it thought."""

    decisions: int
    turns: int
    """Decisions between which nobody else decides are one turn."""
    seconds: float


class Outcome(msgspec.Struct, frozen=True):
    """How one game ended."""

    scores: tuple[int, ...]
    """Of all parties: the players, then whoever never decides."""
    places: tuple[int, ...]
    """Of all parties; the first is 1, and a place can be shared."""
    decisions: int
    lines: tuple[ScoreLine, ...] = ()
    """The score sheet, if the contest keeps a tally."""
    moves: Mapping[int, int] = {}
    """How often each move was made, if the contest keeps a tally."""
    counts: Mapping[tuple[int, int], int] = {}
    """How often each thing came up in each tally of the game: by the numbers of both."""
    starter: int = 0
    """Who went first."""
    clocks: tuple[Clock, ...] = ()
    """Of the players, if the contest is timed."""

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(party for party, place in enumerate(self.places) if place == 1)


class Contest(msgspec.Struct, frozen=True):
    """Plain data, so that a worker process can be told what to play."""

    game: str
    players: int
    options: Mapping[str, str]
    bots: tuple[str, ...]
    """One name for each seat. Seats are not rotated: a contest with other seats is another one."""
    seed: str
    tally: bool = False
    """Whether the outcomes say where points came from and what was chosen."""
    pack: Pack | None = None
    timed: bool = False
    """Whether the outcomes say how long each seat thought: no two games agree in that."""

    @property
    def is_random(self) -> bool:
        """Whether nobody thinks: then the games are played without asking the bots."""
        return set(self.bots) == {"random"} and not self.tally and not self.timed

    def make_game(self) -> Game:
        return make_game(self.game, self.players, self.options, self.pack)

    def play(self, first: int, last: int) -> list[Outcome]:
        """Play the games from number ``first`` up to, but not including, ``last``.

        Chance in a game depends on the seed and the number of the game, and on nothing else. Each
        bot has a dealer of its own, as the players of ``random_game`` do, and another one from
        which comes what it cannot know. No bot is ever short of time.
        """
        game = self.make_game()
        seeds = [f"{self.seed}/{number}" for number in range(first, last)]
        if self.is_random:
            return self._play_randomly(game, seeds)
        return [self._play_with_bots(game, seed) for seed in seeds]

    def _dealers(self, seed: str, purpose: str) -> list[Dealer]:
        """One for each seat."""
        seeds = (private_seed(seed, f"{purpose} {seat}") for seat in range(self.players))
        return [QuickDealer(each) for each in seeds]

    def _play_randomly(self, game: Game, seeds: Sequence[str]) -> list[Outcome]:
        """The same games as with bots, without asking them."""
        dealers: list[Dealer] = [QuickDealer(seed) for seed in seeds]
        choosers = [self._dealers(seed, "choose") for seed in seeds]
        return [self._outcome(game, *end) for end in random_games(game.rules, dealers, choosers)]

    def _play_with_bots(self, game: Game, seed: str) -> Outcome:
        thinkers = self._thinkers(seed)
        dealer = QuickDealer(seed)
        events = Events()
        table = start(game.rules, dealer, events)
        rows = events.rows
        starter = game.starter(table)
        moves: Counter[int] = Counter()
        before = -1
        while not agenda.is_empty(table):
            seat = agenda.seat_of(table, agenda.top(table))
            thinker = thinkers[seat]
            move = thinker.next_move(game, table, seat)
            step = carry_out(game, table, seat, move, dealer)
            if self.tally:
                rows += step.rows
            if step.ends_turn(table, seat):
                thinker.forget_plan()
            moves[move] += 1
            thinker.decisions += 1
            thinker.turns += seat != before
            before = seat
        outcome = self._outcome(game, table, moves.total())
        if self.timed:
            outcome = replace(outcome, clocks=tuple(thinker.clock for thinker in thinkers))
        if not self.tally:
            return outcome
        lines, counts = game.score_sheet(table).lines, tallied(game, rows)
        return replace(outcome, lines=lines, moves=moves, counts=counts, starter=starter)

    def _thinkers(self, seed: str) -> list[Thinker]:
        """One for each seat, with dealers of its own."""
        choosers, imagining = self._dealers(seed, "choose"), self._dealers(seed, "imagine")
        return [
            Thinker(name, contestant_maker(name, self.game)(chooser), own)
            for name, chooser, own in zip(self.bots, choosers, imagining, strict=True)
        ]

    def _outcome(self, game: Game, table: Table, decisions: int) -> Outcome:
        standing = standing_of(game.rules, table)
        return Outcome(standing.totals, standing.places, decisions)


class Thinker:
    """A bot in its seat: it is asked once a turn, and its plan is played as far as it goes."""

    def __init__(self, name: str, bot: Bot, imagining: Dealer) -> None:
        self.decisions = 0
        self.turns = 0
        self._name = name
        self._bot = bot
        self._imagining = imagining
        self._seconds = 0.0
        self._plan: list[int] = []
        bot.minds_the_clock = False

    @property
    def clock(self) -> Clock:
        return Clock(self.decisions, self.turns, self._seconds)

    def next_move(self, game: Game, table: Table, seat: Seat) -> int:
        """The next move of the plan; of a new one if that has ended or cannot be played on."""
        legal = game.rules.legal(table, seat)
        if not self._plan or self._plan[0] not in legal:
            self._think(Perspective.of(game, table, seat, self._imagining))
            if self._plan[0] not in legal:
                choice = game.choice(self._plan[0])
                raise RuntimeError(f"{self._name} chose {choice}, which is illegal")
        return self._plan.pop(0)

    def forget_plan(self) -> None:
        """Something has come to light, or it is somebody else's turn."""
        self._plan = []

    def _think(self, perspective: Perspective) -> None:
        began = perf_counter()
        self._plan = list(self._bot.plan(perspective))
        self._seconds += perf_counter() - began


def tallies_of(game: Game) -> tuple[Tally, ...]:
    """The tallies of what can happen in this variant, with things that it has."""
    kinds = {kind.name for kind in game.event_kinds}
    return tuple(
        tally
        for tally in game.tallies
        if not kinds.isdisjoint(tally.kinds) and game.things(tally.domain)
    )


def tallied(game: Game, rows: Iterable[Row]) -> Counter[tuple[int, int]]:
    """What a game counts, from all that happened in it: of players, if it is anybody's deed."""
    kinds = {kind.name: kind for kind in game.event_kinds}
    wanted: dict[int, list[tuple[int, int]]] = {}
    players: dict[int, int] = {}
    for number, tally in enumerate(tallies_of(game)):
        for kind in (kinds[name] for name in tally.kinds if name in kinds):
            parts = [part for part, _ in kind.parts]
            wanted.setdefault(kind.number, []).append(
                (number, FIRST_PART + parts.index(tally.part))
            )
            if "player" in parts:
                players[kind.number] = FIRST_PART + parts.index("player")
    counts: Counter[tuple[int, int]] = Counter()
    for row in rows:
        who = players.get(row[0])
        if who is not None and row[who] >= game.players:
            continue
        for number, at in wanted.get(row[0], ()):
            counts[number, row[at]] += 1
    return counts
