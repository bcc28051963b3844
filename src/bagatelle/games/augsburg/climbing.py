"""Climbing and theft (sections 2.9 and 2.10)."""

from typing import Final

from mypy_extensions import i64

from bagatelle.games.augsburg import frames, hints, lines, prestige, purse
from bagatelle.games.augsburg.box import Box, BoxChapter
from bagatelle.games.augsburg.events import (
    CLIMBED,
    STEP_HANDED,
    STEP_STOLEN,
    VICTIM_HONOURED,
    VICTIM_PAID,
)
from bagatelle.games.augsburg.moves import ACCEPT_FLORINS, ACCEPT_POINT, ROB
from bagatelle.games.augsburg.state import LEVEL, LEVELS, MAX_PLAYERS, seat_at
from bagatelle.kernel import agenda
from bagatelle.kernel.chapter import Hint
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table

NAME_A_VICTIM: Final = 50
NO_VICTIM: Final = 51
ACCEPT_FIRST: Final = 52

REASONS: dict[int, str] = {
    NAME_A_VICTIM: "AU-STEAL-02 name-a-victim",
    NO_VICTIM: "AU-STEAL-02 no-victim",
    ACCEPT_FIRST: "AU-STEAL-05 accept-first",
}


def in_supply(box: Box, t: Table, category: i64, level: i64) -> i64:
    """How many step cards of a level are left.

    Whoever is at level 3 or 4 has kept the card of level 2 (AU-STEP-05); a level-3 card is returned
    or handed on for that of level 4, so only players at level 3 hold one (AU-STEP-04, AU-STEAL-10).
    """
    cards = box.step_cards[level - 1]
    for seat in range(box.players):
        own = t[seat_at(seat) + LEVEL + category]
        if own == level or (level == 2 and own > level):
            cards -= 1
    return cards


def holders(box: Box, t: Table, seat: i64, category: i64) -> list[int]:
    """The others who can be robbed of the card that comes next (AU-STEAL-02)."""
    level = t[seat_at(seat) + LEVEL + category] + 1
    return [
        other
        for other in range(box.players)
        if other != seat and t[seat_at(other) + LEVEL + category] == level
    ]


def climb(box: Box, t: Table, seat: i64, category: i64, events: Events) -> None:
    """One level up, from the supply if it can be, else by theft (AU-STEP-02, 03, AU-STEAL-01)."""
    level = t[seat_at(seat) + LEVEL + category] + 1
    if in_supply(box, t, category, level) > 0:
        t[seat_at(seat) + LEVEL + category] = level
        events.public(CLIMBED, seat, step_number(category, level))
        return
    victims = holders(box, t, seat, category)
    if len(victims) == 1:
        rob(box, t, seat, victims[0], category, events)
    else:
        agenda.push(t, frames.VICTIM, seat, category)


def rob(box: Box, t: Table, seat: i64, victim: i64, category: i64, events: Events) -> None:
    """The card changes hands; a thief of level 4 gives up the card of level 3 (AU-STEAL-06, 07).

    Either way the victim falls by one level.
    """
    level = t[seat_at(seat) + LEVEL + category] + 1
    t[seat_at(seat) + LEVEL + category] = level
    t[seat_at(victim) + LEVEL + category] = level - 1
    events.public(STEP_STOLEN, seat, victim, step_number(category, level))
    if level == LEVELS:
        events.public(STEP_HANDED, seat, victim, step_number(category, level - 1))
    agenda.push(t, frames.COMPENSATION, victim)


def hint(box: Box, t: Table, seat: i64, category: i64) -> Hint:
    """The step that comes next, and whether its card must be stolen."""
    level = t[seat_at(seat) + LEVEL + category] + 1
    from_supply = in_supply(box, t, category, level) > 0
    return hints.CLIMB if from_supply else hints.STEAL, step_number(category, level), 0


class NameVictim(BoxChapter):
    """Whose step card the climber takes."""

    def legal(self, t: Table, seat: i64, value: i64, moves: Table) -> i64:
        return self.list_legal(t, seat, value, ROB, ROB + self.box.players, moves, 0)

    def why_not(self, t: Table, seat: i64, value: i64, move: i64) -> i64:
        if not ROB <= move < ROB + MAX_PLAYERS:
            return NAME_A_VICTIM
        return 0 if move - ROB in holders(self.box, t, seat, value) else NO_VICTIM

    def decide(
        self, t: Table, seat: i64, value: i64, move: i64, dealer: Dealer, events: Events
    ) -> None:
        agenda.pop(t)
        rob(self.box, t, seat, move - ROB, value, events)


class Compensate(BoxChapter):
    """The victim's choice (AU-STEAL-04, 05, 13)."""

    def legal(self, t: Table, seat: i64, value: i64, moves: Table) -> i64:
        return self.list_legal(t, seat, value, ACCEPT_FLORINS, ACCEPT_POINT + 1, moves, 0)

    def why_not(self, t: Table, seat: i64, value: i64, move: i64) -> i64:
        return 0 if ACCEPT_FLORINS <= move <= ACCEPT_POINT else ACCEPT_FIRST

    def hint(self, t: Table, seat: i64, value: i64, move: i64) -> Hint:
        if move == ACCEPT_FLORINS:
            return hints.FLORINS, self.box.amounts.theft_florins, 0
        return prestige.hint(self.box, t, seat, self.box.amounts.theft_points)

    def decide(
        self, t: Table, seat: i64, value: i64, move: i64, dealer: Dealer, events: Events
    ) -> None:
        agenda.pop(t)
        if move == ACCEPT_FLORINS:
            purse.receive(t, seat, self.box.amounts.theft_florins)
            events.public(VICTIM_PAID, seat, self.box.amounts.theft_florins)
        else:
            points = self.box.amounts.theft_points
            line: i64 = lines.THEFTS
            prestige.gain_and_tell(self.box, t, seat, points, line, VICTIM_HONOURED, events)


def step_number(category: i64, level: i64) -> i64:
    """The number of a step among all steps."""
    return category * LEVELS + level - 1
