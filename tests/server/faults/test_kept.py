"""Whatever anybody is told is safe: a server killed at that very moment has it when it is back."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

from bagatelle.server.journal import Journal
from bagatelle.server.keys import mark_of
from bagatelle.server.tokens import hash_token
from tests.server.client import PATIENCE, Client, Json
from tests.server.faults.honest import Honest
from tests.server.faults.servers import Server

VERY_SLOW = 0.5
"""Seconds for a commit: enough for everybody to hear of something too early."""
KEY = "worth-knowing"


async def test_whoever_hears_of_it_finds_it_again(database: str, tmp_path: Path) -> None:
    """One says something on two sockets at once, one looks on, one asks again and again."""
    server = Server(database, tmp_path / "server", VERY_SLOW)
    try:
        await server.start()
        async with Honest(server.address) as honest:
            made = await honest.create("me", "open")
        sender, double = [await _come_in(server, made, "token") for _ in range(2)]
        onlooker, asker = [await _come_in(server, made, "watch") for _ in range(2)]
        command = {"type": "chat", "key": KEY, "number": 0, "seat": 0, "text": "Psst!"}
        heard = [
            asyncio.create_task(each)
            for each in (
                _say(sender, command),
                _say(double, command),
                onlooker.until(lambda: onlooker.number == 1),
                _ask_until_told(asker),
            )
        ]
        first = asyncio.FIRST_COMPLETED
        done, waiting = await asyncio.wait(heard, timeout=PATIENCE, return_when=first)
        server.strike(signal.SIGKILL)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert done, "nobody was told anything"
        for task in done:
            task.result()
        await server.end()
        for client in (sender, double, onlooker, asker):
            await client.close()
    finally:
        server.sweep()
    journal = Journal(database)
    kept = await journal.entry_with_key(made["match"], mark_of(hash_token(made["token"]), KEY))
    journal.close()
    assert kept is not None


async def _come_in(server: Server, made: Json, secret: str) -> Client:
    client = Client(server.address.removeprefix("http://"), made["match"], made[secret])
    await client.connect()
    return client


async def _say(client: Client, command: Json) -> None:
    fields = {name: value for name, value in command.items() if name != "type"}
    assert await client.command(command["type"], **fields) == 1


async def _ask_until_told(client: Client) -> None:
    while client.number < 1:
        await client.send(type="fetch")
        await asyncio.sleep(0.02)
