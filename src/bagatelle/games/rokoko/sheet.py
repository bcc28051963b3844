"""The score sheet: every line of the final scoring, the places, and the verdict."""

from __future__ import annotations

from collections.abc import Sequence

from bagatelle.games.rokoko import party
from bagatelle.games.rokoko.rules import RokokoRules
from bagatelle.games.rokoko.state import NONE
from bagatelle.kernel.message import Message
from bagatelle.kernel.rows import LineKind
from bagatelle.kernel.score import ScoreLine, ScoreSheet, places_by, players_named
from bagatelle.kernel.table import Table


def score_sheet(rules: RokokoRules, kinds: Sequence[LineKind], t: Table) -> ScoreSheet:
    """The sheet of a finished game."""
    parties = range(int(rules.parties))
    lines = tuple(
        ScoreLine(
            kind.item,
            kind.clause,
            tuple(t[party.at(who) + party.SCORE + kind.number] for who in parties),
        )
        for kind in kinds
    )
    money = ScoreLine(
        Message("rokoko-score-money-left"),
        "RK-END-WIN-02",
        tuple(t[party.at(who) + party.MONEY] for who in parties),
    )
    tie_breaks = (money,) if rules.ties_go_to == NONE else ()
    places = places_by(lambda who, other: rules.is_ahead(t, who, other), parties)
    totals = tuple(int(rules.score(t, who)) for who in parties)
    return ScoreSheet(
        lines=lines,
        totals=totals,
        tie_breaks=tie_breaks,
        places=places,
        verdict=_verdict(rules, totals, places),
    )


def _verdict(rules: RokokoRules, totals: tuple[int, ...], places: tuple[int, ...]) -> Message:
    """Who has won, and by what: the livres left may have decided (RK-END-WIN-02)."""
    winners = [who for who, place in enumerate(places) if place == 1]
    named = players_named(winners)
    if len(winners) > 1:
        return Message("rokoko-verdict-shared", {"winners": named})
    if totals.count(max(totals)) > 1:
        if rules.ties_go_to != NONE:
            return Message("rokoko-verdict-du-barry-tied", {"player": named})
        return Message("rokoko-verdict-tied", {"player": named})
    return Message("rokoko-verdict", {"player": named})
