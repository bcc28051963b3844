"""What a game looks at to tell a finished match once more, and what it tells."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeVar

import msgspec

from bagatelle.kernel.message import Message, message
from bagatelle.kernel.score import ScoreSheet

if TYPE_CHECKING:
    from bagatelle.kernel.game import Event

Key = TypeVar("Key")


class Source(msgspec.Struct, frozen=True):
    """Where points came from, and how many each party has from there."""

    item: Message
    points: tuple[int, ...]


class Moment(msgspec.Struct, frozen=True):
    """Something that is remembered of a match: what, whose, and the move that one may look at."""

    kind: str
    title: Message
    text: Message
    """In one sentence, with its number. A game writes ``seat:2`` where a match knows a name."""
    party: int
    move: int
    thing: str | None = None
    """The id of what it is about."""


class StoryEvent(NamedTuple):
    """Something that happened, as everybody knew it, and after how many moves."""

    move: int
    event: Event

    @property
    def party(self) -> int:
        """Whom it is about."""
        return int(str(self.event.parts["player"]).removeprefix("seat:")) - 1


class Story(NamedTuple):
    """A finished match from its beginning to its end."""

    sheet: ScoreSheet
    events: tuple[StoryEvent, ...]
    points: tuple[tuple[int, ...], ...]
    """The points of each party after so many moves; at first those before any."""
    ends: tuple[int, ...]
    """After how many moves each round was over."""

    def round_of(self, move: int) -> int:
        """In which round a move was made, counted from 1."""
        return min(bisect_left(self.ends, move), len(self.ends) - 1) + 1

    def of_kind(self, *kinds: str) -> list[StoryEvent]:
        """What happened of some kinds, in order."""
        return [each for each in self.events if each.event.kind in kinds]


def best(counts: Mapping[Key, int], place: Callable[[Key], int]) -> tuple[Key, int] | None:
    """The greatest count above zero and whose it is; among equals the better place goes first.

    >>> best({"a": 2, "b": 3, "c": 3}, {"a": 1, "b": 3, "c": 2}.__getitem__)
    ('c', 3)
    >>> best({"a": 0}, {"a": 1}.__getitem__) is None
    True
    """
    found = min(counts.items(), key=lambda item: (-item[1], place(item[0])), default=None)
    return found if found is not None and found[1] > 0 else None


def sums(items: Sequence[tuple[Message, Sequence[int | None]]]) -> tuple[Source, ...]:
    """Lines under the same heading put together, in the order in which the headings appear."""
    found: dict[str, tuple[Message, list[int]]] = {}
    for item, points in items:
        own = found.setdefault(repr(item), (item, [0] * len(points)))[1]
        for party, each in enumerate(points):
            own[party] += each or 0
    return tuple(Source(item, tuple(points)) for item, points in found.values())


def busiest(
    story: Story, event: str, title: str, counted: str, things: Sequence[str | None] = ()
) -> list[Moment]:
    """The moment of whoever did something most often, at the last time; none if nobody did.

    Its kind is the last word of its title, and its sentence counts how often it was.
    """
    happened = story.of_kind(event)
    counts = Counter(each.party for each in happened)
    found = best(counts, lambda party: story.sheet.places[party])
    if found is None:
        return []
    party, times = found
    text = message(f"{title}-told", player=f"seat:{party + 1}", **{counted: times})
    last = max(each.move for each in happened if each.party == party)
    thing = things[party] if things else None
    return [Moment(title.rpartition("-")[2], message(title), text, party, last, thing)]
