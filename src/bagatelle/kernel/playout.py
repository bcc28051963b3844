"""Whole games in one call: the loop that simulation, search and benchmarks stand on."""

from mypy_extensions import i64

from bagatelle.kernel import agenda
from bagatelle.kernel.chapter import move_buffer
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events, NoEvents
from bagatelle.kernel.rules import Rules, advance, start
from bagatelle.kernel.table import Table


def random_game(rules: Rules, dealer: Dealer, choosers: list[Dealer]) -> tuple[Table, int]:
    """A game of random moves to its end, and how many decisions it took.

    Each seat has a chooser of its own.
    """
    events: Events = NoEvents()
    t = start(rules, dealer, events)
    return t, random_playout(rules, t, dealer, choosers, events)


def random_playout(
    rules: Rules, t: Table, dealer: Dealer, choosers: list[Dealer], events: Events
) -> int:
    """Play random moves on this table until the game is over; returns how many."""
    decisions: i64 = 0
    moves = move_buffer()
    while not agenda.is_empty(t):
        seat: i64 = agenda.seat_of(t, agenda.top(t))
        move = rules.random_move(t, seat, choosers[seat], moves)
        advance(rules, t, seat, move, dealer, events)
        decisions += 1
    return decisions


def perft(rules: Rules, t: Table, dealer: Dealer, depth: i64) -> int:
    """How many lines of play there are to this depth, chance taken as this dealer deals it.

    Two builds, or two versions, of the same rules give the same counts.
    """
    if depth == 0 or agenda.is_empty(t):
        return 1
    events: Events = NoEvents()
    seat: i64 = agenda.seat_of(t, agenda.top(t))
    lines: int = 0
    for move in rules.legal(t, seat):
        branch = t[:]
        hand = dealer.copy()
        advance(rules, branch, seat, move, hand, events)
        lines += perft(rules, branch, hand, depth - 1)
    return lines
