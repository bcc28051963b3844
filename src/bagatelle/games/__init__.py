"""The games of the house, by name."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from bagatelle.games.augsburg.game import Augsburg
from bagatelle.games.banquet.game import Banquet
from bagatelle.games.rokoko.game import Rokoko
from bagatelle.kernel.errors import UnknownGame
from bagatelle.kernel.game import Game
from bagatelle.kernel.message import Message

GAMES: dict[str, type[Game]] = {game.info.name: game for game in (Banquet, Rokoko, Augsburg)}


def make_game(name: str, players: int, options: Mapping[str, str]) -> Game:
    """A game in one variant; raises UnknownGame or BadOption.

    >>> make_game("banquet", 2, {"side": "masked"}).players
    2
    """
    return _variant(find_game(name), players, tuple(options.items()))


def find_game(name: str) -> type[Game]:
    """The game of this name, in all its variants; raises UnknownGame."""
    if name not in GAMES:
        raise UnknownGame(Message("unknown-game", {"game": name, "known": ", ".join(GAMES)}))
    return GAMES[name]


@lru_cache(maxsize=256)
def _variant(game: type[Game], players: int, options: tuple[tuple[str, str], ...]) -> Game:
    """A game remembers nothing of a match, so all matches of a variant share it."""
    return game(players, dict(options))
