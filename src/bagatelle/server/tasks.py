"""Work that goes on by itself, until it is done or the server stops."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine


class Tasks:
    """Keeps what runs, so that nothing is thrown away on its way."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def cancel_all(self) -> None:
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
