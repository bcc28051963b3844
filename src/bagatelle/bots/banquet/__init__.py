"""The Banquet's own bots: ``supply`` and ``prospects`` judge a table, ``greedy`` plays by them."""

from bagatelle.bots.banquet.greedy import GreedyBot

BOTS = {"greedy": GreedyBot}
