"""What a search must know of a game: how a table is weighed, and how anybody may go on from it."""

from math import exp

from mypy_extensions import i64, mypyc_attr

from bagatelle.bots.search.floats import Floats
from bagatelle.kernel.chapter import ChapterRules
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.table import Table


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
        self.plays_lines: bool = True
        """Whether a table in the middle of a turn tells nothing, so that whole turns are compared
        already when games are played to fit the weights."""
        self.patience: int = 1
        """How many playouts there is time for in this game, where others take one."""
        self._figures: Floats = Floats([0.0] * int(features))

    def weigh(self, t: Table, party: i64, figures: Floats) -> None:
        """Describe the side of a party: what its final points may depend on, beyond those that it
        would have now.
        """
        raise AssertionError("every mind weighs")

    def policy(self, t: Table, seat: i64, dealer: Dealer) -> i64:
        """A decent move, quickly found; never by what the seat may not know."""
        raise AssertionError("every mind has a policy")

    def ends_line(self, t: Table, after: Table, seat: i64) -> bool:
        """Whether a line ends after a move, although the seat is to act again."""
        return False

    def tells(self, t: Table, seat: i64) -> bool:
        """Whether the tables after the moves of a decision can be compared. Where they tell
        nothing, only games that are played on can tell.
        """
        return True

    def ways(self, t: Table, seat: i64) -> list[list[int]]:
        """The lines that are worth a thought, the first ones most; none, if all are."""
        return []

    def imagine(self, t: Table, seat: i64, dealer: Dealer) -> Table:
        """A world in which a game is played on."""
        return self.rules.imagine(t, seat, dealer)

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
        scale = self.spread[0] + self.spread[1] * self.left(t)
        estimates = [self.estimate(t, party) for party in range(self.parties)]
        most = max(estimates)
        powers = [exp((points - most) / scale) for points in estimates]
        total = sum(powers)
        return [power / total for power in powers]

    def utility(self, t: Table, seat: i64) -> float:
        """What a search plays for: the chance to win, and a little for every point, so that nobody
        plays at random who is sure to win or to lose. Alone, the points.
        """
        if self.parties == 1:
            return self.estimate(t, seat)
        return self.chances(t)[seat] + POINT * self.estimate(t, seat)


POINT = 0.002
"""What a point is worth beside the chance to win."""
