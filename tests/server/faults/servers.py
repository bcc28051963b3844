"""Server processes that can be struck down and come up again on the same data."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import re
import signal
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from tests.server.faults.slow_server import run

# Processes are forked from one that has imported everything, so they come up quickly.
PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload(["__main__", run.__module__])

COMMIT_TAKES = 0.015
"""Seconds; a slow disk, but there are slower ones."""
PATIENCE = 240.0
"""Seconds in which a process must have come up, or gone."""
LOOK_EVERY = 0.02


class Life:
    """A server process."""

    def __init__(self, database: str, commit_takes: float, seed: str, log: Path) -> None:
        self.log = log
        self._said = b""
        self._is_silent = False
        self._ear, out = PROCESSES.Pipe(duplex=False)
        os.set_blocking(self._ear.fileno(), False)
        args = (database, commit_takes, seed, out, log)
        self._process = PROCESSES.Process(target=run, args=args)
        self._process.start()
        out.close()

    async def address(self) -> str:
        """Where it listens, as soon as it does."""
        await _until(lambda: self._has_fallen_silent() or b"\n" in self._said)
        found = re.search(rb"http://[\d.:]+", self._said)
        assert found is not None, f"the server did not start:\n{self.log.read_text()}"
        return found[0].decode()

    def strike(self, blow: signal.Signals) -> None:
        assert self._process.pid is not None
        os.kill(self._process.pid, blow)

    async def end(self) -> int | None:
        """Wait until it and all its bots have ended; its exit code."""
        await _until(self._has_fallen_silent)
        await _until(lambda: self._process.exitcode is not None)
        return self._process.exitcode

    def sweep(self) -> None:
        """Whatever is left of it, end it now."""
        assert self._process.pid is not None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.join()
        self._process.close()
        self._ear.close()

    def _has_fallen_silent(self) -> bool:
        """Whether nobody is left who could say anything."""
        while not self._is_silent:
            try:
                said = os.read(self._ear.fileno(), 4096)
            except BlockingIOError:
                break
            self._said += said
            self._is_silent = not said
        return self._is_silent


class Server:
    """One server, in one process after the other."""

    def __init__(
        self,
        database: str,
        folder: Path,
        commit_takes: float = COMMIT_TAKES,
        seed: str = "faults",
    ) -> None:
        self._database = database
        self._seed = seed
        self._commit_takes = commit_takes
        self._folder = folder
        folder.mkdir()
        self._lives: list[Life] = []
        self._address = ""
        self.is_up = False

    @property
    def address(self) -> str:
        """Where it listens."""
        assert self.is_up
        return self._address

    async def start(self) -> None:
        log = self._folder / f"log-{len(self._lives)}"
        # No two processes on one database may think of the same match.
        seed = f"{self._seed}/{self._folder.name}/{log.name}"
        self._lives.append(Life(self._database, self._commit_takes, seed, log))
        self._address = await self._lives[-1].address()
        self.is_up = True

    def strike(self, blow: signal.Signals) -> None:
        """Whatever it is doing: now."""
        self.is_up = False
        self._lives[-1].strike(blow)

    async def end(self) -> int | None:
        return await self._lives[-1].end()

    def sweep(self) -> None:
        for life in self._lives:
            life.sweep()

    def complaints(self) -> list[str]:
        """The lines of its logs that tell of something that must not happen."""
        logs = [life.log.read_text() for life in self._lives]
        return [line for log in logs for line in log.splitlines() if _is_bad(line)]


def _is_bad(line: str) -> bool:
    try:
        level = msgspec.json.decode(line, type=dict[str, str])["level"]
    except msgspec.DecodeError:
        # The last line of a process that was struck, or words of Python itself: a worker that was
        # about to start when its server was struck may complain, a thread of the server may not.
        return line.startswith("Exception in thread")
    return level in ("error", "critical")


async def _until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "a server process neither comes nor goes"
        await asyncio.sleep(LOOK_EVERY)
