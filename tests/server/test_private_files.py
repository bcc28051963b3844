"""What a server keeps is for its owner only: the seeds of matches that go on are in it."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bagatelle.server.folder import DataFolder
from bagatelle.server.journal import Journal
from tests.server.test_journal import QUIET, match_row

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="modes are those of POSIX")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture(autouse=True)
def generous_umask() -> Iterator[None]:
    """A system on which everybody may read what is new."""
    before = os.umask(0o022)
    yield
    os.umask(before)


async def test_a_new_folder_and_its_database(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    held = DataFolder(folder)
    journal = Journal(f"sqlite:///{folder / 'bagatelle.sqlite3'}")
    journal.open()
    try:
        assert await journal.create(match_row(), [], QUIET)
        assert mode(folder) == 0o700
        found = {path.name: mode(path) for path in folder.glob("*.sqlite3*")}
        assert set(found) >= {"bagatelle.sqlite3", "bagatelle.sqlite3-wal"}
        assert set(found.values()) == {0o600}
    finally:
        journal.close()
        held.close()


def test_a_folder_from_before_is_closed(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    old = folder / "bagatelle.sqlite3"
    old.touch(mode=0o644)
    DataFolder(folder).close()
    assert (mode(folder), mode(old)) == (0o700, 0o600)


def test_a_folder_of_other_things_keeps_its_mode(tmp_path: Path) -> None:
    """Somebody may have named a folder that others need."""
    (tmp_path / "of-others").touch()
    tmp_path.chmod(0o755)
    (tmp_path / "bagatelle.sqlite3").touch(mode=0o644)
    DataFolder(tmp_path).close()
    assert (mode(tmp_path), mode(tmp_path / "bagatelle.sqlite3")) == (0o755, 0o600)


def test_a_database_elsewhere_is_private_too(tmp_path: Path) -> None:
    """Where somebody has named the file himself, its folder is his business."""
    journal = Journal(f"sqlite:///{tmp_path / 'mine.sqlite3'}")
    journal.open()
    journal.close()
    assert mode(tmp_path / "mine.sqlite3") == 0o600
