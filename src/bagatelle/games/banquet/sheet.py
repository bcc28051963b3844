"""The score sheet: every line of the final scoring, the places, and the verdict."""

from __future__ import annotations

from collections.abc import Sequence

from bagatelle.games.banquet.components import Components
from bagatelle.games.banquet.rules import BanquetRules
from bagatelle.games.banquet.scoring import noble_points
from bagatelle.games.banquet.state import BY_SIXTH_NOBLE, ENDING, dishes_under_nobles
from bagatelle.kernel.message import Message, message
from bagatelle.kernel.rows import LineKind
from bagatelle.kernel.score import ScoreSheet, Standing, standing_of, verdict_of
from bagatelle.kernel.table import Table


def score_sheet(
    components: Components, rules: BanquetRules, kinds: Sequence[LineKind], t: Table
) -> ScoreSheet:
    """The sheet of a finished game (BQ-END-07 to 13, BQ-SOLO-12 and 13)."""
    standing = standing_of(rules, t)
    dishes = standing.line(
        Message("banquet-score-dishes"), "BQ-END-09", lambda seat: dishes_under_nobles(t, seat)
    )
    return standing.sheet(
        standing.lines(kinds, lambda position, seat: noble_points(rules.box, t, seat, position)),
        (dishes,) if len(standing.totals) > 1 else (),
        _verdict(components, t, standing),
    )


def grade(components: Components, points: int) -> str:
    """The grade of a solo result (BQ-SOLO-13)."""
    return next(line.grade for line in components.solo_scale if line.min <= points <= line.max)


def _verdict(components: Components, t: Table, standing: Standing) -> Message:
    if len(standing.totals) == 1:
        (points,) = standing.totals
        return message("banquet-verdict-solo", points=points, grade=grade(components, points))
    if t[ENDING] == BY_SIXTH_NOBLE:
        return message("banquet-verdict-sixth-noble", player=standing.winners)
    return verdict_of(standing, "banquet-verdict-end-card")
