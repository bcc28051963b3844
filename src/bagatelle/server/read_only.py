"""A room whose match this version cannot play on: other rules, another box, or moves that fail.

Nothing is played here and no view is made: who sat there, what was said and the text of the moves
are all that can be known without the engine the match was played with.
"""

from __future__ import annotations

from typing import NamedTuple

from bagatelle.games import GAMES, make_game
from bagatelle.kernel.choice import Choice
from bagatelle.kernel.errors import BagatelleError
from bagatelle.kernel.message import Message
from bagatelle.kernel.record import Heading, NumberedMove
from bagatelle.server import schema
from bagatelle.server.clock import Clock
from bagatelle.server.journal import MatchRow
from bagatelle.server.problems import refused
from bagatelle.server.room import Room, kind_of
from bagatelle.server.room_base import RoomBase
from bagatelle.server.writer import Entry


class MoveText(NamedTuple):
    seat: int
    text: str


class ReadOnlyRoom(RoomBase):
    """One match that can only be looked at. Nobody is ever to act, and no clock runs."""

    def __init__(self, row: MatchRow, reason: Message) -> None:
        super().__init__(row)
        self.reason = reason
        """Why it cannot be played on, for people to read."""
        self.moves: list[MoveText] = []
        self.clock = Clock(None, row.players, row.created)

    @property
    def is_over(self) -> bool:
        """What was written down when it ended: without the engine nobody can tell."""
        return self.row.over

    @property
    def can_rematch(self) -> bool:
        """Even before the end, because this one has no other. Not if a seat was never taken: its
        invitation would be of no use at the new table.
        """
        if any(seat.kind in ("open", "closed") for seat in self.seats):
            return False
        try:
            make_game(self.row.game, self.row.players, self.row.options)
        except BagatelleError:
            return False
        return True

    @property
    def heading(self) -> Heading:
        """What stands above the moves in its record, in the words in which it was played."""
        row = self.row
        return Heading(
            row.game,
            row.rules_version,
            row.components_hash,
            row.players,
            row.options,
            row.seed,
            tuple(seat.name for seat in self.seats),
        )

    def all_moves(self) -> list[NumberedMove]:
        return [
            NumberedMove(number, move.seat, move.text)
            for number, move in enumerate(self.moves, start=1)
        ]

    def moves_known_to(self, owned: tuple[int, ...]) -> list[NumberedMove]:
        """All moves of a game without secrets; otherwise one's own, because what of the others'
        has been revealed only the engine can tell.
        """
        game = GAMES.get(self.row.game)
        hidden = game is None or game.info.hidden
        return [move for move in self.all_moves() if not hidden or move.seat in owned]

    # ------------------------------------------------------------------ commands

    def decide(self, command: schema.AnyCommand, owned: tuple[int, ...], now: int) -> Entry:
        if command.seat not in owned:
            raise refused("no_access", Message("server-not-your-seat"))
        if not isinstance(command, schema.Chat):
            raise self.refusal()
        self.check_chat(command.text)
        data = {"text": command.text}
        return Entry(self.number + 1, kind_of(command), command.seat, data, command.key, now)

    def decide_join(self, seat: int, name: str, now: int) -> Entry:
        raise self.refusal()

    def why_not(self, wanted: Choice | str, seat: int) -> schema.ProtocolError:
        return self.refusal()

    def refusal(self) -> schema.ProtocolError:
        return refused("read_only", self.reason)

    # ------------------------------------------------------------------ moves

    def _play(self, seat: int, text: str) -> None:
        self.moves.append(MoveText(seat, text))

    def _undo(self, seat: int) -> None:
        last = self._last_of(seat)
        del self.moves[last : last + 1]

    def _go_back(self, seat: int) -> None:
        del self.moves[self._last_of(seat) :]

    def _rename_in_match(self) -> None:
        pass

    def _last_of(self, seat: int) -> int:
        """Where a seat's last move stands; behind all moves if it has none."""
        own = (index for index, move in enumerate(self.moves) if move.seat == seat)
        return max(own, default=len(self.moves))


AnyRoom = Room | ReadOnlyRoom
