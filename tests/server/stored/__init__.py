"""Databases that older versions have written, for the tests to open."""

from __future__ import annotations

import sqlite3
from importlib import resources
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import MetaData

from bagatelle.server.journal import Journal
from tests.server.house import House

FILE = Path(__file__).parent / "revision_0001.sqlite3"
FLAGS = ("over", "bot_to_act")
"""What SQLite keeps as numbers."""


def fill_postgres(url: str) -> None:
    """The rows of the file in the tables of the first revision."""
    journal = Journal(url)
    config = Config()
    folder = resources.files("bagatelle.server") / "migrations"
    config.set_main_option("script_location", str(folder))
    with journal._engine.begin() as connection, sqlite3.connect(FILE) as old:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        tables = MetaData()
        tables.reflect(connection)
        old.row_factory = sqlite3.Row
        for table in tables.sorted_tables:
            if table.name != "alembic_version":
                found = [dict(row) for row in old.execute(f"SELECT * FROM {table.name}")]
                rows = [
                    {name: bool(value) if name in FLAGS else value for name, value in row.items()}
                    for row in found
                ]
                connection.execute(table.insert(), rows)
    journal.close()


async def rows_of(journal: Journal, work: Any) -> Any:
    """All rows that a statement finds."""
    return await journal.read(lambda connection: connection.execute(work).all())


async def change(journal: Journal, work: Any) -> None:
    await journal._writer.do(lambda connection: connection.execute(work))


async def record_of(house: House, match: str, secret: str) -> str:
    answer = await house.get(f"/api/matches/{match}/record", secret)
    assert answer.status_code == 200, answer.text
    return answer.text
