"""Who comes in: what is looked at before anybody asks what a request or a socket wants."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from bagatelle.kernel.message import Message
from bagatelle.server.addresses import Proxies, counted
from bagatelle.server.door import Door, connections_within
from bagatelle.server.hosts import Hosts
from bagatelle.server.limits import Limits
from bagatelle.server.problems import problem_response, refused
from bagatelle.server.schema import ProtocolError
from bagatelle.server.settings import Settings

JSON = "application/json"
HAS_BODY = ("POST", "PUT", "PATCH", "DELETE")


class Gate:
    """All that is known about clients before they have said who they are."""

    def __init__(self, settings: Settings) -> None:
        self.proxies = Proxies(settings.proxies)
        self.hosts = Hosts(settings.origins, settings.host)
        self.door = Door(connections_within(settings.connections), settings.connections_per_address)
        self.limits = Limits(settings.requests_per_second, settings.messages_per_second)
        self._lingering = 0

    def let_in(self, transport: asyncio.Transport, peer: str) -> bool:
        """Whether there is a place for a connection. A proxy's are counted by what it says."""
        return self.door.admit(transport, "" if self.proxies.are(peer) else counted(peer))

    def may_linger(self, seconds: float, most: int) -> bool:
        """Whether somebody for whom there is no place may stay a moment, to read why."""
        if self._lingering >= most:
            return False
        self._lingering += 1
        asyncio.get_running_loop().call_later(seconds, self._one_less)
        return True

    def _one_less(self) -> None:
        self._lingering -= 1

    def client_of(self, peer: str, forwarded: Iterable[str]) -> str:
        """What stands for a client when something is counted."""
        return counted(self.proxies.client_of(peer, forwarded))

    def check_socket(
        self, transport: asyncio.Transport, hosts: list[str], origin: str | None, client: str
    ) -> None:
        """Raises ProtocolError if somebody may not open a socket."""
        self.hosts.check(hosts, origin)
        if not self.door.name(transport, client):
            raise refused("full", Message("server-full"))
        if not self.limits.requests.take(client):
            raise refused("too_fast", Message("server-too-fast"))


class AtTheGate:
    """Lets requests in that are meant for this server, and says who has sent them."""

    def __init__(self, app: ASGIApp, gate: Gate) -> None:
        self._app = app
        self._gate = gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        peer = scope["client"][0] if scope["client"] else ""
        client = self._gate.client_of(peer, headers.getlist("x-forwarded-for"))
        try:
            self._gate.hosts.check(headers.getlist("host"), _origin_of(scope, headers))
            _check_type(scope, headers)
            if not _is_api(scope) and not self._gate.limits.files.take(client):
                raise refused("too_fast", Message("server-too-fast"))
        except ProtocolError as error:
            await problem_response(error.problem)(scope, receive, send)
            return
        await self._app({**scope, "client": (client, 0)}, receive, send)


def _is_api(scope: Scope) -> bool:
    return str(scope["path"]).startswith("/api/")


def _origin_of(scope: Scope, headers: Headers) -> str | None:
    """The page that wants something done; whoever only looks may come from anywhere."""
    return headers.get("origin") if scope["method"] in HAS_BODY else None


def _check_type(scope: Scope, headers: Headers) -> None:
    """Raises ProtocolError for a body that a form of another page could have sent."""
    has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if scope["method"] in HAS_BODY and has_body and kind != JSON:
        raise refused("wrong_type", Message("server-wrong-type"))
