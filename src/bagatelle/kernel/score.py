"""The final scoring, line by line, so that a player can check it by hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from bagatelle.kernel.message import Message, message


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


def places_by(is_ahead: Callable[[int, int], bool], parties: Sequence[int]) -> tuple[int, ...]:
    """The place of each party: 1 and how many are ahead of it.

    >>> points = [7, 9, 7]
    >>> places_by(lambda one, other: points[one] > points[other], range(3))
    (2, 1, 2)
    """
    return tuple(1 + sum(is_ahead(other, party) for other in parties) for party in parties)


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
