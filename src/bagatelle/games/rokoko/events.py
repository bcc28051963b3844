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
        START_PLAYER_CHOSEN, "RK-SETUP-16 start_player_chosen @player", barrier=True, role="course"
    ),
    event(ROUND_BEGUN, "RK-GEN-03 round_begun #round", tone="heading"),
    event(FAVOUR_RETURNED, "RK-P1-04 favour_returned @player", outcome=True, role="course"),
    event(WORKER_REMOVED, "RK-P1-06 worker_removed worker", routine=True),
    event(WORKER_OFFERED, "RK-P1-07 worker_offered worker", routine=True, barrier=True),
    event(TILES_RESHUFFLED, "RK-P1-12 tiles_reshuffled #tiles"),
    event(TILE_LAID, "RK-P1-10 tile_laid tile segment", routine=True, barrier=True),
    event(DRESS_EXPIRED, "RK-P1-15 dress_expired dress", routine=True),
    event(DRESS_MOVED, "RK-P1-16 dress_moved dress window", routine=True),
    event(BAG_REFILLED, "RK-P1-21 bag_refilled #dresses"),
    event(DRESS_SHOWN, "RK-P1-19 dress_shown dress window", routine=True, barrier=True),
    event(WORKER_TAKEN, "RK-P2-06 worker_taken @player worker", routine=True, role="course"),
    event(
        RESERVE_RENEWED, "RK-P2-07 reserve_renewed @player #workers", outcome=True, role="course"
    ),
    event(WORKER_PICKED, "RK-P2-03 worker_picked @player worker", private=True, role="course"),
    event(TURN_BEGUN, "RK-P3-01 turn_begun @player", routine=True, tone="heading", role="course"),
    event(WORKER_PLAYED, "RK-P3-02 worker_played @player worker", role="detail"),
    event(MAIN_ACTION_WAIVED, "RK-P3-12 main_action_waived @player"),
    event(FAVOUR_TAKEN, "RK-ACT-FAVOR-03 favour_taken @player #livres"),
    event(TILE_TAKEN, "RK-ACT-RES-02 tile_taken @player tile #livres shelf"),
    event(
        TILE_DRAWN,
        "RK-BONUS-GEN-10 tile_drawn @player tile #livres",
        outcome=True,
        barrier=True,
        secret="tile",
    ),
    event(TILE_KEPT, "RK-ACT-RES-08 tile_kept @player", role="detail"),
    event(TILE_TRADED, "RK-ACT-RES-09 tile_traded @player tile #yarn #lace"),
    event(
        DRAWN_TILE_TRADED, "RK-ACT-RES-09 drawn_tile_traded @player tile #yarn #lace", barrier=True
    ),
    event(DRESS_MADE, "RK-ACT-TAILOR-02 dress_made @player dress window #livres", role="detail"),
    event(TILE_PAID, "RK-ACT-TAILOR-09 tile_paid @player tile", role="detail"),
    event(DRESS_RENTED, "RK-ACT-TAILOR-17 dress_rented @player dress space", tone="good"),
    event(DRESS_SOLD, "RK-ACT-TAILOR-34 dress_sold @player dress #livres"),
    event(REWARD_TAKEN, "RK-ACT-TAILOR-26 reward_taken @player #reward #amount", outcome=True),
    event(WORKER_HIRED, "RK-ACT-HIRE-02 worker_hired @player worker #livres hire_slot"),
    event(WORKER_DEPUTED, "RK-ACT-DEPUTE-03 worker_deputed @player worker #livres"),
    event(
        HIDDEN_WORKER_DEPUTED,
        "RK-ACT-DEPUTE-03 hidden_worker_deputed @player worker #livres",
        barrier=True,
    ),
    event(
        DECORATION_FUNDED,
        "RK-ACT-FUND-02 decoration_funded @player decoration #livres",
        tone="good",
    ),
    event(
        ALL_HALLS_REACHED,
        "RK-HALLS-02 all_halls_reached @player place:all_halls",
        outcome=True,
        tone="great",
    ),
    event(BONUS_USED, "RK-BONUS-GEN-02 bonus_used @player worker", role="detail"),
    event(BONUS_WAIVED, "RK-P3-14 bonus_waived @player worker", role="detail"),
    event(BONUS_GAINED, "RK-BONUS-GEN-02 bonus_gained @player #livres #prestige", outcome=True),
    event(
        TRIMMING_TAKEN, "RK-BONUS-GEN-02 trimming_taken @player #yarn #lace #livres", outcome=True
    ),
    event(
        PRESTIGE_BOUGHT, "RK-BONUS-GEN-02 prestige_bought @player #livres #prestige", outcome=True
    ),
    event(TILE_GIVEN, "RK-BONUS-GEN-02 tile_given @player tile #prestige"),
    event(INCOME_PAID, "RK-INC-01 income_paid @player #livres", outcome=True, role="course"),
    event(HALL_SCORED, "RK-END-3A-01 hall_scored @player hall #points", role="course"),
    event(LINE_SCORED, "RK-END-0-01 line_scored @player line #points", barrier=True, role="course"),
    event(
        DRESS_TO_TERRACE, "RK-END-3C-01 dress_to_terrace @player dress decoration", role="course"
    ),
    event(GAME_ENDED, "RK-GEN-04 game_ended", tone="great", barrier=True),
)
