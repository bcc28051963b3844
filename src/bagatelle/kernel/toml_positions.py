"""A TOML file whose every key and entry knows where it stands.

The parser of the standard library gives values without places. It has accepted the text before a
place is looked for, so that finding places needs no grammar, only the ends of things.
"""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_right
from collections.abc import Mapping
from typing import Any, NamedTuple

from bagatelle.kernel.message import Message, message

Path = tuple[str | int, ...]
"""The way to a value: the names of tables and keys, and the numbers of entries in lists."""

TOP: Path = ()


class Place(NamedTuple):
    """Where something begins; both count from 1."""

    line: int
    column: int


class NotToml(Exception):
    """A text that the parser refuses, and where."""

    def __init__(self, place: Place, reason: Message) -> None:
        super().__init__(place, reason)
        self.place = place
        self.reason = reason


class Document:
    """The values of a text, and their places; raises NotToml.

    >>> document = Document("[[dress]]\\nsilk = { red = 2 }\\n")
    >>> document.data
    {'dress': [{'silk': {'red': 2}}]}
    >>> document.place(("dress", 0, "silk", "red"))
    Place(line=2, column=10)
    >>> document.place(("dress", 0, "sale"))
    Place(line=1, column=1)
    """

    def __init__(self, text: str) -> None:
        self._text = text.replace("\r\n", "\n")
        self._lines = [0, *(found.end() for found in re.finditer("\n", self._text))]
        try:
            self.data: Mapping[str, Any] = tomllib.loads(self._text)
            self._offsets = _Scanner(self._text).offsets
        except RecursionError as error:
            raise NotToml(Place(1, 1), message("pack-too-deep")) from error
        except ValueError as error:
            raise self._refused(str(error)) from error

    def place(self, path: Path) -> Place:
        """Where a value stands; for one that is missing, where it would have belonged."""
        while path not in self._offsets:
            path = path[:-1]
        return self._place(self._offsets[path])

    def _place(self, offset: int) -> Place:
        line = bisect_right(self._lines, offset)
        return Place(line, offset - self._lines[line - 1] + 1)

    def _refused(self, words: str) -> NotToml:
        """The parser tells in English, and says the place at the end of its sentence."""
        found = re.search(r" \(at (?:line (\d+), column (\d+)|end of document)\)$", words)
        if found is None:
            return NotToml(Place(1, 1), message("pack-not-toml", words=words))
        at_end = self._place(len(self._text))
        place = Place(int(found[1]), int(found[2])) if found[1] else at_end
        return NotToml(place, message("pack-not-toml", words=words[: found.start()]))


class _Scanner:
    """Goes through a text that is TOML, and notes where every key and entry begins."""

    SPACE = re.compile(r"(?:[ \t\n]|#[^\n]*)*")
    BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
    SCALAR = re.compile(r"[^,\]}#\n]+")
    STRINGS = (
        re.compile(r'"""(?:[^\\"]|\\.|"{1,2}(?!"))*"{3,5}', re.DOTALL),
        re.compile(r"'''(?:[^']|'{1,2}(?!'))*'{3,5}"),
        re.compile(r'"(?:[^\\"]|\\.)*"'),
        re.compile(r"'[^']*'"),
    )

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._entries: dict[Path, int] = {}
        """How many tables each list of tables has so far."""
        self.offsets: dict[Path, int] = {TOP: 0}
        self._scan()

    def _scan(self) -> None:
        table = TOP
        while self._next():
            if self._next() == "[":
                table = self._header()
            else:
                self._pair(table)

    def _next(self) -> str:
        """The next letter that says something; none at the end."""
        found = self.SPACE.match(self._text, self._at)
        assert found is not None
        self._at = found.end()
        return self._text[self._at : self._at + 1]

    def _take(self, letters: str) -> bool:
        if not self._text.startswith(letters, self._at):
            return False
        self._at += len(letters)
        return True

    def _header(self) -> Path:
        """``[table]``, or ``[[entry of a list of tables]]``."""
        start = self._at
        is_entry = self._take("[[")
        self._at += 0 if is_entry else 1
        path = TOP
        keys = self._keys()
        for place, key in enumerate(keys, start=1):
            path = (*path, key)
            self.offsets.setdefault(path, start)
            if is_entry and place == len(keys):
                self._entries[path] = self._entries.get(path, 0) + 1
            if path in self._entries:
                path = (*path, self._entries[path] - 1)
                self.offsets.setdefault(path, start)
        self._at += 2 if is_entry else 1
        return path

    def _pair(self, table: Path) -> None:
        """``key = value``, where the key may have several parts."""
        start = self._at
        path = table
        for key in self._keys():
            path = (*path, key)
            self.offsets.setdefault(path, start)
        self._next()
        self._at += 1
        self._value(path)

    def _keys(self) -> list[str]:
        keys = []
        while True:
            keys.append(self._key())
            self._next()
            if not self._take("."):
                return keys

    def _key(self) -> str:
        self._next()
        bare = self.BARE_KEY.match(self._text, self._at)
        if bare is not None:
            self._at = bare.end()
            return bare[0]
        start = self._at
        self._string()
        quoted: str = tomllib.loads(f"key = {self._text[start : self._at]}")["key"]
        return quoted

    def _value(self, path: Path) -> None:
        letter = self._next()
        if letter == "[":
            self._list(path)
        elif letter == "{":
            self._inline_table(path)
        elif letter in "\"'":
            self._string()
        else:
            scalar = self.SCALAR.match(self._text, self._at)
            assert scalar is not None
            self._at = scalar.end()

    def _list(self, path: Path) -> None:
        self._at += 1
        entry = 0
        while self._next() != "]":
            self.offsets[*path, entry] = self._at
            self._value((*path, entry))
            entry += 1
            self._next()
            self._take(",")
        self._at += 1

    def _inline_table(self, path: Path) -> None:
        self._at += 1
        while self._next() != "}":
            self._pair(path)
            self._next()
            self._take(",")
        self._at += 1

    def _string(self) -> None:
        for string in self.STRINGS:
            found = string.match(self._text, self._at)
            if found is not None:
                self._at = found.end()
                return
        raise AssertionError("the parser has accepted this text")
