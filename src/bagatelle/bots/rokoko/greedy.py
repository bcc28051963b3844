"""The greedy bot of Rokoko: in each turn it plays for the table that promises most.

It looks through its main action to the end, weighs the table it would have then, and adds what the
bonus to come is roughly worth (``plan``, ``worth``). What it does not know it imagines.
"""

from __future__ import annotations

from bagatelle.bots.bot import ThinkingBot
from bagatelle.bots.rokoko.plan import Plan
from bagatelle.games.rokoko.game import Rokoko
from bagatelle.kernel.perspective import Perspective


class GreedyBot(ThinkingBot):
    """Plays for the best table at the end of each action."""

    def think(self, perspective: Perspective, legal: list[int]) -> int:
        game = perspective.game
        assert isinstance(game, Rokoko)
        table = perspective.imagine(self._chooser)
        return Plan(game.rules, perspective.seat, self._chooser).best_move(table)
