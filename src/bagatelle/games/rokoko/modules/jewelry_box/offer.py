"""Phase 1, step E: the jewels on offer (section 2.2)."""

from mypy_extensions import i64

from bagatelle.games.rokoko.modules.jewelry_box.jeweller import BAG, ROW, JewellerChapter
from bagatelle.games.rokoko.modules.jewelry_box.rows import (
    JEWEL_MOVED,
    JEWEL_OFFERED,
    JEWEL_REMOVED,
)
from bagatelle.games.rokoko.preparation import slide
from bagatelle.games.rokoko.state import NONE
from bagatelle.kernel.bits import any_of, bit
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


class RenewOffer(JewellerChapter):
    """The last one leaves, the others slide to the right, new ones come (JB-P1-02 to 08)."""

    def proceed(self, t: Table, value: i64, dealer: Dealer, events: Events) -> None:
        first: i64 = self.jeweller.at + ROW
        last: i64 = first + self.jeweller.figures.spaces - 1
        if t[last] != NONE:
            events.public(JEWEL_REMOVED, t[last])
            t[last] = NONE
        free: i64 = slide(t, first, last, JEWEL_MOVED, events)
        bag: i64 = self.jeweller.at + BAG
        while free >= first and t[bag] != 0:
            jewel = any_of(t[bag], dealer)
            t[bag] &= ~bit(jewel)
            t[free] = jewel
            events.public(JEWEL_OFFERED, jewel, free - first)
            free -= 1
