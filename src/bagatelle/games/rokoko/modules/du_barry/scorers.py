"""Her tiles in the final scoring (DB-END-08)."""

from typing import Final

from mypy_extensions import i64

from bagatelle.games.rokoko import party
from bagatelle.games.rokoko.modules.du_barry.lady import Lady
from bagatelle.games.rokoko.modules.du_barry.rows import TILES_LINE
from bagatelle.games.rokoko.party import KEPT
from bagatelle.games.rokoko.scoring import Scorer
from bagatelle.kernel.bits import count
from bagatelle.kernel.table import Table

TILES_PER_PRESTIGE: Final = 2


class Tiles(Scorer):
    """Whatever they show."""

    def __init__(self, lady: Lady) -> None:
        super().__init__(lady.box, TILES_LINE)
        self.lady: Lady = lady

    def points(self, t: Table, who: i64) -> i64:
        if who != self.lady.party:
            return 0
        return count(t[party.at(who) + KEPT]) // TILES_PER_PRESTIGE
