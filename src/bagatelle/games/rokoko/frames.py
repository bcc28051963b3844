"""What stands on the agenda: the numbers of Rokoko's frames, and a row for each."""

from typing import Final

from bagatelle.kernel.rows import frame_kinds

# Decisions of a seat.
PICK: Final = 1
PLAY: Final = 2
MAIN: Final = 3
TAKE: Final = 4
KEEP: Final = 5
WINDOW: Final = 6
PAY: Final = 7
PLACE: Final = 8
HIRE: Final = 9
FUND: Final = 10
BONUS: Final = 11
TRIMMING: Final = 12
DEPUTE: Final = 13
EXCHANGE: Final = 14
GIVE: Final = 15

# Steps that nobody decides.
ROUND_STEP: Final = 20
HANDS_STEP: Final = 21
TURN_STEP: Final = 22
BONUS_STEP: Final = 23
END_TURN_STEP: Final = 24
HALLS_STEP: Final = 25
INCOME_STEP: Final = 26
SCORING_STEP: Final = 27
RENT_OR_SELL_STEP: Final = 28
REWARD_STEP: Final = 29
ROUND_ENDS_STEP: Final = 30

MODULES: Final = 32
"""The numbers from here on are those of modules."""
KINDS: Final = 64

FRAME_KINDS = frame_kinds(
    decisions={
        PICK: "pick #workers",
        PLAY: "play",
        MAIN: "main",
        TAKE: "take",
        KEEP: "keep",
        WINDOW: "window",
        PAY: "pay",
        PLACE: "place",
        HIRE: "hire",
        FUND: "fund",
        BONUS: "bonus",
        TRIMMING: "trimming",
        DEPUTE: "depute",
        EXCHANGE: "exchange",
        GIVE: "give",
    },
    steps={
        ROUND_STEP: "round_step",
        HANDS_STEP: "hands_step",
        TURN_STEP: "turn_step",
        BONUS_STEP: "bonus_step",
        END_TURN_STEP: "end_turn_step",
        HALLS_STEP: "halls_step",
        INCOME_STEP: "income_step",
        SCORING_STEP: "scoring_step",
        RENT_OR_SELL_STEP: "rent_or_sell_step",
        REWARD_STEP: "reward_step",
        ROUND_ENDS_STEP: "round_ends_step",
    },
)
