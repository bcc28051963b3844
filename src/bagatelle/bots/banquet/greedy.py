"""The greedy bot of the Banquet: takes and serves what promises the most points.

It weighs a table by what each of its own nobles will probably still bring, and looks no further
than the end of its turn. It plans a turn as a whole, and again at each of its decisions.
"""

from __future__ import annotations

from typing import NamedTuple

from bagatelle.bots.banquet.prospects import prospects
from bagatelle.bots.banquet.supply import Supply, supply_of
from bagatelle.bots.bot import ThinkingBot
from bagatelle.games.banquet import demands, moves
from bagatelle.games.banquet.frames import CLEAR, TAKE
from bagatelle.games.banquet.game import Banquet
from bagatelle.games.banquet.rules import BanquetRules
from bagatelle.games.banquet.state import (
    COUNT,
    COURSE,
    NOBLES,
    NONE,
    PLATES,
    SATISFIED,
    SIDEBOARD,
    TAKEN,
    TRAY,
    noble_at,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.perspective import Perspective
from bagatelle.kernel.table import Table

VICTORY = 100.0
"""What the sixth noble is worth beside its points: it wins at once (BQ-END-11)."""

IMPOSTER = 0.4
"""What it is worth to keep the imposter while there are turns enough in which it may do better."""

TURNS_ENOUGH = 5

DISH = 0.002
"""What a dish under a noble is worth when points are equal (BQ-END-09)."""


class GreedyBot(ThinkingBot):
    """Plays for the most points that it may expect at the end of its turn."""

    def think(self, perspective: Perspective, legal: list[int]) -> int:
        game = perspective.game
        assert isinstance(game, Banquet)
        # What is imagined here is true: on this table nobody knows more than anybody else.
        table = perspective.imagine(self._chooser)
        turn = Turn(game.rules, table, perspective.seat)
        kind = agenda.kind_of(table, agenda.top(table))
        if kind == TAKE:
            return max(legal, key=turn.worth_of_taking)
        if kind == CLEAR:
            return next((move for move in legal if turn.is_better_cleared(move)), moves.DONE)
        return turn.first_service([dish for dish in table[TRAY : TRAY + TAKEN] if dish != NONE])


class Service(NamedTuple):
    """Dishes for one noble in the order of serving, and what they make of it."""

    worth: float
    satisfies: bool
    plates: tuple[int, ...]


class Guest:
    """One of the seat's open nobles in this turn."""

    def __init__(self, rules: BanquetRules, supply: Supply, t: Table, at: int, number: int) -> None:
        box = rules.box
        self.number = number
        self._t = t
        self._at = at + PLATES
        self._demand = box.demands[number]
        self._colour = box.colours[number]
        self._courses = [course * COURSE for course in range(box.courses[number])]
        self._points = int(box.points[number])
        self._prospects = prospects(supply, self._demand, self._colour)
        self._known: dict[tuple[tuple[int, ...], tuple[int, ...]], Service | None] = {}
        self._plates = tuple(t[self._at : self._at + t[at + COUNT]])
        self._worth_when_empty = self._worth_of(())
        self.is_better_empty = self._worth_of(self._plates) < self._worth_when_empty
        self.as_it_is = Service(self._worth_after(self._plates), False, ())

    def best_service(self, dishes: tuple[int, ...]) -> Service | None:
        """How to serve all these dishes; None if the noble is satisfied before the last."""
        return self._serve(self._plates, dishes)

    def move(self, plate: int) -> int:
        """The move that serves a dish to this noble."""
        if len(self._courses) == 1:
            return moves.serve_move(plate, self.number)
        return moves.serve_course_move(plate % COURSE, self.number, plate // COURSE)

    def _serve(self, plates: tuple[int, ...], dishes: tuple[int, ...]) -> Service | None:
        key = plates, dishes
        if key not in self._known:
            ways = [
                service
                for dish in dishes
                for course in self._courses
                if (service := self._serve_first(plates, dish, course, dishes)) is not None
            ]
            self._known[key] = max(ways, default=None)
        return self._known[key]

    def _serve_first(
        self, plates: tuple[int, ...], dish: int, course: int, dishes: tuple[int, ...]
    ) -> Service | None:
        plate = dish + course
        rest = tuple(other for other in dishes if other != dish)
        after = (*plates, plate)
        verdict = self._judge(after)
        if verdict == demands.COMPLETE:
            return None if rest else Service(float(self._points), True, (plate,))
        if verdict == demands.DEAD:
            after = ()
        if not rest:
            return Service(self._worth_after(after), False, (plate,))
        then = self._serve(after, rest)
        return None if then is None else Service(then.worth, then.satisfies, (plate, *then.plates))

    def _judge(self, plates: tuple[int, ...]) -> int:
        for place, plate in enumerate(plates):
            self._t[self._at + place] = plate
        return self._demand.judge(self._t, self._at, len(plates), self._colour)

    def _worth_after(self, plates: tuple[int, ...]) -> float:
        """The worth after the turn, at the end of which the noble can be cleared."""
        return max(self._worth_of(plates), self._worth_when_empty)

    def _worth_of(self, plates: tuple[int, ...]) -> float:
        """The points to be expected from the noble with these dishes."""
        return self._points * self._prospects.of(plates) + DISH * len(plates)


class Turn:
    """What a seat can make of its turn."""

    def __init__(self, rules: BanquetRules, t: Table, seat: int) -> None:
        self._rules = rules
        self._t = t
        self._supply = supply_of(rules, t)
        self._guests = [
            Guest(
                rules,
                self._supply,
                t,
                noble_at(seat, position),
                rules.icons[seat] * NOBLES + position,
            )
            for position in range(NOBLES)
            if not t[noble_at(seat, position) + SATISFIED]
        ]

    def worth_of_taking(self, way: int) -> float:
        cells = self._rules.box.ways[way * TAKEN : (way + 1) * TAKEN]
        worth, _ = self._best_plan([self._t[SIDEBOARD + cell] for cell in cells])
        return worth - (self._worth_of_imposter() if way >= moves.TAKE_IMPOSTER else 0.0)

    def first_service(self, dishes: list[int]) -> int:
        """The first move of the best way to serve the dishes in hand."""
        _, plan = self._best_plan(dishes)
        return plan[0]

    def is_better_cleared(self, move: int) -> bool:
        return any(
            guest.is_better_empty and move == moves.CLEAR_NOBLE + guest.number
            for guest in self._guests
        )

    def _best_plan(self, dishes: list[int]) -> tuple[float, list[int]]:
        """Every dish goes to some noble, and each noble gets its dishes in the best order."""
        everything = (1 << len(dishes)) - 1
        subsets = [
            tuple(dish for bit, dish in enumerate(dishes) if some >> bit & 1)
            for some in range(everything + 1)
        ]
        best: dict[tuple[int, bool], tuple[float, list[int]]] = {(0, True): (0.0, [])}
        for guest in self._guests:
            before, best = best, {}
            for (served, all_satisfied), (worth, plan) in before.items():
                for more, subset in enumerate(subsets):
                    if more & served:
                        continue
                    service = guest.best_service(subset) if subset else guest.as_it_is
                    if service is None:
                        continue
                    key = served | more, all_satisfied and service.satisfies
                    if key not in best or best[key][0] < worth + service.worth:
                        best[key] = (
                            worth + service.worth,
                            plan + [guest.move(plate) for plate in service.plates],
                        )
        return max(
            (worth + VICTORY * wins, plan)
            for (served, wins), (worth, plan) in best.items()
            if wins or served == everything
        )

    def _worth_of_imposter(self) -> float:
        return IMPOSTER * min(1.0, 1 / (TURNS_ENOUGH * self._supply.end))
