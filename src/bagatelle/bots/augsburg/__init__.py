"""Players of Augsburg 1520."""

from bagatelle.bots.augsburg.greedy import GreedyBot
from bagatelle.bots.augsburg.mind import NAMES, AugsburgMind
from bagatelle.bots.search.minds import MindMaker
from bagatelle.kernel.game import Game


def variants(game: Game) -> tuple[str, ...]:
    """Each number of players has weights of its own."""
    return (str(game.players), "4")


BOTS = {"greedy": GreedyBot}
MIND = MindMaker(AugsburgMind, NAMES, variants)
