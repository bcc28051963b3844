"""Backups: made while a server is at work, whole or not there, and brought back into nothing."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from bagatelle.cli import main
from bagatelle.server.backup import BackupError, back_up, restore
from bagatelle.server.journal import Journal
from tests.server.client import Client, Json
from tests.server.faults.honest import Honest
from tests.server.faults.servers import Server
from tests.server.postgres import Cluster

Captured = pytest.CaptureFixture[str]
BEFORE, AFTER = 8, 12
"""So much is said before a backup is begun, and so much while it is made and until the blow."""


class Places(NamedTuple):
    """Two databases of one kind: one that is used, and one in which nothing is."""

    used: str
    empty: str


@pytest.fixture
def places(database: str, postgres: Cluster, tmp_path: Path) -> Iterator[Places]:
    if database.startswith("sqlite"):
        yield Places(database, f"sqlite:///{tmp_path / 'again.sqlite3'}")
        return
    empty = postgres.create()
    yield Places(database, empty)
    postgres.drop(empty)


@pytest.fixture
def kept(sqlite_database: str) -> str:
    """A database with all tables, in which there is no match."""
    journal = Journal(sqlite_database)
    journal.open()
    journal.close()
    return sqlite_database


def refused(error: pytest.ExceptionInfo[BackupError]) -> str:
    return error.value.message.id


async def test_all_that_was_told_before_a_backup_is_back_after_a_kill(
    places: Places, tmp_path: Path
) -> None:
    backup = tmp_path / "backup"
    first = Server(places.used, tmp_path / "first")
    try:
        await first.start()
        async with Honest(first.address) as honest:
            made = await honest.create("me", "open")
        told = await come_in(first, made)
        await say(told, 0, BEFORE)
        writing = asyncio.create_task(asyncio.to_thread(back_up, places.used, backup))
        await say(told, BEFORE, AFTER)
        assert await writing == 1
        first.strike(signal.SIGKILL)
        await first.end()
        await told.close()
    finally:
        first.sweep()

    assert await asyncio.to_thread(restore, places.empty, backup) == 1
    second = Server(places.empty, tmp_path / "second")
    try:
        await second.start()
        again = await come_in(second, made)
        heard = [each["text"] for each in again.state["chat"]]
        assert heard == [str(number) for number in range(len(heard))]
        assert BEFORE <= len(heard) <= BEFORE + AFTER
        await say(again, len(heard), 1)
        await again.close()
    finally:
        second.strike(signal.SIGKILL)
        await second.end()
        second.sweep()


async def come_in(server: Server, made: Json) -> Client:
    client = Client(server.address.removeprefix("http://"), made["match"], made["token"])
    await client.connect()
    return client


async def say(client: Client, first: int, many: int) -> None:
    for number in range(first, first + many):
        await client.command("chat", text=str(number))


def test_a_backup_is_for_its_owner_only(places: Places, tmp_path: Path) -> None:
    journal = Journal(places.used)
    journal.open()
    journal.close()
    backup = tmp_path / "backup"
    assert back_up(places.used, backup) == 0
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    assert not list(tmp_path.glob("*.part"))
    restore(places.empty, backup)
    if places.empty.startswith("sqlite"):
        restored = Path(places.empty.removeprefix("sqlite:///"))
        assert stat.S_IMODE(restored.stat().st_mode) == 0o600


def test_what_is_there_already_stays(places: Places, tmp_path: Path) -> None:
    journal = Journal(places.used)
    journal.open()
    journal.close()
    backup = tmp_path / "backup"
    back_up(places.used, backup)
    before = backup.read_bytes()
    with pytest.raises(BackupError) as error:
        back_up(places.used, backup)
    assert refused(error) == "backup-exists"
    assert backup.read_bytes() == before
    with pytest.raises(BackupError) as error:
        restore(places.used, backup)
    assert refused(error) == "restore-not-empty"


def test_one_kind_does_not_go_into_the_other(
    kept: str, postgres_database: str, tmp_path: Path
) -> None:
    small, large = tmp_path / "small", tmp_path / "large"
    back_up(kept, small)
    back_up(postgres_database, large)
    for place, backup in ((f"sqlite:///{tmp_path / 'new'}", large), (postgres_database, small)):
        with pytest.raises(BackupError) as error:
            restore(place, backup)
        assert refused(error) == "backup-other-kind"
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("damage", ["cut", "page", "other", "text"])
def test_a_damaged_backup_is_not_brought_back(damage: str, kept: str, tmp_path: Path) -> None:
    backup, new = tmp_path / "backup", tmp_path / "new.sqlite3"
    back_up(kept, backup)
    whole = backup.read_bytes()
    if damage == "cut":
        backup.write_bytes(whole[: len(whole) // 2])
    elif damage == "page":
        backup.write_bytes(whole[:4096] + b"\xff" * 3000 + whole[7096:])
    elif damage == "other":
        backup.unlink()
        with contextlib.closing(sqlite3.connect(backup)) as other:
            other.execute("CREATE TABLE recipes (name TEXT)")
    else:
        backup.write_text("dear diary")
    with pytest.raises(BackupError):
        restore(f"sqlite:///{new}", backup)
    assert not new.exists()
    assert not list(tmp_path.glob("*.part"))


def test_a_damaged_database_makes_no_backup(kept: str, tmp_path: Path) -> None:
    file = Path(kept.removeprefix("sqlite:///"))
    whole = file.read_bytes()
    file.write_bytes(whole[:4096] + b"\xff" * 3000 + whole[7096:])
    with pytest.raises(BackupError) as error:
        back_up(kept, tmp_path / "backup")
    assert refused(error) == "backup-damaged"
    assert not (tmp_path / "backup").exists()


def test_a_password_is_not_among_the_words_of_a_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody on a machine can read those."""
    spy = tmp_path / "pg_dump"
    spy.write_text('#!/bin/sh\necho "$@" > words\necho "$PGPASSWORD" > password\nexit 1\n')
    spy.chmod(0o700)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    with pytest.raises(BackupError):
        back_up("postgresql://anna:s3same@127.0.0.1:1/matches", tmp_path / "backup")
    assert (tmp_path / "password").read_text() == "s3same\n"
    assert "s3same" not in (tmp_path / "words").read_text()
    assert "anna@127.0.0.1:1/matches" in (tmp_path / "words").read_text()


# ---------------------------------------------------------------------- the commands


def test_the_commands_say_what_they_have_done(kept: str, tmp_path: Path, capsys: Captured) -> None:
    backup, folder = str(tmp_path / "backup"), str(tmp_path / "elsewhere")
    assert main(["backup", backup, "--database", kept]) == 0
    assert capsys.readouterr().out == f"0 matches are safe in {backup}.\n"
    assert main(["restore", backup, "--data-dir", folder]) == 0
    assert capsys.readouterr().out == "0 matches are back.\n"
    assert main(["restore", backup, "--data-dir", folder]) == 2
    assert "already" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["backup"], "Please name the file"),
        (["restore"], "Please name the file"),
        (["backup", "new", "--data-dir", "nowhere"], "There is no database here"),
        (["backup", "nowhere/new"], "nowhere"),
        (["restore", "missing", "--data-dir", "new"], "missing"),
        (["backup", "new", "--database", "oracle://x"], "sqlite:/// or postgresql://"),
        (["backup", "new", "--database", "postgresql://127.0.0.1:1/none"], "pg_dump"),
        (["restore", "new", "--database", "nonsense"], "sqlite:/// or postgresql://"),
    ],
)
def test_wrong_wishes_are_refused_in_one_sentence(
    words: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: Captured,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(words) == 2
    complaint = capsys.readouterr().err
    assert said in complaint
    assert complaint.count("\n") == 1
    assert not (tmp_path / "new").is_file()
