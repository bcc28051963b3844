"""Five persons of the court who play every game that a mind is there for, the weakest first."""

from __future__ import annotations

from functools import partial

from bagatelle.bots.search.player import Level, MindedBot

LEVELS = (
    Level("page", policy=True, slips=300),
    Level("lady", policy=True),
    Level("abbe", glances=16),
    Level("marquise", playouts=64),
    Level("minister", playouts=512, seconds=3.0),
)

MIDDLE = "abbe"
"""Plays for those who have left."""

BOTS = {level.name: partial(MindedBot, level=level) for level in LEVELS}
