"""Lines of moves: how somebody whose turn it is comes to a move that is not legal yet."""

from __future__ import annotations

from typing import NamedTuple

from bagatelle.kernel.choice import Choice
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.game import Game, Seat
from bagatelle.kernel.step import carry_out
from bagatelle.kernel.table import Table

MOST_MOVES = 3
MOST_TABLES = 400
"""How many tables are looked at, at most: some 50 ms."""


class LineMove(NamedTuple):
    """A move of a line, and the table at which it is made."""

    table: Table
    move: int


Line = tuple[LineMove, ...]


def only_line(game: Game, t: Table, seat: Seat, wanted: Choice, dealer: Dealer) -> Line:
    """The one shortest line of a seat's own moves that ends with a choice; empty, if there is none
    or more than one of that length.

    Nothing is played past a move that reveals something or hands the turn on: the seat could make
    the same moves, look, and take them back, so it learns nothing here that it may not know.
    """
    last = game.number(wanted)
    if last is None or last in game.rules.legal(t, seat):
        return ()
    ends: list[tuple[Line, Table]] = [((), t)]
    tried = 0
    for _ in range(1, MOST_MOVES):
        further: list[tuple[Line, Table]] = []
        for line, here in ends:
            for move in game.rules.legal(here, seat):
                tried += 1
                if tried > MOST_TABLES:
                    return ()  # there may be another line among those that were not looked at
                after = here[:]
                step = carry_out(game, after, seat, move, dealer.copy())
                if not step.ends_turn(after, seat):
                    further.append(((*line, LineMove(here, move)), after))
        found = [(line, end) for line, end in further if last in game.rules.legal(end, seat)]
        if found:
            line, end = found[0]
            return (*line, LineMove(end, last)) if len(found) == 1 else ()
        ends = further
    return ()
