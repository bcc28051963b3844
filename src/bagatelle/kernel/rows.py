"""One row per thing at the border of a game: what the numbers of the engine room mean.

The engine room knows a frame, a move, an event, a reason, a hint, a line of the scoring as a number
that is written where it is used. A row gives such a number its name, its parts and its clause; ids,
choices, notation, log, refusals, hints and sheets are all made from rows.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final, Literal

import msgspec

from bagatelle.kernel.message import Message

Tone = Literal["plain", "heading", "good", "great", "bad"]
Role = Literal["deed", "detail", "course"]

Rowed = Mapping[int, str]
"""Rows in short, by their numbers: words, the last of which are parts (see ``parts``)."""
NO_ROWS: Rowed = MappingProxyType({})
Parts = tuple[tuple[str, str], ...]
"""The arguments of a sentence, each with the domain of the number that fills it."""


class FrameKind(msgspec.Struct, frozen=True):
    """Something on the agenda: a decision with its question, or a step that nobody decides."""

    number: int
    name: str
    parts: Parts = ()
    """What the figures of ``Chapter.asked`` fill in the question."""
    decided: bool = True


class MoveKind(msgspec.Struct, frozen=True):
    """The moves from ``first`` on are choices of this kind: one for each thing of a domain, or one.

    If it names several things, there is one for each combination, and the last thing changes
    fastest. Kinds of the same name are one kind of choice that is written in several ways.

    >>> MoveKind(7, "serve", "serve {dish} {noble}").domains
    ('dish', 'noble')
    """

    first: int
    name: str
    notation: str
    """How it is written; a word in braces stands for a thing of that domain."""
    first_thing: int = 0
    """The thing that the first move chooses: those before it cannot be chosen in this way."""
    end_thing: int | None = None
    """Things from this one on cannot be chosen in this way either."""
    always_shown: bool = False
    """Whether a board shows it even while it cannot be made: a press says why."""

    @property
    def domain(self) -> str:
        """The domain of the thing that is chosen; empty if there is none."""
        return self.domains[0] if self.domains else ""

    @property
    def domains(self) -> tuple[str, ...]:
        """The domains of all things that are chosen."""
        return tuple(re.findall(r"{(\w+)}", self.notation))


class EventKind(msgspec.Struct, frozen=True):
    """What a row of an event means: its name, and the domain of each of its parts.

    Parts named in ``secret`` are left out for those outside the audience; a ``private`` event does
    not reach them at all. A ``barrier`` reveals something hidden: undo stops there.
    """

    name: str
    parts: Parts
    barrier: bool = False
    secret: frozenset[str] = frozenset()
    private: bool = False
    clause: str | None = None
    """The rule that such an event follows."""
    number: int = -1
    routine: bool = False
    """Whether it can be seen on the table anyway: a short log leaves it out."""
    tone: Tone = "plain"
    """How it is told: as a heading, or as something good, great or bad."""
    outcome: bool = False
    """Whether a move brings it beside what was chosen: its player is told at once."""
    role: Role = "deed"
    """What it is in the account of a player's turn: a deed; a detail, which a short account leaves
    out; or the course of the game, which is nobody's turn even where it names a player."""


def parts(text: str) -> Parts:
    """The parts of a sentence: ``@`` stands before a seat, ``#`` before a number; any other word is
    a thing of the domain that it names, or says its domain behind a colon.

    >>> parts("@player tile card:worker #livres")
    (('player', 'seat'), ('tile', 'tile'), ('card', 'worker'), ('livres', 'number'))
    """
    return tuple(_part(word) for word in text.split())


def _part(word: str) -> tuple[str, str]:
    if word[0] in "@#":
        return word[1:], "seat" if word[0] == "@" else "number"
    name, _, domain = word.partition(":")
    return name, domain or name


def event(
    number: int,
    row: str,
    *,
    barrier: bool = False,
    secret: str = "",
    private: bool = False,
    routine: bool = False,
    tone: Tone = "plain",
    outcome: bool = False,
    role: Role = "deed",
) -> EventKind:
    """An event in short: the clause that it follows, its name, and its parts (see ``parts``).

    >>> hired = event(3, "RK-ACT-HIRE-02 worker_hired @player worker")
    >>> hired.name, hired.parts
    ('worker_hired', (('player', 'seat'), ('worker', 'worker')))
    """
    clause, name, *words = row.split()
    hidden = frozenset({secret}) if secret else frozenset()
    return EventKind(
        name,
        tuple(map(_part, words)),
        barrier,
        hidden,
        private,
        clause,
        number,
        routine,
        tone,
        outcome,
        role,
    )


def frame_kinds(*, decisions: Rowed = NO_ROWS, steps: Rowed = NO_ROWS) -> tuple[FrameKind, ...]:
    """Frames in the order of their numbers, each as its name and the parts of its question.

    >>> frame_kinds(decisions={1: "pick #workers"}, steps={2: "round_step"})[0].parts
    (('workers', 'number'),)
    """
    kinds = [
        FrameKind(number, name, others, decided)
        for rows, decided in ((decisions, True), (steps, False))
        for number, (name,), others in _read(rows, 1)
    ]
    return tuple(sorted(kinds, key=lambda kind: kind.number))


def reasons(*tables: Rowed) -> tuple[Reason, ...]:
    """Reasons by their numbers, each as its clause (``-``: that of the card), the name of its
    sentence, and the parts of that.

    >>> reasons({35: "RK-ACT-TAILOR-03 window-price #livres"})[0].text
    'window-price'
    """
    return tuple(
        Reason(number, clause.strip("-"), text, others)
        for rows in tables
        for number, (clause, text), others in _read(rows, 2)
    )


def hint_kinds(hints: Rowed) -> tuple[HintKind, ...]:
    """Hints by their numbers, each as the name of its sentence (``-``: none) and its parts.

    >>> hint_kinds({2: "gain #livres #prestige"})[0].parts
    (('livres', 'number'), ('prestige', 'number'))
    """
    return tuple(
        HintKind(number, text.strip("-"), others) for number, (text,), others in _read(hints, 1)
    )


def _read(rows: Rowed, names: int) -> Iterator[tuple[int, list[str], Parts]]:
    for number, row in rows.items():
        words = row.split()
        yield number, words[:names], tuple(map(_part, words[names:]))


FIGURE: Final = 4096
SECOND_FIGURE: Final = FIGURE << 20
"""A reason may carry figures: why_not answers ``reason + one * FIGURE + other * SECOND_FIGURE``."""


def figures_in(answer: int) -> tuple[int, int, int]:
    """The reason that a chapter gave, and its figures.

    >>> figures_in(7 + 250 * FIGURE + 1500 * SECOND_FIGURE)
    (7, 250, 1500)
    """
    if answer < 0:
        return answer, 0, 0
    return answer % FIGURE, answer % SECOND_FIGURE // FIGURE, answer // SECOND_FIGURE


class Reason(msgspec.Struct, frozen=True):
    """Why a move is not possible: the clause that forbids it, and the name of the sentence."""

    number: int
    clause: str
    """Empty: the clause of the card whose number is the figure."""
    text: str
    parts: Parts = ()
    """What its figures fill in the sentence."""


class HintKind(msgspec.Struct, frozen=True):
    """What a move would do: the name of the sentence, and the domains of its figures."""

    number: int
    text: str
    """Empty: the label of the thing that its first figure names."""
    parts: Parts


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
