"""Many games at once: ``simulation`` plays them, ``statistics`` says what came out; ``tournament``
finds out who is stronger.

>>> report = simulate("banquet", players=2, bots=["random"], games=3, seed="7")
>>> report.results.games, [seat.scores.mean for seat in report.results.seats]
(3, [0.0, 0.0])
"""

from bagatelle.arena.balance import Balance, Counted, Group, Source, Turn, Use
from bagatelle.arena.simulation import Report, Timing, simulate
from bagatelle.arena.standings import Entrant, Meeting, Pace, Played, Standings
from bagatelle.arena.statistics import Distribution, Results, SeatResults, wilson_interval
from bagatelle.arena.tournament import (
    Tournament,
    TournamentReport,
    make_tournament,
    play_tournament,
)

__all__ = [
    "Balance",
    "Counted",
    "Distribution",
    "Entrant",
    "Group",
    "Meeting",
    "Pace",
    "Played",
    "Report",
    "Results",
    "SeatResults",
    "Source",
    "Standings",
    "Timing",
    "Tournament",
    "TournamentReport",
    "Turn",
    "Use",
    "make_tournament",
    "play_tournament",
    "simulate",
    "wilson_interval",
]
