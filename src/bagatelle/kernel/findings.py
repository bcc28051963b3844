"""What is wrong with a component file: everything, not only the first thing."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any, TypeVar

import msgspec

from bagatelle.kernel.message import Message, message
from bagatelle.kernel.toml_positions import Document, Path

ID = re.compile(r"[a-z0-9][a-z0-9-]*")

Entry = TypeVar("Entry")


class Finding(msgspec.Struct, frozen=True):
    """One thing that is wrong; ``line`` and ``column`` count from 1."""

    line: int
    column: int
    reason: Message


class Findings:
    """Collects what is wrong, by the way to the value that is to blame."""

    def __init__(self) -> None:
        self._found: list[tuple[Path, Message]] = []
        self._mended: list[Path] = []

    def add(self, path: Path, reason: Message) -> None:
        """Note what is wrong, unless the value there was mended and is not the author's."""
        if not any(path[: len(mended)] == mended for mended in self._mended):
            self._found.append((path, reason))

    def mended(self, path: Path) -> None:
        """Something else stands there from now on than in the file."""
        self._mended.append(path)

    def in_file(self, document: Document) -> tuple[Finding, ...]:
        """All that was found, in the order of the file."""
        found = [Finding(*document.place(path), reason) for path, reason in self._found]
        return tuple(sorted(found, key=lambda finding: (finding.line, finding.column)))

    # ------------------------------------------------------------------ what many boxes must hold

    def stated(self, path: Path, expected: object, found: object) -> None:
        """A value that the rules state."""
        if found != expected:
            args = {"expected": shown(expected), "found": shown(found)}
            self.add(path, message("pack-stated", key=key_of(path), **args))

    def facts(self, path: Path, facts: Mapping[str, object], entry: object) -> None:
        """Values of an entry that the rules state."""
        for name, value in facts.items():
            self.stated((*path, name), value, getattr(entry, name))

    def entries(
        self, path: Path, entries: Sequence[object], facts: Sequence[Mapping[str, object]]
    ) -> None:
        """A list of entries, and what the rules state of each of them."""
        self.count(path, len(entries), len(facts))
        for at, (entry, its_facts) in enumerate(zip(entries, facts, strict=False)):
            self.facts((*path, at), its_facts, entry)

    def like(self, path: Path, known: object, entry: object, names: Iterable[str]) -> None:
        """Values in which an entry cannot differ from a known one."""
        self.facts(path, {name: getattr(known, name) for name in names}, entry)

    def word(self, path: Path, found: str, known: Collection[str]) -> bool:
        """A word that must be one of several; returns whether it is."""
        if found not in known:
            self.add(path, message("pack-word", found=found, known=", ".join(known)))
        return found in known

    def all_within(self, path: Path, figures: Sequence[int], least: int, most: int) -> None:
        """Figures of a list, none of which can be just any."""
        for at, figure in enumerate(figures):
            self.within((*path, at), figure, least, most)

    def within(self, path: Path, found: int, least: int, most: int) -> None:
        """A figure that cannot be just any."""
        if not least <= found <= most:
            key, figure = key_of(path), str(found)
            self.add(path, message("pack-range", key=key, least=least, most=most, found=figure))

    def count(self, path: Path, found: int, least: int, most: int | None = None) -> None:
        """How many entries a list has: exactly, or from ``least`` to ``most``."""
        if most is None and found != least:
            self.add(path, message("pack-count", key=key_of(path), expected=least, found=found))
        if most is not None and not least <= found <= most:
            args = {"least": least, "most": most, "found": found}
            self.add(path, message("pack-count-range", key=key_of(path), **args))

    def falling(self, path: Path, figures: Sequence[int]) -> None:
        """Figures of which none is higher than the one before it."""
        if any(left < right for left, right in pairwise(figures)):
            self.add(path, message("pack-falling", key=key_of(path), found=shown(figures)))

    def rising(self, path: Path, figures: Sequence[int]) -> None:
        """Figures of which none is lower than the one before it."""
        if any(left > right for left, right in pairwise(figures)):
            self.add(path, message("pack-rising", key=key_of(path), found=shown(figures)))

    def ids(self, named: Iterable[tuple[Path, str]]) -> None:
        """Names for things: words that fit into the notation, each only once."""
        seen: set[str] = set()
        for path, name in named:
            if ID.fullmatch(name) is None:
                self.add(path, message("pack-bad-id", name=name))
            elif name in seen:
                self.add(path, message("pack-twice", name=name))
            seen.add(name)


def pairs(found: Sequence[Entry], known: Sequence[Entry]) -> list[tuple[int, Entry, Entry]]:
    """The entries of a list beside those that are known, with their numbers.

    They are compared by their places; by their ids, if there are too many or too few of them, so
    that one entry that is missing does not make all after it wrong.
    """
    if len(found) == len(known):
        return [(at, one, other) for at, (one, other) in enumerate(zip(found, known, strict=True))]
    by_id = {getattr(entry, "id", None): entry for entry in known}
    with_id = ((at, entry, getattr(entry, "id", "")) for at, entry in enumerate(found))
    return [(at, entry, by_id[name]) for at, entry, name in with_id if name in by_id]


def key_of(path: Path) -> str:
    """The last name on the way to a value.

    >>> key_of(("dress", 3, "silk"))
    'silk'
    """
    return next((str(step) for step in reversed(path) if isinstance(step, str)), "")


def shown(value: Any) -> str:
    """A value as its author would write it.

    >>> shown(True), shown((8, 6)), shown({"master": 10})
    ('true', '[8, 6]', '{ master = 10 }')
    """
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, dict):
        pairs = ", ".join(f"{key} = {shown(entry)}" for key, entry in value.items())
        return f"{{ {pairs} }}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(shown(entry) for entry in value)}]"
    return str(value)
