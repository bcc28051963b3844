"""The numbers of the Jewelry Box, and a row for each."""

from typing import Final

from bagatelle.games.rokoko import effects, events, frames, hints, lines, moves
from bagatelle.games.rokoko.state import MAX_WORKERS
from bagatelle.kernel.rows import MoveKind, Rows, event, frame_kinds, hint_kinds, reasons

MAX_SPACES: Final = 8
"""So many jewels fit in the offer."""
TASKS: Final = 7
PLAYERS: Final = 5

# Decisions.
JEWEL: Final = frames.MODULES
TASK: Final = JEWEL + 1
TRIAL_CARD: Final = JEWEL + 2
ACTIVATE: Final = JEWEL + 3
COPY: Final = JEWEL + 4
CHOOSE_HALL: Final = JEWEL + 5

# Steps that nobody decides.
OFFER_STEP: Final = JEWEL + 6
TAILOR_TASK_STEP: Final = JEWEL + 7
KEEP_TASK_STEP: Final = JEWEL + 8
TRADE_TASK_STEP: Final = JEWEL + 9
FUND_TASK_STEP: Final = JEWEL + 10
JEWEL_STEP: Final = JEWEL + 11
TRIAL_STEP: Final = JEWEL + 12
PLACED_STEP: Final = JEWEL + 13
FRAMES_END: Final[int] = JEWEL + 14

# Moves.
BUY_JEWEL: Final = moves.MODULES
NO_JEWEL: Final = BUY_JEWEL + MAX_SPACES
MARK_TASK: Final = NO_JEWEL + 1
JOURNEYMAN_TRIAL: Final = MARK_TASK + TASKS
MASTER_TRIAL: Final = JOURNEYMAN_TRIAL + 1
CHOOSE_CARD: Final = MASTER_TRIAL + 1
ACTIVATE_WORKER: Final = CHOOSE_CARD + MAX_WORKERS
COPY_PLAYER: Final = ACTIVATE_WORKER + MAX_WORKERS
GAIN_IN_HALL: Final = COPY_PLAYER + PLAYERS

# Events.
JEWEL_REMOVED: Final = events.MODULES
JEWEL_MOVED: Final = JEWEL_REMOVED + 1
JEWEL_OFFERED: Final = JEWEL_REMOVED + 2
SPECIALIST_DEALT: Final = JEWEL_REMOVED + 3
JEWEL_BOUGHT: Final = JEWEL_REMOVED + 4
TASK_MARKED: Final = JEWEL_REMOVED + 5
TRIAL_PASSED: Final = JEWEL_REMOVED + 6
TRIAL_PILE_SEEN: Final = JEWEL_REMOVED + 7
TRIAL_CARD_TAKEN: Final = JEWEL_REMOVED + 8
SPECIALIST_HIRED: Final = JEWEL_REMOVED + 9
WORKER_ACTIVATED: Final = JEWEL_REMOVED + 10
BONUS_COPIED: Final = JEWEL_REMOVED + 11
HALL_BONUS: Final = JEWEL_REMOVED + 12
EVENTS_END: Final[int] = JEWEL_REMOVED + 13

# Reasons.
JEWEL_OR_NOT: Final = 100
NO_JEWEL_THERE: Final = 101
NECKLACE_FOR_DRESS: Final = 102
RING_FOR_COAT: Final = 103
JEWEL_CANNOT_BE_PAID: Final = 104
ONE_JEWELLER: Final = 105
NOT_APPRENTICE: Final = 106
NOT_JOURNEYMAN: Final = 107
OTHER_TRIAL_FIRST: Final = 108
TASKS_OPEN: Final = 109
PILE_EMPTY: Final = 110
FEE_CANNOT_BE_PAID: Final = 111
CHOOSE_TASK: Final = 112
TASK_DOES_NOT_FIT: Final = 113
CHOOSE_TRIAL_CARD: Final = 114
NOT_IN_PILE: Final = 115
CHOOSE_TO_ACTIVATE: Final = 116
NOT_IN_RESERVE: Final = 117
CHOOSE_TO_COPY: Final = 118
NOTHING_TO_COPY: Final = 119
CHOOSE_A_HALL: Final = 120
HALL_GIVES_NOTHING: Final = 121
CONDITION_UNMET: Final = 122
SPECIALIST_IS_HIRED: Final = 123
MASTER_OTHER_TRIAL_FIRST: Final = 124
MASTER_TASKS_OPEN: Final = 125
MASTER_FEE_CANNOT_BE_PAID: Final = 126
CHOOSE_MASTER_CARD: Final = 127
NOT_IN_MASTER_PILE: Final = 128

# Hints.
JEWEL_PRICE: Final = hints.MODULES
TRIAL_FEE: Final = JEWEL_PRICE + 1

# Lines of the scoring.
JEWELS_LINE: Final = lines.MODULES
CROWN_LINE: Final = JEWELS_LINE + 1
"""And the next: one line for each of the new masters that wear a crown."""
CROWNS: Final = 4
LINES_END: Final[int] = CROWN_LINE + CROWNS

# Kinds of effects, and what they count.
ACTIVATE_KIND: Final = effects.MODULE_KINDS
COPY_KIND: Final = ACTIVATE_KIND + 1
HALL_KIND: Final = ACTIVATE_KIND + 2
"""In one hall of choice, for every [1] own dresses there [2] livres and [3] prestige."""
KINDS_END: Final[int] = ACTIVATE_KIND + 3

JEWELS: Final = effects.MODULE_COUNTERS
NECKLACES: Final = JEWELS + 1
JEWEL_SETS: Final = JEWELS + 2
HALLS_PRESENT: Final = JEWELS + 3
LADY_PAIRS: Final = JEWELS + 4
APPRENTICES: Final = JEWELS + 5
NONE_OF: Final = JEWELS + 6
"""And the colours after it: 1 for who has no dress of colour n on the board."""
LADIES: Final = NONE_OF + 4
GENTLEMEN: Final = LADIES + 1
LIVRES: Final = LADIES + 2
TILES: Final = LADIES + 3
LACES: Final = LADIES + 4
YARNS: Final = LADIES + 5
DECORATION_KINDS: Final = LADIES + 6
PRESTIGE_NOW: Final = LADIES + 7
MASTER_TRIALS: Final = LADIES + 8

ROWS = Rows(
    frames=frame_kinds(
        decisions={
            JEWEL: "jewel",
            TASK: "task",
            TRIAL_CARD: "trial_card",
            ACTIVATE: "activate",
            COPY: "copy",
            CHOOSE_HALL: "choose_hall",
        },
        steps={
            OFFER_STEP: "offer_step",
            TAILOR_TASK_STEP: "tailor_task_step",
            KEEP_TASK_STEP: "keep_task_step",
            TRADE_TASK_STEP: "trade_task_step",
            FUND_TASK_STEP: "fund_task_step",
            JEWEL_STEP: "jewel_step",
            TRIAL_STEP: "trial_step",
            PLACED_STEP: "placed_step",
        },
    ),
    moves=(
        MoveKind(BUY_JEWEL, "jewel", "jewel {jewel_space}"),
        MoveKind(NO_JEWEL, "no_jewel", "no jewel"),
        MoveKind(MARK_TASK, "mark", "mark {task}"),
        MoveKind(JOURNEYMAN_TRIAL, "journeyman_trial", "journeyman trial", always_shown=True),
        MoveKind(MASTER_TRIAL, "master_trial", "master trial", always_shown=True),
        MoveKind(CHOOSE_CARD, "choose_card", "choose {worker}"),
        MoveKind(ACTIVATE_WORKER, "activate", "activate {worker}"),
        MoveKind(COPY_PLAYER, "copy", "copy {player}"),
        MoveKind(GAIN_IN_HALL, "hall", "hall {hall}"),
    ),
    events=(
        event(JEWEL_REMOVED, "JB-P1-02 jewel_removed jewel", routine=True),
        event(JEWEL_MOVED, "JB-P1-05 jewel_moved jewel space:jewel_space", routine=True),
        event(
            JEWEL_OFFERED,
            "JB-P1-06 jewel_offered jewel space:jewel_space",
            routine=True,
            barrier=True,
        ),
        event(
            SPECIALIST_DEALT,
            "JB-SETUP-17 specialist_dealt @player worker",
            barrier=True,
            secret="worker",
            role="course",
        ),
        event(
            JEWEL_BOUGHT,
            "JB-JEWEL-09 jewel_bought @player jewel #livres space:jewel_space",
            tone="good",
        ),
        event(TASK_MARKED, "JB-TRIAL-G-04 task_marked @player task", outcome=True, role="detail"),
        event(
            TRIAL_PASSED,
            "JB-TRIAL-G-13 trial_passed @player trial #livres #prestige",
            outcome=True,
            tone="great",
        ),
        event(
            TRIAL_PILE_SEEN,
            "JB-TRIAL-G-20 trial_pile_seen @player trial",
            routine=True,
            barrier=True,
            role="detail",
        ),
        event(
            TRIAL_CARD_TAKEN, "JB-TRIAL-G-20 trial_card_taken @player trial worker", secret="worker"
        ),
        event(
            SPECIALIST_HIRED,
            "JB-SPECIAL-25 specialist_hired @player worker",
            tone="good",
            barrier=True,
        ),
        event(
            WORKER_ACTIVATED,
            "JB-BONUS-J-01 worker_activated @player worker",
            barrier=True,
            role="detail",
        ),
        event(BONUS_COPIED, "JB-BONUS-J-02 bonus_copied @player @owner worker"),
        event(
            HALL_BONUS, "RK-BONUS-GEN-02 hall_bonus @player hall #livres #prestige", outcome=True
        ),
    ),
    reasons=reasons(
        {
            JEWEL_OR_NOT: "JB-JEWEL-04 jewel-or-not",
            NO_JEWEL_THERE: "JB-P1-09 no-jewel-there",
            NECKLACE_FOR_DRESS: "JB-JEWEL-07 necklace-for-dress",
            RING_FOR_COAT: "JB-JEWEL-08 ring-for-coat",
            JEWEL_CANNOT_BE_PAID: "JB-JEWEL-09 cannot-pay",
            ONE_JEWELLER: "JB-DECO-04 one-jeweller",
            NOT_APPRENTICE: "JB-TRIAL-J-05 not-apprentice",
            NOT_JOURNEYMAN: "JB-TRIAL-M-05 not-journeyman",
            OTHER_TRIAL_FIRST: "JB-TRIAL-J-06 other-trial-first",
            TASKS_OPEN: "JB-TRIAL-J-07 tasks-open #tasks",
            PILE_EMPTY: "JB-TRIAL-G-17 pile-empty",
            FEE_CANNOT_BE_PAID: "JB-TRIAL-J-08 fee #livres",
            CHOOSE_TASK: "JB-TRIAL-G-07 choose-task",
            TASK_DOES_NOT_FIT: "JB-TRIAL-G-07 task-does-not-fit",
            CHOOSE_TRIAL_CARD: "JB-TRIAL-J-14 choose-trial-card",
            NOT_IN_PILE: "JB-TRIAL-J-14 not-in-pile",
            CHOOSE_TO_ACTIVATE: "JB-BONUS-J-01 choose-to-activate",
            NOT_IN_RESERVE: "JB-BONUS-J-01 not-in-reserve-to-activate",
            CHOOSE_TO_COPY: "JB-BONUS-J-02 choose-to-copy",
            NOTHING_TO_COPY: "JB-BONUS-J-02d nothing-to-copy",
            CHOOSE_A_HALL: "- choose-a-hall",
            HALL_GIVES_NOTHING: "- hall-gives-nothing",
            CONDITION_UNMET: "- condition-unmet",
            SPECIALIST_IS_HIRED: "JB-SPECIAL-13 specialist-is-hired",
            MASTER_OTHER_TRIAL_FIRST: "JB-TRIAL-M-06 other-trial-first",
            MASTER_TASKS_OPEN: "JB-TRIAL-M-07 tasks-open #tasks",
            MASTER_FEE_CANNOT_BE_PAID: "JB-TRIAL-M-08 fee #livres",
            CHOOSE_MASTER_CARD: "JB-TRIAL-M-12 choose-trial-card",
            NOT_IN_MASTER_PILE: "JB-TRIAL-M-12 not-in-pile",
        }
    ),
    hints=hint_kinds(
        {
            JEWEL_PRICE: "jewel jewel #livres",
            TRIAL_FEE: "trial #livres #prestige",
        }
    ),
)
