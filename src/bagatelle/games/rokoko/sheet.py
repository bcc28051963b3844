"""The score sheet: every line of the final scoring, the places, and the verdict."""

from __future__ import annotations

from collections.abc import Sequence

from bagatelle.games.rokoko import party
from bagatelle.games.rokoko.rules import RokokoRules
from bagatelle.games.rokoko.state import NONE
from bagatelle.kernel.message import Message
from bagatelle.kernel.rows import LineKind
from bagatelle.kernel.score import ScoreSheet, Standing, standing_of, verdict_of
from bagatelle.kernel.table import Table


def score_sheet(rules: RokokoRules, kinds: Sequence[LineKind], t: Table) -> ScoreSheet:
    """The sheet of a finished game."""
    standing = standing_of(rules, t)
    money = standing.line(
        Message("rokoko-score-money-left"),
        "RK-END-WIN-02",
        lambda who: t[party.at(who) + party.MONEY],
    )
    return standing.sheet(
        standing.lines(kinds, lambda line, who: t[party.at(who) + party.SCORE + line]),
        (money,) if rules.ties_go_to == NONE else (),
        _verdict(rules, standing),
    )


def _verdict(rules: RokokoRules, standing: Standing) -> Message:
    """Who has won, and by what: the livres left may have decided (RK-END-WIN-02)."""
    if standing.is_tied and rules.ties_go_to != NONE:
        return Message("rokoko-verdict-du-barry-tied", {"player": standing.winners})
    return verdict_of(standing, "rokoko-verdict")
