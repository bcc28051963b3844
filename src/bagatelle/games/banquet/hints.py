"""What a move can be said to do: the numbers of hints, and a row for each."""

from typing import Final

from bagatelle.kernel.rows import hint_kinds

TAKES: Final = 1
SATISFIES: Final = 2
FITS: Final = 3
DEAD: Final = 4
CLEARS: Final = 5

WISH: Final = "wish"
"""The domain of moves that serve: what the noble would like after the dish."""

HINT_KINDS = hint_kinds(
    {
        TAKES: "take first:dish second:dish third:dish",
        SATISFIES: "satisfies #points",
        FITS: f"fits then:{WISH}",
        DEAD: "dead #dishes",
        CLEARS: "clear #dishes",
    }
)
