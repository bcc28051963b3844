"""Lines of moves: how somebody whose turn it is comes to a move that is not legal yet."""

from __future__ import annotations

from typing import NamedTuple

from bagatelle.kernel.choice import Choice
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.game import Game, Seat
from bagatelle.kernel.step import carry_out
from bagatelle.kernel.table import Table

MOST_MOVES = 4
MOST_LINES = 6
"""How many lines are offered at once to somebody who has asked for them: a list to choose from."""
MOST_WAYS = 3
"""How many are offered unasked: a choice bar has room for three buttons."""
LONGEST_WAY = 3
MOST_TABLES = 400
"""How many tables are looked at, at most: some 50 ms."""


class LineMove(NamedTuple):
    """A move of a line, and the table at which it is made."""

    table: Table
    move: int


Line = tuple[LineMove, ...]


def lines_to(game: Game, t: Table, seat: Seat, wanted: Choice, dealer: Dealer) -> list[Line]:
    """The shortest lines of a seat's own moves that lead to a choice; empty, if there is none, or
    if there are more of that length than somebody could be offered. Where few ways lead on from the
    choice, the lines take them along.

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
            return _led_on(game, found, seat, dealer) if len(found) <= MOST_LINES else []
        ends = further
    return []


def _led_on(game: Game, lines: list[Line], seat: Seat, dealer: Dealer) -> list[Line]:
    """The lines with all that can follow them; as they are, if that is too much to offer."""
    led_on: list[Line] = []
    for line in lines:
        after = _after(game, line[-1].table, seat, line[-1].move, dealer)
        ways = [()] if after is None else _ways(game, after, seat, dealer, MOST_LINES, LONGEST_WAY)
        if ways is None or len(led_on) + len(ways) > MOST_LINES:
            return lines
        led_on += [(*line, *way) for way in ways]
    return led_on


def ways_on(game: Game, t: Table, seat: Seat, dealer: Dealer) -> list[Line]:
    """All that a seat can do until it must look at the table again, if that is little: two or three
    ways, whatever the order of their moves, some of them with several moves.
    """
    ways = _ways(game, t, seat, dealer, MOST_WAYS, LONGEST_WAY)
    if ways is None or len(ways) < 2 or all(len(way) == 1 for way in ways):
        return []
    return ways


def _ways(
    game: Game, t: Table, seat: Seat, dealer: Dealer, most: int, longest: int
) -> list[Line] | None:
    """None, if there are too many, or if they are too long."""
    legal = game.rules.legal(t, seat)
    if len(legal) > most or longest == 0:
        return None
    ways: list[Line] = []
    for move in legal:
        here = LineMove(t, move)
        after = _after(game, t, seat, move, dealer)
        if after is None:
            ways.append((here,))
            continue
        further = _ways(game, after, seat, dealer, most, longest - 1)
        if further is None:
            return None
        ways += [(here, *way) for way in further]
    ways = _without_other_orders(ways)
    return ways if len(ways) <= most else None


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
