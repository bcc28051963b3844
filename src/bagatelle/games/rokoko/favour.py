"""Main action 1, the queen's favour (section 2.6)."""

from mypy_extensions import i64

from bagatelle.games.rokoko import happenings
from bagatelle.games.rokoko.box import Box
from bagatelle.games.rokoko.state import FAVOUR, MONEY, NONE, seat_at
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


def is_free(t: Table) -> bool:
    """While it lies at its place on the board (RK-ACT-FAVOR-02)."""
    return t[FAVOUR] == NONE


def claim(box: Box, t: Table, seat: i64, events: Events) -> None:
    """The favour, and money at once (RK-ACT-FAVOR-03)."""
    t[FAVOUR] = seat
    t[seat_at(seat) + MONEY] += box.constants.favour_livre
    events.tell(happenings.FAVOUR_TAKEN, seat, box.constants.favour_livre)
