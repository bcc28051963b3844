"""The engine room's side of a game: rules over a table, moves as ints."""

from abc import ABC, abstractmethod

from mypy_extensions import i64, mypyc_attr

from bagatelle.kernel import agenda
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(ABC):
    """What a game must answer. An instance knows its variant and its box, never a table.

    A move is an int whose meaning does not depend on the table. ``decide`` and ``proceed`` may
    assume that they are asked only when it is their turn; ``match`` is the place that checks.
    """

    def __init__(self, players: int) -> None:
        self.players: i64 = players
        self.parties: i64 = players
        """Who has a side on the table and a score: players, perhaps one more who never decides."""

    @abstractmethod
    def create_table(self, dealer: Dealer, events: Events) -> Table:
        """Set up the table, with the first frames on its agenda."""

    @abstractmethod
    def legal(self, t: Table, seat: i64) -> list[int]:
        """The moves this seat may make now, in a fixed order; none if it is not to act."""

    @abstractmethod
    def decide(self, t: Table, seat: i64, move: i64, dealer: Dealer, events: Events) -> None:
        """Carry out a legal move.

        While others decide at the same time, chance has no part and only this seat is told.
        """

    @abstractmethod
    def proceed(self, t: Table, dealer: Dealer, events: Events) -> None:
        """Carry out the topmost frame, which nobody decides."""

    @abstractmethod
    def imagine(self, t: Table, seat: i64, dealer: Dealer) -> Table:
        """A table drawn evenly from those that agree with all this seat knows (-1: a spectator).

        Asked at any moment, also between two frames that nobody decides.
        """

    def random_move(self, t: Table, seat: i64, chooser: Dealer, moves: Table) -> i64:
        """One of the legal moves of a seat that is to act; ``moves`` is room to list them."""
        found = self.legal(t, seat)
        return found[chooser.below(len(found))]

    @abstractmethod
    def score(self, t: Table, party: i64) -> i64:
        """The points of a party as they stand now."""

    def is_ahead(self, t: Table, who: i64, other: i64) -> bool:
        """Whether a party is placed before another: by points, unless the rules say more."""
        return self.score(t, who) > self.score(t, other)


def start(rules: Rules, dealer: Dealer, events: Events) -> Table:
    """A table laid and brought to its first decision."""
    t = rules.create_table(dealer, events)
    settle(rules, t, dealer, events)
    return t


def advance(rules: Rules, t: Table, seat: i64, move: i64, dealer: Dealer, events: Events) -> i64:
    """Carry out a move and all that follows of itself; returns how many steps followed."""
    rules.decide(t, seat, move, dealer, events)
    return settle(rules, t, dealer, events)


def settle(rules: Rules, t: Table, dealer: Dealer, events: Events) -> i64:
    """Carry out what nobody decides, up to the next decision or the end of the game."""
    steps: i64 = 0
    while agenda.goes_on(t):
        rules.proceed(t, dealer, events)
        steps += 1
    return steps
