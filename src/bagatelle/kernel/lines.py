"""Lines of moves: how somebody whose turn it is comes to a move that is not legal yet."""

from __future__ import annotations

from typing import NamedTuple

from bagatelle.kernel.choice import Choice
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.game import Game, Seat
from bagatelle.kernel.step import carry_out
from bagatelle.kernel.table import Table

MOST_MOVES = 4
MOST_LINES = 3
"""How many lines are offered at once: a choice bar has room for three buttons."""
MOST_TABLES = 400
"""How many tables are looked at, at most: some 50 ms."""


class LineMove(NamedTuple):
    """A move of a line, and the table at which it is made."""

    table: Table
    move: int


Line = tuple[LineMove, ...]


def lines_to(game: Game, t: Table, seat: Seat, wanted: Choice, dealer: Dealer) -> list[Line]:
    """The shortest lines of a seat's own moves that end with a choice; empty, if there is none, or
    if there are more of that length than somebody could be offered.

    Nothing is played past a move that reveals something or hands the turn on: the seat could make
    the same moves, look, and take them back, so it learns nothing here that it may not know.
    """
    last = game.number(wanted)
    if last is None or last in game.rules.legal(t, seat):
        return []
    ends: list[tuple[Line, Table]] = [((), t)]
    tried = 0
    for _ in range(1, MOST_MOVES):
        further: list[tuple[Line, Table]] = []
        for line, here in ends:
            for move in game.rules.legal(here, seat):
                tried += 1
                if tried > MOST_TABLES:
                    return []  # there may be another line among those that were not looked at
                after = _after(game, here, seat, move, dealer)
                if after is not None:
                    further.append(((*line, LineMove(here, move)), after))
        found = [
            (*line, LineMove(end, last))
            for line, end in further
            if last in game.rules.legal(end, seat)
        ]
        if found:
            found = _without_other_orders(found)
            return found if len(found) <= MOST_LINES else []
        ends = further
    return []


def direct_lines(game: Game, t: Table, seat: Seat, dealer: Dealer) -> list[Line]:
    """The lines of two moves of which the first only names what is done, and the second with which
    thing: to point at the thing says both. A thing that can be meant in two ways has none.
    """
    legal = game.rules.legal(t, seat)
    lines: dict[int, list[Line]] = {move: [] for move in legal}
    for first in legal:
        after = _after(game, t, seat, first, dealer) if game.opens(first) else None
        for second in () if after is None else game.rules.legal(after, seat):
            if after is not None and game.spelled(second)[0].refs:
                line = (LineMove(t, first), LineMove(after, second))
                lines.setdefault(second, []).append(line)
    return [ways[0] for second, ways in lines.items() if second not in legal and len(ways) == 1]


def ways_on(game: Game, t: Table, seat: Seat, dealer: Dealer) -> list[Line]:
    """All that a seat can do until it must look at the table again, if that is little: two or three
    ways, whatever the order of their moves, some of them with several moves.
    """
    ways = _ways(game, t, seat, dealer, MOST_LINES)
    if ways is None or len(ways) < 2 or all(len(way) == 1 for way in ways):
        return []
    return ways


def _ways(game: Game, t: Table, seat: Seat, dealer: Dealer, depth: int) -> list[Line] | None:
    """None, if there are too many, or if they are too long."""
    legal = game.rules.legal(t, seat)
    if len(legal) > MOST_LINES or depth == 0:
        return None
    ways: list[Line] = []
    for move in legal:
        here = LineMove(t, move)
        after = _after(game, t, seat, move, dealer)
        if after is None:
            ways.append((here,))
            continue
        further = _ways(game, after, seat, dealer, depth - 1)
        if further is None:
            return None
        ways += [(here, *way) for way in further]
    ways = _without_other_orders(ways)
    return ways if len(ways) <= MOST_LINES else None


def _without_other_orders(lines: list[Line]) -> list[Line]:
    """The first of all lines that have the same moves."""
    first: dict[tuple[int, ...], Line] = {}
    for line in lines:
        first.setdefault(tuple(sorted(move for _, move in line)), line)
    return list(first.values())


def _after(game: Game, t: Table, seat: Seat, move: int, dealer: Dealer) -> Table | None:
    """The table after a move; None, if the seat must look at it before it goes on."""
    after = t[:]
    step = carry_out(game, after, seat, move, dealer.copy())
    return None if step.ends_turn(after, seat) else after
