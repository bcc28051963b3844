"""The shipped box with something changed, and what is found wrong with it then."""

from __future__ import annotations

import re

from bagatelle.games.rokoko.components import BOX_FILE, read
from bagatelle.kernel.errors import PackError

TEXT = BOX_FILE.shipped_text


def entry(line: str) -> str:
    """The whole entry of the file that has this line."""
    return next(part for part in re.split(r"\n(?=\[)", TEXT) if line in part.splitlines())


def edited(*edits: tuple[str, str]) -> str:
    """The text of the shipped box with the first of each replaced."""
    text = TEXT
    for old, new in edits:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def places(*edits: tuple[str, str]) -> list[tuple[int, int, str]]:
    """Line, column and reason of all that is wrong after replacing the first of each."""
    try:
        read(edited(*edits))
    except PackError as error:
        return [(found.line, found.column, found.reason.id) for found in error.findings]
    return []


def findings(*edits: tuple[str, str]) -> list[tuple[int, str]]:
    """The line and the reason of all that is wrong after replacing the first of each."""
    return [(line, reason) for line, _, reason in places(*edits)]


def line_of(words: str) -> int:
    return TEXT[: TEXT.index(words)].count("\n") + 1
