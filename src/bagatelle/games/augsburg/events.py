"""The numbers of Augsburg's events, and what each of them means."""

from typing import Final

from bagatelle.kernel.rows import EventKind, event

START_PLAYER_CHOSEN: Final = 0
ROUND_BEGUN: Final = 1
CARD_LAID: Final = 2
CARD_LEFT: Final = 3
NOTES_OFFERED: Final = 4
NOTE_OFFERED: Final = 5
FREE_NOTE_DRAWN: Final = 6
PILE_RENEWED: Final = 7
TOP_SEEN: Final = 8
NOTE_BOUGHT: Final = 9
NOTE_REJECTED: Final = 10
PURCHASES_MADE: Final = 11
VISIT_BEGUN: Final = 12
NUMBER_NAMED: Final = 13
NUMBER_HELD: Final = 14
PASSED: Final = 15
VISIT_IN_VAIN: Final = 16
NOTE_PICKED: Final = 17
NOTE_SHOWN: Final = 18
AUCTION_WON: Final = 19
NOTES_TAKEN_BACK: Final = 20
RIVAL_COMPENSATED: Final = 21
CARD_TAKEN: Final = 22
MONEY_TAKEN: Final = 23
POINTS_GAINED: Final = 24
USE_GIVEN_UP: Final = 25
NOTE_DRAWN: Final = 26
NOTE_DISCARDED: Final = 27
CLIMBED: Final = 28
STEP_STOLEN: Final = 29
STEP_HANDED: Final = 30
VICTIM_PAID: Final = 31
VICTIM_HONOURED: Final = 32
FLORINS_TRADED: Final = 33
TILE_TAKEN: Final = 34
BUILT: Final = 35
BUILT_BY_ARCHITECT: Final = 36
INCOME_PAID: Final = 37
PRESTIGE_GAINED: Final = 38
SHORTAGE: Final = 39
NOTE_GIVEN: Final = 40
NOTES_GIVEN: Final = 41
GAME_ENDED: Final = 42

EVENT_KINDS: tuple[EventKind, ...] = (
    event(
        START_PLAYER_CHOSEN,
        "start_player_chosen",
        "AU-SETUP-10",
        "@player",
        barrier=True,
        role="course",
    ),
    event(ROUND_BEGUN, "round_begun", "AU-ROUND-02", "#round", tone="heading"),
    event(CARD_LAID, "card_laid", "AU-ROUND-06", "card", routine=True, barrier=True),
    event(CARD_LEFT, "card_left", "AU-ROUND-08", "card"),
    event(
        NOTES_OFFERED,
        "notes_offered",
        "AU-INCOME-06",
        "@player #notes",
        routine=True,
        role="course",
    ),
    event(
        NOTE_OFFERED,
        "note_offered",
        "AU-BUY-04",
        "@player note",
        routine=True,
        barrier=True,
        private=True,
        role="course",
    ),
    event(
        FREE_NOTE_DRAWN,
        "free_note_drawn",
        "AU-INCOME-13",
        "@player note",
        outcome=True,
        barrier=True,
        secret="note",
        role="course",
    ),
    event(PILE_RENEWED, "pile_renewed", "AU-INCOME-16", "#notes"),
    event(TOP_SEEN, "top_seen", "AU-INFO-06", "#florins", routine=True, barrier=True),
    event(
        NOTE_BOUGHT,
        "note_bought",
        "AU-BUY-01",
        "@player note #florins",
        routine=True,
        private=True,
        role="course",
    ),
    event(
        NOTE_REJECTED,
        "note_rejected",
        "AU-BUY-02",
        "@player note",
        routine=True,
        private=True,
        role="course",
    ),
    event(PURCHASES_MADE, "purchases_made", "AU-BUY-06", "#notes", barrier=True),
    event(VISIT_BEGUN, "visit_begun", "AU-BID-02", "noble @player", tone="heading", role="course"),
    event(NUMBER_NAMED, "number_named", "AU-BID-16", "@player #number"),
    event(NUMBER_HELD, "number_held", "AU-BID-15", "@player #number"),
    event(PASSED, "passed", "AU-BID-17", "@player"),
    event(VISIT_IN_VAIN, "visit_in_vain", "AU-BID-22", "noble"),
    event(
        NOTE_PICKED,
        "note_picked",
        "AU-REVEAL-06",
        "@player note",
        routine=True,
        private=True,
        role="course",
    ),
    event(NOTE_SHOWN, "note_shown", "AU-REVEAL-02", "@player note", barrier=True, role="detail"),
    event(
        AUCTION_WON,
        "auction_won",
        "AU-REVEAL-10",
        "@player noble #number",
        outcome=True,
        tone="good",
    ),
    event(
        NOTES_TAKEN_BACK,
        "notes_taken_back",
        "AU-REVEAL-12",
        "@player #notes",
        outcome=True,
        role="course",
    ),
    event(
        RIVAL_COMPENSATED,
        "rival_compensated",
        "AU-REVEAL-13",
        "@player #florins",
        outcome=True,
        role="course",
    ),
    event(CARD_TAKEN, "card_taken", "AU-PRIV-01", "@player card", role="detail"),
    event(MONEY_TAKEN, "money_taken", "AU-PRIV-09", "@player #florins"),
    event(POINTS_GAINED, "points_gained", "AU-PRIV-10", "@player #points #lost", outcome=True),
    event(USE_GIVEN_UP, "use_given_up", "AU-PRIV-06", "@player #points #lost"),
    event(
        NOTE_DRAWN,
        "note_drawn",
        "AU-PRIV-11",
        "@player note",
        outcome=True,
        barrier=True,
        secret="note",
        role="detail",
    ),
    event(
        NOTE_DISCARDED, "note_discarded", "AU-PRIV-11", "@player note", barrier=True, role="detail"
    ),
    event(CLIMBED, "climbed", "AU-STEP-03", "@player step"),
    event(STEP_STOLEN, "step_stolen", "AU-STEAL-01", "@player @victim step", tone="bad"),
    event(
        STEP_HANDED,
        "step_handed",
        "AU-STEAL-06",
        "@player @victim step",
        routine=True,
        role="course",
    ),
    event(VICTIM_PAID, "victim_paid", "AU-STEAL-04", "@player #florins"),
    event(VICTIM_HONOURED, "victim_honoured", "AU-STEAL-04", "@player #points #lost"),
    event(FLORINS_TRADED, "florins_traded", "AU-RIGHT-18", "@player #florins"),
    event(TILE_TAKEN, "tile_taken", "AU-RIGHT-01", "@player tile #amount"),
    event(BUILT, "built", "AU-BUILD-02", "@player tile #florins", tone="good"),
    event(
        BUILT_BY_ARCHITECT,
        "built_by_architect",
        "AU-BUILD-06",
        "@player tile #florins",
        tone="good",
    ),
    event(
        INCOME_PAID, "income_paid", "AU-INCOME-03", "@player #florins", outcome=True, role="course"
    ),
    event(
        PRESTIGE_GAINED,
        "prestige_gained",
        "AU-INCOME-04",
        "@player #points #lost",
        outcome=True,
        role="course",
    ),
    event(SHORTAGE, "shortage", "AU-INCOME-17", "#due #there"),
    event(NOTE_GIVEN, "note_given", "AU-INCOME-19", "@player note", private=True, role="course"),
    event(NOTES_GIVEN, "notes_given", "AU-INCOME-20", "#notes"),
    event(GAME_ENDED, "game_ended", "AU-END-01", tone="great", barrier=True),
)
