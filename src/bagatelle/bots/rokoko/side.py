"""The side of a player, described in figures: what its final points may depend on."""

from typing import Final

from mypy_extensions import i64

from bagatelle.bots.rokoko import figures as fig
from bagatelle.bots.rokoko.jewelry import specialist_worth, staff_bonuses, trial_worth
from bagatelle.bots.rokoko.workers import worth_of_effect
from bagatelle.bots.search.floats import Floats
from bagatelle.games.rokoko import effects, halls, majorities, party, paying, state
from bagatelle.games.rokoko.box import Box
from bagatelle.games.rokoko.modules.jewelry_box import jeweller as places
from bagatelle.games.rokoko.modules.jewelry_box.jeweller import Jeweller
from bagatelle.kernel.bits import count, has
from bagatelle.kernel.table import Table

ENOUGH_MONEY: Final = 25
ENOUGH_BALES: Final = 5
THIN: Final = 7
"""A staff that is smaller plays its cards more often, and has fewer to choose from."""


class Side:
    """Describes sides of one game in one variant."""

    def __init__(self, box: Box, jeweller: Jeweller | None) -> None:
        self.box: Box = box
        self.jeweller: Jeweller | None = jeweller

    def describe(self, t: Table, who: i64, left: float, figures: Floats) -> None:
        """Write the figures of a player with so much of the game to come; they are zero before."""
        own, board, things = party.at(who), self.box.board, self.box.things
        soon = min(1.0, 3.0 * left)
        rounds_left = float(self.box.constants.rounds - t[state.ROUND])
        figures[fig.LEFT] = left
        figures[fig.LEFT_SQUARED] = left * left
        self._weigh_means(t, who, figures, left, soon)
        staff = party.staff_that_stays(t, who)
        size = count(staff)
        hand = t[own + party.HAND]
        again = rounds_left * float(self.box.constants.hand_size) / float(max(1, size))
        others: i64 = staff
        while others != 0:
            low: i64 = others & -others
            others ^= low
            worker: i64 = int(low).bit_length() - 1
            rank = things.worker_kind[worker]
            figures[fig.STAFF + rank] += left
            figures[fig.LEVEL] += float(things.worker_level[worker]) * left
            if things.worker_effect[worker] != effects.NONE:
                bonus = worth_of_effect(self.box, t, who, things.worker_effect[worker])
                figures[fig.BONUSES_LATER] += bonus * again
                if has(hand, worker):
                    figures[fig.BONUSES] += bonus
            if has(hand, worker):
                figures[fig.HAND + rank] += 1.0
        if size < THIN:
            figures[fig.THIN_STAFF] = float(THIN - size) * left
        funded = t[own + party.DECORATIONS]
        incomes = rounds_left + 1.0
        if funded & board.of_kind[state.UPPER] != 0:
            figures[fig.UPPER] = incomes * (float(count(funded)) + left)
        if funded & board.of_kind[state.LOWER] != 0:
            figures[fig.LOWER] = incomes * (float(count(t[own + party.GUESTS])) + 2.0 * left)
        figures[fig.STATUE] = float(count(funded & board.of_kind[state.STATUE])) * left
        lit = count(funded & board.of_kind[state.FIREWORKS])
        figures[fig.FIREWORKS] = float(lit) * left
        figures[fig.MUSICIAN] = float(count(funded & board.of_kind[state.MUSICIAN])) * left
        figures[fig.DECORATIONS] = float(count(funded)) * left
        self._weigh_ball(t, who, figures, left, lit)
        if self.jeweller is not None:
            self._weigh_jewels(self.jeweller, t, who, figures, left)

    def _weigh_means(self, t: Table, who: i64, figures: Floats, left: float, soon: float) -> None:
        """Money, silk and trimmings, and what can be made of them."""
        own, things = party.at(who), self.box.things
        money = t[own + party.MONEY]
        figures[fig.MONEY] = float(min(money, ENOUGH_MONEY)) * soon
        figures[fig.MONEY_LEFT] = float(min(money, ENOUGH_MONEY)) * left
        figures[fig.SPARE_MONEY] = float(max(0, money - ENOUGH_MONEY)) * soon
        for colour in range(state.COLOURS):
            silk = t[own + party.SILK + colour]
            figures[fig.SILK + colour] = float(min(silk, ENOUGH_BALES)) * soon
        yarn, lace = t[own + party.YARN], t[own + party.LACE]
        figures[fig.YARN] = float(min(yarn, 4)) * soon
        figures[fig.LACE] = float(min(lace, 4)) * soon
        figures[fig.TRIMMING_PAIR] = float(min(yarn, lace)) * soon
        best, nearest = 0.0, 4.0
        ready: i64 = 0
        bales = paying.kept_bales(t, who)
        for window in range(state.WINDOWS, state.WINDOWS + self.box.board.windows):
            dress = t[window]
            if dress == state.NONE:
                continue
            missing = paying.missing(self.box, dress, effects.NONE, bales)
            missing += max(0, things.dress_yarn[dress] - yarn)
            missing += max(0, things.dress_lace[dress] - lace)
            if missing == 0:
                ready += 1
                best = max(best, float(things.dress_prestige[dress]))
            nearest = min(nearest, float(missing))
        figures[fig.READY] = float(min(ready, 3)) * soon
        figures[fig.READY_PRESTIGE] = best * soon
        figures[fig.NEARLY] = nearest * soon

    def _weigh_ball(self, t: Table, who: i64, figures: Floats, left: float, lit: i64) -> None:
        """Dresses at the ball, majorities, favour."""
        own, board = party.at(who), self.box.board
        present: i64 = 0
        leads: i64 = 0
        for hall in range(state.HALLS):
            if halls.is_present(self.box, t, who, hall):
                present += 1
                leads += majorities.hall_points(self.box, t, who, hall)
        everywhere = False
        free = False
        for place in range(len(board.all_halls)):
            owner = t[state.ALL_HALLS + place]
            if owner == who:
                everywhere = True
            elif owner == state.NONE:
                free = True
        if everywhere:
            figures[fig.EVERYWHERE] = left
        elif free:
            figures[fig.PRESENT] = float(present) * left
        guests = t[own + party.GUESTS]
        figures[fig.GUESTS] = float(count(guests)) * left
        figures[fig.MAJORITIES] = float(leads) * left
        figures[fig.FIREWORKS_POINTS] = float(majorities.fireworks_points(self.box, t, who)) * left
        royal = count(guests & board.hall_spaces[board.terrace_hall])
        figures[fig.ROYAL] = float(max(0, royal - lit)) * left
        dressed: i64 = 0
        for colour in range(state.COLOURS):
            if t[own + party.DRESSED + colour] > 0:
                dressed += 1
        figures[fig.COLOURS] = float(dressed) * left
        last = t[state.ROUND] == self.box.constants.rounds
        if t[state.FAVOUR] == who and not last:
            figures[fig.FAVOUR] = 1.0
        elif t[state.START_PLAYER] == who and t[state.FAVOUR] == state.NONE and not last:
            figures[fig.FIRST] = 1.0

    def _weigh_jewels(
        self, jeweller: Jeweller, t: Table, who: i64, figures: Floats, left: float
    ) -> None:
        incomes = float(self.box.constants.rounds - t[state.ROUND] + 1)
        jewels = count(t[jeweller.own(who) + places.JEWELS])
        figures[fig.JEWELS] = float(jewels) * incomes
        if jeweller.may_buy(t, who):
            figures[fig.JEWELLER] = left
        figures[fig.TRIALS] = trial_worth(jeweller, t, who, left)
        figures[fig.SPECIALIST] = specialist_worth(jeweller, t, who, left)
        figures[fig.STAFF_BONUSES] = staff_bonuses(jeweller, t, who)
