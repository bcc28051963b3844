"""Refusals as the protocol tells them."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.responses import Response

from bagatelle.kernel.errors import BagatelleError
from bagatelle.kernel.message import Message, message
from bagatelle.server.schema import (
    LONGEST_BODY,
    STATUS,
    ErrorCode,
    Problem,
    ProtocolError,
)

T = TypeVar("T")


def refused(code: ErrorCode, message: Message, clause: str | None = None) -> ProtocolError:
    """An error with its code and its sentence."""
    return ProtocolError(Problem(code, BagatelleError.format_message(message), message, clause))


def too_large(most: int) -> ProtocolError:
    return refused("too_large", message("server-too-large", most=most))


NOT_TO_BE_KEPT = {"Cache-Control": "no-store"}
"""Answers of the API are for whoever has asked: nobody in between keeps a copy."""


def problem_response(problem: Problem) -> Response:
    """An error as an answer. Whoever asks too often has to connect anew."""
    hang_up = {"Connection": "close"} if problem.code == "too_fast" else {}
    return Response(
        msgspec.json.encode(problem),
        status_code=STATUS[problem.code],
        headers=NOT_TO_BE_KEPT | hang_up,
        media_type="application/json",
    )


def read(decoder: msgspec.json.Decoder[T], data: bytes, most: int = LONGEST_BODY) -> T:
    """What a client has sent; raises ProtocolError."""
    if len(data) > most:
        raise too_large(most)
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        reason = message("server-bad-request", reason=str(error))
        raise refused("bad_request", reason) from error
