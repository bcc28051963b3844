"""What the minister would do: the best ways to go on, from what a seat itself knows."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from time import monotonic

import msgspec

from bagatelle.bots.search.lines import Line
from bagatelle.bots.search.minds import maker_of, mind_of
from bagatelle.bots.search.search import Search
from bagatelle.kernel.choice import Move, MoveOption
from bagatelle.kernel.perspective import Perspective

BEST = 3
PLAYOUTS = 600
KEEP = 8
MOST = 3_000
SURE = 1.96
"""So many standard errors to either side hold the truth in 95 of 100 cases."""


class AdvisedLine(msgspec.Struct, frozen=True):
    """One way to go on: the seat's own moves until its turn ends or something comes to light."""

    line: tuple[MoveOption, ...]
    chance: float
    """Of winning, from 0 to 1, as far as the seat can know."""
    doubt: float
    """By how much the chance may lie beside that: the half of a 95 % interval."""
    points: float
    """The final points to be expected."""
    place: float
    """The place to be expected; 1 is the first."""
    playouts: int
    """How often it was played on."""


class Advised(msgspec.Struct, frozen=True):
    """One way to go on."""

    moves: tuple[int, ...]
    """The seat's own moves, until its turn ends or something comes to light."""
    chance: float
    """Of winning, from 0 to 1."""
    doubt: float
    """By how much the chance may lie beside that: the half of a 95 % interval."""
    points: float
    """The final points to be expected."""
    place: float
    """The place to be expected; 1 is the first."""
    playouts: int

    def told(self, moves: Sequence[Move]) -> AdvisedLine:
        """The same with the moves as choices, each as it may be made after those before it."""
        line = tuple(map(MoveOption.of, moves))
        return AdvisedLine(line, self.chance, self.doubt, self.points, self.place, self.playouts)


def can_advise(game: str) -> bool:
    """Whether there is anybody who knows this game well enough.

    >>> can_advise("rokoko")
    True
    """
    return maker_of(game) is not None


def advice(
    perspective: Perspective, seed: str, playouts: int = PLAYOUTS, seconds: float = 0.0
) -> list[Advised]:
    """The three best ways to go on, the best first; fewer, if there are no more. With a number of
    seconds the thought ends after them, however far it has come.

    >>> import bagatelle
    >>> match = bagatelle.new_match("rokoko", players=2, seed=7)
    >>> len(advice(match.perspective(0), "1", playouts=6))
    3
    """
    if not perspective.moves:
        return []
    mind = mind_of(perspective.game)
    search = Search(mind, perspective.seat, seed)
    playouts *= int(mind.pace)
    if seconds:
        search.deadline = monotonic() + seconds
    best = search.compare(perspective.table, playouts, KEEP, MOST, BEST)
    return [advised(line) for line in best]


def advised(line: Line) -> Advised:
    """What the playouts of a line have shown."""
    played = max(1, int(line.playouts))
    chance = line.won / played
    doubt = SURE * sqrt(max(chance * (1 - chance), 0.25 / played) / played)
    return Advised(
        moves=tuple(line.moves),
        chance=round(chance, 4),
        doubt=round(doubt, 4),
        points=round(line.points / played, 2),
        place=round(float(line.places) / played, 2),
        playouts=int(line.playouts),
    )
