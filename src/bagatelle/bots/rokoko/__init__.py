"""Players of Rokoko."""

from bagatelle.bots.rokoko.greedy import GreedyBot

BOTS = {"greedy": GreedyBot}
