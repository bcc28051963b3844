"""What the extras of the package bring, and a sentence for whoever needs one that is not there."""

from __future__ import annotations

from importlib.util import find_spec

from bagatelle.kernel.errors import BagatelleError
from bagatelle.kernel.message import message

EXTRAS = {
    "terminal": ("rich", "textual"),
    "server": ("alembic", "httptools", "sqlalchemy", "starlette", "uvicorn", "websockets"),
    "postgres": ("psycopg",),
    "ray": ("ray",),
    "fit": ("numpy",),
}
"""The extras of pyproject.toml, with the modules that must be there."""


class MissingExtra(BagatelleError):
    """Libraries that a command needs are not installed."""


def has(extra: str) -> bool:
    """Whether the libraries of an extra are installed."""
    return all(find_spec(module) is not None for module in EXTRAS[extra])


def require(extra: str) -> None:
    """Raises MissingExtra, before anybody has waited for what cannot be shown."""
    if not has(extra):
        command = f"pip install 'bagatelle[{extra}]'"
        raise MissingExtra(message("cli-missing-extra", command=command))
