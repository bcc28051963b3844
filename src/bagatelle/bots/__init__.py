"""Players that see only their own side of a match (``kernel/perspective.py``).

>>> import bagatelle
>>> match = bagatelle.new_match("banquet", players=2, seed=7)
>>> bot = make_bot("greedy", "banquet", seed="7")
>>> bot.choose(match.perspective(0)) in match.perspective(0).moves
True
"""

from bagatelle.bots.bot import Bot
from bagatelle.bots.registry import (
    UnknownBot,
    bot_maker,
    bot_names,
    contestant_maker,
    for_each_seat,
    make_bot,
    minds_of,
    stand_in,
)

__all__ = [
    "Bot",
    "UnknownBot",
    "bot_maker",
    "bot_names",
    "contestant_maker",
    "for_each_seat",
    "make_bot",
    "minds_of",
    "stand_in",
]
