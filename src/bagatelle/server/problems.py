"""Refusals as the protocol tells them."""

from __future__ import annotations

from bagatelle.kernel.errors import BagatelleError
from bagatelle.kernel.message import Message
from bagatelle.server.schema import ErrorCode, Problem, ProtocolError


def refused(code: ErrorCode, message: Message, clause: str | None = None) -> ProtocolError:
    """An error with its code and its sentence."""
    return ProtocolError(Problem(code, BagatelleError.speak(message), message, clause))
