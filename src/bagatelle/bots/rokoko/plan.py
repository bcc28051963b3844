"""Looking through an action to its end, and weighing the table one would have then."""

from typing import Final

from mypy_extensions import i64

from bagatelle.bots.rokoko.jewelry import jeweller_of, worth_for_trials
from bagatelle.bots.rokoko.workers import worth_of_effect, worth_of_rank
from bagatelle.bots.rokoko.worth import worth
from bagatelle.games.rokoko import effects, frames, moves
from bagatelle.games.rokoko.box import Box
from bagatelle.games.rokoko.modules.jewelry_box.jeweller import Jeweller
from bagatelle.games.rokoko.rules import RokokoRules
from bagatelle.kernel import agenda
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events, NoEvents
from bagatelle.kernel.table import Table

AFTER_THE_ACTION: Final = (frames.BONUS_STEP, frames.END_TURN_STEP, frames.TURN_STEP)
"""Steps before which the table is weighed."""

TILES_LOOKED_AT: Final = 2
"""How many ways to pay are looked into; which tiles go matters less than that they do."""


class Plan:
    """Thoughts of one seat about one decision."""

    def __init__(self, rules: RokokoRules, seat: int, chooser: Dealer) -> None:
        self._rules: RokokoRules = rules
        self._box: Box = rules.box
        self._jeweller: Jeweller | None = jeweller_of(rules)
        self._seat: i64 = seat
        self._chooser: Dealer = chooser
        self._no_events: Events = NoEvents()

    def best_move(self, t: Table) -> int:
        """The move that promises most; the first of several."""
        legal = self._rules.legal(t, self._seat)
        best: int = legal[0]
        most: float = self.worth_of(t, best)
        for move in legal[1:]:
            promised = self.worth_of(t, move)
            if promised > most:
                best, most = move, promised
        return best

    def worth_of(self, t: Table, move: i64) -> float:
        """What the table is worth after a move and the best that can follow in this action."""
        if move < moves.PLAY_WORKER:
            return self._worth_of_worker(t, move - moves.PICK_WORKER)
        after = t[:]
        self._rules.decide(after, self._seat, move, self._chooser, self._no_events)
        return self._best(after)

    def _best(self, t: Table) -> float:
        while agenda.goes_on(t):
            if agenda.kind_of(t, agenda.top(t)) in AFTER_THE_ACTION:
                now = worth(self._rules, self._jeweller, t, self._seat)
                return now + self._bonus_to_come(t)
            self._rules.proceed(t, self._chooser, self._no_events)
        frame = agenda.frame_of(t, self._seat)
        legal = self._rules.legal(t, self._seat)
        if agenda.kind_of(t, frame) == frames.PAY:
            legal = legal[:TILES_LOOKED_AT]
        most = self.worth_of(t, legal[0])
        for move in legal[1:]:
            most = max(most, self.worth_of(t, move))
        return most

    def _bonus_to_come(self, t: Table) -> float:
        frame = agenda.top(t)
        if agenda.kind_of(t, frame) != frames.BONUS_STEP:
            return 0.0
        value = agenda.value_of(t, frame)
        effect, card = effects.effect_in(value), effects.card_in(value)
        if not self._box.kind_of(effect).is_usable(t, self._seat, effect, card):
            return 0.0
        return worth_of_effect(self._box, t, self._seat, effect)

    def _worth_of_worker(self, t: Table, worker: i64) -> float:
        """A worker in hand: what his kind can do, and his bonus."""
        things = self._box.things
        bonus = worth_of_effect(self._box, t, self._seat, things.worker_effect[worker])
        if self._jeweller is not None:
            bonus += worth_for_trials(self._jeweller, t, self._seat, worker)
        return worth_of_rank(things.worker_kind[worker]) + bonus
