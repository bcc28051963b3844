"""What Rokoko's events mean. ``happenings.py`` numbers them in the same order."""

from bagatelle.kernel.game import EventKind


def _kind(
    name: str, barrier: bool = False, secret: str = "", private: bool = False, **parts: str
) -> EventKind:
    hidden = frozenset({secret}) if secret else frozenset()
    return EventKind(name, tuple(parts.items()), barrier, hidden, private)


EVENT_KINDS = (
    _kind("start_player_chosen", barrier=True, player="seat"),
    _kind("round_begun", round="number"),
    _kind("favour_returned", player="seat"),
    _kind("worker_removed", worker="worker"),
    _kind("worker_offered", barrier=True, worker="worker"),
    _kind("tiles_reshuffled", tiles="number"),
    _kind("tile_laid", barrier=True, tile="tile", segment="segment"),
    _kind("dress_expired", dress="dress"),
    _kind("dress_moved", dress="dress", window="window"),
    _kind("bag_refilled", dresses="number"),
    _kind("dress_shown", barrier=True, dress="dress", window="window"),
    _kind("worker_taken", player="seat", worker="worker"),
    _kind("reserve_renewed", player="seat", workers="number"),
    _kind("worker_picked", private=True, player="seat", worker="worker"),
    _kind("turn_begun", player="seat"),
    _kind("worker_played", player="seat", worker="worker"),
    _kind("main_action_waived", player="seat"),
    _kind("favour_taken", player="seat", livres="number"),
    _kind("tile_taken", player="seat", tile="tile", livres="number"),
    _kind("tile_drawn", barrier=True, secret="tile", player="seat", tile="tile", livres="number"),
    _kind("tile_kept", player="seat"),
    _kind("tile_traded", player="seat", tile="tile", yarn="number", lace="number"),
    _kind(
        "drawn_tile_traded",
        barrier=True,
        player="seat",
        tile="tile",
        yarn="number",
        lace="number",
    ),
    _kind("dress_made", player="seat", dress="dress", window="window", livres="number"),
    _kind("tile_paid", player="seat", tile="tile"),
    _kind("dress_rented", player="seat", dress="dress", space="space"),
    _kind("dress_sold", player="seat", dress="dress", livres="number"),
    _kind("reward_taken", player="seat", reward="number", amount="number"),
    _kind("worker_hired", player="seat", worker="worker", livres="number"),
    _kind("worker_deputed", player="seat", worker="worker", livres="number"),
    _kind("hidden_worker_deputed", barrier=True, player="seat", worker="worker", livres="number"),
    _kind("decoration_funded", player="seat", decoration="decoration", livres="number"),
    _kind("all_halls_reached", player="seat", place="all_halls"),
    _kind("bonus_used", player="seat", worker="worker"),
    _kind("bonus_waived", player="seat", worker="worker"),
    _kind("bonus_gained", player="seat", livres="number", prestige="number"),
    _kind("trimming_taken", player="seat", yarn="number", lace="number", livres="number"),
    _kind("prestige_bought", player="seat", livres="number", prestige="number"),
    _kind("tile_given", player="seat", tile="tile", prestige="number"),
    _kind("income_paid", player="seat", livres="number"),
    _kind("hall_scored", player="seat", hall="hall", points="number"),
    _kind("line_scored", player="seat", line="line", points="number"),
    _kind("dress_to_terrace", player="seat", dress="dress", decoration="decoration"),
    _kind("game_ended", barrier=True),
)
