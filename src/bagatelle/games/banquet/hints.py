"""What a move can be said to do: the numbers of hints, and a row for each."""

from typing import Final

from bagatelle.kernel.rows import HintKind, parts

TAKES: Final = 1
SATISFIES: Final = 2
FITS: Final = 3
DEAD: Final = 4
CLEARS: Final = 5

WISH: Final = "wish"
"""The domain of moves that serve: what the noble would like after the dish."""

HINT_KINDS: tuple[HintKind, ...] = (
    HintKind(TAKES, "take", parts("first:dish second:dish third:dish")),
    HintKind(SATISFIES, "satisfies", parts("#points")),
    HintKind(FITS, "fits", (("then", WISH),)),
    HintKind(DEAD, "dead", parts("#dishes")),
    HintKind(CLEARS, "clear", parts("#dishes")),
)
