"""Wakes: PostgreSQL tells every process when another one wrote to matches."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import psycopg

from bagatelle.server.writer import CHANNEL

AGAIN_AFTER = 1.0
"""Seconds."""

log = logging.getLogger("bagatelle.server")


async def listen(
    conninfo: str,
    own: str,
    woken: Callable[[str, int], Awaitable[None]],
    missed: Callable[[], Awaitable[None]],
) -> None:
    """Call ``woken`` for every entry that somebody else than ``own`` has written; ``missed``
    whenever some may be lost.
    """
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(conninfo, autocommit=True) as link:
                await link.execute(f"LISTEN {CHANNEL}")
                await missed()
                async for notice in link.notifies():
                    writer, *words = notice.payload.split(" ")
                    if writer != own:
                        for word in words:
                            match, _, number = word.partition(":")
                            await woken(match, int(number))
        except Exception:
            # Whatever it was, a process that does not listen would fall silent for good.
            log.warning("lost touch with the database; listening again soon", exc_info=True)
            await asyncio.sleep(AGAIN_AFTER)
