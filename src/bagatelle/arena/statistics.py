"""What came out of many games."""

from __future__ import annotations

import math
import statistics
from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from bagatelle.arena.contest import Contest, Outcome

Z_95 = 1.959963984540054
"""The normal quantile of a two-sided interval of 95%."""


class Distribution(msgspec.Struct, frozen=True):
    """The scores of one party."""

    mean: float
    sd: float
    """The standard deviation of the sample; 0 for a single game."""
    min: int
    median: float
    max: int
    histogram: Mapping[int, int]
    """How many games ended with each score."""


class SeatResults(msgspec.Struct, frozen=True):
    seat: int
    """Counted from 1, as players do."""
    bot: str
    """Empty for a party that never decides."""
    scores: Distribution
    win_share: float
    """Games won; a victory shared by k parties is 1/k for each of them."""
    win_interval: tuple[float, float]
    """A 95% interval for the share (Wilson's)."""


class Results(msgspec.Struct, frozen=True):
    """Equal contests give equal results, whatever machine plays them in however many processes."""

    game: str
    players: int
    options: Mapping[str, str]
    components: str
    """The hash of the box."""
    seed: str
    games: int
    decisions: int
    decisions_per_game: float
    seats: tuple[SeatResults, ...]
    """Of all parties: the players, then whoever never decides."""


def results(contest: Contest, outcomes: Sequence[Outcome]) -> Results:
    decisions = sum(outcome.decisions for outcome in outcomes)
    game = contest.make_game()
    return Results(
        game=contest.game,
        players=contest.players,
        options=contest.options,
        components=game.components_hash,
        seed=contest.seed,
        games=len(outcomes),
        decisions=decisions,
        decisions_per_game=decisions / len(outcomes),
        seats=tuple(_seat_results(contest, outcomes, seat) for seat in range(game.parties)),
    )


def distribution(scores: Sequence[int]) -> Distribution:
    """Mean, spread and histogram of at least one score.

    >>> distribution([1, 3, 3, 5]).sd == (8 / 3) ** 0.5
    True
    """
    return Distribution(
        mean=statistics.fmean(scores),
        sd=statistics.stdev(scores) if len(scores) > 1 else 0.0,
        min=min(scores),
        median=float(statistics.median(scores)),
        max=max(scores),
        histogram=dict(sorted(Counter(scores).items())),
    )


def wilson_interval(share: float, games: int) -> tuple[float, float]:
    """Where the true share lies with 95% confidence (Wilson's score interval).

    >>> low, high = wilson_interval(0.5, 100)
    >>> round(low, 4), round(high, 4)
    (0.4038, 0.5962)
    """
    weight = Z_95**2 / games
    centre = share + weight / 2
    spread = Z_95 * math.sqrt((share * (1 - share) + weight / 4) / games)
    return max(0.0, (centre - spread) / (1 + weight)), min(1.0, (centre + spread) / (1 + weight))


def _seat_results(contest: Contest, outcomes: Sequence[Outcome], seat: int) -> SeatResults:
    won = math.fsum(1 / len(outcome.winners) for outcome in outcomes if seat in outcome.winners)
    share = won / len(outcomes)
    return SeatResults(
        seat=seat + 1,
        bot=contest.bots[seat] if seat < contest.players else "",
        scores=distribution([outcome.scores[seat] for outcome in outcomes]),
        win_share=share,
        win_interval=wilson_interval(share, len(outcomes)),
    )
