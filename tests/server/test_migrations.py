"""A database comes to this version's tables, from wherever it is; and never to fewer."""

from __future__ import annotations

import sqlite3
import threading
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from bagatelle.server import migrate
from bagatelle.server.journal import Journal, NewToken
from bagatelle.server.migrate import NewerDatabase
from bagatelle.server.models import metadata
from tests.server.test_journal import QUIET, append, entry, match_row

TABLES = {"alembic_version", "entries", "matches", "reviews", "snapshots", "tokens"}


def opened(url: str) -> Journal:
    journal = Journal(url)
    journal.open()
    return journal


def tables(journal: Journal) -> set[str]:
    return set(inspect(journal._engine).get_table_names())


def test_from_nothing(empty_database: str) -> None:
    journal = Journal(empty_database)
    assert tables(journal) == set()
    journal.open()
    assert tables(journal) == TABLES
    journal.close()


def test_the_migrations_build_what_the_models_say(empty_database: str) -> None:
    journal = opened(empty_database)
    with journal._engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    journal.close()


async def test_again_and_again(empty_database: str) -> None:
    """A second start finds its data."""
    journal = opened(empty_database)
    assert await journal.create(match_row(), [NewToken("hash", "seat", (0,))], QUIET)
    assert await append(journal, entry(1, "one"))
    journal.close()
    for _ in range(2):
        journal = opened(empty_database)
        stored = await journal.load("m1")
        assert stored is not None
        assert (stored.row.seed, stored.entries) == ("seed of m1", [entry(1, "one")])
        assert await journal.token("hash") == ("m1", "seat", (0,))
        journal.close()


def test_a_newer_database_is_left_alone(empty_database: str) -> None:
    journal = opened(empty_database)
    with journal._engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    journal.close()
    again = Journal(empty_database)
    with pytest.raises(NewerDatabase) as error:
        again.open()
    assert str(error.value) == (
        "The database was written by a newer version of Bagatelle (revision 9999); "
        "this version does not touch it."
    )
    with again._engine.connect() as connection:
        assert (
            connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == "9999"
        )
    again.close()


def test_two_that_start_together(empty_database: str) -> None:
    """Both want to build the tables; one does, the other waits for it."""
    journals = [Journal(empty_database) for _ in range(4)]
    failed: list[BaseException] = []
    ready = threading.Barrier(len(journals))

    def start(journal: Journal) -> None:
        ready.wait()
        try:
            journal.open()
        except BaseException as error:
            failed.append(error)

    threads = [threading.Thread(target=start, args=(journal,)) for journal in journals]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []
    assert tables(journals[0]) == TABLES
    for journal in journals:
        journal.close()


def test_one_that_dies_on_the_way_leaves_nothing(
    empty_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wholly or not at all: the next start begins again."""

    class Death(BaseException):
        pass

    def upgrade_and_die(config: Config, revision: str) -> None:
        command.upgrade(config, revision)
        connection: Connection = config.attributes["connection"]
        assert "tokens" in inspect(connection).get_table_names()
        raise Death

    journal = Journal(empty_database)
    with monkeypatch.context() as patch:
        patch.setattr(migrate, "command", _Commands(upgrade_and_die))
        with pytest.raises(Death):
            journal.open()
    assert tables(journal) == set()
    journal.open()
    assert tables(journal) == TABLES
    journal.close()


class _Commands:
    def __init__(self, upgrade: Any) -> None:
        self.upgrade = upgrade


def test_a_file_that_is_no_database(tmp_path: Any) -> None:
    file = tmp_path / "notes.txt"
    file.write_text(
        "These are only some notes, and quite long enough to be read as a header.\n" * 9
    )
    journal = Journal(f"sqlite:///{file}")
    with pytest.raises(Exception, match="not a database") as error:
        journal.open()
    assert isinstance(error.value.__cause__, sqlite3.DatabaseError)
    journal.close()
