"""What one visitor can do to everybody else: ``python -m benchmarks.server.attacks``.

A server with its limits as they are by default; somebody innocent at a table who asks whether
anybody is there, every 60 milliseconds, and writes down the longest wait; and an attacker at
another address, in a process of its own. The server is whatever ``bagatelle`` can be imported.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import multiprocessing
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import msgspec
from tests.server.client import dial
from websockets.frames import Frame, Opcode

from benchmarks.server.__main__ import row

ELSEWHERE = "127.0.0.2"
"""The attacker's address; Linux lets anybody use it."""
EVERY = 0.06
"""Seconds between two questions of the innocent: fewer than anybody may ask."""
LONGEST = 25.0
"""Seconds an attack may last."""
SLOW = 2_000
"""Connections that say next to nothing."""

Made = dict[str, Any]
Attack = Callable[[str, Made], Awaitable[str]]


@contextmanager
def running() -> Iterator[str]:
    """The address of a server."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "bagatelle", "serve", "--port", "0", "--data-dir", folder]
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as server:
            assert server.stdout is not None
            try:
                yield server.stdout.readline().split()[-1].rstrip("/").removeprefix("http://")
            finally:
                server.terminate()


async def connected(address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, port = address.split(":")
    return await asyncio.open_connection(host, int(port), local_addr=(ELSEWHERE, 0))


async def at_table(address: str, made: Made, token: str) -> Any:
    """A socket of the attacker, after its first state."""
    url = f"ws://{address}/api/matches/{made['match']}/socket"
    client = await dial(url, max_size=None, local_addr=(ELSEWHERE, 0), compression=None)
    await client.send(msgspec.json.encode({"type": "hello", "token": token}).decode())
    await client.recv()
    return client


async def many_at_table(address: str, made: Made, token: str, many: int) -> list[Any]:
    """As many sockets as the attacker is let have."""
    opening = (at_table(address, made, token) for _ in range(many))
    opened = await asyncio.gather(*opening, return_exceptions=True)
    return [each for each in opened if not isinstance(each, BaseException)]


async def write_all(writer: Any, *parts: bytes) -> None:
    with contextlib.suppress(ConnectionError):
        for part in parts:
            writer.write(part)
            await writer.drain()


async def long_head(address: str, made: Made) -> str:
    """One request with 48 MB before its body."""
    reader, writer = await connected(address)
    await write_all(writer, b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ", *[b"x" * 65_536] * 768)
    with contextlib.suppress(ConnectionError):
        return f"status {(await reader.read(65_536)).split()[1].decode()}"
    return "cut off"


async def controls(address: str, made: Made) -> str:
    """400,000 pings below the messages of one socket."""
    ping = Frame(Opcode.PING, b"").serialize(mask=True)
    return await flood(address, made, ping * 4_000, 100)


async def fragments(address: str, made: Made) -> str:
    """One message in 2,000,000 empty parts."""
    part = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)
    begin = Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True)
    return await flood(address, made, part * 20_000, 100, begin)


async def flood(address: str, made: Made, part: bytes, times: int, begin: bytes = b"") -> str:
    client = await at_table(address, made, made["watch"])
    client.transport.write(begin)
    for _ in range(times):
        if client.transport.is_closing():
            break
        client.transport.write(part)
        while client.transport.get_write_buffer_size() and not client.transport.is_closing():
            await asyncio.sleep(0.002)
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(client.wait_closed(), 10)
    return f"closed with {client.close_code}"


async def fetches(address: str, made: Made) -> str:
    """200 sockets of one token that ask for 40 fresh views each."""
    clients = await many_at_table(address, made, made["watch"], 200)

    async def ask(client: Any) -> int:
        with contextlib.suppress(Exception):
            for _ in range(40):
                await client.send('{"type":"fetch"}')
            return sum(['"state"' in (await client.recv())[:20] for _ in range(41)])
        return 0

    return f"{sum(await asyncio.gather(*map(ask, clients)))} views"


async def chats(address: str, made: Made) -> str:
    """20 sockets of one token that talk as fast as they can, for 5 seconds."""
    clients = await many_at_table(address, made, made["token"], 20)

    async def talk(number: int, client: Any) -> None:
        with contextlib.suppress(Exception):
            for each in range(10_000):
                key = f"{number}-{each}"
                await client.send(
                    msgspec.json.encode(
                        {"type": "chat", "key": key, "number": 0, "seat": 0, "text": "x"}
                    ).decode()
                )
                while key not in await client.recv():
                    pass

    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(asyncio.gather(*map(talk, range(20), clients)), 5)
    async with httpx.AsyncClient(base_url=f"http://{address}", trust_env=False) as http:
        bearer = {"Authorization": f"Bearer {made['watch']}"}
        state = (await http.get(f"/api/matches/{made['match']}", headers=bearer)).json()
    return f"{state['number'] / 5:.0f} a second"


async def slow(address: str, made: Made) -> str:
    """2,000 connections that send a line of their head and then a byte now and then."""
    opened = await asyncio.gather(
        *(connected(address) for _ in range(SLOW)), return_exceptions=True
    )
    pairs = [each for each in opened if not isinstance(each, BaseException)]
    for _, writer in pairs:
        writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
    for _ in range(20):
        await asyncio.sleep(1)
        for _, writer in pairs:
            if not writer.is_closing():
                writer.write(b"x")
    open_still = sum(not reader.at_eof() and not writer.is_closing() for reader, writer in pairs)
    return f"{open_still} of {SLOW} open after 20 s"


async def chunks(address: str, made: Made) -> str:
    """A body of which each byte is a part of its own, 20 MB of it, on ten connections."""
    head = (
        b"POST /api/replay HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n"
    )

    async def one() -> str:
        reader, writer = await connected(address)
        await write_all(writer, head, *[b"1\r\n1\r\n" * 10_000] * 33)
        with contextlib.suppress(ConnectionError):
            return (await reader.read(65_536)).split()[1].decode()
        return "cut off"

    return f"answers {sorted(set(await asyncio.gather(*(one() for _ in range(10)))))}"


ATTACKS: dict[str, Attack] = {
    "nothing": lambda address, made: asyncio.sleep(3, "quiet"),
    "a head of 48 MB": long_head,
    "400,000 control pings": controls,
    "2,000,000 empty parts": fragments,
    "200 sockets, 40 fresh views each": fetches,
    "20 sockets of one token talk": chats,
    "bodies in parts of one byte": chunks,
    "2,000 slow connections": slow,
}


def attack(name: str, address: str, made: Made, told: Any) -> None:
    """Runs in a process of its own."""
    os.nice(5)

    async def run() -> None:
        result = "it went on"
        with contextlib.suppress(TimeoutError):
            result = await asyncio.wait_for(ATTACKS[name](address, made), LONGEST)
        told.send(result)

    asyncio.run(run())


async def innocent(address: str, made: Made, is_over: Callable[[], bool]) -> tuple[float, int]:
    """The longest wait in milliseconds, and how often there was no answer within a second."""
    worst, lost = 0.0, 0
    url = f"ws://{address}/api/matches/{made['match']}/socket"
    async with dial(url, max_size=None) as client:
        await client.send(msgspec.json.encode({"type": "hello", "token": made["token"]}).decode())
        await client.recv()
        number = 0
        while not is_over():
            number += 1
            begun = time.perf_counter()
            await client.send(f'{{"type":"ping","at":{number}}}')
            while f'"at":{number}' not in str(await client.recv()):
                pass
            passed = time.perf_counter() - begun
            worst, lost = max(worst, passed), lost + (passed > 1)
            await asyncio.sleep(EVERY)
    return worst * 1000, lost


async def measure(name: str) -> None:
    with running() as address:
        seats = [{"kind": "me"}, {"kind": "hotseat"}]
        async with httpx.AsyncClient(base_url=f"http://{address}", trust_env=False) as http:
            table, target = [
                (await http.post("/api/matches", json={"game": "rokoko", "seats": seats})).json()
                for _ in range(2)
            ]
        context = multiprocessing.get_context("spawn")
        hearing, telling = context.Pipe(duplex=False)
        attacker = context.Process(target=attack, args=(name, address, target, telling))
        attacker.start()
        try:
            worst, lost = await innocent(address, table, lambda: not attacker.is_alive())
            row(name, f"{worst:.0f}", lost, hearing.recv() if hearing.poll() else "nothing")
        finally:
            attacker.kill()
            attacker.join()


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--attacks", nargs="+", choices=ATTACKS, default=list(ATTACKS))
    given = arguments.parse_args()
    with contextlib.suppress(ImportError):
        import resource

        hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    row("attack", "worst wait of an innocent, ms", "waits over 1 s", "what became of it")
    row(*["---"] * 4)
    for name in given.attacks:
        asyncio.run(measure(name))


if __name__ == "__main__":
    main()
