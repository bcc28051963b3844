"""The ids of the things on the table, and the numbers behind them."""

from __future__ import annotations

from bagatelle.games.augsburg import state
from bagatelle.games.augsburg.components import (
    CATEGORY_IDS,
    ICON_IDS,
    NOBLE_IDS,
    TILE_IDS,
    Components,
)

SHORT = ("Ph", "Lo", "Le", "Ma")
"""How the nobles are written on notes."""


class Names:
    """Both ways between ids (``note:Ph13``) and numbers, domain by domain."""

    def __init__(self, components: Components, players: int) -> None:
        self.by_domain: dict[str, list[str]] = {
            "note": [f"{noble}{n}" for noble in SHORT for n in range(1, state.VALUES + 1)] + ["J"],
            "bid": [str(number) for number in range(1, state.ALL_NOTES + 1)],
            "noble": list(NOBLE_IDS),
            "card": [card.id for card in components.privilege_cards],
            "icon": list(ICON_IDS),
            "category": list(CATEGORY_IDS),
            "step": [f"{step.category}-{step.level}" for step in components.steps],
            "tile": list(TILE_IDS),
            "seat": [str(seat + 1) for seat in range(players)],
        }

    def ref(self, domain: str, number: int) -> str:
        """The id of a thing.

        >>> from bagatelle.games.augsburg.components import shipped
        >>> Names(shipped(), 2).ref("note", 29)
        'note:Lo13'
        """
        return f"{domain}:{self.by_domain[domain][number]}"
