"""Bots at work in their own processes, and what happens when they do not come back."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bagatelle.games import make_game
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.match import Match
from bagatelle.server import botworks, hub
from bagatelle.server.botworks import BotWorks, Thought, think
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


def thought(bot: str = "greedy", seed: str = "1") -> Thought:
    match = Match(make_game("banquet", 2, {}), "thought")
    return Thought("banquet", 2, {}, match.dump(), match.to_act[0], bot, seed)


def is_legal(text: str) -> bool:
    match = Match(make_game("banquet", 2, {}), "thought")
    return match.why_not(text) is None


async def test_workers_think_as_we_would() -> None:
    works = BotWorks(1, SLOW_MACHINE)
    try:
        for bot in ("random", "greedy"):
            assert await works.move(thought(bot)) == think(thought(bot))
    finally:
        works.close()


async def test_the_loop_goes_on_while_a_bot_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(botworks, "think", bots.hang)
    works = BotWorks(1, 0.3)
    turns = 0

    async def spin() -> None:
        nonlocal turns
        while True:
            await asyncio.sleep(0.01)
            turns += 1

    spinning = asyncio.create_task(spin())
    assert is_legal(await works.move(thought()))
    spinning.cancel()
    works.close()
    assert turns > 3


@pytest.mark.parametrize("misbehaviour", [bots.hang, bots.die, bots.fail])
async def test_a_bot_that_does_not_come_back(
    monkeypatch: pytest.MonkeyPatch, misbehaviour: object, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(botworks, "think", misbehaviour)
    works = BotWorks(1, 1.0 if misbehaviour is bots.hang else SLOW_MACHINE)
    try:
        text = await works.move(thought())
        assert text == think(thought("random"))
        assert caplog.records
        assert all(record.__dict__["bot"] == "greedy" for record in caplog.records)
    finally:
        works.close()


async def test_one_that_dies_costs_the_others_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(botworks, "think", bots.die_if_marked)
    works = BotWorks(2, SLOW_MACHINE)
    try:
        asked = [thought(seed=word) for word in ("1", "die", "2", "3", "die", "4")]
        texts = await asyncio.gather(*(works.move(each) for each in asked))
    finally:
        works.close()
    bot = {"die": "random"}
    assert texts == [think(thought(bot.get(each.seed, each.bot), each.seed)) for each in asked]


async def test_time_counts_from_when_a_worker_is_free(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots wait for the only worker, together for longer than one of them may think."""
    monkeypatch.setattr(botworks, "think", bots.take_a_while)
    works = BotWorks(1, SLOW_MACHINE)
    try:
        await works.move(thought())
        works._seconds = 20 * bots.A_WHILE
        texts = await asyncio.gather(*(works.move(thought(seed=str(n))) for n in range(24)))
    finally:
        works.close()
    assert texts == [think(thought(seed=str(number))) for number in range(24)]


async def test_the_start_of_a_worker_is_not_the_bots_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(botworks, "is_ready", bots.start_slowly)
    works = BotWorks(1, bots.A_SLOW_START - 1)
    try:
        assert await works.move(thought()) == think(thought())
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
    monkeypatch.setattr(botworks, "think", misbehaviour)
    house = await open_house(database, bots=BotWorks, bot_seconds=0.2)
    made = await house.create({"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"})
    watcher = await house.come_in(made["match"], made["token"])
    await watcher.hear_of(2)


async def test_a_whole_game_with_real_workers(sqlite_database: str, open_house: OpenHouse) -> None:
    house = await open_house(sqlite_database, bots=BotWorks, bot_seconds=SLOW_MACHINE)
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
    assert entries[0].data == {"text": expected}


async def test_a_move_that_could_not_be_written_is_tried_again(
    database: str, open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "BOT_AGAIN_AFTER", 0.01)
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
    works = BotWorks(1, SLOW_MACHINE)
    await works.move(thought())
    pool = works._workers[0]._pool
    assert pool is not None
    (process,) = pool._processes.values()
    works.close()
    await until(lambda: not process.is_alive())
