"""A link that can be relied on, for those who want to know how things are."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx

from tests.server.client import PATIENCE, Json

KNOCK_EVERY = 0.02


class Honest:
    """Asks a server that is up."""

    def __init__(self, address: str) -> None:
        self._http = httpx.AsyncClient(
            base_url=address, trust_env=False, verify=False, timeout=PATIENCE
        )

    async def __aenter__(self) -> Honest:
        """Wait until the server answers: it tells its address a moment before."""
        while True:
            try:
                await self.text("/api/health")
            except httpx.ConnectError:
                await asyncio.sleep(KNOCK_EVERY)
            else:
                return self

    async def __aexit__(self, *error: object) -> None:
        await self._http.aclose()

    async def create(self, *seats: str) -> Json:
        """A new match. A seat is ``me``, ``open``, ``hotseat`` or the name of a bot."""
        plans = [
            {"kind": seat} if seat in ("me", "open", "hotseat") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        return await self._ask("/api/matches", {"game": "banquet", "seats": plans})

    async def join(self, match: str, invite: str) -> Json:
        return await self._ask(f"/api/matches/{match}/join", {"invite": invite})

    async def state(self, match: str, token: str) -> Json:
        """What somebody is told who comes in just now."""
        return await self._ask(f"/api/matches/{match}", None, token)

    async def command(self, match: str, token: str, **command: Any) -> int:
        """Do something; the number of its entry."""
        done = await self._ask(f"/api/matches/{match}/commands", command, token)
        return int(done["number"])

    async def text(self, path: str) -> str:
        answer = await self._http.get(path)
        assert answer.is_success, answer.text
        return answer.text

    async def _ask(self, path: str, body: Json | None, token: str = "") -> Json:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        method = "GET" if body is None else "POST"
        answer = await self._http.request(method, path, json=body, headers=headers)
        assert answer.is_success, answer.text
        return Json(answer.json())
