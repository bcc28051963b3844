"""What can go wrong, each with a sentence that a player understands."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bagatelle.kernel.message import Format, Message, message, plain

if TYPE_CHECKING:
    from bagatelle.kernel.findings import Finding


class BagatelleError(Exception):
    """The root of all errors that input can cause. ``message`` can be said in any language."""

    format_message: ClassVar[Format] = staticmethod(plain)
    """Who turns the message into a sentence. The kernel has no catalogues; the library's front
    door puts its English voice here, once."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return BagatelleError.format_message(self.message)


class UnknownGame(BagatelleError):
    """There is no game of this name."""


class BadOption(BagatelleError):
    """A game cannot be set up like this; ``option`` is the word to blame."""

    def __init__(self, option: str, message: Message) -> None:
        super().__init__(message)
        self.option = option


class MoveError(BagatelleError):
    """A move that was not made; the match is as it was before."""


class InvalidMove(MoveError):
    """Something that is no move of this game at all."""


class IllegalMove(MoveError):
    """A move that the rules forbid now; ``clause`` says which rule, and so does the sentence."""

    def __init__(self, clause: str, reason: Message) -> None:
        super().__init__(Message("illegal-move", {"reason": reason, "clause": clause}))
        self.clause = clause
        self.reason = reason


class NoSuchSeat(BagatelleError):
    """A seat that this match does not have, asked for by its number."""


class CannotUndo(BagatelleError):
    """There is nothing that this seat may take back."""


class RecordError(BagatelleError):
    """A record that cannot be read; ``line`` and ``column`` count from 1."""

    def __init__(self, line: int, column: int, reason: Message) -> None:
        super().__init__(
            Message("record-error", {"line": line, "column": column, "reason": reason})
        )
        self.line = line
        self.column = column
        self.reason = reason


class OtherVersion(RecordError):
    """A record that was written for other rules or another box: sound, but not here."""


class SnapshotError(BagatelleError):
    """A snapshot that another version has taken: its numbers mean something else here."""


class PackError(BagatelleError):
    """A component pack that cannot be played with; ``findings`` is all that is wrong with it."""

    def __init__(self, findings: tuple[Finding, ...]) -> None:
        first = findings[0]
        super().__init__(
            message(
                "pack-error",
                problems=len(findings),
                line=str(first.line),
                column=str(first.column),
                reason=first.reason,
            )
        )
        self.findings = findings
