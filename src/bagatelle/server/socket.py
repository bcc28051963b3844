"""The WebSocket side: one socket per client and match."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

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


class Client:
    """A listener with a socket: messages wait in line, one task sends them."""

    def __init__(self, socket: WebSocket, access: Access) -> None:
        self.access = access
        self._socket = socket
        self._line: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._is_behind = False

    def tell(self, data: bytes) -> None:
        if not self._is_behind:
            self._is_behind = self._line.qsize() >= MOST_UNSENT
            self._line.put_nowait(None if self._is_behind else data)

    async def send_all(self) -> None:
        """Send until the socket is gone or the client is too far behind."""
        while True:
            data = await self._line.get()
            if data is None:
                await self._socket.close(CLOSE_TOO_SLOW)
                return
            await self._socket.send_text(data.decode())


async def serve_socket(hub: Hub, messages_per_second: float, socket: WebSocket) -> None:
    """Everything that happens on one socket."""
    await socket.accept()
    try:
        access = await _hello(hub, socket)
        if access is not None:
            await _serve(hub, Client(socket, access), socket, Bucket(messages_per_second))
    except WebSocketDisconnect:
        pass
    except Exception:
        log.exception("a socket failed", extra={"match": socket.path_params["match"]})
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await socket.close(CLOSE_TROUBLE)


async def _serve(hub: Hub, client: Client, socket: WebSocket, bucket: Bucket) -> None:
    sender = asyncio.create_task(client.send_all())
    try:
        await hub.listen(client)
        await _listen(hub, client, socket, bucket)
    finally:
        hub.leave(client)
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await sender


async def _hello(hub: Hub, socket: WebSocket) -> Access | None:
    """Who comes in; None, with the socket closed, if that is not to be had."""
    try:
        text = await asyncio.wait_for(socket.receive_text(), HELLO_WITHIN)
        hello = read(_decoder, text.encode())
        if not isinstance(hello, schema.Hello):
            raise refused("bad_request", Message("server-hello-first"))
        return await hub.access(socket.path_params["match"], hello.token)
    except schema.ProtocolError as error:
        await socket.send_text(_refusal(None, error.problem).decode())
        no_access = error.problem.code == "no_access"
        await socket.close(CLOSE_NO_ACCESS if no_access else CLOSE_BAD_HELLO)
    except (TimeoutError, KeyError):
        # Starlette raises KeyError for a binary message where text is expected.
        await socket.close(CLOSE_BAD_HELLO)
    return None


async def _listen(hub: Hub, client: Client, socket: WebSocket, bucket: Bucket) -> None:
    too_fast = 0
    while socket.client_state == WebSocketState.CONNECTED:
        received = await socket.receive()
        if received["type"] == "websocket.disconnect":
            return
        text = received.get("text")
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
            if too_fast > MOST_TOO_FAST:
                await socket.close(CLOSE_TOO_FAST)
                return


async def _do(hub: Hub, client: Client, wanted: schema.FromClient) -> None:
    match wanted:
        case schema.Ping():
            client.tell(msgspec.json.encode(schema.Pong(wanted.at)))
        case schema.Fetch() | schema.Hello():
            await _send_state(hub, client)
        case schema.Why():
            client.tell(msgspec.json.encode(await hub.why(client.access, wanted)))
        case _:
            ack = await hub.command(client.access, wanted)
            client.tell(msgspec.json.encode(ack))


async def _send_state(hub: Hub, client: Client) -> None:
    client.tell(msgspec.json.encode(await hub.state(client.access)))


def _refusal(key: str | None, problem: schema.Problem) -> bytes:
    return msgspec.json.encode(schema.Refused(key, problem))
