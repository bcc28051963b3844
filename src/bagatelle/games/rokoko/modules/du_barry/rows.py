"""The numbers of Madame du Barry, and a row for each."""

from typing import Final

from bagatelle.games.rokoko.modules import dress_rows
from bagatelle.games.rokoko.modules.jewelry_box import rows as jewelry_box
from bagatelle.kernel.rows import Rows, event, frame_kinds

# Steps: she decides nothing.
SHUFFLE_STEP: Final = dress_rows.FRAMES_END
TURN: Final = SHUFFLE_STEP + 1
ACT: Final = SHUFFLE_STEP + 2
END_TURN: Final = SHUFFLE_STEP + 3
FUND_TASK: Final = SHUFFLE_STEP + 4

SHUFFLED: Final = dress_rows.EVENTS_END
CARD_REVEALED: Final = SHUFFLED + 1
INSTEAD: Final = SHUFFLED + 2
FAVOUR_CARD: Final = SHUFFLED + 3
TILE_TAKEN: Final = SHUFFLED + 4
TILE_DRAWN: Final = SHUFFLED + 5
DRESS_CHOSEN: Final = SHUFFLED + 6
PLACEMENT_REVEALED: Final = SHUFFLED + 7
HALL_FULL: Final = SHUFFLED + 8
LAST_RESORT: Final = SHUFFLED + 9
JEWEL_TAKEN: Final = SHUFFLED + 10
NO_JEWEL_FOUND: Final = SHUFFLED + 11
REWARD: Final = SHUFFLED + 12
WORKER_HIRED: Final = SHUFFLED + 13
CARD_ADDED: Final = SHUFFLED + 14
FUNDED: Final = SHUFFLED + 15
TRIAL_PASSED: Final = SHUFFLED + 16
WORKER_REMOVED: Final = SHUFFLED + 17
WORKER_JOINED: Final = SHUFFLED + 18
RESHUFFLED: Final = SHUFFLED + 19

TILES_LINE: Final = jewelry_box.LINES_END

ROWS = Rows(
    frames=frame_kinds(
        decisions={},
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
