"""The numbers of Madame du Barry, and a row for each."""

from typing import Final

from bagatelle.kernel.rows import Rows, event, frame_kinds

# Steps: she decides nothing.
SHUFFLE_STEP: Final = 51
TURN: Final = 52
ACT: Final = 53
END_TURN: Final = 54
FUND_TASK: Final = 55

# Events.
SHUFFLED: Final = 82
CARD_REVEALED: Final = 83
INSTEAD: Final = 84
FAVOUR_CARD: Final = 85
TILE_TAKEN: Final = 86
TILE_DRAWN: Final = 87
DRESS_CHOSEN: Final = 88
PLACEMENT_REVEALED: Final = 89
HALL_FULL: Final = 90
LAST_RESORT: Final = 91
JEWEL_TAKEN: Final = 92
NO_JEWEL_FOUND: Final = 93
REWARD: Final = 94
WORKER_HIRED: Final = 95
CARD_ADDED: Final = 96
FUNDED: Final = 97
TRIAL_PASSED: Final = 98
WORKER_REMOVED: Final = 99
WORKER_JOINED: Final = 100
RESHUFFLED: Final = 101

# Lines of the scoring.
TILES_LINE: Final = 23

ROWS = Rows(
    frames=frame_kinds(
        steps={
            SHUFFLE_STEP: "du_barry_shuffle",
            TURN: "du_barry_turn",
            ACT: "du_barry_act",
            END_TURN: "du_barry_end_turn",
            FUND_TASK: "du_barry_fund_task",
        },
    ),
    events=(
        event(SHUFFLED, "DB-P1-02 du_barry_shuffled #cards", routine=True),
        event(CARD_REVEALED, "DB-P3-02 du_barry_card card:du_barry", barrier=True),
        event(INSTEAD, "DB-P3-06 du_barry_instead #prestige"),
        event(FAVOUR_CARD, "DB-FAV-01 du_barry_favour #taken #prestige"),
        event(TILE_TAKEN, "DB-ACQ-02 du_barry_tile tile shelf"),
        event(TILE_DRAWN, "DB-PLACE-07 du_barry_tile_drawn", barrier=True),
        event(DRESS_CHOSEN, "DB-TAIL-02 du_barry_makes dress window"),
        event(
            PLACEMENT_REVEALED, "DB-PLACE-01 du_barry_placement card:du_barry hall", barrier=True
        ),
        event(HALL_FULL, "DB-PLACE-10 du_barry_hall_full hall"),
        event(LAST_RESORT, "DB-PLACE-12 du_barry_last_resort hall"),
        event(JEWEL_TAKEN, "DB-JEWEL-08 du_barry_jewel jewel space:jewel_space", tone="good"),
        event(NO_JEWEL_FOUND, "DB-JEWEL-07 du_barry_no_jewel"),
        event(REWARD, "DB-PLACE-08 du_barry_reward #yarn #lace"),
        event(WORKER_HIRED, "DB-HIRE-02 du_barry_hires worker hire_slot"),
        event(CARD_ADDED, "DB-P3-09 du_barry_card_added"),
        event(FUNDED, "DB-FUND-04 du_barry_funds decoration", tone="good"),
        event(TRIAL_PASSED, "DB-TRIAL-J-01 du_barry_trial trial #prestige", tone="great"),
        event(WORKER_REMOVED, "DB-TRIAL-J-04 du_barry_worker_removed worker", barrier=True),
        event(WORKER_JOINED, "DB-TRIAL-J-06 du_barry_worker_joined trial", barrier=True),
        event(RESHUFFLED, "DB-P3-11 du_barry_reshuffled #cards"),
    ),
)
