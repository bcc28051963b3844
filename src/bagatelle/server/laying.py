"""Setting tables up: matches are laid, invitations looked at and used, tables laid once more."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import msgspec

from bagatelle.bots import make_bot
from bagatelle.bots.advice import can_advise
from bagatelle.games import make_game
from bagatelle.kernel.commitment import commitment
from bagatelle.kernel.errors import BadOption, BagatelleError, UnknownGame
from bagatelle.kernel.message import Message, message
from bagatelle.server import schema
from bagatelle.server.journal import MatchRow, NewToken
from bagatelle.server.names import check_name, distinct
from bagatelle.server.open_rooms import Access
from bagatelle.server.playing_on import Beginning, going_on
from bagatelle.server.problems import refused
from bagatelle.server.read_only import AnyRoom, ReadOnlyRoom
from bagatelle.server.replays import at_the_desk
from bagatelle.server.room import Room, flags_of
from bagatelle.server.room_base import Plan, PlannedSeat
from bagatelle.server.tokens import SecretSource, derived, hash_token
from bagatelle.server.updates import seats_of

if TYPE_CHECKING:
    from bagatelle.server.hub import Hub


class Laying:
    """Where new tables come from, and those who sit down at them."""

    def __init__(self, hub: Hub, source: SecretSource, chat: bool) -> None:
        self._hub = hub
        self._source = source
        self._chat = chat

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
        names: list[str] = []
        for seat in wanted.seats:
            names.append(distinct(seat.name, names))
        plan = Plan(
            tuple(
                PlannedSeat(kinds[seat.kind], name, seat.bot)
                for seat, name in zip(wanted.seats, names, strict=True)
            ),
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
        known = await self._hub.journal.token(hash_token(token))
        assert known is not None
        async with self._hub.room(known.match) as open_room:
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
        now = self._hub.now()
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
        flags = flags_of(room)
        if not await self._hub.journal.create(row, secrets, flags, entries):
            return None
        with self._hub.rooms.holding(row.id):
            self._hub.turns.start_bots(self._hub.rooms.keep(room, flags))
        return row

    def _check(self, wanted: schema.CreateMatch) -> None:
        try:
            make_game(wanted.game, len(wanted.seats), wanted.options)
        except UnknownGame as error:
            raise refused("unknown_game", error.message) from error
        except BadOption as error:
            raise refused("bad_option", error.message) from error
        for seat in wanted.seats:
            check_name(seat.name)
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
        row = await self._hub.journal.token(hashed)
        if row is None or row.kind != "invite" or row.match != match:
            raise refused("no_access", Message("server-no-invite"))
        seat = row.seats[0]
        secret = NewToken(hash_token(token), "seat", (seat,))
        await self._hub.write(
            match,
            lambda room, now: room.decide_join(seat, wanted.name, now),
            invitation=(hashed, secret),
        )
        return schema.Joined(match, token, (seat,))

    async def invitation(self, match: str, invite: str) -> schema.Invitation:
        """What an invitation is to; raises ProtocolError if it is none, or used up."""
        known = await self._hub.journal.token(hash_token(invite))
        if known is None or known.kind != "invite" or known.match != match:
            raise refused("no_access", Message("server-no-invite"))
        async with self._hub.room(match) as open_room:
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
                seats=seats_of(room, self._hub.now()),
                clock=None if clock is None else schema.ClockTold(*msgspec.structs.astuple(clock)),
                advice=room.plan.advice and can_advise(room.row.game),
            )

    async def _joined_before(self, match: str, token: str) -> schema.Joined | None:
        """The seat that the same token got when it was sent before; raises ProtocolError if it
        opens something else.
        """
        known = await self._hub.journal.token(hash_token(token))
        if known is None:
            return None
        if known.kind != "seat" or known.match != match:
            raise refused("bad_request", message("server-bad-request", reason="token"))
        return schema.Joined(match, token, known.seats)

    async def renew(self, match: str, old: str, wanted: schema.RenewToken) -> schema.Joined:
        """Another token for the seats of one; all others for these seats are dead from now on, on
        whatever devices they are.
        """
        if wanted.token:
            known = await self._hub.journal.token(hash_token(wanted.token))
            if known is not None and known.kind == "seat" and known.match == match:
                return schema.Joined(match, wanted.token, known.seats)
        access = await self._hub.access(match, old)
        if not access.seats:
            raise refused("no_access", Message("server-not-your-seat"))
        token = wanted.token or self._source.new_token()
        secret = NewToken(hash_token(token), "seat", access.seats)
        if not await self._hub.journal.renew(match, access.client, secret):
            await self._hub.access(match, old)
            raise refused("bad_request", message("server-bad-request", reason="token"))
        await self._hub.dismiss_strangers(match)
        return schema.Joined(match, token, access.seats)

    async def rematch(self, access: Access) -> schema.Relaid:
        """The caller's seats at the same table once more; the first who asks lays it. Spectators
        may follow.
        """
        async with self._hub.room(access.match) as open_room:
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
            await self._hub.journal.add_tokens(other, secrets)
            return schema.Relaid(other, watch, (), watch)
        with contextlib.suppress(schema.ProtocolError):
            await self._hub.write(access.match, lambda room, now: room.decide_rematch(other, now))
        token = self._source.new_token()
        secrets.append(NewToken(hash_token(token), "seat", access.seats))
        await self._hub.journal.add_tokens(other, secrets)
        return schema.Relaid(other, token, access.seats, watch)

    async def _lay_again(self, room: AnyRoom) -> str:
        """The rematch of a match that cannot go on; there is only one, whoever asks."""
        found = await self._hub.journal.rematch_of(room.row.id)
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
        found = await self._hub.journal.rematch_of(room.row.id)
        assert found is not None
        return found
