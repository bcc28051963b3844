"""Starts the server and stops it again."""

from __future__ import annotations

import contextlib
import errno
import gc
import logging
import os
import signal
import socket as sockets
import sys
import webbrowser
from collections.abc import Iterator

import msgspec
import uvicorn
from sqlalchemy.exc import ArgumentError, DBAPIError
from starlette.applications import Starlette
from uvicorn.server import ServerState

from bagatelle.kernel.errors import BagatelleError
from bagatelle.kernel.message import Format, Message, message
from bagatelle.server.app import make_app
from bagatelle.server.connection import Connection
from bagatelle.server.folder import CannotStart, DataFolder
from bagatelle.server.gate import Gate
from bagatelle.server.http_protocol import LimitedHttp
from bagatelle.server.journal import Journal
from bagatelle.server.pages import INDEX
from bagatelle.server.settings import Settings
from bagatelle.server.socket import SocketRoutes
from bagatelle.server.tokens import SecretSource

log = logging.getLogger("bagatelle.server")

STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY")
GARBAGE = (50_000, 20, 100)
"""How much is made before Python looks for circles to throw away. Rooms live long, and looking
through hundreds of them as often as Python does by itself would cost a quarter of all time.
"""


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


def serve(
    settings: Settings,
    format_message: Format,
    page: str | None = None,
    source: SecretSource | None = None,
) -> int:
    """Serve until somebody stops it, and show a page of it if wanted. Only tests hand in a source
    of secrets.

    Raises CannotStart or NewerDatabase.
    """
    # Whoever plays at this terminal wants to hear of troubles only.
    _start_logging(logging.INFO if page is None else logging.WARNING)
    # The journal's threads must not wait long for an event loop that is busy.
    sys.setswitchinterval(0.0005)
    gc.set_threshold(*GARBAGE)
    with contextlib.ExitStack() as open_things:
        # With a database elsewhere there is nothing in the folder.
        folder = None if settings.database else DataFolder(settings.data_dir)
        if folder is not None:
            open_things.callback(folder.close)
        listening = open_things.enter_context(contextlib.closing(_listen(settings)))
        journal = open_things.enter_context(contextlib.closing(_open_journal(settings)))
        host, port = listening.getsockname()[:2]
        address = f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
        if folder is not None:
            folder.announce(address)
        server = make_server(make_app(settings, journal, source))
        log.info("serving", extra={"address": address, "database": journal.url.get_backend_name()})
        print(format_message(message("server-ready", address=address)), flush=True)
        if page is not None:
            show_page(settings, f"{address}{page}", format_message)
        server.run(sockets=[listening])
    log.info("stopped")
    print(format_message(Message("server-bye")), flush=True)
    return 0


def show_page(settings: Settings, address: str, format_message: Format) -> None:
    """Open the browser on a page, and say so if there will be nothing to see but a sentence."""
    if not (settings.app_dir / INDEX).exists():
        print(format_message(Message("server-app-not-built")), flush=True)
    show(address)


def show(address: str) -> None:
    """Open the browser, if there is one."""
    if sys.platform in ("win32", "darwin") or any(map(os.environ.get, DISPLAYS)):
        webbrowser.open(address)


def make_server(app: Starlette) -> Server:
    """The application as it meets the world."""
    sockets: SocketRoutes = app.state.sockets

    class GatedHttp(LimitedHttp):
        """A connection as uvicorn makes it."""

        gate: Gate = app.state.gate

    class RoutedConnection(Connection):
        """A socket as uvicorn makes it."""

        def __init__(self, server_state: ServerState, **_: object) -> None:
            super().__init__(sockets.at, server_state, sockets.left)

    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        http=GatedHttp,
        ws=RoutedConnection,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    return Server(config)


def _listen(settings: Settings) -> sockets.socket:
    family = sockets.AF_INET6 if ":" in settings.host else sockets.AF_INET
    # asyncio sends small messages without delay only where it reads that this is TCP.
    listening = sockets.socket(family, sockets.SOCK_STREAM, sockets.IPPROTO_TCP)
    listening.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
        listening.listen()
    except (OSError, OverflowError) as error:
        listening.close()
        raise CannotStart(_why_not_there(settings, error)) from error
    return listening


def _why_not_there(settings: Settings, error: Exception) -> Message:
    port, host = str(settings.port), settings.host
    if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
        return message("server-port-in-use", port=port, host=host)
    reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return message("server-no-address", port=port, host=host, reason=reason)


def _open_journal(settings: Settings) -> Journal:
    try:
        journal = Journal(settings.database_url())
    except ArgumentError as error:
        # Without the address itself, which may hold a password.
        raise CannotStart(Message("server-no-such-database")) from error
    try:
        journal.open()
    except DBAPIError as error:
        journal.close()
        reason = str(error.orig).strip().splitlines()[0]
        raise CannotStart(message("server-no-database", reason=reason)) from error
    except BagatelleError:
        journal.close()
        raise
    return journal


class JsonLines(logging.Formatter):
    """One JSON object a line; secrets are never among the fields, because nobody logs them."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        for name in ("match", "bot", "address", "database"):
            if hasattr(record, name):
                line[name] = getattr(record, name)
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def _start_logging(level: int) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    # They would write down who came to which address, with all that stands in it.
    for name in ("uvicorn", "bagatelle.server.connection"):
        logging.getLogger(name).setLevel(logging.WARNING)
