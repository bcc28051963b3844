"""More rooms than a server keeps for nobody: whoever listens is told everything, and whoever comes
to a server that is full is told so.
"""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from bagatelle.server import open_rooms, socket
from tests.server.client import Client, Json, Refused, until
from tests.server.house import House, OpenHouse
from tests.server.test_bad_sockets import hello, knock

COLD = 5
SEATED = 25
NEWCOMERS = 20


async def laid(house: House, matches: int) -> list[Json]:
    return [await house.create("me", "hotseat") for _ in range(matches)]


async def come_in_together(house: House, tables: list[Json]) -> list[Client]:
    return list(
        await asyncio.gather(*(house.come_in(made["match"], made["token"]) for made in tables))
    )


async def test_nobody_goes_deaf(
    sqlite_database: str, open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All who come in together hear what is said at their table, however many rooms are open."""
    monkeypatch.setattr(open_rooms, "MAX_COLD", COLD)
    house = await open_house(sqlite_database)
    tables = await laid(house, SEATED + NEWCOMERS)
    seated = await come_in_together(house, tables[:SEATED])
    newcomers = await come_in_together(house, tables[SEATED:])
    for client in (*seated, *newcomers):
        assert await client.command("chat", text="can you hear me?") == 1
        await client.hear_of(1)
    assert house.hub.rooms.held == SEATED + NEWCOMERS


async def test_only_rooms_that_nobody_holds_are_forgotten(
    sqlite_database: str, open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_rooms, "MAX_COLD", COLD)
    house = await open_house(sqlite_database)
    tables = await laid(house, 2 * COLD)
    clients = await come_in_together(house, tables)
    assert (house.hub.rooms.held, house.hub.rooms.cold) == (2 * COLD, 0)
    await asyncio.gather(*(client.close() for client in clients))
    await until(lambda: house.hub.rooms.held == 0)
    assert house.hub.rooms.cold == COLD
    # Whoever was here last is still known, and who went first comes again from the journal.
    again = await house.come_in(tables[0]["match"], tables[0]["token"])
    assert await again.command("chat", text="here again") == 1
    assert (house.hub.rooms.held, house.hub.rooms.cold) == (1, COLD)


async def test_a_room_is_not_forgotten_while_somebody_waits_for_it(
    sqlite_database: str, open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One is inside, another waits for the lock: they meet in the same room."""
    monkeypatch.setattr(open_rooms, "MAX_COLD", 0)
    house = await open_house(sqlite_database)
    made, *others = await laid(house, 3)
    async with house.hub.room(made["match"]) as first:
        waiting = asyncio.create_task(house.open_room(made["match"]))
        for other in others:
            await house.state(other["match"], other["token"])
    assert await waiting is first
    assert made["match"] not in house.hub.rooms


async def test_who_comes_to_a_full_server_is_told_so(
    sqlite_database: str, open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a sentence, on sockets and over HTTP; those who are there play on."""
    monkeypatch.setattr(open_rooms, "MAX_HELD", 2)
    house = await open_house(sqlite_database)
    one, two, three = await laid(house, 3)
    clients = await come_in_together(house, [one, two])
    heard, code = await knock(house, three["match"], hello(three["token"]))
    assert [each["problem"]["code"] for each in heard] == ["full"]
    assert heard[0]["problem"]["sentence"].startswith("This server is full just now")
    assert code == socket.CLOSE_FULL
    answer = await house.get(f"/api/matches/{three['match']}", three["token"])
    assert (answer.status_code, answer.json()["code"]) == (503, "full")
    for client in clients:
        assert await client.command("chat", text="we go on") == 1
    await clients[0].close()
    await until(lambda: house.hub.rooms.held == 1)
    assert (await house.state(three["match"], three["token"]))["number"] == 0


async def test_a_refused_hello_leaves_nothing_behind(
    sqlite_database: str, open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await open_house(sqlite_database)
    (made,) = await laid(house, 1)
    for _ in range(3):
        await knock(house, made["match"], hello("x" * 32))
        answer = await house.get("/api/matches/nothing", made["token"])
        assert answer.status_code == 403
    client = await house.come_in(made["match"], made["token"])
    with pytest.raises(Refused):
        await client.command("chat", text="x", seat=4)
    await client.close()
    await until(lambda: house.hub.rooms.held == 0)
    assert msgspec.json.decode(client.heard[-1])["problem"]["code"] == "no_access"
