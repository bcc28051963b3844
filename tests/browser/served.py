"""A server for those who look at it with a browser."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.rule_coverage import PROJECT

PATIENCE = 120.0
"""Seconds until something that must come is missed. Nothing is expected to take so long."""


@contextmanager
def serving(
    secrets: str, database: Path | None = None, program: str = "tests.browser.server"
) -> Iterator[str]:
    """The address of a server on a free port, with a data folder of its own and the fixed secrets
    of a name; a copy of the database lies in it, if one is given.
    """
    with tempfile.TemporaryDirectory() as folder:
        if database is not None:
            shutil.copy(database, Path(folder) / "bagatelle.sqlite3")
        command = [sys.executable, "-m", program, folder, secrets]
        with subprocess.Popen(
            command, cwd=PROJECT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as server:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1].rstrip("/")
            try:
                yield address
            finally:
                server.terminate()
                server.communicate()


def use_secrets(address: str, name: str) -> None:
    """From now on matches of that server have the deals of this name, from the first."""
    with httpx.Client(trust_env=False, timeout=PATIENCE, verify=False) as http:
        kind = {"Content-Type": "application/json"}
        http.post(f"{address}/test/secrets", content=name.encode(), headers=kind).raise_for_status()
