"""Databases and servers for the tests, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import gc
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from sqlalchemy.engine import make_url

from bagatelle.games import GAMES
from bagatelle.kernel.errors import BagatelleError
from bagatelle.kernel.message import plain
from bagatelle.server import limits
from bagatelle.server.journal import Journal
from tests.fixed_secrets import FixedSecrets
from tests.games.masquerade.game import Masquerade
from tests.open_sockets import no_socket_left
from tests.server import stored
from tests.server.house import House, OpenHouse, Time
from tests.server.postgres import Cluster


@pytest.fixture(autouse=True)
def every_socket_is_closed() -> Iterator[None]:
    with no_socket_left():
        yield


@pytest.fixture(autouse=True, scope="module")
def garbage_is_looked_through() -> Iterator[None]:
    """What nobody has closed complains when it is thrown away: in time to fail a test."""
    yield
    gc.collect()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """The cluster of this test process."""
    cluster = Cluster()
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.stop()


@pytest.fixture(scope="session")
def laid_tables(postgres: Cluster) -> str:
    """The name of a database with all tables, to be copied: quicker than to migrate each time."""
    url = postgres.create()
    journal = Journal(url)
    journal.open()
    journal.close()
    name = make_url(url).database
    assert name is not None
    return name


@pytest.fixture
def postgres_database(postgres: Cluster, laid_tables: str) -> Iterator[str]:
    """The address of a fresh PostgreSQL database."""
    url = postgres.create(laid_tables)
    yield url
    postgres.drop(url)


@pytest.fixture
def sqlite_database(tmp_path: Path) -> str:
    """The address of a fresh SQLite database."""
    return f"sqlite:///{tmp_path / 'bagatelle.sqlite3'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The address of a fresh database, of each kind in turn."""
    name = "sqlite_database" if request.param == "sqlite" else "postgres_database"
    url: str = request.getfixturevalue(name)
    return url


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a database without any tables, of each kind in turn."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'empty.sqlite3'}"
        return
    cluster: Cluster = request.getfixturevalue("postgres")
    url = cluster.create()
    yield url
    cluster.drop(url)


@pytest.fixture
def old_sqlite(tmp_path: Path) -> str:
    """The address of a SQLite database as revision 0001 has left it."""
    shutil.copy(stored.FILE, tmp_path / "old.sqlite3")
    return f"sqlite:///{tmp_path / 'old.sqlite3'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def old_database(request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of such a database, of each kind in turn."""
    if request.param == "sqlite":
        yield request.getfixturevalue("old_sqlite")
        return
    cluster: Cluster = request.getfixturevalue("postgres")
    url = cluster.create()
    stored.fill_postgres(url)
    yield url
    cluster.drop(url)


@pytest.fixture
async def journal(database: str) -> AsyncIterator[Journal]:
    """An open journal on a fresh database."""
    journal = Journal(database)
    journal.open()
    yield journal
    journal.close()


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    """The server's time stands still, and goes on when a test says so."""
    time = Time()
    monkeypatch.setattr("bagatelle.server.app.now", time.now)
    return time


@pytest.fixture
def frozen(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time of the limits; it passes when a test changes it."""
    time = [1_000.0]
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: time[0]))
    return time


@pytest.fixture
async def open_house() -> AsyncIterator[OpenHouse]:
    """Opens servers, and closes those that are still open at the end."""
    opening = OpenHouse(FixedSecrets("test"))
    yield opening
    await opening.close_all()


@pytest.fixture
async def house(database: str, open_house: OpenHouse) -> House:
    """A server on a fresh database of each kind."""
    return await open_house(database)


@pytest.fixture
def masquerade(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test game with hidden hands is one of the games of the house; it has no texts."""
    monkeypatch.setitem(GAMES, Masquerade.info.name, Masquerade)
    monkeypatch.setattr(BagatelleError, "format_message", staticmethod(plain))
