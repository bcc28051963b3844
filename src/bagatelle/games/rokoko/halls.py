"""The all-halls bonus (section 2.12)."""

from mypy_extensions import i64

from bagatelle.games.rokoko import happenings
from bagatelle.games.rokoko.box import Box
from bagatelle.games.rokoko.state import ALL_HALLS, DECORATIONS, GUESTS, HALLS, NONE, seat_at
from bagatelle.kernel.bits import has
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


def is_present(box: Box, t: Table, seat: i64, hall: i64) -> bool:
    """With a dress in the hall, or as owner of its musician (RK-HALLS-01)."""
    at = seat_at(seat)
    if t[at + GUESTS] & box.board.hall_spaces[hall] != 0:
        return True
    return has(t[at + DECORATIONS], box.board.musicians[hall])


def check(box: Box, t: Table, seat: i64, events: Events) -> None:
    """Present everywhere, a player takes the most valuable free space (RK-HALLS-02 to 07)."""
    for hall in range(HALLS):
        if not is_present(box, t, seat, hall):
            return
    for space in range(len(box.board.all_halls)):
        owner = t[ALL_HALLS + space]
        if owner == seat:
            return
        if owner == NONE:
            t[ALL_HALLS + space] = seat
            events.tell(happenings.ALL_HALLS_REACHED, seat, space)
            return
