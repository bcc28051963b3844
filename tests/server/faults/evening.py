"""Several tables at once, and servers that are struck down while they play."""

from __future__ import annotations

import asyncio
import random
import signal
from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from tests.server.faults.honest import Honest
from tests.server.faults.link import FATES, Fate
from tests.server.faults.servers import Server
from tests.server.faults.table import MENUS, Table, lay

LONGEST = 600.0
"""Seconds after which an evening has come to nothing."""
LOOK_EVERY = 0.05


class Blow(NamedTuple):
    """A server is struck when so many commands have been acknowledged, at that very moment or when
    the next one is sent.
    """

    acks: int
    at_send: bool
    server: int
    signal: signal.Signals
    rest: int | None
    """It comes up again when so many more are acknowledged, or never."""


def blows(seed: str, doors: int) -> list[Blow]:
    """The blows of an evening: many without warning, one that lets the server put things away.

    Everybody waits until a single server is back. Of several, one is always there, and the last
    that is struck stays down.
    """
    dice = random.Random(f"{seed}/blows")
    signals = [signal.SIGKILL, signal.SIGKILL, signal.SIGKILL, signal.SIGTERM, signal.SIGKILL]
    acks = 0
    fall = []
    for number in signals:
        rest = 0 if doors == 1 else dice.randint(10, 20)
        acks += dice.randint(25, 50)
        fall.append(Blow(acks, dice.random() < 0.5, dice.randrange(doors), number, rest))
        acks += rest
    if doors > 1:
        fall[-1] = fall[-1]._replace(rest=None)
    return fall


class Evening:
    """Guests come in by the doors of the servers, and play until all tables have had enough."""

    def __init__(self, seed: str, servers: Sequence[Server]) -> None:
        self.tables: list[Table] = []
        self.acks = 0
        self._seed = seed
        self._servers = servers
        self._blows = blows(seed, len(servers))
        self._resting: list[tuple[int, Server]] = []
        self._revivals: list[asyncio.Task[None]] = []

    # ------------------------------------------------------------------ for the guests

    def door(self, home: int) -> str | None:
        open_ones = [each for each in (self._servers[home], *self._servers) if each.is_up]
        return open_ones[0].address.replace("http://", "ws://") if open_ones else None

    def has_sent(self) -> None:
        self._strike_if_due(at_send=True)

    def has_heard_ack(self) -> None:
        self.acks += 1
        self._strike_if_due(at_send=False)
        for each in [each for each in self._resting if each[0] <= self.acks]:
            self._resting.remove(each)
            self._revive(each[1])

    # ------------------------------------------------------------------ how it goes

    async def run(self) -> None:
        """From the first hello until everybody has seen the last entry of his table."""
        await asyncio.gather(*(server.start() for server in self._servers))
        async with Honest(self.addresses[0]) as honest:
            for name in MENUS:
                table = await lay(honest, self, self._seed, name, len(self._servers))
                self.tables.append(table)
        guests = [guest for table in self.tables for guest in table.guests]
        staying = [asyncio.create_task(guest.stay()) for guest in guests]
        try:
            async with asyncio.timeout(LONGEST):
                await self._until(staying, self._is_enough)
                await asyncio.gather(*self._revivals)
                for table in self.tables:
                    await self._settle(table, staying)
        except TimeoutError as error:
            raise AssertionError("\n".join(["not settled:", *map(repr, guests)])) from error
        finally:
            for task in staying + self._revivals:
                task.cancel()
            await asyncio.gather(*staying, *self._revivals, return_exceptions=True)
        assert not self._blows, f"the evening was too short for {self._blows}"
        fates = sum((guest.fates for guest in guests), Counter[Fate]())
        assert fates.keys() == FATES.keys(), f"the evening was too quiet: {fates}"

    @property
    def addresses(self) -> list[str]:
        """Of the servers that are there."""
        return [server.address for server in self._servers if server.is_up]

    async def _settle(self, table: Table, staying: list[asyncio.Task[None]]) -> None:
        """Wait until no bot is to act, and everybody has seen what happened last."""
        async with Honest(self.addresses[0]) as honest:
            while True:
                last = await honest.state(table.match, table.guests[0].token)
                if not any(seat["kind"] == "bot" and seat["to_act"] for seat in last["seats"]):
                    break
                await asyncio.sleep(LOOK_EVERY)
        number = last["number"]
        await self._until(staying, lambda: all(each.number >= number for each in table.guests))

    def _is_enough(self) -> bool:
        for table in self.tables:
            if table.is_full:
                table.make_still()
        return all(table.is_full and table.is_answered for table in self.tables)

    async def _until(
        self, staying: list[asyncio.Task[None]], condition: Callable[[], bool]
    ) -> None:
        while not condition():
            for task in staying + self._revivals:
                if task.done():
                    task.result()
            await asyncio.sleep(LOOK_EVERY)

    def _strike_if_due(self, at_send: bool) -> None:
        all_up = len(self.addresses) == len(self._servers)
        if not self._blows or not all_up:
            return
        blow = self._blows[0]
        if blow.at_send != at_send or blow.acks > self.acks:
            return
        del self._blows[0]
        server = self._servers[blow.server]
        server.strike(blow.signal)
        if blow.rest == 0:
            self._revive(server)
        elif blow.rest is not None:
            self._resting.append((self.acks + blow.rest, server))

    def _revive(self, server: Server) -> None:
        self._revivals.append(asyncio.create_task(_revived(server)))


async def _revived(server: Server) -> None:
    code = await server.end()
    assert code in (0, -signal.SIGKILL), f"the server left with {code}"
    await server.start()
