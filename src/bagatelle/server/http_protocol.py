"""HTTP as uvicorn reads it, with limits: heads and bodies are short and arrive in time, nobody's
flood holds up the others, and whoever finds no place gets an answer.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any, cast

import msgspec
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from bagatelle.kernel.message import Message
from bagatelle.server.gate import Gate
from bagatelle.server.intake import Intake
from bagatelle.server.problems import refused, too_large
from bagatelle.server.schema import ProtocolError

MAX_HEAD = 32_768
"""Bytes of a request before its body."""
HEAD_WITHIN = 10.0
"""Seconds for the head of a request, from its first byte or from the connection on."""
BODY_WITHIN = 20.0
"""Seconds for the body."""
ANSWER_WITHIN = 120.0
"""Seconds until the answer must be out: for making it, and for the client to take it."""
LINGER = 1.0
"""Seconds for a client to read why it is shown out, before we hang up."""
MAX_LINGERING = 16
"""So many of those for whom there is no place may read why: the others are only hung up on."""


class HeldFlow(FlowControl):
    """Uvicorn's flow control, for a connection that is read a bit at a time."""

    def __init__(self, transport: asyncio.Transport, intake: Intake) -> None:
        super().__init__(transport)
        self._intake = intake

    def pause_reading(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self._intake.pause()

    def resume_reading(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self._intake.resume()


class LimitedHttp(HttpToolsProtocol):
    """One connection. ``make_server`` says through which gate it comes."""

    gate: Gate

    def __init__(self, *words: Any, **names: Any) -> None:
        super().__init__(*words, **names)
        self._deadline: asyncio.TimerHandle | None = None
        self._head = 0
        self._is_in_head = True
        self._is_shown_out = False

    # ------------------------------------------------------------------ for the loop

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        stream = cast("asyncio.Transport", transport)
        super().connection_made(stream)
        self._intake = Intake(stream, self._read)
        self.flow = HeldFlow(stream, self._intake)
        if self.gate.let_in(stream, "" if self.client is None else self.client[0]):
            self._expect_within(HEAD_WITHIN)
        else:
            self._show_out(
                HTTPStatus.SERVICE_UNAVAILABLE,
                refused("full", Message("server-full")),
                self.gate.may_linger(LINGER, MAX_LINGERING),
            )

    def data_received(self, data: bytes) -> None:
        if not self._is_shown_out:
            self._intake.take(data)

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.door.leave(self.transport)
        self._intake.drop()
        self._expect_nothing()
        super().connection_lost(exc)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        # Whoever does not even read what was sent is not waited for.
        self.loop.call_later(LINGER, self.transport.abort)

    # ------------------------------------------------------------------ for the parser

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0
        self._is_in_head = True
        if self._deadline is None:
            self._expect_within(HEAD_WITHIN)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._is_in_head = False
        self._expect_within(BODY_WITHIN)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._is_in_head = True
        self._head = 0
        self._expect_within(ANSWER_WITHIN)

    def on_response_complete(self) -> None:
        has_more = bool(self.pipeline)
        super().on_response_complete()
        if has_more:
            # Nothing more is read before all that was asked is answered.
            self.flow.pause_reading()
        elif self._is_in_head:
            self._expect_nothing()

    def handle_websocket_upgrade(self) -> None:
        """From here on the connection is a socket, with limits of its own."""
        self._expect_nothing()
        self._intake.drop()
        super().handle_websocket_upgrade()
        if not self.transport.is_closing():
            self.transport.resume_reading()

    # ------------------------------------------------------------------ how it is done

    def _read(self, piece: bytes) -> None:
        if self._is_shown_out or self.transport.is_closing():
            return
        if self._deadline is None and (self.cycle is None or self.cycle.response_complete):
            self._expect_within(HEAD_WITHIN)
        super().data_received(piece)
        if self._is_in_head and self.transport.get_protocol() is self:
            self._head += len(piece)
            if self._head > MAX_HEAD:
                status = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
                self._show_out(status, too_large(MAX_HEAD))

    def _expect_within(self, seconds: float) -> None:
        self._expect_nothing()
        self._deadline = self.loop.call_later(seconds, self._too_late)

    def _expect_nothing(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_late(self) -> None:
        if self.cycle is not None and not self.cycle.response_complete and not self.cycle.more_body:
            # An answer is on its way that nobody takes.
            self.transport.abort()
        else:
            problem = refused("too_slow", Message("server-too-slow"))
            self._show_out(HTTPStatus.REQUEST_TIMEOUT, problem)

    def _show_out(self, status: HTTPStatus, error: ProtocolError, may_linger: bool = True) -> None:
        """Say why, and hang up."""
        self._is_shown_out = True
        self._intake.drop()
        self._expect_nothing()
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            body = msgspec.json.encode(error.problem)
            self.transport.write(
                f"HTTP/1.1 {status.value} {status.phrase}\r\nContent-Type: application/json\r\n"
                f"Content-Length: {len(body)}\r\nCache-Control: no-store\r\n"
                "Connection: close\r\n\r\n".encode()
                + body
            )
        if not may_linger:
            self.transport.close()
            return
        # What still comes is thrown away: a connection that is cut while bytes of the client wait
        # unread would take our answer with it.
        self.transport.resume_reading()
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.loop.call_later(LINGER, self.transport.abort)
