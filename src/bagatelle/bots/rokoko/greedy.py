"""The greedy bot of Rokoko: in each turn it plays for the table that promises most.

It looks through its main action to the end, weighs the table it would have then, and adds what the
bonus to come is roughly worth. What it does not know it imagines.
"""

from __future__ import annotations

from bagatelle.bots.rokoko.worth import WORKER, worth
from bagatelle.games.rokoko import bonuses, effects, moves, state
from bagatelle.games.rokoko.game import Rokoko
from bagatelle.games.rokoko.rules import RokokoRules
from bagatelle.kernel import agenda
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events, Silence
from bagatelle.kernel.perspective import Perspective
from bagatelle.kernel.table import Table

LIVRE = 0.3
BONUS = {
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

TILES_LOOKED_AT = 2
"""How many ways to pay are looked into; which tiles go matters less than that they do."""


class GreedyBot:
    """Plays for the best table at the end of each action."""

    def __init__(self, chooser: Dealer) -> None:
        self._chooser = chooser

    def choose(self, perspective: Perspective) -> int:
        legal = perspective.moves
        if len(legal) == 1:
            return legal[0]
        game = perspective.game
        assert isinstance(game, Rokoko)
        table = perspective.imagine(self._chooser)
        plan = Plan(game.rules, perspective.seat, self._chooser)
        if moves.PICK_WORKER <= legal[0] < moves.PLAY_WORKER:
            return max(legal, key=lambda move: plan.worth_of_worker(table, move))
        return max(legal, key=lambda move: plan.worth_of(table, move))


class Plan:
    """Thoughts about one decision."""

    def __init__(self, rules: RokokoRules, seat: int, chooser: Dealer) -> None:
        self._rules = rules
        self._box = rules.box
        self._seat = seat
        self._chooser = chooser
        self._silence: Events = Silence()

    def worth_of(self, t: Table, move: int) -> float:
        """What the table is worth after a move and the best that can follow in this action."""
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
        return max(self.worth_of(t, move) for move in legal)

    def _bonus_to_come(self, t: Table) -> float:
        frame = agenda.top(t)
        if agenda.kind_of(t, frame) != state.BONUS_STEP:
            return 0.0
        worker = int(agenda.value_of(t, frame) % bonuses.SEAT_OF_STEP)
        if not bonuses.is_usable(self._box, t, self._seat, worker):
            return 0.0
        return self._worth_of_bonus(t, worker)

    def _worth_of_bonus(self, t: Table, worker: int) -> float:
        things = self._box.things
        kind = things.worker_effect[things.effect(worker)]
        if kind in BONUS:
            return BONUS[kind]
        livres = int(bonuses.livres(self._box, t, self._seat, worker))
        return livres * LIVRE + int(bonuses.prestige(self._box, t, self._seat, worker))

    def worth_of_worker(self, t: Table, move: int) -> float:
        """A worker in hand: what his kind can do, and his bonus."""
        worker = move - moves.PICK_WORKER
        crown = self._box.things.worker_crown[worker]
        bonus = 0.0 if crown else self._worth_of_bonus(t, worker)
        return WORKER[self._box.things.worker_kind[worker]] + bonus
