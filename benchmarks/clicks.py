"""How many presses one player's whole game of Rokoko takes in the browser.

    python -m benchmarks.clicks [games]

A greedy bot's game, as somebody would play it with a mouse who knows the short ways. One by one: a
press for each decision. Then, each with those before it:

- lines: a press on a thing prepares the lines of moves that lead to it and on from there, six at
  most, and a second press makes one of them;
- ways: where there are two or three ways to go on, each of them is one press;
- forced: choices that nobody could help make themselves, if that is wished.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple

import bagatelle
from bagatelle.bots import make_bot
from bagatelle.kernel.choice import Move
from bagatelle.kernel.lines import LONGEST_WAY, MOST_MOVES
from bagatelle.kernel.match import Match

GAMES = 5
PLAYERS = 3
SEAT = 0
THING_AND_CONFIRM = 2


class Presses(NamedTuple):
    """The presses of one game, in the ways in which it can be played."""

    one_each: int
    lines: int
    ways: int
    forced: int


class Leap(NamedTuple):
    """Some of the next decisions, made by some presses."""

    decisions: int
    presses: int


class Decision(NamedTuple):
    """What somebody may do who has to make a decision."""

    lines: list[Leap]
    ways: list[Leap]
    forced: list[Leap]


def turns(match: Match) -> Iterator[tuple[Match, list[int]]]:
    """The table before each decision of the seat, and the decisions that it makes from there on
    before anybody else moves.
    """
    moves = match.played
    for number, table in enumerate(match.steps()):
        own: list[int] = []
        for played in moves[number : number + MOST_MOVES + LONGEST_WAY]:
            if played.seat != SEAT:
                break
            own.append(played.move)
        if own:
            yield table, own


def numbers(lines: list[list[Move]]) -> list[list[int]]:
    return [[move.number for move in line] for line in lines]


def decision(table: Match, own: list[int]) -> Decision:
    lines = []
    for length in range(2, min(len(own), MOST_MOVES) + 1):
        choice = table.game.spelled(own[length - 1])[0]
        for line in numbers(table.lines_to(choice, SEAT)) if choice.refs else []:
            if own[: len(line)] == line:
                lines.append(Leap(len(line), THING_AND_CONFIRM))
    is_offered = all(
        move.choice.kind == "pick" or not move.choice.refs for move in table.legal_moves(SEAT)
    )
    ways = [
        Leap(len(way), 1)
        for way in numbers(table.ways_on(SEAT))
        if is_offered and sorted(way) == sorted(own[: len(way)])
    ]
    forced = [Leap(1, 0)] if table.is_forced(SEAT) else []
    return Decision(lines, ways, forced)


def count(match: Match) -> Presses:
    decisions = [decision(table, own) for table, own in turns(match)]
    return Presses(*(_presses(decisions, known) for known in range(len(Presses._fields))))


def _presses(decisions: list[Decision], known: int) -> int:
    """The fewest presses of somebody who knows the first few of the short ways."""
    to_the_end = [0]
    for at in range(len(decisions) - 1, -1, -1):
        leaps = [Leap(1, 1), *chain(*decisions[at][:known])]
        after = {leap: to_the_end[-leap.decisions] for leap in leaps}
        to_the_end.append(min(leap.presses + after[leap] for leap in leaps))
    return to_the_end[-1]


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
