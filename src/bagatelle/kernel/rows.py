"""One row per thing at the border of a game: what the numbers of the engine room mean.

The engine room knows a frame, a move, an event, a reason, a hint, a line of the scoring as a number
that is written where it is used. A row gives such a number its name, its parts and its clause; ids,
choices, notation, log, refusals, hints and sheets are all made from rows.
"""

from __future__ import annotations

import re
from typing import Any, Literal

import msgspec

from bagatelle.kernel.message import Message

Tone = Literal["plain", "heading", "good", "great"]


class FrameKind(msgspec.Struct, frozen=True):
    """Something on the agenda: a decision with its question, or a step that nobody decides."""

    number: int
    name: str
    figure: str = ""
    """The argument of the question that the frame's value fills, if any."""
    decided: bool = True


class MoveKind(msgspec.Struct, frozen=True):
    """The moves from ``first`` on are choices of this kind: one for each thing of a domain, or one.

    >>> MoveKind(7, "pay", "pay {tile}").domain
    'tile'
    """

    first: int
    name: str
    notation: str
    """How it is written; a word in braces stands for a thing of that domain."""
    first_thing: int = 0
    """Things before this one cannot be chosen in this way."""

    @property
    def domain(self) -> str:
        """The domain of the thing that is chosen; empty if there is none."""
        found = re.search(r"{(\w+)}", self.notation)
        return found[1] if found else ""


class EventKind(msgspec.Struct, frozen=True):
    """What a row of an event means: its name, and the domain of each of its parts.

    Parts named in ``secret`` are left out for those outside the audience; a ``private`` event does
    not reach them at all. A ``barrier`` reveals something hidden: undo stops there.
    """

    name: str
    parts: tuple[tuple[str, str], ...]
    barrier: bool = False
    secret: frozenset[str] = frozenset()
    private: bool = False
    clause: str | None = None
    """The rule that such an event follows."""
    number: int = -1
    routine: bool = False
    """Whether it can be seen on the table anyway: a short log leaves it out."""
    tone: Tone = "plain"
    """How it is told: as a heading, or as something good or great."""


def event(
    number: int,
    name: str,
    clause: str,
    barrier: bool = False,
    secret: str = "",
    private: bool = False,
    routine: bool = False,
    tone: Tone = "plain",
    **parts: str,
) -> EventKind:
    """An event kind with its parts as keywords.

    >>> event(3, "worker_hired", "RK-ACT-HIRE-02", player="seat", worker="worker").parts
    (('player', 'seat'), ('worker', 'worker'))
    """
    hidden = frozenset({secret}) if secret else frozenset()
    return EventKind(
        name, tuple(parts.items()), barrier, hidden, private, clause, number, routine, tone
    )


def numbered(*kinds: EventKind) -> tuple[EventKind, ...]:
    """Event kinds that are numbered in the order in which they stand."""
    return tuple(msgspec.structs.replace(kind, number=number) for number, kind in enumerate(kinds))


FIGURE = 4096
"""A reason may carry a figure: why_not answers ``reason + figure * FIGURE``."""


class Reason(msgspec.Struct, frozen=True):
    """Why a move is not possible: the clause that forbids it, and the name of the sentence."""

    number: int
    clause: str
    """Empty: the clause of the card whose number is the figure."""
    text: str
    figure: str = ""
    """The argument of the sentence that the figure fills, if any."""


class HintKind(msgspec.Struct, frozen=True):
    """What a move would do: the name of the sentence, and the domains of its figures."""

    number: int
    text: str
    parts: tuple[tuple[str, str], ...]


class LineKind(msgspec.Struct, frozen=True):
    """A line of the final scoring, and under which heading the balance of many games counts it."""

    number: int
    name: str
    item: Message
    clause: str
    source: Message
    secret: bool = False
    """Whether only its owner can tell what it is worth before the end."""


class Rows(msgspec.Struct, frozen=True):
    """All rows of a game, or of what a module adds to it.

    >>> both = Rows(frames=(FrameKind(1, "pick"),)) + Rows(frames=(FrameKind(2, "play"),))
    >>> [kind.name for kind in both.frames]
    ['pick', 'play']
    """

    frames: tuple[FrameKind, ...] = ()
    moves: tuple[MoveKind, ...] = ()
    events: tuple[EventKind, ...] = ()
    reasons: tuple[Reason, ...] = ()
    hints: tuple[HintKind, ...] = ()

    def __add__(self, other: Rows) -> Rows:
        def joined(name: str) -> Any:
            return (*getattr(self, name), *getattr(other, name))

        return Rows(**{name: joined(name) for name in self.__struct_fields__})
