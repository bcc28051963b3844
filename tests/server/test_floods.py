"""Whoever sends too much is not read; the connection ends with a reason, and others go on."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import cast

import msgspec
import pytest
from websockets.frames import CloseCode, Frame, Opcode

from bagatelle.server import connection, http_protocol
from bagatelle.server.desk import Desk
from bagatelle.server.intake import PIECE, Intake
from tests.server.client import PATIENCE, Client, dial, until
from tests.server.house import House, OpenHouse
from tests.server.test_bad_sockets import hello
from tests.server.test_sockets import at_table, url_of


@contextlib.asynccontextmanager
async def raw(house: House) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A connection on which anything may be written."""
    host, port = house.address.split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        async with asyncio.timeout(PATIENCE):
            yield reader, writer
    finally:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


async def answer_to(house: House, *parts: bytes) -> tuple[int, str]:
    """The status and the code of the last answer to what is written, once the server hangs up."""
    async with raw(house) as (reader, writer):
        with contextlib.suppress(ConnectionError):
            for part in parts:
                writer.write(part)
                await writer.drain()
        head, _, body = (await reader.read()).partition(b"\r\n\r\n")
        return int(head.split()[1]), msgspec.json.decode(body)["code"]


# ---------------------------------------------------------------------- a bit at a time


class Pipe:
    """The reading side of a transport."""

    def __init__(self) -> None:
        self.is_reading = True

    def pause_reading(self) -> None:
        self.is_reading = False

    def resume_reading(self) -> None:
        self.is_reading = True

    def is_closing(self) -> bool:
        return False


async def test_a_flood_is_looked_at_a_bit_in_each_turn_of_the_loop() -> None:
    pipe, read = Pipe(), list[bytes]()
    intake = Intake(cast("asyncio.Transport", pipe), read.append)
    flood = bytes(range(256)) * (PIECE // 64)
    intake.take(flood)
    for turn in range(4):
        assert len(read) == turn
        assert not pipe.is_reading, "nothing more is read before this is dealt with"
        await asyncio.sleep(0)
    assert b"".join(read) == flood
    assert pipe.is_reading
    intake.take(b"short")
    assert read[-1] == b"short"


async def test_what_arrives_while_we_pause_is_handed_on_in_order() -> None:
    pipe, read = Pipe(), list[bytes]()
    intake = Intake(cast("asyncio.Transport", pipe), read.append)
    intake.pause()
    for part in (b"one ", b"two ", b"three"):
        intake.take(part)
    await asyncio.sleep(0)
    assert not read
    intake.resume()
    await asyncio.sleep(0)
    assert b"".join(read) == b"one two three"


async def test_between_two_long_answers_everybody_has_a_turn() -> None:
    desk, done = Desk(), list[str]()

    async def answer(name: str) -> None:
        async with desk:
            done.append(name)
            asyncio.get_running_loop().call_soon(done.append, "somebody else")

    await asyncio.gather(*(answer(f"answer {number}") for number in range(3)))
    assert done[:4] == ["answer 0", "somebody else", "answer 1", "somebody else"]


# ---------------------------------------------------------------------- HTTP


async def test_a_long_head_is_refused(house: House) -> None:
    head = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Long: "
    assert await answer_to(house, head, b"x" * 1_000_000) == (431, "too_large")
    many = b"".join(b"X-%d: %s\r\n" % (number, b"x" * 900) for number in range(60))
    assert await answer_to(house, b"GET / HTTP/1.1\r\nHost: localhost\r\n", many) == (
        431,
        "too_large",
    )
    assert (await house.get("/api/health")).status_code == 200


async def test_a_head_of_an_honest_length_is_read(house: House) -> None:
    answer = await house.http.get("/api/health", headers={"Cookie": "x" * 20_000})
    assert answer.status_code == 200


@pytest.mark.parametrize("begun", [b"", b"GET / HTTP/1.1\r\nHost: localhost\r\n", b"\r\n\r\n"])
async def test_a_head_must_arrive_in_time(
    house: House, monkeypatch: pytest.MonkeyPatch, begun: bytes
) -> None:
    monkeypatch.setattr(http_protocol, "HEAD_WITHIN", 0.1)
    assert await answer_to(house, begun) == (408, "too_slow")


async def test_a_body_must_arrive_in_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "BODY_WITHIN", 0.1)
    head = (
        b"POST /api/matches HTTP/1.1\r\nHost: localhost\r\n"
        b"Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
    )
    assert await answer_to(house, head) == (408, "too_slow")


async def test_whoever_comes_again_has_no_more_time(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A second request on the same connection, of which a byte comes now and then."""
    monkeypatch.setattr(http_protocol, "HEAD_WITHIN", 0.2)
    async with raw(house) as (reader, writer):
        writer.write(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert (await reader.readline()).split()[1] == b"200"
        told = b""
        while b"too_slow" not in told:
            with contextlib.suppress(ConnectionError):
                writer.write(b"\r\n")
            with contextlib.suppress(TimeoutError):
                told += await asyncio.wait_for(reader.read(65_536), 0.02)
    assert b"HTTP/1.1 408 " in told


async def test_an_answer_that_nobody_waits_for_ends(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes too long, or the client does not take it: the connection is not kept for it."""
    monkeypatch.setattr(http_protocol, "ANSWER_WITHIN", 0.1)
    made = await house.create("me", "hotseat")
    await house.http.aclose()
    head = f"GET /api/matches/{made['match']} HTTP/1.1\r\nHost: localhost\r\n"
    async with house.hub.room(made["match"]), raw(house) as (reader, writer):
        writer.write(f"{head}Authorization: Bearer {made['token']}\r\n\r\n".encode())
        with contextlib.suppress(ConnectionError):
            assert await reader.read() == b""
    await until(lambda: len(house.app.state.gate.door) == 0)


# ---------------------------------------------------------------------- sockets


async def test_a_flood_of_pings_closes_the_socket(house: House) -> None:
    """Of those that nobody sees, below the messages."""
    made = await house.create("me", "hotseat")
    other = await house.come_in(made["match"], made["watch"])
    async with at_table(house, made) as client:
        ping = Frame(Opcode.PING, b"").serialize(mask=True)
        client.transport.write(ping * 5_000)
        await client.wait_closed()
        assert client.close_code == connection.CLOSE_TOO_FAST
    await other.send(type="fetch")
    await other.until(lambda: other.states == 2)


async def test_an_honest_client_may_ping(house: House) -> None:
    made = await house.create("me", "hotseat")
    async with at_table(house, made) as client:
        for _ in range(5):
            async with asyncio.timeout(PATIENCE):
                await (await client.ping())


async def test_a_message_in_too_many_parts_closes_the_socket(house: House) -> None:
    made = await house.create("me", "hotseat")
    part = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)
    async with at_table(house, made) as client:
        begin = Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True)
        client.transport.write(begin + part * 5_000)
        await client.wait_closed()
        assert client.close_code == CloseCode.MESSAGE_TOO_BIG


async def test_whoever_is_shown_out_is_not_read_any_more(house: House) -> None:
    """All that comes after the end is thrown away, and soon we hang up."""
    made = await house.create("me", "hotseat")
    async with dial(url_of(house, made)) as client:
        await client.send(hello(made["token"]))
        await client.recv()
        (listener,) = house.hub.rooms[made["match"]].listeners
        served = cast("connection.Connection", listener.tell.__self__)  # type: ignore[attr-defined]
        served.show_out(connection.CLOSE_TOO_FAST)
        served.data_received(Frame(Opcode.TEXT, b"x").serialize(mask=True))
        assert not served.has_more
        await client.wait_closed()


async def told_on(clients: list[Client], **message: object) -> list[str]:
    """What becomes of a message that each of these sends."""
    found = []
    for client in clients:
        before = len(client.heard)
        await client.send(**message)
        await client.until(lambda c=client, b=before: len(c.heard) > b)  # type: ignore[misc]
        told = msgspec.json.decode(client.heard[before])
        found.append(told["problem"]["code"] if told["type"] == "refused" else told["type"])
    return found


async def test_all_sockets_of_a_token_count_together(
    sqlite_database: str, open_house: OpenHouse, frozen: list[float]
) -> None:
    house = await open_house(sqlite_database, messages_per_second=2.0)
    made = await house.create("me", "hotseat")
    many = [await house.come_in(made["match"], made["token"]) for _ in range(8)]
    assert await told_on(many, type="ping", at=1) == ["pong"] * 6 + ["too_fast"] * 2
    chat = {"type": "chat", "key": "k", "number": 0, "seat": 0, "text": "by the other door"}
    answer = await house.command(made["match"], made["token"], **chat)
    assert answer.status_code == 429
    frozen[0] += 0.5
    assert (await house.command(made["match"], made["token"], **chat)).status_code == 200


async def test_all_tokens_of_an_address_count_together(
    sqlite_database: str, open_house: OpenHouse, frozen: list[float]
) -> None:
    house = await open_house(sqlite_database, messages_per_second=1.0)
    tables = [await house.create("me", "hotseat") for _ in range(11)]
    many = [await house.come_in(made["match"], made["token"]) for made in tables]
    for _ in range(2):
        assert await told_on(many, type="ping", at=1) == ["pong"] * 11
    last = await told_on(many, type="ping", at=1)
    assert last == ["pong"] * 8 + ["too_fast"] * 3


async def test_a_fresh_state_counts_for_several_messages(
    sqlite_database: str, open_house: OpenHouse, frozen: list[float]
) -> None:
    house = await open_house(sqlite_database, messages_per_second=4.0)
    made = await house.create("me", "hotseat")
    client = await house.come_in(made["match"], made["token"])
    told = [(await told_on([client], type="fetch"))[0] for _ in range(4)]
    assert told == ["state"] * 3 + ["too_fast"]


async def test_opening_sockets_counts_as_asking(
    sqlite_database: str, open_house: OpenHouse, frozen: list[float]
) -> None:
    house = await open_house(sqlite_database, requests_per_second=5.0)
    made = await house.create("me", "hotseat")
    codes = []
    for _ in range(14):
        async with raw(house) as (reader, writer):
            path = f"/api/matches/{made['match']}/socket"
            writer.write(
                f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
                "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
            )
            codes.append(int((await reader.readline()).split()[1]))
    assert codes == [101] * 11 + [429] * 3
