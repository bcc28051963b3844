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
    return ProtocolError(Problem(code, BagatelleError.format_message(message), message, clause))


def too_large(most: int) -> ProtocolError:
    return refused("too_large", message("server-too-large", most=most))


def read(decoder: msgspec.json.Decoder[T], data: bytes, most: int = LONGEST_BODY) -> T:
    """What a client has sent; raises ProtocolError."""
    if len(data) > most:
        raise too_large(most)
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        reason = message("server-bad-request", reason=str(error))
        raise refused("bad_request", reason) from error
