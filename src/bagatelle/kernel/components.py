"""What is in the box, as tables for people: every line says where its figures come from."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal, Protocol, TypeVar

import msgspec

from bagatelle.kernel.message import Message

Provenance = Literal["rulebook", "published", "deduced", "reconstructed", "owner"]
"""Stated in the rules; stated elsewhere; the only reading that fits; made up to fit all facts; read
off an owner's own copy."""


Cell = str | int | Message


class Sourced(Protocol):
    """An entry of a box that says where its figures come from."""

    @property
    def provenance(self) -> Provenance: ...


Entry = TypeVar("Entry", bound=Sourced)


class Column(msgspec.Struct, frozen=True):
    """A column of a table. The cells of a ``pattern`` are rows of ``x`` and ``.``, as in
    ``xx. x.. ...``.
    """

    title: Message
    kind: Literal["text", "number", "pattern"] = "text"


class ComponentLine(msgspec.Struct, frozen=True):
    """A line of a table, and where its figures come from."""

    cells: tuple[Cell, ...]
    provenance: Provenance


class ComponentTable(msgspec.Struct, frozen=True):
    """One kind of things in the box."""

    title: Message
    columns: tuple[Column, ...]
    lines: tuple[ComponentLine, ...]


def line(entry: Sourced, *cells: Cell) -> ComponentLine:
    """The line of one entry."""
    return ComponentLine(cells, entry.provenance)


def table(
    title: Message,
    columns: tuple[Column, ...],
    entries: Iterable[Entry],
    cells: Callable[[Entry], tuple[Cell, ...]],
) -> ComponentTable:
    """A table with a line for each entry."""
    return ComponentTable(title, columns, tuple(line(each, *cells(each)) for each in entries))
