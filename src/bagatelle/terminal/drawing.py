"""What the drawings of several games have in common."""

from __future__ import annotations

from collections.abc import Collection

from rich.style import Style
from rich.table import Table
from rich.text import Text

from bagatelle.terminal import palette

OWNERS = "①②③④⑤"
LIT = "▸"


def name_of(ref: str) -> str:
    """A thing as in the notation: ``Y7`` for ``dish:Y7``."""
    return ref.partition(":")[2]


def owner(seat: int) -> Text:
    """The sign of a player, in the colour of the seat."""
    return Text(OWNERS[seat], palette.seat(seat))


def mark(ref: str, lit: Collection[str]) -> Text:
    """Stands before a thing that can be lit."""
    return Text(LIT if ref in lit else " ", palette.LIT)


def look(ref: str, lit: Collection[str]) -> Style:
    """How the name of a thing is written; it can be clicked."""
    return (palette.LIT if ref in lit else palette.STRONG) + palette.thing(ref)


def grid_of(columns: int) -> Table:
    """Columns beside each other; no line of them breaks."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(columns):
        grid.add_column(no_wrap=True)
    return grid
