"""The bots of each game, by name: those in the folder of the game, and those that play all."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial

import msgspec

from bagatelle.bots.bot import Bot, RandomBot
from bagatelle.bots.levels import BOTS as LEVELS
from bagatelle.bots.levels import LEVELS as PERSONS
from bagatelle.bots.levels import MIDDLE
from bagatelle.bots.search.minds import maker_of
from bagatelle.bots.search.player import MindedBot
from bagatelle.bots.search.weights import fitted
from bagatelle.games.folders import folder_of
from bagatelle.kernel.dealer import Dealer, QuickDealer
from bagatelle.kernel.errors import BadOption, BagatelleError
from bagatelle.kernel.message import message

BotMaker = Callable[[Dealer], Bot]
"""Makes a bot that draws its chance from this dealer, which is not the dealer of the match."""

HURRY = re.compile("[1-9][0-9]{0,2}")
"""How many times less somebody may think in a contest."""

EVERYWHERE: Mapping[str, BotMaker] = {"random": RandomBot}


class UnknownBot(BagatelleError):
    """There is no bot of this name for this game."""


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that can play a game, the strongest last.

    >>> bot_names("banquet")
    ('random', 'greedy', 'page', 'lady', 'abbe', 'marquise', 'minister')
    """
    return tuple(_bots_of(game))


def stand_in(game: str) -> str:
    """The bot that plays for somebody who has left: the middle level.

    >>> stand_in("rokoko")
    'abbe'
    """
    names = bot_names(game)
    return MIDDLE if MIDDLE in names else names[-1]


def bot_maker(name: str, game: str) -> BotMaker:
    """Who makes the bots of this name; raises UnknownBot."""
    known = _bots_of(game)
    if name not in known:
        raise UnknownBot(message("unknown-bot", bot=name, game=game, known=", ".join(known)))
    return known[name]


def contestant_maker(name: str, game: str) -> BotMaker:
    """Who makes the bots of a contest, where a person of the court may be given less time:
    ``minister/10`` makes a tenth of the minister's playouts. Raises UnknownBot.

    >>> contestant_maker("minister/10", "rokoko")(QuickDealer("1")).level.playouts
    204
    """
    word, slash, times = name.partition("/")
    level = next((level for level in PERSONS if level.name == word), None)
    if not slash or level is None or not HURRY.fullmatch(times):
        return bot_maker(name, game)
    bot_maker(word, game)
    return partial(MindedBot, level=level.hurried(int(times)))


def make_bot(name: str, game: str, seed: str) -> Bot:
    """A bot with its own chance: equal seeds make equal choices."""
    return bot_maker(name, game)(QuickDealer(seed))


def minds_of(game: str) -> str:
    """What stands for how the levels play a game: it changes with them and with their weights.
    Empty where no mind is.

    >>> minds_of("rokoko") == minds_of("rokoko") != ""
    True
    """
    if maker_of(game) is None:
        return ""
    known = msgspec.json.encode((PERSONS, fitted(f"bagatelle.bots.{game}")), order="sorted")
    return hashlib.sha256(known).hexdigest()[:16]


def for_each_seat(words: Sequence[str], players: int) -> tuple[str, ...]:
    """One word for each seat; a single word stands for all seats.

    >>> for_each_seat(["random"], 3)
    ('random', 'random', 'random')
    """
    if len(words) == 1:
        return (words[0],) * players
    if len(words) != players:
        raise BadOption("seats", message("bad-seats", given=len(words), players=players))
    return tuple(words)


def _bots_of(game: str) -> Mapping[str, BotMaker]:
    """All that can play a game."""
    folder = folder_of("bagatelle.bots", game)
    if folder is None:
        return EVERYWHERE
    levels = LEVELS if hasattr(folder, "MIND") else {}
    return {**EVERYWHERE, **folder.BOTS, **levels}
