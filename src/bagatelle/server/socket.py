"""The WebSocket side: one socket per client and match.

This speaks ASGI itself: what passes here passes twice or more for every move of every table.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque

import msgspec
from starlette.types import Message as AsgiMessage
from starlette.types import Receive, Scope, Send

from bagatelle.kernel.message import Message, message
from bagatelle.server import schema
from bagatelle.server.hub import Access, Hub
from bagatelle.server.limits import Bucket
from bagatelle.server.problems import read, refused

HELLO_WITHIN = 10.0
"""Seconds for the first message."""
MOST_UNSENT = 256
"""A client that is further behind than this many messages must come in again."""
MOST_TOO_FAST = 100
"""After so many refusals in a row for haste the socket is closed."""

CLOSE_TROUBLE = 1011
CLOSE_BAD_HELLO = 4400
CLOSE_NO_ACCESS = 4403
CLOSE_TOO_SLOW = 4408
CLOSE_TOO_FAST = 4429

log = logging.getLogger("bagatelle.server")

_decoder: msgspec.json.Decoder[schema.FromClient] = msgspec.json.Decoder(schema.FromClient)


class Gone(Exception):
    """The client has closed its socket."""


class Client:
    """A listener with a socket: messages wait in line, one task sends them."""

    def __init__(self, send: Send, access: Access) -> None:
        self.access = access
        self._send = send
        self._line: deque[bytes] = deque()
        self._has_news = asyncio.Event()
        self._is_behind = False

    def tell(self, data: bytes) -> None:
        self._is_behind |= len(self._line) >= MOST_UNSENT
        if not self._is_behind:
            self._line.append(data)
        self._has_news.set()

    async def close(self, code: int) -> None:
        await _close(self._send, code)

    async def send_all(self) -> None:
        """Send until the socket is gone or the client is too far behind."""
        while not self._is_behind:
            self._has_news.clear()
            while self._line and not self._is_behind:
                await _send(self._send, self._line.popleft())
            await self._has_news.wait()
        await self.close(CLOSE_TOO_SLOW)


class Door:
    """Where the sockets of all matches come in."""

    def __init__(self, hub: Hub, messages_per_second: float) -> None:
        self._hub = hub
        self._rate = messages_per_second

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Everything that happens on one socket."""
        match = scope["path_params"]["match"]
        await receive()
        try:
            await _pass_on(send, {"type": "websocket.accept"})
            access = await _hello(self._hub, match, receive, send)
            if access is not None:
                await _serve(self._hub, Client(send, access), receive, Bucket(self._rate))
        except Gone:
            pass
        except Exception:
            log.exception("a socket failed", extra={"match": match})
            with contextlib.suppress(Gone, RuntimeError):
                await _close(send, CLOSE_TROUBLE)


async def _serve(hub: Hub, client: Client, receive: Receive, bucket: Bucket) -> None:
    sender = asyncio.create_task(client.send_all())
    try:
        await hub.listen(client)
        await _listen(hub, client, receive, bucket)
    finally:
        hub.leave(client)
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, Gone, RuntimeError):
            await sender


async def _hello(hub: Hub, match: str, receive: Receive, send: Send) -> Access | None:
    """Who comes in; None, with the socket closed, if that is not to be had."""
    try:
        text = await asyncio.wait_for(_receive(receive), HELLO_WITHIN)
        if text is not None:
            hello = read(_decoder, text.encode())
            if not isinstance(hello, schema.Hello):
                raise refused("bad_request", Message("server-hello-first"))
            return await hub.access(match, hello.token)
        await _close(send, CLOSE_BAD_HELLO)
    except schema.ProtocolError as error:
        await _send(send, _refusal(None, error.problem))
        no_access = error.problem.code == "no_access"
        await _close(send, CLOSE_NO_ACCESS if no_access else CLOSE_BAD_HELLO)
    except TimeoutError:
        await _close(send, CLOSE_BAD_HELLO)
    return None


async def _listen(hub: Hub, client: Client, receive: Receive, bucket: Bucket) -> None:
    too_fast = 0
    while too_fast <= MOST_TOO_FAST:
        text = await _receive(receive)
        key: str | None = None
        try:
            if not bucket.take():
                too_fast += 1
                raise refused("too_fast", Message("server-too-fast"))
            too_fast = 0
            if text is None:
                raise refused("bad_request", message("server-bad-request", reason="text"))
            wanted = read(_decoder, text.encode())
            if isinstance(wanted, schema.Command):
                key = wanted.key
            await _do(hub, client, wanted)
        except schema.ProtocolError as error:
            client.tell(_refusal(key, error.problem))
            if error.problem.code == "stale":
                await _send_state(hub, client)
    await client.close(CLOSE_TOO_FAST)


async def _receive(receive: Receive) -> str | None:
    """The next message; None if it is not text. Raises Gone."""
    received = await receive()
    if received["type"] == "websocket.disconnect":
        raise Gone
    text: str | None = received.get("text")
    return text


async def _send(send: Send, data: bytes) -> None:
    await _pass_on(send, {"type": "websocket.send", "text": data.decode()})


async def _close(send: Send, code: int) -> None:
    await _pass_on(send, {"type": "websocket.close", "code": code})


async def _pass_on(send: Send, what: AsgiMessage) -> None:
    """Raises Gone: ASGI says that sending to a client who is gone raises an OSError."""
    try:
        await send(what)
    except OSError as error:
        raise Gone from error


async def _do(hub: Hub, client: Client, wanted: schema.FromClient) -> None:
    match wanted:
        case schema.Ping():
            client.tell(msgspec.json.encode(schema.Pong(wanted.at)))
        case schema.Fetch() | schema.Hello():
            await _send_state(hub, client)
        case schema.Why():
            client.tell(msgspec.json.encode(await hub.why(client.access, wanted)))
        case _:
            done = await hub.command(client.access, wanted)
            if not done.is_told:
                client.tell(msgspec.json.encode(done.ack))


async def _send_state(hub: Hub, client: Client) -> None:
    client.tell(msgspec.json.encode(await hub.state(client.access)))


def _refusal(key: str | None, problem: schema.Problem) -> bytes:
    return msgspec.json.encode(schema.Refused(key, problem))
