"""What the Banquet's events mean. ``happenings.py`` numbers them in the same order."""

from bagatelle.games.banquet.state import BY_END_CARD, BY_LAST_TURN, BY_SIXTH_NOBLE
from bagatelle.kernel.rows import EventKind, numbered


def _kind(name: str, clause: str, barrier: bool = False, **parts: str) -> EventKind:
    return EventKind(name, tuple(parts.items()), barrier, clause=clause)


EVENT_KINDS = numbered(
    _kind("first_player_drawn", "BQ-SETUP-11", barrier=True, player="seat"),
    _kind("dish_laid", "BQ-REFILL-01", barrier=True, dish="dish", cell="cell"),
    _kind("turn_begun", "BQ-TURN-01", player="seat", turn="number"),
    _kind("row_taken", "BQ-TAKE-01", player="seat", row="row"),
    _kind("column_taken", "BQ-TAKE-01", player="seat", column="column"),
    _kind("imposter_used", "BQ-TAKE-03", player="seat", imposter="imposter"),
    _kind("dish_served", "BQ-SERVE-01", player="seat", dish="dish", noble="noble"),
    _kind("course_served", "BQ-SERVE-08", player="seat", dish="dish", course="course"),
    _kind("noble_satisfied", "BQ-VALID-01", player="seat", noble="noble", points="number"),
    _kind("noble_cleared", "BQ-CLEAR-01", player="seat", noble="noble", dishes="number"),
    _kind("noble_cleared_by_choice", "BQ-CLEAR-09", player="seat", noble="noble", dishes="number"),
    _kind("end_card_shown", "BQ-END-01", barrier=True, showing="number"),
    _kind("pile_rebuilt", "BQ-END-02", dishes="number"),
    _kind("solo_card_turned", "BQ-SOLO-06", barrier=True, card="solo_card"),
    _kind("game_ended", "BQ-END-06", how="number"),
)

ENDING_CLAUSES = {
    BY_END_CARD: "BQ-END-06",
    BY_SIXTH_NOBLE: "BQ-END-11",
    BY_LAST_TURN: "BQ-SOLO-08",
}
"""The rule by which a game has ended."""
