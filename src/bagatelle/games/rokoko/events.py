"""The numbers of Rokoko's events, and what each of them means."""

from typing import Final

from bagatelle.kernel.rows import EventKind, event

START_PLAYER_CHOSEN: Final = 0
ROUND_BEGUN: Final = 1
FAVOUR_RETURNED: Final = 2
WORKER_REMOVED: Final = 3
WORKER_OFFERED: Final = 4
TILES_RESHUFFLED: Final = 5
TILE_LAID: Final = 6
DRESS_EXPIRED: Final = 7
DRESS_MOVED: Final = 8
BAG_REFILLED: Final = 9
DRESS_SHOWN: Final = 10
WORKER_TAKEN: Final = 11
RESERVE_RENEWED: Final = 12
WORKER_PICKED: Final = 13
TURN_BEGUN: Final = 14
WORKER_PLAYED: Final = 15
MAIN_ACTION_WAIVED: Final = 16
FAVOUR_TAKEN: Final = 17
TILE_TAKEN: Final = 18
TILE_DRAWN: Final = 19
TILE_KEPT: Final = 20
TILE_TRADED: Final = 21
DRAWN_TILE_TRADED: Final = 22
DRESS_MADE: Final = 23
TILE_PAID: Final = 24
DRESS_RENTED: Final = 25
DRESS_SOLD: Final = 26
REWARD_TAKEN: Final = 27
WORKER_HIRED: Final = 28
WORKER_DEPUTED: Final = 29
HIDDEN_WORKER_DEPUTED: Final = 30
DECORATION_FUNDED: Final = 31
ALL_HALLS_REACHED: Final = 32
BONUS_USED: Final = 33
BONUS_WAIVED: Final = 34
BONUS_GAINED: Final = 35
TRIMMING_TAKEN: Final = 36
PRESTIGE_BOUGHT: Final = 37
TILE_GIVEN: Final = 38
INCOME_PAID: Final = 39
HALL_SCORED: Final = 40
LINE_SCORED: Final = 41
DRESS_TO_TERRACE: Final = 42
GAME_ENDED: Final = 43

MODULES: Final = 64
"""The numbers from here on are those of modules."""

EVENT_KINDS: tuple[EventKind, ...] = (
    event(
        START_PLAYER_CHOSEN,
        "start_player_chosen",
        "RK-SETUP-16",
        "@player",
        barrier=True,
        role="course",
    ),
    event(ROUND_BEGUN, "round_begun", "RK-GEN-03", "#round", tone="heading"),
    event(FAVOUR_RETURNED, "favour_returned", "RK-P1-04", "@player", outcome=True, role="course"),
    event(WORKER_REMOVED, "worker_removed", "RK-P1-06", "worker", routine=True),
    event(WORKER_OFFERED, "worker_offered", "RK-P1-07", "worker", routine=True, barrier=True),
    event(TILES_RESHUFFLED, "tiles_reshuffled", "RK-P1-12", "#tiles"),
    event(TILE_LAID, "tile_laid", "RK-P1-10", "tile segment", routine=True, barrier=True),
    event(DRESS_EXPIRED, "dress_expired", "RK-P1-15", "dress", routine=True),
    event(DRESS_MOVED, "dress_moved", "RK-P1-16", "dress window", routine=True),
    event(BAG_REFILLED, "bag_refilled", "RK-P1-21", "#dresses"),
    event(DRESS_SHOWN, "dress_shown", "RK-P1-19", "dress window", routine=True, barrier=True),
    event(WORKER_TAKEN, "worker_taken", "RK-P2-06", "@player worker", routine=True, role="course"),
    event(
        RESERVE_RENEWED,
        "reserve_renewed",
        "RK-P2-07",
        "@player #workers",
        outcome=True,
        role="course",
    ),
    event(
        WORKER_PICKED, "worker_picked", "RK-P2-03", "@player worker", private=True, role="course"
    ),
    event(
        TURN_BEGUN, "turn_begun", "RK-P3-01", "@player", routine=True, tone="heading", role="course"
    ),
    event(WORKER_PLAYED, "worker_played", "RK-P3-02", "@player worker", role="detail"),
    event(MAIN_ACTION_WAIVED, "main_action_waived", "RK-P3-12", "@player"),
    event(FAVOUR_TAKEN, "favour_taken", "RK-ACT-FAVOR-03", "@player #livres"),
    event(TILE_TAKEN, "tile_taken", "RK-ACT-RES-02", "@player tile #livres shelf"),
    event(
        TILE_DRAWN,
        "tile_drawn",
        "RK-BONUS-GEN-10",
        "@player tile #livres",
        outcome=True,
        barrier=True,
        secret="tile",
    ),
    event(TILE_KEPT, "tile_kept", "RK-ACT-RES-08", "@player", role="detail"),
    event(TILE_TRADED, "tile_traded", "RK-ACT-RES-09", "@player tile #yarn #lace"),
    event(
        DRAWN_TILE_TRADED,
        "drawn_tile_traded",
        "RK-ACT-RES-09",
        "@player tile #yarn #lace",
        barrier=True,
    ),
    event(
        DRESS_MADE, "dress_made", "RK-ACT-TAILOR-02", "@player dress window #livres", role="detail"
    ),
    event(TILE_PAID, "tile_paid", "RK-ACT-TAILOR-09", "@player tile", role="detail"),
    event(DRESS_RENTED, "dress_rented", "RK-ACT-TAILOR-17", "@player dress space", tone="good"),
    event(DRESS_SOLD, "dress_sold", "RK-ACT-TAILOR-34", "@player dress #livres"),
    event(
        REWARD_TAKEN, "reward_taken", "RK-ACT-TAILOR-26", "@player #reward #amount", outcome=True
    ),
    event(WORKER_HIRED, "worker_hired", "RK-ACT-HIRE-02", "@player worker #livres hire_slot"),
    event(WORKER_DEPUTED, "worker_deputed", "RK-ACT-DEPUTE-03", "@player worker #livres"),
    event(
        HIDDEN_WORKER_DEPUTED,
        "hidden_worker_deputed",
        "RK-ACT-DEPUTE-03",
        "@player worker #livres",
        barrier=True,
    ),
    event(
        DECORATION_FUNDED,
        "decoration_funded",
        "RK-ACT-FUND-02",
        "@player decoration #livres",
        tone="good",
    ),
    event(
        ALL_HALLS_REACHED,
        "all_halls_reached",
        "RK-HALLS-02",
        "@player place:all_halls",
        outcome=True,
        tone="great",
    ),
    event(BONUS_USED, "bonus_used", "RK-BONUS-GEN-02", "@player worker", role="detail"),
    event(BONUS_WAIVED, "bonus_waived", "RK-P3-14", "@player worker", role="detail"),
    event(
        BONUS_GAINED, "bonus_gained", "RK-BONUS-GEN-02", "@player #livres #prestige", outcome=True
    ),
    event(
        TRIMMING_TAKEN,
        "trimming_taken",
        "RK-BONUS-GEN-02",
        "@player #yarn #lace #livres",
        outcome=True,
    ),
    event(
        PRESTIGE_BOUGHT,
        "prestige_bought",
        "RK-BONUS-GEN-02",
        "@player #livres #prestige",
        outcome=True,
    ),
    event(TILE_GIVEN, "tile_given", "RK-BONUS-GEN-02", "@player tile #prestige"),
    event(INCOME_PAID, "income_paid", "RK-INC-01", "@player #livres", outcome=True, role="course"),
    event(HALL_SCORED, "hall_scored", "RK-END-3A-01", "@player hall #points", role="course"),
    event(
        LINE_SCORED,
        "line_scored",
        "RK-END-0-01",
        "@player line #points",
        barrier=True,
        role="course",
    ),
    event(
        DRESS_TO_TERRACE,
        "dress_to_terrace",
        "RK-END-3C-01",
        "@player dress decoration",
        role="course",
    ),
    event(GAME_ENDED, "game_ended", "RK-GEN-04", tone="great", barrier=True),
)
