"""Brings a database to this version's tables, with Alembic."""

from __future__ import annotations

from importlib import resources

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine

from bagatelle.kernel.errors import BagatelleError
from bagatelle.kernel.message import Message

ALONE = {
    "sqlite": "BEGIN IMMEDIATE",
    "postgresql": "SELECT pg_advisory_xact_lock(1734437990)",
}
"""Processes that start together migrate one after the other, and each wholly or not at all."""


class NewerDatabase(BagatelleError):
    """The database was written by a newer version."""


def upgrade(engine: Engine) -> None:
    """Run the migrations that the database lacks; raises NewerDatabase if it has more."""
    config = Config()
    config.set_main_option("script_location", str(resources.files(__package__) / "migrations"))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    with engine.begin() as connection:
        connection.exec_driver_sql(ALONE[engine.dialect.name])
        current = MigrationContext.configure(connection).get_current_revision()
        if current is not None and current not in known:
            raise NewerDatabase(Message("newer-database", {"revision": current}))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
