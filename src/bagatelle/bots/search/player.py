"""Bots that have a mind: what a level thinks of a moment, as a plan for the turn."""

from __future__ import annotations

from time import monotonic

import msgspec

from bagatelle.bots.bot import Bot
from bagatelle.bots.search.lines import Line, Lines
from bagatelle.bots.search.mind import Mind
from bagatelle.bots.search.minds import mind_of
from bagatelle.bots.search.search import Search
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.game import Game
from bagatelle.kernel.perspective import Perspective
from bagatelle.kernel.table import Table

OFTEN = 1_000


class Level(msgspec.Struct, frozen=True):
    """How well somebody plays."""

    name: str
    playouts: int = 0
    """How many playouts a turn is worth; none: only tables are compared."""
    glances: int = 0
    """The playouts of a level without any, where tables tell nothing; none: the first thought."""
    keep: int = 8
    """So many lines are played on."""
    most: int = 3_000
    """So many lines of a turn are seen at all."""
    policy: bool = False
    """Plays by the first thought, without comparing turns."""
    slips: int = 0
    """How often in a thousand decisions something less good is done."""
    lapses: float = 0.0
    """How often in a whole game somebody who compares lines plays one without a thought."""
    seconds: float = 0.0
    """The longest that the thoughts of a plan may take, if it is a whole turn; 0: as long as the
    playouts take."""

    def hurried(self, times: int) -> Level:
        """The same person with so many times less to think. What they see at once stays.

        >>> Level("minister", playouts=2_048).hurried(10).playouts
        204
        """
        return msgspec.structs.replace(
            self,
            playouts=_part(self.playouts, times),
            glances=_part(self.glances, times),
            seconds=self.seconds / times,
        )


def _part(playouts: int, times: int) -> int:
    return max(1, playouts // times) if playouts else 0


class MindedBot(Bot):
    """Plays a game at a level."""

    def __init__(self, chooser: Dealer, level: Level) -> None:
        self.level = level
        self._chooser = chooser
        self._deadline = 0.0
        """When the plan must stand, by ``time.monotonic``; 0 if there is time enough."""
        self._mind: tuple[Game, Mind] | None = None

    def choose(self, perspective: Perspective) -> int:
        return self.plan(perspective)[0]

    def plan(self, perspective: Perspective) -> list[int]:
        """The moves of a turn, until it ends or something comes to light."""
        self._start_clock(perspective)
        plan: list[int] = []
        now: Perspective | None = perspective
        while now is not None:
            made = len(plan)
            for move in self._line(now):
                if now is None or move not in now.moves:
                    break
                plan.append(move)
                now = now.after(move)
            if len(plan) == made:
                raise RuntimeError(f"the line of {self.level.name} begins with an illegal move")
        return plan

    def _start_clock(self, perspective: Perspective) -> None:
        """All decisions of the plan share one clock; a plan that begins in mid-turn has less."""
        self._deadline = 0.0
        if self.level.seconds and self.minds_the_clock:
            share = self._mind_of(perspective.game).share(perspective.table, perspective.seat)
            self._deadline = monotonic() + self.level.seconds * share

    def _line(self, perspective: Perspective) -> list[int]:
        legal = perspective.moves
        if len(legal) == 1:
            return legal
        mind = self._mind_of(perspective.game)
        slip = self._chooser.below(OFTEN) < self.level.slips + self._lapses(mind)
        t = perspective.imagine(self._chooser)
        if slip:
            return self._slip(mind, t, perspective.seat, legal)
        playouts = self.level.playouts
        tells = mind.tells(t, perspective.seat)
        if not tells:
            playouts = max(playouts, self.level.glances)
        if self.level.policy or (playouts == 0 and not tells):
            mind.begin()
            return [int(mind.policy(t, perspective.seat, self._chooser))]
        return self._best(mind, t, perspective.seat, playouts).moves

    def _lapses(self, mind: Mind) -> int:
        """How often in a thousand: a game with fewer turns has no fewer lapses."""
        return round(OFTEN * self.level.lapses / int(mind.turns))

    def _slip(self, mind: Mind, t: Table, seat: int, legal: list[int]) -> list[int]:
        """Anything that can be done."""
        if self.level.policy:
            return [legal[self._chooser.below(len(legal))]]
        lines = Lines(mind, seat, self.level.most).look(t)
        return lines[self._chooser.below(len(lines))].moves

    def _best(self, mind: Mind, t: Table, seat: int, playouts: int) -> Line:
        search = Search(mind, seat, str(self._chooser.below(1 << 32)))
        search.deadline = self._deadline
        return search.best(t, playouts * int(mind.pace), self.level.keep, self.level.most)

    def _mind_of(self, game: Game) -> Mind:
        if self._mind is None or self._mind[0] is not game:
            self._mind = game, mind_of(game)
        return self._mind[1]
