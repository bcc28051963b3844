"""Whether newcomers are heard where many sit already: ``python -m benchmarks.server.crowd``.

So many tables with somebody who listens at each, then newcomers who come in at the same moment,
each at a table of their own. All of them say something and wait to hear it; then all who sat there
before do. The server is whatever ``bagatelle`` can be imported.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import time
from collections.abc import Awaitable, Iterable
from typing import Any, TypeVar

import httpx
import msgspec
from tests.server.client import dial

from benchmarks.server.__main__ import bagatelle, memory_kb

AT_THE_DOOR = 16
"""Tables that are laid, and sockets that are opened, at the same time."""
PATIENCE = 30.0
"""Seconds after which somebody counts as deaf."""

T = TypeVar("T")
Made = dict[str, Any]


async def some_at_once(work: Iterable[Awaitable[T]]) -> list[T]:
    door = asyncio.Semaphore(AT_THE_DOOR)

    async def through(each: Awaitable[T]) -> T:
        async with door:
            return await each

    return await asyncio.gather(*map(through, work))


async def lay(http: httpx.AsyncClient) -> Made:
    seats = [{"kind": "me"}, {"kind": "open"}]
    answer = await http.post("/api/matches", json={"game": "banquet", "seats": seats})
    made: Made = answer.raise_for_status().json()
    return made


async def come_in(address: str, made: Made) -> Any:
    url = f"{address.replace('http', 'ws', 1)}/api/matches/{made['match']}/socket"
    client = await dial(url, max_size=None, compression=None)
    await client.send(msgspec.json.encode({"type": "hello", "token": made["token"]}).decode())
    await client.recv()
    return client


async def talk(client: Any, key: str) -> float | None:
    """Milliseconds until somebody hears what they have said; None if they never do."""
    said = {"type": "chat", "key": key, "number": 0, "seat": 0, "text": "can you hear me?"}
    begun = time.perf_counter()
    try:
        async with asyncio.timeout(PATIENCE):
            await client.send(msgspec.json.encode(said).decode())
            while f'"key":"{key}"' not in str(await client.recv()):
                pass
    except TimeoutError:
        return None
    return (time.perf_counter() - begun) * 1000


def tell(who: str, waits: list[float | None]) -> None:
    heard = sorted(wait for wait in waits if wait is not None)
    cuts = statistics.quantiles(heard, n=100) if len(heard) > 1 else [0.0] * 99
    deaf = len(waits) - len(heard)
    print(f"{who}: {len(waits)}, deaf {deaf}, p50 {cuts[49]:.0f} ms, p99 {cuts[98]:.0f} ms")


async def run(address: str, pid: int, rooms: int, newcomers: int) -> None:
    async with httpx.AsyncClient(base_url=address, timeout=60, trust_env=False) as http:
        tables = await some_at_once(lay(http) for _ in range(rooms + newcomers))
        seated = await some_at_once(come_in(address, made) for made in tables[:rooms])
        print(f"{rooms} rooms with a listener each: {memory_kb(pid) / 1024:,.0f} MB", flush=True)
        late = await asyncio.gather(*(come_in(address, made) for made in tables[rooms:]))
        tell("newcomers, all at once", await asyncio.gather(*(talk(each, "late") for each in late)))
        tell("those who sat there", await some_at_once(talk(each, "early") for each in seated))
        await asyncio.gather(*(client.close() for client in (*seated, *late)))


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--rooms", type=int, default=3_000)
    arguments.add_argument("--newcomers", type=int, default=300)
    given = arguments.parse_args()
    with bagatelle("Bagatelle, SQLite", "banquet", "") as server:
        asyncio.run(run(server.address, server.pid, given.rooms, given.newcomers))


if __name__ == "__main__":
    main()
