"""What a move can be said to do: the numbers of hints, and a row for each."""

from typing import Final

from bagatelle.kernel.rows import HintKind, parts

TAKES: Final = 1
SATISFIES: Final = 2
FITS: Final = 3
DEAD: Final = 4
CLEARS: Final = 5

LABEL: Final = "label"
"""The domain of a dish that is called by its label; refusals name dishes by their bare ids."""
PROGRESS: Final = "progress"
"""The domain of moves that serve: how far the noble comes with the dish."""

HINT_KINDS: tuple[HintKind, ...] = (
    HintKind(TAKES, "take", (("first", LABEL), ("second", LABEL), ("third", LABEL))),
    HintKind(SATISFIES, "satisfies", parts("#points")),
    HintKind(FITS, "fits", (("progress", PROGRESS),)),
    HintKind(DEAD, "dead", parts("#dishes")),
    HintKind(CLEARS, "clear", parts("#dishes")),
)
