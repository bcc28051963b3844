"""Players of Augsburg 1520."""

from bagatelle.bots.augsburg.greedy import GreedyBot

BOTS = {"greedy": GreedyBot}
