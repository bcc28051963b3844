"""The score sheet: where the points came from, the places, and the verdict."""

from __future__ import annotations

from bagatelle.games.augsburg import ending, state
from bagatelle.games.augsburg.rules import AugsburgRules
from bagatelle.games.augsburg.state import seat_at
from bagatelle.kernel.message import Message
from bagatelle.kernel.score import ScoreLine, ScoreSheet, players_named
from bagatelle.kernel.table import Table

LINES = (
    (state.TITLE_LINE, Message("augsburg-line-titles"), "AU-INCOME-04"),
    (state.COAT_LINE, Message("augsburg-line-coats"), "AU-INCOME-05"),
    (state.LETTERS_LINE, Message("augsburg-line-letters"), "AU-INCOME-05"),
    (state.PRIVILEGE_LINE, Message("augsburg-line-privileges"), "AU-PRIV-10"),
    (state.GIVEN_UP_LINE, Message("augsburg-line-given-up"), "AU-PRIV-06"),
    (state.THEFT_LINE, Message("augsburg-line-thefts"), "AU-STEAL-04"),
)
TIE_BREAKS = (
    (state.CATHEDRAL, Message("augsburg-tie-cathedral"), "AU-END-04"),
    (state.CHURCH, Message("augsburg-tie-church"), "AU-END-05"),
)


def score_sheet(rules: AugsburgRules, t: Table) -> ScoreSheet:
    """The sheet of a finished game. Points that a limit has cost stand nowhere (AU-CAP-05)."""
    seats, box = range(int(rules.players)), rules.box
    places = tuple(1 + sum(ending.is_ahead(box, t, other, s) for other in seats) for s in seats)
    return ScoreSheet(
        lines=tuple(
            ScoreLine(item, clause, tuple(t[seat_at(s) + state.SCORE + line] for s in seats))
            for line, item, clause in LINES
        ),
        totals=tuple(int(rules.score(t, seat)) for seat in seats),
        tie_breaks=tuple(
            ScoreLine(item, clause, tuple(int(ending.price_of(box, t, s, kind)) for s in seats))
            for kind, item, clause in TIE_BREAKS
        ),
        places=places,
        verdict=_verdict(rules, t, places),
    )


def _verdict(rules: AugsburgRules, t: Table, places: tuple[int, ...]) -> Message:
    """Who has won, and by what: a building may have decided (AU-END-04, 05)."""
    winners = [seat for seat, place in enumerate(places) if place == 1]
    if len(winners) > 1:
        return Message("augsburg-verdict-shared", {"winners": players_named(winners)})
    (winner,) = winners
    player = players_named(winners)
    totals = [rules.score(t, seat) for seat in range(int(rules.players))]
    if totals.count(totals[winner]) == 1:
        return Message("augsburg-verdict", {"player": player})
    built = ending.price_of(rules.box, t, winner, state.CATHEDRAL) > 0
    decisive = "cathedral" if built else "church"
    return Message("augsburg-verdict-tied", {"player": player, "tile": decisive})
