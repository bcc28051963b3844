"""What Rokoko's events mean. ``happenings.py`` numbers them in the same order."""

from bagatelle.kernel.game import EventKind


def _kind(
    name: str,
    clause: str,
    barrier: bool = False,
    secret: str = "",
    private: bool = False,
    **parts: str,
) -> EventKind:
    hidden = frozenset({secret}) if secret else frozenset()
    return EventKind(name, tuple(parts.items()), barrier, hidden, private, clause)


EVENT_KINDS = (
    _kind("start_player_chosen", "RK-SETUP-16", barrier=True, player="seat"),
    _kind("round_begun", "RK-GEN-03", round="number"),
    _kind("favour_returned", "RK-P1-04", player="seat"),
    _kind("worker_removed", "RK-P1-06", worker="worker"),
    _kind("worker_offered", "RK-P1-07", barrier=True, worker="worker"),
    _kind("tiles_reshuffled", "RK-P1-12", tiles="number"),
    _kind("tile_laid", "RK-P1-10", barrier=True, tile="tile", segment="segment"),
    _kind("dress_expired", "RK-P1-15", dress="dress"),
    _kind("dress_moved", "RK-P1-16", dress="dress", window="window"),
    _kind("bag_refilled", "RK-P1-21", dresses="number"),
    _kind("dress_shown", "RK-P1-19", barrier=True, dress="dress", window="window"),
    _kind("worker_taken", "RK-P2-06", player="seat", worker="worker"),
    _kind("reserve_renewed", "RK-P2-07", player="seat", workers="number"),
    _kind("worker_picked", "RK-P2-03", private=True, player="seat", worker="worker"),
    _kind("turn_begun", "RK-P3-01", player="seat"),
    _kind("worker_played", "RK-P3-02", player="seat", worker="worker"),
    _kind("main_action_waived", "RK-P3-12", player="seat"),
    _kind("favour_taken", "RK-ACT-FAVOR-03", player="seat", livres="number"),
    _kind("tile_taken", "RK-ACT-RES-02", player="seat", tile="tile", livres="number"),
    _kind(
        "tile_drawn",
        "RK-BONUS-GEN-10",
        barrier=True,
        secret="tile",
        player="seat",
        tile="tile",
        livres="number",
    ),
    _kind("tile_kept", "RK-ACT-RES-08", player="seat"),
    _kind("tile_traded", "RK-ACT-RES-09", player="seat", tile="tile", yarn="number", lace="number"),
    _kind(
        "drawn_tile_traded",
        "RK-ACT-RES-09",
        barrier=True,
        player="seat",
        tile="tile",
        yarn="number",
        lace="number",
    ),
    _kind(
        "dress_made",
        "RK-ACT-TAILOR-02",
        player="seat",
        dress="dress",
        window="window",
        livres="number",
    ),
    _kind("tile_paid", "RK-ACT-TAILOR-09", player="seat", tile="tile"),
    _kind("dress_rented", "RK-ACT-TAILOR-17", player="seat", dress="dress", space="space"),
    _kind("dress_sold", "RK-ACT-TAILOR-34", player="seat", dress="dress", livres="number"),
    _kind("reward_taken", "RK-ACT-TAILOR-26", player="seat", reward="number", amount="number"),
    _kind("worker_hired", "RK-ACT-HIRE-02", player="seat", worker="worker", livres="number"),
    _kind("worker_deputed", "RK-ACT-DEPUTE-03", player="seat", worker="worker", livres="number"),
    _kind(
        "hidden_worker_deputed",
        "RK-ACT-DEPUTE-03",
        barrier=True,
        player="seat",
        worker="worker",
        livres="number",
    ),
    _kind(
        "decoration_funded",
        "RK-ACT-FUND-02",
        player="seat",
        decoration="decoration",
        livres="number",
    ),
    _kind("all_halls_reached", "RK-HALLS-02", player="seat", place="all_halls"),
    _kind("bonus_used", "RK-BONUS-GEN-02", player="seat", worker="worker"),
    _kind("bonus_waived", "RK-P3-14", player="seat", worker="worker"),
    _kind("bonus_gained", "RK-BONUS-GEN-02", player="seat", livres="number", prestige="number"),
    _kind(
        "trimming_taken",
        "RK-BONUS-GEN-02",
        player="seat",
        yarn="number",
        lace="number",
        livres="number",
    ),
    _kind("prestige_bought", "RK-BONUS-GEN-02", player="seat", livres="number", prestige="number"),
    _kind("tile_given", "RK-BONUS-GEN-02", player="seat", tile="tile", prestige="number"),
    _kind("income_paid", "RK-INC-01", player="seat", livres="number"),
    _kind("hall_scored", "RK-END-3A-01", player="seat", hall="hall", points="number"),
    _kind("line_scored", "RK-END-0-01", player="seat", line="line", points="number"),
    _kind(
        "dress_to_terrace", "RK-END-3C-01", player="seat", dress="dress", decoration="decoration"
    ),
    _kind("game_ended", "RK-GEN-04", barrier=True),
)
