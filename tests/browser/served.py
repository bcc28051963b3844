"""The server that the browser tests talk to: the real program, in a process of its own."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PLENTY = "100000"


@contextmanager
def serving(program: str = "bagatelle", database: Path | None = None) -> Iterator[str]:
    """The address of a server on a free port, with a data folder of its own; a copy of the database
    lies in it, if one is given.
    """
    with tempfile.TemporaryDirectory() as folder:
        if database is not None:
            shutil.copy(database, Path(folder) / "bagatelle.sqlite3")
        command = [
            sys.executable, "-m", program, "serve", "--port", "0", "--data-dir", folder,
            "--requests", PLENTY, "--messages", PLENTY, "--bot-workers", "1",
        ]  # fmt: skip
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as server:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1].rstrip("/")
            try:
                yield address
            finally:
                server.terminate()
                server.communicate()
