"""A board for any game: drawn from its view, its labels and its choices, until it has its own."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property

import msgspec
from rich.console import RenderableType
from rich.text import Text

from bagatelle.kernel.choice import Choice
from bagatelle.kernel.message import Message
from bagatelle.terminal import palette
from bagatelle.terminal.board import Board
from bagatelle.terminal.drawing import Seated, company, labelled, look, mark, name_of
from bagatelle.terminal.menu import Menu
from bagatelle.terminal.menus import Menus

SHOWN_ELSEWHERE = ("seat", "step", "to_act", "players", "own")
"""Fields of a view that are not drawn on the table, because they have a place of their own."""
WIDEST_FIGURE = 12
"""Longer words are no figures: they do not stand in the line above the table."""


class GenericMenus(Menus[msgspec.Struct]):
    """All choices as they are written in records."""

    def _label(self, choice: Choice) -> Text:
        text = self._match.game.notation.write(choice)
        assert text is not None
        return Text(text)


class GenericBoard(Board[msgspec.Struct]):
    """Shows the fields of a view by their names, and things by what the game calls them.

    A view may have ``players`` (one struct for each seat) and ``own`` (what its seat alone knows).
    """

    broad = True

    @property
    def example(self) -> str:
        """The first form of the notation."""
        return " ".join(self.match.game.notation.forms[0].words)

    def table_caption(self) -> str:
        return self.say(Message("terminal-generic-table"))

    def belongings_caption(self, seat: int) -> str:
        return self.name(seat).plain

    def state(self, viewer: int) -> Text:
        view = self._view(viewer)
        figures = ((name, value) for name, value in _fields(view) if _is_figure(value))
        return Text(" · ", palette.FAINT).join(
            Text.assemble((f"{name} ", palette.QUIET), self._drawn(value, ()))
            for name, value in figures
        )

    def state_parts(self, view: msgspec.Struct) -> Sequence[Message]:
        return ()

    def table(self, viewer: int, lit: Collection[str], roomy: bool) -> RenderableType:
        fields = _fields(self._view(viewer))
        return labelled(
            (name, self._listed(value, lit)) for name, value in fields if not _is_figure(value)
        )

    def players(self, viewer: int, roomy: bool) -> RenderableType:
        players = getattr(self._view(viewer), "players", ())
        figures = [[each for each in _fields(player) if _is_figure(each[1])] for player in players]
        return company(
            [name for name, _ in figures[0]] if figures else [],
            (
                Seated(
                    seat,
                    self.name(seat),
                    seat in self.match.to_act,
                    [self._drawn(value, ()) for _, value in cells],
                )
                for seat, cells in enumerate(figures)
            ),
        )

    def belongings(
        self, viewer: int, seat: int, lit: Collection[str], roomy: bool
    ) -> RenderableType:
        view = self._view(viewer)
        players = getattr(view, "players", ())
        open_things = [
            each for each in _fields(players[seat] if players else None) if not _is_figure(each[1])
        ]
        own = _fields(getattr(view, "own", None) if viewer == seat else None)
        return labelled((name, self._listed(value, lit)) for name, value in (*own, *open_things))

    def menu(self, seat: int) -> Menu:
        return GenericMenus(self, self._view(seat), seat).menu()

    def guide_rules(self) -> Sequence[Message]:
        return (Message("terminal-generic-guide"),)

    def word(self, ref: str) -> str:
        label = self._labels.get(ref)
        return name_of(ref) if label is None else self.say(label)

    @cached_property
    def _labels(self) -> Mapping[str, Message]:
        return self.match.game.all_labels()

    def _listed(self, value: object, lit: Collection[str]) -> Text:
        """A field of the view: things about which there is more to say have a line each."""
        if isinstance(value, tuple) and any(_says_more(each) for each in value):
            return Text("\n").join(self._drawn(each, lit) for each in value)
        return self._drawn(value, lit)

    def _drawn(self, value: object, lit: Collection[str]) -> Text:
        """Any part of a view."""
        match value:
            case None | "" | ():
                return Text("–", palette.FAINT)
            case bool():
                return Text("✓" if value else "–")
            case Message():
                return Text(self.say(value))
            case str() if ":" in value:
                return Text.assemble(mark(value, lit), Text(self.word(value), look(value, lit)))
            case msgspec.Struct():
                return self._struct(value, lit)
            case tuple():
                return Text("  ").join(self._drawn(each, lit) for each in value)
            case Mapping():
                return Text(", ").join(self._field(str(k), v, lit) for k, v in value.items())
        return Text(str(value))

    def _struct(self, struct: msgspec.Struct, lit: Collection[str]) -> Text:
        """What has an id is a thing, and all else is about it; what is not so is left out."""
        ref = getattr(struct, "id", None)
        rest = Text(", ").join(
            self._field(name, value, lit)
            for name, value in _fields(struct)
            if name != "id" and not _is_nothing(value)
        )
        if ref is None:
            return rest
        thing = self._drawn(ref, lit)
        return Text.assemble(thing, " (", rest, ")") if rest else thing

    def _field(self, name: str, value: object, lit: Collection[str]) -> Text:
        return Text.assemble((f"{name} ", palette.FAINT), self._drawn(value, lit))


def _fields(struct: msgspec.Struct | None) -> Iterator[tuple[str, object]]:
    """The fields of a part of a view, by names that can be read."""
    for name in () if struct is None else struct.__struct_fields__:
        if name not in SHOWN_ELSEWHERE:
            yield name.replace("_", " "), getattr(struct, name)


def _is_figure(value: object) -> bool:
    """Whether it is short enough for a cell, whatever it becomes later in the match."""
    is_word = isinstance(value, str) and ":" not in value and len(value) <= WIDEST_FIGURE
    return is_word or isinstance(value, int)


def _is_nothing(value: object) -> bool:
    """Whether a thing need not say this about itself; 0 is a figure."""
    return value is None or value is False or value in ("", ())


def _says_more(value: object) -> bool:
    return isinstance(value, msgspec.Struct) and len(value.__struct_fields__) > 1
