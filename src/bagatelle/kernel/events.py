"""Events: what happened, told while it happens, as rows of small ints.

A row is ``(kind, audience, a, b, c, d)``. The audience is a set of seats (one bit each) or
``EVERYONE``; who is outside it gets the row without its secret parts, or not at all. What the
kinds and their parts mean, and which kinds reveal something hidden, stands in the game's
``events.py`` (see ``game.EventKind``).
"""

from typing import Final

from mypy_extensions import i64

EVERYONE: Final = -1

Row = tuple[int, int, int, int, int, int]


class Events:
    """A scribe who writes down what happens."""

    def __init__(self) -> None:
        self.rows: list[Row] = []

    def public(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Something that everybody sees."""
        self.rows.append((kind, EVERYONE, a, b, c, d))

    def private(self, seat: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Something of which only one seat sees the secret parts."""
        self.rows.append((kind, 1 << seat, a, b, c, d))


class NoEvents(Events):
    """A scribe who writes nothing: for search and simulation."""

    def public(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        pass

    def private(self, seat: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        pass
