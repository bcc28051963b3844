"""The hub: all rooms of this process, who listens to them, and how commands become entries.

A command is decided, written to the journal, and only then told to anybody. One lock per room makes
this process a single writer; the journal's key (match, number) makes all processes one.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine
from typing import NamedTuple, Protocol

import msgspec

from bagatelle.bots import make_bot
from bagatelle.bots.advice import PLAYOUTS, can_advise
from bagatelle.games import make_game
from bagatelle.kernel.commitment import commitment
from bagatelle.kernel.dealer import private_seed
from bagatelle.kernel.errors import BadOption, BagatelleError, UnknownGame
from bagatelle.kernel.match import LONGEST_NAME
from bagatelle.kernel.message import Message, message
from bagatelle.server import schema
from bagatelle.server.bot_pool import BotPool, BotRequest
from bagatelle.server.exports import record_for
from bagatelle.server.journal import Journal, MatchRow, NewToken
from bagatelle.server.loading import load_room
from bagatelle.server.playing_on import Beginning, going_on
from bagatelle.server.problems import refused
from bagatelle.server.read_only import AnyRoom, ReadOnlyRoom
from bagatelle.server.replays import at_the_desk
from bagatelle.server.reviews import ReviewDesk
from bagatelle.server.room import Room, kind_of
from bagatelle.server.room_base import Plan, PlannedSeat
from bagatelle.server.tokens import SecretSource, derived, hash_token
from bagatelle.server.updates import advised, options_of_lines, seats_of, state_of, updates_of
from bagatelle.server.writer import Entry, Flags

SNAPSHOT_EVERY = 100
MAX_TRIES = 32
"""How often we try to write when others are always first."""
MAX_ROOMS = 2_000
"""How many rooms stay in memory while nobody listens to them."""
BOT_GRACE = 5.0
"""Seconds that a bot's turn is left to the process whose entry began it, before we step in."""
BOT_AGAIN_AFTER = 1.0
"""Seconds until a bot whose move could not be written tries again."""
LONGEST_SLEEP = 24 * 60 * 60.0
"""Seconds; a clock with more left is looked at in between."""

log = logging.getLogger("bagatelle.server")


class Access(msgspec.Struct, frozen=True):
    """What a token opens: a match, as the owner of seats or as a spectator."""

    match: str
    seats: tuple[int, ...]


class Done(NamedTuple):
    """What became of a command."""

    ack: schema.Ack
    is_told: bool
    """Whether the update has told its sender."""


class Listener(Protocol):
    """Somebody who is told what happens in a room."""

    access: Access
    wants_presence: bool

    def tell(self, data: bytes) -> None: ...


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
        self._source = source
        self._chat = chat
        self._bots = bots
        self.reviews = ReviewDesk(journal, review_playouts)
        self._open_rooms: dict[str, OpenRoom] = {}
        self._loading: dict[str, asyncio.Task[OpenRoom]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Go on where a stopped server left off: bots that were thinking think again. A match that
        can only be looked at keeps its flag, for the version that can play it.
        """
        for match in await self.journal.waiting_for_bots():
            async with self.room(match) as open_room:
                if open_room.room.bots_to_act():
                    self._start_bots(open_room)
                elif isinstance(open_room.room, Room):
                    await self.journal.bots_are_done(match)

    async def stop(self) -> None:
        for open_room in self._open_rooms.values():
            if open_room.alarm is not None:
                open_room.alarm.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.reviews.close()

    @property
    def sockets(self) -> int:
        return sum(len(open_room.listeners) for open_room in self._open_rooms.values())

    # ------------------------------------------------------------------ coming in

    async def access(self, match: str, token: str) -> Access:
        """What a token opens; raises ProtocolError, whether the match or the token is wrong."""
        row = await self.journal.token(hash_token(token))
        if row is None or row.match != match or row.kind == "invite":
            raise refused("no_access", Message("server-no-access"))
        return Access(match, row.seats)

    def room(self, match: str) -> LockedRoom:
        """The room of a match under its lock, as the journal has it; raises ProtocolError."""
        return LockedRoom(self, match)

    async def open_room(self, match: str) -> OpenRoom:
        """The room of a match, loaded if need be; raises ProtocolError."""
        found = self._open_rooms.get(match)
        if found is not None:
            return found
        if match not in self._loading:
            self._loading[match] = asyncio.create_task(self._load(match))
        return await asyncio.shield(self._loading[match])

    async def _load(self, match: str) -> OpenRoom:
        try:
            return self._open(await self._room_from_journal(match))
        finally:
            del self._loading[match]

    async def _room_from_journal(self, match: str) -> AnyRoom:
        """The room of a match as the journal has it; raises ProtocolError."""
        loaded = await load_room(self.journal, match)
        if loaded is None:
            raise refused("not_found", Message("server-no-match"))
        if loaded.room.number >= SNAPSHOT_EVERY and not loaded.from_snapshot:
            self._save_snapshot(loaded.room)
        return loaded.room

    def _open(self, room: AnyRoom, flags: Flags | None = None) -> OpenRoom:
        """The room of a match that was just laid or loaded, unless somebody else was faster."""
        open_room = self._open_rooms.get(room.row.id)
        if open_room is None:
            self._make_place()
            open_room = self._open_rooms[room.row.id] = OpenRoom(room)
            open_room.flags = flags
            self._set_alarm(open_room)
        return open_room

    def _make_place(self) -> None:
        """Forget the rooms that have been loaded longest and that nobody needs now."""
        for match, open_room in list(self._open_rooms.items()):
            if len(self._open_rooms) < MAX_ROOMS:
                return
            if not open_room.listeners and not open_room.thinking and not open_room.lock.locked():
                if open_room.alarm is not None:
                    open_room.alarm.cancel()
                del self._open_rooms[match]

    async def listen(self, listener: Listener) -> None:
        """Tell somebody everything, and from now on whatever happens."""
        async with self.room(listener.access.match) as open_room:
            open_room.listeners.add(listener)
            listener.tell(schema.encode(self._state(open_room, listener.access)))
            self._tell_who_is_here(open_room)
            self._start_bots(open_room, BOT_GRACE)

    def leave(self, listener: Listener) -> None:
        open_room = self._open_rooms.get(listener.access.match)
        if open_room is not None and listener in open_room.listeners:
            open_room.listeners.discard(listener)
            self._tell_who_is_here(open_room)

    def _tell_who_is_here(self, open_room: OpenRoom) -> None:
        """As far as this process knows: those at another one's sockets are not seen from here."""
        here = {seat for listener in open_room.listeners for seat in listener.access.seats}
        presence = schema.encode(schema.Presence(tuple(sorted(here))))
        for listener in open_room.listeners:
            if listener.wants_presence:
                listener.tell(presence)

    async def state(self, access: Access) -> schema.State:
        async with self.room(access.match) as open_room:
            return self._state(open_room, access)

    def _state(self, open_room: OpenRoom, access: Access) -> schema.State:
        return state_of(open_room.room, access.seats, self.now())

    async def why(self, access: Access, asked: schema.Why) -> schema.Reason:
        """Why a choice cannot be made now; raises ProtocolError for a seat of somebody else."""
        if asked.seat not in access.seats:
            raise refused("no_access", Message("server-not-your-seat"))
        async with self.room(access.match) as open_room:
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
            request, shown = _thought(room, seat), room.shown[seat]
            told = schema.encode(schema.Asked(seat))
            for listener in open_room.listeners:
                if seat not in listener.access.seats:
                    listener.tell(told)
        try:
            found = await self._bots.advise(request)
        finally:
            open_room.advised.discard(seat)
        async with self.room(access.match) as open_room:
            room = _advised_room(open_room.room, seat)
            if room.shown[seat] != shown:
                raise refused("stale", Message("server-stale"))
            if not found:
                raise refused("busy", Message("server-busy"))
            return schema.Advice(seat, room.number, advised(room, seat, found))

    # ------------------------------------------------------------------ setting up

    async def play_on(self, asked: schema.PlayOn) -> schema.MatchCreated:
        """A new match against bots, from a moment of one that is over; raises ProtocolError."""
        further = await at_the_desk(going_on, asked)
        return await self.create(further.wanted, further.beginning)

    async def create(
        self, wanted: schema.CreateMatch, beginning: Beginning | None = None
    ) -> schema.MatchCreated:
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
            wanted.advice,
            0 if beginning is None else beginning.moves,
        )
        token = wanted.token or self._source.new_token()
        # Whoever sends their own token may send it again, and gets the same answer: what belongs to
        # the token is made from it, because only hashes are kept.
        watch = derived(token, "watch")
        invites = tuple(
            schema.Invite(seat, derived(token, f"invite {seat}"))
            for seat, planned in enumerate(wanted.seats)
            if planned.kind == "open"
        )
        secrets = [
            NewToken(hash_token(token), "seat", mine),
            NewToken(hash_token(watch), "watch", ()),
            *(NewToken(hash_token(each.invite), "invite", (each.seat,)) for each in invites),
        ]
        options = dict(wanted.options)
        row = await self._create(wanted.game, options, plan, secrets, None, beginning)
        if row is None:
            row = await self._laid_before(token, wanted.game, options, plan)
        if beginning is not None and row.seed != beginning.seed:
            raise refused("bad_request", message("server-bad-request", reason="token"))
        return schema.MatchCreated(row.id, token, mine, invites, watch, commitment(row.seed))

    async def _laid_before(
        self, token: str, game: str, options: dict[str, str], plan: Plan
    ) -> MatchRow:
        """The match that the same token created when it was sent before; raises ProtocolError."""
        known = await self.journal.token(hash_token(token))
        assert known is not None
        async with self.room(known.match) as open_room:
            room = open_room.room
            asked = (game, options, plan)
            if known.kind != "seat" or (room.row.game, room.row.options, room.plan) != asked:
                raise refused("bad_request", message("server-bad-request", reason="token"))
            return room.row

    async def _create(
        self,
        game: str,
        options: dict[str, str],
        plan: Plan,
        secrets: list[NewToken],
        rematch_of: str | None,
        beginning: Beginning | None = None,
    ) -> MatchRow | None:
        """Keep a new match; None if it is a rematch that somebody else has laid already, or if its
        tokens are known.
        """
        now = self.now()
        made = make_game(game, len(plan.seats), options)
        row = MatchRow(
            id=self._source.new_match_id(),
            game=game,
            players=len(plan.seats),
            options=options,
            plan=msgspec.to_builtins(plan),
            seed=self._source.new_seed() if beginning is None else beginning.seed,
            created=now,
            changed=now,
            over=False,
            rematch_of=rematch_of,
            rules_version=made.info.rules_version,
            components_hash=made.components_hash,
        )
        entries = [] if beginning is None else beginning.entries(now)
        room = Room(row).apply_all(entries)
        flags = _flags(room)
        if not await self.journal.create(row, secrets, flags, entries):
            return None
        self._start_bots(self._open(room, flags))
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
        token = wanted.token or self._source.new_token()
        joined = await self._joined_before(match, token) if wanted.token else None
        if joined is not None:
            return joined
        try:
            return await self._sit_down(match, wanted, token)
        except schema.ProtocolError:
            # The same may have been sent twice, and the other one was faster.
            joined = await self._joined_before(match, token)
            if joined is None:
                raise
            return joined

    async def _sit_down(self, match: str, wanted: schema.JoinMatch, token: str) -> schema.Joined:
        hashed = hash_token(wanted.invite)
        row = await self.journal.token(hashed)
        if row is None or row.kind != "invite" or row.match != match:
            raise refused("no_access", Message("server-no-invite"))
        seat = row.seats[0]
        secret = NewToken(hash_token(token), "seat", (seat,))
        await self._write(
            match,
            lambda room, now: room.decide_join(seat, wanted.name, now),
            invitation=(hashed, secret),
        )
        return schema.Joined(match, token, (seat,))

    async def invitation(self, match: str, invite: str) -> schema.Invitation:
        """What an invitation is to; raises ProtocolError if it is none, or used up."""
        known = await self.journal.token(hash_token(invite))
        if known is None or known.kind != "invite" or known.match != match:
            raise refused("no_access", Message("server-no-invite"))
        async with self.room(match) as open_room:
            room = open_room.room
            if room.seats[known.seats[0]].kind != "open":
                closed = room.seats[known.seats[0]].kind == "closed"
                why = "server-called-off" if closed else "server-seat-taken"
                raise refused("not_possible", Message(why))
            clock = room.plan.clock
            return schema.Invitation(
                seat=known.seats[0],
                host=room.host,
                game=room.row.game,
                players=room.row.players,
                options=dict(room.row.options),
                seats=seats_of(room, self.now()),
                clock=None if clock is None else schema.ClockTold(*msgspec.structs.astuple(clock)),
                advice=room.plan.advice and can_advise(room.row.game),
            )

    async def _joined_before(self, match: str, token: str) -> schema.Joined | None:
        """The seat that the same token got when it was sent before; raises ProtocolError if it
        opens something else.
        """
        known = await self.journal.token(hash_token(token))
        if known is None:
            return None
        if known.kind != "seat" or known.match != match:
            raise refused("bad_request", message("server-bad-request", reason="token"))
        return schema.Joined(match, token, known.seats)

    async def rematch(self, access: Access) -> schema.Relaid:
        """The caller's seats at the same table once more; the first who asks lays it. Spectators
        may follow.
        """
        async with self.room(access.match) as open_room:
            room = open_room.room
        if not room.can_rematch:
            if isinstance(room, ReadOnlyRoom):
                raise room.refusal()
            raise refused("not_possible", Message("server-not-over"))
        other = await self._lay_again(room) if access.seats else room.rematch
        if other is None:
            raise refused("no_access", Message("server-not-your-seat"))
        watch = self._source.new_token()
        secrets = [NewToken(hash_token(watch), "watch", ())]
        if not access.seats:
            await self.journal.add_tokens(other, secrets)
            return schema.Relaid(other, watch, (), watch)
        with contextlib.suppress(schema.ProtocolError):
            await self._write(access.match, lambda room, now: room.decide_rematch(other, now))
        token = self._source.new_token()
        secrets.append(NewToken(hash_token(token), "seat", access.seats))
        await self.journal.add_tokens(other, secrets)
        return schema.Relaid(other, token, access.seats, watch)

    async def _lay_again(self, room: AnyRoom) -> str:
        """The rematch of a match that cannot go on; there is only one, whoever asks."""
        found = await self.journal.rematch_of(room.row.id)
        if found is not None:
            return found
        plan = Plan(
            tuple(PlannedSeat(facts.kind, facts.name, facts.bot) for facts in room.seats),
            room.plan.clock,
            room.plan.chat,
            room.plan.advice,
        )
        laid = await self._create(room.row.game, dict(room.row.options), plan, [], room.row.id)
        if laid is not None:
            return laid.id
        found = await self.journal.rematch_of(room.row.id)
        assert found is not None
        return found

    # ------------------------------------------------------------------ commands

    async def command(self, access: Access, command: schema.AnyCommand) -> Done:
        """Do what a client wants, once; raises ProtocolError."""
        async with self.room(access.match) as open_room:
            if command.number > open_room.room.number:
                # The client has seen more than we have: another process told it.
                await self._read_on(open_room)
            for tries in range(MAX_TRIES):
                done = open_room.room.keys.get(command.key)
                if done is None and (tries or command.number < open_room.room.keys_since):
                    done = await self.journal.entry_with_key(access.match, command.key)
                if done is not None:
                    return _done_before(done, command)
                entry = open_room.room.decide(command, access.seats, self.now())
                if await self._keep(open_room, entry):
                    self._after(open_room, entry, access.seats)
                    return Done(schema.Ack(command.key, entry.number), is_told=True)
            raise refused("busy", Message("server-busy"))

    async def _write(
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
        flags = open_room.flags if isinstance(room, ReadOnlyRoom) else _flags(room)
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

    def _after(
        self, open_room: OpenRoom, entry: Entry, sender: tuple[int, ...] | None = None
    ) -> None:
        self._broadcast(open_room, entry, sender)
        self._set_alarm(open_room)
        self._start_bots(open_room)
        if entry.number % SNAPSHOT_EVERY == 0:
            self._save_snapshot(open_room.room)

    def _save_snapshot(self, room: AnyRoom) -> None:
        """Keep a room as it is. Nobody need wait for it: it only makes loading shorter."""
        if isinstance(room, Room):
            layout, state = room.match.game.layout, room.freeze()
            self._spawn(self.journal.save_snapshot(room.row.id, room.number, layout, state))

    async def reload(self, open_room: OpenRoom) -> None:
        """Build the room anew from the journal, and tell listeners what they missed."""
        open_room.room = await self._room_from_journal(open_room.room.row.id)
        open_room.is_doubtful = False
        open_room.flags = None
        for listener in open_room.listeners:
            listener.tell(schema.encode(self._state(open_room, listener.access)))
        self._set_alarm(open_room)
        self._start_bots(open_room, BOT_GRACE)

    async def catch_up(self, match: str, number: int) -> None:
        """Another process wrote to a match: tell our listeners."""
        if match in self._open_rooms or match in self._loading:
            async with self.room(match) as open_room:
                if open_room.room.number < number:
                    await self._read_on(open_room)

    async def catch_up_all(self) -> None:
        """Wakes may have been missed: look at every room."""
        for match in list(self._open_rooms):
            async with self.room(match) as open_room:
                await self._read_on(open_room)

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
        self._set_alarm(open_room)
        self._start_bots(open_room, BOT_GRACE)

    def _broadcast(
        self, open_room: OpenRoom, entry: Entry, sender: tuple[int, ...] | None = None
    ) -> None:
        """Tell all who listen; ``sender`` are the seats of whoever sent the command."""
        owners = {listener.access.seats for listener in open_room.listeners}
        updates = updates_of(open_room.room, entry, owners, sender, self.now())
        messages = {owned: schema.encode(update) for owned, update in updates.items()}
        for listener in open_room.listeners:
            listener.tell(messages[listener.access.seats])

    # ------------------------------------------------------------------ bots and clocks

    def _start_bots(self, open_room: OpenRoom, after: float = 0.0) -> None:
        room = open_room.room
        if isinstance(room, ReadOnlyRoom):
            return
        for seat in room.bots_to_act():
            moment = (room.shown[seat], seat)
            if moment not in open_room.thinking:
                open_room.thinking.add(moment)
                request = _thought(room, seat)
                self._spawn(self._bot_turn(open_room, request, moment, after))

    async def _bot_turn(
        self, open_room: OpenRoom, request: BotRequest, moment: tuple[int, int], after: float
    ) -> None:
        match = open_room.room.row.id
        await asyncio.sleep(after)
        try:
            while not await self._bot_moves(match, request, moment):
                await asyncio.sleep(BOT_AGAIN_AFTER)
        finally:
            open_room.thinking.discard(moment)

    async def _bot_moves(self, match: str, request: BotRequest, moment: tuple[int, int]) -> bool:
        """Whether a turn is done with: the bot has moved, or it is not asked any more."""
        try:
            async with self.room(match) as open_room:
                _bots_room(open_room.room, moment)
            plan = await self._bots.plan(request)
            await self._write(match, lambda room, now: _bot_moves(room, moment, plan, now))
        except schema.ProtocolError as error:
            return error.problem.code != "busy"
        except Exception:
            log.exception("a bot's turn came to nothing", extra={"match": match})
            return False
        return True

    def _set_alarm(self, open_room: OpenRoom) -> None:
        """Wake up when the next seat runs out of time."""
        if open_room.alarm is not None:
            open_room.alarm.cancel()
            open_room.alarm = None
        flag = open_room.room.clock.next_flag(open_room.room.to_act, self.now())
        if flag is None:
            return
        at, seat = flag
        delay = min((at - self.now() + 5) / 1000, LONGEST_SLEEP)
        loop = asyncio.get_running_loop()
        open_room.alarm = loop.call_later(delay, lambda: self._spawn(self._flag(open_room, seat)))

    async def _flag(self, open_room: OpenRoom, seat: int) -> None:
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
            await self._write(open_room.room.row.id, decide)
        except schema.ProtocolError:
            self._set_alarm(open_room)

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


class LockedRoom:
    """Somebody in a room: nobody else comes in before they leave."""

    def __init__(self, hub: Hub, match: str) -> None:
        self._hub = hub
        self._match = match

    async def __aenter__(self) -> OpenRoom:
        self._open_rooms = open_room = await self._hub.open_room(self._match)
        await open_room.lock.acquire()
        try:
            if open_room.is_doubtful:
                await self._hub.reload(open_room)
        except BaseException:
            open_room.lock.release()
            raise
        return open_room

    async def __aexit__(self, *_: object) -> None:
        self._open_rooms.lock.release()


def _flags(room: Room) -> Flags:
    return Flags(room.is_over, bool(room.bots_to_act()), room.scores)


def _done_before(entry: Entry, command: schema.AnyCommand) -> Done:
    """What became of a command when it was sent before; raises ProtocolError if that was another
    command with the same key.
    """
    if (entry.kind, entry.seat) != (kind_of(command), command.seat):
        raise refused("bad_request", message("server-bad-request", reason="key"))
    return Done(schema.Ack(command.key, entry.number), is_told=False)


def _thought(room: Room, seat: int) -> BotRequest:
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


def _advised_room(room: AnyRoom, seat: int) -> Room:
    """The room of a seat that may be advised now; raises ProtocolError."""
    if isinstance(room, ReadOnlyRoom):
        raise refused("read_only", room.reason)
    assert isinstance(room, Room)
    room.check_advice(seat)
    return room


def _bot_moves(room: AnyRoom, moment: tuple[int, int], plan: list[int], now: int) -> Entry:
    """The moves of a bot, if its turn is still the one it has thought about."""
    return _bots_room(room, moment).decide_bot_moves(moment[1], plan, now)


def _bots_room(room: AnyRoom, moment: tuple[int, int]) -> Room:
    """The room of a bot whose turn it is; raises ProtocolError if it is not that turn any more."""
    since, seat = moment
    if isinstance(room, Room) and seat in room.bots_to_act() and room.shown[seat] == since:
        return room
    raise refused("stale", Message("server-stale"))
