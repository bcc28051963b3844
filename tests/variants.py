"""Every variant of every registered game: what the suites are parametrised over."""

from __future__ import annotations

import itertools
from typing import NamedTuple

from bagatelle.games import GAMES, make_game
from bagatelle.kernel.game import Game


class Variant(NamedTuple):
    """A game, a number of players, and a value for each option that has a list of values."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return "-".join((self.game, *(value for _, value in self.options), str(self.players)))

    def make(self) -> Game:
        return make_game(self.game, self.players, dict(self.options))


def variants() -> list[Variant]:
    found = []
    for name, game in GAMES.items():
        listed = [option for option in game.info.options if option.values]
        for values in itertools.product(*(option.values for option in listed)):
            options = tuple(zip((option.name for option in listed), values, strict=True))
            found += [Variant(name, players, options) for players in game.info.players]
    return found
