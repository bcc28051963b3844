"""What only chance decides: the cards of a draw pile in their order, and whether chance is fair."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from bagatelle.games.banquet.events import END_CARD_SHOWN
from bagatelle.games.banquet.frames import REFILL
from bagatelle.games.banquet.state import NONE, SIDEBOARD, discard, dishes_in_pile
from bagatelle.kernel import agenda
from bagatelle.kernel.events import Events
from bagatelle.kernel.match import Match

Outcome = TypeVar("Outcome", int, str)

END_CARD = "End"

CRITICAL = {
    1: 10.83, 2: 13.82, 3: 16.27, 4: 18.47, 5: 20.52, 8: 26.12, 21: 46.80, 24: 51.18,
    62: 102.17, 71: 113.58,
}  # fmt: skip
"""What chi-square exceeds once in a thousand, by degrees of freedom. The seeds are fixed: a test
that passes once passes always."""


def is_even(seen: list[Outcome], possible: Iterable[Outcome]) -> bool:
    """Whether all possible outcomes, and no others, were seen about equally often."""
    outcomes = list(possible)
    if not set(seen) <= set(outcomes):
        return False
    expected = len(seen) / len(outcomes)
    assert expected >= 5, "too few to tell"
    chi_square = sum((seen.count(outcome) - expected) ** 2 / expected for outcome in outcomes)
    return chi_square < CRITICAL[len(outcomes) - 1]


def draw_pile(match: Match) -> list[str]:
    """The cards of the draw pile from the top, down to the End card or the last dish.

    A pile has no order before it is drawn from; so all of it is drawn, always onto the first cell.
    This uses the match up.
    """
    t, game = match._table, match.game
    cards: list[str] = []
    while END_CARD not in cards and (game.players > 1 or dishes_in_pile(t) > 0):
        events = Events()
        discard(t, t[SIDEBOARD])
        t[SIDEBOARD] = NONE
        agenda.push(t, REFILL, agenda.TABLE)
        game.rules.proceed(t, match._dealer, events)
        kind, _, dish, *_ = events.rows[0]
        cards.append(END_CARD if kind == END_CARD_SHOWN else _name(match, dish))
    return cards


def _name(match: Match, dish: int) -> str:
    return str(match.game.name("dish", dish)).removeprefix("dish:")
