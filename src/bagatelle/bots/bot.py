"""What a bot is, the one that plays every game, and the head of those that know a game."""

from __future__ import annotations

from abc import ABC, abstractmethod

from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.perspective import Perspective


class Bot(ABC):
    """Somebody who plays for a seat, from what the seat may know and nothing else."""

    minds_the_clock = True
    """Whether a clock may end its thoughts: if not, they depend on its chance alone."""

    @abstractmethod
    def choose(self, perspective: Perspective) -> int:
        """One of the legal moves."""

    def plan(self, perspective: Perspective) -> list[int]:
        """The moves of a turn, until it ends or something comes to light: whoever does not plan a
        turn as a whole chooses one move after the other.
        """
        moves: list[int] = []
        now: Perspective | None = perspective
        while now is not None:
            moves.append(self.choose(now))
            now = now.after(moves[-1])
        return moves


class RandomBot(Bot):
    """Every legal move is equally likely, as in ``kernel.playout.random_playout``."""

    def __init__(self, chooser: Dealer) -> None:
        self._chooser = chooser

    def choose(self, perspective: Perspective) -> int:
        moves = perspective.moves
        return moves[self._chooser.below(len(moves))]


class ThinkingBot(Bot):
    """The head of a bot that knows a game: it thinks only where there is something to choose."""

    def __init__(self, chooser: Dealer) -> None:
        self._chooser = chooser

    def choose(self, perspective: Perspective) -> int:
        legal = perspective.moves
        return legal[0] if len(legal) == 1 else self.think(perspective, legal)

    @abstractmethod
    def think(self, perspective: Perspective, legal: list[int]) -> int:
        """The best of several legal moves."""
