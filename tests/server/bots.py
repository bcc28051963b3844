"""Bots that misbehave, or think for as long as a test wants."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from typing import ClassVar

from bagatelle.games import make_game
from bagatelle.kernel.match import Match
from bagatelle.server.bot_pool import BotPool, BotRequest, think
from tests.server.client import until


class SlowBots:
    """Bots that answer only when they are told to."""

    last: ClassVar[SlowBots]

    def __init__(self, workers: int, seconds: float) -> None:
        self.asked: list[BotRequest] = []
        self._may_answer = asyncio.Event()
        SlowBots.last = self

    async def plan(self, request: BotRequest) -> list[int]:
        self.asked.append(request)
        await self._may_answer.wait()
        return think(request)

    async def is_thinking(self, thoughts: int) -> None:
        await until(lambda: len(self.asked) >= thoughts)

    def answer(self) -> None:
        self._may_answer.set()

    def close(self) -> None:
        pass


# What stands in for `think` in a worker process.


def hang(request: BotRequest) -> list[int]:
    """Never comes to a decision, unless it is asked to be random."""
    if request.bot != "random":
        threading.Event().wait()
    return think(request)


def die(request: BotRequest) -> list[int]:
    """Takes its worker with it."""
    if request.bot != "random":
        os._exit(1)
    return think(request)


def fail(request: BotRequest) -> list[int]:
    if request.bot != "random":
        raise RuntimeError("no idea")
    return think(request)


def die_if_marked(request: BotRequest) -> list[int]:
    return die(request) if request.seed == "die" else think(request)


A_WHILE = 0.25
"""Seconds."""


def take_a_while(request: BotRequest) -> list[int]:
    time.sleep(A_WHILE)
    return think(request)


A_SLOW_START = 6.0
"""Seconds."""


def start_slowly() -> bool:
    time.sleep(A_SLOW_START)
    return True


async def one_thought_and_then_none() -> None:
    """Stands for a server: says the number of its worker, and waits to be killed."""
    works = BotPool(1, 60.0)
    match = Match(make_game("banquet", 2, {}), "thought")
    (seat,) = match.to_act
    packed = match.perspective(seat).pack()
    await works.plan(BotRequest("banquet", 2, {}, packed, seat, "random", "1"))
    pool = works._workers[0]._pool
    assert pool is not None
    print(*pool._processes, flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(one_thought_and_then_none())
