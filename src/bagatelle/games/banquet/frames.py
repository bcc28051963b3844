"""What stands on the agenda: the numbers of the Banquet's frames, and a row for each."""

from typing import Final

from bagatelle.kernel.rows import frame_kinds

# Decisions of a seat.
TAKE: Final = 1
SERVE: Final = 2
CLEAR: Final = 3

# Steps that nobody decides.
TURN: Final = 4
REFILL: Final = 5
NEXT: Final = 6
GHOST: Final = 7

KINDS: Final = 8

FRAME_KINDS = frame_kinds(
    decisions={
        TAKE: "take",
        SERVE: "serve",
        CLEAR: "clear",
    },
    steps={
        TURN: "turn",
        REFILL: "refill",
        NEXT: "next",
        GHOST: "ghost",
    },
)
