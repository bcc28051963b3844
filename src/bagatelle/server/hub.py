"""The hub: who listens to the rooms of this process, and how commands become entries.

A command is decided, written to the journal, and only then told to anybody. One lock per room makes
this process a single writer; the journal's key (match, number) makes all processes one.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from typing import NamedTuple

import msgspec

from bagatelle.bots.advice import PLAYOUTS
from bagatelle.kernel.message import Message, message
from bagatelle.server import schema
from bagatelle.server.bot_pool import BotPool
from bagatelle.server.desk import Desk
from bagatelle.server.exports import record_for
from bagatelle.server.journal import Journal, NewToken
from bagatelle.server.keys import contents_of, mark_of
from bagatelle.server.laying import Laying
from bagatelle.server.loading import load_room
from bagatelle.server.open_rooms import Access, Listener, LockedRoom, OpenRoom, OpenRooms
from bagatelle.server.problems import refused
from bagatelle.server.read_only import AnyRoom, ReadOnlyRoom
from bagatelle.server.reviews import ReviewDesk
from bagatelle.server.room import Room, flags_of
from bagatelle.server.tasks import Tasks
from bagatelle.server.tokens import SecretSource, hash_token
from bagatelle.server.turns import Turns, thought
from bagatelle.server.updates import advised, options_of_lines, state_of, updates_of
from bagatelle.server.writer import NO_ENTRY, Entry

SNAPSHOT_EVERY = 100
MAX_TRIES = 32
"""How often we try to write when others are always first."""

log = logging.getLogger("bagatelle.server")


class Done(NamedTuple):
    """What became of a command."""

    ack: schema.Ack
    is_told: bool
    """Whether the update has told its sender."""


class Sender(NamedTuple):
    """Whose command made an entry, and the key that they gave it."""

    client: str
    key: str


class Hub:
    def __init__(
        self,
        journal: Journal,
        bots: BotPool,
        now: Callable[[], int],
        source: SecretSource,
        chat: bool = True,
        review_playouts: int = PLAYOUTS,
    ) -> None:
        self.journal = journal
        self.now = now
        self._bots = bots
        self._tasks = Tasks()
        self.rooms = OpenRooms(self._room_from_journal, self._opened, self.reload)
        self.turns = Turns(self.rooms, bots, self._tasks, self.write, now)
        self.laying = Laying(self, source, chat)
        self.reviews = ReviewDesk(journal, review_playouts)
        self._desk = Desk()

    async def start(self) -> None:
        """Go on where a stopped server left off: bots that were thinking think again. A match that
        can only be looked at keeps its flag, for the version that can play it.
        """
        for match in await self.journal.waiting_for_bots():
            try:
                async with self.room(match) as open_room:
                    if open_room.room.bots_to_act():
                        self.turns.start_bots(open_room)
                    elif isinstance(open_room.room, Room):
                        await self.journal.bots_are_done(match)
            except schema.ProtocolError as error:
                # So many wait: the bots of the others think as soon as somebody comes to them.
                log.warning("a bot is not started: %s", error, extra={"match": match})
                return

    async def stop(self) -> None:
        for open_room in self.rooms.all():
            open_room.stop_alarm()
        await self._tasks.cancel_all()
        await self.reviews.close()

    @property
    def sockets(self) -> int:
        return sum(len(open_room.listeners) for open_room in self.rooms.all())

    # ------------------------------------------------------------------ coming in

    async def access(self, match: str, token: str) -> Access:
        """What a token opens; raises ProtocolError, whether the match or the token is wrong."""
        hashed = hash_token(token)
        row = await self.journal.token(hashed)
        if row is None or row.match != match or row.kind == "invite":
            raise refused("no_access", Message("server-no-access"))
        return Access(match, row.seats, hashed)

    @contextlib.asynccontextmanager
    async def long_look(self, match: str) -> AsyncIterator[OpenRoom]:
        """The room of a match, for a long answer about it; raises ProtocolError."""
        with self.rooms.holding(match):
            # Rooms are loaded side by side; only the answers wait for each other.
            await self.rooms.open(match)
            async with self._desk, self.room(match) as open_room:
                yield open_room

    def room(self, match: str) -> LockedRoom:
        """The room of a match under its lock, as the journal has it; raises ProtocolError."""
        return self.rooms.locked(match)

    async def _room_from_journal(self, match: str) -> AnyRoom:
        """The room of a match as the journal has it; raises ProtocolError."""
        loaded = await load_room(self.journal, match)
        if loaded is None:
            raise refused("not_found", Message("server-no-match"))
        if loaded.room.number >= SNAPSHOT_EVERY and not loaded.from_snapshot:
            self._save_snapshot(loaded.room)
        return loaded.room

    def _opened(self, open_room: OpenRoom) -> None:
        self.turns.set_alarm(open_room)

    async def listen(self, listener: Listener) -> None:
        """Tell somebody everything, and from now on whatever happens; raises ProtocolError."""
        async with self.long_look(listener.access.match) as open_room:
            self.rooms.hold(listener.access.match)
            open_room.listeners.add(listener)
            listener.tell(schema.encode(self._state(open_room, listener.access)))
            self._tell_who_is_here(open_room)
            self.turns.take_over(open_room)
        # The token may have been renewed while its owner was coming in.
        if await self.journal.token(listener.access.client) is None:
            raise refused("no_access", Message("server-no-access"))

    def leave(self, listener: Listener) -> None:
        """Somebody who has listened does so no more."""
        open_room = self.rooms.get(listener.access.match)
        if open_room is not None and listener in open_room.listeners:
            open_room.listeners.discard(listener)
            self._tell_who_is_here(open_room)
            self.rooms.release(listener.access.match)

    def _tell_who_is_here(self, open_room: OpenRoom) -> None:
        """As far as this process knows: those at another one's sockets are not seen from here."""
        here = {seat for listener in open_room.listeners for seat in listener.access.seats}
        presence = schema.encode(schema.Presence(tuple(sorted(here))))
        for listener in open_room.listeners:
            if listener.wants_presence:
                listener.tell(presence)

    async def state(self, access: Access) -> schema.State:
        async with self.long_look(access.match) as open_room:
            return self._state(open_room, access)

    def _state(self, open_room: OpenRoom, access: Access) -> schema.State:
        return state_of(open_room.room, access.seats, self.now())

    async def why(self, access: Access, asked: schema.Why) -> schema.Reason:
        """Why a choice cannot be made now; raises ProtocolError for a seat of somebody else."""
        if asked.seat not in access.seats:
            raise refused("no_access", Message("server-not-your-seat"))
        async with self.long_look(access.match) as open_room:
            room = open_room.room
            refusal = room.why_not(asked.choice, asked.seat)
            lines = room.lines_to(asked.choice, asked.seat) if isinstance(room, Room) else []
        problem = None if refusal is None else refusal.problem
        return schema.Reason(asked.seat, asked.choice, problem, options_of_lines(lines))

    async def review(self, who: str, access: Access, asked: schema.AskReview) -> schema.ReviewState:
        """A review of a match that is over; raises ProtocolError while it goes on."""
        async with self.room(access.match) as open_room:
            room = open_room.room
            if isinstance(room, ReadOnlyRoom):
                raise refused("read_only", room.reason)
            if not room.is_over:
                raise refused("not_possible", Message("server-not-over"))
            record = record_for(room, access.seats)
        return await self.reviews.ask(who, record, asked.seat, access.match)

    async def advise(self, access: Access, asked: schema.AskAdvice) -> schema.Advice:
        """What the minister would do in the place of a seat; raises ProtocolError. The others hear
        that somebody has asked.
        """
        seat = asked.seat
        if seat not in access.seats:
            raise refused("no_access", Message("server-not-your-seat"))
        async with self.room(access.match) as open_room:
            room = _advised_room(open_room.room, seat)
            if seat in open_room.advised:
                raise refused("busy", Message("server-busy"))
            open_room.advised.add(seat)
            self.rooms.hold(access.match)
            request, shown = thought(room, seat), room.shown[seat]
            told = schema.encode(schema.Asked(seat))
            for listener in open_room.listeners:
                if seat not in listener.access.seats:
                    listener.tell(told)
        try:
            found = await self._bots.advise(request)
        finally:
            open_room.advised.discard(seat)
            self.rooms.release(access.match)
        async with self.room(access.match) as open_room:
            room = _advised_room(open_room.room, seat)
            if room.shown[seat] != shown:
                raise refused("stale", Message("server-stale"))
            if not found:
                raise refused("busy", Message("server-busy"))
            return schema.Advice(seat, room.number, advised(room, seat, found))

    # ------------------------------------------------------------------ commands

    async def command(self, access: Access, command: schema.AnyCommand) -> Done:
        """Do what a client wants, once; raises ProtocolError."""
        async with self.room(access.match) as open_room:
            if command.number > open_room.room.number:
                # The client has seen more than we have: another process told it.
                await self._read_on(open_room)
            key, wanted = mark_of(access.client, command.key), contents_of(command)
            for tries in range(MAX_TRIES):
                done = open_room.room.keys.get(key)
                if done is None and (tries or command.number < open_room.room.keys_since):
                    done = await self.journal.entry_with_key(access.match, key)
                if done is not None:
                    return _done_before(done, command, wanted)
                decided = open_room.room.decide(command, access.seats, self.now())
                entry = msgspec.structs.replace(decided, key=key, sent=wanted)
                if await self._keep(open_room, entry):
                    self._after(open_room, entry, Sender(access.client, command.key))
                    return Done(schema.Ack(command.key, entry.number), is_told=True)
            raise refused("busy", Message("server-busy"))

    async def write(
        self,
        match: str,
        decide: Callable[[AnyRoom, int], Entry],
        invitation: tuple[str, NewToken] | None = None,
    ) -> None:
        """Decide, persist, then broadcast. If another process was first, look again and retry."""
        async with self.room(match) as open_room:
            for _ in range(MAX_TRIES):
                entry = decide(open_room.room, self.now())
                if await self._keep(open_room, entry, invitation):
                    self._after(open_room, entry)
                    return
                if invitation is not None and await self.journal.token(invitation[0]) is None:
                    raise refused("no_access", Message("server-no-invite"))
            raise refused("busy", Message("server-busy"))

    async def _keep(
        self, open_room: OpenRoom, entry: Entry, invitation: tuple[str, NewToken] | None = None
    ) -> bool:
        """Let an entry count and write it down. False if the journal has another in its place."""
        room = open_room.room
        # If we are interrupted, whoever comes next takes the journal's word.
        open_room.is_doubtful = True
        room.apply(entry)
        # The flags of a match that can only be looked at are another version's business.
        flags = open_room.flags if isinstance(room, ReadOnlyRoom) else flags_of(room)
        changed = None if flags == open_room.flags else flags
        match = room.row.id
        if invitation is not None:
            kept = await self.journal.append_join(match, entry, changed, *invitation)
        else:
            kept = await self.journal.append(match, entry, changed)
        if kept:
            open_room.is_doubtful = False
            open_room.flags = flags
        else:
            await self.reload(open_room)
        return kept

    def _after(self, open_room: OpenRoom, entry: Entry, sender: Sender | None = None) -> None:
        self._broadcast(open_room, entry, sender)
        self.turns.set_alarm(open_room)
        self.turns.start_bots(open_room)
        if entry.number % SNAPSHOT_EVERY == 0:
            self._save_snapshot(open_room.room)

    def _save_snapshot(self, room: AnyRoom) -> None:
        """Keep a room as it is. Nobody need wait for it: it only makes loading shorter."""
        if isinstance(room, Room):
            layout, state = room.match.game.layout, room.freeze()
            self._tasks.spawn(self.journal.save_snapshot(room.row.id, room.number, layout, state))

    async def reload(self, open_room: OpenRoom) -> None:
        """Build the room anew from the journal, and tell listeners what they missed."""
        open_room.room = await self._room_from_journal(open_room.room.row.id)
        open_room.is_doubtful = False
        open_room.flags = None
        states: dict[Access, bytes] = {}
        for listener in open_room.listeners:
            access = listener.access
            if access not in states:
                states[access] = schema.encode(self._state(open_room, access))
            listener.tell(states[access])
        self.turns.set_alarm(open_room)
        self.turns.take_over(open_room)

    async def catch_up(self, match: str, number: int) -> None:
        """Another process wrote to a match: tell our listeners."""
        if number == NO_ENTRY:
            self.journal.forget_tokens(match)
            await self.dismiss_strangers(match)
        if match in self.rooms or self.rooms.is_coming(match):
            async with self.room(match) as open_room:
                if open_room.room.number < number:
                    await self._read_on(open_room)

    async def catch_up_all(self) -> None:
        """Wakes may have been missed: look at every room."""
        self.journal.forget_tokens()
        for open_room in self.rooms.all():
            match = open_room.room.row.id
            if match in self.rooms:  # It may have gone cold while we looked at others.
                async with self.room(match) as still_open:
                    await self._read_on(still_open)
                await self.dismiss_strangers(match)

    async def _read_on(self, open_room: OpenRoom) -> None:
        """Let count, and tell, what other processes have written."""
        for entry in await self.journal.entries_since(open_room.room.row.id, open_room.room.number):
            open_room.is_doubtful = True
            try:
                open_room.room.apply(entry)
            except Exception:
                # The other process is of another version; loading finds out what can be shown.
                match = open_room.room.row.id
                log.warning("an entry is not understood", exc_info=True, extra={"match": match})
                await self.reload(open_room)
                return
            open_room.is_doubtful = False
            open_room.flags = None
            self._broadcast(open_room, entry)
        self.turns.set_alarm(open_room)
        self.turns.take_over(open_room)

    def _broadcast(self, open_room: OpenRoom, entry: Entry, sender: Sender | None = None) -> None:
        """Tell all who listen; whoever has sent the command hears its key."""
        owners = {listener.access.seats for listener in open_room.listeners}
        updates = updates_of(open_room.room, entry, owners, self.now())
        messages: dict[tuple[tuple[int, ...], str | None], bytes] = {}
        for listener in open_room.listeners:
            seats, client = listener.access.seats, listener.access.client
            key = sender.key if sender is not None and sender.client == client else None
            if (seats, key) not in messages:
                update = updates[seats]
                if key is not None:
                    update = msgspec.structs.replace(update, key=key)
                messages[seats, key] = schema.encode(update)
            listener.tell(messages[seats, key])

    async def dismiss_strangers(self, match: str) -> None:
        """Those whose token opens nothing any more hear nothing any more."""
        open_room = self.rooms.get(match)
        for listener in [] if open_room is None else list(open_room.listeners):
            if await self.journal.token(listener.access.client) is None:
                listener.dismiss()


def _done_before(entry: Entry, command: schema.AnyCommand, wanted: str) -> Done:
    """What became of a command when it was sent before; raises ProtocolError if that was another
    command with the same key.
    """
    if entry.sent != wanted:
        raise refused("bad_request", message("server-bad-request", reason="key"))
    return Done(schema.Ack(command.key, entry.number), is_told=False)


def _advised_room(room: AnyRoom, seat: int) -> Room:
    """The room of a seat that may be advised now; raises ProtocolError."""
    if isinstance(room, ReadOnlyRoom):
        raise refused("read_only", room.reason)
    assert isinstance(room, Room)
    room.check_advice(seat)
    return room
