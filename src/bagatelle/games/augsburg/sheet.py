"""The score sheet: where the points came from, the places, and the verdict."""

from __future__ import annotations

from bagatelle.games.augsburg import ending, state
from bagatelle.games.augsburg.lines import LINE_KINDS
from bagatelle.games.augsburg.rules import AugsburgRules
from bagatelle.games.augsburg.state import seat_at
from bagatelle.kernel.message import Message
from bagatelle.kernel.score import ScoreLine, ScoreSheet, standing_of, verdict_of
from bagatelle.kernel.table import Table


def score_sheet(rules: AugsburgRules, t: Table) -> ScoreSheet:
    """The sheet of a finished game. Points that a limit has cost stand nowhere (AU-CAP-05)."""
    standing = standing_of(rules, t)

    def prices(kind: int, item: Message, clause: str) -> ScoreLine:
        return standing.line(item, clause, lambda seat: ending.price_of(rules.box, t, seat, kind))

    cathedrals = prices(state.CATHEDRAL, Message("augsburg-tie-cathedral"), "AU-END-04")
    churches = prices(state.CHURCH, Message("augsburg-tie-church"), "AU-END-05")
    decisive = "cathedral" if cathedrals.points[standing.places.index(1)] else "church"
    return standing.sheet(
        standing.lines(LINE_KINDS, lambda line, seat: t[seat_at(seat) + state.SCORE + line]),
        (cathedrals, churches),
        verdict_of(standing, "augsburg-verdict", {"tile": decisive}),
    )
