"""Where long answers are made: one after the other, and everybody else has a turn in between."""

from __future__ import annotations

import asyncio


class Desk:
    """Whoever is inside makes a long answer. Moves do not pass here, so they never wait for it."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def __aenter__(self) -> None:
        await self._lock.acquire()
        try:
            # The loop hears all the others before it makes the next answer.
            await asyncio.sleep(0)
        except BaseException:
            self._lock.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._lock.release()
