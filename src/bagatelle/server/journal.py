"""The journal: all that is kept, and the only code that talks to the database.

One thread writes (``writer``), and nobody is told of something that could still be lost. Readers
have threads of their own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, Table, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from bagatelle.server import models
from bagatelle.server.engine import address_of, engine_of
from bagatelle.server.migrate import upgrade
from bagatelle.server.writer import Append, Conflict, Entry, Flags, Snapshot, Writer

T = TypeVar("T")

MAX_TOKENS = 20_000
"""How many secrets (their hashes) stay in memory."""


class MatchRow(msgspec.Struct, frozen=True):
    id: str
    game: str
    players: int
    options: dict[str, str]
    plan: dict[str, Any]
    seed: str
    created: int
    changed: int
    over: bool
    rematch_of: str | None
    rules_version: int
    components_hash: str
    scores: str | None = None
    """How it ended; None before, and for matches that were over before scores were written down."""


class TokenRow(NamedTuple):
    match: str
    kind: str
    seats: tuple[int, ...]


class NewToken(NamedTuple):
    hash: str
    kind: str
    seats: tuple[int, ...]


class StoredSnapshot(NamedTuple):
    """A room frozen after so many entries; ``layout`` says who can thaw it. None: nobody."""

    number: int
    layout: str | None
    state: bytes


class Stored(NamedTuple):
    """A match as it lies in the database."""

    row: MatchRow
    snapshot: StoredSnapshot | None
    entries: list[Entry]


class Journal:
    """Opens a database by its address: ``sqlite:///path`` or ``postgresql://...``."""

    def __init__(self, url: str) -> None:
        self.url = address_of(url)
        self.is_postgres = self.url.get_backend_name() == "postgresql"
        self._engine = engine_of(self.url)
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="journal-reader")
        self._writer = Writer(self._engine, self.is_postgres)
        self._tokens: dict[str, TokenRow] = {}
        """What the secrets open that were seen last."""
        self._forgotten = 0
        """How often some of them were forgotten."""

    def open(self) -> None:
        """Bring the database up to date and start writing."""
        upgrade(self._engine)
        self._writer.start()

    @property
    def name(self) -> str:
        """Who writes here, as other processes on the same database are told."""
        return self._writer.name

    def close(self) -> None:
        """Write what waits, then stop."""
        self._writer.close()
        self._readers.shutdown()
        self._engine.dispose()

    # ------------------------------------------------------------------ writing

    async def create(
        self,
        row: MatchRow,
        secrets: list[NewToken],
        flags: Flags,
        entries: Sequence[Entry] = (),
    ) -> bool:
        """Keep a new match, with what it begins with. False if it is a rematch that exists already,
        or if one of its secrets is known.
        """

        def work(connection: Connection) -> bool:
            values = {
                "id": row.id,
                "game": row.game,
                "players": row.players,
                "options": _json(row.options),
                "plan": _json(row.plan),
                "seed": row.seed,
                "created": row.created,
                "changed": row.changed,
                "over": flags.over,
                "bot_to_act": flags.bot_to_act,
                "rematch_of": row.rematch_of,
                "rules_version": row.rules_version,
                "components_hash": row.components_hash,
                "scores": flags.scores,
            }
            if not self.insert(connection, models.matches, [values]):
                return False
            self._writer.append_all(connection, [Append(row.id, each, None) for each in entries])
            self._add_tokens(connection, row.id, secrets)
            return True

        created = await self._writer.do(work)
        if created:
            self._remember(row.id, secrets)
        return created

    def append(self, match: str, entry: Entry, flags: Flags | None = None) -> Awaitable[bool]:
        """Add an entry, and set the match's flags if they changed. False, and nothing changed, if
        another entry has its number or its key.
        """
        return self._writer.put(Append(match, entry, flags))

    async def append_join(
        self, match: str, entry: Entry, flags: Flags | None, invite: str, token: NewToken
    ) -> bool:
        """Add an entry that uses up an invitation and lets a new secret in. False, and nothing
        changed, if the invitation is gone, another entry has the number, or the secret is known.
        """

        def work(connection: Connection) -> bool:
            gone = delete(models.tokens).where(models.tokens.c.hash == invite)
            if not connection.execute(gone).rowcount:
                return False
            self._writer.append_all(connection, [Append(match, entry, flags)])
            self._add_tokens(connection, match, [token])
            return True

        joined = await self._writer.do(work)
        if joined:
            self._remember(match, [token])
        return joined

    async def add_tokens(self, match: str, secrets: list[NewToken]) -> None:
        """Let new secrets open a match."""

        def work(connection: Connection) -> bool:
            self._add_tokens(connection, match, secrets)
            return True

        added = await self._writer.do(work)
        assert added
        self._remember(match, secrets)

    async def renew(self, match: str, old: str, secret: NewToken) -> bool:
        """Let a new secret open seats in place of an old one, and no other one any more. False, and
        nothing changed, if the old one opens nothing or the new one is known. All processes are
        told.
        """

        def work(connection: Connection) -> bool:
            tokens = models.tokens
            if not connection.execute(delete(tokens).where(tokens.c.hash == old)).rowcount:
                return False
            connection.execute(
                delete(tokens).where(
                    tokens.c.match == match,
                    tokens.c.kind == secret.kind,
                    tokens.c.seats == _seats_word(secret.seats),
                )
            )
            self._add_tokens(connection, match, [secret])
            self._writer.tell_all(connection, match)
            return True

        renewed = await self._writer.do(work)
        if renewed:
            self.forget_tokens(match)
            self._remember(match, [secret])
        return renewed

    def forget_tokens(self, match: str | None = None) -> None:
        """Look again what secrets open: of a match, or of all."""
        self._forgotten += 1
        self._tokens = {
            hashed: row for hashed, row in self._tokens.items() if match not in (None, row.match)
        }

    async def save_snapshot(self, match: str, number: int, layout: str, state: bytes) -> None:
        """Keep a place from which loading may start; one that is older or of another layout is
        replaced.
        """
        await self._writer.put(Snapshot(match, number, layout, state))

    async def bots_are_done(self, match: str) -> None:
        """Nothing waits for a bot here: do not look again after a restart."""

        def work(connection: Connection) -> None:
            statement = update(models.matches).where(models.matches.c.id == match)
            connection.execute(statement.values(bot_to_act=False))

        await self._writer.do(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Change something that is neither a match nor its entries."""
        return await self._writer.do(work)

    # ------------------------------------------------------------------ reading

    async def load(self, match: str, with_snapshot: bool = True) -> Stored | None:
        """A match from its newest snapshot on, or from the beginning."""

        def work(connection: Connection) -> Stored | None:
            found = connection.execute(
                select(models.matches).where(models.matches.c.id == match)
            ).first()
            if found is None:
                return None
            snapshot = _snapshot(connection, match) if with_snapshot else None
            since = 0 if snapshot is None else snapshot.number
            return Stored(_match_row(found), snapshot, _entries_since(connection, match, since))

        return await self.read(work)

    async def entries_since(self, match: str, number: int) -> list[Entry]:
        return await self.read(lambda connection: _entries_since(connection, match, number))

    async def entry_with_key(self, match: str, key: str) -> Entry | None:
        """The entry that a command made when it was sent before."""

        def work(connection: Connection) -> Entry | None:
            found = connection.execute(
                select(models.entries).where(
                    models.entries.c.match == match, models.entries.c.key == key
                )
            ).first()
            return None if found is None else _entry(found)

        return await self.read(work)

    async def token(self, hashed: str) -> TokenRow | None:
        """What a secret opens; None if it is not known."""
        known = self._tokens.get(hashed)
        if known is not None:
            return known

        def work(connection: Connection) -> TokenRow | None:
            found = connection.execute(
                select(models.tokens).where(models.tokens.c.hash == hashed)
            ).first()
            if found is None:
                return None
            return TokenRow(found.match, found.kind, _seats(found.seats))

        forgotten = self._forgotten
        found = await self.read(work)
        # What was read while a secret was renewed may be what it was before.
        if found is not None and forgotten == self._forgotten:
            self._remember(found.match, [NewToken(hashed, found.kind, found.seats)])
        return found

    def _remember(self, match: str, secrets: list[NewToken]) -> None:
        """Keep what secrets open: whoever came in comes again. An invitation is used up, perhaps by
        another process; everything else opens the same until it is renewed.
        """
        for token in secrets:
            if token.kind != "invite":
                while len(self._tokens) >= MAX_TOKENS:
                    del self._tokens[next(iter(self._tokens))]
                self._tokens[token.hash] = TokenRow(match, token.kind, token.seats)

    async def rematch_of(self, match: str) -> str | None:
        def work(connection: Connection) -> str | None:
            return connection.execute(
                select(models.matches.c.id).where(models.matches.c.rematch_of == match)
            ).scalar()

        return await self.read(work)

    async def waiting_for_bots(self) -> list[str]:
        """Matches in which a bot may have been thinking when the server stopped."""

        def work(connection: Connection) -> list[str]:
            found = connection.execute(
                select(models.matches.c.id).where(models.matches.c.bot_to_act)
            )
            return [row.id for row in found]

        return await self.read(work)

    async def count_matches(self) -> int:
        return await self.read(
            lambda connection: int(
                connection.execute(select(func.count()).select_from(models.matches)).scalar_one()
            )
        )

    # ------------------------------------------------------------------ threads

    async def read(self, work: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self._engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    # ------------------------------------------------------------------ dialects

    def _upsert(self, table: Any) -> Any:
        return postgresql.insert(table) if self.is_postgres else sqlite.insert(table)

    def insert(self, connection: Connection, table: Table, rows: list[dict[str, Any]]) -> bool:
        """Add rows. False if a key of one of them is taken.

        The rows themselves come back, because not every driver counts those of an insert.
        """
        statement = self._upsert(table).values(rows).on_conflict_do_nothing()
        added = connection.execute(statement.returning(*table.primary_key)).all()
        return len(added) == len(rows)

    def _add_tokens(self, connection: Connection, match: str, secrets: list[NewToken]) -> None:
        """Let secrets open a match; raises Conflict if one of them is known already."""
        rows = [
            {
                "hash": token.hash,
                "match": match,
                "kind": token.kind,
                "seats": _seats_word(token.seats),
            }
            for token in secrets
        ]
        if rows and not self.insert(connection, models.tokens, rows):
            raise Conflict


def _snapshot(connection: Connection, match: str) -> StoredSnapshot | None:
    kept = connection.execute(
        select(models.snapshots).where(models.snapshots.c.match == match)
    ).first()
    return None if kept is None else StoredSnapshot(kept.number, kept.layout, bytes(kept.state))


def _entries_since(connection: Connection, match: str, number: int) -> list[Entry]:
    rows = connection.execute(
        select(models.entries)
        .where(models.entries.c.match == match, models.entries.c.number > number)
        .order_by(models.entries.c.number)
    )
    return [_entry(row) for row in rows]


def _entry(row: Any) -> Entry:
    data = msgspec.json.decode(row.data, type=dict[str, Any])
    return Entry(row.number, row.kind, row.seat, data, row.key, row.at, row.sent)


def _match_row(row: Any) -> MatchRow:
    return MatchRow(
        id=row.id,
        game=row.game,
        players=row.players,
        options=msgspec.json.decode(row.options, type=dict[str, str]),
        plan=msgspec.json.decode(row.plan, type=dict[str, Any]),
        seed=row.seed,
        created=row.created,
        changed=row.changed,
        over=row.over,
        rematch_of=row.rematch_of,
        rules_version=row.rules_version,
        components_hash=row.components_hash,
        scores=row.scores,
    )


def _json(data: object) -> str:
    return msgspec.json.encode(data).decode()


def _seats_word(seats: tuple[int, ...]) -> str:
    return " ".join(map(str, seats))


def _seats(word: str) -> tuple[int, ...]:
    return tuple(int(seat) for seat in word.split())
