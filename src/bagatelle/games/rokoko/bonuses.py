"""The bonus of a worker: whether it is asked for, used or waived (section 2.16).

What each kind of effect does stands in ``gains``, ``bargains`` and ``extra_actions``.
"""

from typing import Final

from mypy_extensions import i64

from bagatelle.games.rokoko import effects, frames, hints
from bagatelle.games.rokoko.actions import MainAction
from bagatelle.games.rokoko.box import Box, BoxChapter
from bagatelle.games.rokoko.events import BONUS_USED, BONUS_WAIVED
from bagatelle.games.rokoko.moves import PASS, SKIP, USE
from bagatelle.games.rokoko.state import TURN_OF
from bagatelle.kernel import agenda
from bagatelle.kernel.chapter import NO_HINT, Chapter, Hint
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table

BONUS_UNUSABLE: Final = 80
ONE_MAIN_ACTION: Final = 81
USE_OR_SKIP: Final = 82

REASONS: dict[int, str] = {
    BONUS_UNUSABLE: "RK-BONUS-GEN-07 bonus-unusable",
    ONE_MAIN_ACTION: "RK-P3-07 one-main-action",
    USE_OR_SKIP: "RK-BONUS-GEN-01 use-or-skip",
}


def push_step(box: Box, t: Table, worker: i64) -> None:
    """The bonus of a worker is to come, for the party whose turn it is."""
    bonus = effects.granted(box.things.worker_effect[worker], worker)
    agenda.push(t, frames.BONUS_STEP, agenda.TABLE, bonus)


class BeginBonus(BoxChapter):
    """Ask whether it is to be used, unless all can see that there is nothing to use."""

    def proceed(self, t: Table, value: i64, dealer: Dealer, events: Events) -> None:
        effect, card, seat = effects.effect_in(value), effects.card_in(value), t[TURN_OF]
        if self.box.kind_of(effect).seems_usable(t, seat, effect, card):
            agenda.push(t, frames.BONUS, seat, value)


class UseBonus(Chapter):
    """A bonus may always be waived (RK-BONUS-GEN-01)."""

    def __init__(self, box: Box, actions: list[MainAction]) -> None:
        self.box: Box = box
        self.actions: list[MainAction] = actions

    def legal(self, t: Table, seat: i64, value: i64, moves: Table) -> i64:
        found: i64 = 0
        if self._is_usable(t, seat, value):
            moves[0] = USE
            found = 1
        moves[found] = SKIP
        return found + 1

    def why_not(self, t: Table, seat: i64, value: i64, move: i64) -> i64:
        if move == SKIP:
            return 0
        if move == USE:
            return 0 if self._is_usable(t, seat, value) else BONUS_UNUSABLE
        for action in self.actions:
            if action.move == move:
                return ONE_MAIN_ACTION
        return ONE_MAIN_ACTION if move == PASS else USE_OR_SKIP

    def hint(self, t: Table, seat: i64, value: i64, move: i64) -> Hint:
        effect = effects.effect_in(value)
        livres, prestige = self.box.livres(t, seat, effect), self.box.prestige(t, seat, effect)
        if move == USE and livres + prestige > 0:
            return hints.GAIN, livres, prestige
        return NO_HINT

    def decide(
        self, t: Table, seat: i64, value: i64, move: i64, dealer: Dealer, events: Events
    ) -> None:
        agenda.pop(t)
        effect, card = effects.effect_in(value), effects.card_in(value)
        if move == SKIP:
            events.public(BONUS_WAIVED, seat, card)
        else:
            events.public(BONUS_USED, seat, card)
            self.box.kind_of(effect).use(t, seat, effect, card, dealer, events)

    def _is_usable(self, t: Table, seat: i64, value: i64) -> bool:
        effect = effects.effect_in(value)
        return self.box.kind_of(effect).is_usable(t, seat, effect, effects.card_in(value))
