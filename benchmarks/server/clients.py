"""Scripted clients: N tables of two players who move as soon as they may.

Runs in a process of its own and prints one JSON line: moves per second, and the milliseconds from
sending a move to hearing of it, at the mover's and at the other seat. The clients are as light as
they can be: what they take of the machine, the server lacks.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import random
import statistics
import time

import httpx
import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect


class Option(msgspec.Struct):
    text: str


class Side(msgspec.Struct):
    moves: list[Option]


class NamedLine(msgspec.Struct):
    """As much of a message as a scripted client reads."""

    type: str
    number: int = 0
    over: bool = False
    sides: list[Side] = []
    key: str | None = None


class Result(msgspec.Struct):
    tables: int
    seconds: float
    moves: int
    moves_per_second: float
    p50: float
    p99: float


MAX_AT_THE_DOOR = 8
"""Tables that are laid at the same time: the HTTP client is slow with many requests at once."""
SETTLING = 3.0
"""Seconds between the first move and the first one that counts."""
FASTEST = 3_000
"""Moves a second in haste: so many matches are laid before the first move."""
SHORTEST = {"banquet": 70, "rokoko": 150, "augsburg": 110}
"""Moves of a match."""

decoder = msgspec.json.Decoder(NamedLine)


class Table:
    """One table: when the last move was sent, and how long each took to be heard of."""

    def __init__(
        self,
        address: str,
        game: str,
        sockets: asyncio.Semaphore,
        pause: float,
        seed: int,
        waits: list[float],
    ) -> None:
        self.address = address
        self.game = game
        self.sockets = sockets
        self.laid: list[tuple[str, list[str]]] = []
        self.pause = pause
        self.chance = random.Random(seed)
        self.waits = waits
        self.sent: dict[str, float] = {}
        self.sent_at: dict[int, float] = {}
        self.early: dict[int, float] = {}
        self.counting = False

    async def lay_all(self, http: httpx.AsyncClient, matches: int) -> None:
        while len(self.laid) < matches:
            async with self.sockets:
                self.laid.append(await self.lay(http))

    async def play_on(self, http: httpx.AsyncClient) -> None:
        """One match after the other."""
        while True:
            await self.lay_all(http, 1)
            path, tokens = self.laid.pop()
            self.sent, self.sent_at, self.early = {}, {}, {}
            await asyncio.gather(
                *(Seat(self, seat, token).play(path) for seat, token in enumerate(tokens))
            )

    async def lay(self, http: httpx.AsyncClient) -> tuple[str, list[str]]:
        """A new match: its path, and the tokens of its seats."""
        seats = [{"kind": "me"}, {"kind": "open"}]
        answer = await http.post("/api/matches", json={"game": self.game, "seats": seats})
        made = answer.raise_for_status().json()
        path = f"/api/matches/{made['match']}"
        invite = made["invites"][0]["invite"]
        answer = await http.post(f"{path}/join", json={"invite": invite})
        return path, [made["token"], answer.raise_for_status().json()["token"]]

    def heard(self, number: int, key: str | None) -> None:
        """Only the update of whoever sent a move says which one it is: two may move at once."""
        now = time.perf_counter()
        if key is not None:
            sent = self.sent_at[number] = self.sent.pop(key)
            self._count(sent, now)
            if number in self.early:
                self._count(sent, self.early.pop(number))
        elif number in self.sent_at:
            self._count(self.sent_at[number], now)
        else:
            self.early[number] = now

    def _count(self, sent: float, heard: float) -> None:
        if self.counting:
            self.waits.append((heard - sent) * 1000)


class Seat(WSListener):
    """A client at one seat."""

    def __init__(self, table: Table, seat: int, token: str) -> None:
        self.table = table
        self.seat = seat
        self.token = token
        self.is_busy = False
        """Whether a move is thought of or on its way."""

    async def play(self, path: str) -> None:
        """Until the match is over."""
        address = self.table.address.replace("http", "ws", 1) + f"{path}/socket"
        transport, _ = await ws_connect(lambda: self, address)
        try:
            await transport.wait_disconnected()
        finally:
            transport.disconnect()

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.say(transport, {"type": "hello", "token": self.token})

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        table = self.table
        told = decoder.decode(frame.get_payload_as_memoryview())
        if told.type == "refused":
            self.is_busy = False  # a fresh state follows
        if told.type not in ("state", "update"):
            return
        if told.type == "update":
            table.heard(told.number, told.key)
        self.is_busy = self.is_busy and told.key is None
        if told.over:
            transport.send_close()
            transport.disconnect()
        elif told.sides[0].moves and not self.is_busy:
            self.is_busy = True
            if table.pause:
                wait = table.chance.expovariate(1 / table.pause)
                asyncio.get_running_loop().call_later(wait, self.move, transport, told)
            else:
                self.move(transport, told)

    def move(self, transport: WSTransport, told: NamedLine) -> None:
        number = told.number
        text = self.table.chance.choice(told.sides[0].moves).text
        key = f"{self.seat}-{number}"
        self.table.sent[key] = time.perf_counter()
        self.say(
            transport,
            {"type": "play", "seat": self.seat, "key": key, "number": number, "text": text},
        )

    def say(self, transport: WSTransport, message: dict[str, object]) -> None:
        transport.send(WSMsgType.TEXT, msgspec.json.encode(message))


async def run(address: str, game: str, tables: int, seconds: float, pause: float) -> Result:
    waits: list[float] = []
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        sockets = asyncio.Semaphore(MAX_AT_THE_DOOR)
        players = [Table(address, game, sockets, pause, number, waits) for number in range(tables)]
        moves = (tables / pause if pause else FASTEST) * (SETTLING + seconds)
        matches = 1 + math.ceil(moves / tables / SHORTEST[game])
        await asyncio.gather(*(table.lay_all(http, matches) for table in players))
        work = [asyncio.create_task(table.play_on(http)) for table in players]
        await asyncio.sleep(SETTLING)
        for table in players:
            table.counting = True
        begun = time.perf_counter()
        await asyncio.sleep(seconds)
        passed = time.perf_counter() - begun
        for task in work:
            if task.done():
                task.result()
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)
    cuts = statistics.quantiles(waits, n=100)
    moves = len(waits) // 2  # each move is heard of at both seats
    return Result(tables, passed, moves, moves / passed, cuts[49], cuts[98])


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("address")
    arguments.add_argument("--game", choices=SHORTEST, required=True)
    arguments.add_argument("--tables", type=int, required=True)
    arguments.add_argument("--seconds", type=float, default=10)
    arguments.add_argument("--pause", type=float, default=0, help="mean seconds before a move")
    given = arguments.parse_args()
    result = uvloop.run(run(given.address, given.game, given.tables, given.seconds, given.pause))
    print(msgspec.json.encode(result).decode())


if __name__ == "__main__":
    main()
