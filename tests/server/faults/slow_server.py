"""The server that is struck: as it is, but made to show its weak moments, and to tell fingerprints.

A slow disk makes wide the moments in which something is decided and not yet safe. Many snapshots
make it likely that a command is sent again that was done before the last one.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import threading
import time
from multiprocessing.connection import Connection
from pathlib import Path
from unittest import mock

from sqlalchemy import Engine, event
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route

from bagatelle.server.app import make_app
from bagatelle.server.journal import Journal
from bagatelle.server.serve import serve
from bagatelle.server.settings import Settings
from bagatelle.server.tokens import SecretSource
from bagatelle.texts import formatter
from tests.fixed_secrets import FixedSecrets

SNAPSHOT_EVERY = 4
PLENTY = 100_000.0


def run(database: str, commit_takes: float, seed: str, out: Connection, log: Path) -> None:
    """Be a server in a process of its own: what it says goes to ``out``, what it logs to a file."""
    os.setsid()
    end_with_tests()
    os.dup2(out.fileno(), sys.stdout.fileno())
    out.close()
    with log.open("wb") as file:
        os.dup2(file.fileno(), sys.stderr.fileno())
    event.listen(Engine, "commit", lambda connection: time.sleep(commit_takes))
    settings = Settings(
        port=0, database=database, requests_per_second=PLENTY, messages_per_second=PLENTY
    )
    with (
        mock.patch("bagatelle.server.hub.SNAPSHOT_EVERY", SNAPSHOT_EVERY),
        mock.patch("bagatelle.server.serve.make_app", make_telling_app),
    ):
        sys.exit(serve(settings, formatter("en"), source=FixedSecrets(seed)))


def end_with_tests() -> None:
    """Let no server outlive its tests, even if these are killed."""
    tests = multiprocessing.parent_process()
    assert tests is not None

    def wait() -> None:
        tests.join()
        os._exit(1)

    threading.Thread(target=wait, name="end-with-tests", daemon=True).start()


def make_telling_app(
    settings: Settings, journal: Journal, source: SecretSource | None
) -> Starlette:
    app = make_app(settings, journal, source)
    app.router.routes.append(Route("/fingerprint/{match}", fingerprint))
    return app


async def fingerprint(request: Request) -> PlainTextResponse:
    """The whole table, hidden things included, of a room as this process has it in memory."""
    async with request.app.state.hub.room(request.path_params["match"]) as open_room:
        return PlainTextResponse(f"{open_room.room.number} {open_room.room.match.fingerprint}")
