"""Finds in the source of the browser app which messages it says.

The build of the app checks that they exist, and TypeScript that their args are filled; what is
left to check here is that no text is kept that nobody says. Ids stand in the source as words in
quotation marks; one that is put together, like ``web-bot-${name}``, says all that fit it.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "web" / "src"
NOT_SAID_HERE = ("texts/ids.ts",)
"""The list of all ids says none of them."""

QUOTED = re.compile(r"""(["'`])((?:(?!\1)[^\n])*)\1""")
HOLE = re.compile(r"\$\{[^}]*\}")
ID = re.compile(r"([a-z]+|\*-[a-z0-9]+(?=-))(-([a-z0-9]+|\*))*")
"""The first word may be a hole if more is known than the last one: ``*-option-*``."""


def web_sources() -> dict[str, str]:
    """All files of the browser app by their path, but for its tests."""
    return {
        path.relative_to(SOURCE).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(SOURCE.rglob("*"))
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts")
    }


def said_by_web(files: Mapping[str, str], known: Collection[str]) -> set[str]:
    """Those of the known messages that these files name."""
    said: set[str] = set()
    for path, source in files.items():
        if path not in NOT_SAID_HERE:
            for word in _ids(source):
                if "*" in word:
                    family = re.compile(word.replace("*", "[a-z0-9-]+"))
                    said |= {name for name in known if family.fullmatch(name)}
                elif word in known:
                    said.add(word)
    return said


def _ids(source: str) -> Iterator[str]:
    # From every quotation mark on, because an apostrophe in a comment opens nothing.
    for start in re.finditer("[\"'`]", source):
        quoted = QUOTED.match(source, start.start())
        if quoted is not None:
            word = HOLE.sub("*", quoted[2])
            if ID.fullmatch(word):
                yield word
