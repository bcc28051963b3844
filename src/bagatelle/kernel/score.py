"""The final scoring, line by line, so that a player can check it by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

import msgspec

from bagatelle.kernel.message import Message, message
from bagatelle.kernel.rows import LineKind
from bagatelle.kernel.rules import Rules
from bagatelle.kernel.table import Table


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of the sheet: what it is for, the clause that gives it, the points of each seat."""

    item: Message
    clause: str
    points: tuple[int | None, ...]


class ScoreSheet(msgspec.Struct, frozen=True):
    """Lines that add up to ``totals``; then what breaks ties, and the places (1 is first)."""

    lines: tuple[ScoreLine, ...]
    totals: tuple[int, ...]
    tie_breaks: tuple[ScoreLine, ...]
    places: tuple[int, ...]
    verdict: Message
    """How the game ended, in one sentence. A game writes ``seat:2`` where a match knows a name."""


class Standing(NamedTuple):
    """The totals of all parties, and their places.

    >>> standing = Standing((7, 9, 9), (3, 2, 1))
    >>> standing.is_tied, standing.is_shared, standing.winners
    (True, False, 'seat:3')
    """

    totals: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def is_shared(self) -> bool:
        return self.places.count(1) > 1

    @property
    def is_tied(self) -> bool:
        """Whether points alone did not decide."""
        return self.totals.count(max(self.totals)) > 1

    @property
    def winners(self) -> str | Message:
        """Whoever has the first place, as a verdict names them."""
        return players_named([party for party, place in enumerate(self.places) if place == 1])

    def line(self, item: Message, clause: str, points: Callable[[int], int]) -> ScoreLine:
        """A line of the sheet, from what it brought each party."""
        return ScoreLine(item, clause, tuple(int(points(party)) for party in self._parties()))

    def lines(
        self, kinds: Iterable[LineKind], points: Callable[[int, int], int]
    ) -> tuple[ScoreLine, ...]:
        """All lines, from what the line of a number brought a party."""
        return tuple(
            ScoreLine(
                kind.item,
                kind.clause,
                tuple(int(points(kind.number, party)) for party in self._parties()),
            )
            for kind in kinds
        )

    def sheet(
        self, lines: Iterable[ScoreLine], tie_breaks: Iterable[ScoreLine], verdict: Message
    ) -> ScoreSheet:
        return ScoreSheet(tuple(lines), self.totals, tuple(tie_breaks), self.places, verdict)

    def _parties(self) -> range:
        return range(len(self.totals))


def standing_of(rules: Rules, t: Table) -> Standing:
    """How a finished game stands: a party's place is 1 and how many are ahead of it."""
    parties = range(int(rules.parties))
    return Standing(
        tuple(int(rules.score(t, party)) for party in parties),
        tuple(1 + sum(rules.is_ahead(t, other, party) for other in parties) for party in parties),
    )


def verdict_of(
    standing: Standing, name: str, decisive: Mapping[str, str | int | Message] | None = None
) -> Message:
    """Who has won (``name``): several (``-shared``), or one although points were equal (``-tied``).

    What then was decisive fills further arguments of the sentence.

    >>> verdict_of(Standing((7, 9, 9), (3, 2, 1)), "whist-verdict", {"by": "honours"})
    Message(id='whist-verdict-tied', args={'player': 'seat:3', 'by': 'honours'})
    """
    if standing.is_shared:
        return Message(f"{name}-shared", {"winners": standing.winners})
    if standing.is_tied:
        return Message(f"{name}-tied", {"player": standing.winners, **(decisive or {})})
    return Message(name, {"player": standing.winners})


def players_named(seats: Sequence[int]) -> str | Message:
    """One player or several for a verdict, as a sentence lists them.

    >>> players_named([1])
    'seat:2'
    """
    first = f"seat:{seats[0] + 1}"
    if len(seats) == 1:
        return first
    others = players_named(seats[1:])
    if isinstance(others, Message):
        return message("players-more", first=first, others=others)
    return message("players-last", first=first, second=others)
