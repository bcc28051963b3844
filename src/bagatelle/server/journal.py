"""The journal: all that is kept, and the only code that talks to the database.

One thread writes. It takes whatever waits, from all matches, into one transaction, and only when
that is safe on disk it tells those who wait: so a busy server pays for few commits, and nobody is
told of something that could still be lost. Readers have threads of their own.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, Table, delete, event, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import create_engine, make_url
from sqlalchemy.exc import ArgumentError

from bagatelle.server import models
from bagatelle.server.migrate import upgrade

CHANNEL = "bagatelle"
MOST_AT_ONCE = 256
"""How many writes share a transaction at the most."""

ENTRY_COLUMNS = ("match", "number", "kind", "seat", "data", "key", "at")

T = TypeVar("T")


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened in a match."""

    number: int
    kind: str
    seat: int | None
    data: dict[str, Any]
    key: str | None
    at: int


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


class TokenRow(NamedTuple):
    match: str
    kind: str
    seats: tuple[int, ...]


class NewToken(NamedTuple):
    hash: str
    kind: str
    seats: tuple[int, ...]


class Flags(NamedTuple):
    """What finds a match again after a restart."""

    over: bool
    bot_to_act: bool


class Append(NamedTuple):
    """An entry on its way into the journal."""

    match: str
    entry: Entry
    flags: Flags | None


Work = Callable[[Connection], Any] | Append
Job = tuple[Work, asyncio.Future[Any]]


class Stored(NamedTuple):
    """A match as it lies in the database."""

    row: MatchRow
    snapshot: tuple[int, bytes] | None
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
        self._waiting: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="journal-writer", daemon=True)

    def open(self) -> None:
        """Bring the database up to date and start writing."""
        upgrade(self._engine)
        self._writer.start()

    def close(self) -> None:
        """Write what waits, then stop."""
        if self._writer.is_alive():
            self._waiting.put(None)
            self._writer.join()
        self._readers.shutdown()
        self._engine.dispose()

    # ------------------------------------------------------------------ writing

    async def create(self, row: MatchRow, secrets: list[NewToken]) -> bool:
        """Keep a new match. False if it is a rematch that exists already, or if one of its secrets
        is known.
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
                "over": row.over,
                "bot_to_act": True,
                "rematch_of": row.rematch_of,
            }
            if not self._insert(connection, models.matches, values):
                return False
            self._add_tokens(connection, row.id, secrets)
            return True

        return await self._do(work)

    async def append(self, match: str, entry: Entry, flags: Flags | None = None) -> bool:
        """Add an entry, and set the match's flags if they changed. False, and nothing changed, if
        another entry has its number or its key.
        """
        kept: bool = await self._put(Append(match, entry, flags))
        return kept

    async def append_join(
        self, match: str, entry: Entry, flags: Flags, invite: str, token: NewToken
    ) -> bool:
        """Add an entry that uses up an invitation and lets a new secret in. False, and nothing
        changed, if the invitation is gone, another entry has the number, or the secret is known.
        """

        def work(connection: Connection) -> bool:
            gone = delete(models.tokens).where(models.tokens.c.hash == invite)
            if not connection.execute(gone).rowcount:
                return False
            if not self._append_all(connection, [Append(match, entry, flags)]):
                raise _Conflict
            self._add_tokens(connection, match, [token])
            return True

        return await self._do(work)

    async def add_token(self, match: str, token: NewToken) -> None:
        """Let a new secret open a match."""

        def work(connection: Connection) -> bool:
            self._add_tokens(connection, match, [token])
            return True

        added = await self._do(work)
        assert added

    async def save_snapshot(self, match: str, number: int, state: bytes) -> None:
        """Keep a place from which loading may start; an older one is replaced."""

        def work(connection: Connection) -> None:
            statement = self._upsert(models.snapshots).values(
                match=match, number=number, state=state
            )
            connection.execute(
                statement.on_conflict_do_update(
                    index_elements=["match"],
                    set_={"number": number, "state": state},
                    where=models.snapshots.c.number < number,
                )
            )

        await self._do(work)

    async def bots_are_done(self, match: str) -> None:
        """Nothing waits for a bot here: do not look again after a restart."""

        def work(connection: Connection) -> None:
            statement = update(models.matches).where(models.matches.c.id == match)
            connection.execute(statement.values(bot_to_act=False))

        await self._do(work)

    # ------------------------------------------------------------------ reading

    async def load(self, match: str) -> Stored | None:
        """A match from its newest snapshot on."""

        def work(connection: Connection) -> Stored | None:
            found = connection.execute(
                select(models.matches).where(models.matches.c.id == match)
            ).first()
            if found is None:
                return None
            kept = connection.execute(
                select(models.snapshots.c.number, models.snapshots.c.state).where(
                    models.snapshots.c.match == match
                )
            ).first()
            snapshot = None if kept is None else (int(kept[0]), bytes(kept[1]))
            since = 0 if snapshot is None else snapshot[0]
            return Stored(_match_row(found), snapshot, _entries_since(connection, match, since))

        return await self._read(work)

    async def entries_since(self, match: str, number: int) -> list[Entry]:
        return await self._read(lambda connection: _entries_since(connection, match, number))

    async def entry_with_key(self, match: str, key: str) -> Entry | None:
        """The entry that a command made when it was sent before."""

        def work(connection: Connection) -> Entry | None:
            found = connection.execute(
                select(models.entries).where(
                    models.entries.c.match == match, models.entries.c.key == key
                )
            ).first()
            return None if found is None else _entry(found)

        return await self._read(work)

    async def token(self, hashed: str) -> TokenRow | None:
        def work(connection: Connection) -> TokenRow | None:
            found = connection.execute(
                select(models.tokens).where(models.tokens.c.hash == hashed)
            ).first()
            if found is None:
                return None
            return TokenRow(found.match, found.kind, _seats(found.seats))

        return await self._read(work)

    async def rematch_of(self, match: str) -> str | None:
        def work(connection: Connection) -> str | None:
            return connection.execute(
                select(models.matches.c.id).where(models.matches.c.rematch_of == match)
            ).scalar()

        return await self._read(work)

    async def tokens_of(self, match: str) -> list[NewToken]:
        def work(connection: Connection) -> list[NewToken]:
            rows = connection.execute(select(models.tokens).where(models.tokens.c.match == match))
            return [NewToken(row.hash, row.kind, _seats(row.seats)) for row in rows]

        return await self._read(work)

    async def waiting_for_bots(self) -> list[str]:
        """Matches in which a bot may have been thinking when the server stopped."""

        def work(connection: Connection) -> list[str]:
            found = connection.execute(
                select(models.matches.c.id).where(models.matches.c.bot_to_act)
            )
            return [row.id for row in found]

        return await self._read(work)

    async def count_matches(self) -> int:
        return await self._read(
            lambda connection: int(
                connection.execute(select(func.count()).select_from(models.matches)).scalar_one()
            )
        )

    # ------------------------------------------------------------------ threads

    def _do(self, work: Callable[[Connection], T]) -> Awaitable[T]:
        return self._put(work)

    def _put(self, work: Work) -> Awaitable[Any]:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.put((work, future))
        return future

    async def _read(self, work: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self._engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    def _write(self) -> None:
        going_on = True
        while going_on:
            batch = [self._waiting.get()]
            while len(batch) < MOST_AT_ONCE and not self._waiting.empty():
                batch.append(self._waiting.get())
            going_on = None not in batch
            # Whoever has given up wants nothing any more.
            jobs = [job for job in batch if job is not None and not job[1].cancelled()]
            if not jobs:
                continue
            results = self._write_together(jobs)
            if results is None:
                for job in jobs:
                    _settle([(job[1], self._write_alone(job[0]))])
            else:
                _settle([(job[1], result) for job, result in zip(jobs, results, strict=True)])

    def _write_together(self, jobs: list[Job]) -> list[Any] | None:
        """All in one transaction. None if one of them failed: then nothing was written."""
        appends = [work for work, _ in jobs if isinstance(work, Append)]
        try:
            with self._engine.begin() as connection:
                if not self._append_all(connection, appends):
                    raise _Conflict
                return [True if isinstance(work, Append) else work(connection) for work, _ in jobs]
        except Exception:
            # Each alone will show which one it was, and tell the one who waits for it.
            return None

    def _write_alone(self, work: Work) -> Any:
        """The result, or the exception."""
        try:
            with self._engine.begin() as connection:
                if isinstance(work, Append):
                    return self._append_all(connection, [work])
                return work(connection)
        except _Conflict:
            return False
        except Exception as error:
            return error

    def _append_all(self, connection: Connection, appends: list[Append]) -> bool:
        """All entries with one statement, so that this thread need not ask for the interpreter
        again for each of them. False if not all could be added.
        """
        if not appends:
            return True
        # All processes write in the same order, so that none waits for another in a circle.
        appends = sorted(appends, key=lambda append: (append.match, append.entry.number))
        mark = "%s" if self.is_postgres else "?"
        row = f"({', '.join([mark] * len(ENTRY_COLUMNS))})"
        statement = (
            f"INSERT INTO entries ({', '.join(ENTRY_COLUMNS)}) "
            f"VALUES {', '.join([row] * len(appends))} ON CONFLICT DO NOTHING"
        )
        values = tuple(
            value for append in appends for value in _entry_values(append.match, append.entry)
        )
        if connection.exec_driver_sql(statement, values).rowcount != len(appends):
            return False
        for append in appends:
            if append.flags is not None:
                connection.execute(
                    update(models.matches)
                    .where(models.matches.c.id == append.match)
                    .values(over=append.flags.over, bot_to_act=append.flags.bot_to_act)
                )
        if self.is_postgres:
            words = [f"{append.match}:{append.entry.number}" for append in appends]
            connection.exec_driver_sql(
                "SELECT pg_notify(%s, word) FROM unnest(%s::text[]) AS word", (CHANNEL, words)
            )
        return True

    # ------------------------------------------------------------------ dialects

    def _upsert(self, table: Any) -> Any:
        return postgresql.insert(table) if self.is_postgres else sqlite.insert(table)

    def _insert(self, connection: Connection, table: Table, values: dict[str, Any]) -> bool:
        """Add a row. False, and nothing changed, if a key is taken.

        The row itself comes back, because not every driver counts the rows of an insert.
        """
        statement = self._upsert(table).values(values).on_conflict_do_nothing()
        return connection.execute(statement.returning(*table.primary_key)).first() is not None

    def _add_tokens(self, connection: Connection, match: str, secrets: list[NewToken]) -> None:
        """Let secrets open a match; raises _Conflict if one of them is known already."""
        for token in secrets:
            seats = " ".join(map(str, token.seats))
            values = {"hash": token.hash, "match": match, "kind": token.kind, "seats": seats}
            if not self._insert(connection, models.tokens, values):
                raise _Conflict


class _Conflict(Exception):
    """Somebody else was first; the transaction is given up."""


def _settle(results: list[tuple[asyncio.Future[Any], Any]]) -> None:
    """Tell all who wait at once: waking an event loop for each of them would cost more than the
    writing. A loop that is closed has nobody left who waits.
    """

    def tell() -> None:
        for future, result in results:
            if future.done():
                continue
            if isinstance(result, Exception):
                future.set_exception(result)
            else:
                future.set_result(result)

    loop = results[0][0].get_loop()
    if not loop.is_closed():
        loop.call_soon_threadsafe(tell)


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


def _entry_values(match: str, entry: Entry) -> tuple[Any, ...]:
    data = _json(entry.data)
    return (match, entry.number, entry.kind, entry.seat, data, entry.key, entry.at)


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
    )


def _json(data: object) -> str:
    return msgspec.json.encode(data).decode()


def _seats(word: str) -> tuple[int, ...]:
    return tuple(int(seat) for seat in word.split())
