"""The PostgreSQL of the tests: found, or missed with a clear sentence, but never passed over."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import psycopg
import pytest

from bagatelle.server import notify
from bagatelle.server.journal import Journal
from tests.server import postgres as place
from tests.server.client import PATIENCE
from tests.server.postgres import Cluster, NoPostgres
from tests.server.test_journal import QUIET, append, entry, match_row


def test_it_is_a_real_one(postgres_database: str) -> None:
    journal = Journal(postgres_database)
    assert journal.is_postgres
    with psycopg.connect(postgres_database) as connection:
        found = connection.execute("SELECT version()").fetchone()
        assert found is not None
        assert str(found[0]).startswith("PostgreSQL ")
    journal.close()


async def test_a_process_is_woken_by_others_only(postgres_database: str) -> None:
    """All that one transaction wrote is in one notice; its own writer does not heed it."""
    journal, other = Journal(postgres_database), Journal(postgres_database)
    heard: list[tuple[str, int]] = []
    own: list[tuple[str, int]] = []
    listening = asyncio.Event()

    def listen(name: str, into: list[tuple[str, int]]) -> asyncio.Task[None]:
        async def woken(match: str, number: int) -> None:
            into.append((match, number))

        async def missed() -> None:
            listening.set()

        return asyncio.create_task(notify.listen(postgres_database, name, woken, missed))

    for each in (journal, other):
        each.open()
    assert await journal.create(match_row(), [], QUIET)
    ears = []
    for name, into in ((other.name, heard), (journal.name, own)):
        listening.clear()
        ears.append(listen(name, into))
        await asyncio.wait_for(listening.wait(), PATIENCE)
    written = [append(journal, entry(number, f"key {number}")) for number in range(1, 301)]
    assert all(await asyncio.gather(*written))
    assert await append(other, entry(301, "last"))
    async with asyncio.timeout(PATIENCE):
        while ("m1", 301) not in own or ("m1", 300) not in heard:
            await asyncio.sleep(0.01)
    assert own == [("m1", 301)]
    assert heard == [("m1", number) for number in range(1, 301)]
    for ear in ears:
        ear.cancel()
    await asyncio.wait(ears)
    for each in (journal, other):
        each.close()


def test_every_test_has_its_own_database(postgres: Cluster, laid_tables: str) -> None:
    urls = [postgres.create(laid_tables) for _ in range(2)]
    with psycopg.connect(urls[0], autocommit=True) as connection:
        connection.execute("DROP TABLE snapshots")
    with psycopg.connect(urls[1]) as connection:
        assert connection.execute("SELECT count(*) FROM snapshots").fetchone() == (0,)
    for url in urls:
        postgres.drop(url)
    with pytest.raises(psycopg.OperationalError, match="does not exist"):
        psycopg.connect(urls[0])


def test_without_postgresql_there_is_a_clear_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    for way in ("_found", "_installed_by_apt", "_installed_by_pip"):
        monkeypatch.setattr(f"tests.server.postgres.{way}", lambda: None)
    with pytest.raises(NoPostgres, match="There is no PostgreSQL here"):
        Cluster()


def test_the_ways_are_tried_in_order(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    tried = []

    def way(name: str, found: Path | None) -> None:
        def look() -> Path | None:
            tried.append(name)
            return found

        monkeypatch.setattr(place, name, look)

    way("_found", None)
    way("_installed_by_apt", tmp_path)
    way("_installed_by_pip", None)
    assert place.find_programs() == tmp_path
    assert tried == ["_found", "_installed_by_apt"]


def test_it_is_found_on_the_path(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in place.PROGRAMS:
        program = tmp_path / name
        program.write_text("#!/bin/sh\n")
        program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}/usr/bin")
    assert place._found() == tmp_path


def test_a_cluster_that_cannot_be_laid_says_why(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    program = tmp_path / "initdb"
    program.write_text("#!/bin/sh\necho 'no room on the disk' >&2\nexit 1\n")
    program.chmod(0o755)
    tmp_path.chmod(0o755)
    monkeypatch.setattr(place, "find_programs", lambda: tmp_path)
    monkeypatch.setattr(place, "unprivileged_user", lambda: None)
    cluster = Cluster()
    with pytest.raises(NoPostgres, match="initdb failed: no room on the disk"):
        cluster.start()
    cluster.stop()
    assert not cluster._folder.exists()
