"""What opens over the table: pages to read, questions, and a line for a file's name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from bagatelle.terminal import palette
from bagatelle.terminal.choices import Choices
from bagatelle.terminal.menu import Entry, Menu


class Page(ModalScreen[None]):
    """Something to read; any of the usual keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,enter,space", "dismiss", show=False)]

    def __init__(
        self, title: str, pieces: Sequence[RenderableType], close: str, at_end: bool = False
    ) -> None:
        super().__init__()
        self._title = title
        self._pieces = pieces
        self._close = close
        self._at_end = at_end

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page") as page:
            page.border_title = self._title
            page.border_subtitle = self._close
            yield Static(Group(*self._pieces))

    def on_mount(self) -> None:
        page = self.query_one("#page", VerticalScroll)
        page.focus()
        if self._at_end:
            page.scroll_end(animate=False)


class Question(ModalScreen[str]):
    """A question with a few answers; Escape answers with an empty word."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss('')", show=False)]

    def __init__(self, menu: Menu) -> None:
        super().__init__()
        self._menu = menu

    def compose(self) -> ComposeResult:
        with Vertical(id="dialogue"):
            yield Static(Text(self._menu.question, palette.HEADING), id="asked")
            yield Choices(self._menu)

    def on_choices_taken(self, event: Choices.Taken) -> None:
        event.stop()
        self.dismiss(str(event.entry.then))

    def on_choices_considered(self, event: Choices.Considered) -> None:
        event.stop()


class Curtain(ModalScreen[None]):
    """Hides everything until the next person sits before the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "dismiss", show=False),
        Binding("q,ctrl+c,ctrl+q", "app.leave", show=False),
    ]

    def __init__(self, words: str) -> None:
        super().__init__()
        self._words = words

    def compose(self) -> ComposeResult:
        with Vertical(id="dialogue"):
            yield Static(Text(self._words, palette.HEADING))


class FileName(ModalScreen[str]):
    """Asks for the name of a file; Escape answers with an empty word."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss('')", show=False)]

    def __init__(self, question: str, proposal: str) -> None:
        super().__init__()
        self._question = question
        self._proposal = proposal

    def compose(self) -> ComposeResult:
        with Vertical(id="dialogue"):
            yield Static(Text(self._question, palette.HEADING), id="asked")
            yield Input(self._proposal, select_on_focus=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        self.dismiss(event.value.strip())


def answers(question: str, *pairs: tuple[str, str]) -> Menu:
    """A menu of words and their labels, numbered from 1."""
    entries = [
        Entry(str(number), Text(label), Text(), word)
        for number, (word, label) in enumerate(pairs, start=1)
    ]
    return Menu(question, (tuple(entries),))
