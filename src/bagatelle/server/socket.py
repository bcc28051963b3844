"""What clients say on their sockets, and what they hear: one socket per client and match."""

from __future__ import annotations

import asyncio
import logging
import re
from functools import partial
from urllib.parse import unquote

import msgspec

from bagatelle.kernel.message import Message, message
from bagatelle.server import schema
from bagatelle.server.connection import Connection, Gone, Serve
from bagatelle.server.hub import Hub
from bagatelle.server.limits import Bucket
from bagatelle.server.open_rooms import Access
from bagatelle.server.problems import read, refused

PATH = re.compile("/api/matches/(?P<match>[^/]+)/socket")
HELLO_WITHIN = 10.0
"""Seconds for the first message."""
MAX_TOO_FAST = 100
"""After so many refusals in a row for haste the socket is closed."""

CLOSE_TROUBLE = 1011
CLOSE_BAD_HELLO = 4400
CLOSE_NO_ACCESS = 4403
CLOSE_TOO_FAST = 4429
CLOSE_FULL = 4503
CLOSES: dict[schema.ErrorCode, int] = {"no_access": CLOSE_NO_ACCESS, "full": CLOSE_FULL}
"""How a socket is closed whose hello was refused; with ``CLOSE_BAD_HELLO``, if not told here."""

log = logging.getLogger("bagatelle.server")

_decoder: msgspec.json.Decoder[schema.FromClient] = msgspec.json.Decoder(schema.FromClient)


class Client:
    """A listener with a socket."""

    def __init__(self, connection: Connection, access: Access, wants_presence: bool) -> None:
        self.access = access
        self.wants_presence = wants_presence
        self.tell = connection.tell


class SocketRoutes:
    """Where the sockets of all matches come in."""

    def __init__(self, hub: Hub, messages_per_second: float) -> None:
        self._hub = hub
        self._rate = messages_per_second

    def at(self, path: str) -> Serve | None:
        """Who serves the sockets of a path; None if there are none."""
        found = PATH.fullmatch(path.partition("?")[0])
        return None if found is None else partial(self._serve, unquote(found["match"]))

    async def _serve(self, match: str, connection: Connection) -> None:
        """Everything that happens on one socket."""
        try:
            client = await _hello(self._hub, match, connection)
            if client is not None:
                await _attend(self._hub, client, connection, Bucket(self._rate))
        except Gone:
            pass
        except Exception:
            log.exception("a socket failed", extra={"match": match})
            connection.close(CLOSE_TROUBLE)


async def _attend(hub: Hub, client: Client, connection: Connection, bucket: Bucket) -> None:
    try:
        try:
            await hub.listen(client)
        except schema.ProtocolError as error:
            client.tell(_refusal(None, error.problem))
            connection.close(CLOSES.get(error.problem.code, CLOSE_TROUBLE))
            return
        await _listen(hub, client, connection, bucket)
    finally:
        hub.leave(client)


async def _hello(hub: Hub, match: str, connection: Connection) -> Client | None:
    """Who comes in; None, with the socket closed, if that is not to be had."""
    try:
        text = await asyncio.wait_for(connection.receive(), HELLO_WITHIN)
        if text is not None:
            hello = read(_decoder, text)
            if not isinstance(hello, schema.Hello):
                raise refused("bad_request", Message("server-hello-first"))
            return Client(connection, await hub.access(match, hello.token), hello.presence)
        connection.close(CLOSE_BAD_HELLO)
    except schema.ProtocolError as error:
        connection.tell(_refusal(None, error.problem))
        connection.close(CLOSES.get(error.problem.code, CLOSE_BAD_HELLO))
    except TimeoutError:
        connection.close(CLOSE_BAD_HELLO)
    return None


async def _listen(hub: Hub, client: Client, connection: Connection, bucket: Bucket) -> None:
    too_fast = 0
    while too_fast <= MAX_TOO_FAST:
        text = await connection.receive()
        key: str | None = None
        try:
            if not bucket.take():
                too_fast += 1
                raise refused("too_fast", Message("server-too-fast"))
            too_fast = 0
            if text is None:
                raise refused("bad_request", message("server-bad-request", reason="text"))
            wanted = read(_decoder, text)
            if isinstance(wanted, schema.Command):
                key = wanted.key
            await _do(hub, client, wanted)
        except schema.ProtocolError as error:
            client.tell(_refusal(key, error.problem))
            if error.problem.code == "stale":
                await _send_state(hub, client)
    connection.close(CLOSE_TOO_FAST)


async def _do(hub: Hub, client: Client, wanted: schema.FromClient) -> None:
    match wanted:
        case schema.Ping():
            client.tell(schema.encode(schema.Pong(wanted.at)))
        case schema.Fetch() | schema.Hello():
            await _send_state(hub, client)
        case schema.Why():
            client.tell(schema.encode(await hub.why(client.access, wanted)))
        case _:
            done = await hub.command(client.access, wanted)
            if not done.is_told:
                client.tell(schema.encode(done.ack))


async def _send_state(hub: Hub, client: Client) -> None:
    client.tell(schema.encode(await hub.state(client.access)))


def _refusal(key: str | None, problem: schema.Problem) -> bytes:
    return schema.encode(schema.Refused(key, problem))
