"""Bots at work in their own processes, and what happens when they do not come back."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bagatelle.bots import make_bot
from bagatelle.games import make_game
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.match import Match
from bagatelle.kernel.message import Message
from bagatelle.server import bot_pool, turns
from bagatelle.server.bot_pool import BotPool, BotRequest, think
from bagatelle.server.read_only import ReadOnlyRoom
from bagatelle.server.room import Room
from bagatelle.server.room_base import moves_of
from bagatelle.server.writer import Entry
from tests.server import bots
from tests.server.bots import SlowBots
from tests.server.client import Client, until
from tests.server.evening import play_to_the_end
from tests.server.house import House, OpenHouse

ROOT = Path(__file__).parents[2]
SLOW_MACHINE = 60.0
"""Seconds that a bot may take which is expected to answer."""


def is_alive(process: int) -> bool:
    """Whether a process runs; one that only waits to be buried does not."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{process}/stat")
    return not state.exists() or state.read_text().rpartition(")")[2].split()[0] != "Z"


def thought(bot: str = "greedy", seed: str = "1") -> BotRequest:
    match = Match(make_game("banquet", 2, {}), "thought")
    (seat,) = match.to_act
    return BotRequest("banquet", 2, {}, match.perspective(seat).pack(), seat, bot, seed)


def is_legal(plan: list[int]) -> bool:
    match = Match(make_game("banquet", 2, {}), "thought")
    return match.playable(plan, match.to_act[0]) == plan


async def test_workers_think_as_we_would() -> None:
    works = BotPool(1, SLOW_MACHINE)
    try:
        for bot in ("random", "greedy"):
            assert await works.plan(thought(bot)) == think(thought(bot))
    finally:
        works.close()


async def test_the_loop_goes_on_while_a_bot_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "think", bots.hang)
    works = BotPool(1, 0.3)
    turns = 0

    async def spin() -> None:
        nonlocal turns
        while True:
            await asyncio.sleep(0.01)
            turns += 1

    spinning = asyncio.create_task(spin())
    assert is_legal(await works.plan(thought()))
    spinning.cancel()
    works.close()
    assert turns > 3


@pytest.mark.parametrize("misbehaviour", [bots.hang, bots.die, bots.fail])
async def test_a_bot_that_does_not_come_back(
    monkeypatch: pytest.MonkeyPatch, misbehaviour: object, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bot_pool, "think", misbehaviour)
    works = BotPool(1, 1.0 if misbehaviour is bots.hang else SLOW_MACHINE)
    try:
        plan = await works.plan(thought())
        assert plan == think(thought("random"))
        assert caplog.records
        assert all(record.__dict__["bot"] == "greedy" for record in caplog.records)
    finally:
        works.close()


async def test_one_that_dies_costs_the_others_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "think", bots.die_if_marked)
    works = BotPool(2, SLOW_MACHINE)
    try:
        asked = [thought(seed=word) for word in ("1", "die", "2", "3", "die", "4")]
        plans = await asyncio.gather(*(works.plan(each) for each in asked))
    finally:
        works.close()
    bot = {"die": "random"}
    assert plans == [think(thought(bot.get(each.seed, each.bot), each.seed)) for each in asked]


async def test_time_counts_from_when_a_worker_is_free(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots wait for the only worker, together for longer than one of them may think."""
    monkeypatch.setattr(bot_pool, "think", bots.take_a_while)
    works = BotPool(1, SLOW_MACHINE)
    try:
        await works.plan(thought())
        works._seconds = 20 * bots.A_WHILE
        plans = await asyncio.gather(*(works.plan(thought(seed=str(n))) for n in range(24)))
    finally:
        works.close()
    assert plans == [think(thought(seed=str(number))) for number in range(24)]


async def test_the_start_of_a_worker_is_not_the_bots_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "is_ready", bots.start_slowly)
    works = BotPool(1, bots.A_SLOW_START - 1)
    try:
        assert await works.plan(thought()) == think(thought())
    finally:
        works.close()


async def test_workers_end_with_their_server() -> None:
    """Even if it is killed, and cannot say goodbye."""
    command = [sys.executable, "-m", "tests.server.bots"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT)
    assert server.stdout is not None
    with server.stdout as told:
        worker = int(await asyncio.to_thread(told.readline))
        assert is_alive(worker)
        server.kill()
        server.wait()
        await until(lambda: not is_alive(worker))


@pytest.mark.parametrize("misbehaviour", [bots.hang, bots.die])
async def test_the_match_goes_on(
    database: str,
    open_house: OpenHouse,
    monkeypatch: pytest.MonkeyPatch,
    misbehaviour: object,
) -> None:
    monkeypatch.setattr(bot_pool, "think", misbehaviour)
    house = await open_house(database, bots=BotPool, bot_seconds=0.2)
    made = await house.create({"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"})
    watcher = await house.come_in(made["match"], made["token"])
    await watcher.hear_of(2)


async def test_a_whole_game_with_real_workers(sqlite_database: str, open_house: OpenHouse) -> None:
    house = await open_house(sqlite_database, bots=BotPool, bot_seconds=SLOW_MACHINE)
    anna, _ = await house.table("me", {"kind": "bot", "bot": "greedy"})
    assert await play_to_the_end([anna], "workers", most=30) > 0
    entries = await house.journal.entries_since(anna.match, 0)
    assert {entry.seat for entry in entries} == {0, 1}


async def anna_begins(house: House) -> Client:
    """A table with a bot at which it is not the bot's turn first."""
    while True:
        made = await house.create("me", {"kind": "bot", "bot": "random"})
        anna = await house.come_in(made["match"], made["token"])
        if anna.may_act():
            SlowBots.last.asked.clear()
            return anna


async def test_talk_does_not_make_a_bot_think_again(
    sqlite_database: str, open_house: OpenHouse
) -> None:
    house = await open_house(sqlite_database, bots=SlowBots)
    anna = await anna_begins(house)
    chooser = Dealer("talk")
    while anna.may_act():
        await anna.hear_of(await anna.play_any(chooser))
    slow = SlowBots.last
    await slow.is_thinking(1)
    for _ in range(5):
        await anna.command("chat", text="hurry up")
    assert len(slow.asked) == 1
    number = anna.number
    slow.answer()
    await anna.until(lambda: bool(anna.may_act()))
    entries = await house.journal.entries_since(anna.match, number)
    assert {entry.seat for entry in entries if entry.kind == "play"} == {1}


async def test_a_thought_for_another_table_is_thrown_away(
    sqlite_database: str, open_house: OpenHouse
) -> None:
    """The human takes his move back and makes another one while the bot thinks."""
    house = await open_house(sqlite_database, bots=SlowBots)
    anna = await anna_begins(house)
    slow = SlowBots.last
    chooser = Dealer("other table")
    while anna.may_act():
        await anna.hear_of(await anna.play_any(chooser))
    await slow.is_thinking(1)
    await anna.hear_of(await anna.command("ask_takeback"))
    seat = anna.may_act()[0]
    await anna.hear_of(await anna.play(anna.moves(seat)[-1]))
    while anna.may_act():
        await anna.hear_of(await anna.play_any(chooser))
    await slow.is_thinking(2)
    expected = think(slow.asked[1])
    number = anna.number
    slow.answer()
    await anna.hear_of(number + 1)
    entries = await house.journal.entries_since(anna.match, number)
    game = make_game("banquet", 2, {})
    assert moves_of(entries[0]) == [game.spelled(move)[1] for move in expected]


async def test_a_move_that_could_not_be_written_is_tried_again(
    database: str, open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns, "AGAIN_AFTER", 0.01)
    house = await open_house(database, bots=SlowBots)
    made = await house.create({"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"})
    watcher = await house.come_in(made["match"], made["token"])
    slow = SlowBots.last
    await slow.is_thinking(1)
    real = house.journal.append
    failures = iter(range(3))

    async def fails_three_times(*words: object) -> bool:
        if next(failures, None) is not None:
            raise OSError("the disk is full")
        return await real(*words)  # type: ignore[arg-type]

    monkeypatch.setattr(house.journal, "append", fails_three_times)
    slow.answer()
    await watcher.hear_of(5)
    assert next(failures, None) is None


async def test_closing_ends_the_workers() -> None:
    works = BotPool(1, SLOW_MACHINE)
    await works.plan(thought())
    pool = works._workers[0]._pool
    assert pool is not None
    (process,) = pool._processes.values()
    works.close()
    await until(lambda: not process.is_alive())


# ---------------------------------------------------------------------- whole turns

GREEDY = {"kind": "bot", "bot": "greedy"}


@pytest.mark.parametrize("game", ["banquet", "rokoko", "augsburg"])
async def test_a_turn_is_one_thought_one_entry_and_one_update(
    database: str, open_house: OpenHouse, game: str
) -> None:
    house = await open_house(database)
    made = await house.create(GREEDY, GREEDY, game=game)
    watcher = await house.come_in(made["match"], made["watch"])
    await watcher.until(lambda: watcher.is_over or watcher.number > 40)
    plays = {update["number"]: update for update in watcher.updates}
    entries = await house.journal.entries_since(watcher.match, 0)
    several = [entry for entry in entries if len(moves_of(entry)) > 1]
    assert several
    for entry in several:
        if entry.number in plays:
            steps = plays[entry.number]["steps"]
            assert len(steps) <= len(moves_of(entry))
            assert 0 not in steps
            assert sum(steps) == len(plays[entry.number]["log"])
    assert all(plays[n]["steps"] == [] for n in plays.keys() - {each.number for each in several})


async def test_everybody_hears_the_moves_of_a_turn_as_far_as_they_may(
    sqlite_database: str, open_house: OpenHouse
) -> None:
    """Each step has the lines of one move; of a move without a line nobody is told."""
    house = await open_house(sqlite_database)
    anna, watcher = await house.table("me", GREEDY, GREEDY, game="rokoko")
    await play_to_the_end([anna], "steps", most=25)
    entries = {e.number: e for e in await house.journal.entries_since(anna.match, 0)}
    open_room = await house.open_room(anna.match)
    room = open_room.room
    assert isinstance(room, Room)
    for client, viewer in ((anna, 0), (watcher, None)):
        moves = 0
        for update in client.updates:
            if update["steps"]:
                texts = moves_of(entries[update["number"]])
                assert 0 not in update["steps"]
                assert len(update["steps"]) <= len(texts)
                assert sum(update["steps"]) == len(update["log"])
                moves += len(texts)
        assert moves > 5
        lines = [line.kind for line in room.match.log_lines(viewer)]
        assert [line["event"] for line in client.state["log"]] == lines[-len(client.state["log"]) :]


async def test_whoever_takes_a_seat_back_undoes_a_bots_moves_one_by_one(
    sqlite_database: str, open_house: OpenHouse
) -> None:
    """A turn is written down at once, but it is made of moves."""
    house = await open_house(sqlite_database)
    row = (await house.create("me", "hotseat"))["match"]
    room = (await house.open_room(row)).room
    assert isinstance(room, Room)
    (seat,) = room.to_act
    plan = make_bot("greedy", "banquet", "1").plan(room.match.perspective(seat))
    before = len(room.match.rows)
    entry = room.decide_bot_moves(seat, plan[:3], 2_000)
    assert entry.data["texts"] == [room.match.game.spelled(move)[1] for move in plan[:3]]
    room.apply(entry)
    assert [played.move for played in room.match.played] == plan[:3]
    assert (room.changed_from, len(room.moves_from)) == (before, 3)
    room.apply(Entry(2, "undo", seat, {}, None, 3_000))
    assert [played.move for played in room.match.played] == plan[:2]
    assert room.moves_from == []
    other = 1 - seat
    room.apply(Entry(3, "ask_takeback", seat, {}, None, 4_000))
    room.apply(Entry(4, "answer_takeback", other, {"agree": True}, None, 5_000))
    assert [played.move for played in room.match.played] == plan[:1]
    again = ReadOnlyRoom(room.row, Message("server-read-only-replay"))
    again.apply_all([entry, Entry(2, "undo", seat, {}, None, 3_000)])
    assert [move.text for move in again.moves] == entry.data["texts"][:2]
