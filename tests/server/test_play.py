"""Moves: everybody stays in step, nothing is done twice, nothing on a table nobody has seen."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

import bagatelle
from bagatelle.kernel.commitment import commitment
from bagatelle.kernel.dealer import Dealer
from bagatelle.server.hub import SNAPSHOT_EVERY
from tests.server.client import Client, Json, Refused, assert_same
from tests.server.evening import mover_of, play_to_the_end
from tests.server.house import House, OpenHouse

BOT = {"kind": "bot", "bot": "random"}


def ack(key: str, number: int) -> Json:
    return {"type": "ack", "key": key, "number": number}


async def test_everybody_stays_in_step(house: House) -> None:
    """What a client folds from updates is at every moment what a newcomer is told."""
    anna, ben, watcher = everybody = await house.table("me", "open")

    async def compare(mover: Client, number: int) -> None:
        for client in everybody:
            await client.hear_of(number)
        if number % 10 == 0:
            for client in everybody:
                assert_same(client.state, await house.state(client.match, client.token))

    moves = await play_to_the_end([anna, ben], "in step", compare)
    for client in everybody:
        await client.hear_of(moves + 1)
        assert_same(client.state, await house.state(client.match, client.token))
        assert client.states == 1
        numbers = [update["number"] for update in client.updates]
        assert numbers == list(range(numbers[0], moves + 2))
        assert client.state["sheet"] is not None
    assert anna.state["log"] == ben.state["log"] == watcher.state["log"]


async def test_a_choice_is_as_good_as_its_text(house: House) -> None:
    one, _ = await house.table("me", "hotseat")
    move = one.side(one.may_act()[0])["moves"][0]
    await one.command("play", choice=move["choice"], seat=one.may_act()[0])
    assert one.state["log"]
    await one.command("chat", text="done")
    record = await house.get(f"/api/matches/{one.match}/record", one.token)
    assert record.status_code == 200
    entries = await house.journal.entries_since(one.match, 0)
    assert entries[0].data == {"text": move["text"]}


@pytest.mark.parametrize(
    ("command", "code", "clause"),
    [
        ({"text": "dance"}, "invalid_move", False),
        ({"text": ""}, "invalid_move", False),
        ({"choice": {"kind": "take", "refs": ["row:99"]}}, "invalid_move", False),
        ({}, "bad_request", False),
        ({"text": "pass"}, "invalid_move", False),
        ({"text": "serve P1 A1"}, "illegal_move", True),
    ],
)
async def test_moves_that_are_refused(
    open_house: OpenHouse, sqlite_database: str, command: Json, code: str, clause: bool
) -> None:
    house = await open_house(sqlite_database)
    one, _ = await house.table("me", "hotseat")
    with pytest.raises(Refused) as refusal:
        await one.command("play", seat=one.may_act()[0], **command)
    assert refusal.value.code == code
    assert (refusal.value.problem["clause"] is not None) == clause
    assert refusal.value.problem["sentence"]
    assert (await house.state(one.match, one.token))["number"] == 0


async def test_the_update_of_a_command_carries_its_key_to_the_sender(house: House) -> None:
    """That is the acknowledgement; an ack of its own comes only for what was sent again."""
    anna, ben, watcher = await house.table("me", "open")
    mover, other = (anna, ben) if anna.may_act() else (ben, anna)
    text, seen = mover.moves(mover.seats[0])[0], mover.number
    number = await mover.play(text, key="mine", number=seen)
    for client in (mover, other, watcher):
        await client.hear_of(number)
    keys = [client.updates[-1]["key"] for client in (mover, other, watcher)]
    assert keys == ["mine", None, None]
    assert not any(b'"ack"' in told for told in mover.heard)
    assert await mover.play(text, key="mine", number=seen) == number
    assert msgspec.json.decode(mover.heard[-1]) == ack("mine", number)
    assert mover.updates[-1]["number"] == number


async def test_whoever_hands_a_seat_over_is_told_so(house: House) -> None:
    """The seat of such an entry is not the sender's."""
    anna, ben, _ = await house.table("me", "open")
    await ben.command("leave")
    await anna.hear_of(ben.number)
    number = await anna.command("hand_over", seat=ben.seats[0], bot="random", key="over")
    assert [update["key"] for update in anna.updates if update["number"] == number] == ["over"]


async def test_the_same_key_is_done_once(house: House) -> None:
    one, _ = await house.table("me", "hotseat")
    seat = one.may_act()[0]
    text = one.moves(seat)[0]
    first = await one.play(text, seat=seat, key="once", number=0)
    assert await one.play(text, seat=seat, key="once", number=0) == first
    over_http = {"type": "play", "key": "once", "number": 0, "seat": seat, "text": text}
    answers = await asyncio.gather(
        *(house.command(one.match, one.token, **over_http) for _ in range(5))
    )
    assert [answer.json() for answer in answers] == [ack("once", 1)] * 5
    assert (await house.state(one.match, one.token))["number"] == 1


async def test_the_same_key_sent_many_times_at_once(house: House) -> None:
    one, _ = await house.table("me", "hotseat")
    seat = one.may_act()[0]
    play = {"type": "play", "key": "k", "number": 0, "seat": seat, "text": one.moves(seat)[0]}
    answers = await asyncio.gather(
        *(house.command(one.match, one.token, **play) for _ in range(10))
    )
    assert [answer.json() for answer in answers] == [ack("k", 1)] * 10
    assert len(await house.journal.entries_since(one.match, 0)) == 1


async def test_a_key_is_remembered_after_snapshot_and_restart(
    database: str, open_house: OpenHouse
) -> None:
    house = await open_house(database)
    made = await house.create("me", "hotseat")
    match, token = made["match"], made["token"]
    chat = {"type": "chat", "seat": 0, "text": "hello"}
    for number in range(SNAPSHOT_EVERY + 2):
        answer = await house.command(match, token, key=f"k{number}", number=number, **chat)
        assert answer.json()["number"] == number + 1
    await open_house.close(house)
    house = await open_house(database)
    stored = await house.journal.load(match)
    assert stored is not None
    assert stored.snapshot is not None
    assert stored.snapshot[0] == SNAPSHOT_EVERY
    for number in (0, 7, SNAPSHOT_EVERY - 1, SNAPSHOT_EVERY, SNAPSHOT_EVERY + 1):
        for seen in (number, number + 1, SNAPSHOT_EVERY + 2):
            answer = await house.command(match, token, key=f"k{number}", number=seen, **chat)
            assert answer.json() == ack(f"k{number}", number + 1)
    assert (await house.state(match, token))["number"] == SNAPSHOT_EVERY + 2


async def test_a_key_belongs_to_its_command(house: House) -> None:
    """Nobody is told that his command was done because another one had the same key."""
    anna, ben, _ = await house.table("me", "open")
    await anna.command("chat", text="mine", key="1")
    assert await ben.command("chat", text="mine too", key="1") == 3
    with pytest.raises(Refused) as refusal:
        await anna.command("rename", name="Anna", key="1")
    assert refusal.value.code == "bad_request"
    assert await anna.command("rename", name="Anna", key="2") == 4


async def test_a_stale_move_gets_the_fresh_state(house: House) -> None:
    one, _ = await house.table("me", "hotseat")
    chooser = Dealer("stale")
    seen = one.number
    await one.hear_of(await one.play_any(chooser))
    states = one.states
    seat = one.may_act()[0]
    with pytest.raises(Refused) as refusal:
        await one.play(one.moves(seat)[0], seat=seat, number=seen)
    assert refusal.value.code == "stale"
    await one.until(lambda: one.states == states + 1)
    assert one.number == 1
    for kind in ("undo", "ask_takeback"):
        with pytest.raises(Refused) as refusal:
            await one.command(kind, seat=seat, number=seen)
        assert refusal.value.code == "stale"
    answer = await house.command(one.match, one.token, type="undo", key="x", number=0, seat=seat)
    assert (answer.status_code, answer.json()["code"]) == (409, "stale")


async def test_talk_does_not_make_a_move_stale(house: House) -> None:
    anna, ben, _ = await house.table("me", "open")
    mover, other = (anna, ben) if anna.may_act() else (ben, anna)
    seen = mover.number
    await other.command("chat", text="hurry up")
    await other.command("rename", name="Impatient")
    assert await mover.play(mover.moves(mover.seats[0])[0], number=seen) == seen + 3


async def test_whoever_missed_something_asks(house: House) -> None:
    anna, ben, _ = await house.table("me", "open")
    mover, other = (anna, ben) if anna.may_act() else (ben, anna)
    other.state = {**other.state, "number": -5}
    await mover.play_any(Dealer("gap"))
    await other.until(lambda: other.number == mover.number == 2)
    assert other.states == 2
    assert_same(other.state, await house.state(other.match, other.token))
    await other.send(type="fetch", number=1)
    await other.until(lambda: other.states == 3)
    await other.send(type="ping", at=17)
    await other.until(lambda: b'{"type":"pong","at":17}' in other.heard)


async def test_coming_back_finds_the_table_as_it_is(house: House) -> None:
    anna, ben, _ = await house.table("me", "open")
    await ben.close()
    assert ben.closed == 1000
    if not anna.may_act():
        await ben.connect()
        await ben.play_any(Dealer("back"))
        await ben.close()
    await anna.command("chat", text="where are you")
    await ben.connect()
    assert_same(ben.state, await house.state(ben.match, ben.token))
    assert [line["text"] for line in ben.state["chat"]] == ["where are you"]


async def test_the_log_in_pages(house: House) -> None:
    made = await house.create(BOT, BOT, BOT, BOT)
    watcher = await house.come_in(made["match"], made["token"])
    await watcher.until(lambda: watcher.is_over)
    state = await house.state(made["match"], made["token"])
    assert state["log_from"] > 0
    assert len(state["log"]) == 200
    lines: list[Json] = []
    while True:
        path = f"/api/matches/{made['match']}/log?start={len(lines)}"
        page = (await house.get(path, made["token"])).json()
        assert page["start"] == len(lines)
        assert len(page["lines"]) <= 200
        if not page["lines"]:
            break
        lines += page["lines"]
    assert len(lines) == state["log_from"] + 200
    assert lines[-200:] == state["log"]
    for wrong in ("-1", "x", "1e3", "", "99999999999", "٣"):
        answer = await house.get(f"/api/matches/{made['match']}/log?start={wrong}", made["token"])
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")


async def test_the_record_of_a_finished_match(house: House) -> None:
    device, watcher = await house.table(
        {"kind": "me", "name": "Anna"}, {"kind": "hotseat", "name": "Zoë: 1. seat 2"}
    )
    await play_to_the_end([device], "record")
    texts = [
        (await house.get(f"/api/matches/{device.match}/record", client.token)).text
        for client in (device, watcher)
    ]
    assert texts[0] == texts[1]
    again = bagatelle.load_record(texts[0])
    assert again.is_over
    assert list(again.scores) == device.state["sheet"]["totals"]
    assert again.names == ("Anna", "Zoë: 1. seat 2")
    assert commitment(again.seed) == device.state["commitment"]
    assert f"commitment: {device.state['commitment']}" in texts[0].splitlines()
    stored = await house.journal.load(device.match)
    assert stored is not None
    assert again.seed == stored.row.seed


async def test_the_record_of_an_unfinished_match(house: House) -> None:
    anna, ben, watcher = await house.table("me", "open")
    await play_to_the_end([anna, ben], "unfinished", most=9)
    stored = await house.journal.load(anna.match)
    assert stored is not None
    for client in (anna, ben, watcher):
        answer = await house.get(f"/api/matches/{client.match}/record", client.token)
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert stored.row.seed not in answer.text
        assert client.state["commitment"] in answer.text
        with pytest.raises(bagatelle.RecordError):
            bagatelle.load_record(answer.text)


async def test_moves_of_two_seats_at_the_same_time(house: House, masquerade: None) -> None:
    """A secret choice of another seat does not make one's own choice stale."""
    anna, ben, watcher = await house.table("me", "open", game="masquerade")
    seen = anna.number, ben.number
    await anna.play(anna.moves(0)[0], number=seen[0])
    await ben.play(ben.moves(1)[0], number=seen[1])
    for player in (anna, ben):
        await _asked(player, "stake")
    await asyncio.gather(*(player.play("stake 1") for player in (anna, ben)))
    for client in (anna, ben, watcher):
        await client.hear_of(5)
        assert_same(client.state, await house.state(client.match, client.token))
    await play_to_the_end([anna, ben], "masks")
    assert await mover_of([anna, ben]) is None
    assert_same(watcher.state, await house.state(watcher.match, watcher.token))


async def _asked(player: Client, step: str) -> None:
    await player.until(lambda: bool(player.view(player.seats[0])["step"] == step))
