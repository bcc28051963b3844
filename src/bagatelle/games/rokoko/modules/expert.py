"""Expert Tailoring (section 2.23): a bonus when the dress is rented out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bagatelle.games.rokoko.contents import JEWELRY_BOX, Contents
from bagatelle.games.rokoko.labels import Labels
from bagatelle.games.rokoko.module import Module
from bagatelle.games.rokoko.modules import dress_rows, expert_bonuses
from bagatelle.games.rokoko.modules.dress_chapters import ExpertBonus
from bagatelle.games.rokoko.modules.dresses import DressModuleView, give_bonuses, set_of
from bagatelle.games.rokoko.modules.jewelry_box.jeweller import Jeweller
from bagatelle.games.rokoko.rules import RokokoRules
from bagatelle.kernel.table import Table

if TYPE_CHECKING:
    from bagatelle.games.rokoko.views import ViewMaker


class ExpertModule(Module):
    name = "expert"
    view_type = DressModuleView
    rows = dress_rows.EXPERT

    def __init__(self, rules: RokokoRules, contents: Contents, labels: Labels) -> None:
        super().__init__(rules, contents, labels)
        box = rules.box
        jewels = JEWELRY_BOX in contents.modules
        self._dresses = tuple(
            dress
            for dress in contents.components.expert_dress
            if jewels or not dress.needs_jewelry_box  # GEN-07
        )
        box.things.first_dresses |= set_of(contents, self._dresses)  # EX-02
        give_bonuses(contents, box.things, self._dresses, box.things.dress_placed_effect)
        kinds = box.effect_kinds
        kinds[dress_rows.FAVOUR_KIND] = expert_bonuses.FavourAndMoney(box)
        kinds[dress_rows.DEPUTE_KIND] = expert_bonuses.DeputeOne(box)
        kinds[dress_rows.TILE_KIND] = expert_bonuses.FreeTile()
        rules.chapters[dress_rows.EXPERT_STEP] = ExpertBonus(box)
        rules.chapters[dress_rows.EXPERT_DEPUTE] = expert_bonuses.ChooseToDepute(box)
        for extension in rules.extensions:
            if isinstance(extension, Jeweller):
                kinds[dress_rows.JEWEL_KIND] = expert_bonuses.FreeJewel(extension)
                kinds[dress_rows.MATCH_KIND] = expert_bonuses.MatchingJewel(extension)
                rules.chapters[dress_rows.FREE_JEWEL] = expert_bonuses.ChooseJewel(extension)

    def public_view(self, t: Table, views: ViewMaker) -> DressModuleView:
        return DressModuleView(len(self._dresses))
