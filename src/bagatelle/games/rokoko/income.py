"""Phase 4, income (section 2.13)."""

from mypy_extensions import i64

from bagatelle.games.rokoko import happenings
from bagatelle.games.rokoko.box import Box
from bagatelle.games.rokoko.state import (
    DECORATIONS,
    GUESTS,
    LOWER,
    MONEY,
    ROUND,
    ROUND_STEP,
    SCORING_STEP,
    UPPER,
    seat_at,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import count
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


def income_of(box: Box, t: Table, seat: i64) -> i64:
    """The base income, and by the fountain for decorations and dresses (RK-INC-01 to 06)."""
    at = seat_at(seat)
    own = t[at + DECORATIONS]
    livres: i64 = box.constants.base_income
    if own & box.board.of_kind[UPPER] != 0:
        livres += count(own)
    if own & box.board.of_kind[LOWER] != 0:
        livres += count(t[at + GUESTS])
    return livres


def pay_income(box: Box, t: Table, events: Events) -> None:
    """To everybody; then the next round, or the final scoring (RK-INC-07 to 09)."""
    for seat in range(box.players):
        livres = income_of(box, t, seat)
        t[seat_at(seat) + MONEY] += livres
        events.tell(happenings.INCOME_PAID, seat, livres)
    last = t[ROUND] == box.constants.rounds
    agenda.push(t, SCORING_STEP if last else ROUND_STEP, agenda.TABLE)
