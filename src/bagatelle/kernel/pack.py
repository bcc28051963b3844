"""Component packs: the box of a game as its owner reads it, in a file of the same form.

A game says with a ``BoxFile`` how its component file is read and what must hold of it. The box that
comes with the package is read in the same way.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cached_property, lru_cache
from typing import Any, Generic, TypeVar

import msgspec

from bagatelle.kernel import validate
from bagatelle.kernel.errors import PackError
from bagatelle.kernel.findings import Finding, Findings
from bagatelle.kernel.toml_positions import Document, NotToml

Components = TypeVar("Components", bound=msgspec.Struct)
Part = TypeVar("Part", bound=msgspec.Struct)

Check = Callable[[Components, Components | None, Findings], None]
"""Notes what is wrong with a box. The second one is the shipped box, or None if this is it."""

MAX_REMEMBERED = 16
"""Packs that were read already: a game in another variant, or a record, asks for them again."""


class Pack(msgspec.Struct, frozen=True):
    """A pack that can be played with. Plain data, so that other processes can be told of it."""

    game: str
    hashes: tuple[str, ...]
    """What stands for its box in records; if there are modules, the last is that with modules."""
    text: str

    @property
    def hash(self) -> str:
        """What stands in records for its box without modules."""
        return self.hashes[0]


class BoxFile(Generic[Components]):
    """How the component file of one game is read."""

    def __init__(
        self,
        components: type[Components],
        shipped_text: Callable[[], str],
        check: Check[Components],
        remarks: validate.Remarks = frozenset(),
        base: type[msgspec.Struct] | None = None,
    ) -> None:
        """If the game has modules, ``base`` is the box without them. A file that is older than the
        modules lacks their tables; it has the shipped ones, and its base keeps its hash.
        """
        self._components = components
        self._shipped_text = shipped_text
        self._check = check
        self._remarks = remarks
        self._base = base or components
        tables = {*components.__struct_fields__} - {*self._base.__struct_fields__}
        self._newer = frozenset(tables)
        self.read = lru_cache(maxsize=MAX_REMEMBERED)(self._read)
        """The components in the text of a pack; raises PackError with all that is wrong."""

    @cached_property
    def shipped_text(self) -> str:
        """The file that comes with the package."""
        return self._shipped_text()

    @cached_property
    def shipped(self) -> Components:
        """The box that comes with the package."""
        return self._examined(document_of(self.shipped_text), None)

    def hashes(self, components: Components) -> tuple[str, ...]:
        """What stands for a box in records: for its base, and if it has more, for the whole."""
        base = hash_of(part_of(components, self._base))
        return (base, hash_of(components)) if self._newer else (base,)

    def _read(self, text: str) -> Components:
        return self._examined(document_of(text), self.shipped)

    def _examined(self, document: Document, shipped: Components | None) -> Components:
        findings = Findings()
        like: object = validate.NOTHING
        newer: validate.Newer = frozenset()
        if shipped is not None:
            like, newer = msgspec.to_builtins(shipped), self._newer
        data = validate.substitute(
            self._components, document.data, like, findings, self._remarks, newer
        )
        wrong = findings.in_file(document)
        if wrong and shipped is None:
            raise PackError(wrong)
        components = msgspec.convert(data, self._components)
        self._check(components, shipped, findings)
        wrong = findings.in_file(document)
        if wrong:
            raise PackError(wrong)
        return components


class NoComponents(msgspec.Struct, frozen=True):
    """The box of a game on whose things no figures are printed."""


NO_BOX = BoxFile(NoComponents, str, lambda components, shipped, findings: None)


def document_of(text: str) -> Document:
    """The file of a pack; raises PackError if it cannot be read at all."""
    try:
        return Document(text)
    except NotToml as error:
        raise PackError((Finding(*error.place, error.reason),)) from error


def part_of(components: msgspec.Struct, part: type[Part]) -> Part:
    """The part of a box that a struct of fewer fields describes."""
    return part(**{name: getattr(components, name) for name in part.__struct_fields__})


def hash_of(components: Any) -> str:
    """Stands for a box in records: equal boxes have equal hashes."""
    return hashlib.sha256(msgspec.json.encode(components)).hexdigest()[:16]
