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
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, delete, event, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import create_engine, make_url
from sqlalchemy.exc import ArgumentError

from bagatelle.server import models
from bagatelle.server.migrate import upgrade

CHANNEL = "bagatelle"
MOST_AT_ONCE = 256
"""How many writes share a transaction at the most."""

T = TypeVar("T")
Work = Callable[[Connection], Any]


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
        self._waiting: queue.SimpleQueue[tuple[Work, Future[Any]] | None] = queue.SimpleQueue()
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
        """Keep a new match. False if it is a rematch that exists already."""

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
            if not connection.execute(self._insert(models.matches).values(values)).rowcount:
                return False
            self._add_tokens(connection, row.id, secrets)
            return True

        return await self._do(work)

    async def append(
        self,
        match: str,
        entry: Entry,
        *,
        over: bool,
        bot_to_act: bool,
        use_invite: str | None = None,
        secrets: tuple[NewToken, ...] = (),
    ) -> bool:
        """Add an entry. False, and nothing changed, if another one has its number or its key, or
        if the invitation it uses is gone.
        """

        def work(connection: Connection) -> bool:
            if use_invite is not None:
                gone = delete(models.tokens).where(models.tokens.c.hash == use_invite)
                if not connection.execute(gone).rowcount:
                    return False
            values = _entry_values(match, entry)
            if not connection.execute(self._insert(models.entries).values(values)).rowcount:
                if use_invite is not None:
                    raise _Conflict
                return False
            connection.execute(
                update(models.matches)
                .where(models.matches.c.id == match)
                .values(changed=entry.at, over=over, bot_to_act=bot_to_act)
            )
            self._add_tokens(connection, match, secrets)
            if self.is_postgres:
                word = f"{match}:{entry.number}"
                connection.execute(select(func.pg_notify(CHANNEL, word)))
            return True

        return await self._do(work)

    async def add_token(self, match: str, token: NewToken) -> None:
        """Let a secret open a match."""
        await self._do(lambda connection: self._add_tokens(connection, match, [token]))

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
        future: Future[T] = Future()
        self._waiting.put((work, future))
        return asyncio.wrap_future(future)

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
            # Whoever gave up before we began wants nothing any more; later he cannot give up.
            jobs = [job for job in batch if job and job[1].set_running_or_notify_cancel()]
            if jobs and not self._write_together(jobs):
                for job in jobs:
                    self._write_alone(job)

    def _write_together(self, jobs: list[tuple[Work, Future[Any]]]) -> bool:
        """All in one transaction. False if one of them failed: then nothing was written."""
        try:
            with self._engine.begin() as connection:
                results = [work(connection) for work, _ in jobs]
        except Exception:
            return False
        for (_, future), result in zip(jobs, results, strict=True):
            future.set_result(result)
        return True

    def _write_alone(self, job: tuple[Work, Future[Any]]) -> None:
        work, future = job
        try:
            with self._engine.begin() as connection:
                result = work(connection)
        except _Conflict:
            future.set_result(False)
        except Exception as error:
            future.set_exception(error)
        else:
            future.set_result(result)

    # ------------------------------------------------------------------ dialects

    def _upsert(self, table: Any) -> Any:
        return postgresql.insert(table) if self.is_postgres else sqlite.insert(table)

    def _insert(self, table: Any) -> Any:
        """An insert that changes nothing when a key is taken."""
        return self._upsert(table).on_conflict_do_nothing()

    def _add_tokens(
        self, connection: Connection, match: str, secrets: list[NewToken] | tuple[NewToken, ...]
    ) -> None:
        for token in secrets:
            seats = " ".join(map(str, token.seats))
            connection.execute(
                insert(models.tokens).values(
                    hash=token.hash, match=match, kind=token.kind, seats=seats
                )
            )


class _Conflict(Exception):
    """Somebody else was first; the transaction is given up."""


def _engine(url: str, is_postgres: bool) -> Engine:
    if is_postgres:
        return create_engine(url, pool_size=4, max_overflow=4, pool_pre_ping=True)
    engine = create_engine(url, connect_args={"timeout": 10, "check_same_thread": False})

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


def _entry_values(match: str, entry: Entry) -> dict[str, Any]:
    return {
        "match": match,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "data": _json(entry.data),
        "key": entry.key,
        "at": entry.at,
    }


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
