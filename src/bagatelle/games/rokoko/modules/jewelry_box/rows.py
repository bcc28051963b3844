"""The numbers of the Jewelry Box, and a row for each."""

from typing import Final

from bagatelle.games.rokoko import moves
from bagatelle.games.rokoko.state import MAX_WORKERS
from bagatelle.kernel.rows import MoveKind, Rows, event, frame_kinds, hint_kinds, reasons

MAX_SPACES: Final = 8
"""So many jewels fit in the offer."""
TASKS: Final = 7
PLAYERS: Final = 5

# Decisions.
JEWEL: Final = 32
TASK: Final = 33
TRIAL_CARD: Final = 34
ACTIVATE: Final = 35
COPY: Final = 36
CHOOSE_HALL: Final = 37

# Steps that nobody decides.
OFFER_STEP: Final = 38
TAILOR_TASK_STEP: Final = 39
KEEP_TASK_STEP: Final = 40
TRADE_TASK_STEP: Final = 41
FUND_TASK_STEP: Final = 42
JEWEL_STEP: Final = 43
TRIAL_STEP: Final = 44
PLACED_STEP: Final = 45

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
JEWEL_REMOVED: Final = 64
JEWEL_MOVED: Final = 65
JEWEL_OFFERED: Final = 66
SPECIALIST_DEALT: Final = 67
JEWEL_BOUGHT: Final = 68
TASK_MARKED: Final = 69
TRIAL_PASSED: Final = 70
TRIAL_PILE_SEEN: Final = 71
TRIAL_CARD_TAKEN: Final = 72
SPECIALIST_HIRED: Final = 73
WORKER_ACTIVATED: Final = 74
BONUS_COPIED: Final = 75
HALL_BONUS: Final = 76

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
JEWEL_PRICE: Final = 16
TRIAL_FEE: Final = 17

# Lines of the scoring.
JEWELS_LINE: Final = 18
CROWN_LINE: Final = 19
"""And the next: one line for each of the new masters that wear a crown."""

# Kinds of effects, and what they count.
ACTIVATE_KIND: Final = 12
COPY_KIND: Final = 13
HALL_KIND: Final = 14
"""In one hall of choice, for every [1] own dresses there [2] livres and [3] prestige."""

JEWELS: Final = 10
NECKLACES: Final = 11
JEWEL_SETS: Final = 12
HALLS_PRESENT: Final = 13
LADY_PAIRS: Final = 14
APPRENTICES: Final = 15
NONE_OF: Final = 16
"""And the colours after it: 1 for who has no dress of colour n on the board."""
LADIES: Final = 20
GENTLEMEN: Final = 21
LIVRES: Final = 22
TILES: Final = 23
LACES: Final = 24
YARNS: Final = 25
DECORATION_KINDS: Final = 26
PRESTIGE_NOW: Final = 27
MASTER_TRIALS: Final = 28

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
