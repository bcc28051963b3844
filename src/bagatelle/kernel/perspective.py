"""What a bot gets: one seat's side of a match, and nothing of the other side."""

from __future__ import annotations

import msgspec

from bagatelle.kernel import agenda, table
from bagatelle.kernel.dealer import Dealer, QuickDealer
from bagatelle.kernel.game import Game, Seat
from bagatelle.kernel.step import carry_out
from bagatelle.kernel.table import Table


class Perspective:
    """A moment of a match as one seat knows it, on a table that is imagined.

    A bot reads ``view`` and ``moves``; one that thinks ahead asks for whole tables with
    ``imagine``, which agree with all that the seat knows and guess the rest.
    """

    def __init__(self, game: Game, imagined: Table, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self._table = imagined

    @classmethod
    def of(cls, game: Game, t: Table, seat: Seat, dealer: Dealer) -> Perspective:
        """What a seat knows of the true table; the rest is drawn from a dealer of its own."""
        return cls(game, game.rules.imagine(t, seat, dealer), seat)

    @classmethod
    def unpack(cls, game: Game, data: bytes, seat: Seat) -> Perspective:
        """The perspective that was packed, in another process."""
        return cls(game, table.unpack(data), seat)

    def pack(self) -> bytes:
        return table.pack(self._table)

    @property
    def view(self) -> msgspec.Struct:
        return self.game.view(self._table, self.seat)

    @property
    def moves(self) -> list[int]:
        """The legal moves of the seat."""
        return self.game.rules.legal(self._table, self.seat)

    @property
    def to_act(self) -> list[int]:
        return agenda.seats_to_act(self._table)

    @property
    def table(self) -> Table:
        """A table that the seat may take for the true one; to be copied, not changed."""
        return self._table

    def imagine(self, dealer: Dealer) -> Table:
        """A whole table, drawn evenly from those that agree with all the seat knows."""
        return self.game.rules.imagine(self._table, self.seat, dealer)

    def after(self, move: int) -> Perspective | None:
        """The same turn after a move. None if the turn is over then, or if something would come to
        light first: what that is only the true table can tell.
        """
        t = self._table[:]
        step = carry_out(self.game, t, self.seat, move, QuickDealer("nobody's"))
        return None if step.ends_turn(t, self.seat) else Perspective(self.game, t, self.seat)
