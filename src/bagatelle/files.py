"""Text files that people name: what is wrong with them is said in one way, whoever reads them."""

from __future__ import annotations

from pathlib import Path

from bagatelle.kernel.errors import BagatelleError
from bagatelle.kernel.message import message


class UnreadableFile(BagatelleError):
    """A file that the system does not give, or that holds no text."""


def read_record(file: str) -> str:
    """What stands in the file of a record; raises UnreadableFile."""
    try:
        return Path(file).read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise UnreadableFile(message("record-no-text", file=file)) from error
    except OSError as error:
        raise unreadable(file, error) from error


def unreadable(file: str, error: OSError) -> UnreadableFile:
    """The sentence for a file that the system does not give."""
    reason = {
        FileNotFoundError: "missing",
        IsADirectoryError: "folder",
        PermissionError: "forbidden",
    }.get(type(error), "other")
    return UnreadableFile(message("unreadable-file", file=file, reason=reason))
