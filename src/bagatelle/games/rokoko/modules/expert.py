"""Expert Tailoring (section 2.23): a bonus when the dress is rented out."""

from __future__ import annotations

from bagatelle.games.rokoko.contents import JEWELRY_BOX, set_of
from bagatelle.games.rokoko.modules import dress_rows, expert_bonuses
from bagatelle.games.rokoko.modules.dress_chapters import ExpertBonus
from bagatelle.games.rokoko.modules.dresses import DressModule
from bagatelle.games.rokoko.modules.jewelry_box.jeweller import Jeweller


class ExpertModule(DressModule):
    name = "expert"
    rows = dress_rows.EXPERT

    def join(self) -> None:
        rules, box = self.rules, self.rules.box
        jewels = JEWELRY_BOX in self.contents.modules
        self.dresses = tuple(
            dress
            for dress in self.contents.components.expert_dress
            if jewels or not dress.needs_jewelry_box  # GEN-07
        )
        box.things.first_dresses |= set_of(self.dresses, self.contents.dresses)  # EX-02
        self.give_bonuses(box.things.dress_placed_effect)
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
