"""Money that comes and goes before all eyes (AU-INFO-15)."""

from mypy_extensions import i64

from bagatelle.games.augsburg.state import BALANCE, MONEY, seat_at
from bagatelle.kernel.table import Table


def receive(t: Table, seat: i64, florins: i64) -> None:
    """From the bank, which never runs dry (AU-COMP-13)."""
    at = seat_at(seat)
    t[at + MONEY] += florins
    t[at + BALANCE] += florins


def pay(t: Table, seat: i64, florins: i64) -> None:
    """To the bank."""
    receive(t, seat, -florins)
