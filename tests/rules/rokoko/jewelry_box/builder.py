"""A table with the Jewelry Box laid for a test, and the ball that is played on it.

>>> setting = lay().funded(0, "jeweler-1").offer(". . nul1 rcg1 ncl1").jewels(0, "rrg1")
>>> setting.marked(0, "J1 J4").specialist(0, "sa-4").begin().marks(0)
'J1 J4'

Jewels: ncl blue necklaces, nul green necklaces, rcg pink rings, rrg orange rings. What a test does
not name lies where it does no harm: the offer is empty, all jewels are in the bag, all new
journeymen and masters in their piles (as if the cards of the base game had gone back into the hire
stack), and everybody has one of the last specialists.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Self

from msgspec.structs import replace

from bagatelle.games.rokoko import party, state
from bagatelle.games.rokoko.components import Components, shipped
from bagatelle.games.rokoko.entries import Kind
from bagatelle.games.rokoko.game import Rokoko
from bagatelle.games.rokoko.modules.jewelry_box import jeweller
from bagatelle.games.rokoko.modules.jewelry_box.module import JewelryBoxModule
from bagatelle.games.rokoko.modules.jewelry_box.view import JewelryBoxView, TrialView
from bagatelle.games.rokoko.state import NONE
from bagatelle.kernel.bits import bit, has, members
from bagatelle.kernel.match import Match
from bagatelle.kernel.table import Table
from tests.rules.rokoko.builder import Ball, Setting, game_with
from tests.rules.rokoko.builder import final as play_last_turn

JEWELRY_BOX = "jewelry_box"
TRIALS = ("journeyman", "master")


def lay(
    players: int = 2,
    components: Components | None = None,
    modules: Sequence[str] = (JEWELRY_BOX,),
) -> JewelSetting:
    """A table for so many players, to be filled by what the test needs."""
    return JewelSetting(game_with(modules, players, components))


def box_of(game: Rokoko) -> JewelryBoxModule:
    """The Jewelry Box of a game."""
    return next(module for module in game.modules if isinstance(module, JewelryBoxModule))


class JewelSetting(Setting):
    """A table while it is laid."""

    def __init__(self, game: Rokoko) -> None:
        super().__init__(game)
        self.jeweller = box_of(game).jeweller
        self._trial_piles: dict[int, list[int]] = {}
        last = max(members(self.jeweller.figures.specialists))
        for seat in range(game.players):
            self._t[self.jeweller.own(seat) + jeweller.SPECIALIST] = last - seat

    def jewels(self, seat: int, jewels: str) -> Self:
        """Jewels that were bought long ago."""
        for jewel in self._things("jewel", jewels):
            self._t[self.jeweller.at + jeweller.BAG] &= ~bit(jewel)
            self._t[self.jeweller.own(seat) + jeweller.JEWELS] |= bit(jewel)
        return self

    def offer(self, jewels: str) -> Self:
        """The jewels on offer, from left to right; a dot is an empty space."""
        self._fill(self.jeweller.at + jeweller.ROW, "jewel", jewels)
        for jewel in self._things("jewel", jewels.replace(".", "")):
            self._t[self.jeweller.at + jeweller.BAG] &= ~bit(jewel)
        return self

    def jewel_bag(self, jewels: str) -> Self:
        """All jewels of the bag; those named nowhere have left the game."""
        self._t[self.jeweller.at + jeweller.BAG] = sum(
            bit(jewel) for jewel in self._things("jewel", jewels)
        )
        return self

    def candidate(self, seat: int, trial: str) -> Self:
        """In whose start area the token stands; without this, that of the journeyman trials."""
        self._t[self.jeweller.own(seat) + jeweller.AREA] = TRIALS.index(trial)
        return self

    def marked(self, seat: int, tasks: str) -> Self:
        """Tasks of one trial; the token stands in its start area."""
        for task in self._things("task", tasks):
            self._t[self.jeweller.own(seat) + jeweller.MARKS] |= bit(task)
            self.candidate(seat, TRIALS[self.jeweller.figures.task_trial[task]])
        return self

    def mastered(self, seat: int, times: int) -> Self:
        """How often the master trials were completed."""
        self._t[self.jeweller.own(seat) + jeweller.MASTERED] = times
        return self

    def specialist(self, seat: int, worker: str) -> Self:
        """The own specialist; it is hired if it is named in the staff, too."""
        (card,) = self._things("worker", worker)
        for other in range(self.game.players):
            place = self.jeweller.own(other) + jeweller.SPECIALIST
            if self._t[place] == card:
                self._t[place] = self._t[self.jeweller.own(seat) + jeweller.SPECIALIST]
        self._t[self.jeweller.own(seat) + jeweller.SPECIALIST] = card
        return self

    def trial_pile(self, trial: str, workers: str) -> Self:
        """All cards that are left in a pile."""
        self._trial_piles[TRIALS.index(trial)] = self._things("worker", workers)
        return self

    def begin(self) -> JewelBall:
        return JewelBall(super().begin().match)

    def begin_at(self, step: int, seed: str = "1") -> JewelBall:
        return JewelBall(super().begin_at(step, seed).match)

    def _lay_piles(self, t: Table) -> None:
        """Trial piles first: what lies in them is not in the hire stack."""
        elsewhere = {*self._hire_row, *(self._hires or ())}
        for seat in range(self.game.players):
            elsewhere |= {*members(party.staff_that_stays(t, seat))}
            own = self.jeweller.own(seat)
            if t[own + jeweller.SPECIALIST] in elsewhere:
                t[own + jeweller.HIRED] = 1
        stack = int(self.game.rules.box.things.hireable)
        for trial in range(jeweller.TRIALS):
            new = members(self.jeweller.figures.pile_cards[trial])
            pile = self._trial_piles.get(trial, [card for card in new if card not in elsewhere])
            t[self.jeweller.at + jeweller.PILE + trial] = sum(bit(card) for card in pile)
            stack &= ~t[self.jeweller.at + jeweller.PILE + trial]
        t[state.HIRE_STACK] = stack
        super()._lay_piles(t)


class JewelBall(Ball):
    """A match on a laid table."""

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.jeweller = box_of(self.game).jeweller

    def box(self, viewer: int | None = None) -> JewelryBoxView:
        """What is seen of the Jewelry Box."""
        view = self.view(viewer).modules[JEWELRY_BOX]
        assert isinstance(view, JewelryBoxView)
        return view

    def step(self) -> str | None:
        """What is asked now."""
        return self.view().step

    def offer(self) -> str:
        """The jewels on offer, from left to right."""
        return " ".join(
            space.jewel.id.partition(":")[2] if space.jewel else "." for space in self.box().row
        )

    def jewels(self, seat: int) -> str:
        """The jewels that a seat owns."""
        return " ".join(jewel.id.partition(":")[2] for jewel in self.box().players[seat].jewels)

    def trial(self, name: str) -> TrialView:
        return self.box().trials[TRIALS.index(name)]

    def area(self, seat: int) -> str:
        """The trial in whose start area the token of a seat stands."""
        (area,) = (name for name in TRIALS if seat in self.trial(name).candidates)
        return area

    def marks(self, seat: int) -> str:
        """The tasks that a seat has marked."""
        tasks = [task for trial in self.box().trials for task in trial.tasks]
        return " ".join(task.id.partition(":")[2] for task in tasks if seat in task.marked)

    def pile(self, trial: str) -> str:
        """The cards in a pile, which nobody sees but who looks through it."""
        cards = members(self.table[self.jeweller.at + jeweller.PILE + TRIALS.index(trial)])
        return " ".join(self.game.ids.by_domain["worker"][card] for card in cards)

    def jewel_bag(self) -> str:
        jewels = members(self.table[self.jeweller.at + jeweller.BAG])
        return " ".join(self.game.ids.by_domain["jewel"][jewel] for jewel in jewels)

    def everywhere(self) -> str:
        """All hireable and new workers that are still anywhere in the game, one by one."""
        t = self.table
        places = [t[state.HIRE_STACK]]
        places += [t[self.jeweller.at + jeweller.PILE + trial] for trial in range(jeweller.TRIALS)]
        for seat in range(self.game.players):
            places.append(party.staff_that_stays(t, seat) | t[party.at(seat) + party.LEAVING])
        row = [w for w in t[state.HIRE_ROW : state.HIRE_ROW + state.HIRE_SLOTS] if w != NONE]
        cards = [card for place in places for card in members(place)] + row
        base = int(bit(state.BASE_WORKERS)) - 1
        names = self.game.ids.by_domain["worker"]
        return " ".join(names[card] for card in sorted(cards) if not has(base, card))

    def owner(self, name: str) -> int | None:
        """Whose a decoration is."""
        for space in self.box().decorations:
            if space.id == f"decoration:{name}":
                return space.owner
        return super().owner(name)

    def staff(self, seat: int) -> int:
        return self.player(seat).staff


def final(setting: JewelSetting) -> JewelBall:
    """The last turn of the game: seat 0 plays base-1 and does nothing; then all is scored."""
    return JewelBall(play_last_turn(setting).match)


# ---------------------------------------------------------------------- other boxes


def with_offer(*prices: int, box: Components | None = None) -> Components:
    """The box with other prices of the jewels on offer, from left to right."""
    box = box or shipped()
    return replace(box, jewel_row=replace(box.jewel_row, cost=prices))


def with_jeweller(*prices: int, prestige: int = 0, box: Components | None = None) -> Components:
    """The box with other jeweller decorations for two and three players."""
    box = box or shipped()
    sides = box.jeweler
    first = sides.small.spaces[0]
    spaces = tuple(
        replace(first, id=f"jeweler-{number}", cost=price, prestige=prestige)
        for number, price in enumerate(prices, start=1)
    )
    return replace(box, jeweler=replace(sides, small=replace(sides.small, spaces=spaces)))


def with_ranks(ranks: Mapping[str, Kind], box: Components | None = None) -> Components:
    """The box with some workers of another rank."""
    box = box or shipped()
    return replace(
        box,
        base_employee=tuple(replace(w, kind=ranks.get(w.id, w.kind)) for w in box.base_employee),
        employee=tuple(replace(w, kind=ranks.get(w.id, w.kind)) for w in box.employee),
        journeyman=tuple(replace(w, kind=ranks.get(w.id, w.kind)) for w in box.journeyman),
    )
