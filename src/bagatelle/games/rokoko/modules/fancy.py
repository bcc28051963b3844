"""Fancy Dresses (section 2.21): four dresses and five tiles more, and no other rule."""

from __future__ import annotations

from bagatelle.games.rokoko.contents import set_of
from bagatelle.games.rokoko.modules.dresses import DressModule


class FancyModule(DressModule):
    name = "fancy"

    def join(self) -> None:
        things, contents = self.rules.box.things, self.contents
        self.dresses = contents.components.fancy_dress
        things.first_dresses |= set_of(self.dresses, contents.dresses)  # FD-01
        things.first_tiles |= set_of(contents.components.fancy_resource, contents.tiles)  # FD-02
