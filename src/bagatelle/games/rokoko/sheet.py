"""The score sheet: every line of the final scoring, the places, and the verdict."""

from __future__ import annotations

from bagatelle.games.rokoko import state
from bagatelle.games.rokoko.components import Components
from bagatelle.games.rokoko.names import Names
from bagatelle.games.rokoko.rules import RokokoRules
from bagatelle.games.rokoko.scoring import is_ahead
from bagatelle.games.rokoko.state import seat_at
from bagatelle.games.rokoko.words import Words
from bagatelle.kernel.message import Message
from bagatelle.kernel.score import ScoreLine, ScoreSheet, players_named
from bagatelle.kernel.table import Table

CLAUSES = {
    state.PLAY_LINE: "RK-GEN-24",
    state.MONEY_LINE: "RK-END-1-01",
    state.FAVOUR_LINE: "RK-END-2-03",
    state.FIREWORKS_LINE: "RK-END-3B-01",
    state.STATUE_LINE: "RK-END-3D-01",
    state.DRESS_LINE: "RK-END-3E-01",
    state.TERRACE_LINE: "RK-END-3E-02",
    state.DECORATION_LINE: "RK-END-3E-03",
    state.ALL_HALLS_LINE: "RK-END-3E-04",
}


def score_sheet(
    components: Components, names: Names, words: Words, rules: RokokoRules, t: Table
) -> ScoreSheet:
    """The sheet of a finished game."""
    seats = range(int(rules.players))
    crowns = [worker.clause for worker in components.workers if worker.crown]
    lines = tuple(
        ScoreLine(
            words.word(names.ref("line", line)),
            _clause(crowns, line),
            tuple(t[seat_at(seat) + state.SCORE + line] for seat in seats),
        )
        for line in range(state.SCORE_LINES)
    )
    money = ScoreLine(
        Message("rokoko-score-money-left"),
        "RK-END-WIN-02",
        tuple(t[seat_at(seat) + state.MONEY] for seat in seats),
    )
    places = tuple(
        1 + sum(is_ahead(rules.box, t, other, seat) for other in seats) for seat in seats
    )
    totals = tuple(int(rules.score(t, seat)) for seat in seats)
    return ScoreSheet(
        lines=lines,
        totals=totals,
        tie_breaks=(money,),
        places=places,
        verdict=_verdict(totals, places),
    )


def _clause(crowns: list[str], line: int) -> str:
    if state.CROWN_LINE <= line < state.CROWN_LINE + state.CROWNS:
        return crowns[line - state.CROWN_LINE]
    return CLAUSES.get(line, "RK-END-3A-01")


def _verdict(totals: tuple[int, ...], places: tuple[int, ...]) -> Message:
    """Who has won, and by what: the livres left may have decided (RK-END-WIN-02)."""
    winners = [seat for seat, place in enumerate(places) if place == 1]
    named = players_named(winners)
    if len(winners) > 1:
        return Message("rokoko-verdict-shared", {"winners": named})
    if totals.count(max(totals)) > 1:
        return Message("rokoko-verdict-tied", {"player": named})
    return Message("rokoko-verdict", {"player": named})
