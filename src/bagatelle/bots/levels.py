"""Five persons of the court who play every game that a mind is there for, the weakest first."""

from __future__ import annotations

from functools import partial

from bagatelle.bots.search.player import Level, MindedBot

LEVELS = (
    Level("page", policy=True, slips=300),
    Level("lady", policy=True, slips=100),
    Level("abbe", glances=16, lapses=2.5),
    Level("marquise", playouts=256, seconds=1.0, lapses=1.25),
    Level("minister", playouts=2_048, seconds=1.8),
)

MIDDLE = "abbe"
"""Plays for those who have left."""

BOTS = {level.name: partial(MindedBot, level=level) for level in LEVELS}
