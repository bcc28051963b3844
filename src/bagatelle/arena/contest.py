"""One contest: a game in one variant, a bot for each seat, and a seed for all its games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from bagatelle.bots import bot_maker
from bagatelle.games import make_game
from bagatelle.kernel import agenda
from bagatelle.kernel.dealer import Dealer, QuickDealer, private_seed
from bagatelle.kernel.events import Events, NoEvents, Row
from bagatelle.kernel.game import Game, Tally
from bagatelle.kernel.pack import Pack
from bagatelle.kernel.perspective import Perspective
from bagatelle.kernel.playout import random_games
from bagatelle.kernel.rules import advance, start
from bagatelle.kernel.score import ScoreLine, standing_of
from bagatelle.kernel.table import Table

FIRST_PART = 2
"""Where the parts of an event begin in its row."""


class Outcome(msgspec.Struct, frozen=True):
    """How one game ended."""

    scores: tuple[int, ...]
    """Of all parties: the players, then whoever never decides."""
    winners: tuple[int, ...]
    decisions: int
    lines: tuple[ScoreLine, ...] = ()
    """The score sheet, if the contest keeps a tally."""
    moves: Mapping[int, int] = {}
    """How often each move was made, if the contest keeps a tally."""
    counts: Mapping[tuple[int, int], int] = {}
    """How often each thing came up in each tally of the game: by the numbers of both."""
    starter: int = 0
    """Who went first."""


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

    @property
    def is_random(self) -> bool:
        """Whether nobody thinks: then the games are played without asking the bots."""
        return set(self.bots) == {"random"} and not self.tally

    def make_game(self) -> Game:
        return make_game(self.game, self.players, self.options, self.pack)

    def play(self, first: int, last: int) -> list[Outcome]:
        """Play the games from number ``first`` up to, but not including, ``last``.

        Chance in a game depends on the seed and the number of the game, and on nothing else. Each
        bot has a dealer of its own, as the players of ``random_game`` do, and another one from
        which comes what it cannot know.
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
        makers = [bot_maker(name, self.game) for name in self.bots]
        choosers = self._dealers(seed, "choose")
        bots = [maker(chooser) for maker, chooser in zip(makers, choosers, strict=True)]
        imagining = self._dealers(seed, "imagine")
        dealer = QuickDealer(seed)
        events = Events() if self.tally else NoEvents()
        table = start(game.rules, dealer, events)
        starter = game.starter(table)
        moves: Counter[int] = Counter()
        while not agenda.is_empty(table):
            seat = agenda.seat_of(table, agenda.top(table))
            move = bots[seat].choose(Perspective.of(game, table, seat, imagining[seat]))
            if move not in game.rules.legal(table, seat):
                raise RuntimeError(f"{self.bots[seat]} chose {game.choice(move)}, which is illegal")
            advance(game.rules, table, seat, move, dealer, events)
            moves[move] += 1
        outcome = self._outcome(game, table, moves.total())
        if not self.tally:
            return outcome
        lines, counts = game.score_sheet(table).lines, tallied(game, events.rows)
        return replace(outcome, lines=lines, moves=moves, counts=counts, starter=starter)

    def _outcome(self, game: Game, table: Table, decisions: int) -> Outcome:
        standing = standing_of(game.rules, table)
        winners = tuple(seat for seat, place in enumerate(standing.places) if place == 1)
        return Outcome(standing.totals, winners, decisions)


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
