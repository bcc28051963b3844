"""Refusals as the protocol tells them."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from bagatelle.kernel.errors import BagatelleError
from bagatelle.kernel.message import Message, message
from bagatelle.server.schema import LONGEST_BODY, ErrorCode, Problem, ProtocolError

T = TypeVar("T")


def refused(code: ErrorCode, message: Message, clause: str | None = None) -> ProtocolError:
    """An error with its code and its sentence."""
    return ProtocolError(Problem(code, BagatelleError.speak(message), message, clause))


def too_large() -> ProtocolError:
    return refused("too_large", message("server-too-large", most=LONGEST_BODY))


def read(decoder: msgspec.json.Decoder[T], data: bytes) -> T:
    """What a client has sent; raises ProtocolError."""
    if len(data) > LONGEST_BODY:
        raise too_large()
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, RecursionError) as error:
        reason = message("server-bad-request", reason=str(error))
        raise refused("bad_request", reason) from error
