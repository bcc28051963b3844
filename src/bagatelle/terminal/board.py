"""How one game is shown and asked in a terminal; a game may have one of its own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from typing import Any, ClassVar, Generic, TypeVar, cast

import msgspec
from rich.console import RenderableType
from rich.style import Style
from rich.text import Text

from bagatelle.kernel.choice import Choice, Move, Refusal
from bagatelle.kernel.game import LogLine
from bagatelle.kernel.match import Match
from bagatelle.kernel.message import Format, Message, message
from bagatelle.kernel.rows import EventKind
from bagatelle.terminal import palette
from bagatelle.terminal.menu import Menu
from bagatelle.texts import Formatter

View = TypeVar("View", bound=msgspec.Struct)


class Board(ABC, Generic[View]):
    """Draws a match as rich renderables, from what a viewer may know.

    ``lit`` holds the ids of the things to light up. Where there is room the drawings are larger;
    the small ones also serve the plain lines.
    """

    view_type: ClassVar[type[msgspec.Struct]] = msgspec.Struct
    broad: ClassVar[bool] = False
    """Whether the table needs a wide screen; on a small one it stands above the belongings."""

    def __init__(self, match: Match, say: Format) -> None:
        self.match = match
        self.game = match.game.info.name
        self.say = say
        self.tell = say.seen if isinstance(say, Formatter) else say
        """Says what has happened: who sees the board need not hear the names of records."""
        self._kinds = {kind.name: kind for kind in match.game.event_kinds}

    # ------------------------------------------------------------------ what is drawn

    @property
    @abstractmethod
    def example(self) -> str:
        """A move in the notation, to show what can be typed."""

    def title(self) -> str:
        """The game and its variant."""
        return self.say(Message(f"{self.game}-title"))

    def state(self, viewer: int) -> Text:
        """How far the game has come, and how near its end is, in one line."""
        parts = (Text(self.say(words)) for words in self.state_parts(self._view(viewer)))
        return Text(" · ", palette.FAINT).join(parts)

    @abstractmethod
    def state_parts(self, view: View) -> Sequence[Message]:
        """What there is to say about how far the game has come."""

    def table_caption(self) -> str:
        """What the table in the middle is called."""
        return self.say(Message(f"terminal-{self.game}-table"))

    def belongings_caption(self, seat: int) -> str:
        """What a player's own things are called."""
        player = self.name(seat).plain
        return self.say(message(f"terminal-{self.game}-belongings", player=player))

    @abstractmethod
    def table(self, viewer: int, lit: Collection[str], roomy: bool) -> RenderableType:
        """What lies on the table for everybody."""

    @abstractmethod
    def players(self, viewer: int, roomy: bool) -> RenderableType:
        """Everybody at the table in short, with points and whose turn it is."""

    @abstractmethod
    def belongings(
        self, viewer: int, seat: int, lit: Collection[str], roomy: bool
    ) -> RenderableType:
        """All that a seat owns, as far as the viewer may know."""

    def hand(self, viewer: int, lit: Collection[str]) -> Text:
        """What the seat to act has in hand; empty if it has nothing."""
        return Text()

    def guide(self) -> list[RenderableType]:
        """How a turn goes and what the signs mean."""
        return [*(Text(self.say(rule)) for rule in self.guide_rules()), Text(), *self.signs()]

    @abstractmethod
    def guide_rules(self) -> Sequence[Message]:
        """How a turn goes, a sentence or two at a time."""

    def signs(self) -> list[RenderableType]:
        """What the signs of the drawings mean."""
        return []

    # ------------------------------------------------------------------ what can be chosen

    @abstractmethod
    def menu(self, seat: int) -> Menu:
        """The choices of the seat that decides now, grouped so that choosing is easy."""

    def expected(self, seat: int) -> list[Choice]:
        """What a player might expect to be possible now."""
        return [Choice(action) for action in self.match.game.actions]

    def impossible(self, seat: int) -> list[Refusal]:
        """What a player might expect and may not do, each reason with its clause and only once."""
        unlike: list[Refusal] = []
        for choice in self.expected(seat):
            refusal = self.match.why_not(choice, seat)
            if refusal is not None and refusal not in unlike:
                unlike.append(refusal)
        return unlike

    def hint(self, move: Move) -> str:
        """What a move would do; empty if that goes without saying."""
        return self.say(move.hint) if move.hint else ""

    # ------------------------------------------------------------------ what has happened

    def log(self, viewer: int, brief: bool = False, since: int = 0) -> list[Text]:
        """What has happened from a row of events on; in brief without what the table shows."""
        return [
            Text(self.tell(line.told_to(viewer)), self._style(self.kind_of(line)))
            for line in self.match.log_lines(viewer, since)
            if not (brief and self.kind_of(line).routine)
        ]

    def results(self, viewer: int, since: int) -> list[Text]:
        """What the viewer's own move has brought beside what was chosen."""
        return [
            Text(
                self.tell(line.told_to(viewer)),
                palette.SPOILT if self.kind_of(line).tone == "bad" else palette.WELCOME,
            )
            for line in self.match.log_lines(viewer, since)
            if self.kind_of(line).outcome and line.seat == viewer
        ]

    def news(self, viewer: int) -> list[Text]:
        """What has happened since the viewer's last turn."""
        return [
            Text(self.tell(line.told_to(viewer)), palette.TONES[self.kind_of(line).tone])
            for line in self.recent_lines(viewer)
        ]

    def recent_lines(self, viewer: int) -> list[LogLine]:
        """What others have done since the viewer's last turn, and what befell the viewer."""
        lines = self.match.log_lines(viewer)
        return [
            line
            for line in lines[self._end_of_last_turn(viewer, lines) :]
            if not self.kind_of(line).routine and not self.is_act(line, viewer)
        ]

    def kind_of(self, line: LogLine) -> EventKind:
        """What the rows of the game say about such events."""
        return self._kinds[line.kind]

    def is_act(self, line: LogLine, seat: int) -> bool:
        """Whether a seat did it, and it did not just befall them."""
        kind = self.kind_of(line)
        befell = kind.routine or kind.outcome or kind.barrier or kind.tone == "heading"
        return line.seat == seat and not befell

    def _style(self, kind: EventKind) -> Style:
        """How the log writes events of a kind."""
        if kind.tone == "plain":
            return palette.FAINT if kind.routine else Style.null()
        return palette.TONES[kind.tone]

    def _end_of_last_turn(self, viewer: int, lines: Sequence[LogLine]) -> int:
        """Where the viewer's last turn ended: the one before this, if it is their turn now."""
        at = len(lines)
        if viewer in self.match.to_act:
            while at and (self.kind_of(lines[at - 1]).routine or lines[at - 1].seat == viewer):
                at -= 1
        while at and not self.is_act(lines[at - 1], viewer):
            at -= 1
        while 0 < at < len(lines) and lines[at].seat == viewer:
            at += 1
        return at

    # -------------------------------------------------------------------- what things are called

    def name(self, seat: int) -> Text:
        """A player's name in the colour of the seat."""
        name = self.match.seat_name(seat)
        text = self.say(name) if isinstance(name, Message) else name
        return Text(text, palette.seat(seat))

    def word(self, ref: str) -> str:
        """What a thing is called; a player by the name."""
        domain, _, name = ref.partition(":")
        if domain in ("player", "seat"):
            return self.name(int(name) - 1).plain
        return self.say(self.match.game.word(ref))

    def _view(self, viewer: int) -> View:
        view = self.match.view(viewer)
        assert isinstance(view, self.view_type)
        return cast("View", view)


AnyBoard = Board[Any]
"""The board of whichever game."""
