"""How many may come in, from where, under which name, and what those hear who may not."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
from websockets import InvalidStatus

from bagatelle.server import door, gate
from bagatelle.server.hosts import Hosts
from bagatelle.server.schema import ProtocolError
from tests.server.client import PATIENCE, Json, dial, until
from tests.server.house import House, OpenHouse
from tests.server.test_floods import raw


@contextlib.asynccontextmanager
async def crowd(house: House, many: int) -> AsyncIterator[list[asyncio.StreamReader]]:
    """So many connections that say nothing."""
    async with contextlib.AsyncExitStack() as stack:
        yield [(await stack.enter_async_context(raw(house)))[0] for _ in range(many)]


async def refusal(reader: asyncio.StreamReader) -> tuple[int, Json]:
    """What somebody is told for whom there is no place."""
    async with asyncio.timeout(PATIENCE):
        head, _, body = (await reader.read()).partition(b"\r\n\r\n")
    return int(head.split()[1]), msgspec.json.decode(body)


@pytest.mark.parametrize("limit", ["connections", "connections_per_address"])
async def test_newcomers_are_told_that_the_server_is_full(
    sqlite_database: str, open_house: OpenHouse, caplog: pytest.LogCaptureFixture, limit: str
) -> None:
    """Those who are there play on, and the log says it once."""
    most: dict[str, Any] = {limit: 5}
    house = await open_house(sqlite_database, **most)
    made = await house.create("me", "hotseat")
    client = await house.come_in(made["match"], made["token"])
    await house.http.aclose()
    await until(lambda: len(house.app.state.gate.door) == 1)
    with caplog.at_level(logging.WARNING, "bagatelle.server"):
        async with crowd(house, 4):
            await until(lambda: len(house.app.state.gate.door) == 5)
            async with crowd(house, 3) as late:
                for reader in late:
                    status, problem = await refusal(reader)
                    assert (status, problem["code"]) == (503, "full")
                    assert problem["sentence"].startswith("This server is full")
            assert await client.command("chat", text="we go on") == 1
    assert len([each for each in caplog.records if "connections" in each.message]) == 1
    await until(lambda: len(house.app.state.gate.door) == 1)
    async with raw(house) as (reader, writer):
        writer.write(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert b" 200 " in await reader.readline()


async def test_only_a_few_may_stay_to_read_that_there_is_no_place(
    sqlite_database: str, open_house: OpenHouse
) -> None:
    """Those for whom there is no place must not use up the reserve."""
    house = await open_house(sqlite_database, connections=1)
    entrance: gate.Gate = house.app.state.gate
    assert [entrance.may_linger(0.01, 2) for _ in range(3)] == [True, True, False]
    await until(lambda: entrance.may_linger(0.01, 2))


def test_there_are_descriptors_in_reserve(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "descriptors", lambda: 1_000)
    assert door.connections_within(10_000) == 1_000 - door.RESERVE
    assert door.connections_within(500) == 500


def test_the_log_hears_again_of_a_server_that_was_at_ease(
    caplog: pytest.LogCaptureFixture,
) -> None:
    counting = door.Door(10, 10)
    with caplog.at_level(logging.WARNING, "bagatelle.server"):
        for round_number in range(2):
            inside = [f"{round_number} {each}" for each in range(10)]
            assert all(counting.admit(who, who) for who in inside)
            assert not counting.admit("late", "late")
            counting.leave(inside[0])
            assert counting.admit("next", "next")
            assert not counting.admit("late", "late")
            for who in (*inside, "next"):
                counting.leave(who)
            assert len(counting) == 0
    assert len(caplog.records) == 2


# ---------------------------------------------------------------------- proxies


async def asked_by(house: House, forwarded: str) -> list[int]:
    """What becomes of eight requests that say they come from somewhere."""
    headers = {"X-Forwarded-For": forwarded}
    return [
        (await house.http.get("/api/games", headers=headers)).status_code for _ in range(8)
    ]  # fmt: skip


async def test_only_a_proxy_that_was_named_is_believed(
    sqlite_database: str, open_house: OpenHouse, frozen: list[float]
) -> None:
    house = await open_house(sqlite_database, requests_per_second=2.0)
    assert await asked_by(house, "203.0.113.1") == [200] * 6 + [429] * 2
    assert 429 in await asked_by(house, "203.0.113.2"), "nobody may say he is somebody else"
    house = await open_house(sqlite_database, proxies=("127.0.0.0/8",), requests_per_second=2.0)
    for client in ("203.0.113.1", "6.6.6.6, 203.0.113.2", "203.0.113.3:8080", "[2001:db8::1]:80"):
        assert await asked_by(house, client) == [200] * 6 + [429] * 2
    assert (await asked_by(house, "7.7.7.7, 203.0.113.1"))[:1] == [429]
    assert (await asked_by(house, "2001:db8::2"))[:1] == [429], "a household counts once"


async def test_sockets_behind_a_proxy_count_for_their_client(
    sqlite_database: str, open_house: OpenHouse
) -> None:
    house = await open_house(
        sqlite_database, proxies=("127.0.0.1",), connections_per_address=2
    )  # fmt: skip
    made = await house.create("me", "hotseat")
    url = f"ws://{house.address}/api/matches/{made['match']}/socket"
    here, there = ({"X-Forwarded-For": f"203.0.113.{each}"} for each in (1, 2))
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(2):
            await stack.enter_async_context(dial(url, additional_headers=here))
        with pytest.raises(InvalidStatus) as refused:
            await dial(url, additional_headers=here)
        assert refused.value.response.status_code == 503
        await stack.enter_async_context(dial(url, additional_headers=there))


# ---------------------------------------------------------------------- names and pages


LOCAL = Hosts((), "127.0.0.1")
OPEN = Hosts((), "0.0.0.0")
NAMED = Hosts(("https://play.example", "http://other.example:8520"), "127.0.0.1")


@pytest.mark.parametrize(
    ("hosts", "host", "is_ours"),
    [
        (LOCAL, "localhost:8520", True),
        (LOCAL, "127.0.0.1", True),
        (LOCAL, "[::1]:8520", True),
        (LOCAL, "evil.example", False),
        (LOCAL, "evil.example:8520", False),
        (LOCAL, "192.168.1.5:8520", False),
        (LOCAL, "127.0.0.1.evil.example", False),
        (LOCAL, "localhost.evil.example", False),
        (LOCAL, "", False),
        (OPEN, "192.168.1.5:8520", True),
        (OPEN, "[2001:db8::1]:8520", True),
        (OPEN, "evil.example", False),
        (NAMED, "play.example", True),
        (NAMED, "PLAY.example.", True),
        (NAMED, "other.example:8520", True),
        (NAMED, "localhost:8521", True),
        (NAMED, "example", False),
    ],
)
def test_a_server_answers_to_its_own_names(hosts: Hosts, host: str, is_ours: bool) -> None:
    if is_ours:
        hosts.check([host], None)
    else:
        with pytest.raises(ProtocolError) as refused:
            hosts.check([host], None)
        assert refused.value.problem.code == "wrong_host"


@pytest.mark.parametrize(
    ("hosts", "host", "origin", "is_ours"),
    [
        (LOCAL, "localhost:8520", "http://localhost:8520", True),
        (LOCAL, "localhost:8520", "http://localhost:3000", False),
        (LOCAL, "localhost:8520", "http://evil.example", False),
        (LOCAL, "localhost:8520", "null", False),
        (NAMED, "play.example", "https://play.example", True),
        (NAMED, "play.example", "https://evil.example", False),
        (NAMED, "other.example:8520", "http://other.example:8520", True),
        (NAMED, "localhost", "https://play.example", True),
    ],
)
def test_a_page_of_somebody_else_does_nothing_here(
    hosts: Hosts, host: str, origin: str, is_ours: bool
) -> None:
    if is_ours:
        hosts.check([host], origin)
    else:
        with pytest.raises(ProtocolError) as refused:
            hosts.check([host], origin)
        assert refused.value.problem.code == "wrong_origin"


async def test_requests_under_another_name(sqlite_database: str, open_house: OpenHouse) -> None:
    """The API, the pages and the sockets."""
    house = await open_house(sqlite_database)
    made = await house.create("me", "hotseat")
    evil = {"Host": "evil.example"}
    for path in ("/", "/api/games", f"/api/matches/{made['match']}"):
        answer = await house.http.get(path, headers=evil)
        assert (answer.status_code, answer.json()["code"]) == (421, "wrong_host")
    url = f"ws://{house.address}/api/matches/{made['match']}/socket"
    # A second name beside the right one is none.
    for headers, status in (({"Host": "evil.example"}, 421), ({"Origin": "http://a.example"}, 403)):
        with pytest.raises(InvalidStatus) as refused:
            await dial(url, additional_headers=headers)
        assert refused.value.response.status_code == status
    async with dial(url, additional_headers={"Origin": f"http://{house.address}"}):
        pass


async def test_a_form_of_another_page_creates_nothing(
    sqlite_database: str, open_house: OpenHouse
) -> None:
    house = await open_house(sqlite_database)
    body = b'{"game": "banquet", "seats": [{"kind": "me"}]}'
    for headers, refused in (
        ({"Content-Type": "text/plain"}, (415, "wrong_type")),
        ({"Content-Type": "application/x-www-form-urlencoded"}, (415, "wrong_type")),
        ({"Origin": "http://evil.example"}, (403, "wrong_origin")),
    ):
        answer = await house.http.post("/api/matches", content=body, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == refused
    assert await house.journal.count_matches() == 0
    kind = {"Content-Type": "application/json; charset=utf-8"}
    answer = await house.http.post("/api/matches", content=body, headers=kind)
    assert answer.status_code == 201


async def test_no_answer_is_kept_on_the_way(sqlite_database: str, open_house: OpenHouse) -> None:
    house = await open_house(sqlite_database)
    made = await house.create("me", "hotseat")
    for path in ("", "/record", "/log"):
        answer = await house.get(f"/api/matches/{made['match']}{path}", made["token"])
        assert answer.headers["cache-control"] == "no-store", path
    answer = await house.get(f"/api/matches/{made['match']}")
    assert answer.headers["cache-control"] == "no-store"


async def test_pages_have_a_limit_too(
    sqlite_database: str, open_house: OpenHouse, frozen: list[float]
) -> None:
    house = await open_house(sqlite_database, requests_per_second=0.5)
    found = [(await house.http.get("/")).status_code for _ in range(14)]
    assert 429 not in found[:12]
    assert found[12:] == [429, 429]
