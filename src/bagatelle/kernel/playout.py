"""Whole games in one call: the loop that simulation, search and benchmarks stand on."""

from mypy_extensions import i64

from bagatelle.kernel import agenda
from bagatelle.kernel.chapter import move_buffer
from bagatelle.kernel.dealer import Dealer, QuickDealer
from bagatelle.kernel.events import Events, NoEvents
from bagatelle.kernel.rules import Rules, advance, start
from bagatelle.kernel.table import Table


def play_random(rules: Rules, n: i64, seed: str) -> int:
    """Play so many random games, one after the other; returns how many decisions they took.

    All chance of all games comes from one seed.
    """
    dealer = QuickDealer(seed)
    choosers: list[Dealer] = [dealer] * rules.players
    moves = move_buffer()
    events: Events = NoEvents()
    decisions: i64 = 0
    games: i64 = 0
    while games < n:
        decisions += _play_on(rules, start(rules, dealer, events), dealer, choosers, events, moves)
        games += 1
    return decisions


def random_games(
    rules: Rules, dealers: list[Dealer], choosers: list[list[Dealer]]
) -> list[tuple[Table, int]]:
    """A random game with each of the dealers: its table at the end, and how many decisions it took.

    In each game each seat has a chooser of its own.
    """
    moves = move_buffer()
    events: Events = NoEvents()
    ends: list[tuple[Table, int]] = []
    for game in range(len(dealers)):
        t = start(rules, dealers[game], events)
        decisions = _play_on(rules, t, dealers[game], choosers[game], events, moves)
        ends.append((t, decisions))
    return ends


def random_game(rules: Rules, dealer: Dealer, choosers: list[Dealer]) -> tuple[Table, int]:
    """A game of random moves to its end, and how many decisions it took.

    Each seat has a chooser of its own.
    """
    return random_games(rules, [dealer], [choosers])[0]


def random_playout(
    rules: Rules, t: Table, dealer: Dealer, choosers: list[Dealer], events: Events
) -> int:
    """Play random moves on this table until the game is over; returns how many."""
    return _play_on(rules, t, dealer, choosers, events, move_buffer())


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


def _play_on(
    rules: Rules, t: Table, dealer: Dealer, choosers: list[Dealer], events: Events, moves: Table
) -> i64:
    decisions: i64 = 0
    seat = agenda.decider(t)
    while seat != agenda.TABLE:
        move = rules.random_move(t, seat, choosers[seat], moves)
        advance(rules, t, seat, move, dealer, events)
        decisions += 1
        seat = agenda.decider(t)
    return decisions
