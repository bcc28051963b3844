"""Players of the Banquet: ``supply`` and ``prospects`` judge a table for ``greedy``; ``chances``,
``planner`` and ``mind`` do so for those that think ahead.
"""

from bagatelle.bots.banquet.greedy import GreedyBot
from bagatelle.bots.banquet.mind import HABITS, NAMES, STEPS, BanquetMind
from bagatelle.bots.search.minds import MindMaker
from bagatelle.kernel.game import Game


def variants(game: Game) -> tuple[str, ...]:
    """Each side and number of players has weights of its own."""
    return (f"{game.players} {game.options['side']}",)


BOTS = {"greedy": GreedyBot}
MIND = MindMaker(BanquetMind, NAMES, variants, HABITS, STEPS)
