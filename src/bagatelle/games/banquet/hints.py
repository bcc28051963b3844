"""What a move can be said to do: the numbers of hints, and a row for each."""

from typing import Final

from bagatelle.kernel.rows import hint_kinds

TAKES: Final = 1
SATISFIES: Final = 2
FITS: Final = 3
DEAD: Final = 4
CLEARS: Final = 5

LABEL: Final = "label"
"""The domain of a dish that is called by its label; refusals name dishes by their bare ids."""
PROGRESS: Final = "progress"
"""The domain of moves that serve: how far the noble comes with the dish."""

HINT_KINDS = hint_kinds(
    {
        TAKES: f"take first:{LABEL} second:{LABEL} third:{LABEL}",
        SATISFIES: "satisfies #points",
        FITS: f"fits progress:{PROGRESS}",
        DEAD: "dead #dishes",
        CLEARS: "clear #dishes",
    }
)
