"""The views of a match as its clients know them: what was shown last, and what changed since.

The public part is made once for everybody, the own part once for each seat that somebody asks for.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from bagatelle.kernel.game import Viewer
from bagatelle.kernel.match import Match
from bagatelle.kernel.views import Change, OwnPart, changes, with_refs


class Views:
    """All that was shown of a match after one entry."""

    def __init__(self, number: int, match: Match) -> None:
        self.number = number
        self.public: msgspec.Struct = match.public_view()
        self.own: dict[int, OwnPart] = {}

    def public_changes(self, before: Views | None) -> tuple[Change, ...]:
        """What is new to somebody who knows the views before; the whole, if there are none."""
        return _written(changes(None if before is None else before.public, self.public))

    def own_changes(self, seat: Viewer, before: Views | None) -> tuple[Change, ...]:
        """What is new in the own part of a seat; all of it, if it was not shown before."""
        if seat is None:
            return ()
        known = {} if before is None else before.own.get(seat, {})
        return _written(
            Change(path, with_refs(value))
            for path, value in self.own[seat].items()
            if path not in known or known[path] != value
        )


class Shown:
    """The last views of a match that were shown, and those before them."""

    def __init__(self) -> None:
        self._now: Views | None = None
        self._before: Views | None = None

    def at(self, number: int, match: Match, seats: Iterable[int]) -> Views:
        """The views after the last entry, with the own parts of these seats."""
        if self._now is None or self._now.number != number:
            self._before, self._now = self._now, Views(number, match)
        for seat in seats:
            if seat not in self._now.own:
                self._now.own[seat] = match.own_view(seat)
        return self._now

    def before(self, number: int) -> Views | None:
        """The views before an entry; None if nobody was shown any."""
        before = self._before
        return before if before is not None and before.number == number - 1 else None


def _written(found: Iterable[Change]) -> tuple[Change, ...]:
    """Changes whose values are written once, however many are told of them."""
    return tuple(
        [Change(each.path, msgspec.Raw(msgspec.json.encode(each.value))) for each in found]
    )
