"""Bots at work: in processes of their own, so that the server never waits for a thought."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import msgspec

from bagatelle.bots import make_bot
from bagatelle.games import make_game
from bagatelle.kernel import table
from bagatelle.kernel.perspective import Perspective

START_WITHIN = 120.0
"""Seconds that a worker may need before it can think: they are not the bot's."""
MOST_TRIES = 2
"""A worker may die of another bot's thought, so a second one gets the same question."""

log = logging.getLogger("bagatelle.server")


class Thought(msgspec.Struct, frozen=True):
    """What a bot is asked: one moment of a match, from one seat."""

    game: str
    players: int
    options: dict[str, str]
    table: str
    seat: int
    bot: str
    seed: str


def think(thought: Thought) -> str:
    """The move of a bot, in notation. Runs in a worker process."""
    game = make_game(thought.game, thought.players, thought.options)
    perspective = Perspective(game, table.load(thought.table), thought.seat)
    bot = make_bot(thought.bot, thought.game, thought.seed)
    text = game.notation.write(game.choice(bot.choose(perspective)))
    assert text is not None
    return text


def end_with_server() -> None:
    """Let this worker end when the server does, even if it is killed."""
    server = multiprocessing.parent_process()
    assert server is not None

    def wait() -> None:
        server.join()
        os._exit(1)

    threading.Thread(target=wait, name="end-with-server", daemon=True).start()


def is_ready() -> bool:
    """What a worker says as soon as it can say anything."""
    return True


class BotWorks:
    """A pool of workers. A bot that takes too long or kills its worker is replaced by `random`."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._workers = workers
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None
        # A thought waits here for a worker, so that its time begins only when it does.
        self._free = asyncio.Semaphore(workers)

    async def move(self, thought: Thought) -> str:
        """The move of a bot, within its time."""
        for _ in range(MOST_TRIES):
            try:
                async with self._free:
                    return await self._ask(thought)
            except BrokenProcessPool:
                log.warning("a bot's worker died", extra={"bot": thought.bot})
            except TimeoutError:
                log.warning("a bot took too long", extra={"bot": thought.bot})
                break
            except Exception:
                log.exception("a bot failed", extra={"bot": thought.bot})
                break
        return await asyncio.to_thread(think, msgspec.structs.replace(thought, bot="random"))

    def close(self) -> None:
        if self._pool is not None:
            self._end(self._pool)

    async def _ask(self, thought: Thought) -> str:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=context, initializer=end_with_server
            )
        pool = self._pool
        loop = asyncio.get_running_loop()
        try:
            await asyncio.wait_for(loop.run_in_executor(pool, is_ready), START_WITHIN)
            job = loop.run_in_executor(pool, think, thought)
            return await asyncio.wait_for(job, self._seconds)
        except (TimeoutError, BrokenProcessPool):
            self._end(pool)
            raise

    def _end(self, pool: ProcessPoolExecutor) -> None:
        """End all workers of a pool: a thought cannot be stopped otherwise."""
        if pool is self._pool:
            self._pool = None
        for worker in list((pool._processes or {}).values()):
            worker.kill()
        pool.shutdown(wait=True)
