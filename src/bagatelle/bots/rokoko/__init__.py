"""Players of Rokoko."""

from bagatelle.bots.rokoko.figures import NAMES
from bagatelle.bots.rokoko.greedy import GreedyBot
from bagatelle.bots.rokoko.mind import RokokoMind
from bagatelle.bots.search.minds import MindMaker
from bagatelle.kernel.game import Game


def variants(game: Game) -> tuple[str, ...]:
    """Each number of players has weights of its own, with modules and without."""
    players = str(game.players)
    return (f"{players} modules", players) if game.options["modules"] != "none" else (players,)


BOTS = {"greedy": GreedyBot}
MIND = MindMaker(RokokoMind, NAMES, variants)
