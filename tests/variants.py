"""The variants of every registered game that the suites are parametrised over."""

from __future__ import annotations

from typing import NamedTuple

from bagatelle.games import GAMES, make_game
from bagatelle.kernel.game import Game


class Variant(NamedTuple):
    """A game, a number of players, and the options that the game's own list names."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        words = (value.replace(",", "+") for _, value in self.options)
        return "-".join((self.game, *words, str(self.players)))

    def make(self) -> Game:
        return make_game(self.game, self.players, dict(self.options))


def variants_of(game: type[Game]) -> list[Variant]:
    """What the game wants to be tested, in its own order."""
    return [
        Variant(game.info.name, players, tuple(options.items()))
        for players, options in game.tested_variants
    ]


def variants() -> list[Variant]:
    return [variant for game in GAMES.values() for variant in variants_of(game)]


def is_quick(variant: Variant) -> bool:
    """Whether a quick run plays it: games of two are the shortest that have all there is."""
    return variant.players == 2
