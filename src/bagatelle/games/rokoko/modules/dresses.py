"""What the three boxes of dresses share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from bagatelle.games.rokoko import effects
from bagatelle.games.rokoko.entries import COLOUR_IDS
from bagatelle.games.rokoko.module import Module, ModuleView
from bagatelle.games.rokoko.modules import dress_rows as rows
from bagatelle.games.rokoko.modules.dress_components import ModuleDress
from bagatelle.games.rokoko.vocabulary import Args, Maker, effect_row, figures, per
from bagatelle.kernel.bits import bit
from bagatelle.kernel.table import Table

if TYPE_CHECKING:
    from bagatelle.games.rokoko.views import ViewMaker


class DressModuleView(ModuleView, frozen=True):
    """How many dresses a box adds; each says of itself what it brings."""

    dresses: int


class DressModule(Module):
    """A box of dresses."""

    view_type = DressModuleView
    dresses: tuple[ModuleDress, ...]
    """Those that are in play."""

    def public_view(self, t: Table, views: ViewMaker) -> DressModuleView:
        return DressModuleView(len(self.dresses))

    def give_bonuses(self, table: Table) -> None:
        """Each dress gets its effect, in the table of when it brings it; some cannot be sold."""
        things = self.rules.box.things
        for dress in self.dresses:
            number = self.contents.dresses.index(dress)
            colours: Sequence[str] = COLOUR_IDS
            args: Args = {
                name: colours.index(value) if isinstance(value, str) else value
                for name, value in dress.args.items()
            }
            table[number] = things.add_effect(effect_row(dress.bonus, args, colours, MAKERS))
            if not dress.sellable:
                things.rent_only |= bit(number)


def _per_colour(args: Mapping[str, int], colours: Sequence[str]) -> list[int]:
    return [effects.GAIN, effects.OF_COLOUR + args["colour"], 1, 0, args["prestige"]]


MAKERS: Mapping[str, Maker] = {
    "prestige_per_couple": per(effects.COUPLES, prestige="prestige"),
    "prestige_per_decoration": per(effects.OWN_DECORATIONS, prestige="prestige"),
    "prestige_per_colour": _per_colour,
    "favour_and_livre": figures(rows.FAVOUR_KIND, "livre"),
    "depute_one_for_pay": figures(rows.DEPUTE_KIND),
    "free_warehouse_tile": figures(rows.TILE_KIND),
    "livre_sold_or_rented": per(effects.ONCE, livre="livre"),
    "free_jewel": figures(rows.JEWEL_KIND),
    "prestige_for_matching_jewel": figures(rows.MATCH_KIND, "prestige"),
}
"""The words for the bonuses of dresses in the component file, and what they mean."""
