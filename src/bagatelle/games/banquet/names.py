"""The ids of the things on the table, and the numbers behind them."""

from __future__ import annotations

from bagatelle.games.banquet.components import DIRECTIONS, Components
from bagatelle.games.banquet.facts import noble_ids
from bagatelle.games.banquet.state import COLUMNS, DISHES, ROWS, type_of, value_of

QUARTER_TURNS = ("0", "90", "180", "270")


class Names:
    """Both ways between ids (``dish:Y7``) and numbers, domain by domain."""

    def __init__(self, components: Components) -> None:
        icons = list(components.players.icons)
        letters = [kind.letter for kind in components.types]
        nobles = noble_ids(icons)
        self.by_domain: dict[str, list[str]] = {
            "dish": [f"{letters[type_of(dish)]}{value_of(dish)}" for dish in range(DISHES)],
            "row": [str(row + 1) for row in range(ROWS)],
            "column": [str(column + 1) for column in range(COLUMNS)],
            "cell": [f"{row + 1}.{column + 1}" for row in range(ROWS) for column in range(COLUMNS)],
            "imposter": [f"{icon}{turn}" for icon in icons for turn in QUARTER_TURNS],
            "noble": nobles,
            "course": [f"{noble}.{direction}" for noble in nobles for direction in DIRECTIONS],
            "solo_card": [card.id for card in components.solo_cards],
        }
        self._numbers = {
            f"{domain}:{name}": number
            for domain, names in self.by_domain.items()
            for number, name in enumerate(names)
        }

    def ref(self, domain: str, number: int) -> str:
        """The id of a thing.

        >>> from bagatelle.games.banquet.components import shipped
        >>> Names(shipped()).ref("dish", 54)
        'dish:Y7'
        """
        return f"{domain}:{self.by_domain[domain][number]}"

    def number(self, ref: str) -> int | None:
        """The number behind an id; None if there is no such thing."""
        return self._numbers.get(ref)
