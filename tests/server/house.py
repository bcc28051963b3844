"""A server inside a test: the real application on a real port, in the test's own loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any
from unittest import mock

import httpx
import msgspec
from starlette.applications import Starlette

from bagatelle.bots.advice import Advised, advice
from bagatelle.server.app import make_app
from bagatelle.server.bot_pool import BotRequest, perspective_of, think
from bagatelle.server.hub import Hub
from bagatelle.server.journal import Journal
from bagatelle.server.open_rooms import OpenRoom
from bagatelle.server.serve import _listen, make_server
from bagatelle.server.settings import Settings
from bagatelle.server.tokens import SecretSource
from tests.server.client import PATIENCE, Client, Json, until

PLENTY = 100_000.0
"""So many requests a second that no test is refused for haste, unless it wants to be."""


class Time:
    """A time that a test holds in its hands, in milliseconds since 1970."""

    def __init__(self) -> None:
        self.at = 1_700_000_000_000

    def now(self) -> int:
        return self.at

    def pass_by(self, seconds: float) -> None:
        self.at += round(seconds * 1000)


class QuickBots:
    """Bots that think at once and in this process: starting workers takes longer than a game."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.asked: list[BotRequest] = []

    async def plan(self, request: BotRequest) -> list[int]:
        self.asked.append(request)
        return think(request)

    async def advise(self, request: BotRequest) -> list[Advised]:
        return advice(perspective_of(request), request.seed, playouts=6)

    def close(self) -> None:
        pass


class House:
    """A running server and what a test wants from it."""

    def __init__(self, app: Starlette, journal: Journal) -> None:
        self.app = app
        self.journal = journal
        self.server = make_server(app)
        self._listening = _listen(Settings(port=0))
        self.address = f"127.0.0.1:{self._listening.getsockname()[1]}"
        self.http = httpx.AsyncClient(
            base_url=f"http://{self.address}",
            headers={"Content-Type": "application/json"},
            trust_env=False,
            timeout=PATIENCE,
            verify=False,
        )
        self._serving: asyncio.Task[None] | None = None
        self._clients: list[Client] = []

    @property
    def hub(self) -> Hub:
        hub: Hub = self.app.state.hub
        return hub

    async def start(self) -> None:
        self._serving = asyncio.create_task(self.server.serve(sockets=[self._listening]))
        await until(lambda: self.server.started or self._is_done())
        assert self.server.started, "the server did not start"

    async def close(self) -> None:
        """Stop as a signal would stop it."""
        for client in self._clients:
            await client.close()
        await self.http.aclose()
        self.server.should_exit = True
        assert self._serving is not None
        await self._serving
        self.journal.close()
        self._listening.close()

    def _is_done(self) -> bool:
        return self._serving is not None and self._serving.done()

    # ------------------------------------------------------------------ asking

    async def get(self, path: str, token: str | None = None) -> httpx.Response:
        return await self.http.get(path, headers=bearer(token))

    async def post(
        self, path: str, body: object = None, token: str | None = None
    ) -> httpx.Response:
        content = b"" if body is None else msgspec.json.encode(body)
        return await self.http.post(path, content=content, headers=bearer(token))

    async def create(self, *seats: Json | str, game: str = "banquet", **more: Any) -> Json:
        """A new match. A word is a seat of that kind."""
        plans = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
        answer = await self.post("/api/matches", {"game": game, "seats": plans, **more})
        assert answer.status_code == 201, answer.text
        return Json(answer.json())

    async def join(self, match: str, invite: str, name: str = "") -> Json:
        answer = await self.post(f"/api/matches/{match}/join", {"invite": invite, "name": name})
        assert answer.status_code == 200, answer.text
        return Json(answer.json())

    async def state(self, match: str, token: str) -> Json:
        answer = await self.get(f"/api/matches/{match}", token)
        assert answer.status_code == 200, answer.text
        return Json(answer.json())

    async def open_room(self, match: str) -> OpenRoom:
        """The room of a match in memory, as it is now."""
        async with self.hub.room(match) as open_room:
            return open_room

    async def command(self, match: str, token: str, **command: Any) -> httpx.Response:
        return await self.post(f"/api/matches/{match}/commands", command, token)

    async def come_in(self, match: str, token: str) -> Client:
        """A client with a socket, that knows the match already."""
        client = Client(self.address, match, token)
        self._clients.append(client)
        await client.connect()
        return client

    async def table(self, *seats: Json | str, **more: Any) -> list[Client]:
        """A new match with a client at each seat of people, in order, and a spectator behind."""
        made = await self.create(*seats, **more)
        match = made["match"]
        clients = [await self.come_in(match, made["token"])] if made["seats"] else []
        for each in made["invites"]:
            joined = await self.join(match, each["invite"], f"Guest {each['seat']}")
            clients.append(await self.come_in(match, joined["token"]))
        clients.append(await self.come_in(match, made["watch"]))
        number = len(made["invites"])
        for client in clients:
            await client.hear_of(number)
        return clients


class OpenHouse:
    """Opens houses and remembers them. All deal from one source, as if they were one server."""

    def __init__(self, source: SecretSource) -> None:
        self.source = source
        self._open: list[House] = []

    async def __call__(
        self, database: str, bots: Callable[[int, float], Any] = QuickBots, **settings: Any
    ) -> House:
        given = {"requests_per_second": PLENTY, "messages_per_second": PLENTY, **settings}
        journal = Journal(database)
        journal.open()
        with mock.patch("bagatelle.server.app.BotPool", bots):
            app = make_app(Settings(database=database, **given), journal, self.source)
        house = House(app, journal)
        self._open.append(house)
        await house.start()
        return house

    async def close(self, house: House) -> None:
        self._open.remove(house)
        await house.close()

    async def close_all(self) -> None:
        while self._open:
            await self.close(self._open[-1])


def bearer(token: str | None) -> dict[str, str]:
    return {} if token is None else {"Authorization": f"Bearer {token}"}
