"""The turns that nobody's message begins: bots think and move, and clocks run out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bagatelle.kernel.dealer import private_seed
from bagatelle.kernel.message import Message
from bagatelle.server.bot_pool import BotPool, BotRequest
from bagatelle.server.open_rooms import OpenRoom, OpenRooms
from bagatelle.server.problems import refused
from bagatelle.server.read_only import AnyRoom, ReadOnlyRoom
from bagatelle.server.room import Room
from bagatelle.server.schema import ProtocolError
from bagatelle.server.tasks import Tasks
from bagatelle.server.writer import Entry

BOT_GRACE = 5.0
"""Seconds that a bot's turn is left to the process whose entry began it, before we step in."""
AGAIN_AFTER = 1.0
"""Seconds until what could not be written is tried again."""
NOT_NOW = ("busy", "full")
"""The refusals after which the same may be tried again."""
LONGEST_SLEEP = 24 * 60 * 60.0
"""Seconds; a clock with more left is looked at in between."""

Write = Callable[[str, Callable[[AnyRoom, int], Entry]], Awaitable[None]]
"""Decides an entry of a match, keeps it and tells it; raises ProtocolError."""

log = logging.getLogger("bagatelle.server")


class Turns:
    """Whoever has to act in the rooms of this process without being asked by a client."""

    def __init__(
        self, rooms: OpenRooms, bots: BotPool, tasks: Tasks, write: Write, now: Callable[[], int]
    ) -> None:
        self._rooms = rooms
        self._bots = bots
        self._tasks = tasks
        self._write = write
        self._now = now

    # ------------------------------------------------------------------ bots

    def take_over(self, open_room: OpenRoom) -> None:
        """Let the bots of a room think whose turn another process may have begun."""
        self.start_bots(open_room, BOT_GRACE)

    def start_bots(self, open_room: OpenRoom, after: float = 0.0) -> None:
        """Let the bots think whose turn it is. The room is held until they have moved."""
        room = open_room.room
        if isinstance(room, ReadOnlyRoom):
            return
        for seat in room.bots_to_act():
            moment = (room.shown[seat], seat)
            if moment not in open_room.thinking:
                self._rooms.hold(room.row.id)
                open_room.thinking.add(moment)
                request = thought(room, seat)
                self._tasks.spawn(self._bot_turn(open_room, request, moment, after))

    async def _bot_turn(
        self, open_room: OpenRoom, request: BotRequest, moment: tuple[int, int], after: float
    ) -> None:
        match = open_room.room.row.id
        try:
            await asyncio.sleep(after)
            while not await self._bot_moves(match, request, moment):
                await asyncio.sleep(AGAIN_AFTER)
        finally:
            open_room.thinking.discard(moment)
            self._rooms.release(match)

    async def _bot_moves(self, match: str, request: BotRequest, moment: tuple[int, int]) -> bool:
        """Whether a turn is done with: the bot has moved, or it is not asked any more."""
        try:
            async with self._rooms.locked(match) as open_room:
                _bots_room(open_room.room, moment)
            plan = await self._bots.plan(request)
            await self._write(match, lambda room, now: _bot_entry(room, moment, plan, now))
        except ProtocolError as error:
            return error.problem.code not in NOT_NOW
        except Exception:
            log.exception("a bot's turn came to nothing", extra={"match": match})
            return False
        return True

    # ------------------------------------------------------------------ clocks

    def set_alarm(self, open_room: OpenRoom) -> None:
        """Wake up when the next seat runs out of time."""
        open_room.stop_alarm()
        flag = open_room.room.clock.next_flag(open_room.room.to_act, self._now())
        if flag is None:
            return
        at, seat = flag
        delay = min((at - self._now() + 5) / 1000, LONGEST_SLEEP)
        loop = asyncio.get_running_loop()
        open_room.alarm = loop.call_later(
            delay, lambda: self._tasks.spawn(self.look_at_clock(open_room.room.row.id, seat))
        )

    async def look_at_clock(self, match: str, seat: int) -> None:
        """Write down that a seat has run out of time, if it has; else look again later."""

        def decide(room: AnyRoom, now: int) -> Entry:
            is_known = room.clock.left[seat] <= 0
            if (
                isinstance(room, ReadOnlyRoom)
                or is_known
                or not room.clock.is_out(seat, room.to_act, now)
            ):
                raise refused("stale", Message("server-stale"))
            return room.decide_flag(seat, now)

        try:
            await self._write(match, decide)
        except ProtocolError as error:
            if error.problem.code in NOT_NOW:
                await asyncio.sleep(AGAIN_AFTER)
                self._tasks.spawn(self.look_at_clock(match, seat))
            elif match in self._rooms:
                self.set_alarm(self._rooms[match])


def thought(room: Room, seat: int) -> BotRequest:
    """What the bot at a seat is asked now."""
    return BotRequest(
        game=room.row.game,
        players=room.row.players,
        options=room.row.options,
        perspective=room.match.perspective(seat).pack(),
        seat=seat,
        bot=room.seats[seat].bot,
        seed=private_seed(room.row.seed, f"bot {room.number} {seat}"),
    )


def _bot_entry(room: AnyRoom, moment: tuple[int, int], plan: list[int], now: int) -> Entry:
    """The moves of a bot, if its turn is still the one it has thought about."""
    return _bots_room(room, moment).decide_bot_moves(moment[1], plan, now)


def _bots_room(room: AnyRoom, moment: tuple[int, int]) -> Room:
    """The room of a bot whose turn it is; raises ProtocolError if it is not that turn any more."""
    since, seat = moment
    if isinstance(room, Room) and seat in room.bots_to_act() and room.shown[seat] == since:
        return room
    raise refused("stale", Message("server-stale"))
