"""The greedy bot of Rokoko: in each turn it plays for the table that promises most.

It looks through its main action to the end, weighs the table it would have then, and adds what the
bonus to come is roughly worth (``plan``, ``worth``). What it does not know it imagines.
"""

from __future__ import annotations

from bagatelle.bots.rokoko.plan import Plan
from bagatelle.games.rokoko.game import Rokoko
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.perspective import Perspective


class GreedyBot:
    """Plays for the best table at the end of each action."""

    def __init__(self, chooser: Dealer) -> None:
        self._chooser = chooser

    def choose(self, perspective: Perspective) -> int:
        legal = perspective.moves
        if len(legal) == 1:
            return legal[0]
        game = perspective.game
        assert isinstance(game, Rokoko)
        table = perspective.imagine(self._chooser)
        return Plan(game.rules, perspective.seat, self._chooser).best_move(table)
