"""A player's six nobles: as rows of text, or as cards where there is room."""

from __future__ import annotations

from collections.abc import Collection

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.panel import Panel
from rich.style import Style
from rich.table import Table
from rich.text import Text

from bagatelle.games.banquet.view import NobleView, PlayerView
from bagatelle.kernel.message import Format
from bagatelle.terminal import palette
from bagatelle.terminal.banquet.dishes import (
    PAINT,
    chips,
    colour_word,
    letter_chip,
    letter_of,
)
from bagatelle.terminal.drawing import name_of

ARROWS = {"falling": "↘", "rising": "↗"}


def worth(noble: NobleView) -> Text:
    return Text(f"+{noble.points}", palette.HEADING)


def plates(noble: NobleView, lit: Collection[str] = ()) -> Text:
    """The dishes under a noble in their order, each course behind its arrow."""
    if not noble.courses:
        return chips(noble.dishes, lit)
    return Text("  ").join(
        Text(f"{ARROWS[course.direction]} ", palette.LIT if course.id in lit else palette.QUIET)
        + chips(course.dishes, lit)
        for course in noble.courses
    )


def rows_of_nobles(player: PlayerView, lit: Collection[str], say: Format) -> RenderableType:
    """One noble to a line, and a second line for what has been served."""
    grid = Table.grid(padding=(0, 1))
    for _ in range(4):
        grid.add_column(no_wrap=True)
    grid.add_column()
    for number, noble in enumerate(player.nobles, start=1):
        is_lit = _is_lit(noble, lit)
        mark = Text(f"{'▸' if is_lit else ' '}{number}", palette.LIT if is_lit else palette.QUIET)
        name = Text(name_of(noble.id), _style(noble, is_lit))
        grid.add_row(
            mark, name, letter_chip(noble.colour, say), worth(noble), _body(noble, lit, say)
        )
    return grid


class Cards:
    """Six cards side by side, all as tall as the tallest."""

    def __init__(self, player: PlayerView, lit: Collection[str], say: Format) -> None:
        self._player = player
        self._lit = lit
        self._say = say

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        nobles = self._player.nobles
        width = options.max_width // len(nobles)
        inside = options.update(width=width - 4, height=None)
        bodies = [_card_body(noble, self._lit, self._say) for noble in nobles]
        height = 2 + max(len(console.render_lines(body, inside)) for body in bodies)
        row = Table.grid()
        row.add_row(
            *(
                _card(number, noble, body, self._lit, (width, height))
                for number, (noble, body) in enumerate(zip(nobles, bodies, strict=True), 1)
            )
        )
        yield row


class Service:
    """A noble's demand with what has been served: on one line where it fits, else on two."""

    def __init__(self, demand: Text, served: Text) -> None:
        self._demand = demand
        self._served = served

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text.assemble(self._demand, "  ", self._served)
        if line.cell_len <= options.max_width:
            yield line
        else:
            yield self._demand
            yield self._served

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(1, options.max_width)


def _body(noble: NobleView, lit: Collection[str], say: Format) -> RenderableType:
    style = palette.FAINT if noble.satisfied else Style()
    demand = Text(say(noble.demand), style + palette.thing(noble.id))
    if noble.satisfied:
        return Service(demand, Text(f"✓ {say(noble.progress)}", palette.WELCOME))
    if not noble.dishes:
        return demand
    progress = Text(say(noble.progress), palette.QUIET)
    return Service(demand, Text.assemble(plates(noble, lit), "  ", progress))


def _card_body(noble: NobleView, lit: Collection[str], say: Format) -> RenderableType:
    head = Table.grid(expand=True)
    head.add_column()
    head.add_column(justify="right")
    head.add_row(colour_word(noble.colour, say), worth(noble))
    if noble.satisfied:
        demand = Text(say(noble.demand), palette.FAINT)
        return Group(head, demand, Text(f"✓ {say(noble.progress)}", palette.WELCOME))
    served = [plates(noble, lit)] if noble.dishes else []
    return Group(head, Text(say(noble.demand)), *served, Text(say(noble.progress), palette.QUIET))


def _card(
    number: int,
    noble: NobleView,
    body: RenderableType,
    lit: Collection[str],
    size: tuple[int, int],
) -> RenderableType:
    is_lit = _is_lit(noble, lit)
    edge = Style(color=PAINT[letter_of(noble.colour)].bgcolor if noble.colour else palette.INK_3)
    return Panel(
        body,
        title=Text(f"{'▸' if is_lit else ''}{number} {name_of(noble.id)}", _style(noble, is_lit)),
        title_align="left",
        box=box.HEAVY if is_lit else box.ROUNDED,
        border_style=palette.LIT if is_lit else edge,
        style=palette.thing(noble.id),
        padding=(0, 1),
        width=size[0],
        height=size[1],
    )


def _is_lit(noble: NobleView, lit: Collection[str]) -> bool:
    return noble.id in lit or any(course.id in lit for course in noble.courses)


def _style(noble: NobleView, lit: bool) -> Style:
    if lit:
        return palette.LIT + palette.thing(noble.id)
    base = palette.FAINT if noble.satisfied else palette.STRONG
    return base + palette.thing(noble.id)
