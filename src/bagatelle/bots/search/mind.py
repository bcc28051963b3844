"""What a search must know of a game: how a table is weighed, and how anybody may go on from it."""

from math import exp
from typing import Final

from mypy_extensions import i64, mypyc_attr

from bagatelle.bots.search.floats import Floats
from bagatelle.kernel.chapter import ChapterRules
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.table import Table

POINT: Final = 0.002
"""What a point is worth beside the chance to win."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """Knows one game in one variant, and no table: ``weigh`` describes a table in figures, whose
    weights are fitted (``weights``), and ``policy`` plays on without much thought.
    """

    def __init__(self, rules: ChapterRules, features: i64) -> None:
        self.rules: ChapterRules = rules
        self.players: i64 = rules.players
        self.parties: i64 = rules.parties
        self.features: i64 = features
        """How many figures ``weigh`` writes."""
        self.weights: Floats = Floats([0.0] * int(features))
        self.spread: Floats = Floats([1.0, 10.0])
        """By how many points a final result lies beside the estimate: at the end, and how much more
        with the whole game to come. It turns points into chances."""
        self.habits: Floats = Floats([])
        """What the policy goes by, if it goes by figures of its own: tuned, not fitted."""
        self.trust: float = 0.0
        """So many playouts weigh as much as what a line promises."""
        self.pace: i64 = 1
        """So many playouts are made here for one of a game whose playouts are long."""
        self.turns: i64 = 20
        """How many thoughts of a seat decide a game, about."""
        self.plays_lines: bool = True
        """Whether a table in the middle of a turn tells nothing, so that whole turns are compared
        already when games are played to fit the weights."""
        self._figures: Floats = Floats([0.0] * int(features))
        self._estimates: Floats = Floats([0.0] * int(rules.parties))
        self._chances: Floats = Floats([0.0] * int(rules.parties))

    def weigh(self, t: Table, party: i64, figures: Floats) -> None:
        """Describe the side of a party: what its final points may depend on, beyond those that it
        would have now.
        """
        raise AssertionError("every mind weighs")

    def policy(self, t: Table, seat: i64, dealer: Dealer) -> i64:
        """A decent move, quickly found; never by what the seat may not know."""
        raise AssertionError("every mind has a policy")

    def offers(self, t: Table, seat: i64, most: i64) -> list[list[int]]:
        """The most promising lines of a turn, at most so many, for a game that finds them without
        trying all moves; none if all lines shall be looked through.
        """
        return []

    def ends_line(self, t: Table, after: Table, seat: i64) -> bool:
        """Whether a line ends after a move, although the seat is to act again."""
        return False

    def tells(self, t: Table, seat: i64) -> bool:
        """Whether the tables after the moves of a decision can be compared. Where they tell
        nothing, only games that are played on can tell.
        """
        return True

    def imagine(self, t: Table, seat: i64, dealer: Dealer) -> Table:
        """A world in which a game is played on."""
        return self.rules.imagine(t, seat, dealer)

    def share(self, t: Table, seat: i64) -> float:
        """Which part of the thoughts of a turn this decision is worth: those in its middle less."""
        return 1.0

    def begin(self) -> None:
        """A playout begins: the policy forgets what it had in mind."""

    def is_quiet(self, t: Table) -> bool:
        """Whether tables can be compared at this decision: figures are fitted at such moments."""
        return True

    def left(self, t: Table) -> float:
        """Which part of the game is still to come, from 1 to 0."""
        raise AssertionError("every mind knows the time")

    def goal(self, t: Table) -> i64:
        """When a playout that begins here has gone far enough: the first quiet moment after which
        tables can be compared, as a number for ``is_there``.
        """
        raise AssertionError("every mind has a goal")

    def is_there(self, t: Table, goal: i64) -> bool:
        """Whether a playout has gone far enough."""
        raise AssertionError("every mind knows its goal")

    def estimate(self, t: Table, party: i64) -> float:
        """The final points of a party, as far as they can be foreseen."""
        figures = self._figures
        self.weigh(t, party, figures)
        points = float(self.rules.score(t, party))
        number: i64 = 0
        while number < self.features:
            points += self.weights[number] * figures[number]
            number += 1
        return points

    def chances(self, t: Table) -> list[float]:
        """The chance of each party to win."""
        self._weigh_chances(t)
        return [self._chances[party] for party in range(self.parties)]

    def utility(self, t: Table, seat: i64) -> float:
        """What a search plays for: the chance to win, and a little for every point, so that nobody
        plays at random who is sure to win or to lose. Alone, the points.
        """
        self._weigh_chances(t)
        if self.parties == 1:
            return self._estimates[seat]
        return self._chances[seat] + POINT * self._estimates[seat]

    def estimated(self, party: i64) -> float:
        """The estimate of a party that the last utility was made of."""
        return self._estimates[party]

    def chance(self, party: i64) -> float:
        """The chance of a party that the last utility was made of."""
        return self._chances[party]

    def place(self, party: i64) -> i64:
        """The place of a party by the estimates that the last utility was made of."""
        ahead: i64 = 0
        for other in range(self.parties):
            if self._estimates[other] > self._estimates[party]:
                ahead += 1
        return ahead + 1

    def _weigh_chances(self, t: Table) -> None:
        """Estimate all parties; whoever is ahead by much wins nearly always, early in a game less
        often than late.
        """
        estimates, chances = self._estimates, self._chances
        scale = self.spread[0] + self.spread[1] * self.left(t)
        most = -1.0e9
        for party in range(self.parties):
            estimates[party] = self.estimate(t, party)
            most = max(most, estimates[party])
        total = 0.0
        for party in range(self.parties):
            chances[party] = exp((estimates[party] - most) / scale)
            total += chances[party]
        for party in range(self.parties):
            chances[party] /= total
