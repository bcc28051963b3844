"""Starts the server and stops it again."""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import socket as sockets
import sys
import webbrowser
from collections.abc import Iterator

import msgspec
import uvicorn
from sqlalchemy.exc import OperationalError

from bagatelle.kernel.errors import BagatelleError
from bagatelle.kernel.message import Message, Speak, message
from bagatelle.server.app import make_app
from bagatelle.server.journal import Journal
from bagatelle.server.schema import LONGEST_BODY
from bagatelle.server.settings import Settings

STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)


class CannotStart(BagatelleError):
    """The server cannot be started like this."""


class Server(uvicorn.Server):
    """A server that, once told to stop, stops and returns, so that we can put things away."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {number: signal.signal(number, self.handle_exit) for number in STOP_SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def serve(settings: Settings, speak: Speak, open_browser: bool = False) -> int:
    """Serve until somebody stops it. Raises CannotStart or NewerDatabase."""
    _start_logging()
    listening = _listen(settings)
    journal = _open_journal(settings)
    try:
        host, port = listening.getsockname()[:2]
        address = f"http://{host}:{port}/"
        config = uvicorn.Config(
            make_app(settings, journal),
            log_config=None,
            access_log=False,
            ws_max_size=4 * LONGEST_BODY,
            timeout_graceful_shutdown=5,
        )
        print(speak(message("server-ready", address=address)), flush=True)
        if open_browser and _has_browser():
            webbrowser.open(address)
        Server(config).run(sockets=[listening])
    finally:
        journal.close()
        listening.close()
    print(speak(Message("server-bye")), flush=True)
    return 0


def _listen(settings: Settings) -> sockets.socket:
    family = sockets.AF_INET6 if ":" in settings.host else sockets.AF_INET
    listening = sockets.socket(family, sockets.SOCK_STREAM)
    listening.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        raise CannotStart(
            message("server-port-in-use", port=str(settings.port), host=settings.host)
        ) from error
    return listening


def _open_journal(settings: Settings) -> Journal:
    if not settings.database:
        try:
            settings.data_dir.mkdir(parents=True, exist_ok=True)
            probe = settings.data_dir / ".probe"
            probe.touch()
            probe.unlink()
        except OSError as error:
            reason = error.strerror or str(error)
            folder = str(settings.data_dir)
            raise CannotStart(message("server-no-folder", folder=folder, reason=reason)) from error
    journal = Journal(settings.database_url())
    try:
        journal.open()
    except OperationalError as error:
        journal.close()
        reason = str(error.orig).strip().splitlines()[0]
        raise CannotStart(message("server-no-database", reason=reason)) from error
    except BagatelleError:
        journal.close()
        raise
    return journal


def _has_browser() -> bool:
    return sys.platform in ("win32", "darwin") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )


class JsonLines(logging.Formatter):
    """One JSON object a line; secrets are never among the fields, because nobody logs them."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        for name in ("match", "bot"):
            if hasattr(record, name):
                line[name] = getattr(record, name)
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def _start_logging() -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
