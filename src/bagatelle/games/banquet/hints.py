"""What a move can be said to do: the numbers of hints, and a row for each."""

from typing import Final

from bagatelle.kernel.rows import hint_kinds

TAKES: Final = 1
SATISFIES: Final = 2
FITS: Final = 3
DEAD: Final = 4
CLEARS: Final = 5

HINT_KINDS = hint_kinds(
    {
        TAKES: "take first:dish second:dish third:dish",
        SATISFIES: "satisfies #points",
        FITS: "fits then:wish",
        DEAD: "dead #dishes",
        CLEARS: "clear #dishes",
    }
)
