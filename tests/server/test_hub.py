"""Several servers on one database, databases that fail, and what a hub makes of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import psycopg
import pytest

from bagatelle.kernel.dealer import Dealer
from bagatelle.server import hub, notify, turns
from bagatelle.server.journal import Stored
from bagatelle.server.open_rooms import OpenRoom
from bagatelle.server.schema import Chat
from bagatelle.server.writer import Entry
from tests.server.bots import SlowBots
from tests.server.client import Client, Refused, assert_same
from tests.server.evening import play_to_the_end
from tests.server.house import House, OpenHouse


async def come_in(house: House, client: Client) -> Client:
    """The same token at another server."""
    return await house.come_in(client.match, client.token)


async def in_step(*clients: Client) -> None:
    newest = max(client.number for client in clients)
    for client in clients:
        await client.hear_of(newest)


@pytest.fixture
async def two(postgres_database: str, open_house: OpenHouse) -> list[House]:
    """Two servers on one PostgreSQL."""
    return [await open_house(postgres_database) for _ in range(2)]


# ---------------------------------------------------------------------- two servers


async def test_a_game_across_two_servers(two: list[House]) -> None:
    """The players sit at different servers, spectators at both."""
    here, there = two
    anna, ben, watcher = await here.table("me", "open")
    ben = await come_in(there, ben)
    far_watcher = await come_in(there, watcher)
    await play_to_the_end([anna, ben], "two servers", most=25)
    everybody = [anna, ben, watcher, far_watcher]
    await in_step(*everybody)
    for client in everybody:
        for house in two:
            assert_same(client.state, await house.state(client.match, client.token))


async def test_both_move_at_once_on_two_servers(two: list[House], masquerade: None) -> None:
    """Both want the same number; the journal gives it to one, the other takes the next."""
    here, there = two
    anna, ben, watcher = await here.table("me", "open", game="masquerade")
    ben = await come_in(there, ben)
    chooser = Dealer("at once")
    while not anna.is_over:
        acting = [player for player in (anna, ben) if player.may_act()]
        await asyncio.gather(*(player.play_any(chooser) for player in acting))
        newest = (await here.state(anna.match, anna.token))["number"]
        newest = max(newest, (await there.state(anna.match, anna.token))["number"])
        for player in (anna, ben):
            await player.hear_of(newest)
    await watcher.hear_of(anna.number)
    for client in (anna, ben, watcher):
        assert_same(client.state, await there.state(client.match, client.token))
    entries = await here.journal.entries_since(anna.match, 0)
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))


async def test_many_write_at_once_on_two_servers(two: list[House]) -> None:
    """Nothing acknowledged is lost, nothing counts twice."""
    here, there = two
    anna, ben, watcher = await here.table("me", "open")
    far_ben = await come_in(there, ben)
    numbers = await asyncio.gather(
        *(anna.command("chat", text=f"here {each}") for each in range(20)),
        *(far_ben.command("chat", text=f"there {each}") for each in range(20)),
    )
    assert sorted(numbers) == list(range(2, 42))
    await watcher.hear_of(41)
    said = {line["text"] for line in watcher.state["chat"]}
    assert said == {f"{where} {each}" for where in ("here", "there") for each in range(20)}
    assert len(watcher.state["chat"]) == 40


async def test_one_invitation_at_two_servers(two: list[House]) -> None:
    made = await two[0].create("me", "open")
    path, body = f"/api/matches/{made['match']}/join", {"invite": made["invites"][0]["invite"]}
    answers = await asyncio.gather(*(house.post(path, body) for house in two * 3))
    assert sorted(answer.status_code for answer in answers)[0] == 200
    assert [answer.status_code for answer in answers].count(200) == 1
    entries = await two[0].journal.entries_since(made["match"], 0)
    assert [entry.kind for entry in entries] == ["join"]


async def test_a_rematch_at_two_servers(two: list[House], masquerade: None) -> None:
    anna, ben, _ = await two[0].table("me", "open", game="masquerade")
    await play_to_the_end([anna, ben], "rematch")
    path = f"/api/matches/{anna.match}/rematch"
    answers = await asyncio.gather(
        two[0].post(path, token=anna.token), two[1].post(path, token=ben.token)
    )
    assert len({answer.json()["match"] for answer in answers}) == 1


async def test_a_key_is_done_once_at_two_servers(two: list[House]) -> None:
    made = await two[0].create("me", "hotseat")
    chat = {"type": "chat", "key": "once", "number": 0, "seat": 0, "text": "hello"}
    answers = await asyncio.gather(
        *(house.command(made["match"], made["token"], **chat) for house in two * 4)
    )
    assert {answer.text for answer in answers} == {'{"type":"ack","key":"once","number":1}'}
    assert len(await two[0].journal.entries_since(made["match"], 0)) == 1


async def test_a_client_that_knows_more_than_its_server(
    two: list[House], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was told by another server; this one has not woken up yet, and looks."""
    here, there = two
    one, _ = await here.table("me", "hotseat")
    far = await come_in(there, one)
    monkeypatch.setattr(there.hub, "_broadcast", lambda *told: None)
    async with there.hub.room(one.match):
        # Nobody can wake the other server's room while we hold it.
        chooser = Dealer("knows more")
        for _ in range(2):
            await one.hear_of(await one.play_any(chooser))
        seat = one.may_act()[0]
        send = {"type": "play", "seat": seat, "text": one.moves(seat)[0], "number": one.number}
        played = asyncio.create_task(there.command(one.match, one.token, key="far", **send))
        await asyncio.sleep(0)
    assert (await played).json() == {"type": "ack", "key": "far", "number": 3}
    assert far.number == 0


async def test_wakes_that_were_missed(
    two: list[House], monkeypatch: pytest.MonkeyPatch, postgres_database: str
) -> None:
    """The listening connection is lost; when it is back, everything is caught up."""
    here, there = two
    monkeypatch.setattr(notify, "AGAIN_AFTER", 0.05)
    anna, ben, _ = await here.table("me", "open")
    ben = await come_in(there, ben)
    with psycopg.connect(postgres_database, autocommit=True) as link:
        ended = link.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND query LIKE 'LISTEN%'"
        ).fetchall()
    assert len(ended) == 2
    number = await anna.command("chat", text="did you hear that?")
    await ben.hear_of(number)
    number = await anna.command("chat", text="and that?")
    await ben.hear_of(number)


async def test_a_room_that_is_being_loaded_is_woken_too(two: list[House]) -> None:
    """An entry is written after the room was read and before it is there: it is not missed."""
    here, there = two
    one, _ = await here.table("me", "hotseat")
    real = there.journal.load
    read, go_on = asyncio.Event(), asyncio.Event()

    async def slow_load(match: str, with_snapshot: bool = True) -> Any:
        stored = await real(match, with_snapshot)
        read.set()
        await go_on.wait()
        return stored

    there.journal.load = slow_load  # type: ignore[method-assign]
    coming = asyncio.create_task(come_in(there, one))
    await read.wait()
    number = await one.command("chat", text="quick")
    await one.hear_of(number)
    woken = asyncio.create_task(there.hub.catch_up(one.match, number))
    for _ in range(5):
        await asyncio.sleep(0)
    assert not woken.done()
    go_on.set()
    far = await coming
    await woken
    await far.hear_of(number)


async def test_another_server_takes_over_a_bots_turn(
    postgres_database: str, open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns, "BOT_GRACE", 0.05)
    here = await open_house(postgres_database, bots=SlowBots)
    there = await open_house(postgres_database)
    made = await here.create({"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"})
    await SlowBots.last.is_thinking(1)
    watcher = await there.come_in(made["match"], made["token"])
    await watcher.until(lambda: watcher.is_over)
    SlowBots.last.answer()
    near = await here.come_in(made["match"], made["token"])
    await near.until(lambda: near.is_over)
    entries = await here.journal.entries_since(made["match"], 0)
    assert near.number == watcher.number == len(entries)


# ---------------------------------------------------------------------- databases that fail


class Trouble(Exception):
    """The database has trouble."""


def fails(house: House, name: str, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """One of the journal's doors is shut until the function that is returned is called."""
    broken = True
    real = getattr(house.journal, name)

    async def door(*words: Any) -> Any:
        if broken:
            raise Trouble
        return await real(*words)

    def mend() -> None:
        nonlocal broken
        broken = False

    monkeypatch.setattr(house.journal, name, door)
    return mend


async def test_nothing_counts_that_could_not_be_written(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben, _ = await house.table("me", "open")
    mend = fails(house, "append", monkeypatch)
    with pytest.raises(ConnectionError):
        await anna.command("chat", text="lost")
    assert anna.closed == 1011
    assert ben.state["chat"] == []
    fresh = await house.state(ben.match, ben.token)
    assert (fresh["number"], fresh["chat"]) == (1, [])
    mend()
    assert await ben.command("chat", text="kept") == 2
    await anna.connect()
    assert [line["text"] for line in anna.state["chat"]] == ["kept"]


async def test_nothing_counts_even_if_it_cannot_be_read_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database is gone altogether for a while: no gap in the numbers, no phantom entry."""
    anna, ben, _ = await house.table("me", "open")
    mends = [fails(house, name, monkeypatch) for name in ("append", "load")]
    with pytest.raises(ConnectionError):
        await anna.command("chat", text="lost")
    answer = await house.get(f"/api/matches/{ben.match}", ben.token)
    assert answer.status_code == 500
    for mend in mends:
        mend()
    fresh = await house.state(ben.match, ben.token)
    assert (fresh["number"], fresh["chat"]) == (1, [])
    assert await ben.command("chat", text="kept") == 2
    entries = await house.journal.entries_since(ben.match, 0)
    assert [entry.number for entry in entries] == [1, 2]


async def test_an_entry_that_was_written_although_nobody_was_told(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection broke after the commit: the client sends again and gets its number."""
    anna, ben, _ = await house.table("me", "open")
    real = house.journal.append

    async def writes_and_fails(*words: Any) -> bool:
        await real(*words)
        raise Trouble

    with monkeypatch.context() as patch:
        patch.setattr(house.journal, "append", writes_and_fails)
        with pytest.raises(ConnectionError):
            await anna.command("chat", text="written", key="again", number=1)
    await anna.connect()
    assert await anna.command("chat", text="written", key="again", number=1) == 2
    await ben.hear_of(2)
    assert [line["text"] for line in ben.state["chat"]] == ["written"]


async def test_too_many_conflicts(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody else is always first: at last the client is told to try again."""
    one, _ = await house.table("me", "hotseat")
    real = house.journal.append

    async def always_late(match: str, entry: Entry, flags: Any = None) -> bool:
        other = Entry(entry.number, "chat", 0, {"text": "first"}, None, entry.at)
        assert await real(match, other, flags)
        return await real(match, entry, flags)

    with monkeypatch.context() as patch:
        patch.setattr(house.journal, "append", always_late)
        with pytest.raises(Refused) as refusal:
            await one.command("chat", text="late")
        assert refusal.value.code == "busy"
    await one.hear_of(hub.MAX_TRIES)
    assert {line["text"] for line in one.state["chat"]} == {"first"}
    assert await one.command("chat", text="now") == hub.MAX_TRIES + 1


async def test_somebody_who_goes_away_does_not_stop_the_others(house: House) -> None:
    """A request is given up in the middle of its write."""
    anna, ben, _ = await house.table("me", "open")
    access = await house.hub.access(anna.match, anna.token)
    for each in range(20):
        command = Chat(f"gone {each}", 0, 0, f"gone {each}")
        going = asyncio.create_task(house.hub.command(access, command))
        for _ in range(each % 7):
            await asyncio.sleep(0)
        going.cancel()
        await asyncio.gather(going, return_exceptions=True)
    number = await ben.command("chat", text="still here")
    entries = await house.journal.entries_since(anna.match, 0)
    assert [entry.number for entry in entries] == list(range(1, number + 1))
    await anna.hear_of(number)
    assert_same(anna.state, await house.state(anna.match, anna.token))


@pytest.mark.parametrize("is_loaded_first", [True, False])
async def test_a_match_has_one_room(
    house: House, monkeypatch: pytest.MonkeyPatch, is_loaded_first: bool
) -> None:
    """Whoever lays it, and somebody who has heard of it at once and loads it, meet in the same."""
    honest_create, honest_load = house.journal.create, house.journal.load
    loading: list[asyncio.Task[OpenRoom]] = []
    is_loading, is_laid = asyncio.Event(), asyncio.Event()

    async def create(*given: Any) -> bool:
        kept = await honest_create(*given)
        loading.append(asyncio.create_task(house.open_room(given[0].id)))
        await is_loading.wait()
        if is_loaded_first:
            await loading[0]
        return kept

    async def load(match: str) -> Stored | None:
        is_loading.set()
        stored = await honest_load(match)
        if not is_loaded_first:
            await is_laid.wait()
        return stored

    monkeypatch.setattr(house.journal, "create", create)
    monkeypatch.setattr(house.journal, "load", load)
    made = await house.create("me", "hotseat")
    laid = house.hub.rooms[made["match"]]
    is_laid.set()
    assert await loading[0] is laid
    assert house.hub.rooms[made["match"]] is laid
