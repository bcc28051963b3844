"""Makes the views of the Jewelry Box: whoever may see what of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bagatelle.games.rokoko import state
from bagatelle.games.rokoko.entries import COLOUR_IDS
from bagatelle.games.rokoko.modules.jewelry_box import jeweller, rows, specialists
from bagatelle.games.rokoko.modules.jewelry_box.components import SpecialApprentice
from bagatelle.games.rokoko.modules.jewelry_box.labels import condition
from bagatelle.games.rokoko.modules.jewelry_box.view import (
    JewelCountView,
    JewelKind,
    JewelryBoxView,
    JewelryPlayerView,
    JewelSpaceView,
    JewelView,
    ProgressView,
    SpecialistState,
    SpecialistView,
    TaskView,
    TrialView,
)
from bagatelle.games.rokoko.modules.jewelry_box.words import CONDITIONS
from bagatelle.games.rokoko.state import NONE
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import count, has, members
from bagatelle.kernel.message import Message

if TYPE_CHECKING:
    from bagatelle.games.rokoko.contents import Contents
    from bagatelle.games.rokoko.modules.jewelry_box.components import Jewel
    from bagatelle.games.rokoko.modules.jewelry_box.jeweller import Jeweller
    from bagatelle.games.rokoko.view import WorkerView
    from bagatelle.games.rokoko.views import ViewMaker
    from bagatelle.kernel.table import Table
    from bagatelle.kernel.views import OwnPart


class JewelryViews:
    """Draws the views of one game."""

    def __init__(self, own: Jeweller, contents: Contents) -> None:
        self._jeweller = own
        self._contents = contents
        self._components = contents.components

    def public_view(self, t: Table, views: ViewMaker) -> JewelryBoxView:
        own = self._jeweller
        jewel = t[own.at + jeweller.WITH_DRESS]
        return JewelryBoxView(
            row=tuple(
                JewelSpaceView(f"jewel_space:{space + 1}", price, self._jewel_at(t, space, views))
                for space, price in enumerate(self._components.jewel_row.cost)
            ),
            bag=self._bag(t, views),
            decorations=views.decorations_of(t, state.JEWELLER),
            trials=tuple(self._trial(t, trial) for trial in range(jeweller.TRIALS)),
            players=tuple(self._player(t, who, views) for who in range(own.box.parties)),
            with_dress=None if jewel == NONE else self._jewel(jewel, views),
            own_specialist=None,
            pile=None,
        )

    def own_view(self, t: Table, seat: int, views: ViewMaker) -> OwnPart:
        return {
            "/own_specialist": self._specialist(t, seat, views),
            "/pile": self._pile(t, seat, views),
        }

    def printed(self, views: ViewMaker) -> list[JewelView]:
        return [self._jewel(number, views) for number in range(len(self._components.jewel))]

    def _jewel(self, number: int, views: ViewMaker) -> JewelView:
        jewel = self._components.jewel[number]
        return JewelView(f"jewel:{jewel.id}", jewel.kind, jewel.colour, views.colour(jewel.colour))

    def _jewel_at(self, t: Table, space: int, views: ViewMaker) -> JewelView | None:
        jewel = int(self._jeweller.jewel_at(t, space))
        return None if jewel == NONE else self._jewel(jewel, views)

    def _bag(self, t: Table, views: ViewMaker) -> tuple[JewelCountView, ...]:
        """What was removed or sold was seen, so everybody can tell what is left."""
        all_jewels = self._components.jewel
        inside = [all_jewels[number] for number in members(t[self._jeweller.at + jeweller.BAG])]

        def of(colour: str, some: tuple[Jewel, ...] | list[Jewel]) -> list[Jewel]:
            return [jewel for jewel in some if jewel.colour == colour]

        found = []
        for colour in COLOUR_IDS:
            printed = of(colour, all_jewels)
            kind: JewelKind = printed[0].kind
            left = len(of(colour, inside))
            found.append(JewelCountView(kind, colour, views.colour(colour), left, len(printed)))
        return tuple(found)

    def _trial(self, t: Table, number: int) -> TrialView:
        own, trials = self._jeweller, self._components.trial
        trial = trials.journeyman if number == jeweller.JOURNEYMAN_TRIALS else trials.master
        first = 0 if number == jeweller.JOURNEYMAN_TRIALS else len(trials.journeyman.tasks)
        parties = range(own.box.parties)
        return TrialView(
            id=f"trial:{'journeyman' if number == jeweller.JOURNEYMAN_TRIALS else 'master'}",
            taker=trial.taker,
            fee=trial.fee,
            prestige=trial.prestige,
            cards=count(t[own.at + jeweller.PILE + number]),
            candidates=tuple(who for who in parties if t[own.own(who) + jeweller.AREA] == number),
            tasks=tuple(
                TaskView(
                    id=f"task:{task.id}",
                    kind=task.kind,
                    action=task.action,
                    keep=task.keep,
                    silk=task.silk,
                    wearer=task.wearer,
                    marked=tuple(
                        who
                        for who in parties
                        if has(t[own.own(who) + jeweller.MARKS], first + place)
                    ),
                )
                for place, task in enumerate(trial.tasks)
            ),
        )

    def _player(self, t: Table, who: int, views: ViewMaker) -> JewelryPlayerView:
        place = self._jeweller.own(who)
        specialist: SpecialistState = "hired" if t[place + jeweller.HIRED] else "unseen"
        if t[place + jeweller.SPECIALIST] == NONE:
            specialist = "none"
        return JewelryPlayerView(
            jewels=tuple(
                self._jewel(jewel, views) for jewel in members(t[place + jeweller.JEWELS])
            ),
            specialist=specialist,
            master_trials=t[place + jeweller.MASTERED],
        )

    def _specialist(self, t: Table, seat: int, views: ViewMaker) -> SpecialistView:
        own = self._jeweller
        card = t[own.own(seat) + jeweller.SPECIALIST]
        worker = self._contents.workers[card]
        assert isinstance(worker, SpecialApprentice)
        return SpecialistView(
            worker=views.worker(card),
            condition=condition(worker),
            progress=self._progress(t, seat, worker),
            met=bool(specialists.is_met(own, t, seat, card)),
            hired=t[own.own(seat) + jeweller.HIRED] == 1,
        )

    def _progress(self, t: Table, seat: int, worker: SpecialApprentice) -> tuple[ProgressView, ...]:
        found = []
        for name, counter in CONDITIONS[worker.condition].items():
            need = worker.args[name]
            assert not isinstance(need, list)
            part = worker.condition if name == "min" else name
            have = int(self._jeweller.box.counters[counter].count(t, seat))
            label = Message(f"rokoko-progress-{part.replace('_', '-')}", {"have": have})
            found.append(ProgressView(label, have, int(need)))
        return tuple(found)

    def _pile(self, t: Table, seat: int, views: ViewMaker) -> tuple[WorkerView, ...] | None:
        if agenda.is_empty(t):
            return None
        frame = agenda.top(t)
        if t[frame] != rows.TRIAL_CARD or agenda.seat_of(t, frame) != seat:
            return None
        pile = t[self._jeweller.at + jeweller.PILE + agenda.value_of(t, frame)]
        return tuple(views.worker(card) for card in members(pile))
