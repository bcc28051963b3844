"""Backups of a database, made while servers run, and brought back where there is none.

SQLite copies itself; PostgreSQL has programs of its own for it. A backup appears when it is whole,
and is for its owner only: the seeds of running matches are in it.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import URL, create_engine, func, inspect, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from bagatelle import files
from bagatelle.kernel.errors import BagatelleError
from bagatelle.kernel.message import Message, message
from bagatelle.server import models

SQLITE, POSTGRES = b"SQLite format 3\x00", b"PGDMP"
"""How the backups begin."""
DEBIAN = Path("/usr/lib/postgresql")
OWNER_ONLY = 0o600


class BackupError(BagatelleError):
    """A backup that cannot be made or brought back; nothing has changed."""


def back_up(url: str, file: Path) -> int:
    """Write all that a database holds into a new file; servers may go on meanwhile. Returns how
    many matches there are. Raises BackupError.
    """
    address = address_of(url)
    if file.exists():
        raise BackupError(message("backup-exists", file=str(file)))
    with _whole(file) as part:
        if _is_postgres(address):
            _run("pg_dump", address, "--format=custom", "--no-owner", f"--file={part}")
        else:
            _copy(_sqlite_file(address), part)
    return count_matches(url)


def restore(url: str, file: Path) -> int:
    """Bring a backup back into a database that has nothing yet. Returns how many matches there are.
    Raises BackupError.
    """
    address = address_of(url)
    begins = _begin_of(file)
    if not begins.startswith((SQLITE, POSTGRES)):
        raise BackupError(message("backup-not-ours", file=str(file)))
    if begins.startswith(POSTGRES) != _is_postgres(address):
        raise BackupError(message("backup-other-kind", file=str(file)))
    if _is_postgres(address):
        if _has_tables(address):
            raise BackupError(Message("restore-not-empty"))
        words = ("--no-owner", "--exit-on-error", "--single-transaction", str(file))
        _run("pg_restore", address, *words)
        return count_matches(url)
    target = _sqlite_path(address)
    if target.exists():
        raise BackupError(Message("restore-not-empty"))
    with _whole(target) as part:
        _copy(file, part)
    return count_matches(url)


def count_matches(url: str) -> int:
    """How many matches a database holds; raises BackupError if it is none of ours."""
    address = address_of(url)
    engine = create_engine(_driven(address), hide_parameters=True)
    try:
        with engine.connect() as connection:
            return connection.execute(select(func.count()).select_from(models.matches)).scalar_one()
    except SQLAlchemyError as error:
        raise BackupError(Message("backup-no-matches")) from error
    finally:
        engine.dispose()


def address_of(url: str) -> URL:
    """Raises BackupError, without the address itself, which may hold a password."""
    try:
        address = make_url(url)
    except ArgumentError as error:
        raise BackupError(Message("server-no-such-database")) from error
    if address.get_backend_name() not in ("sqlite", "postgresql", "postgres"):
        raise BackupError(Message("server-no-such-database"))
    return address


def _is_postgres(address: URL) -> bool:
    return address.get_backend_name() in ("postgresql", "postgres")


def _driven(address: URL) -> URL:
    return address.set(drivername="postgresql+psycopg") if _is_postgres(address) else address


def _begin_of(file: Path) -> bytes:
    try:
        with file.open("rb") as backup:
            return backup.read(len(SQLITE))
    except OSError as error:
        raise files.unreadable(str(file), error) from error


@contextlib.contextmanager
def _whole(file: Path) -> Iterator[Path]:
    """A file beside it, which takes its name when all has been written."""
    part = file.with_name(f"{file.name}.part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))
    except OSError as error:
        raise files.unreadable(str(file), error) from error
    try:
        yield part
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)


# ---------------------------------------------------------------------- SQLite


def _sqlite_path(address: URL) -> Path:
    if not address.database:
        raise BackupError(Message("backup-none"))
    return Path(address.database)


def _sqlite_file(address: URL) -> Path:
    """Where the database is; nothing is made if there is none."""
    path = _sqlite_path(address)
    if not path.is_file():
        raise BackupError(Message("backup-none"))
    return path


def _existing(file: Path) -> sqlite3.Connection:
    """A connection that makes no new file."""
    return sqlite3.connect(f"file:{quote(str(file))}?mode=rw", uri=True)


def _copy(source: Path, target: Path) -> None:
    """A database, as it was at one moment, in one file; raises BackupError if it is damaged."""
    try:
        with (
            contextlib.closing(
                sqlite3.connect(f"file:{quote(str(source))}?mode=rw", uri=True)
            ) as old,
            contextlib.closing(sqlite3.connect(target)) as new,
        ):
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")
            found = new.execute("PRAGMA integrity_check").fetchone()
            known = new.execute("SELECT 1 FROM sqlite_master WHERE name = 'matches'").fetchone()
    except sqlite3.Error as error:
        raise BackupError(message("backup-damaged", file=str(source))) from error
    if found != ("ok",):
        raise BackupError(message("backup-damaged", file=str(source)))
    if known is None:
        raise BackupError(message("backup-not-ours", file=str(source)))


# ---------------------------------------------------------------------- PostgreSQL


def _has_tables(address: URL) -> bool:
    engine = create_engine(_driven(address), hide_parameters=True)
    try:
        return bool(inspect(engine).get_table_names())
    except SQLAlchemyError as error:
        raise BackupError(Message("backup-none")) from error
    finally:
        engine.dispose()


def _run(program: str, address: URL, *words: str) -> None:
    """One of PostgreSQL's programs; raises BackupError with its last line. The password is in the
    environment, because everybody can see the words of a command.
    """
    told = address._replace(drivername="postgresql", password=None).render_as_string()
    environment = dict(os.environ)
    if address.password is not None:
        environment["PGPASSWORD"] = str(address.password)
    done = subprocess.run(
        [_find(program), f"--dbname={told}", *words],
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        said = done.stderr.strip().splitlines() or [""]
        raise BackupError(message("backup-program-failed", program=program, said=said[-1]))


def _find(program: str) -> str:
    """On the path, or the newest where Debian keeps them."""
    newest = sorted(DEBIAN.glob(f"*/bin/{program}"), key=_version, reverse=True)
    found = shutil.which(program) or (str(newest[0]) if newest else None)
    if found is None:
        raise BackupError(message("backup-no-program", program=program))
    return found


def _version(program: Path) -> float:
    """Of the folder that a program is in.

    >>> _version(Path("/usr/lib/postgresql/15/bin/pg_dump"))
    15.0
    """
    try:
        return float(program.parent.parent.name)
    except ValueError:
        return 0.0
