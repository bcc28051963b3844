"""The border forms of a move: a typed choice, and the move as a player meets it."""

from __future__ import annotations

import msgspec

from bagatelle.kernel.message import Message
from bagatelle.kernel.plain_struct import PlainStruct


class Choice(PlainStruct, frozen=True):
    """What somebody chooses: a kind, and the ids of the things it touches.

    An id is a domain and a name, ``dish:Y7``; the same id marks the thing in every view, so a
    screen can light up exactly what may be chosen.

    >>> Choice("serve", ("dish:Y7", "noble:A1")).names("dish")
    ['Y7']
    """

    kind: str
    refs: tuple[str, ...] = ()

    def names(self, domain: str) -> list[str]:
        """The names of the things of one domain."""
        return [ref.partition(":")[2] for ref in self.refs if ref.startswith(f"{domain}:")]


class Move(PlainStruct, frozen=True):
    """A legal move of one seat; ``str(move)`` is its notation."""

    seat: int
    number: int
    choice: Choice
    text: str
    hint: Message | None = None
    """What the move would do, where the rules can tell without chance."""

    def __str__(self) -> str:
        return self.text


class MoveOption(PlainStruct, frozen=True):
    """A choice that may be made now, its notation, and what it would do."""

    choice: Choice
    text: str
    hint: Message | None

    @classmethod
    def of(cls, move: Move) -> MoveOption:
        """A legal move as somebody is told of it who knows whose it is."""
        return cls(move.choice, move.text, move.hint)


class Refusal(msgspec.Struct, frozen=True):
    """Why something is not possible: the clause that forbids it, and a sentence."""

    clause: str
    message: Message
