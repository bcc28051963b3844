"""Bots that misbehave, or think for as long as a test wants."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from typing import ClassVar

from bagatelle.games import make_game
from bagatelle.kernel.match import Match
from bagatelle.server.botworks import BotWorks, Thought, think
from tests.server.client import until


class SlowBots:
    """Bots that answer only when they are told to."""

    last: ClassVar[SlowBots]

    def __init__(self, workers: int, seconds: float) -> None:
        self.asked: list[Thought] = []
        self._may_answer = asyncio.Event()
        SlowBots.last = self

    async def move(self, thought: Thought) -> str:
        self.asked.append(thought)
        await self._may_answer.wait()
        return think(thought)

    async def is_thinking(self, thoughts: int) -> None:
        await until(lambda: len(self.asked) >= thoughts)

    def answer(self) -> None:
        self._may_answer.set()

    def close(self) -> None:
        pass


# What stands in for `think` in a worker process.


def hang(thought: Thought) -> str:
    """Never comes to a decision, unless it is asked to be random."""
    if thought.bot != "random":
        threading.Event().wait()
    return think(thought)


def die(thought: Thought) -> str:
    """Takes its worker with it."""
    if thought.bot != "random":
        os._exit(1)
    return think(thought)


def fail(thought: Thought) -> str:
    if thought.bot != "random":
        raise RuntimeError("no idea")
    return think(thought)


def die_if_marked(thought: Thought) -> str:
    return die(thought) if thought.seed == "die" else think(thought)


A_WHILE = 0.25
"""Seconds."""


def take_a_while(thought: Thought) -> str:
    time.sleep(A_WHILE)
    return think(thought)


A_SLOW_START = 6.0
"""Seconds."""


def start_slowly() -> bool:
    time.sleep(A_SLOW_START)
    return True


async def one_thought_and_then_none() -> None:
    """Stands for a server: says the number of its worker, and waits to be killed."""
    works = BotWorks(1, 60.0)
    match = Match(make_game("banquet", 2, {}), "thought")
    await works.move(Thought("banquet", 2, {}, match.dump(), match.to_act[0], "random", "1"))
    pool = works._workers[0]._pool
    assert pool is not None
    print(*pool._processes, flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(one_thought_and_then_none())
