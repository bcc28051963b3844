"""Festivity Dresses (section 2.22): prestige as soon as they are made, and never sold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bagatelle.games.rokoko.contents import Contents
from bagatelle.games.rokoko.labels import Labels
from bagatelle.games.rokoko.module import Module
from bagatelle.games.rokoko.modules import dress_rows
from bagatelle.games.rokoko.modules.dress_chapters import DressesEnter, FestivityBonus
from bagatelle.games.rokoko.modules.dresses import DressModuleView, give_bonuses, set_of
from bagatelle.games.rokoko.rules import RokokoRules
from bagatelle.kernel.table import Table

if TYPE_CHECKING:
    from bagatelle.games.rokoko.views import ViewMaker


class FestivityModule(Module):
    name = "festivity"
    view_type = DressModuleView
    rows = dress_rows.FESTIVITY

    def __init__(self, rules: RokokoRules, contents: Contents, labels: Labels) -> None:
        super().__init__(rules, contents, labels)
        box = rules.box
        self._dresses = contents.components.festivity_dress
        box.later_dresses |= set_of(contents, self._dresses)  # FE-01
        give_bonuses(contents, box.things, self._dresses, box.things.dress_paid_effect)
        rules.chapters[dress_rows.FESTIVITY_ENTERS] = DressesEnter(box)
        rules.chapters[dress_rows.FESTIVITY_STEP] = FestivityBonus(box)

    def public_view(self, t: Table, views: ViewMaker) -> DressModuleView:
        return DressModuleView(len(self._dresses))
