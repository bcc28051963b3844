"""Many games at once: ``simulation`` plays them, ``statistics`` says what came out.

>>> report = simulate("banquet", players=2, bots=["random"], games=3, seed="7")
>>> report.results.games, [seat.scores.mean for seat in report.results.seats]
(3, [0.0, 0.0])
"""

from bagatelle.arena.balance import Balance, Counted, Group, Source, Turn, Use
from bagatelle.arena.simulation import Report, Timing, simulate
from bagatelle.arena.statistics import Distribution, Results, SeatResults, wilson_interval

__all__ = [
    "Balance",
    "Counted",
    "Distribution",
    "Group",
    "Report",
    "Results",
    "SeatResults",
    "Source",
    "Timing",
    "Turn",
    "Use",
    "simulate",
    "wilson_interval",
]
