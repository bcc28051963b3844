"""The data folder: it belongs to one server at a time, which leaves its address there."""

from __future__ import annotations

import stat
import sys
from pathlib import Path
from typing import IO

from bagatelle.kernel.errors import BagatelleError
from bagatelle.kernel.message import message

FILE = "server.address"
OWNER_ONLY = 0o700
"""Seeds of matches that go on lie in a data folder, and whoever knows them knows every card."""
OURS = {FILE, *(f"bagatelle.sqlite3{each}" for each in ("", "-wal", "-shm", "-journal"))}
OTHERS = stat.S_IRWXG | stat.S_IRWXO


class CannotStart(BagatelleError):
    """The server cannot be started like this."""


class FolderInUse(CannotStart):
    """Another server holds the data folder; ``address`` is where it can be found, if it says so."""

    def __init__(self, folder: Path, address: str) -> None:
        super().__init__(message("server-folder-in-use", folder=str(folder)))
        self.address = address


def close_to_others(folder: Path) -> None:
    """Let nobody but their owner at the databases of a folder, and into the folder itself if it is
    ours: one that held other things before keeps its mode. Raises OSError.
    """
    is_ours = {path.name for path in folder.iterdir()} <= OURS
    for path in (*([folder] if is_ours else []), *folder.glob("*.sqlite3*")):
        mode = stat.S_IMODE(path.stat().st_mode)
        if mode & OTHERS:
            path.chmod(mode & ~OTHERS)


class DataFolder:
    """A folder that this process holds until it closes it or ends, in whatever way."""

    def __init__(self, folder: Path) -> None:
        try:
            folder.mkdir(mode=OWNER_ONLY, parents=True, exist_ok=True)
            close_to_others(folder)
            probe = folder / ".probe"
            probe.touch()
            probe.unlink()
            self._file = (folder / FILE).open("a+", encoding="utf-8")
        except OSError as error:
            reason = error.strerror or str(error)
            raise CannotStart(
                message("server-no-folder", folder=str(folder), reason=reason)
            ) from error
        try:
            _hold(self._file)
        except OSError as error:
            self._file.seek(0)
            address = self._file.read().strip()
            self._file.close()
            raise FolderInUse(folder, address) from error
        self.announce("")

    def announce(self, address: str) -> None:
        """Leave word where the server can be found."""
        self._file.seek(0)
        self._file.truncate()
        self._file.write(address)
        self._file.flush()

    def close(self) -> None:
        self._file.close()


if sys.platform == "win32":
    import msvcrt

    OUT_OF_THE_WAY = 1 << 20
    """On Windows nobody else can read the bytes that are held."""

    def _hold(file: IO[str]) -> None:
        file.seek(OUT_OF_THE_WAY)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _hold(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
