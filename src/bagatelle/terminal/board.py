"""How one game is shown and asked in a terminal; every game of the house has one of these."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
from typing import ClassVar, NamedTuple

from rich.console import RenderableType
from rich.style import Style
from rich.text import Text

from bagatelle.kernel.choice import Choice, Move, Refusal
from bagatelle.kernel.game import Event
from bagatelle.kernel.match import Match
from bagatelle.kernel.message import Message, Speak
from bagatelle.terminal import palette
from bagatelle.terminal.drawing import name_of
from bagatelle.terminal.menu import Menu


class Told(NamedTuple):
    """Something that happened, and how the log tells it."""

    event: Event
    words: str
    seat: int | None
    """Whom it concerns; None if it is the whole table."""

    @property
    def kind(self) -> str:
        return self.event.kind


class Board(ABC):
    """Draws a match as rich renderables, from what a viewer may know.

    ``lit`` holds the ids of the things to light up. Where there is room the drawings are larger;
    the small ones also serve the plain lines.
    """

    example: ClassVar[str]
    """A move in the notation, to show what can be typed."""
    broad: ClassVar[bool] = False
    """Whether the table needs a wide screen; on a small one it stands above the belongings."""
    styles: ClassVar[Mapping[str, Style]]
    """How kinds of events are told that stand out."""
    shown_anyway: ClassVar[Collection[str]]
    """Kinds of events that can be seen on the table."""
    outcomes: ClassVar[Mapping[str, Style]]
    """Kinds of events that a move can bring beside what was chosen, and how they are told."""

    def __init__(self, match: Match, say: Speak) -> None:
        self.match = match
        self.say = say

    @abstractmethod
    def title(self) -> str:
        """The game and its variant."""

    @abstractmethod
    def state(self, viewer: int) -> Text:
        """How far the game has come, and how near its end is, in one line."""

    @abstractmethod
    def table_caption(self) -> str:
        """What the table in the middle is called."""

    @abstractmethod
    def belongings_caption(self, seat: int) -> str:
        """What a player's own things are called."""

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

    @abstractmethod
    def hand(self, viewer: int, lit: Collection[str]) -> Text:
        """What the seat to act has in hand; empty if it has nothing."""

    @abstractmethod
    def menu(self, seat: int) -> Menu:
        """The choices of the seat that decides now, grouped so that choosing is easy."""

    @abstractmethod
    def expected(self, seat: int) -> list[Choice]:
        """What a player might expect to be possible now."""

    def impossible(self, seat: int) -> list[Refusal]:
        """What a player might expect and may not do, each reason with its clause and only once."""
        unlike: list[Refusal] = []
        for choice in self.expected(seat):
            refusal = self.match.why_not(choice, seat)
            if refusal is not None and refusal not in unlike:
                unlike.append(refusal)
        return unlike

    @abstractmethod
    def news(self, viewer: int) -> list[Text]:
        """What the others have done since the viewer's last turn, one line for each turn."""

    def told(self, viewer: int, since: int = 0) -> list[Told]:
        """What has happened from a row of events on, as far as the viewer may know."""
        return [
            Told(line.event, self.say(line.message), _seat_of(line.event))
            for line in self.match.told(viewer, since)
        ]

    def log(self, viewer: int, brief: bool = False, since: int = 0) -> list[Text]:
        """What has happened from a row of events on; in brief without what the table shows."""
        return [
            Text(each.words, self.styles.get(each.kind, ""))
            for each in self.told(viewer, since)
            if not (brief and each.kind in self.shown_anyway)
        ]

    def results(self, viewer: int, since: int) -> list[Text]:
        """What the viewer's own move has brought beside what was chosen."""
        return [
            Text(each.words, self.outcomes[each.kind])
            for each in self.told(viewer, since)
            if each.kind in self.outcomes and each.seat == viewer
        ]

    @abstractmethod
    def guide(self) -> list[RenderableType]:
        """How a turn goes and what the signs mean."""

    def name(self, seat: int) -> Text:
        """A player's name in the colour of the seat."""
        name = self.match.seat_name(seat)
        text = self.say(name) if isinstance(name, Message) else name
        return Text(text, palette.seat(seat))

    def word(self, ref: str) -> str:
        """What a thing is called."""
        return self.say(self.match.game.word(ref))

    def hint(self, move: Move) -> str:
        """What a move would do; empty if that goes without saying."""
        return self.say(move.hint) if move.hint else ""


def _seat_of(event: Event) -> int | None:
    player = event.parts.get("player")
    return None if player is None else int(name_of(str(player))) - 1
