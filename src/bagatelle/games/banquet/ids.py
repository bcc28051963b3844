"""The ids of the Banquet's things, by their numbers."""

from __future__ import annotations

from bagatelle.games.banquet.components import DIRECTIONS, Components
from bagatelle.games.banquet.facts import noble_ids
from bagatelle.games.banquet.state import COLUMNS, DISHES, ROWS, type_of, value_of
from bagatelle.kernel.ids import Ids

QUARTER_TURNS = ("0", "90", "180", "270")


def ids_of(components: Components) -> Ids:
    """The ids of a box.

    >>> from bagatelle.games.banquet.components import shipped
    >>> ids_of(shipped()).ref("dish", 54)
    'dish:Y7'
    """
    icons = components.players.icons
    letters = [kind.letter for kind in components.types]
    nobles = noble_ids(icons)
    return Ids(
        {
            "dish": [f"{letters[type_of(dish)]}{value_of(dish)}" for dish in range(DISHES)],
            "row": [str(row + 1) for row in range(ROWS)],
            "column": [str(column + 1) for column in range(COLUMNS)],
            "cell": [f"{row + 1}.{column + 1}" for row in range(ROWS) for column in range(COLUMNS)],
            "imposter": [f"{icon}{turn}" for icon in icons for turn in QUARTER_TURNS],
            "noble": nobles,
            "course": [f"{noble}.{direction}" for noble in nobles for direction in DIRECTIONS],
            "solo_card": [card.id for card in components.solo_cards],
        }
    )
