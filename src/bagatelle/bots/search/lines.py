"""The lines of a turn: all ways in which a seat may play on until somebody else is to act, or until
something comes to light. Lines that end on the same table are one.
"""

from typing import Final

from mypy_extensions import i64

from bagatelle.bots.search.mind import Mind
from bagatelle.kernel import agenda
from bagatelle.kernel.chapter import move_buffer
from bagatelle.kernel.dealer import QuickDealer
from bagatelle.kernel.events import Events, NoEvents
from bagatelle.kernel.rules import advance, settle
from bagatelle.kernel.table import Table

LONGEST: Final = 24
"""No line is longer: what follows is left to the policy."""
FACTOR: Final = 0x2545F4914F6CDD1
KEY_BITS: Final = (1 << 61) - 1


class Line:
    """Moves of one seat, one after the other, and the table after them."""

    def __init__(self, moves: list[int], table: Table, promise: float) -> None:
        self.moves: list[int] = moves
        self.table: Table = table
        self.promise: float = promise
        """What the table is worth, as far as the mind can see."""
        self.total: float = 0.0
        self.points: float = 0.0
        self.won: float = 0.0
        self.results: list[float] = []
        """What each playout has shown, in the order of the worlds: two lines can be compared world
        by world."""
        self.places: i64 = 0
        self.playouts: i64 = 0

    def mean(self, trust: float = 0.0) -> float:
        """What playouts have shown; the promise counts as so many of them."""
        played = trust + float(self.playouts)
        return self.promise if played == 0.0 else (self.total + trust * self.promise) / played


def key_of(t: Table) -> i64:
    """A number that equal tables share, and others hardly ever. The lower bits of a product are the
    same whether or not it fits a machine int.
    """
    key: i64 = 1
    for value in t:
        key = (key ^ value) * FACTOR & KEY_BITS
        key ^= key >> 29
    return key


class Lines:
    """Looks for the lines of one turn."""

    def __init__(self, mind: Mind, seat: i64, most: i64) -> None:
        self.mind: Mind = mind
        self.seat: i64 = seat
        self.most: i64 = most
        """So many lines are enough: the game has more, and they are left out."""
        self.found: list[Line] = []
        self._seen: set[int] = set()
        self._tells: bool = True
        self._events: Events = NoEvents()
        self._dealer: QuickDealer = QuickDealer("lines")
        self._buffers: list[Table] = [move_buffer() for _ in range(LONGEST)]
        """For the moves at each depth."""

    def look(self, t: Table) -> list[Line]:
        """All lines from this table, or those that the mind offers."""
        self._tells = self.mind.tells(t, self.seat)
        for moves in self.mind.offers(t, self.seat, self.most):
            self.found.append(self.follow(t, moves))
        if len(self.found) == 0:
            self._grow(t, [])
        return self.found

    def follow(self, t: Table, moves: list[int]) -> Line:
        """A line that is known: its table is that before chance has its say."""
        rules, after = self.mind.rules, t[:]
        for move in moves:
            settle(rules, after, self._dealer, self._events)
            rules.decide(after, self.seat, move, self._dealer, self._events)
        position, settled = self._dealer.position, after[:]
        settle(rules, settled, self._dealer, self._events)
        return self._line(moves, settled if self._dealer.position == position else after)

    def _line(self, moves: list[int], after: Table) -> Line:
        return Line(moves, after, self.mind.utility(after, self.seat) if self._tells else 0.0)

    def _grow(self, t: Table, moves: list[int]) -> None:
        rules, seat = self.mind.rules, self.seat
        buffer = self._buffers[len(moves)]
        for number in range(rules.legal_into(t, seat, buffer)):
            if len(self.found) >= self.most:
                return
            move = buffer[number]
            after = t[:]
            position = self._dealer.position
            advance(rules, after, seat, move, self._dealer, self._events)
            key: int = key_of(after)
            if key in self._seen:
                continue
            self._seen.add(key)
            line = [*moves, int(move)]
            if (
                self._dealer.position != position
                or agenda.frame_of(after, seat) < 0
                or len(line) >= LONGEST
                or self.mind.ends_line(t, after, seat)
            ):
                self.found.append(self._line(line, after))
            else:
                self._grow(after, line)
