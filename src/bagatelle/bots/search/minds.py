"""The mind of each game: found in the folder of its bots, with the weights of its variant."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec

from bagatelle.bots.search.mind import Mind
from bagatelle.bots.search.weights import Fitted, fitted, take
from bagatelle.games.folders import folder_of
from bagatelle.kernel.game import Game


class MindMaker(NamedTuple):
    """What ``bagatelle.bots.<game>`` says in ``MIND``."""

    make: Callable[[Any], Mind]
    """Makes a mind from the rules of a game."""
    names: tuple[str, ...]
    """Of the figures, in their order."""
    variants: Callable[[Game], tuple[str, ...]]
    """Which fitted weights serve a game: its own variant, then the nearest ones."""
    given: Mapping[str, float] = {}
    """Weights that are known beforehand, and not fitted."""
    habits: tuple[str, ...] = ()
    """Of the policy, in their order."""
    steps: tuple[float, ...] = ()
    """How far each habit is moved to try something else."""


def maker_of(game: str) -> MindMaker | None:
    """Who makes the minds of a game; None if nobody has taught one."""
    folder = folder_of("bagatelle.bots", game)
    return getattr(folder, "MIND", None)


def mind_of(game: Game, weights: Fitted | None = None) -> Mind:
    """A mind for a game, with fitted weights or with these."""
    maker = _maker(game)
    mind = maker.make(game.rules)
    if weights is None:
        weights = _known(game, maker)
    if weights is not None:
        take(mind, maker.names, maker.habits, weights)
    return mind


def weights_in_use(game: Game) -> Fitted:
    """The weights that a mind of this game goes by, with all its habits."""
    maker, mind = _maker(game), mind_of(game)
    known = _known(game, maker) or Fitted({}, (mind.spread[0], mind.spread[1]))
    habits = dict(zip(maker.habits, map(float, mind.habits), strict=True))
    return msgspec.structs.replace(known, habits=habits)


def _maker(game: Game) -> MindMaker:
    maker = maker_of(game.info.name)
    assert maker is not None, f"nobody has taught a mind for {game.info.name}"
    return maker


def _known(game: Game, maker: MindMaker) -> Fitted | None:
    known = fitted(f"bagatelle.bots.{game.info.name}")
    return next((known[each] for each in maker.variants(game) if each in known), None)
