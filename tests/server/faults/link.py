"""A socket that cannot be relied on."""

from __future__ import annotations

import random
from collections import Counter
from typing import Literal

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.server.client import dial

Fate = Literal["arrives", "lost", "doubled", "late", "again later", "cut"]

FATES: dict[Fate, int] = {
    "arrives": 82,
    "lost": 4,
    "doubled": 4,
    "late": 5,
    "again later": 4,
    "cut": 1,
}
"""What may happen to a message, in percent. A late one is overtaken by some that follow."""
LATEST = 6
"""How many messages may overtake a late one."""
FULL = 1_000_000

NO_ACCESS = 4403
TOO_FAST = 4429


class LinkLost(Exception):
    """The connection is gone."""


class Lane:
    """One direction of a link."""

    def __init__(self, seed: str, fates: Counter[Fate]) -> None:
        self._random = random.Random(seed)
        self._fates = fates
        self._passed = 0
        self._late: list[tuple[int, str]] = []

    def through(self, message: str) -> list[str]:
        """What comes out when this goes in; raises LinkLost."""
        self._passed += 1
        fate = self._random.choices(list(FATES), list(FATES.values()))[0]
        self._fates[fate] += 1
        due = self._passed + self._random.randint(1, LATEST)
        out = [text for at, text in self._late if at <= self._passed]
        self._late = [(at, text) for at, text in self._late if at > self._passed]
        match fate:
            case "arrives":
                out.insert(0, message)
            case "doubled":
                out = [message, *out, message]
            case "late":
                self._late.append((due, message))
            case "again later":
                out.insert(0, message)
                self._late.append((due, message))
            case "cut":
                raise LinkLost
            case "lost":
                pass
        return out

    def rest(self) -> list[str]:
        """What is still on its way."""
        rest, self._late = self._late, []
        return [text for _, text in rest]


class Link:
    """A connection to a server, with faults both ways."""

    def __init__(self, socket: ClientConnection, seed: str, fates: Counter[Fate]) -> None:
        self._socket = socket
        self._there = Lane(f"{seed}/there", fates)
        self._back = Lane(f"{seed}/back", fates)

    @classmethod
    async def open(cls, url: str, seed: str, fates: Counter[Fate]) -> Link:
        """What happens is counted in ``fates``. Raises LinkLost if nobody answers."""
        try:
            socket = await dial(url, compression=None, max_size=FULL)
        except (OSError, InvalidHandshake, InvalidMessage, EOFError) as error:
            raise LinkLost from error
        return cls(socket, seed, fates)

    async def send(self, message: str) -> None:
        await self._send(self._there.through(message))

    async def receive(self) -> list[str]:
        """What arrives with the next message, which may be nothing; raises LinkLost."""
        try:
            received = await self._socket.recv(decode=True)
        except ConnectionClosed as error:
            code = self._socket.close_code
            assert code not in (NO_ACCESS, TOO_FAST), f"the server closed the socket: {code}"
            raise LinkLost from error
        assert isinstance(received, str)
        return self._back.through(received)

    async def send_rest(self) -> None:
        """What was given up as lost arrives after all."""
        await self._send(self._there.rest())

    def cut(self) -> None:
        self._socket.transport.abort()

    async def _send(self, messages: list[str]) -> None:
        try:
            for message in messages:
                await self._socket.send(message)
        except ConnectionClosed as error:
            raise LinkLost from error
