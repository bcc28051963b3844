"""How many presses one player's whole game of Rokoko takes in the browser.

    python -m benchmarks.clicks [games]

A greedy bot's game, as somebody would play it with a mouse. Before: one press for each decision.
After: a press on a thing prepares the line of moves that leads to it, if there is just one, and a
second press makes them; and forced choices, if that is wished, make themselves.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import NamedTuple

import bagatelle
from bagatelle.bots import make_bot
from bagatelle.kernel.lines import MOST_MOVES
from bagatelle.kernel.match import Match

GAMES = 5
PLAYERS = 3
SEAT = 0
THING_AND_CONFIRM = 2


class Presses(NamedTuple):
    """The presses of one game, in the ways in which it can be played."""

    one_each: int
    direct: int
    direct_and_forced: int


def turns(match: Match) -> Iterator[tuple[Match, list[int]]]:
    """The table before each decision of the seat, and the decisions that it makes from there on
    before anybody else moves.
    """
    moves = match.played
    for number, table in enumerate(match.steps()):
        own: list[int] = []
        for played in moves[number : number + MOST_MOVES]:
            if played.seat != SEAT:
                break
            own.append(played.move)
        if own:
            yield table, own


def leads(table: Match, own: list[int]) -> int:
    """How many of the next decisions a press on a thing and a confirmation make."""
    for length in range(len(own), THING_AND_CONFIRM, -1):
        choice = table.game.spelled(own[length - 1])[0]
        line = [move.number for move in table.line_to(choice, SEAT)] if choice.refs else []
        if line == own[:length]:
            return length
    return 0


def count(match: Match) -> Presses:
    decisions = [(leads(table, own), table.is_forced(SEAT)) for table, own in turns(match)]
    return Presses(len(decisions), _presses(decisions, False), _presses(decisions, True))


def _presses(decisions: list[tuple[int, bool]], forced_by_themselves: bool) -> int:
    presses = at = 0
    while at < len(decisions):
        length, forced = decisions[at]
        if forced and forced_by_themselves:
            at += 1
        elif length:
            presses += THING_AND_CONFIRM
            at += length
        else:
            presses += 1
            at += 1
    return presses


def game(number: int) -> Match:
    match = bagatelle.new_match("rokoko", players=PLAYERS, seed=number)
    bots = [make_bot("greedy", "rokoko", f"{number} {seat}") for seat in range(PLAYERS)]
    while not match.is_over:
        seat = match.to_act[0]
        match.play(bots[seat].choose(match.perspective(seat)), seat)
    return match


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    counted = [count(game(number)) for number in range(1, games + 1)]
    for number, presses in enumerate(counted, 1):
        print(f"game {number}: {presses}")
    before = sum(each.one_each for each in counted)
    for name in Presses._fields:
        presses = sum(getattr(each, name) for each in counted)
        print(f"{name}: {presses / games:.0f} a game, {1 - presses / before:.0%} fewer")


if __name__ == "__main__":
    main()
