"""What every main action of a turn answers (sections 2.5 to 2.11)."""

from mypy_extensions import i64, mypyc_attr

from bagatelle.games.rokoko.box import Box
from bagatelle.kernel.chapter import NO_HINT, Hint
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class MainAction:
    """A main action: its move, who may take it, and why it may be impossible now."""

    def __init__(self, box: Box, move: int, ranks: int) -> None:
        self.box: Box = box
        self.move: i64 = move
        self.ranks: i64 = ranks
        """The set of ranks that may take it (RK-P3-09 to 11)."""

    def wrong_rank(self) -> i64:
        """The reason for all other ranks."""
        raise AssertionError("everybody may take this action")

    def why_not(self, t: Table, seat: i64, worker: i64) -> i64:
        """The reason why it cannot be carried out; 0 if it can (RK-GEN-13)."""
        return 0

    def hint(self, t: Table, seat: i64, worker: i64) -> Hint:
        return NO_HINT

    def begin(self, t: Table, seat: i64, worker: i64, events: Events) -> None:
        """Carry it out, or push the frame in which it is decided."""
