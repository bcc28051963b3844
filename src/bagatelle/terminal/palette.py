"""The colours of the salon by candlelight, as rich styles. Nothing is told by colour alone."""

from __future__ import annotations

from rich.style import Style

INK_2 = "#CBBDC9"
INK_3 = "#A999AC"
GILT_INK = "#EBC77C"
LEGAL = "#FFC04D"
GOOD = "#8FD6AE"
BAD = "#FF9DAE"

HEADING = Style(color=GILT_INK, bold=True)
QUIET = Style(color=INK_2)
FAINT = Style(color=INK_3)
LIT = Style(color=LEGAL, bold=True)
WELCOME = Style(color=GOOD)
SPOILT = Style(color=BAD)
STRONG = Style(bold=True)

TONES = {"plain": QUIET, "heading": HEADING, "good": WELCOME, "great": LIT, "bad": SPOILT}
"""How events are told, by the tone of their kind."""

SEATS = (
    Style(color="#D7A3E0", bold=True),
    Style(color="#6FCBD1", bold=True),
    Style(color="#FF9DAE", bold=True),
    Style(color="#E8B45A", bold=True),
    Style(color="#B8C4DA", bold=True),
)
"""The seats' own colours, lightened until they can be read on a dark panel."""


def seat(number: int) -> Style:
    return SEATS[number % len(SEATS)]


def light_on(ground: str) -> Style:
    """White on a painted ground. Light or dark, the contrast is never below 4.5."""
    return Style(color="#FFFFFF", bgcolor=ground, bold=True)


def dark_on(ground: str) -> Style:
    """Nearly black on a painted ground."""
    return Style(color="#120D18", bgcolor=ground, bold=True)


def thing(ref: str) -> Style:
    """Marks a piece of a drawing as the thing with this id, so that it can be clicked."""
    return Style(meta={"ref": ref})
