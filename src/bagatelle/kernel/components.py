"""What is in the box, as tables for people: every line says where its figures come from."""

from __future__ import annotations

from typing import Literal

import msgspec

from bagatelle.kernel.message import Message

Provenance = Literal["rulebook", "published", "deduced", "reconstructed", "owner"]
"""Stated in the rules; stated elsewhere; the only reading that fits; made up to fit all facts; read
off an owner's own copy."""


class Column(msgspec.Struct, frozen=True):
    """A column of a table. The cells of a ``pattern`` are rows of ``x`` and ``.``, as in
    ``xx. x.. ...``.
    """

    title: Message
    kind: Literal["text", "number", "pattern"] = "text"


class ComponentLine(msgspec.Struct, frozen=True):
    """A line of a table, and where its figures come from."""

    cells: tuple[str | int | Message, ...]
    provenance: Provenance


class ComponentTable(msgspec.Struct, frozen=True):
    """One kind of things in the box."""

    title: Message
    columns: tuple[Column, ...]
    lines: tuple[ComponentLine, ...]
