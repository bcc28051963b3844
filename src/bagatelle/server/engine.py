"""How a database is reached: SQLite in a file that nobody else may read, or PostgreSQL."""

from __future__ import annotations

import contextlib
import os
from typing import Any

from sqlalchemy import URL, Engine, event
from sqlalchemy.engine import create_engine, make_url
from sqlalchemy.exc import ArgumentError


def address_of(url: str) -> URL:
    """The address of a database, with its driver; raises ArgumentError for one that is no use."""
    address = make_url(url)
    kind = address.drivername.partition("+")[0]
    if kind in ("postgresql", "postgres"):
        return address.set(drivername="postgresql+psycopg")
    if kind != "sqlite":
        raise ArgumentError("neither SQLite nor PostgreSQL")
    return address


def engine_of(url: URL) -> Engine:
    """Parameters are hidden, because errors are logged and seeds are among what is written."""
    if url.get_backend_name() == "postgresql":
        return create_engine(
            url, hide_parameters=True, pool_size=4, max_overflow=4, pool_pre_ping=True
        )
    _make_private(url)
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


def _make_private(url: URL) -> None:
    """The file of a new database is its owner's only, and so are the files that SQLite lays beside
    it: they get its mode. What is wrong with the place, SQLite says better.
    """
    path = url.database
    if path and path != ":memory:":
        with contextlib.suppress(OSError):
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
