"""Jewels in the final scoring (section 2.12)."""

from mypy_extensions import i64

from bagatelle.games.rokoko.modules.jewelry_box.jeweller import JEWELS, Jeweller
from bagatelle.games.rokoko.modules.jewelry_box.rows import JEWELS_LINE
from bagatelle.games.rokoko.scoring import Scorer
from bagatelle.kernel.bits import count
from bagatelle.kernel.table import Table


class JewelPrestige(Scorer):
    """JB-END-01."""

    def __init__(self, jeweller: Jeweller) -> None:
        super().__init__(jeweller.box, JEWELS_LINE)
        self.jeweller: Jeweller = jeweller

    def points(self, t: Table, who: i64) -> i64:
        jewels = count(t[self.jeweller.own(who) + JEWELS])
        return jewels * self.jeweller.figures.jewel_prestige
