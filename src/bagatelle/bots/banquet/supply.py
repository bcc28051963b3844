"""How soon each dish can be had, and how soon the banquet ends, as one seat sees it."""

from __future__ import annotations

from bagatelle.games.banquet.demands import WHITE
from bagatelle.games.banquet.rules import BanquetRules
from bagatelle.games.banquet.state import (
    CELLS,
    DISCARDED,
    DISHES,
    END_PACK,
    END_SHOWN,
    IN_PILE,
    NONE,
    PACK,
    SIDEBOARD,
    TAKEN,
    TURNS,
    VALUES,
    WHERE,
    dishes_in_pile,
)
from bagatelle.kernel.table import Table

STAYS = 1 - TAKEN / CELLS
"""The chance that a dish on the sideboard is still there when somebody has taken three."""

REACH = 0.8
"""How often a dish that would help can be taken: it may lie apart from others that would."""

COMES_BACK = 0.5
"""What a discarded dish counts as long as the End card will bring it back (BQ-END-02)."""

UNDER_NOBLES = 5
"""How many dishes lie under a seat's nobles, more or less, when the pile is made anew."""

NO_TURN = 0.01
"""So few turns are as good as none."""


class Supply:
    """The rate of each dish (how often it can be had in one of the seat's turns), and of the end.

    Dishes are taken to arrive independently of each other. That is not so, but it is near enough
    to compare what could be done with them.
    """

    def __init__(self, rates: list[float], end: float) -> None:
        self.rates = rates
        self.end = end
        self.by_value = [sum(rates[value::VALUES]) for value in range(VALUES)]

    def of_type(self, kind: int) -> list[float]:
        """The rates of one type, value by value."""
        return self.rates[kind * VALUES : (kind + 1) * VALUES]

    def of_colour(self, colour: int) -> list[float]:
        """The rates of the c-dishes, value by value."""
        pairs = zip(self.of_type(colour), self.of_type(WHITE), strict=True)
        return [coloured + white for coloured, white in pairs]


def supply_of(rules: BanquetRules, t: Table) -> Supply:
    """What a seat that is at its turn may expect of the turns that follow."""
    players = int(rules.players)
    others = 1 if players == 1 else players - 1  # the ghost takes three, too
    return Supply(_rates(t, others), 1 / max(_turns_left(rules, t, players), NO_TURN))


def _rates(t: Table, others: int) -> list[float]:
    """Three fresh dishes follow each turn; whoever comes before the seat may take them away."""
    fresh = TAKEN * sum(STAYS**before for before in range(others + 1))
    from_pile = REACH * fresh / max(int(dishes_in_pile(t)), CELLS)
    from_discards = COMES_BACK * from_pile if t[END_PACK] != NONE and t[END_SHOWN] == 0 else 0.0
    by_place = {IN_PILE: from_pile, DISCARDED: from_discards}
    rates = [by_place.get(t[WHERE + dish], 0.0) for dish in range(DISHES)]
    for dish in t[SIDEBOARD : SIDEBOARD + CELLS]:
        if dish != NONE:
            rates[dish] = REACH * STAYS**others
    return rates


def _turns_left(rules: BanquetRules, t: Table, players: int) -> float:
    """How many turns the seat may still expect after this one."""
    if players == 1:
        return float(rules.box.solo_turns - t[TURNS])
    end_pack = PACK + t[END_PACK]
    dishes = sum(map(int, t[PACK:end_pack])) + int(t[end_pack]) / 2
    if t[END_SHOWN] == 0:
        rebuilt = DISHES - CELLS - players * UNDER_NOBLES
        dishes += rebuilt / 2
    return dishes / TAKEN / players
