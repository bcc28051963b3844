"""How the Banquet is weighed and played on: chances of nobles, and turns that make the most of
them. Nothing is hidden on this table, so every seat may look at all of it.
"""

from typing import Final

from mypy_extensions import i64

from bagatelle.bots.banquet.planner import Planner
from bagatelle.bots.search.floats import Floats
from bagatelle.bots.search.mind import Mind
from bagatelle.games.banquet import frames, moves, state
from bagatelle.games.banquet.rules import BanquetRules
from bagatelle.kernel import agenda
from bagatelle.kernel.chapter import move_buffer
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.table import Table

# The figures.
WORTH: Final = 0
"""What the policy thinks that the open nobles are worth, and the imposter."""
LEFT: Final = 1
LEFT_SQUARED: Final = 2
FIGURES: Final = 3

NAMES: Final = ("worth", "left", "left squared")

# The habits: what the chance to satisfy a noble is worth to the policy, as a part of its points
# (three times for each noble), and what the policy expects of the supply.
CHANCE: Final = 0
CHANCE_LEFT: Final = CHANCE + state.NOBLES
"""By what is left of the game."""
CHANCE_SQUARED: Final = CHANCE_LEFT + state.NOBLES
IMPOSTER: Final = CHANCE_SQUARED + state.NOBLES
IMPOSTER_LEFT: Final = IMPOSTER + 1
DISH: Final = IMPOSTER_LEFT + 1
REACH: Final = DISH + 1
LIES: Final = REACH + 1
STAYS: Final = LIES + 1
COMES_BACK: Final = STAYS + 1
HURRY: Final = COMES_BACK + 1
HABITS: Final = (
    *("chance 1", "chance 2", "chance 3", "chance 4", "chance 5", "chance 6"),
    *("chance 1 left", "chance 2 left", "chance 3 left"),
    *("chance 4 left", "chance 5 left", "chance 6 left"),
    *("chance 1 squared", "chance 2 squared", "chance 3 squared"),
    *("chance 4 squared", "chance 5 squared", "chance 6 squared"),
    *("imposter", "imposter left", "dish", "reach", "lies", "stays", "comes back", "hurry"),
)
STEPS: Final = (
    *(0.17, 0.17, 0.17, 0.17, 0.17, 0.17),
    *(0.2, 0.2, 0.2, 0.2, 0.2, 0.2),
    *(0.2, 0.2, 0.2, 0.2, 0.2, 0.2),
    *(0.1, 0.14, 0.007, 0.1, 0.1, 0.04, 0.08, 0.03),
)

LEAST: Final = 0.05
MOST: Final = 0.95
"""Between these lies what the policy may expect, whatever its habits say."""

ENOUGH: Final = 24
"""So many turns are worth a second look."""


class BanquetMind(Mind):
    """The Banquet on one side of the nobles."""

    def __init__(self, rules: BanquetRules) -> None:
        super().__init__(rules, FIGURES)
        self.planner: Planner = Planner(rules)
        self.weights[WORTH] = 1.0
        self.habits = Floats([0.0] * int(HURRY + 1))
        for position in range(state.NOBLES):
            self.habits[CHANCE + position] = 1.0
        self.habits[IMPOSTER_LEFT] = 0.5
        self.habits[DISH] = 0.01
        self.habits[REACH] = 0.8
        self.habits[LIES] = 0.2
        self.habits[STAYS] = 0.6
        self.habits[COMES_BACK] = 0.5
        self.habits[HURRY] = 0.05
        self.turns: i64 = rules.players
        """How many turns of anybody a playout lasts: here until the seat takes again."""
        self.trust = 32.0
        self.pace = 8
        self.turns = 8
        self._all: float = self._dishes_at_first(rules)
        self._line: list[int] = []
        self._line_of: i64 = -1

    def _dishes_at_first(self, rules: BanquetRules) -> float:
        box, packs = rules.box, state.DISHES // state.PACKS
        if rules.players == 1:
            return float(box.solo_turns)
        laid = rules.empty[:]
        for pack in range(state.PACKS):
            laid[state.PACK + pack] = packs
        laid[state.PACK] -= state.CELLS
        laid[state.END_PACK] = box.end_pack_at_setup
        return self.planner.arrivals.dishes_left(laid)

    # ------------------------------------------------------------------ what a side looks like

    def left(self, t: Table) -> float:
        if t[state.ENDING] != state.PLAYING:
            return 0.0
        if self.players == 1:
            return float(self.planner.box.solo_turns - t[state.TURNS]) / self._all
        return self.planner.arrivals.dishes_left(t) / self._all

    def weigh(self, t: Table, party: i64, figures: Floats) -> None:
        number: i64 = 0
        while number < FIGURES:
            figures[number] = 0.0
            number += 1
        if t[state.ENDING] != state.PLAYING:
            return
        planner, left = self.planner, self.left(t)
        self._take_habits()
        planner.arrivals.look(t, self._before(t, party))
        worth = 0.0
        for position in range(state.NOBLES):
            at = state.noble_at(party, position)
            if t[at + state.SATISFIED] == 0:
                noble = planner.box.icons[party] * state.NOBLES + position
                chase = planner.chases[noble]
                chase.look(planner.arrivals)
                count = t[at + state.COUNT]
                chance = chase.chance(t, at + state.PLATES, count)
                worth += planner.worth.of(noble, chance, left)
                worth += planner.worth.dish * float(count)
        if t[state.seat_at(party) + state.IMPOSTER_USED] == 0:
            worth += planner.worth.of_imposter(left)
        figures[WORTH] = worth
        figures[LEFT] = left
        figures[LEFT_SQUARED] = left * left

    def _before(self, t: Table, seat: i64) -> i64:
        """How many others take dishes before this seat does."""
        if self.players == 1:
            return 1
        frame = agenda.top(t)
        kind = agenda.kind_of(t, frame)
        if kind == frames.TAKE:
            following = agenda.seat_of(t, frame)
        elif kind == frames.TURN:
            following = agenda.value_of(t, frame)
        elif kind == frames.NEXT:
            following = (agenda.value_of(t, frame) + 1) % self.players
        else:
            following = (agenda.seat_of(t, frame) + 1) % self.players
        return (seat + self.players - following) % self.players

    def _weigh_chances(self, t: Table) -> None:
        """Over, the game is known: equal winners share it (BQ-END-10)."""
        if t[state.ENDING] == state.PLAYING:
            Mind._weigh_chances(self, t)
            return
        winners = 0.0
        for party in range(self.parties):
            wins = 1.0
            for other in range(self.parties):
                if self.rules.is_ahead(t, other, party):
                    wins = 0.0
            self._estimates[party] = float(self.rules.score(t, party))
            self._chances[party] = wins
            winners += wins
        for party in range(self.parties):
            self._chances[party] /= winners

    # ------------------------------------------------------------------ how far to look

    def goal(self, t: Table) -> i64:
        return t[state.TURNS] + self.turns

    def is_there(self, t: Table, goal: i64) -> bool:
        return t[state.TURNS] >= goal

    def is_quiet(self, t: Table) -> bool:
        """Between two turns."""
        return agenda.kind_of(t, agenda.top(t)) == frames.TAKE

    # ------------------------------------------------------------------ how to play on

    def begin(self) -> None:
        self._line = []
        self._line_of = -1

    def policy(self, t: Table, seat: i64, dealer: Dealer) -> i64:
        """The turn that leaves the nobles most promising, whatever it leaves to others."""
        kind = agenda.kind_of(t, agenda.top(t))
        if kind != frames.TAKE and self._line_of == seat and len(self._line) > 0:
            planned = self._line.pop(0)
            if self.rules.why_not(t, seat, planned) == 0:
                return planned
        self._look(t, seat)
        if kind == frames.CLEAR:
            for position in range(state.NOBLES):
                if self.planner.is_better_empty(t, seat, position):
                    icon = self.planner.box.icons[seat]
                    return moves.CLEAR_NOBLE + icon * state.NOBLES + position
            return moves.DONE
        if self.planner.plan(t, 1) == 0:
            buffer = move_buffer()
            self.rules.legal_into(t, seat, buffer)
            return buffer[0]
        self._line_of = seat
        self._line = self.planner.moves_of(0)
        return self._line.pop(0)

    def offers(self, t: Table, seat: i64, most: i64) -> list[list[int]]:
        """Turns by what they make of the seat's own nobles."""
        if agenda.kind_of(t, agenda.top(t)) == frames.CLEAR:
            return []
        self._look(t, seat)
        return [
            self.planner.moves_of(number)
            for number in range(self.planner.plan(t, min(most, ENOUGH)))
        ]

    def _look(self, t: Table, seat: i64) -> None:
        """Prepare to plan a turn."""
        self._take_habits()
        self.planner.look(t, seat, self.left(t))

    def _take_habits(self) -> None:
        habits, worth, arrivals = self.habits, self.planner.worth, self.planner.arrivals
        for position in range(state.NOBLES):
            worth.straight[position] = habits[CHANCE + position]
            worth.left[position] = habits[CHANCE_LEFT + position]
            worth.square[position] = habits[CHANCE_SQUARED + position]
        worth.imposter = habits[IMPOSTER]
        worth.imposter_left = habits[IMPOSTER_LEFT]
        worth.dish = max(0.0, habits[DISH])
        arrivals.reach = max(LEAST, habits[REACH])
        arrivals.lies = max(LEAST, habits[LIES])
        arrivals.stays = min(MOST, max(LEAST, habits[STAYS]))
        arrivals.comes_back = min(1.0, max(0.0, habits[COMES_BACK]))
        arrivals.hurry = max(0.0, habits[HURRY])
