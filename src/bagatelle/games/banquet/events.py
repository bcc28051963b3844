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
        FIRST_PLAYER_DRAWN,
        "first_player_drawn",
        "BQ-SETUP-11",
        "@player",
        barrier=True,
        role="course",
    ),
    event(DISH_LAID, "dish_laid", "BQ-REFILL-01", "dish cell", routine=True, barrier=True),
    event(
        TURN_BEGUN,
        "turn_begun",
        "BQ-TURN-01",
        "@player #turn",
        routine=True,
        tone="heading",
        role="course",
    ),
    event(ROW_TAKEN, "row_taken", "BQ-TAKE-01", "@player row"),
    event(COLUMN_TAKEN, "column_taken", "BQ-TAKE-01", "@player column"),
    event(IMPOSTER_USED, "imposter_used", "BQ-TAKE-03", "@player imposter"),
    event(DISH_SERVED, "dish_served", "BQ-SERVE-01", "@player dish noble", role="detail"),
    event(COURSE_SERVED, "course_served", "BQ-SERVE-08", "@player dish course", role="detail"),
    event(
        NOBLE_SATISFIED,
        "noble_satisfied",
        "BQ-VALID-01",
        "@player noble #points",
        tone="good",
        outcome=True,
    ),
    event(
        NOBLE_CLEARED,
        "noble_cleared",
        "BQ-CLEAR-01",
        "@player noble #dishes",
        tone="bad",
        outcome=True,
    ),
    event(
        NOBLE_CLEARED_BY_CHOICE,
        "noble_cleared_by_choice",
        "BQ-CLEAR-09",
        "@player noble #dishes",
        tone="bad",
    ),
    event(END_CARD_SHOWN, "end_card_shown", "BQ-END-01", "#showing", tone="great", barrier=True),
    event(PILE_REBUILT, "pile_rebuilt", "BQ-END-02", "#dishes"),
    event(SOLO_CARD_TURNED, "solo_card_turned", "BQ-SOLO-06", "card:solo_card", barrier=True),
    event(GAME_ENDED, "game_ended", "BQ-END-06", "#how", tone="great"),
)
