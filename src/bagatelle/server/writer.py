"""The thread that writes: whatever waits, from all matches, goes into one transaction.

Only when that is safe on disk those who wait are told: so a busy server pays for few commits, and
nobody is told of something that could still be lost.
"""

from __future__ import annotations

import asyncio
import queue
import secrets
import threading
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeGuard, TypeVar

import msgspec
from sqlalchemy import Connection, Engine

from bagatelle.kernel.plain_struct import PlainStruct

CHANNEL = "bagatelle"
NO_ENTRY = 0
"""Stands in a notice for the number of an entry, if not an entry is the news but tokens."""
MAX_AT_ONCE = 256
"""How many writes share a transaction at the most. All of its news must fit into one notice of
PostgreSQL, which carries up to 8,000 bytes.
"""

ENOUGH_TO_BEGIN = 12
"""How many writes the thread gets before all of this moment have been handed in: while it writes
the first ones, the event loop goes on with the others.
"""

ENTRY_COLUMNS = ("match", "number", "kind", "seat", "data", "key", "at", "sent")
POSTGRES_APPEND = """
WITH added AS (
    INSERT INTO entries (match, number, kind, seat, data, key, at, sent)
    SELECT match, number, kind, seat, data, key, at, sent
    FROM json_to_recordset(%s::json) AS entry (
        match text, number integer, kind text, seat integer, data text, key text, at bigint,
        sent text
    )
)
SELECT pg_notify(%s, %s)
"""
"""The same words however many entries there are: PostgreSQL reads and plans them once."""

T = TypeVar("T")


class Entry(PlainStruct, frozen=True):
    """One thing that happened in a match."""

    number: int
    kind: str
    seat: int | None
    data: dict[str, Any]
    key: str | None
    """The mark of the command that made it (``keys.mark_of``)."""
    at: int
    sent: str | None = None
    """What that command wanted (``keys.contents_of``)."""


class Flags(NamedTuple):
    """What finds a match again after a restart, and how it ended."""

    over: bool
    bot_to_act: bool
    scores: str | None = None


class Append(NamedTuple):
    """An entry on its way into the journal."""

    match: str
    entry: Entry
    flags: Flags | None


class Snapshot(NamedTuple):
    """A place from which loading may start, on its way into the journal."""

    match: str
    number: int
    layout: str
    state: bytes


Work = Callable[[Connection], Any] | Append | Snapshot
Job = tuple[Work, asyncio.Future[Any]]


class Conflict(Exception):
    """Somebody else was first; the transaction is given up."""


class Writer:
    """Writes on one connection at a time, in a thread of its own."""

    def __init__(self, engine: Engine, is_postgres: bool) -> None:
        self.name = secrets.token_hex(8)
        """Who we are in our notices, so that we need not heed them ourselves."""
        self._engine = engine
        self._at_once: Connection | None = None
        """Where each statement is a transaction of its own."""
        self._is_postgres = is_postgres
        self._handed_in: list[Job] = []
        self._waiting: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="journal-writer", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def close(self) -> None:
        """Write what waits, then stop."""
        if self._thread.is_alive():
            self._pass_on()
            self._waiting.put(None)
            self._thread.join()

    def do(self, work: Callable[[Connection], T]) -> Awaitable[T]:
        """Do something in a transaction; the result comes when it is safe on disk."""
        return self.put(work)

    def put(self, work: Work) -> Awaitable[Any]:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        if not self._handed_in:
            # Waking the thread costs as much as a small command: once for many of them.
            loop.call_soon(self._pass_on)
        self._handed_in.append((work, future))
        if len(self._handed_in) == ENOUGH_TO_BEGIN:
            self._pass_on()
        return future

    def _pass_on(self) -> None:
        if self._handed_in:
            self._waiting.put(self._handed_in)
            self._handed_in = []

    # ------------------------------------------------------------------ in the thread

    def _run(self) -> None:
        going_on = True
        waiting: list[Job] = []
        while going_on or waiting:
            while going_on and not (waiting and self._waiting.empty()):
                more = self._waiting.get()
                going_on = more is not None
                waiting += more or []
            batch, waiting = waiting[:MAX_AT_ONCE], waiting[MAX_AT_ONCE:]
            # Whoever has given up wants nothing any more.
            jobs = [job for job in batch if not job[1].cancelled()]
            self._do_together([job for job in jobs if _is_plain(job[0])])
            self._do_together([job for job in jobs if not _is_plain(job[0])])
        self._hang_up()

    def _do_together(self, jobs: list[Job]) -> None:
        if not jobs:
            return
        results = self._write_together([work for work, _ in jobs])
        if results is None:
            for work, future in jobs:
                _settle([(future, self._write_alone(work))])
        else:
            _settle([(job[1], result) for job, result in zip(jobs, results, strict=True)])

    def _write_together(self, works: list[Work]) -> list[Any] | None:
        """All in one transaction. None if one of them failed: then nothing was written."""
        try:
            plain = [work for work in works if _is_plain(work)]
            if len(plain) == len(works):
                return self._append_at_once(plain)
            with self._engine.begin() as connection:
                return self._write(connection, works)
        except Exception:
            # Each alone will show which one it was, and tell the one who waits for it.
            self._hang_up()
            return None

    def _append_at_once(self, appends: list[Append]) -> list[bool]:
        """Add entries, and nothing else, with one statement that is a transaction of its own: so
        this thread need not ask for the interpreter, or the database, again before all is safe.
        """
        if self._at_once is None:
            engine = self._engine.execution_options(isolation_level="AUTOCOMMIT")
            self._at_once = engine.connect()
        appends = _in_order(appends)
        driver: Any = self._at_once.connection.driver_connection
        if self._is_postgres:
            rows = [dict(zip(ENTRY_COLUMNS, _row(append), strict=True)) for append in appends]
            values = (msgspec.json.encode(rows).decode(), CHANNEL, self._notice(appends))
            driver.execute(POSTGRES_APPEND, values)
        else:
            driver.execute(self._insertion(len(appends)), _values(appends))
        return [True] * len(appends)

    def _hang_up(self) -> None:
        """Something is wrong with the connection, or nobody needs it any more."""
        if self._at_once is not None:
            self._at_once.invalidate()
            self._at_once.close()
            self._at_once = None

    def _write_alone(self, work: Work) -> Any:
        """The result, or the exception."""
        try:
            with self._engine.begin() as connection:
                return self._write(connection, [work])[0]
        except Conflict:
            return False
        except Exception as error:
            return error

    def _write(self, connection: Connection, works: list[Work]) -> list[Any]:
        """Like things are written with one statement, so that this thread need not ask for the
        interpreter, or the database, again for each of them.
        """
        self.append_all(connection, [work for work in works if isinstance(work, Append)])
        self._keep_all(connection, [work for work in works if isinstance(work, Snapshot)])
        return [True if isinstance(work, Append | Snapshot) else work(connection) for work in works]

    def append_all(self, connection: Connection, appends: list[Append]) -> None:
        """Add entries; raises Conflict if not all could be added."""
        if not appends:
            return
        appends = _in_order(appends)
        added = connection.exec_driver_sql(
            f"{self._insertion(len(appends))} ON CONFLICT DO NOTHING", _values(appends)
        )
        if added.rowcount != len(appends):
            raise Conflict
        self._set_flags(connection, appends)
        if self._is_postgres:
            notice = self._notice(appends)
            connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (CHANNEL, notice))

    def tell_all(self, connection: Connection, match: str) -> None:
        """Other processes must look again whom a match is open to."""
        if self._is_postgres:
            notice = f"{self.name} {match}:{NO_ENTRY}"
            connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (CHANNEL, notice))

    def _notice(self, appends: list[Append]) -> str:
        words = [f"{append.match}:{append.entry.number}" for append in appends]
        return " ".join([self.name, *words])

    def _insertion(self, entries: int) -> str:
        rows = self._rows(entries, len(ENTRY_COLUMNS))
        return f"INSERT INTO entries ({', '.join(ENTRY_COLUMNS)}) VALUES {rows}"

    def _set_flags(self, connection: Connection, appends: list[Append]) -> None:
        """The last word on each match counts; matches are in order here as well."""
        flags = {append.match: append.flags for append in appends if append.flags is not None}
        if flags:
            mark = self._mark
            connection.exec_driver_sql(
                f"UPDATE matches SET over = {mark}, bot_to_act = {mark}, scores = {mark} "
                f"WHERE id = {mark}",
                [(*flag, match) for match, flag in flags.items()],
            )

    def _keep_all(self, connection: Connection, snapshots: list[Snapshot]) -> None:
        """Keep snapshots; older ones are replaced, and those that nobody here can read."""
        newest = {kept.match: kept for kept in sorted(snapshots)}
        if newest:
            rows = self._rows(len(newest), len(Snapshot._fields))
            connection.exec_driver_sql(
                f"INSERT INTO snapshots ({', '.join(Snapshot._fields)}) VALUES {rows} "
                "ON CONFLICT (match) DO UPDATE "
                "SET number = excluded.number, layout = excluded.layout, state = excluded.state "
                "WHERE snapshots.number <= excluded.number "
                "OR snapshots.layout IS NULL OR snapshots.layout <> excluded.layout",
                tuple(value for kept in newest.values() for value in kept),
            )

    @property
    def _mark(self) -> str:
        return "%s" if self._is_postgres else "?"

    def _rows(self, rows: int, columns: int) -> str:
        """The places for the values of so many rows."""
        row = f"({', '.join([self._mark] * columns)})"
        return ", ".join([row] * rows)


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


def _is_plain(work: Work) -> TypeGuard[Append]:
    """Whether only an entry is to be added."""
    return isinstance(work, Append) and work.flags is None


def _in_order(appends: list[Append]) -> list[Append]:
    """All processes write in the same order, so that none waits for another in a circle."""
    return sorted(appends, key=lambda append: (append.match, append.entry.number))


def _values(appends: list[Append]) -> tuple[Any, ...]:
    values: list[Any] = []
    for append in appends:
        values += _row(append)
    return tuple(values)


def _row(append: Append) -> tuple[Any, ...]:
    match, entry, _ = append
    data = msgspec.json.encode(entry.data).decode()
    return (match, entry.number, entry.kind, entry.seat, data, entry.key, entry.at, entry.sent)
