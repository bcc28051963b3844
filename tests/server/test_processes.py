"""Real server processes: several on one PostgreSQL, and how they end."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import httpx
import pytest

from tests.server.client import PATIENCE, Client, Json, assert_same
from tests.server.evening import play_to_the_end
from tests.server.test_commands import FIXED, Running, refused, surroundings

Start = Callable[..., Running]


@pytest.fixture
async def start(tmp_path: Path) -> AsyncIterator[Start]:
    """Starts servers on a database, each with the secrets of its name, and ends those that still
    run.
    """
    running: list[Running] = []

    def start(database: str, name: str = "server") -> Running:
        words = ("serve", "--port", "0", "--database", database, "--messages", "1000000")
        command = [*FIXED, name, *words, "--requests", "1000000"]
        running.append(Running(command, surroundings()))
        return running[-1]

    yield start
    for server in running:
        if server.process.poll() is None:
            server.process.kill()
        server.process.communicate()


async def ask(server: Running, path: str, body: Json) -> Json:
    async with httpx.AsyncClient(
        base_url=server.address, trust_env=False, timeout=PATIENCE
    ) as http:
        answer = await http.post(path, json=body)
    assert answer.is_success, answer.text
    return Json(answer.json())


async def come_in(server: Running, match: str, token: str) -> Client:
    client = Client(server.address.removeprefix("http://").rstrip("/"), match, token)
    await client.connect()
    return client


async def test_three_processes_serve_one_match(start: Start, postgres_database: str) -> None:
    """Both players and a spectator, each at another process, stay in step to the end."""
    names = ("first", "second", "third")
    servers = await asyncio.gather(
        *(asyncio.to_thread(start, postgres_database, name) for name in names)
    )
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    made = await ask(servers[0], "/api/matches", {"game": "banquet", "seats": seats})
    match = made["match"]
    guest = {"invite": made["invites"][0]["invite"], "name": "Ben"}
    joined = await ask(servers[1], f"/api/matches/{match}/join", guest)
    anna = await come_in(servers[0], match, made["token"])
    ben = await come_in(servers[1], match, joined["token"])
    watcher = await come_in(servers[2], match, made["watch"])
    await play_to_the_end([anna, ben], "three processes")
    everybody = (anna, ben, watcher)
    for client in everybody:
        await client.hear_of(max(anna.number, ben.number))
        assert client.state["sheet"] == anna.state["sheet"]
        assert client.state["log"] == anna.state["log"]
        assert client.number == anna.number
        for server in servers:
            again = await come_in(server, match, client.token)
            assert_same(client.state, again.state)
            await again.close()
    for client in everybody:
        await client.close()
    for server in servers:
        said, log = await asyncio.to_thread(server.stop)
        assert server.process.returncode == 0
        assert said.endswith("everything is kept.\n")
        assert '"level":"error"' not in log


async def test_a_server_that_is_asked_to_stop_under_load(start: Start, database: str) -> None:
    """It ends with 0, says goodbye to every socket, and nothing acknowledged is lost."""
    server = await asyncio.to_thread(start, database)
    seats = [{"kind": "me"}, {"kind": "hotseat"}]
    tables = [
        await ask(server, "/api/matches", {"game": "banquet", "seats": seats}) for _ in range(4)
    ]
    clients = [await come_in(server, table["match"], table["token"]) for table in tables]
    acknowledged = dict.fromkeys(range(4), 0)
    enough = asyncio.Event()

    async def talk(which: int) -> None:
        while True:
            try:
                number = await clients[which].command("chat", text=f"line {acknowledged[which]}")
            except (ConnectionError, OSError):
                return
            assert number == acknowledged[which] + 1
            acknowledged[which] = number
            if number == 10:
                enough.set()

    talking = [asyncio.create_task(talk(which)) for which in range(4)]
    await enough.wait()
    said, log = await asyncio.to_thread(server.stop, signal.SIGTERM)
    await asyncio.gather(*talking)
    assert server.process.returncode == 0
    assert said.endswith("everything is kept.\n")
    assert "Traceback" not in log
    for client in clients:
        assert await client.has_closed() == 1012
    again = await asyncio.to_thread(start, database, "another")
    for which, table in enumerate(tables):
        client = await come_in(again, table["match"], table["token"])
        assert client.number >= acknowledged[which]
        said_lines = [line["text"] for line in client.state["chat"]]
        assert said_lines == [f"line {number}" for number in range(client.number)]
        await client.close()


def test_an_address_that_is_not_ours(tmp_path: Path) -> None:
    sentence = refused("serve", "--host", "192.0.2.1", "--port", "0", "--data-dir", str(tmp_path))
    assert sentence.startswith("Bagatelle cannot listen at 192.0.2.1, port 0: ")


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "bagatelle.sqlite3").write_text("Only some notes, long enough for a header.\n" * 9)
    sentence = refused("serve", "--port", "0", "--data-dir", str(tmp_path))
    assert sentence == "The database does not answer: file is not a database"
