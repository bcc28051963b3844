"""Bots at work: in processes of their own, so that the server never waits while one thinks."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

import msgspec

from bagatelle.bots import make_bot
from bagatelle.bots.advice import Advised, advice
from bagatelle.games import make_game
from bagatelle.kernel.perspective import Perspective

START_WITHIN = 120.0
"""Seconds that a worker may need before it can think: they are not the bot's."""

Request = TypeVar("Request")
Result = TypeVar("Result")

ADVICE_SECONDS = 4.0
"""So long the minister considers, at most, what somebody might do."""

log = logging.getLogger("bagatelle.server")


class BotRequest(msgspec.Struct, frozen=True):
    """What a bot is asked: one moment of a match, as one seat knows it. Neither the true table nor
    the seed of the match ever comes to a worker.
    """

    game: str
    players: int
    options: dict[str, str]
    perspective: bytes
    seat: int
    bot: str
    seed: str
    """Of the bot's own chance."""


def think(request: BotRequest) -> list[int]:
    """The plan of a bot. Runs in a worker process."""
    return make_bot(request.bot, request.game, request.seed).plan(perspective_of(request))


def advise(request: BotRequest) -> list[Advised]:
    """What the minister would do in the place of a seat. Runs in a worker process."""
    return advice(perspective_of(request), request.seed, seconds=ADVICE_SECONDS)


def perspective_of(request: BotRequest) -> Perspective:
    """The moment that somebody is asked about, as their seat knows it."""
    game = make_game(request.game, request.players, request.options)
    return Perspective.unpack(game, request.perspective, request.seat)


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


class Worker:
    """One process that thinks. It is started when it is first asked."""

    def __init__(self, begin: Callable[[], None] = end_with_server) -> None:
        self._begin = begin
        """What the process does first."""
        self._pool: ProcessPoolExecutor | None = None

    async def do(
        self, work: Callable[[Request], Result], request: Request, seconds: float
    ) -> Result:
        """What comes of a thought; raises TimeoutError or BrokenProcessPool."""
        loop = asyncio.get_running_loop()
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=self._begin)
            ready = loop.run_in_executor(self._pool, is_ready)
            await asyncio.wait_for(ready, START_WITHIN)
        return await asyncio.wait_for(loop.run_in_executor(self._pool, work, request), seconds)

    def end(self) -> None:
        """A thought cannot be stopped otherwise. The next one gets a new process."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=True)


class BotPool:
    """All workers. A bot that takes too long, fails or kills its worker moves like `random`.

    A thought waits for a free worker, and its time begins only when it has one.
    """

    def __init__(self, workers: int, seconds: float) -> None:
        self._seconds = seconds
        self._workers = [Worker() for _ in range(workers)]
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def plan(self, request: BotRequest) -> list[int]:
        """What a bot will do, within its time."""
        worker = await self._free.get()
        try:
            return await worker.do(think, request, self._seconds)
        except (TimeoutError, BrokenProcessPool):
            log.warning("a bot took too long or its worker died", extra={"bot": request.bot})
            worker.end()
        except Exception:
            log.exception("a bot failed", extra={"bot": request.bot})
        finally:
            self._free.put_nowait(worker)
        return await asyncio.to_thread(think, msgspec.structs.replace(request, bot="random"))

    async def advise(self, request: BotRequest) -> list[Advised]:
        """What the minister would do; nothing, if it takes too long or fails."""
        worker = await self._free.get()
        try:
            return await worker.do(advise, request, self._seconds)
        except (TimeoutError, BrokenProcessPool):
            log.warning("advice took too long or its worker died")
            worker.end()
        except Exception:
            log.exception("advice failed")
        finally:
            self._free.put_nowait(worker)
        return []

    def close(self) -> None:
        for worker in self._workers:
            worker.end()
