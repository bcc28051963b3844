"""The ids of Augsburg's things, by their numbers."""

from __future__ import annotations

from bagatelle.games.augsburg import state
from bagatelle.games.augsburg.components import (
    CATEGORY_IDS,
    ICON_IDS,
    NOBLE_IDS,
    TILE_IDS,
    Components,
)
from bagatelle.kernel.ids import Ids

SHORT = ("Ph", "Lo", "Le", "Ma")
"""How the nobles are written on notes."""


def ids_of(components: Components, players: int) -> Ids:
    """The ids of one box for so many players.

    >>> from bagatelle.games.augsburg.components import shipped
    >>> ids_of(shipped(), 2).ref("note", 29)
    'note:Lo13'
    """
    values = range(1, state.VALUES + 1)
    return Ids(
        {
            "note": [*(f"{noble}{value}" for noble in SHORT for value in values), "J"],
            "bid": [str(number) for number in range(1, state.ALL_NOTES + 1)],
            "noble": NOBLE_IDS,
            "card": [card.id for card in components.privilege_cards],
            "icon": ICON_IDS,
            "category": CATEGORY_IDS,
            "step": [f"{step.category}-{step.level}" for step in components.steps],
            "tile": TILE_IDS,
            "seat": [str(seat + 1) for seat in range(players)],
        }
    )
