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
from sqlalchemy import Connection, Engine, Table, delete, event, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import create_engine, make_url
from sqlalchemy.exc import ArgumentError

from bagatelle.server import models
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
        address = make_url(url)
        kind = address.drivername.partition("+")[0]
        self.is_postgres = kind in ("postgresql", "postgres")
        if self.is_postgres:
            address = address.set(drivername="postgresql+psycopg")
        elif kind != "sqlite":
            raise ArgumentError("neither SQLite nor PostgreSQL")
        self.url = address
        self._engine = _engine(address.render_as_string(hide_password=False), self.is_postgres)
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="journal-reader")
        self._writer = Writer(self._engine, self.is_postgres)
        self._tokens: dict[str, TokenRow] = {}
        """What the secrets open that were seen last."""

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

        found = await self.read(work)
        if found is not None:
            self._remember(found.match, [NewToken(hashed, found.kind, found.seats)])
        return found

    def _remember(self, match: str, secrets: list[NewToken]) -> None:
        """Keep what secrets open: whoever came in comes again. An invitation is used up, perhaps by
        another process; everything else opens the same for ever.
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
                "seats": " ".join(map(str, token.seats)),
            }
            for token in secrets
        ]
        if rows and not self.insert(connection, models.tokens, rows):
            raise Conflict


def _engine(url: str, is_postgres: bool) -> Engine:
    """Parameters are hidden, because errors are logged and seeds are among what is written."""
    if is_postgres:
        return create_engine(
            url, hide_parameters=True, pool_size=4, max_overflow=4, pool_pre_ping=True
        )
    engine = create_engine(
        url, hide_parameters=True, connect_args={"timeout": 10, "check_same_thread": False}
    )

    @event.listens_for(engine, "connect")
    def settle(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    return engine


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
    return Entry(row.number, row.kind, row.seat, data, row.key, row.at)


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


def _seats(word: str) -> tuple[int, ...]:
    return tuple(int(seat) for seat in word.split())
