"""Fitted weights: for each game one file, with a part for each variant that was fitted."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec

from bagatelle.bots.search.floats import Floats
from bagatelle.bots.search.mind import Mind


class Fitted(msgspec.Struct, frozen=True):
    """What was fitted for a variant."""

    weights: dict[str, float]
    """By the names of the figures. A figure that the file does not know weighs nothing."""
    spread: tuple[float, float]
    habits: dict[str, float] = {}
    """Of the policy, by name."""
    games: int = 0
    """From how many games."""
    command: str = ""
    """What fits it again."""
    error: float = 0.0
    """How far the estimate lies beside the final points in games that it was not fitted to."""


@cache
def fitted(package: str) -> Mapping[str, Fitted]:
    """All variants of a game, from ``weights.json`` in the folder of its bots."""
    file = files(package) / "weights.json"
    if not file.is_file():
        return {}
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Fitted])


def take(mind: Mind, names: tuple[str, ...], habits: tuple[str, ...], found: Fitted) -> None:
    """Give a mind its weights; habits that nobody has tuned stay as they are."""
    mind.weights = Floats([found.weights.get(name, 0.0) for name in names])
    own = list(mind.habits)
    mind.habits = Floats(
        [found.habits.get(name, usual) for name, usual in zip(habits, own, strict=True)]
    )
    mind.spread = Floats(list(found.spread))
