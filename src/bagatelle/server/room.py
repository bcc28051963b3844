"""A room in which a match is played: ``decide`` turns a command into the entry it would make (or
refuses it), ``apply`` lets an entry count.
"""

from __future__ import annotations

from typing import Any

import msgspec

from bagatelle.bots.advice import can_advise
from bagatelle.games import make_game
from bagatelle.kernel import snapshot
from bagatelle.kernel.choice import Choice, Move
from bagatelle.kernel.errors import BagatelleError, IllegalMove, InvalidMove, SnapshotError
from bagatelle.kernel.events import Row
from bagatelle.kernel.game import Viewer
from bagatelle.kernel.match import Match
from bagatelle.kernel.message import Message
from bagatelle.server import schema
from bagatelle.server.journal import MatchRow, Stored
from bagatelle.server.problems import refused
from bagatelle.server.room_base import RoomBase, SeatFacts
from bagatelle.server.shown import Shown
from bagatelle.server.writer import Entry, Flags

SEES_TABLE = (schema.Play, schema.Undo, schema.AskTakeback, schema.AnswerTakeback)
"""The commands that are right or wrong only on the table that their sender has seen."""
GOES_BACK = ("undo", "ask_takeback", "answer_takeback", "leave", "hand_over")
"""The entries that may make a match shorter."""
RETELLS = ("join", "rename")
"""The entries that change the names in what has been told before."""


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


class Room(RoomBase):
    """One match with its seats, its clock and its talk, that goes on."""

    def __init__(self, row: MatchRow) -> None:
        super().__init__(row)
        game = make_game(row.game, row.players, row.options)
        self.match = Match(game, row.seed, [seat.name for seat in self.plan.seats])
        self.shown = [0] * row.players
        """For each seat the number of the last entry that changed what it may choose from."""
        self.changed_from = 0
        """From which row on the last entry changed what is told of the match."""
        self.moves_from: list[int] = []
        """With which row each move of the last entry begins."""
        self._legal_moves: dict[int, list[Move]] = {}
        """What seats may choose from since the last entry, as far as anybody has asked."""
        self.shown_views = Shown()
        """What clients know of the table."""
        self._heard: dict[Viewer, list[int]] = {}
        """For some viewers, how many log lines each beginning of the rows has."""
        self.is_open = True
        """Whether a seat still waits for somebody: nobody moves before all are there."""
        self._see_who_acts()

    @classmethod
    def load(cls, stored: Stored) -> Room:
        """A room from the database; raises SnapshotError, and whatever else a replay may raise."""
        room = cls(stored.row)
        if stored.snapshot is not None:
            number, layout, state = stored.snapshot
            if layout != room.match.game.layout:
                raise SnapshotError(Message("other-snapshot"))
            room._thaw(number, msgspec.msgpack.decode(state, type=RoomSnapshot))
        return room.apply_all(stored.entries)

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

    @property
    def is_waiting(self) -> bool:
        """Whether somebody may still sit down."""
        return any(seat.kind == "open" for seat in self.seats)

    @property
    def can_rematch(self) -> bool:
        return self.is_over

    @property
    def scores(self) -> str | None:
        """The final scores as a record has them; None before the end."""
        return " ".join(map(str, self.match.scores)) if self.is_over else None

    def can_undo(self, seat: int) -> bool:
        """The end is the end: from then on everybody may know the seed, and all that is to come."""
        return not self.is_over and self.match.can_undo(seat)

    def can_ask_takeback(self, seat: int) -> bool:
        if self.is_over or self.takeback is not None:
            return False
        return any(played.seat == seat for played in self.match.played)

    def legal_moves(self, seat: int) -> list[Move]:
        """What a seat may choose from now, with texts and hints: made once for all who ask."""
        if seat not in self._legal_moves:
            self._legal_moves[seat] = self.match.legal_moves(seat)
        return self._legal_moves[seat]

    def lines_before(self, viewer: Viewer) -> int:
        """How many log lines of a viewer stay as they were before the last entry."""
        game = self.match.game
        if not game.has_private_events:
            return self.changed_from
        counts = self._heard.setdefault(viewer, [0])
        for row in self.match.rows_between(len(counts) - 1, self.changed_from):
            counts.append(counts[-1] + game.in_audience(row, viewer))
        return counts[self.changed_from]

    # ------------------------------------------------------------------ commands

    def decide(self, command: schema.AnyCommand, owned: tuple[int, ...], now: int) -> Entry:
        """The entry that a command makes; raises ProtocolError."""
        match command:
            case schema.HandOver():
                data = self._hand_over(command, owned, now)
            case _ if command.seat not in owned:
                raise refused("no_access", Message("server-not-your-seat"))
            case schema.TakeBackSeat():
                if self.is_over or not self.is_given_up(command.seat):
                    raise refused("not_possible", Message("server-seat-is-yours"))
                data = {}
            case _ if self.is_given_up(command.seat) and not self.is_over:
                raise refused("not_possible", Message("server-seat-given-up"))
            case _ if isinstance(command, SEES_TABLE) and command.number < self.shown[command.seat]:
                raise refused("stale", Message("server-stale"))
            case schema.Play():
                data = self._decide_play(command)
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
                data = {"name": self.name_for(command.seat, command.name)}
            case schema.Leave():
                if self.seats[command.seat].left or self.is_over:
                    raise refused("not_possible", Message("server-has-left"))
                data = {}
            case schema.CallOff():
                if not self.is_host(owned) or not self.is_waiting:
                    raise refused("not_possible", Message("server-has-left"))
                data = {}
            case schema.Chat():
                self.check_chat(command.text)
                data = {"text": command.text}
        return Entry(self.number + 1, kind_of(command), command.seat, data, command.key, now)

    def decide_join(self, seat: int, name: str, now: int) -> Entry:
        if self.seats[seat].kind == "closed":
            raise refused("not_possible", Message("server-called-off"))
        if self.seats[seat].kind != "open":
            raise refused("not_possible", Message("server-seat-taken"))
        data = {"name": self.name_for(seat, name)}
        return Entry(self.number + 1, "join", seat, data, None, now)

    def decide_bot_moves(self, seat: int, plan: list[int], now: int) -> Entry:
        """As much of a bot's plan as it can do before it has to think again."""
        moves = self.match.playable(plan, seat)
        if not moves:
            raise ValueError(f"the plan {plan} of a bot begins with an illegal move")
        texts = [self.match.game.spelled(move)[1] for move in moves]
        data = {"text": texts[0]} if len(texts) == 1 else {"texts": texts}
        return Entry(self.number + 1, "play", seat, data, None, now)

    def decide_flag(self, seat: int, now: int) -> Entry:
        """A seat has run out of time."""
        return Entry(self.number + 1, "flag", seat, {}, None, now)

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

    def lines_to(self, wanted: Choice, seat: int) -> list[list[Move]]:
        """The moves by which a seat comes to a choice that is not possible yet; mostly none."""
        return [] if self.is_open else self.match.lines_to(wanted, seat)

    def check_advice(self, seat: int) -> None:
        """Raises ProtocolError if a seat cannot be advised now."""
        if not self.plan.advice or not can_advise(self.row.game):
            raise refused("not_possible", Message("server-no-advice"))
        if self.is_open:
            raise refused("not_possible", Message("server-waiting"))
        if self.is_given_up(seat):
            raise refused("not_possible", Message("server-seat-given-up"))
        if seat not in self.to_act:
            raise refused("not_possible", Message("server-nothing-to-advise"))

    def _decide_play(self, command: schema.Play) -> dict[str, Any]:
        wanted = command.choice if command.choice is not None else command.text
        if wanted is None:
            raise refused("bad_request", Message("server-no-move"))
        refusal = self.why_not(wanted, command.seat)
        if refusal is not None:
            raise refusal
        number = self.match.game.number(wanted)
        assert number is not None
        return {"text": self.match.game.spelled(number)[1]}

    def _ask_takeback(self, command: schema.AskTakeback) -> dict[str, Any]:
        if not self.can_ask_takeback(command.seat):
            raise refused("not_possible", Message("server-no-takeback"))
        return {}

    def _hand_over(
        self, command: schema.HandOver, owned: tuple[int, ...], now: int
    ) -> dict[str, Any]:
        if not owned or command.seat >= len(self.seats):
            raise refused("no_access", Message("server-not-your-seat"))
        if all(map(self.is_given_up, owned)):
            raise refused("not_possible", Message("server-seat-given-up"))
        facts = self.seats[command.seat]
        is_free = facts.kind == "open"
        if is_free and not self.is_host(owned):
            raise refused("no_access", Message("server-not-your-seat"))
        gone = facts.left or self.clock.is_out(command.seat, self.to_act, now)
        if self.is_over or not (is_free or (facts.kind == "human" and gone)):
            raise refused("not_possible", Message("server-seat-is-there"))
        from bagatelle.bots import make_bot

        try:
            make_bot(command.bot, self.row.game, "check")
        except BagatelleError as error:
            raise refused("unknown_bot", error.message) from error
        if not is_free:
            return {"bot": command.bot}
        return {"bot": command.bot, "name": self.name_for(command.seat, command.name)}

    # ------------------------------------------------------------------ entries

    def apply(self, entry: Entry) -> None:
        before = self.to_act
        old = self.match
        rows_before = old.row_count
        rows = old.rows if entry.kind in GOES_BACK else []
        self.clock.run(before, entry.at)
        self.moves_from = []
        super().apply(entry)
        self._see_who_acts()
        after = self.to_act
        if entry.kind == "play":
            self.clock.pass_on(before, after)
            self.changed_from = rows_before
        elif entry.kind in GOES_BACK:
            self.clock.give_back(before, after)
            # A bot at a seat that was free has brought a name.
            is_named = "name" in entry.data
            self.changed_from = 0 if is_named else _common(rows, self.match.rows)
        else:
            self.changed_from = 0 if entry.kind in RETELLS else rows_before
        if self.changed_from < rows_before:
            for counts in self._heard.values():
                del counts[self.changed_from + 1 :]
        if entry.kind in ("play", "undo", "ask_takeback") or self.match is not old:
            self._mark_shown(entry, before, after)

    def _mark_shown(self, entry: Entry, before: tuple[int, ...], after: tuple[int, ...]) -> None:
        """Others' secret choices of the same moment do not make a seat's own choice stale."""
        still_choosing = set(before) & set(after) - {entry.seat} if len(before) > 1 else set()
        for seat in range(len(self.seats)):
            if seat not in still_choosing or entry.kind != "play":
                self.shown[seat] = entry.number

    def _play(self, seat: int, text: str) -> None:
        self.moves_from.append(self.match.row_count)
        self.match.play(text, seat)

    def _undo(self, seat: int) -> None:
        self.match.undo(seat)

    def _go_back(self, seat: int) -> None:
        last = max(index for index, played in enumerate(self.match.played) if played.seat == seat)
        self.match = self.match.at(last)

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
        self._legal_moves.clear()
        if self.is_open:  # A seat that was taken once is never open again.
            self.is_open = any(seat.kind in ("open", "closed") for seat in self.seats)
        self.to_act = () if self.is_open else self.match.to_act


def flags_of(room: Room) -> Flags:
    """What finds a match again after a restart."""
    return Flags(room.is_over, bool(room.bots_to_act()), room.scores)


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
