"""What stands on the agenda: the numbers of Augsburg's frames, and a row for each."""

from typing import Final

from bagatelle.kernel.rows import frame_kinds

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

FRAME_KINDS = frame_kinds(
    decisions={
        BUY: "buy note #florins",
        BID: "bid noble #number",
        SHOW: "show #notes",
        CARD: "card",
        USE: "use #uses",
        VICTIM: "victim",
        COMPENSATION: "compensation",
        DISCARD: "discard",
        GIVE: "give",
    },
    steps={
        PURCHASE_STEP: "purchase_step",
        ROUND_STEP: "round_step",
        VISIT_STEP: "visit_step",
        SHOWDOWN_STEP: "showdown_step",
        CARD_STEP: "card_step",
        USE_STEP: "use_step",
        INCOME_STEP: "income_step",
        SHORTAGE_STEP: "shortage_step",
        DEAL_STEP: "deal_step",
    },
)
