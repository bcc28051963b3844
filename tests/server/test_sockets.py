"""The sockets themselves: frames, slow and silent clients, and how each of them ends."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from http import HTTPStatus

import msgspec
import pytest
from websockets import ClientProtocol, ConnectionClosed, InvalidStatus
from websockets.asyncio.client import ClientConnection
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from bagatelle.server import connection
from tests.server.client import PATIENCE, Json, dial, until
from tests.server.house import House, OpenHouse

PING = '{"type":"ping","at":7}'
PONG = '{"type":"pong","at":7}'


@pytest.fixture
async def made(house: House) -> Json:
    return await house.create("me", "hotseat")


def url_of(house: House, made: Json) -> str:
    return f"ws://{house.address}/api/matches/{made['match']}/socket"


def hello(made: Json) -> str:
    return msgspec.json.encode({"type": "hello", "token": made["token"]}).decode()


@contextlib.asynccontextmanager
async def at_table(house: House, made: Json, **how: object) -> AsyncIterator[ClientConnection]:
    """Somebody who has said hello and heard the first state."""
    async with dial(url_of(house, made), max_size=None, **how) as client:
        await client.send(hello(made))
        assert '"state"' in str(await client.recv())
        yield client


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_the_head_of_a_text(length: int) -> None:
    data = b"x" * length
    assert connection.head_of(length) + data == Frame(Opcode.TEXT, data).serialize(mask=False)


async def test_compressed_or_not_a_client_hears_the_same(house: House, made: Json) -> None:
    heard = []
    for compression in ("deflate", None):
        async with at_table(house, made, compression=compression) as client:
            assert bool(client.protocol.extensions) == (compression is not None)
            await client.send('{"type":"fetch"}')
            heard.append(await client.recv())
    assert heard[0] == heard[1]
    assert isinstance(heard[0], str)


async def test_a_message_in_pieces(house: House, made: Json) -> None:
    async with at_table(house, made) as client:
        await client.send([PING[:5], PING[5:9], PING[9:]])
        assert await client.recv() == PONG
        await client.send([PING[:5].encode(), PING[5:].encode()])
        assert '"bad_request"' in str(await client.recv())


async def test_a_text_that_is_none(house: House, made: Json) -> None:
    """Bytes that no letters are written with, sent as if they were."""
    async with at_table(house, made) as client:
        for text in (b'{"type":"\xff"}', b"\xff", b'{"type":"ping","at":1,"\xff":2}'):
            await client.send(text, text=True)
            assert '"bad_request"' in str(await client.recv())
        await client.send(PING)
        assert await client.recv() == PONG


async def test_many_messages_at_once_are_answered_in_order(house: House, made: Json) -> None:
    """More than may wait for us: we stop reading and go on."""
    many = 5 * connection.MAX_UNREAD
    async with at_table(house, made) as client:
        for number in range(many):
            await client.send(f'{{"type":"ping","at":{number}}}')
        told = [msgspec.json.decode(await client.recv()) for _ in range(many)]
    assert [each["at"] for each in told] == list(range(many))


async def test_what_was_said_before_hanging_up_counts(house: House, made: Json) -> None:
    command = {"type": "chat", "key": "k", "number": 0, "seat": 0, "text": "goodbye"}
    async with at_table(house, made) as client:
        await client.send(PING)
        await client.send(msgspec.json.encode(command).decode())
    await until(lambda: house.hub.sockets == 0)
    assert len((await house.state(made["match"], made["token"]))["chat"]) == 1


async def test_who_vanishes_is_forgotten(house: House, made: Json) -> None:
    async with at_table(house, made) as client:
        assert house.hub.sockets == 1
        client.transport.abort()
        await until(lambda: house.hub.sockets == 0)


# ---------------------------------------------------------------------- coming in


@pytest.mark.parametrize("path", ["/", "/api", "/api/matches/x", "/api/matches/x/y/socket"])
async def test_where_there_are_no_sockets(house: House, path: str) -> None:
    with pytest.raises(InvalidStatus) as refusal:
        await dial(f"ws://{house.address}{path}")
    assert refusal.value.response.status_code == HTTPStatus.NOT_FOUND


async def test_a_bad_handshake_is_answered(house: House, made: Json) -> None:
    host, port = house.address.split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    path = f"/api/matches/{made['match']}/socket"
    request = (
        f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    )
    writer.write(f"{request}\r\n".encode())
    assert (await reader.readline()).startswith(b"HTTP/1.1 400 ")
    async with asyncio.timeout(PATIENCE):
        await reader.read()
    writer.close()


# ---------------------------------------------------------------------- slow and silent clients


async def test_who_reads_too_slowly_is_shown_out(
    house: House, made: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What waits for it is bounded, and the others do not notice."""
    monkeypatch.setattr(connection, "MAX_UNSENT", 100_000)
    monkeypatch.setattr(connection, "CLOSE_WITHIN", 60.0)
    async with at_table(house, made, max_queue=1, compression=None) as slow:
        listeners = house.hub.rooms[made["match"]].listeners
        news = f'"{"x" * 100_000}"'.encode()
        for _ in range(1_000):
            for listener in list(listeners):
                listener.tell(news)
            await asyncio.sleep(0)
        await until(lambda: not listeners)
        heard = 0
        with contextlib.suppress(ConnectionClosed):
            while await slow.recv():
                heard += 1
        assert slow.close_code == connection.CLOSE_TOO_SLOW
        assert 0 < heard < 1_000


async def test_who_does_not_hang_up_is_cut_off(
    house: House, made: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "CLOSE_WITHIN", 0.05)
    async with silent_client(house, made) as (reader, _):
        connection_of(house, made).close(4_444)
        async with asyncio.timeout(PATIENCE):
            with contextlib.suppress(ConnectionError):
                await reader.read()
        assert house.hub.sockets == 0


async def test_who_is_silent_is_gone(
    house: House, made: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pings come, and nothing goes back."""
    monkeypatch.setattr(connection, "BEAT", 0.05)
    async with silent_client(house, made) as (reader, protocol):
        async with asyncio.timeout(PATIENCE):
            while data := await reader.read(65_536):
                protocol.receive_data(data)
        kinds = [event.opcode for event in protocol.events_received() if isinstance(event, Frame)]
        assert kinds[-2:] == [Opcode.PING, Opcode.CLOSE]
        assert protocol.close_rcvd is not None
        assert protocol.close_rcvd.code == CloseCode.INTERNAL_ERROR
    assert house.hub.sockets == 0


async def test_who_answers_pings_stays(house: House, made: Json) -> None:
    async with at_table(house, made) as client:
        served = connection_of(house, made)
        for _ in range(3):
            served._beat()
            assert not served._heard_something
            await until(lambda: served._heard_something)
        await client.send(PING)
        assert await client.recv() == PONG


def connection_of(house: House, made: Json) -> connection.Connection:
    """The server's end of the only socket of a match."""
    (client,) = house.hub.rooms[made["match"]].listeners
    served = client.tell.__self__  # type: ignore[attr-defined]
    assert isinstance(served, connection.Connection)
    return served


@contextlib.asynccontextmanager
async def silent_client(
    house: House, made: Json
) -> AsyncIterator[tuple[asyncio.StreamReader, ClientProtocol]]:
    """Somebody who says hello, and then nothing more, not even that he is there."""
    host, port = house.address.split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    protocol = ClientProtocol(parse_uri(url_of(house, made)))
    protocol.send_request(protocol.connect())
    writer.writelines(protocol.data_to_send())
    while protocol.state is not OPEN:
        protocol.receive_data(await reader.read(65_536))
        assert protocol.handshake_exc is None
    assert [type(event) for event in protocol.events_received()] == [Response]
    protocol.send_text(hello(made).encode())
    writer.writelines(protocol.data_to_send())
    await until(lambda: house.hub.sockets == 1)
    try:
        yield reader, protocol
    finally:
        writer.close()


# ---------------------------------------------------------------------- the end


async def test_a_server_that_stops_says_so(database: str, open_house: OpenHouse) -> None:
    house = await open_house(database)
    made = await house.create("me", "hotseat")
    client = await house.come_in(made["match"], made["token"])
    house.server.should_exit = True
    assert await client.has_closed() == CloseCode.SERVICE_RESTART
