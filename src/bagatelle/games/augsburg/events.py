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
        START_PLAYER_CHOSEN, "AU-SETUP-10 start_player_chosen @player", barrier=True, role="course"
    ),
    event(ROUND_BEGUN, "AU-ROUND-02 round_begun #round", tone="heading"),
    event(CARD_LAID, "AU-ROUND-06 card_laid card", routine=True, barrier=True),
    event(CARD_LEFT, "AU-ROUND-08 card_left card"),
    event(NOTES_OFFERED, "AU-INCOME-06 notes_offered @player #notes", routine=True, role="course"),
    event(
        NOTE_OFFERED,
        "AU-BUY-04 note_offered @player note",
        routine=True,
        barrier=True,
        private=True,
        role="course",
    ),
    event(
        FREE_NOTE_DRAWN,
        "AU-INCOME-13 free_note_drawn @player note",
        outcome=True,
        barrier=True,
        secret="note",
        role="course",
    ),
    event(PILE_RENEWED, "AU-INCOME-16 pile_renewed #notes"),
    event(TOP_SEEN, "AU-INFO-06 top_seen #florins", routine=True, barrier=True),
    event(
        NOTE_BOUGHT,
        "AU-BUY-01 note_bought @player note #florins",
        routine=True,
        private=True,
        role="course",
    ),
    event(
        NOTE_REJECTED,
        "AU-BUY-02 note_rejected @player note",
        routine=True,
        private=True,
        role="course",
    ),
    event(PURCHASES_MADE, "AU-BUY-06 purchases_made #notes", barrier=True),
    event(VISIT_BEGUN, "AU-BID-02 visit_begun noble @player", tone="heading", role="course"),
    event(NUMBER_NAMED, "AU-BID-16 number_named @player #number"),
    event(NUMBER_HELD, "AU-BID-15 number_held @player #number"),
    event(PASSED, "AU-BID-17 passed @player"),
    event(VISIT_IN_VAIN, "AU-BID-22 visit_in_vain noble"),
    event(
        NOTE_PICKED,
        "AU-REVEAL-06 note_picked @player note",
        routine=True,
        private=True,
        role="course",
    ),
    event(NOTE_SHOWN, "AU-REVEAL-02 note_shown @player note", barrier=True, role="detail"),
    event(AUCTION_WON, "AU-REVEAL-10 auction_won @player noble #number", outcome=True, tone="good"),
    event(
        NOTES_TAKEN_BACK,
        "AU-REVEAL-12 notes_taken_back @player #notes",
        outcome=True,
        role="course",
    ),
    event(
        RIVAL_COMPENSATED,
        "AU-REVEAL-13 rival_compensated @player #florins",
        outcome=True,
        role="course",
    ),
    event(CARD_TAKEN, "AU-PRIV-01 card_taken @player card", role="detail"),
    event(MONEY_TAKEN, "AU-PRIV-09 money_taken @player #florins"),
    event(POINTS_GAINED, "AU-PRIV-10 points_gained @player #points #lost", outcome=True),
    event(USE_GIVEN_UP, "AU-PRIV-06 use_given_up @player #points #lost"),
    event(
        NOTE_DRAWN,
        "AU-PRIV-11 note_drawn @player note",
        outcome=True,
        barrier=True,
        secret="note",
        role="detail",
    ),
    event(NOTE_DISCARDED, "AU-PRIV-11 note_discarded @player note", barrier=True, role="detail"),
    event(CLIMBED, "AU-STEP-03 climbed @player step"),
    event(STEP_STOLEN, "AU-STEAL-01 step_stolen @player @victim step", tone="bad"),
    event(STEP_HANDED, "AU-STEAL-06 step_handed @player @victim step", routine=True, role="course"),
    event(VICTIM_PAID, "AU-STEAL-04 victim_paid @player #florins"),
    event(VICTIM_HONOURED, "AU-STEAL-04 victim_honoured @player #points #lost"),
    event(FLORINS_TRADED, "AU-RIGHT-18 florins_traded @player #florins"),
    event(TILE_TAKEN, "AU-RIGHT-01 tile_taken @player tile #amount"),
    event(BUILT, "AU-BUILD-02 built @player tile #florins", tone="good"),
    event(BUILT_BY_ARCHITECT, "AU-BUILD-06 built_by_architect @player tile #florins", tone="good"),
    event(INCOME_PAID, "AU-INCOME-03 income_paid @player #florins", outcome=True, role="course"),
    event(
        PRESTIGE_GAINED,
        "AU-INCOME-04 prestige_gained @player #points #lost",
        outcome=True,
        role="course",
    ),
    event(SHORTAGE, "AU-INCOME-17 shortage #due #there"),
    event(NOTE_GIVEN, "AU-INCOME-19 note_given @player note", private=True, role="course"),
    event(NOTES_GIVEN, "AU-INCOME-20 notes_given #notes"),
    event(GAME_ENDED, "AU-END-01 game_ended", tone="great", barrier=True),
)
