"""Bots at work: in processes of their own, so that the server never waits for a thought."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import msgspec

from bagatelle.bots import make_bot
from bagatelle.games import make_game
from bagatelle.kernel import table
from bagatelle.kernel.perspective import Perspective

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


class BotWorks:
    """A pool of workers. One that takes too long is ended, and `random` moves instead."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._workers = workers
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None

    async def move(self, thought: Thought) -> str:
        """The move of a bot, within its time."""
        try:
            return await self._ask(thought)
        except (TimeoutError, BrokenProcessPool):
            log.warning("a bot took too long or its worker died", extra={"bot": thought.bot})
            self._end_pool()
        except Exception:
            log.exception("a bot failed", extra={"bot": thought.bot})
        return await self._ask(msgspec.structs.replace(thought, bot="random"))

    def close(self) -> None:
        self._end_pool()

    async def _ask(self, thought: Thought) -> str:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context)
        loop = asyncio.get_running_loop()
        job = loop.run_in_executor(self._pool, think, thought)
        return await asyncio.wait_for(job, self._seconds)

    def _end_pool(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            for worker in list((pool._processes or {}).values()):
                worker.kill()
            pool.shutdown(wait=True, cancel_futures=True)
