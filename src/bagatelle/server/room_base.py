"""What every room is: a match's seats, talk and moves, folded from its entries.

A room does no input or output and reads no clock. Whoever folds the same entries gets the same
room, in this process or another. What becomes of the moves is left to the two kinds of rooms:
``room.Room`` plays them, ``read_only.ReadOnlyRoom`` only knows their text.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Self

import msgspec

from bagatelle.kernel.commitment import commitment
from bagatelle.kernel.message import Message
from bagatelle.server import schema
from bagatelle.server.clock import Clock
from bagatelle.server.journal import MatchRow
from bagatelle.server.problems import refused
from bagatelle.server.writer import Entry

MAX_CHAT = 200
"""How many lines of talk are kept."""


class SeatFacts(msgspec.Struct, array_like=True):
    """Who sits at a seat."""

    kind: str
    name: str
    bot: str = ""
    left: bool = False


class Plan(msgspec.Struct, frozen=True):
    """What was settled when the match was created, beside the game's own options."""

    seats: tuple[PlannedSeat, ...]
    clock: schema.ClockPlan | None = None
    chat: bool = True
    advice: bool = False
    moves: int = 0
    """So many moves were made in another match, from which this one goes on."""


class PlannedSeat(msgspec.Struct, frozen=True):
    kind: str
    name: str = ""
    bot: str = ""


def moves_of(entry: Entry) -> list[str]:
    """The moves of a play: one, or several of a bot that were written down together."""
    texts: list[str] | None = entry.data.get("texts")
    return [entry.data["text"]] if texts is None else texts


class RoomBase(ABC):
    """One match with its seats, its clock and its talk."""

    def __init__(self, row: MatchRow) -> None:
        self.row = row
        self.number = 0
        self.plan = msgspec.convert(row.plan, Plan)
        self.commitment = commitment(row.seed)
        self.seats = [SeatFacts(seat.kind, seat.name, seat.bot) for seat in self.plan.seats]
        self.clock = Clock(self.plan.clock, row.players, row.created)
        self.chat: list[tuple[int, str]] = []
        self.takeback: tuple[int, list[int]] | None = None
        self.rematch: str | None = None
        self.changed = row.changed
        self.keys: dict[str, Entry] = {}
        """The entries of the commands done since ``keys_since``."""
        self.keys_since = 0
        self.to_act: tuple[int, ...] = ()
        """The seats that are to move."""

    @property
    @abstractmethod
    def is_over(self) -> bool: ...

    @property
    @abstractmethod
    def can_rematch(self) -> bool:
        """Whether the same table may be laid once more."""

    @abstractmethod
    def decide(self, command: schema.AnyCommand, owned: tuple[int, ...], now: int) -> Entry:
        """The entry that a command makes; raises ProtocolError."""

    @abstractmethod
    def decide_join(self, seat: int, name: str, now: int) -> Entry:
        """Somebody sits down at an open seat; raises ProtocolError."""

    def decide_rematch(self, other: str, now: int) -> Entry:
        if self.rematch is not None:
            raise refused("stale", Message("server-stale"))
        return Entry(self.number + 1, "rematch", None, {"match": other}, None, now)

    def is_host(self, owned: tuple[int, ...]) -> bool:
        """Whether these are the seats of whoever has laid the table."""
        return any(self.plan.seats[seat].kind == "human" for seat in owned)

    @property
    def host(self) -> str:
        """The name of whoever has laid the table."""
        seats = zip(self.plan.seats, self.seats, strict=True)
        return next((facts.name for planned, facts in seats if planned.kind == "human"), "")

    def bots_to_act(self) -> list[int]:
        return [seat for seat in self.to_act if self.seats[seat].kind == "bot"]

    def humans(self) -> list[int]:
        return [
            seat
            for seat, facts in enumerate(self.seats)
            if facts.kind == "human" and not facts.left
        ]

    def _check_chat(self) -> None:
        """Raises ProtocolError if nothing is said at this table."""
        if not self.plan.chat:
            raise refused("not_possible", Message("server-no-chat"))

    # ------------------------------------------------------------------ moves

    @abstractmethod
    def _play(self, seat: int, text: str) -> None:
        """A move is made."""

    @abstractmethod
    def _undo(self, seat: int) -> None:
        """A seat takes back its last move, and nobody else's."""

    @abstractmethod
    def _go_back(self, seat: int) -> None:
        """The match goes back to before a seat's last move."""

    @abstractmethod
    def _rename_in_match(self) -> None:
        """Somebody is called something else."""

    # ------------------------------------------------------------------ entries

    def apply_all(self, entries: Iterable[Entry]) -> Self:
        for entry in entries:
            self.apply(entry)
        return self

    def apply(self, entry: Entry) -> None:
        """Let an entry count. It was accepted once, so it is accepted now."""
        assert entry.number == self.number + 1, (entry.number, self.number)
        if entry.seat is None:
            if entry.kind == "rematch":
                self.rematch = entry.data["match"]
        else:
            self._apply_for(entry.seat, entry)
        self.number = entry.number
        self.changed = entry.at
        if entry.key is not None:
            self.keys[entry.key] = entry

    def _apply_for(self, seat: int, entry: Entry) -> None:
        match entry.kind:
            case "play":
                for text in moves_of(entry):
                    self._play(seat, text)
                self.takeback = None
            case "undo":
                self._undo(seat)
                self.takeback = None
            case "ask_takeback":
                waiting = [other for other in self.humans() if other != seat]
                self.takeback = (seat, waiting)
                self._settle_takeback()
            case "answer_takeback":
                if entry.data["agree"]:
                    self._need_not_ask(seat)
                else:
                    self.takeback = None
            case "join":
                self.seats[seat] = SeatFacts("human", entry.data["name"])
                self._rename_in_match()
            case "rename":
                self.seats[seat].name = entry.data["name"]
                self._rename_in_match()
            case "leave":
                self.seats[seat].left = True
                self._need_not_ask(seat)
            case "hand_over":
                self.seats[seat].kind = "bot"
                self.seats[seat].bot = entry.data["bot"]
                if entry.data.get("name"):
                    self.seats[seat].name = entry.data["name"]
                    self._rename_in_match()
                self._need_not_ask(seat)
            case "call_off":
                for facts in self.seats:
                    if facts.kind == "open":
                        facts.kind = "closed"
            case "take_back_seat":
                self.seats[seat].kind = "human"
                self.seats[seat].bot = ""
                self.seats[seat].left = False
                self.clock.restart(seat)
            case "chat":
                self.chat.append((seat, entry.data["text"]))
                del self.chat[:-MAX_CHAT]

    def _need_not_ask(self, seat: int) -> None:
        """A seat has agreed, or its opinion does not matter any more."""
        if self.takeback is not None and seat in self.takeback[1]:
            self.takeback[1].remove(seat)
            self._settle_takeback()

    def _settle_takeback(self) -> None:
        """All agree: the match goes back to before the seat's last move."""
        assert self.takeback is not None
        seat, waiting = self.takeback
        if not waiting:
            self._go_back(seat)
            self.takeback = None
