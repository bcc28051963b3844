"""A room: one match as the server knows it, folded from its entries.

A room does no input or output and reads no clock: ``decide`` turns a command into the entry it
would make (or refuses it), ``apply`` lets an entry count. Whoever folds the same entries gets the
same room, in this process or another.
"""

from __future__ import annotations

from typing import Any

import msgspec

from bagatelle.games import make_game
from bagatelle.kernel import snapshot
from bagatelle.kernel.choice import Choice
from bagatelle.kernel.commitment import commitment
from bagatelle.kernel.errors import BagatelleError, IllegalMove, InvalidMove
from bagatelle.kernel.events import Row
from bagatelle.kernel.match import LONGEST_NAME, Match
from bagatelle.kernel.message import Message, message
from bagatelle.server import schema
from bagatelle.server.clock import Clock
from bagatelle.server.journal import MatchRow, Stored
from bagatelle.server.problems import refused
from bagatelle.server.writer import Entry

SEES_TABLE = (schema.Play, schema.Undo, schema.AskTakeback, schema.AnswerTakeback)
"""The commands that are right or wrong only on the table that their sender has seen."""
GOES_BACK = ("undo", "ask_takeback", "answer_takeback", "leave", "hand_over")
"""The entries that may make a match shorter."""
RETELLS = ("join", "rename")
"""The entries that change the names in what has been told before."""
MOST_CHAT = 200
"""How many lines of talk are kept."""


class SeatFacts(msgspec.Struct, array_like=True):
    """Who sits at a seat."""

    kind: str
    name: str
    bot: str = ""
    left: bool = False


class RoomSnapshot(msgspec.Struct, frozen=True, array_like=True):
    """A room frozen: where loading a long match may start."""

    match: snapshot.Snapshot
    seats: list[SeatFacts]
    clock: list[int]
    clock_at: int
    chat: list[tuple[int, str]]
    shown: list[int]
    takeback: tuple[int, list[int]] | None
    rematch: str | None
    changed: int


class Room:
    """One match with its seats, its clock and its talk."""

    def __init__(self, row: MatchRow) -> None:
        self.row = row
        self.number = 0
        self.plan = msgspec.convert(row.plan, Plan)
        game = make_game(row.game, row.players, row.options)
        self.match = Match(game, row.seed, [seat.name for seat in self.plan.seats])
        self.commitment = commitment(row.seed)
        self.seats = [SeatFacts(seat.kind, seat.name, seat.bot) for seat in self.plan.seats]
        self.clock = Clock(self.plan.clock, row.players, row.created)
        self.chat: list[tuple[int, str]] = []
        self.takeback: tuple[int, list[int]] | None = None
        self.rematch: str | None = None
        self.changed = row.changed
        self.shown = [0] * row.players
        """For each seat the number of the last entry that changed what it may choose from."""
        self.keys: dict[str, Entry] = {}
        """The entries of the commands done since ``keys_since``."""
        self.keys_since = 0
        self.told_from = 0
        """From which row on the last entry changed what is told of the match."""
        self.is_open = True
        """Whether a seat still waits for somebody: nobody moves before all are there."""
        self.to_act: tuple[int, ...] = ()
        """The seats that are to move."""
        self._see_who_acts()

    @classmethod
    def load(cls, stored: Stored) -> Room:
        """A room from the database."""
        room = cls(stored.row)
        if stored.snapshot is not None:
            number, state = stored.snapshot
            room._thaw(number, msgspec.msgpack.decode(state, type=RoomSnapshot))
        for entry in stored.entries:
            room.apply(entry)
        return room

    def freeze(self) -> bytes:
        """The room as a snapshot for the database."""
        return msgspec.msgpack.encode(
            RoomSnapshot(
                match=snapshot.freeze(self.match),
                seats=self.seats,
                clock=self.clock.left,
                clock_at=self.clock.at,
                chat=self.chat,
                shown=self.shown,
                takeback=self.takeback,
                rematch=self.rematch,
                changed=self.changed,
            )
        )

    # ------------------------------------------------------------------ who and what

    @property
    def is_over(self) -> bool:
        return self.match.is_over

    def bots_to_act(self) -> list[int]:
        return [seat for seat in self.to_act if self.seats[seat].kind == "bot"]

    def can_undo(self, seat: int) -> bool:
        """The end is the end: from then on everybody may know the seed, and all that is to come."""
        return not self.is_over and self.match.can_undo(seat)

    def humans(self) -> list[int]:
        return [
            seat
            for seat, facts in enumerate(self.seats)
            if facts.kind == "human" and not facts.left
        ]

    # ------------------------------------------------------------------ commands

    def decide(self, command: schema.AnyCommand, owned: tuple[int, ...], now: int) -> Entry:
        """The entry that a command makes; raises ProtocolError."""
        match command:
            case schema.HandOver():
                data = self._hand_over(command, owned, now)
            case _ if command.seat not in owned:
                raise refused("no_access", Message("server-not-your-seat"))
            case _ if isinstance(command, SEES_TABLE) and command.number < self.shown[command.seat]:
                raise refused("stale", Message("server-stale"))
            case schema.Play():
                data = self._play(command)
            case schema.Undo():
                if not self.can_undo(command.seat):
                    raise refused("cannot_undo", Message("cannot-undo"))
                data = {}
            case schema.AskTakeback():
                data = self._ask_takeback(command)
            case schema.AnswerTakeback():
                if self.takeback is None or command.seat not in self.takeback[1]:
                    raise refused("not_possible", Message("server-no-question"))
                data = {"agree": command.agree}
            case schema.Rename():
                if command.name != command.name.strip() or not command.name.isprintable():
                    raise refused("bad_option", message("bad-name", most=LONGEST_NAME))
                data = {"name": command.name}
            case schema.Leave():
                if self.seats[command.seat].left or self.is_over:
                    raise refused("not_possible", Message("server-has-left"))
                data = {}
            case schema.TakeBackSeat():
                facts = self.seats[command.seat]
                if self.is_over or not (facts.left or facts.kind == "bot"):
                    raise refused("not_possible", Message("server-seat-is-yours"))
                data = {}
            case schema.Chat():
                if not self.plan.chat:
                    raise refused("not_possible", Message("server-no-chat"))
                data = {"text": command.text}
        return Entry(self.number + 1, kind_of(command), command.seat, data, command.key, now)

    def decide_join(self, seat: int, name: str, now: int) -> Entry:
        """Somebody sits down at an open seat."""
        if self.seats[seat].kind != "open":
            raise refused("not_possible", Message("server-seat-taken"))
        if name != name.strip() or (name and not name.isprintable()):
            raise refused("bad_option", message("bad-name", most=LONGEST_NAME))
        return Entry(self.number + 1, "join", seat, {"name": name}, None, now)

    def decide_bot_move(self, seat: int, text: str, now: int) -> Entry:
        return Entry(self.number + 1, "play", seat, {"text": text}, None, now)

    def decide_flag(self, seat: int, now: int) -> Entry:
        """A seat has run out of time."""
        return Entry(self.number + 1, "flag", seat, {}, None, now)

    def decide_rematch(self, other: str, now: int) -> Entry:
        if self.rematch is not None:
            raise refused("stale", Message("server-stale"))
        return Entry(self.number + 1, "rematch", None, {"match": other}, None, now)

    def why_not(self, wanted: Choice | str, seat: int) -> schema.ProtocolError | None:
        """What forbids a seat to make a move now; None if it may be made."""
        if self.is_open:
            return refused("not_possible", Message("server-waiting"))
        try:
            refusal = self.match.why_not(wanted, seat)
        except InvalidMove as error:
            return refused("invalid_move", error.message)
        if refusal is None:
            return None
        illegal = IllegalMove(refusal.clause, refusal.message)
        return refused("illegal_move", illegal.message, refusal.clause)

    def _play(self, command: schema.Play) -> dict[str, Any]:
        wanted = command.choice if command.choice is not None else command.text
        if wanted is None:
            raise refused("bad_request", Message("server-no-move"))
        refusal = self.why_not(wanted, command.seat)
        if refusal is not None:
            raise refusal
        text = wanted if isinstance(wanted, str) else self.match.game.notation.write(wanted)
        return {"text": text}

    def _ask_takeback(self, command: schema.AskTakeback) -> dict[str, Any]:
        if self.takeback is not None or self.is_over:
            raise refused("not_possible", Message("server-no-takeback"))
        if not any(played.seat == command.seat for played in self.match.played):
            raise refused("not_possible", Message("server-no-takeback"))
        return {}

    def _hand_over(
        self, command: schema.HandOver, owned: tuple[int, ...], now: int
    ) -> dict[str, Any]:
        if not owned or command.seat >= len(self.seats):
            raise refused("no_access", Message("server-not-your-seat"))
        facts = self.seats[command.seat]
        gone = facts.left or self.clock.is_out(command.seat, self.to_act, now)
        if self.is_over or facts.kind != "human" or not gone:
            raise refused("not_possible", Message("server-seat-is-there"))
        from bagatelle.bots import make_bot

        try:
            make_bot(command.bot, self.row.game, "check")
        except BagatelleError as error:
            raise refused("unknown_bot", error.message) from error
        return {"bot": command.bot}

    # ------------------------------------------------------------------ entries

    def apply(self, entry: Entry) -> None:
        """Let an entry count. It was accepted once, so it is accepted now."""
        assert entry.number == self.number + 1, (entry.number, self.number)
        before = self.to_act
        old = self.match
        told = old.rows_told
        rows = old.rows if entry.kind in GOES_BACK else []
        self.clock.run(before, entry.at)
        seat = entry.seat
        match entry.kind:
            case "play":
                assert seat is not None
                self.match.play(entry.data["text"], seat)
                self.takeback = None
            case "undo":
                assert seat is not None
                self.match.undo(seat)
                self.takeback = None
            case "ask_takeback":
                assert seat is not None
                waiting = [other for other in self.humans() if other != seat]
                self.takeback = (seat, waiting)
                self._settle_takeback()
            case "answer_takeback":
                assert seat is not None
                if entry.data["agree"]:
                    self._need_not_ask(seat)
                else:
                    self.takeback = None
            case "join":
                assert seat is not None
                self.seats[seat] = SeatFacts("human", entry.data["name"])
                self._rename_in_match()
            case "rename":
                assert seat is not None
                self.seats[seat].name = entry.data["name"]
                self._rename_in_match()
            case "leave":
                assert seat is not None
                self.seats[seat].left = True
                self._need_not_ask(seat)
            case "hand_over":
                assert seat is not None
                self.seats[seat].kind = "bot"
                self.seats[seat].bot = entry.data["bot"]
                self._need_not_ask(seat)
            case "take_back_seat":
                assert seat is not None
                self.seats[seat].kind = "human"
                self.seats[seat].bot = ""
                self.seats[seat].left = False
                self.clock.restart(seat)
            case "flag":
                pass
            case "chat":
                assert seat is not None
                self.chat.append((seat, entry.data["text"]))
                del self.chat[:-MOST_CHAT]
            case "rematch":
                self.rematch = entry.data["match"]
        self.number = entry.number
        self.changed = entry.at
        if entry.key is not None:
            self.keys[entry.key] = entry
        self._see_who_acts()
        after = self.to_act
        if entry.kind == "play":
            self.clock.pass_on(before, after)
            self.told_from = told
        elif entry.kind in GOES_BACK:
            self.clock.give_back(before, after)
            self.told_from = _common(rows, self.match.rows)
        else:
            self.told_from = 0 if entry.kind in RETELLS else told
        if entry.kind in ("play", "undo", "ask_takeback") or self.match is not old:
            self._mark_shown(entry, before, after)

    def _mark_shown(self, entry: Entry, before: tuple[int, ...], after: tuple[int, ...]) -> None:
        """Others' secret choices of the same moment do not make a seat's own choice stale."""
        still_choosing = set(before) & set(after) - {entry.seat} if len(before) > 1 else set()
        for seat in range(len(self.seats)):
            if seat not in still_choosing or entry.kind != "play":
                self.shown[seat] = entry.number

    def _need_not_ask(self, seat: int) -> None:
        """A seat has agreed, or its opinion does not matter any more."""
        if self.takeback is not None and seat in self.takeback[1]:
            self.takeback[1].remove(seat)
            self._settle_takeback()

    def _settle_takeback(self) -> None:
        """All agree: the match goes back to before the seat's last move."""
        assert self.takeback is not None
        seat, waiting = self.takeback
        if waiting:
            return
        last = max(index for index, played in enumerate(self.match.played) if played.seat == seat)
        self.match = self.match.at(last)
        self.takeback = None

    def _rename_in_match(self) -> None:
        self.match.names = tuple(seat.name for seat in self.seats)

    def _thaw(self, number: int, state: RoomSnapshot) -> None:
        names = tuple(seat.name for seat in state.seats)
        self.match = snapshot.thaw(self.match.game, self.row.seed, names, state.match)
        self.seats = state.seats
        self.clock.left = state.clock
        self.clock.at = state.clock_at
        self.chat = state.chat
        self.shown = state.shown
        self.takeback = state.takeback
        self.rematch = state.rematch
        self.changed = state.changed
        self.number = number
        self.keys_since = number
        self._see_who_acts()

    def _see_who_acts(self) -> None:
        if self.is_open:  # A seat that was taken once is never open again.
            self.is_open = any(seat.kind == "open" for seat in self.seats)
        self.to_act = () if self.is_open else self.match.to_act


class Plan(msgspec.Struct, frozen=True):
    """What was settled when the match was created, beside the game's own options."""

    seats: tuple[PlannedSeat, ...]
    clock: schema.ClockPlan | None = None
    chat: bool = True


class PlannedSeat(msgspec.Struct, frozen=True):
    kind: str
    name: str = ""
    bot: str = ""


def kind_of(command: schema.AnyCommand) -> str:
    """What the entry of a command is called."""
    kind = type(command).__struct_config__.tag
    assert isinstance(kind, str)
    return kind


def _common(before: list[Row], after: list[Row]) -> int:
    """How many rows two tellings share at their beginning."""
    for index, (one, other) in enumerate(zip(before, after, strict=False)):
        if one != other:
            return index
    return min(len(before), len(after))
