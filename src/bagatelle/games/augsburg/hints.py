"""What a move can be said to do: the numbers of hints, and a row for each."""

from typing import Final

from bagatelle.kernel.rows import hint_kinds

PRICE: Final = 1
FLORINS: Final = 2
POINTS: Final = 3
CLIMB: Final = 4
STEAL: Final = 5
TILE: Final = 6
CARD: Final = 7

HINT_KINDS = hint_kinds(
    {
        PRICE: "price #florins",
        FLORINS: "florins #florins",
        POINTS: "points #points #lost",
        CLIMB: "climb step",
        STEAL: "steal step",
        TILE: "tile tile #amount",
        CARD: "- card",
    }
)
