"""What clients say on their sockets, and what they hear: one socket per client and match."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable
from functools import partial
from urllib.parse import unquote

import msgspec
from websockets.http11 import Request

from bagatelle.kernel.message import Message, message
from bagatelle.server import schema
from bagatelle.server.connection import CLOSE_TOO_FAST, Connection, Gone, Serve
from bagatelle.server.gate import Gate
from bagatelle.server.hub import Hub
from bagatelle.server.limits import FETCH
from bagatelle.server.open_rooms import Access
from bagatelle.server.problems import read, refused
from bagatelle.server.tokens import hash_token

PATH = re.compile("/api/matches/(?P<match>[^/]+)/socket")
HELLO_WITHIN = 10.0
"""Seconds for the first message."""
MAX_TOO_FAST = 100
"""After so many refusals in a row for haste the socket is closed."""

CLOSE_TROUBLE = 1011
CLOSE_BAD_HELLO = 4400
CLOSE_NO_ACCESS = 4403
CLOSE_FULL = 4503
CLOSES: dict[schema.ErrorCode, int] = {"no_access": CLOSE_NO_ACCESS, "full": CLOSE_FULL}
"""How a socket is closed whose hello was refused; with ``CLOSE_BAD_HELLO``, if not told here."""

COSTS: dict[type, float] = {schema.Fetch: FETCH, schema.Hello: FETCH, schema.Why: FETCH}
"""Messages that count for several, because they take longer to answer."""
HOST_AND_ORIGIN = ("Host", "Origin")

log = logging.getLogger("bagatelle.server")

_decoder: msgspec.json.Decoder[schema.FromClient] = msgspec.json.Decoder(schema.FromClient)


class Client:
    """A listener with a socket."""

    def __init__(self, connection: Connection, access: Access, wants_presence: bool) -> None:
        self.access = access
        self.wants_presence = wants_presence
        self.tell = connection.tell
        self._show_out = connection.show_out

    def dismiss(self) -> None:
        """Their token opens nothing any more."""
        self.tell(_refusal(None, refused("no_access", Message("server-no-access")).problem))
        self._show_out(CLOSE_NO_ACCESS)


class SocketRoutes:
    """Where the sockets of all matches come in."""

    def __init__(self, hub: Hub, gate: Gate) -> None:
        self._hub = hub
        self._gate = gate

    def at(self, request: Request, transport: asyncio.Transport) -> Serve:
        """Who serves the socket that somebody asks for; raises ProtocolError if nobody does."""
        found = PATH.fullmatch(request.path.partition("?")[0])
        if found is None:
            raise refused("not_found", Message("server-not-found"))
        peer = transport.get_extra_info("peername")
        forwarded = request.headers.get_all("X-Forwarded-For")
        client = self._gate.client_of(peer[0] if peer else "", forwarded)
        hosts, origins = (request.headers.get_all(each) for each in HOST_AND_ORIGIN)
        self._gate.check_socket(transport, hosts, origins[0] if origins else None, client)
        return partial(self._serve, unquote(found["match"]), client)

    def left(self, transport: asyncio.Transport) -> None:
        """A connection is over."""
        self._gate.door.leave(transport)

    async def _serve(self, match: str, address: str, connection: Connection) -> None:
        """Everything that happens on one socket."""
        try:
            hello = await _hello(connection)
            if hello is not None:
                await self._attend(match, address, hello, connection)
        except Gone:
            pass
        except Exception:
            log.exception("a socket failed", extra={"match": match})
            connection.close(CLOSE_TROUBLE)

    async def _attend(
        self, match: str, address: str, hello: schema.Hello, connection: Connection
    ) -> None:
        """Somebody has said who they are: they hear everything until they go."""
        try:
            access = await self._hub.access(match, hello.token)
            client = Client(connection, access, hello.presence)
            may_say = partial(self._gate.limits.may_say, hash_token(hello.token), address)
            try:
                await self._hub.listen(client)
                await _listen(self._hub, client, connection, may_say)
            finally:
                self._hub.leave(client)
        except schema.ProtocolError as error:
            connection.tell(_refusal(None, error.problem))
            connection.close(CLOSES.get(error.problem.code, CLOSE_BAD_HELLO))


async def _hello(connection: Connection) -> schema.Hello | None:
    """What somebody says first; None, with the socket closed, if that is no hello."""
    try:
        text = await asyncio.wait_for(connection.receive(), HELLO_WITHIN)
        if text is not None:
            hello = read(_decoder, text)
            if isinstance(hello, schema.Hello):
                return hello
            raise refused("bad_request", Message("server-hello-first"))
    except schema.ProtocolError as error:
        connection.tell(_refusal(None, error.problem))
    except TimeoutError:
        pass
    connection.close(CLOSE_BAD_HELLO)
    return None


async def _listen(
    hub: Hub, client: Client, connection: Connection, may_say: Callable[[float], bool]
) -> None:
    too_fast = 0
    while too_fast <= MAX_TOO_FAST:
        text = await connection.receive()
        key: str | None = None
        try:
            wanted = _read(text)
            if isinstance(wanted, schema.Command):
                key = wanted.key
            if not may_say(COSTS.get(type(wanted), 1.0)):
                too_fast += 1
                raise refused("too_fast", Message("server-too-fast"))
            too_fast = 0
            if isinstance(wanted, schema.ProtocolError):
                raise wanted
            await _do(hub, client, wanted)
        except schema.ProtocolError as error:
            client.tell(_refusal(key, error.problem))
            if error.problem.code == "stale":
                await _send_state(hub, client)
        if connection.has_more:
            # Others are heard before this one is heard again.
            await asyncio.sleep(0)
    connection.show_out(CLOSE_TOO_FAST)


def _read(text: bytes | None) -> schema.FromClient | schema.ProtocolError:
    """What somebody has said, or what is wrong with it: that counts as a message, too."""
    if text is None:
        return refused("bad_request", message("server-bad-request", reason="text"))
    try:
        return read(_decoder, text)
    except schema.ProtocolError as error:
        return error


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
