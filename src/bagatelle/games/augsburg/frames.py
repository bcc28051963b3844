"""What stands on the agenda: the numbers of Augsburg's frames, and a row for each."""

from typing import Final

from bagatelle.kernel.rows import FrameKind, parts

# Decisions of a seat.
BUY: Final = 1
"""Value: how many of the offered notes are decided."""
BID: Final = 2
SHOW: Final = 3
"""Value: how many notes are still to be picked."""
CARD: Final = 4
USE: Final = 5
VICTIM: Final = 6
"""Value: the category in which the thief climbs."""
COMPENSATION: Final = 7
DISCARD: Final = 8
GIVE: Final = 9

# Steps that nobody decides.
PURCHASE_STEP: Final = 20
ROUND_STEP: Final = 21
VISIT_STEP: Final = 22
"""Value: the noble to be visited."""
SHOWDOWN_STEP: Final = 23
CARD_STEP: Final = 24
USE_STEP: Final = 25
INCOME_STEP: Final = 26
SHORTAGE_STEP: Final = 27
"""Value: how many notes are due to all."""
DEAL_STEP: Final = 28

KINDS: Final = 29

FRAME_KINDS: tuple[FrameKind, ...] = (
    FrameKind(BUY, "buy", parts("note #florins")),
    FrameKind(BID, "bid", parts("noble #number")),
    FrameKind(SHOW, "show", parts("#notes")),
    FrameKind(CARD, "card"),
    FrameKind(USE, "use", parts("#uses")),
    FrameKind(VICTIM, "victim"),
    FrameKind(COMPENSATION, "compensation"),
    FrameKind(DISCARD, "discard"),
    FrameKind(GIVE, "give"),
    FrameKind(PURCHASE_STEP, "purchase_step", decided=False),
    FrameKind(ROUND_STEP, "round_step", decided=False),
    FrameKind(VISIT_STEP, "visit_step", decided=False),
    FrameKind(SHOWDOWN_STEP, "showdown_step", decided=False),
    FrameKind(CARD_STEP, "card_step", decided=False),
    FrameKind(USE_STEP, "use_step", decided=False),
    FrameKind(INCOME_STEP, "income_step", decided=False),
    FrameKind(SHORTAGE_STEP, "shortage_step", decided=False),
    FrameKind(DEAL_STEP, "deal_step", decided=False),
)
