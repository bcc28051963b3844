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
        event(SHUFFLED, "du_barry_shuffled", "DB-P1-02", "#cards", routine=True),
        event(CARD_REVEALED, "du_barry_card", "DB-P3-02", "card:du_barry", barrier=True),
        event(INSTEAD, "du_barry_instead", "DB-P3-06", "#prestige"),
        event(FAVOUR_CARD, "du_barry_favour", "DB-FAV-01", "#taken #prestige"),
        event(TILE_TAKEN, "du_barry_tile", "DB-ACQ-02", "tile shelf"),
        event(TILE_DRAWN, "du_barry_tile_drawn", "DB-PLACE-07", barrier=True),
        event(DRESS_CHOSEN, "du_barry_makes", "DB-TAIL-02", "dress window"),
        event(
            PLACEMENT_REVEALED,
            "du_barry_placement",
            "DB-PLACE-01",
            "card:du_barry hall",
            barrier=True,
        ),
        event(HALL_FULL, "du_barry_hall_full", "DB-PLACE-10", "hall"),
        event(LAST_RESORT, "du_barry_last_resort", "DB-PLACE-12", "hall"),
        event(
            JEWEL_TAKEN,
            "du_barry_jewel",
            "DB-JEWEL-08",
            "jewel space:jewel_space",
            tone="good",
        ),
        event(NO_JEWEL_FOUND, "du_barry_no_jewel", "DB-JEWEL-07"),
        event(REWARD, "du_barry_reward", "DB-PLACE-08", "#yarn #lace"),
        event(WORKER_HIRED, "du_barry_hires", "DB-HIRE-02", "worker hire_slot"),
        event(CARD_ADDED, "du_barry_card_added", "DB-P3-09"),
        event(FUNDED, "du_barry_funds", "DB-FUND-04", "decoration", tone="good"),
        event(TRIAL_PASSED, "du_barry_trial", "DB-TRIAL-J-01", "trial #prestige", tone="great"),
        event(WORKER_REMOVED, "du_barry_worker_removed", "DB-TRIAL-J-04", "worker", barrier=True),
        event(WORKER_JOINED, "du_barry_worker_joined", "DB-TRIAL-J-06", "trial", barrier=True),
        event(RESHUFFLED, "du_barry_reshuffled", "DB-P3-11", "#cards"),
    ),
)
