"""The score sheet: every line of the final scoring, the places, and the verdict."""

from __future__ import annotations

from bagatelle.games.banquet.components import Components
from bagatelle.games.banquet.rules import BanquetRules
from bagatelle.games.banquet.scoring import is_ahead
from bagatelle.games.banquet.state import (
    BY_END_CARD,
    BY_SIXTH_NOBLE,
    ENDING,
    NOBLES,
    SATISFIED,
    dishes_under_nobles,
    noble_at,
)
from bagatelle.kernel.message import Message, message
from bagatelle.kernel.score import ScoreLine, ScoreSheet, players_named
from bagatelle.kernel.table import Table


def score_sheet(components: Components, side: str, rules: BanquetRules, t: Table) -> ScoreSheet:
    """The sheet of a finished game (BQ-END-07 to 13, BQ-SOLO-12 and 13)."""
    seats = range(int(rules.players))
    totals = tuple(int(rules.score(t, seat)) for seat in seats)
    requirements = [components.requirement_of(noble, side) for noble in components.nobles[:NOBLES]]
    lines = tuple(
        ScoreLine(
            Message("banquet-score-noble", {"requirement": requirement.id}),
            "BQ-END-08",
            tuple(_points(rules, t, seat, position) for seat in seats),
        )
        for position, requirement in enumerate(requirements)
    )
    dishes = ScoreLine(
        Message("banquet-score-dishes"),
        "BQ-END-09",
        tuple(int(dishes_under_nobles(t, seat)) for seat in seats),
    )
    places = tuple(
        1 + sum(is_ahead(t, other, totals[other], seat, totals[seat]) for other in seats)
        for seat in seats
    )
    return ScoreSheet(
        lines=lines,
        totals=totals,
        tie_breaks=(dishes,) if len(totals) > 1 else (),
        places=places,
        verdict=_verdict(components, t, totals, places),
    )


def grade(components: Components, points: int) -> str:
    """The grade of a solo result (BQ-SOLO-13)."""
    return next(line.grade for line in components.solo_scale if line.min <= points <= line.max)


def _points(rules: BanquetRules, t: Table, seat: int, position: int) -> int:
    satisfied = t[noble_at(seat, position) + SATISFIED]
    return int(satisfied * rules.box.points[rules.icons[seat] * NOBLES + position])


def _verdict(
    components: Components, t: Table, totals: tuple[int, ...], places: tuple[int, ...]
) -> Message:
    if len(totals) == 1:
        return message("banquet-verdict-solo", points=totals[0], grade=grade(components, totals[0]))
    winners = [seat for seat, place in enumerate(places) if place == 1]
    named = players_named(winners)
    if t[ENDING] == BY_SIXTH_NOBLE:
        return message("banquet-verdict-sixth-noble", player=named)
    assert t[ENDING] == BY_END_CARD
    if len(winners) > 1:
        return message("banquet-verdict-end-card-shared", winners=named)
    if totals.count(max(totals)) > 1:
        return message("banquet-verdict-end-card-tied", player=named)
    return message("banquet-verdict-end-card", player=named)
