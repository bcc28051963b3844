"""Numbers as the languages write them."""

from __future__ import annotations

from bagatelle.kernel.message import Message, message


def decimal(number: float, digits: int) -> Message:
    """A number as the language writes it."""
    whole, _, fraction = f"{number:.{digits}f}".partition(".")
    return message("cli-decimal", whole=whole, fraction=fraction)


def signed(number: float) -> str:
    """A whole number that says on which side of 0 it is.

    >>> signed(12.3), signed(-7.0), signed(-0.2)
    ('+12', '−7', '0')
    """
    return f"{round(number):+d}".replace("-", "−") if round(number) else "0"


def percent(share: float) -> Message:
    """A share of 1."""
    return message("cli-percent", share=decimal(100 * share, 1))


def percents(interval: tuple[float, float]) -> Message:
    """An interval of shares."""
    low, high = (decimal(100 * share, 1) for share in interval)
    return message("cli-percent-interval", low=low, high=high)
