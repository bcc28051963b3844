"""What a bot gets: one seat's side of a match, and nothing of the other side."""

from __future__ import annotations

import msgspec

from bagatelle.kernel import agenda
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.game import Game, Seat
from bagatelle.kernel.table import Table


class Perspective:
    """A moment of a match as one seat knows it.

    A bot reads ``view`` and ``moves``; one that thinks ahead asks for whole tables with
    ``imagine``, which agree with all that the seat knows and guess the rest.
    """

    def __init__(self, game: Game, t: Table, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self._table = t

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

    def imagine(self, dealer: Dealer) -> Table:
        """A whole table, drawn evenly from those that agree with all the seat knows."""
        return self.game.rules.imagine(self._table, self.seat, dealer)
