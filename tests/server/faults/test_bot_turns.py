"""A bot's turn outlives the server that began it."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.client import Client, Json
from tests.server.faults.evening import honest_link
from tests.server.faults.servers import Server

THINKING = {"kind": "bot", "bot": "greedy"}


@pytest.fixture
async def servers(tmp_path: Path, postgres_database: str) -> Any:
    """Two servers on one database."""
    servers = [Server(postgres_database, tmp_path / name) for name in ("one", "other")]
    try:
        for server in servers:
            await server.start()
            await _is_well(server)
        yield servers
    finally:
        for server in servers:
            server.sweep()


async def test_other_server_takes_over(servers: list[Server]) -> None:
    """Somebody moves at one server, which dies while the bot thinks; somebody else looks on at the
    other.
    """
    one, other = servers
    assert one.address is not None
    assert other.address is not None
    async with honest_link(one.address) as http:
        made = await _where_person_begins(http)
        onlooker = Client(other.address.removeprefix("http://"), made["match"], made["watch"])
        await onlooker.connect()
        number = await _play_until_bot_is_asked(http, made)
    one.strike(signal.SIGKILL)
    await onlooker.until(lambda: onlooker.number > number)
    await onlooker.close()


async def test_newcomer_finds_bot_at_work(servers: list[Server]) -> None:
    """A server dies while a bot thinks; somebody comes to the other one only then."""
    one, other = servers
    assert one.address is not None
    assert other.address is not None
    async with honest_link(one.address) as http:
        made = await _create(http, THINKING, THINKING)
    one.strike(signal.SIGKILL)
    newcomer = Client(other.address.removeprefix("http://"), made["match"], made["watch"])
    await newcomer.connect()
    await newcomer.until(lambda: newcomer.number > 2)
    await newcomer.close()


async def _is_well(server: Server) -> None:
    """Wait until a server has looked for bots that are to act."""
    assert server.address is not None
    async with honest_link(server.address) as http:
        while True:
            with contextlib.suppress(httpx.ConnectError):
                assert (await http.get("/api/health")).is_success
                return
            await asyncio.sleep(0.02)


async def _where_person_begins(http: httpx.AsyncClient) -> Json:
    while True:
        made = await _create(http, {"kind": "me"}, THINKING)
        if (await _state(http, made))["seats"][0]["to_act"]:
            return made


async def _play_until_bot_is_asked(http: httpx.AsyncClient, made: Json) -> int:
    """Let the person play until its turn is over; the number of the last entry."""
    while (state := await _state(http, made))["seats"][0]["to_act"]:
        move = state["sides"][0]["moves"][0]["text"]
        number = state["number"]
        play = {"type": "play", "key": f"move {number}", "number": number, "seat": 0, "text": move}
        path = f"/api/matches/{made['match']}/commands"
        answer = await http.post(path, json=play, headers=_bearer(made))
        assert answer.is_success, answer.text
    return int(state["number"])


async def _create(http: httpx.AsyncClient, *seats: Json) -> Json:
    answer = await http.post("/api/matches", json={"game": "banquet", "seats": seats})
    assert answer.is_success, answer.text
    return Json(answer.json())


async def _state(http: httpx.AsyncClient, made: Json) -> Json:
    answer = await http.get(f"/api/matches/{made['match']}", headers=_bearer(made))
    assert answer.is_success, answer.text
    return Json(answer.json())


def _bearer(made: Json) -> dict[str, str]:
    return {"Authorization": f"Bearer {made['token']}"}
