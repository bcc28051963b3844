"""Numbers as the languages write them."""

from __future__ import annotations

from bagatelle.kernel.message import Message, message


def decimal(number: float, digits: int) -> Message:
    """A number as the language writes it."""
    whole, _, fraction = f"{number:.{digits}f}".partition(".")
    return message("cli-decimal", whole=whole, fraction=fraction)
