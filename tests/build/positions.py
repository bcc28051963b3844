"""Named positions in the middle of games, and how many lines of play there are from each.

A file of ``positions/`` is a match in words that outlive every number of the engine: its options,
its seed, its moves as notation. Between the moves stand the positions::

    position rokoko-paying-a-dress: 4 16 96

and the numbers are the lines of play one, two, three decisions deep. They were counted in the pure
build; whoever changes rules on purpose counts again: ``python -m tests.build.positions``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from bagatelle.games import make_game
from bagatelle.kernel import agenda
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.game import Game
from bagatelle.kernel.match import Match
from bagatelle.kernel.playout import perft

FOLDER = Path(__file__).parent / "positions"


class NamedPosition(NamedTuple):
    """A moment of a match, and the lines of play from there, by their depth."""

    name: str
    file: Path
    moves: int
    """How many moves lead to it."""
    counts: tuple[int, ...]

    def __str__(self) -> str:
        return self.name

    def match(self) -> Match:
        """The match at this moment."""
        match = Match(*_game_and_seed(self.file))
        for seat, notation in _moves(self.file)[: self.moves]:
            match.play(notation, seat)
        return match

    def question(self) -> str:
        """What kind of decision it is."""
        match = self.match()
        return match.question(int(agenda.seat_of(match._table, agenda.top(match._table)))).id

    def lines_of_play(self) -> tuple[int, ...]:
        """The lines of play as they are now."""
        match = self.match()
        dealer = Dealer(match.seed, match.draws)
        return tuple(
            perft(match.game.rules, match._table, dealer, depth)
            for depth in range(1, len(self.counts) + 1)
        )


def named_positions() -> list[NamedPosition]:
    return [position for file in sorted(FOLDER.glob("*.txt")) for position in _positions(file)]


def _positions(file: Path) -> Iterator[NamedPosition]:
    moves = 0
    for line in _read(file):
        if line.startswith("seat "):
            moves += 1
        elif line.startswith("position "):
            name, counts = line.removeprefix("position ").split(": ")
            yield NamedPosition(name, file, moves, tuple(map(int, counts.split())))


def _game_and_seed(file: Path) -> tuple[Game, str]:
    lines = _read(file)
    head = dict(line.split(": ", 1) for line in lines[: lines.index("")] if line[0] != "#")
    seed = head.pop("seed")
    return make_game(head.pop("game"), int(head.pop("players")), head), seed


def _moves(file: Path) -> list[tuple[int, str]]:
    found = (re.fullmatch(r"seat (\d+): (.+)", line) for line in _read(file))
    return [(int(move[1]) - 1, move[2]) for move in found if move]


@cache
def _read(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").splitlines()


def _count_again(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    for position in _positions(file):
        old, new = (
            f"position {position.name}: {' '.join(map(str, counts))}\n"
            for counts in (position.counts, position.lines_of_play())
        )
        print(new.strip(), "" if old == new else f"(was: {old.strip()})")
        text = text.replace(old, new)
    file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    for one in sorted(FOLDER.glob("*.txt")):
        _count_again(one)
