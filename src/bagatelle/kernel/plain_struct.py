"""What most things are made of that are told: they come into being by the thousand."""

from __future__ import annotations

import msgspec


class PlainStruct(msgspec.Struct, frozen=True, gc=False):
    """Something that never changes and never holds itself, however deep one looks.

    Python's collector looks for circles among everything that could have one, again and again; it
    passes these by.
    """
