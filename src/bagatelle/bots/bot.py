"""What a bot is, and the one that plays every game."""

from __future__ import annotations

from typing import Protocol

from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.perspective import Perspective


class Bot(Protocol):
    """Somebody who chooses one of the legal moves, from what a seat may know and nothing else."""

    def choose(self, perspective: Perspective) -> int: ...


class RandomBot:
    """Every legal move is equally likely, as in ``kernel.playout.random_playout``."""

    def __init__(self, chooser: Dealer) -> None:
        self._chooser = chooser

    def choose(self, perspective: Perspective) -> int:
        moves = perspective.moves
        return moves[self._chooser.below(len(moves))]
