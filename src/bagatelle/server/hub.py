"""The hub: all rooms of this process, who listens to them, and how commands become entries.

A command is decided, written to the journal, and only then told to anybody. One lock per room makes
this process a single writer; the journal's key (match, number) makes all processes one.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine
from typing import Protocol

import msgspec

from bagatelle.bots import make_bot
from bagatelle.games import make_game
from bagatelle.kernel.commitment import commitment
from bagatelle.kernel.errors import BadOption, BagatelleError, UnknownGame
from bagatelle.kernel.match import LONGEST_NAME
from bagatelle.kernel.message import Message, message
from bagatelle.server import schema
from bagatelle.server.botworks import BotWorks, Thought
from bagatelle.server.journal import Entry, Journal, MatchRow, NewToken
from bagatelle.server.problems import refused
from bagatelle.server.room import Plan, PlannedSeat, Room
from bagatelle.server.telling import state_of, update_of
from bagatelle.server.tokens import hash_token, new_match_id, new_seed, new_token

SNAPSHOT_EVERY = 50
MOST_TRIES = 8
MOST_ROOMS = 2_000
"""How many rooms stay in memory while nobody listens to them."""

log = logging.getLogger("bagatelle.server")


class Access(msgspec.Struct, frozen=True):
    """What a token opens: a match, as the owner of seats or as a spectator."""

    match: str
    seats: tuple[int, ...]


class Listener(Protocol):
    """Somebody who is told what happens in a room."""

    access: Access

    def tell(self, data: bytes) -> None: ...


class Live:
    """A room in memory, with its lock and its listeners."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.thinking: set[tuple[int, int]] = set()
        self.alarm: asyncio.TimerHandle | None = None


class Hub:
    def __init__(
        self, journal: Journal, bots: BotWorks, now: Callable[[], int], chat: bool = True
    ) -> None:
        self.journal = journal
        self.now = now
        self._chat = chat
        self._bots = bots
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Go on where a stopped server left off: bots that were thinking think again."""
        for match in await self.journal.waiting_for_bots():
            live = await self.live(match)
            async with live.lock:
                if live.room.bots_to_act():
                    self._wake_bots(live)
                else:
                    await self.journal.bots_are_done(match)

    async def stop(self) -> None:
        for live in self._live.values():
            if live.alarm is not None:
                live.alarm.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def sockets(self) -> int:
        return sum(len(live.listeners) for live in self._live.values())

    # ------------------------------------------------------------------ coming in

    async def access(self, match: str, token: str) -> Access:
        """What a token opens; raises ProtocolError, whether the match or the token is wrong."""
        row = await self.journal.token(hash_token(token))
        if row is None or row.match != match or row.kind == "invite":
            raise refused("no_access", Message("server-no-access"))
        return Access(match, row.seats)

    async def live(self, match: str) -> Live:
        """The room of a match, loaded if need be; raises ProtocolError."""
        found = self._live.get(match)
        if found is not None:
            return found
        if match not in self._loading:
            self._loading[match] = asyncio.create_task(self._load(match))
        return await asyncio.shield(self._loading[match])

    async def _load(self, match: str) -> Live:
        try:
            stored = await self.journal.load(match)
            if stored is None:
                raise refused("not_found", Message("server-no-match"))
            self._make_place()
            live = self._live[match] = Live(Room.load(stored))
            self._set_alarm(live)
            return live
        finally:
            del self._loading[match]

    def _make_place(self) -> None:
        """Forget the rooms that have been loaded longest and that nobody needs now."""
        for match, live in list(self._live.items()):
            if len(self._live) < MOST_ROOMS:
                return
            if not live.listeners and not live.thinking and not live.lock.locked():
                if live.alarm is not None:
                    live.alarm.cancel()
                del self._live[match]

    async def listen(self, listener: Listener) -> None:
        """Tell somebody everything, and from now on whatever happens."""
        live = await self.live(listener.access.match)
        async with live.lock:
            live.listeners.add(listener)
            listener.tell(msgspec.json.encode(self._state(live, listener.access)))

    def leave(self, listener: Listener) -> None:
        live = self._live.get(listener.access.match)
        if live is not None:
            live.listeners.discard(listener)

    async def state(self, access: Access) -> schema.State:
        live = await self.live(access.match)
        async with live.lock:
            return self._state(live, access)

    def _state(self, live: Live, access: Access) -> schema.State:
        return state_of(live.room, access.seats, self.now())

    # ------------------------------------------------------------------ setting up

    async def create(self, wanted: schema.CreateMatch) -> schema.MatchCreated:
        """A new match as somebody wants it."""
        self._check(wanted)
        mine = tuple(
            seat for seat, plan in enumerate(wanted.seats) if plan.kind in ("me", "hotseat")
        )
        kinds = {"me": "human", "hotseat": "human", "open": "open", "bot": "bot"}
        plan = Plan(
            tuple(PlannedSeat(kinds[seat.kind], seat.name, seat.bot) for seat in wanted.seats),
            wanted.clock,
            wanted.chat and self._chat,
        )
        token, watch = new_token(), new_token()
        invites = tuple(
            schema.Invite(seat, new_token())
            for seat, planned in enumerate(wanted.seats)
            if planned.kind == "open"
        )
        secrets = [
            NewToken(hash_token(token), "seat", mine),
            NewToken(hash_token(watch), "watch", ()),
            *(NewToken(hash_token(each.invite), "invite", (each.seat,)) for each in invites),
        ]
        row = await self._lay(wanted.game, dict(wanted.options), plan, secrets, None)
        assert row is not None
        return schema.MatchCreated(row.id, token, mine, invites, watch, commitment(row.seed))

    async def _lay(
        self,
        game: str,
        options: dict[str, str],
        plan: Plan,
        secrets: list[NewToken],
        rematch_of: str | None,
    ) -> MatchRow | None:
        """Keep a new match; None if it is a rematch that somebody else has laid already."""
        now = self.now()
        row = MatchRow(
            id=new_match_id(),
            game=game,
            players=len(plan.seats),
            options=options,
            plan=msgspec.to_builtins(plan),
            seed=new_seed(),
            created=now,
            changed=now,
            over=False,
            rematch_of=rematch_of,
        )
        if not await self.journal.create(row, secrets):
            return None
        live = await self.live(row.id)
        async with live.lock:
            self._wake_bots(live)
        return row

    def _check(self, wanted: schema.CreateMatch) -> None:
        try:
            make_game(wanted.game, len(wanted.seats), wanted.options)
        except UnknownGame as error:
            raise refused("unknown_game", error.message) from error
        except BadOption as error:
            raise refused("bad_option", error.message) from error
        for seat in wanted.seats:
            if seat.name != seat.name.strip() or (seat.name and not seat.name.isprintable()):
                raise refused("bad_option", message("bad-name", most=LONGEST_NAME))
            if seat.kind == "bot":
                try:
                    make_bot(seat.bot, wanted.game, "check")
                except BagatelleError as error:
                    raise refused("unknown_bot", error.message) from error
        if sum(seat.kind == "me" for seat in wanted.seats) > 1:
            raise refused("bad_option", Message("server-one-me"))

    async def join(self, match: str, wanted: schema.JoinMatch) -> schema.Joined:
        """Sit down by invitation. The invitation is used up."""
        hashed = hash_token(wanted.invite)
        row = await self.journal.token(hashed)
        if row is None or row.kind != "invite" or row.match != match:
            raise refused("no_access", Message("server-no-invite"))
        token = new_token()
        seat = row.seats[0]
        secret = NewToken(hash_token(token), "seat", (seat,))
        await self._write(
            match,
            lambda room, now: room.decide_join(seat, wanted.name, now),
            use_invite=hashed,
            secrets=(secret,),
        )
        return schema.Joined(match, token, (seat,))

    async def rematch(self, access: Access) -> schema.Joined:
        """The caller's seats at the same table once more; the first who asks lays it."""
        if not access.seats:
            raise refused("no_access", Message("server-not-your-seat"))
        live = await self.live(access.match)
        if not live.room.is_over:
            raise refused("not_possible", Message("server-not-over"))
        other = await self.journal.rematch_of(access.match)
        if other is None:
            other = await self._lay_again(live)
        again = new_token()
        seats = access.seats
        secret = NewToken(hash_token(again), "seat", seats)
        await self.journal.add_token(other, secret)
        return schema.Joined(other, again, seats)

    async def _lay_again(self, live: Live) -> str:
        room = live.room
        plan = Plan(
            tuple(PlannedSeat(facts.kind, facts.name, facts.bot) for facts in room.seats),
            room.plan.clock,
            room.plan.chat,
        )
        match = await self._lay(room.row.game, dict(room.row.options), plan, [], room.row.id)
        if match is None:
            found = await self.journal.rematch_of(room.row.id)
            assert found is not None
            return found
        laid = match.id

        def decide(now_room: Room, now: int) -> Entry:
            if now_room.rematch is not None:
                raise refused("stale", Message("server-stale"))
            return now_room.decide_rematch(laid, now)

        with contextlib.suppress(schema.ProtocolError):
            await self._write(room.row.id, decide)
        return laid

    # ------------------------------------------------------------------ commands

    async def command(self, access: Access, command: schema.AnyCommand) -> schema.Ack:
        """Do what a client wants, once; raises ProtocolError."""
        live = await self.live(access.match)
        done = live.room.keys.get(command.key)
        if done is None and command.number < live.room.keys_since:
            before = await self.journal.entry_with_key(access.match, command.key)
            done = None if before is None else before.number
        if done is not None:
            return schema.Ack(command.key, done)
        entry = await self._write(
            access.match,
            lambda room, now: room.decide(command, access.seats, now),
            key=command.key,
        )
        return schema.Ack(command.key, entry.number)

    async def _write(
        self,
        match: str,
        decide: Callable[[Room, int], Entry],
        key: str | None = None,
        use_invite: str | None = None,
        secrets: tuple[NewToken, ...] = (),
    ) -> Entry:
        """Decide, persist, then broadcast. If another process was first, look again and retry."""
        live = await self.live(match)
        async with live.lock:
            for _ in range(MOST_TRIES):
                done = None if key is None else live.room.keys.get(key)
                if done is not None:
                    return Entry(done, "", None, {}, key, 0)
                entry = decide(live.room, self.now())
                room = live.room
                room.apply(entry)
                written = False
                try:
                    written = await self.journal.append(
                        match,
                        entry,
                        over=room.is_over,
                        bot_to_act=bool(room.bots_to_act()),
                        use_invite=use_invite,
                        secrets=secrets,
                    )
                finally:
                    if not written:
                        # The room ran ahead of the journal: take the journal's word.
                        await asyncio.shield(self._reload(live))
                if written:
                    await self._after(live, entry)
                    return entry
                if use_invite is not None and await self.journal.token(use_invite) is None:
                    raise refused("no_access", Message("server-no-invite"))
            raise refused("busy", Message("server-busy"))

    async def _after(self, live: Live, entry: Entry) -> None:
        self._broadcast(live, entry)
        self._set_alarm(live)
        self._wake_bots(live)
        if entry.number % SNAPSHOT_EVERY == 0:
            await self.journal.save_snapshot(live.room.row.id, entry.number, live.room.freeze())

    async def _reload(self, live: Live) -> None:
        """Build the room anew from the journal, and tell listeners what they missed."""
        match = live.room.row.id
        stored = await self.journal.load(match)
        assert stored is not None
        live.room = Room.load(stored)
        for listener in live.listeners:
            listener.tell(msgspec.json.encode(self._state(live, listener.access)))
        self._set_alarm(live)

    async def catch_up(self, match: str, number: int) -> None:
        """Another process wrote to a match: tell our listeners."""
        live = self._live.get(match)
        if live is None:
            return
        async with live.lock:
            if live.room.number >= number:
                return
            for entry in await self.journal.entries_since(match, live.room.number):
                live.room.apply(entry)
                self._broadcast(live, entry)
            self._set_alarm(live)

    async def catch_up_all(self) -> None:
        """Wakes may have been missed: look at every room that somebody listens to."""
        for match, live in list(self._live.items()):
            entries = await self.journal.entries_since(match, live.room.number)
            if entries:
                await self.catch_up(match, entries[-1].number)

    def _broadcast(self, live: Live, entry: Entry) -> None:
        told: dict[tuple[int, ...], bytes] = {}
        now = self.now()
        for listener in live.listeners:
            owned = listener.access.seats
            if owned not in told:
                update = update_of(live.room, entry.kind, entry.seat, owned, now)
                told[owned] = msgspec.json.encode(update)
            listener.tell(told[owned])

    # ------------------------------------------------------------------ bots and clocks

    def _wake_bots(self, live: Live) -> None:
        for seat in live.room.bots_to_act():
            moment = (live.room.number, seat)
            if moment not in live.thinking:
                live.thinking.add(moment)
                self._spawn(self._bot_turn(live, seat, moment))

    async def _bot_turn(self, live: Live, seat: int, moment: tuple[int, int]) -> None:
        room = live.room
        try:
            thought = Thought(
                game=room.row.game,
                players=room.row.players,
                options=room.row.options,
                table=room.match.dump(),
                seat=seat,
                bot=room.seats[seat].bot,
                seed=f"{room.row.seed}/{room.number}/{seat}",
            )
            text = await self._bots.move(thought)

            def decide(now_room: Room, now: int) -> Entry:
                facts = now_room.seats[seat]
                legal = seat in now_room.to_act() and now_room.match.why_not(text, seat) is None
                if facts.kind != "bot" or not legal:
                    raise refused("stale", Message("server-stale"))
                return now_room.decide_bot_move(seat, text, now)

            with contextlib.suppress(schema.ProtocolError):
                await self._write(room.row.id, decide)
        finally:
            live.thinking.discard(moment)
            if not live.room.is_over and live.room.number == moment[0]:
                log.warning("a bot's turn came to nothing", extra={"match": room.row.id})

    def _set_alarm(self, live: Live) -> None:
        """Wake up when the next seat runs out of time."""
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        flag = live.room.clock.next_flag(live.room.to_act())
        if flag is None or flag[0] <= self.now():
            return
        at, seat = flag
        delay = min(at - self.now() + 5, 24 * 60 * 60 * 1000) / 1000
        loop = asyncio.get_running_loop()
        live.alarm = loop.call_later(delay, lambda: self._spawn(self._flag(live, seat)))

    async def _flag(self, live: Live, seat: int) -> None:
        def decide(room: Room, now: int) -> Entry:
            if not room.clock.is_out(seat, room.to_act(), now):
                raise refused("stale", Message("server-stale"))
            return room.decide_flag(seat, now)

        with contextlib.suppress(schema.ProtocolError):
            await self._write(live.room.row.id, decide)

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
