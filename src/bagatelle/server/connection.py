"""A WebSocket between uvicorn and a client, without ASGI in between.

What passes here passes twice or more for every move of every table: it is written at once, without
a task or a queue. The protocol itself is the one of ``websockets``.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine
from http import HTTPStatus
from struct import pack
from typing import Any, cast

import msgspec
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.server import ServerProtocol
from websockets.typing import BytesLike

from bagatelle.server.intake import Intake
from bagatelle.server.limits import Bucket
from bagatelle.server.schema import LONGEST_BODY, STATUS, ProtocolError

LONGEST_MESSAGE = 4 * LONGEST_BODY
"""Bytes; a longer message closes the socket before it has been read."""
MAX_UNREAD = 32
"""Messages of a client that may wait for us; then we stop reading until we have caught up."""
MAX_PARTS = 64
"""Parts that a message may come in."""
CONTROLS_PER_SECOND = 5.0
"""Pings and the like that a client may send on average; three times as many in a burst."""
MAX_UNSENT = 1_000_000
"""Bytes that may wait for a client; one that is further behind must come in again."""
BEAT = 20.0
"""Seconds between two pings; a client that says nothing in between is gone."""
CLOSE_WITHIN = 10.0
"""Seconds for the client to close the connection when the socket is closed."""

LINGER = 1.0
"""Seconds for a client that is shown out to read why, before we hang up."""

CLOSE_TOO_SLOW = 4408
CLOSE_TOO_FAST = 4429

LAST_TEXT = 0b1000_0000 | Opcode.TEXT
"""The first byte of a text in one piece."""

log = logging.getLogger("bagatelle.server.connection")

Serve = Callable[["Connection"], Coroutine[None, None, None]]
Find = Callable[[Request, asyncio.Transport], Serve]
"""Who serves the socket that somebody asks for; raises ProtocolError if nobody does."""
Left = Callable[[asyncio.Transport], None]
"""Told when a connection is over."""


class Gone(Exception):
    """The client has closed its socket, or we have."""


class Connection(asyncio.Protocol):
    """One socket. Uvicorn has read the request that asks for it, and hands it over."""

    transport: asyncio.Transport

    def __init__(self, find: Find, state: ServerState, left: Left) -> None:
        self._find = find
        self._left = left
        self._connections: set[Any] = state.connections
        self._tasks = state.tasks
        self._loop = asyncio.get_running_loop()
        self._protocol = ServerProtocol(
            extensions=[
                ServerPerMessageDeflateFactory(
                    server_max_window_bits=12,
                    client_max_window_bits=12,
                    compress_settings={"memLevel": 5},
                )
            ],
            max_size=LONGEST_MESSAGE,
            logger=log,
        )
        self._parts: list[BytesLike] = []
        self._is_text = False
        self._unread: deque[bytes | None] = deque()
        self._reader: asyncio.Future[None] | None = None
        self._controls = Bucket(CONTROLS_PER_SECOND)
        self._is_shown_out = False
        self._heard_something = True
        self._next_beat: asyncio.TimerHandle | None = None
        self._hanging_up: asyncio.TimerHandle | None = None

    # ------------------------------------------------------------------ for whoever serves it

    def tell(self, data: bytes) -> None:
        """Send a text; whoever is gone misses it."""
        if self._protocol.state is not OPEN:
            return
        if self._protocol.extensions:
            self._protocol.send_text(data)
            self._pass_on()
        else:
            # What the protocol would write; it takes several times as long to say so.
            self.transport.write(head_of(len(data)) + data)

    async def receive(self) -> bytes | None:
        """The next message; None if it is not text. Raises Gone when there is no more."""
        while not self._unread:
            if self._protocol.state is not OPEN:
                raise Gone
            self._reader = self._loop.create_future()
            await self._reader
        if len(self._unread) == MAX_UNREAD:
            self._intake.resume()
        return self._unread.popleft()

    @property
    def has_more(self) -> bool:
        """Whether another message waits already."""
        return bool(self._unread)

    def close(self, code: int) -> None:
        if self._protocol.state is OPEN:
            self._protocol.send_close(code)
            self._pass_on()

    def show_out(self, code: int) -> None:
        """Close the socket of somebody who sends more than we want to read, and read no more."""
        self.close(code)
        self._is_shown_out = True
        self._intake.drop()
        self._unread.clear()
        if not self.transport.is_closing():
            # What still comes is thrown away: a connection that is cut while bytes wait unread
            # would take our last word with it.
            self.transport.resume_reading()
        self._hang_up_within(LINGER)

    # ------------------------------------------------------------------ for uvicorn and its loop

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # uvloop has transports of its own.
        self.transport = cast("asyncio.Transport", transport)
        self.transport.set_write_buffer_limits(high=MAX_UNSENT)
        self._intake = Intake(self.transport, self._read)
        self._connections.add(self)

    def data_received(self, data: bytes) -> None:
        if not self._is_shown_out:
            self._intake.take(data)

    def _read(self, piece: bytes) -> None:
        self._heard_something = True
        self._protocol.receive_data(piece)
        for event in self._protocol.events_received():
            if self._is_shown_out:
                return
            if isinstance(event, Request):
                self._open(event)
            elif isinstance(event, Frame):
                self._hear(event)
        self._pass_on()

    def eof_received(self) -> None:
        self._protocol.receive_eof()
        self._pass_on()

    def connection_lost(self, error: Exception | None) -> None:
        if self._protocol.state is OPEN:
            self._protocol.receive_eof()
        self._connections.discard(self)
        self._left(self.transport)
        self._wind_up()
        if self._hanging_up is not None:
            self._hanging_up.cancel()

    def pause_writing(self) -> None:
        """The client reads too slowly. It has lost nothing: it comes in again for a fresh view."""
        self.close(CLOSE_TOO_SLOW)

    def shutdown(self) -> None:
        """The server stops."""
        self.close(CloseCode.SERVICE_RESTART)
        self.transport.close()

    # ------------------------------------------------------------------ how it is done

    def _open(self, request: Request) -> None:
        try:
            serve = self._find(request, self.transport)
        except ProtocolError as error:
            status = HTTPStatus(STATUS[error.problem.code])
            answer = self._protocol.reject(status, msgspec.json.encode(error.problem).decode())
            del answer.headers["Content-Type"]
            answer.headers["Content-Type"] = "application/json"
            self._protocol.send_response(answer)
            return
        self._protocol.send_response(self._protocol.accept(request))
        if self._protocol.state is OPEN:
            task = self._loop.create_task(serve(self))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            self._next_beat = self._loop.call_later(BEAT, self._beat)

    def _hear(self, frame: Frame) -> None:
        """A message, once its last part is there. Websockets answers pings and closes itself."""
        if frame.opcode is Opcode.TEXT or frame.opcode is Opcode.BINARY:
            self._is_text = frame.opcode is Opcode.TEXT
            self._parts = []
        elif frame.opcode is not Opcode.CONT:
            if not self._controls.take():
                self.show_out(CLOSE_TOO_FAST)
            return
        elif len(self._parts) == MAX_PARTS:
            self.show_out(CloseCode.MESSAGE_TOO_BIG)
            return
        self._parts.append(frame.data)
        if frame.fin:
            self._unread.append(b"".join(self._parts) if self._is_text else None)
            self._wake_reader()
            if len(self._unread) == MAX_UNREAD:
                self._intake.pause()

    def _wake_reader(self) -> None:
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def _pass_on(self) -> None:
        """Send what the protocol wants to be sent."""
        for data in self._protocol.data_to_send():
            if data:
                self.transport.write(data)
            elif self.transport.can_write_eof():
                self.transport.write_eof()
            else:
                self.transport.close()
        if self._protocol.state is not OPEN:
            self._wind_up()

    def _wind_up(self) -> None:
        """Nothing more will be said; the client has a while to hang up."""
        if self._hanging_up is None:
            self._hang_up_within(CLOSE_WITHIN)
            if self._next_beat is not None:
                self._next_beat.cancel()
            self._wake_reader()

    def _hang_up_within(self, seconds: float) -> None:
        if self._hanging_up is not None:
            self._hanging_up.cancel()
        self._hanging_up = self._loop.call_later(seconds, self.transport.abort)

    def _beat(self) -> None:
        """Both ends, and whatever lies between them, know by this that the other is there."""
        if self._heard_something:
            self._heard_something = False
            self._protocol.send_ping(b"")
            self._next_beat = self._loop.call_later(BEAT, self._beat)
        else:
            self._protocol.fail(CloseCode.INTERNAL_ERROR, "no answer")
        self._pass_on()


def head_of(length: int) -> bytes:
    """What stands before a text of so many bytes that goes to a client in one piece."""
    if length < 126:
        return pack("!BB", LAST_TEXT, length)
    if length < 65_536:
        return pack("!BBH", LAST_TEXT, 126, length)
    return pack("!BBQ", LAST_TEXT, 127, length)
