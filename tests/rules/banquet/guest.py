"""One noble at a real table, served dish by dish through the engine.

The table is that of a two-player match; a serve step for one chosen dish is put on its agenda, as
often as a story needs it. Everything else on the table is as the rules have it, and the game's
invariants are checked after every dish.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import permutations

from bagatelle.games.banquet.demands import COMPLETE, DEAD, OPEN
from bagatelle.games.banquet.frames import SERVE
from bagatelle.games.banquet.game import Banquet
from bagatelle.games.banquet.state import (
    CELLS,
    COURSE,
    DISCARDED,
    DISHES,
    IN_PILE,
    IN_PLAY,
    NONE,
    PACK,
    PACKS,
    PLATES,
    SIDEBOARD,
    TRAY,
    WHERE,
    noble_at,
)
from bagatelle.games.banquet.view import BanquetView, NobleView
from bagatelle.kernel import agenda
from bagatelle.kernel.choice import Choice
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import NoEvents
from bagatelle.kernel.rules import start
from bagatelle.kernel.table import Table

STATUS = {COMPLETE: "done", DEAD: "dead", OPEN: "open"}
COURSES = {"f": "falling", "r": "rising"}


def side_of(requirement: str) -> str:
    return "masked" if requirement.startswith("M") else "unmasked"


@cache
def game_with(side: str, icon: str) -> Banquet:
    """A game for two in which the first seat has this icon."""
    other = "B" if icon == "A" else "A"
    return Banquet(2, {"side": side, "icons": icon + other})


def serve(requirement: str, dishes: str, icon: str = "A") -> str:
    """The status after each dish, as the vectors of the rules write it.

    >>> serve("U1", "G7 B8 B8")
    'open dead open'
    """
    guest = Guest(requirement, icon)
    return " ".join(guest.serve(dish) for dish in dishes.split())


def in_every_order(requirement: str, dishes: str) -> set[str]:
    """All that can be said when the same dishes are served in every order."""
    return {serve(requirement, " ".join(order)) for order in permutations(dishes.split())}


class Guest:
    """The noble of the first seat that has this requirement."""

    def __init__(self, requirement: str, icon: str = "A") -> None:
        self.game = game_with(side_of(requirement), icon)
        self.table = start(self.game.rules, Dealer("guest"), NoEvents())
        nobles = self._view.players[0].nobles
        self.position = [noble.requirement for noble in nobles].index(requirement)

    @property
    def noble(self) -> NobleView:
        return self._view.players[0].nobles[self.position]

    def serve(self, word: str) -> str:
        """Serve one dish (``V9``, or ``V9f`` for the falling course) and say what came of it."""
        name, course = word.rstrip("fr"), COURSES.get(word[-1])
        before = [dish.id for dish in self.noble.dishes]
        self._play(name, course)
        noble, after = self.noble, [dish.id for dish in self.noble.dishes]
        served = [*before, f"dish:{name}"]
        if noble.satisfied:
            assert after == []
            self._assert_discarded(served)
            return "done"
        if after:
            assert after == served, "the order of serving is kept"
            self._assert_course(f"dish:{name}", course)
            return "open"
        self._assert_discarded(served)
        return "dead"

    @property
    def _view(self) -> BanquetView:
        return self.game.public_view(self.table)

    def _play(self, name: str, course: str | None) -> None:
        t, rules = self.table, self.game.rules
        dish = self.game.ids.number(f"dish:{name}")
        assert dish is not None, name
        put_on_tray(t, dish)
        agenda.push(t, SERVE, 0)
        noble = self.noble.id.partition(":")[2]
        where = f"noble:{noble}" if course is None else f"course:{noble}.{course}"
        move = self.game.move(Choice("serve", (f"dish:{name}", where)))
        assert move in rules.legal(t, 0), "any dish may go to any noble that is not satisfied"
        rules.decide(t, 0, move, Dealer("nothing is drawn while serving"), NoEvents())
        assert self.game.broken_invariants(t) == []

    def _assert_discarded(self, dishes: list[str]) -> None:
        assert set(dishes) <= {dish.id for dish in self._view.discards}

    def _assert_course(self, dish: str, course: str | None) -> None:
        held = {line.direction: line.dishes for line in self.noble.courses}
        if course is not None:
            assert held[course][-1].id == dish


class Judge:
    """The engine asked about dishes that lie under the noble of icon A with this requirement."""

    def __init__(self, requirement: str) -> None:
        guest = Guest(requirement)
        self.requirement = requirement
        self.colour = (guest.noble.colour or "none")[0].upper()
        self._table = guest.table
        self._plates = noble_at(0, guest.position) + PLATES
        self._demand = guest.game.rules.box.demands[guest.position]
        self._numbers = {dish: n for n, dish in enumerate(guest.game.ids.by_domain["dish"])}
        letters = [kind.letter for kind in guest.game.components.types]
        self._colours = {letter: number for number, letter in enumerate(letters)}

    def judge(self, words: Sequence[str], colour: str = "") -> str:
        """The status for dishes as the vectors write them, if the noble has this colour."""
        for place, word in enumerate(words):
            course = COURSE if word.endswith("r") else 0
            self._table[self._plates + place] = self._numbers[word.rstrip("fr")] + course
        number = self._colours.get(colour or self.colour, NONE)
        return STATUS[int(self._demand.judge(self._table, self._plates, len(words), number))]


def put_on_tray(t: Table, dish: int) -> None:
    """Bring a dish to the empty tray, wherever it is; a cell it leaves gets one from the pile."""
    assert t[TRAY] == NONE
    if t[WHERE + dish] == IN_PLAY:
        cells = list(t[SIDEBOARD : SIDEBOARD + CELLS])
        assert dish in cells, "a dish under a noble is never moved (BQ-SERVE-05)"
        other = next(dish for dish in range(DISHES) if t[WHERE + dish] == IN_PILE)
        _leave_pile(t, other)
        t[SIDEBOARD + cells.index(dish)] = other
    elif t[WHERE + dish] == DISCARDED:
        t[WHERE + dish] = IN_PLAY
    else:
        _leave_pile(t, dish)
    t[TRAY] = dish


def _leave_pile(t: Table, dish: int) -> None:
    t[WHERE + dish] = IN_PLAY
    t[next(PACK + pack for pack in range(PACKS) if t[PACK + pack] > 0)] -= 1
