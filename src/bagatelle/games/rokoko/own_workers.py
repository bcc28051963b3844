"""Decisions for one worker of a set that the player has, such as the hand."""

from mypy_extensions import i64

from bagatelle.games.rokoko import party
from bagatelle.games.rokoko.box import Box, BoxChapter
from bagatelle.games.rokoko.state import MAX_WORKERS
from bagatelle.kernel.bits import list_things, why_not_in
from bagatelle.kernel.table import Table


class OneOfOwn(BoxChapter):
    """A worker of the set at one place of the party; ``first`` is the move for worker 0."""

    def __init__(self, box: Box, place: int, first: int, strange: int, missing: int) -> None:
        """The reasons are those for moves that choose no worker, and for workers elsewhere."""
        super().__init__(box)
        self.place: i64 = place
        self.first: i64 = first
        self.strange: i64 = strange
        self.missing: i64 = missing

    def legal(self, t: Table, seat: i64, value: i64, moves: Table) -> i64:
        return list_things(t[party.at(seat) + self.place], self.first, moves, 0)

    def why_not(self, t: Table, seat: i64, value: i64, move: i64) -> i64:
        workers, worker = t[party.at(seat) + self.place], move - self.first
        return why_not_in(workers, worker, MAX_WORKERS, self.strange, self.missing)
