"""What stands on the agenda: the numbers of the Banquet's frames, and a row for each."""

from typing import Final

from bagatelle.kernel.rows import FrameKind

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

FRAME_KINDS: tuple[FrameKind, ...] = (
    FrameKind(TAKE, "take"),
    FrameKind(SERVE, "serve"),
    FrameKind(CLEAR, "clear"),
    FrameKind(TURN, "turn", decided=False),
    FrameKind(REFILL, "refill", decided=False),
    FrameKind(NEXT, "next", decided=False),
    FrameKind(GHOST, "ghost", decided=False),
)
