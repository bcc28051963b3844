"""A bot's turn outlives the server that began it."""

from __future__ import annotations

import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.client import Client, Json
from tests.server.faults.honest import Honest
from tests.server.faults.servers import Server


@pytest.fixture
async def servers(postgres_database: str, tmp_path: Path) -> AsyncIterator[list[Server]]:
    """Two servers on one database, which have looked whether a bot is to act."""
    servers = [Server(postgres_database, tmp_path / name) for name in ("one", "other")]
    try:
        for server in servers:
            await server.start()
            async with Honest(server.address):
                pass
        yield servers
    finally:
        for server in servers:
            server.sweep()


async def test_another_server_takes_over(servers: list[Server]) -> None:
    """Somebody plays at one server, and somebody looks on at the other."""
    one, other = servers
    async with Honest(one.address) as honest:
        made = await _match_that_a_person_begins(honest)
        onlooker = await _come_in(other, made)
        number = await _play_until_bot_is_asked(honest, made)
    one.strike(signal.SIGKILL)
    await onlooker.until(lambda: onlooker.number > number)
    await onlooker.close()


async def test_a_newcomer_gets_the_bot_going(servers: list[Server]) -> None:
    """Nobody is there any more; then somebody comes to the other server."""
    one, other = servers
    async with Honest(one.address) as honest:
        made = await honest.create("greedy", "greedy")
    one.strike(signal.SIGKILL)
    newcomer = await _come_in(other, made)
    await newcomer.until(lambda: newcomer.number > 2)
    await newcomer.close()


async def _come_in(server: Server, made: Json) -> Client:
    client = Client(server.address.removeprefix("http://"), made["match"], made["watch"])
    await client.connect()
    return client


async def _match_that_a_person_begins(honest: Honest) -> Json:
    while True:
        made = await honest.create("me", "greedy")
        state = await honest.state(made["match"], made["token"])
        if state["seats"][0]["to_act"]:
            return made


async def _play_until_bot_is_asked(honest: Honest, made: Json) -> int:
    """Let the person play until its turn is over; the number of the last entry."""
    match, token = made["match"], made["token"]
    while (state := await honest.state(match, token))["seats"][0]["to_act"]:
        number = state["number"]
        text = state["sides"][0]["moves"][0]["text"]
        await honest.command(
            match, token, type="play", key=f"move-{number}", number=number, seat=0, text=text
        )
    return int(state["number"])
