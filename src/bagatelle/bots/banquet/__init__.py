"""Players of the Banquet: ``supply`` and ``prospects`` judge a table for ``greedy``; ``chances``,
``planner`` and ``mind`` do so for those that think ahead.
"""

from bagatelle.bots.banquet.greedy import GreedyBot
from bagatelle.bots.banquet.mind import HABITS, NAMES, STEPS, BanquetMind
from bagatelle.bots.search.minds import MindMaker
from bagatelle.kernel.game import Game


def variants(game: Game) -> tuple[str, ...]:
    """Each number of players has weights of its own on each side; those of more or fewer players
    are better than none.
    """
    others = sorted(game.info.players, key=lambda players: abs(players - game.players))
    return tuple(f"{players} {game.options['side']}" for players in others)


BOTS = {"greedy": GreedyBot}
MIND = MindMaker(BanquetMind, NAMES, variants, {"worth": 1.0}, HABITS, STEPS)
