"""The rooms that this process has in memory, and how long they stay there.

A room is held as long as somebody needs it: whoever loads it or waits for its lock, whoever is
inside, listens, thinks or is about to run out of time. A room that is held never goes away. All
others are cold: the coldest ones are forgotten, and loaded again when they are needed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterator
from typing import Protocol

import msgspec

from bagatelle.kernel.message import Message
from bagatelle.server.problems import refused
from bagatelle.server.read_only import AnyRoom
from bagatelle.server.writer import Flags

MAX_COLD = 2_000
"""How many rooms stay in memory that nobody holds."""
MAX_HELD = 10_000
"""How many rooms may be held at once; whoever needs one more is refused."""

log = logging.getLogger("bagatelle.server")


class Access(msgspec.Struct, frozen=True):
    """What a token opens: a match, as the owner of seats or as a spectator."""

    match: str
    seats: tuple[int, ...]
    client: str
    """Whose token it is: its hash."""


class Listener(Protocol):
    """Somebody who is told what happens in a room."""

    access: Access
    wants_presence: bool

    def tell(self, data: bytes) -> None: ...

    def dismiss(self) -> None:
        """Their token opens nothing any more."""
        ...


class OpenRoom:
    """A room in memory, with its lock and its listeners."""

    def __init__(self, room: AnyRoom) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.thinking: set[tuple[int, int]] = set()
        """For each bot that thinks: the entry after which it was its turn, and its seat."""
        self.advised: set[int] = set()
        """The seats for which somebody considers what they might do."""
        self.is_doubtful = False
        """Whether the room may have an entry that the journal has not."""
        self.flags: Flags | None = None
        """The flags of the match as this process last wrote them down."""
        self.alarm: asyncio.TimerHandle | None = None

    def stop_alarm(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None


class OpenRooms:
    """All rooms in memory.

    ``load`` makes the room of a match, ``opened`` is told of every room that has come into memory,
    and ``mend`` takes the journal's word for one that is in doubt.
    """

    def __init__(
        self,
        load: Callable[[str], Awaitable[AnyRoom]],
        opened: Callable[[OpenRoom], None],
        mend: Callable[[OpenRoom], Awaitable[None]],
    ) -> None:
        self._load = load
        self._opened = opened
        self.mend = mend
        self._rooms: dict[str, OpenRoom] = {}
        self._loading: dict[str, asyncio.Task[OpenRoom]] = {}
        self._holders: dict[str, int] = {}
        """How many hold the room of a match, be it here already or still loading."""
        self._cold: dict[str, None] = {}
        """The rooms that nobody holds, the coldest first."""
        self._is_full = False

    def __contains__(self, match: str) -> bool:
        """Whether a room is in memory."""
        return match in self._rooms

    def is_coming(self, match: str) -> bool:
        """Whether a room is on its way into memory."""
        return match in self._loading

    def __getitem__(self, match: str) -> OpenRoom:
        return self._rooms[match]

    def get(self, match: str) -> OpenRoom | None:
        return self._rooms.get(match)

    def all(self) -> list[OpenRoom]:
        return list(self._rooms.values())

    @property
    def held(self) -> int:
        """How many rooms somebody holds."""
        return len(self._holders)

    @property
    def cold(self) -> int:
        """How many rooms are only kept because somebody may come again."""
        return len(self._cold)

    # ------------------------------------------------------------------ holding

    def hold(self, match: str) -> None:
        """From now on the room of a match is needed; raises ProtocolError if there are too many."""
        holders = self._holders.get(match, 0)
        if not holders:
            self._check_place()
            self._cold.pop(match, None)
        self._holders[match] = holders + 1

    @contextlib.contextmanager
    def holding(self, match: str) -> Iterator[None]:
        """Hold the room of a match for a while; raises ProtocolError if there are too many."""
        self.hold(match)
        try:
            yield
        finally:
            self.release(match)

    def release(self, match: str) -> None:
        """Whoever held the room of a match needs it no more."""
        holders = self._holders[match] - 1
        if holders:
            self._holders[match] = holders
            return
        del self._holders[match]
        self._cool(match)

    def _check_place(self) -> None:
        is_full = len(self._holders) >= MAX_HELD
        if is_full and not self._is_full:
            log.warning("all rooms are in use; whoever needs another one is refused")
        # There is talk of it once, until a tenth of the rooms is free again.
        self._is_full = is_full or (self._is_full and len(self._holders) > MAX_HELD * 9 // 10)
        if is_full:
            raise refused("full", Message("server-full"))

    def _cool(self, match: str) -> None:
        """Nobody holds a room: it goes behind all others that may be forgotten."""
        if match in self._rooms:
            self._cold[match] = None
        while len(self._cold) > MAX_COLD:
            coldest = next(iter(self._cold))
            del self._cold[coldest]
            self._rooms.pop(coldest).stop_alarm()

    # ------------------------------------------------------------------ coming in

    def locked(self, match: str) -> LockedRoom:
        """The room of a match under its lock, as the journal has it; raises ProtocolError."""
        return LockedRoom(self, match)

    async def open(self, match: str) -> OpenRoom:
        """The room of a match, loaded if need be, for somebody who holds it."""
        assert match in self._holders
        found = self._rooms.get(match)
        if found is not None:
            return found
        if match not in self._loading:
            self._loading[match] = asyncio.create_task(self._load_and_keep(match))
        return await asyncio.shield(self._loading[match])

    async def _load_and_keep(self, match: str) -> OpenRoom:
        try:
            return self.keep(await self._load(match))
        finally:
            del self._loading[match]

    def keep(self, room: AnyRoom, flags: Flags | None = None) -> OpenRoom:
        """The room of a match that was just laid or loaded, unless somebody else was faster."""
        match = room.row.id
        open_room = self._rooms.get(match)
        if open_room is None:
            open_room = self._rooms[match] = OpenRoom(room)
            open_room.flags = flags
            self._opened(open_room)
            if match not in self._holders:
                self._cool(match)
        return open_room


class LockedRoom:
    """Somebody in a room: nobody else comes in before they leave, and it does not go away."""

    def __init__(self, rooms: OpenRooms, match: str) -> None:
        self._rooms = rooms
        self._match = match

    async def __aenter__(self) -> OpenRoom:
        self._rooms.hold(self._match)
        try:
            self._open_room = open_room = await self._rooms.open(self._match)
            await open_room.lock.acquire()
        except BaseException:
            self._rooms.release(self._match)
            raise
        try:
            if open_room.is_doubtful:
                await self._rooms.mend(open_room)
        except BaseException:
            await self.__aexit__()
            raise
        return open_room

    async def __aexit__(self, *_: object) -> None:
        self._open_room.lock.release()
        self._rooms.release(self._match)
