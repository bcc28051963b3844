"""Fancy Dresses (section 2.21): four dresses and five tiles more, and no other rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bagatelle.games.rokoko.contents import Contents
from bagatelle.games.rokoko.labels import Labels
from bagatelle.games.rokoko.module import Module
from bagatelle.games.rokoko.modules.dresses import DressModuleView, set_of
from bagatelle.games.rokoko.rules import RokokoRules
from bagatelle.kernel.bits import bit
from bagatelle.kernel.table import Table

if TYPE_CHECKING:
    from bagatelle.games.rokoko.views import ViewMaker


class FancyModule(Module):
    name = "fancy"
    view_type = DressModuleView

    def __init__(self, rules: RokokoRules, contents: Contents, labels: Labels) -> None:
        super().__init__(rules, contents, labels)
        things = rules.box.things
        self._dresses = contents.components.fancy_dress
        things.first_dresses |= set_of(contents, self._dresses)  # FD-01
        tiles = [tile.id for tile in contents.tiles]
        for tile in contents.components.fancy_resource:  # FD-02
            things.first_tiles |= bit(tiles.index(tile.id))

    def public_view(self, t: Table, views: ViewMaker) -> DressModuleView:
        return DressModuleView(len(self._dresses))
