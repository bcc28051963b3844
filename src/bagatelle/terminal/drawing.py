"""What the drawings of several games have in common."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from rich.console import RenderableType
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


def labelled(lines: Iterable[tuple[str, RenderableType]]) -> Table:
    """What somebody owns: a heading to a line, and behind it the things."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True, style=palette.HEADING)
    grid.add_column()
    for heading, things in lines:
        grid.add_row(heading, things)
    return grid


def legend(signs: Iterable[tuple[str | Text, str]], style: Style = palette.LIT) -> Text:
    """What signs mean, beside each other."""
    return Text("   ").join(
        Text.assemble(sign if isinstance(sign, Text) else (sign, style), f" {words}")
        for sign, words in signs
    )


class Seated(NamedTuple):
    """A player in the company: name, whether they are to act, and a cell for each column."""

    seat: int
    name: Text
    acts: bool
    cells: Sequence[str | Text]


def company(
    headings: Sequence[str],
    players: Iterable[Seated],
    widest_name: int = 16,
    left: Collection[int] = (),
    gap: int = 1,
) -> Table:
    """Everybody in a line, with all that is public; columns in ``left`` are words, not figures."""
    grid = Table.grid(padding=(0, gap))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, max_width=widest_name)
    for column in range(len(headings)):
        grid.add_column(no_wrap=True, justify="left" if column in left else "right")
    grid.add_row("", "", *(Text(heading, palette.FAINT) for heading in headings))
    for seat, name, acts, cells in players:
        sign = Text.assemble(("▶" if acts else " ", palette.LIT), owner(seat))
        grid.add_row(sign, name, *cells)
    return grid
