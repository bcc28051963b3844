"""What can be set about a server."""

from __future__ import annotations

from pathlib import Path

import msgspec
from platformdirs import user_data_path

from bagatelle.bots.advice import PLAYOUTS


class Settings(msgspec.Struct, frozen=True):
    """Everything has a default that is right for one person on one machine."""

    host: str = "127.0.0.1"
    port: int = 8520
    database: str = ""
    """An address such as ``postgresql://user@host/name``; empty for SQLite in the data folder."""
    data_dir: Path = user_data_path("bagatelle")
    chat: bool = True
    bot_workers: int = 1
    bot_seconds: float = 10.0
    review_playouts: int = PLAYOUTS
    """How often a turn is played on, at least, when a match is reviewed."""
    requests_per_second: float = 50.0
    """How many requests one address may send, on average; three times as many in a burst."""
    messages_per_second: float = 20.0
    """The same for the messages of one socket."""
    app_dir: Path = Path(__file__).with_name("web")
    """The browser app, as `npm run build` has written it."""

    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.data_dir / 'bagatelle.sqlite3'}"
