"""Looking through an action to its end, and weighing the table one would have then."""

from typing import Final

from mypy_extensions import i64

from bagatelle.bots.rokoko.worth import worth, worth_of_kind
from bagatelle.games.rokoko import bonuses, effects, moves, state
from bagatelle.games.rokoko.box import Box
from bagatelle.games.rokoko.rules import RokokoRules
from bagatelle.kernel import agenda
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events, Silence
from bagatelle.kernel.table import Table

LIVRE: Final = 0.3
BONUS: Final = {
    effects.TRIMMING: 0.5,
    effects.BLIND: 0.9,
    effects.MORE_RESOURCES: 0.9,
    effects.MORE_TAILORING: 4.0,
    effects.MORE_FUNDING: 3.0,
    effects.DEPUTE_FOR_BONUS: 0.0,
    effects.DEPUTE_FOR_PAY: 0.5,
    effects.EXCHANGE: 1.0,
    effects.SILK: 0.5,
}
"""What a bonus is roughly worth before it is looked into."""

TILES_LOOKED_AT: Final = 2
"""How many ways to pay are looked into; which tiles go matters less than that they do."""


class Plan:
    """Thoughts of one seat about one decision."""

    def __init__(self, rules: RokokoRules, seat: int, chooser: Dealer) -> None:
        self._rules: RokokoRules = rules
        self._box: Box = rules.box
        self._seat: i64 = seat
        self._chooser: Dealer = chooser
        self._silence: Events = Silence()

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
        self._rules.decide(after, self._seat, move, self._chooser, self._silence)
        return self._best(after)

    def _best(self, t: Table) -> float:
        while agenda.goes_on(t):
            if agenda.kind_of(t, agenda.top(t)) != state.HALLS_STEP:
                return worth(self._box, t, self._seat) + self._bonus_to_come(t)
            self._rules.proceed(t, self._chooser, self._silence)
        frame = agenda.frame_of(t, self._seat)
        legal = self._rules.legal(t, self._seat)
        if agenda.kind_of(t, frame) == state.PAY:
            legal = legal[:TILES_LOOKED_AT]
        most = self.worth_of(t, legal[0])
        for move in legal[1:]:
            most = max(most, self.worth_of(t, move))
        return most

    def _bonus_to_come(self, t: Table) -> float:
        frame = agenda.top(t)
        if agenda.kind_of(t, frame) != state.BONUS_STEP:
            return 0.0
        worker = agenda.value_of(t, frame) % bonuses.SEAT_OF_STEP
        if not bonuses.is_usable(self._box, t, self._seat, worker):
            return 0.0
        return self._worth_of_bonus(t, worker)

    def _worth_of_bonus(self, t: Table, worker: i64) -> float:
        things = self._box.things
        kind = int(things.worker_effect[things.effect(worker)])
        if kind in BONUS:
            return BONUS[kind]
        livres = float(bonuses.livres(self._box, t, self._seat, worker))
        return livres * LIVRE + float(bonuses.prestige(self._box, t, self._seat, worker))

    def _worth_of_worker(self, t: Table, worker: i64) -> float:
        """A worker in hand: what his kind can do, and his bonus."""
        crown = self._box.things.worker_crown[worker] == 1
        bonus = 0.0 if crown else self._worth_of_bonus(t, worker)
        return worth_of_kind(self._box.things.worker_kind[worker]) + bonus
