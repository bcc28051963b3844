"""Whatever comes in on a socket: it is answered, or the socket is closed with a code.

The match is untouched, and everybody else goes on.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from websockets import ConnectionClosed

from bagatelle.kernel.dealer import Dealer
from bagatelle.server import connection, socket
from bagatelle.server.journal import Stored
from bagatelle.server.room import Room
from bagatelle.server.schema import LONGEST_BODY
from bagatelle.server.updates import state_of
from tests.server.client import PATIENCE, Client, Json, assert_same, dial, until
from tests.server.house import House, OpenHouse

DEEP = 5_000

ODD: dict[str, str | bytes] = {
    "nothing": "",
    "a blank": " ",
    "null": "null",
    "a number": "7",
    "a list": "[]",
    "half an object": '{"type":"ping"',
    "an empty object": "{}",
    "no type": '{"key":"k","number":0}',
    "an unknown type": '{"type":"cheat","key":"k","number":0,"seat":0}',
    "a type that is none": '{"type":null}',
    "a type twice": '{"type":"ping","type":"chat"}',
    "a field too many": '{"type":"ping","at":1,"more":2}',
    "a field too few": '{"type":"chat","key":"k","number":0,"seat":0}',
    "a wrong type": '{"type":"chat","key":1,"number":"0","seat":[],"text":{}}',
    "a huge number": '{"type":"ping","at":' + "9" * 400 + "}",
    "infinity": '{"type":"ping","at":1e999}',
    "a negative number": '{"type":"chat","key":"k","number":-1,"seat":0,"text":"x"}',
    "a fraction": '{"type":"chat","key":"k","number":0.5,"seat":0,"text":"x"}',
    "not a number": '{"type":"ping","at":NaN}',
    "a seat below": '{"type":"chat","key":"k","number":0,"seat":-1,"text":"x"}',
    "a seat above": '{"type":"chat","key":"k","number":0,"seat":5,"text":"x"}',
    "a seat that is not there": '{"type":"chat","key":"k","number":0,"seat":4,"text":"x"}',
    "a seat to hand over that is not there": (
        '{"type":"hand_over","key":"k","number":0,"seat":4,"bot":"random"}'
    ),
    "an empty key": '{"type":"chat","key":"","number":0,"seat":0,"text":"x"}',
    "a long key": '{"type":"chat","key":"' + "k" * 65 + '","number":0,"seat":0,"text":"x"}',
    "a key that no database keeps": (
        '{"type":"chat","key":"a\\u0000b","number":0,"seat":0,"text":"x"}'
    ),
    "half a letter": '{"type":"chat","key":"k","number":0,"seat":0,"text":"\\ud800"}',
    "no talk": '{"type":"chat","key":"k","number":0,"seat":0,"text":""}',
    "long talk": '{"type":"chat","key":"k","number":0,"seat":0,"text":"' + "x" * 501 + '"}',
    "an unreadable name": '{"type":"rename","key":"k","number":0,"seat":0,"name":"\\u0007"}',
    "no move": '{"type":"play","key":"k","number":1,"seat":0}',
    "a move of nonsense": '{"type":"play","key":"k","number":1,"seat":0,"text":"\\u0000"}',
    "a choice of nonsense": (
        '{"type":"play","key":"k","number":1,"seat":0,"choice":{"kind":"","refs":["",":"]}}'
    ),
    "a choice without a kind": '{"type":"play","key":"k","number":1,"seat":0,"choice":{}}',
    "a deep list": "[" * DEEP + "]" * DEEP,
    "a deep object": '{"type":' * 1_500 + "1" + "}" * 1_500,
    "a deep field before the type": '{"at":' + "[" * DEEP + "]" * DEEP + ',"type":"ping"}',
    "a hello that is too short": '{"type":"hello","token":"x"}',
    "too large": '{"type":"ping","at":1' + " " * LONGEST_BODY + "}",
    "too large in bytes": '{"type":"' + "\U0001f451" * (LONGEST_BODY // 4) + '"}',
    "bytes": b"\x00\x01\xff",
    "bytes that are a message": b'{"type":"ping","at":1}',
}


async def answers(client: Client, data: str | bytes, mark: int) -> list[Json]:
    """What is answered to a message: all that comes before the pong of the next one."""
    before = len(client.heard)
    pong = msgspec.json.encode({"type": "pong", "at": mark})
    await client.send_raw(data)
    await client.send(type="ping", at=mark)
    await client.until(lambda: pong in client.heard[before:] or client.closed is not None)
    assert client.closed is None, f"closed with {client.closed}"
    told = client.heard[before : client.heard.index(pong, before)]
    return [msgspec.json.decode(each) for each in told]


async def as_it_was(house: House, client: Client, before: Json) -> None:
    assert_same(before, await house.state(client.match, client.token))


async def test_odd_messages_are_answered_with_a_code(house: House) -> None:
    anna, ben, watcher = await house.table("me", "open")
    before = await house.state(watcher.match, watcher.token)
    for mark, (name, data) in enumerate(ODD.items(), 1_000):
        for client in (anna, watcher):
            told = await answers(client, data, mark)
            assert [each["type"] for each in told] == ["refused"], name
            problem = told[0]["problem"]
            assert problem["code"] in ("bad_request", "too_large", "no_access", "bad_option",
                                       "invalid_move"), name  # fmt: skip
            assert problem["sentence"], name
            assert ("large" in name) == (problem["code"] == "too_large"), name
    await as_it_was(house, watcher, before)
    assert await ben.command("chat", text="we go on") == 2
    await anna.hear_of(2)


async def test_a_message_of_the_largest_size(house: House) -> None:
    anna, _ = await house.table("me", "hotseat")
    message = '{"type":"ping","at":7'
    told = await answers(anna, message + " " * (LONGEST_BODY - len(message) - 1) + "}", 8)
    assert told == [{"type": "pong", "at": 7}]


async def test_a_megabyte_closes_the_socket(house: House) -> None:
    anna, ben, _ = await house.table("me", "open")
    await anna.send_raw('{"type":"chat","text":"' + "x" * 1_000_000 + '"}')
    assert await anna.has_closed() == 1009
    assert await ben.command("chat", text="we go on") == 2
    await anna.connect()
    assert anna.number == 2


# ---------------------------------------------------------------------- coming in


async def knock(house: House, match: str, *messages: str | bytes) -> tuple[list[Json], int]:
    """What somebody hears who sends this first, and the code with which he is shown out."""
    heard: list[Json] = []
    url = f"ws://{house.address}/api/matches/{match}/socket"
    async with asyncio.timeout(PATIENCE), dial(url) as door:
        for message in messages:
            await door.send(message)
        with contextlib.suppress(ConnectionClosed):
            while True:
                heard.append(msgspec.json.decode(await door.recv()))
    assert door.close_code is not None
    return heard, door.close_code


def hello(token: str) -> str:
    return msgspec.json.encode({"type": "hello", "token": token}).decode()


async def test_who_does_not_say_hello_is_shown_out(house: House) -> None:
    made = await house.create("me", "open")
    for first in (
        '{"type":"ping","at":1}',
        '{"type":"fetch"}',
        '{"type":"chat","key":"k","number":0,"seat":0,"text":"x"}',
        "",
        "{",
        "[]",
        "x" * (LONGEST_BODY + 1),
        '{"type":"hello"}',
        '{"type":"hello","token":7}',
        '{"type":"hello","token":"short"}',
    ):
        heard, code = await knock(house, made["match"], first)
        assert [each["type"] for each in heard] == ["refused"], first
        assert code == socket.CLOSE_BAD_HELLO
    assert await knock(house, made["match"], hello(made["token"]).encode()) == (
        [],
        socket.CLOSE_BAD_HELLO,
    )


async def test_who_has_no_token_is_shown_out(house: House) -> None:
    made, other = await house.create("me", "open"), await house.create("me", "open")
    for match in (made["match"], "nothere", "%00", "a" * 200):
        for token in (
            other["token"],
            other["watch"],
            made["invites"][0]["invite"],
            made["token"][:-1],
            made["token"].swapcase(),
            "x" * 32,
        ):
            heard, code = await knock(house, match, hello(token), '{"type":"fetch"}')
            assert [each["problem"]["code"] for each in heard] == ["no_access"]
            assert code == socket.CLOSE_NO_ACCESS
    assert house.hub.sockets == 0


async def test_who_says_nothing_is_shown_out(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "HELLO_WITHIN", 0.05)
    made = await house.create("me", "open")
    assert await knock(house, made["match"]) == ([], socket.CLOSE_BAD_HELLO)


async def test_who_goes_away_at_once(house: House) -> None:
    made = await house.create("me", "hotseat")
    url = f"ws://{house.address}/api/matches/{made['match']}/socket"
    for messages in ([], [hello(made["token"])], [hello(made["token"]), '{"type":"fetch"}'] * 9):
        async with dial(url) as door:
            for message in messages:
                await door.send(message)
    anna = await house.come_in(made["match"], made["token"])
    assert await anna.command("chat", text="alone") == 1
    await anna.close()
    await until(lambda: house.hub.sockets == 0)


async def test_hello_twice_is_only_a_question(house: House) -> None:
    """Nobody becomes somebody else on the same socket."""
    anna, ben, _ = await house.table("me", "open")
    told = await answers(anna, hello(ben.token), 5)
    assert [each["type"] for each in told] == ["state"]
    assert told[0]["sides"][0]["seat"] == 0


# ---------------------------------------------------------------------- too much, too fast


async def codes(client: Client, messages: int) -> list[str]:
    """What became of so many pings, one after the other."""
    before = len(client.heard)
    for _ in range(messages):
        await client.send(type="ping", at=1)
    await client.until(lambda: len(client.heard) >= before + messages or bool(client.closed))
    told = [msgspec.json.decode(data) for data in client.heard[before:]]
    return [each["problem"]["code"] if each["type"] == "refused" else "pong" for each in told]


async def test_haste_is_refused_with_a_code(
    database: str, open_house: OpenHouse, frozen: list[float]
) -> None:
    house = await open_house(database, messages_per_second=2.0)
    anna, ben, _ = await house.table("me", "open")
    assert await codes(anna, 10) == ["pong"] * 6 + ["too_fast"] * 4
    assert await codes(ben, 3) == ["pong"] * 3
    frozen[0] += 1.0
    assert await codes(anna, 3) == ["pong"] * 2 + ["too_fast"]
    frozen[0] += 1_000.0
    assert await codes(anna, 7) == ["pong"] * 6 + ["too_fast"]
    await as_it_was(house, anna, anna.state)


async def test_a_flood_closes_the_socket(
    database: str, open_house: OpenHouse, frozen: list[float]
) -> None:
    house = await open_house(database, messages_per_second=2.0)
    anna, ben, _ = await house.table("me", "open")

    async def flood() -> None:
        while True:
            await anna.send(type="chat", key="k", number=0, seat=0, text="x")
            await asyncio.sleep(0)

    flooding = asyncio.create_task(flood())
    assert await ben.command("chat", text="I can still talk") in (2, 3)
    assert await anna.has_closed() == connection.CLOSE_TOO_FAST
    with pytest.raises(ConnectionError):
        await flooding
    refusals = [each for each in anna.refusals if each["problem"]["code"] == "too_fast"]
    assert len(refusals) <= socket.MAX_TOO_FAST + 1
    fresh = await house.state(ben.match, ben.token)
    assert len(fresh["chat"]) == 2


# ---------------------------------------------------------------------- fuzz

VALID: list[Json] = [
    {"type": "hello", "token": "x" * 32, "number": 0},
    {"type": "fetch", "number": 3},
    {"type": "ping", "at": 5},
    {"type": "play", "key": "k", "number": 1, "seat": 0, "text": "take row 1"},
    {"type": "play", "key": "k", "number": 1, "seat": 0,
     "choice": {"kind": "take", "refs": ["row:1"]}},
    {"type": "undo", "key": "k", "number": 1, "seat": 0},
    {"type": "ask_takeback", "key": "k", "number": 1, "seat": 0},
    {"type": "answer_takeback", "key": "k", "number": 1, "seat": 0, "agree": True},
    {"type": "rename", "key": "k", "number": 1, "seat": 0, "name": "Anna"},
    {"type": "leave", "key": "k", "number": 1, "seat": 0},
    {"type": "hand_over", "key": "k", "number": 1, "seat": 1, "bot": "random"},
    {"type": "take_back_seat", "key": "k", "number": 1, "seat": 0},
    {"type": "chat", "key": "k", "number": 1, "seat": 0, "text": "hello"},
]  # fmt: skip

VALUES: list[Any] = [
    None, True, False, 0, 1, -1, 2, 4, 5, 0.5, 10**9, 10**9 + 1, 2**63, 10**30, -(10**30),
    "", "k", "x" * 64, "x" * 600, "\x00", "\u202e", "é\U0001f451", "random", "greedy", "take row 1",
    [], [[]], ["row:1"], {}, {"kind": "take"}, {"kind": "take", "refs": ["row:1", "row:2"]},
    {"kind": "take", "refs": "row:1"}, "play", "undo", "hello", "\ufeff", "1", "null",
]  # fmt: skip


def fuzz(seed: int, messages: int) -> Iterator[str | bytes]:
    """Valid messages with something changed, left out, added, cut off or turned around."""
    chance = random.Random(seed)
    for number in range(messages):
        message = dict(chance.choice(VALID))
        if "key" in message:
            message["key"] = f"{seed}-{number}"
        for _ in range(chance.randrange(3)):
            field = chance.choice([*message, "type", "more", ""])
            match chance.randrange(4):
                case 0:
                    message.pop(field, None)
                case 1:
                    message[field] = chance.choice(VALUES)
                case 2:
                    message[field] = {field: message.get(field)}
                case 3:
                    message[field] = chance.choice(list(message.values()))
        data = msgspec.json.encode(message)
        match chance.randrange(8):
            case 0:
                yield data
                continue
            case 1:
                data = data[: chance.randrange(len(data) + 1)]
            case 2:
                at = chance.randrange(len(data) + 1)
                data = data[:at] + bytes([chance.randrange(256)]) + data[at:]
            case 3:
                data = data * chance.randrange(3)
        yield data.decode(errors="replace")


@pytest.mark.parametrize("seed", range(3))
async def test_fuzzed_messages(database: str, open_house: OpenHouse, seed: int) -> None:
    """Every one is answered; only what was acknowledged has happened; the others play on."""
    house = await open_house(database)
    anna, ben, watcher = await house.table("me", "open")
    chooser = Dealer(f"fuzz {seed}")
    acknowledged = 0
    for mark, data in enumerate(fuzz(seed, 200), 1_000_000):
        told = await answers((anna, watcher)[mark % 2], data, mark)
        own = [each for each in told if each["type"] != "update" or each["key"] is not None]
        assert own, data
        assert {each["type"] for each in own} <= {"refused", "update", "ack", "state", "pong"}
        acknowledged += sum(each["type"] in ("update", "ack") for each in own)
        if mark % 50 == 0:
            await ben.hear_of(anna.number)
            acknowledged += 1
            await ben.command("chat", text="still here")
            if ben.may_act():
                await ben.hear_of(await ben.play_any(chooser))
                acknowledged += 1
    entries = await house.journal.entries_since(anna.match, 0)
    by_people = [entry for entry in entries if entry.key is not None]
    assert len(by_people) == acknowledged > 5
    stored = await house.journal.load(anna.match)
    assert stored is not None
    room = Room.load(Stored(stored.row, None, entries))
    for client in (anna, ben, watcher):
        access = await house.hub.access(client.match, client.token)
        folded = msgspec.json.decode(msgspec.json.encode(state_of(room, access.seats, 0)))
        fresh = await house.state(client.match, client.token)
        assert_same(msgspec.json.decode(msgspec.json.encode(folded)), fresh)
