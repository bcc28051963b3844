"""What the Banquet's events mean. ``happenings.py`` numbers them in the same order."""

from bagatelle.kernel.game import EventKind


def _kind(name: str, barrier: bool = False, **parts: str) -> EventKind:
    return EventKind(name, tuple(parts.items()), barrier)


EVENT_KINDS = (
    _kind("first_player_drawn", barrier=True, player="seat"),
    _kind("dish_laid", barrier=True, dish="dish", cell="cell"),
    _kind("turn_begun", player="seat", turn="number"),
    _kind("row_taken", player="seat", row="row"),
    _kind("column_taken", player="seat", column="column"),
    _kind("imposter_used", player="seat", imposter="imposter"),
    _kind("dish_served", player="seat", dish="dish", noble="noble"),
    _kind("course_served", player="seat", dish="dish", course="course"),
    _kind("noble_satisfied", player="seat", noble="noble", points="number"),
    _kind("noble_cleared", player="seat", noble="noble", dishes="number"),
    _kind("noble_cleared_by_choice", player="seat", noble="noble", dishes="number"),
    _kind("end_card_shown", barrier=True, showing="number"),
    _kind("pile_rebuilt", dishes="number"),
    _kind("solo_card_turned", barrier=True, card="solo_card"),
    _kind("game_ended", how="number"),
)
