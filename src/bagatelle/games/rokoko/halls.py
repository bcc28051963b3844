"""The all-halls bonus (section 2.12)."""

from mypy_extensions import i64

from bagatelle.games.rokoko import party
from bagatelle.games.rokoko.box import Box, BoxChapter
from bagatelle.games.rokoko.events import ALL_HALLS_REACHED
from bagatelle.games.rokoko.party import DECORATIONS, GUESTS
from bagatelle.games.rokoko.state import ALL_HALLS, HALLS, NONE, TURN_OF
from bagatelle.kernel.bits import has
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


def is_present(box: Box, t: Table, who: i64, hall: i64) -> bool:
    """With a dress in the hall, or as owner of its musician (RK-HALLS-01)."""
    own = party.at(who)
    if t[own + GUESTS] & box.board.hall_spaces[hall] != 0:
        return True
    return has(t[own + DECORATIONS], box.board.musicians[hall])


class CheckHalls(BoxChapter):
    """Present everywhere, a party takes the most valuable free space (RK-HALLS-02 to 07)."""

    def proceed(self, t: Table, value: i64, dealer: Dealer, events: Events) -> None:
        who = t[TURN_OF]
        for hall in range(HALLS):
            if not is_present(self.box, t, who, hall):
                return
        for space in range(len(self.box.board.all_halls)):
            owner = t[ALL_HALLS + space]
            if owner == who:
                return
            if owner == NONE:
                t[ALL_HALLS + space] = who
                events.public(ALL_HALLS_REACHED, who, space)
                return
