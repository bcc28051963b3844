"""Festivity Dresses (section 2.22): prestige as soon as they are made, and never sold."""

from __future__ import annotations

from bagatelle.games.rokoko.contents import set_of
from bagatelle.games.rokoko.modules import dress_rows
from bagatelle.games.rokoko.modules.dress_chapters import DressesEnter, FestivityBonus
from bagatelle.games.rokoko.modules.dresses import DressModule


class FestivityModule(DressModule):
    name = "festivity"
    rows = dress_rows.FESTIVITY

    def join(self) -> None:
        rules, box = self.rules, self.rules.box
        self.dresses = self.contents.components.festivity_dress
        box.later_dresses |= set_of(self.dresses, self.contents.dresses)  # FE-01
        self.give_bonuses(box.things.dress_paid_effect)
        rules.chapters[dress_rows.FESTIVITY_ENTERS] = DressesEnter(box)
        rules.chapters[dress_rows.FESTIVITY_STEP] = FestivityBonus(box)
