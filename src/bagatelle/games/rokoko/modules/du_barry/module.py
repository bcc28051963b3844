"""Madame du Barry in a game."""

from __future__ import annotations

from bagatelle.games.rokoko.module import Module
from bagatelle.games.rokoko.modules.du_barry import rows


class DuBarryModule(Module):
    name = "du_barry"
    rows = rows.ROWS
