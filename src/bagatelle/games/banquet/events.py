"""The numbers of the Banquet's events, and what each of them means."""

from typing import Final

from bagatelle.kernel.rows import EventKind, event

FIRST_PLAYER_DRAWN: Final = 0
DISH_LAID: Final = 1
TURN_BEGUN: Final = 2
ROW_TAKEN: Final = 3
COLUMN_TAKEN: Final = 4
IMPOSTER_USED: Final = 5
DISH_SERVED: Final = 6
COURSE_SERVED: Final = 7
NOBLE_SATISFIED: Final = 8
NOBLE_CLEARED: Final = 9
NOBLE_CLEARED_BY_CHOICE: Final = 10
END_CARD_SHOWN: Final = 11
PILE_REBUILT: Final = 12
SOLO_CARD_TURNED: Final = 13
GAME_ENDED: Final = 14

EVENT_KINDS: tuple[EventKind, ...] = (
    event(
        FIRST_PLAYER_DRAWN, "BQ-SETUP-11 first_player_drawn @player", barrier=True, role="course"
    ),
    event(DISH_LAID, "BQ-REFILL-01 dish_laid dish cell", routine=True, barrier=True),
    event(
        TURN_BEGUN,
        "BQ-TURN-01 turn_begun @player #turn",
        routine=True,
        tone="heading",
        role="course",
    ),
    event(ROW_TAKEN, "BQ-TAKE-01 row_taken @player row"),
    event(COLUMN_TAKEN, "BQ-TAKE-01 column_taken @player column"),
    event(IMPOSTER_USED, "BQ-TAKE-03 imposter_used @player imposter"),
    event(DISH_SERVED, "BQ-SERVE-01 dish_served @player dish noble", role="detail"),
    event(COURSE_SERVED, "BQ-SERVE-08 course_served @player dish course", role="detail"),
    event(
        NOBLE_SATISFIED,
        "BQ-VALID-01 noble_satisfied @player noble #points",
        tone="good",
        outcome=True,
    ),
    event(
        NOBLE_CLEARED, "BQ-CLEAR-01 noble_cleared @player noble #dishes", tone="bad", outcome=True
    ),
    event(
        NOBLE_CLEARED_BY_CHOICE,
        "BQ-CLEAR-09 noble_cleared_by_choice @player noble #dishes",
        tone="bad",
    ),
    event(END_CARD_SHOWN, "BQ-END-01 end_card_shown #showing", tone="great", barrier=True),
    event(PILE_REBUILT, "BQ-END-02 pile_rebuilt #dishes"),
    event(SOLO_CARD_TURNED, "BQ-SOLO-06 solo_card_turned card:solo_card", barrier=True),
    event(GAME_ENDED, "BQ-END-06 game_ended #how", tone="great"),
)
