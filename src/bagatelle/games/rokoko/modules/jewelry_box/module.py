"""The Jewelry Box in a game: what it puts to the rules, and what there is to see of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bagatelle.games.rokoko import frames, lines, moves, party, scoring, state
from bagatelle.games.rokoko.contents import Contents
from bagatelle.games.rokoko.module import Module
from bagatelle.games.rokoko.modules.jewelry_box import (
    cards,
    counters,
    jeweller,
    jewels,
    offer,
    rows,
    specialists,
    trials,
    words,
)
from bagatelle.games.rokoko.modules.jewelry_box.components import TrialTask
from bagatelle.games.rokoko.modules.jewelry_box.figures import Figures
from bagatelle.games.rokoko.modules.jewelry_box.jeweller import Jeweller
from bagatelle.games.rokoko.modules.jewelry_box.labels import jewel_label, task_label
from bagatelle.games.rokoko.modules.jewelry_box.scorers import JewelPrestige
from bagatelle.games.rokoko.modules.jewelry_box.view import JewelryBoxView
from bagatelle.games.rokoko.modules.jewelry_box.views import JewelryViews
from bagatelle.kernel.bits import bit, count, has, members
from bagatelle.kernel.message import Message
from bagatelle.kernel.rows import LineKind
from bagatelle.kernel.table import Table

if TYPE_CHECKING:
    from bagatelle.games.rokoko.modules.jewelry_box.view import JewelView
    from bagatelle.games.rokoko.views import ViewMaker
    from bagatelle.kernel.views import OwnPart

FROM_JEWELS = Message("rokoko-source-jewels")
TRIAL_IDS = ("journeyman", "master")


class JewelryBoxModule(Module):
    name = "jewelry_box"
    view_type = JewelryBoxView
    rows = rows.ROWS

    def join(self) -> None:
        rules, contents, labels = self.rules, self.contents, self.labels
        self._components = components = contents.components
        for number in range(len(components.workers), len(contents.workers)):
            rules.box.things.give_bonus(number, contents.workers[number], words.MAKERS)
        self.jeweller = Jeweller(
            rules.box, Figures(contents, rules.box.board.of_kind[state.JEWELLER])
        )
        self._crowns = [
            number
            for number, worker in enumerate(contents.workers)
            if worker.crown and not has(rules.box.things.hireable, number)
        ]
        self._join(self.jeweller)
        jewel = components.jewel[0]
        rules.box.incomes = Table([*rules.box.incomes, 0, rows.JEWELS, jewel.income])
        self.lines = (
            lines.line(rows.JEWELS_LINE, "jewels", "JB-END-01", FROM_JEWELS),
            *(
                LineKind(
                    rows.CROWN_LINE + place,
                    f"crown-{contents.workers[number].id}",
                    labels.crown(contents.workers[number]),
                    contents.workers[number].clause,
                    lines.FROM_BONUSES,
                )
                for place, number in enumerate(self._crowns)
            ),
        )
        self.ids = {
            "jewel": [jewel.id for jewel in components.jewel],
            "jewel_space": [str(space + 1) for space in range(len(components.jewel_row.cost))],
            "task": [task.id for task in _tasks(contents)],
            "trial": list(TRIAL_IDS),
            "player": [str(seat + 1) for seat in range(contents.players)],
        }
        self._views = JewelryViews(self.jeweller, contents)

    def _join(self, own: Jeweller) -> None:
        rules, box = self.rules, self.rules.box
        rules.join(own)
        for number, counter in counters.jewelry_counters(own).items():
            box.counters[number] = counter
        box.effect_kinds[rows.ACTIVATE_KIND] = cards.Activate()
        box.effect_kinds[rows.COPY_KIND] = cards.Copy(own)
        box.effect_kinds[rows.HALL_KIND] = cards.HallGain(box)
        box.one_each = Table([*box.one_each, own.figures.decorations, rows.ONE_JEWELLER])
        chapters = {
            rows.JEWEL: jewels.BuyJewel(own),
            rows.TASK: trials.ChooseTask(own),
            rows.TRIAL_CARD: trials.ChooseCard(own),
            rows.ACTIVATE: cards.ActivateWorker(own),
            rows.COPY: cards.CopyBonus(own),
            rows.CHOOSE_HALL: cards.ChooseHall(box),
            rows.OFFER_STEP: offer.RenewOffer(own),
            rows.TAILOR_TASK_STEP: trials.TailorTask(own),
            rows.KEEP_TASK_STEP: trials.KeepTask(own),
            rows.TRADE_TASK_STEP: trials.TradeTask(own),
            rows.FUND_TASK_STEP: trials.FundTask(own),
            rows.JEWEL_STEP: jewels.OfferJewel(own),
            rows.TRIAL_STEP: trials.EndOfTrial(own),
            rows.PLACED_STEP: jewels.ForgetJewel(own),
            frames.HIRE: specialists.HireAnybody(own),  # OV-12
        }
        for frame, chapter in chapters.items():
            rules.chapters[frame] = chapter
        for place, action in enumerate(rules.actions):
            if action.move == moves.HIRE:
                rules.actions[place] = specialists.HireOrSpecialist(own)
        rules.actions.append(trials.CompleteTrial(own, jeweller.JOURNEYMAN_TRIALS))
        rules.actions.append(trials.CompleteTrial(own, jeweller.MASTER_TRIALS))
        rules.score_before(lines.CROWN, JewelPrestige(own))  # IX-39
        for place, crown in enumerate(self._crowns):
            rules.score_before(lines.FAVOUR, scoring.Crown(box, rows.CROWN_LINE + place, crown))

    # ------------------------------------------------------------------ the border

    def public_view(self, t: Table, views: ViewMaker) -> JewelryBoxView:
        return self._views.public_view(t, views)

    def own_view(self, t: Table, seat: int, views: ViewMaker) -> OwnPart:
        return self._views.own_view(t, seat, views)

    def printed(self, views: ViewMaker) -> list[JewelView]:
        return self._views.printed(views)

    def label(self, ref: str) -> Message | None:
        domain, _, name = ref.partition(":")
        if domain == "jewel":
            jewel = next(jewel for jewel in self._components.jewel if jewel.id == name)
            return jewel_label(jewel, self.labels)
        if domain == "task":
            trial = self._components.trial
            tasks = (*trial.journeyman.tasks, *trial.master.tasks)
            return task_label(next(task for task in tasks if task.id == name), self.labels)
        if domain == "player":
            return Message("rokoko-player", {"player": f"seat:{name}"})
        if domain in ("jewel_space", "trial"):
            return Message(f"rokoko-{domain.replace('_', '-')}", {"name": name})
        return None

    def broken_invariants(self, t: Table) -> list[str]:
        return [*self._broken_jewels(t), *self._broken_cards(t)]

    def _broken_jewels(self, t: Table) -> list[str]:
        """Each jewel is in one place, or out of the game; nobody has two jeweller decorations."""
        found, own = [], self.jeweller
        spaces = t[own.at + jeweller.ROW : own.at + jeweller.ROW + rows.MAX_SPACES]
        jewels = [jewel for jewel in spaces if jewel != state.NONE]
        jewels += members(t[own.at + jeweller.BAG])
        for who in range(self.rules.parties):
            jewels += members(t[own.own(who) + jeweller.JEWELS])
            decorations = t[party.at(who) + party.DECORATIONS]
            if count(decorations & own.figures.decorations) > 1:
                found.append(f"JB-DECO-04: party {who} has two jeweller decorations")
        if len({*jewels}) != len(jewels):
            found.append("JB-SETUP-02: a jewel is in two places")
        return found

    def _broken_cards(self, t: Table) -> list[str]:
        """Cards of the piles and specialists are in one place each."""
        found, own = [], self.jeweller
        staffs = [
            int(party.staff_that_stays(t, who)) | t[party.at(who) + party.LEAVING]
            for who in range(self.rules.parties)
        ]
        everywhere = [members(staff) for staff in staffs]
        everywhere.append(members(t[state.HIRE_STACK]))
        for trial in range(jeweller.TRIALS):
            pile = t[own.at + jeweller.PILE + trial]
            everywhere.append(members(pile))
            if pile & ~own.pool[trial]:
                found.append(f"IX-48: a strange card lies in pile {trial}")
        base = int(bit(self.rules.box.things.base_workers)) - 1
        cards = [card for place in everywhere for card in place if not has(base, card)]
        if len({*cards}) != len(cards):
            found.append("IX-48: a card of the piles is in two places")
        for who in range(self.rules.parties):
            place = own.own(who)
            if t[place + jeweller.MARKS] & ~own.figures.tasks_of[t[place + jeweller.AREA]]:
                found.append(f"JB-TRIAL-G-02: party {who} has marked a task of the other trial")
            specialist = t[place + jeweller.SPECIALIST]
            unhired = specialist != state.NONE and not t[place + jeweller.HIRED]
            if unhired and any(has(staff, specialist) for staff in staffs):
                found.append(f"JB-SETUP-20: the specialist of {who} serves without being hired")
        return found


def _tasks(contents: Contents) -> list[TrialTask]:
    """All tasks, those of the journeyman trials first."""
    trial = contents.components.trial
    return [*trial.journeyman.tasks, *trial.master.tasks]
