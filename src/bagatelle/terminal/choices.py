"""The list of choices: by number, by arrows, or by mouse."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import ClassVar

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.style import Style
from rich.table import Table
from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widget import Widget

from bagatelle.terminal import palette
from bagatelle.terminal.menu import Entry, Menu

GAP = 3
"""Cells between two columns of choices."""
KEY = 4
"""Cells for the cursor, the key, and the spaces around them."""

Column = tuple[Entry, ...]


def arrange(menu: Menu, width: int) -> list[Column]:
    """The groups of a menu in columns: as few lines as the width allows."""
    ways = [columns for columns in _partitions(menu) if _width_of(columns) <= width]
    if not ways:
        return [tuple(menu)]
    return min(ways, key=lambda columns: (max(map(len, columns)), len(columns)))


def _partitions(menu: Menu) -> Iterator[list[Column]]:
    """All ways to stack neighbouring groups into columns."""
    groups = [group for group in menu.groups if group]
    for breaks in product((True, False), repeat=len(groups) - 1):
        columns: list[Column] = groups[:1]
        for group, new in zip(groups[1:], breaks, strict=True):
            if new:
                columns.append(group)
            else:
                columns[-1] += group
        yield columns


def _width_of(columns: list[Column]) -> int:
    widths = [
        KEY
        + max(entry.label.cell_len for entry in column)
        + 1
        + max(entry.effect.cell_len for entry in column)
        for column in columns
    ]
    return sum(widths) + GAP * (len(columns) - 1)


class MenuLines:
    """A menu drawn with its cursor, for whatever width there is."""

    def __init__(self, menu: Menu, cursor: Entry | None) -> None:
        self._menu = menu
        self._cursor = cursor

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        columns = arrange(self._menu, options.max_width)
        beside = Table.grid(padding=(0, GAP, 0, 0))
        beside.add_row(*(self._column(column) for column in columns))
        yield beside
        if self._menu.note:
            yield self._menu.note

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(KEY, options.max_width)

    def _column(self, column: Column) -> Table:
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column()
        for entry in column:
            here = entry is self._cursor
            click = Style(meta={"key": entry.key})
            key = Text(f"{'▶' if here else ' '} {entry.key}", palette.LIT + click)
            label = entry.label.copy()
            label.stylize(click + palette.STRONG if here else click)
            effect = entry.effect.copy()
            effect.stylize(click)
            grid.add_row(key, label, effect)
        return grid


class Choices(Widget, can_focus=True):
    """Shows a menu and says which entry is considered, and which is taken."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,k", "move(-1)", show=False),
        Binding("down,j", "move(1)", show=False),
        Binding("left", "turn(-1)", show=False),
        Binding("right", "turn(1)", show=False),
        Binding("enter,space", "take", show=False),
    ]

    class Considered(Message):
        """The cursor has moved to an entry."""

        def __init__(self, entry: Entry) -> None:
            super().__init__()
            self.entry = entry

    class Taken(Message):
        """An entry has been taken."""

        def __init__(self, entry: Entry) -> None:
            super().__init__()
            self.entry = entry

    def __init__(self, menu: Menu | None = None) -> None:
        super().__init__()
        self.menu = menu
        self.cursor = menu.first() if menu else None

    def show(self, menu: Menu | None) -> None:
        """Another menu, or none while nothing can be chosen."""
        self.menu = menu
        self.cursor = menu.first() if menu else None
        self.refresh(layout=True)

    def render(self) -> MenuLines | Text:
        return Text() if self.menu is None else MenuLines(self.menu, self.cursor)

    def action_move(self, step: int) -> None:
        """Up or down, and round at the ends."""
        if self.menu is None or self.cursor is None:
            return
        entries = [entry for column in self._columns() for entry in column]
        place = next(n for n, entry in enumerate(entries) if entry is self.cursor)
        self._go(entries[(place + step) % len(entries)])

    def action_turn(self, step: int) -> None:
        """To the neighbouring column, on the same line if it is long enough."""
        if self.menu is None or self.cursor is None:
            return
        columns = self._columns()
        for number, column in enumerate(columns):
            for line, entry in enumerate(column):
                if entry is self.cursor:
                    beside = columns[(number + step) % len(columns)]
                    self._go(beside[min(line, len(beside) - 1)])
                    return

    def action_take(self) -> None:
        if self.cursor is not None:
            self.post_message(self.Taken(self.cursor))

    def take_key(self, key: str) -> bool:
        """Take the entry with this key; False if there is none."""
        entry = self.menu.with_key(key) if self.menu else None
        if entry is None:
            return False
        self.post_message(self.Taken(entry))
        return True

    def on_key(self, event: events.Key) -> None:
        if event.character and self.take_key(event.character):
            event.stop()

    def on_click(self, event: events.Click) -> None:
        key = event.style.meta.get("key")
        if key is not None and self.take_key(key):
            event.stop()

    def _columns(self) -> list[Column]:
        assert self.menu is not None
        return arrange(self.menu, self.content_size.width)

    def _go(self, entry: Entry) -> None:
        if entry is not self.cursor:
            self.cursor = entry
            self.refresh()
            self.post_message(self.Considered(entry))
