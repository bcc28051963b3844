"""What a move can be said to do: the numbers of hints, and a row for each."""

from typing import Final

from bagatelle.kernel.rows import HintKind, parts

PRICE: Final = 1
FLORINS: Final = 2
POINTS: Final = 3
CLIMB: Final = 4
STEAL: Final = 5
TILE: Final = 6
CARD: Final = 7

HINT_KINDS: tuple[HintKind, ...] = (
    HintKind(PRICE, "price", parts("#florins")),
    HintKind(FLORINS, "florins", parts("#florins")),
    HintKind(POINTS, "points", parts("#points #lost")),
    HintKind(CLIMB, "climb", parts("step")),
    HintKind(STEAL, "steal", parts("step")),
    HintKind(TILE, "tile", parts("tile #amount")),
    HintKind(CARD, "", parts("card")),
)
