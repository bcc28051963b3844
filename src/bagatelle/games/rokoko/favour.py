"""Main action 1, the queen's favour (section 2.6)."""

from typing import Final

from mypy_extensions import i64

from bagatelle.games.rokoko import hints, party
from bagatelle.games.rokoko.actions import MainAction
from bagatelle.games.rokoko.events import FAVOUR_TAKEN
from bagatelle.games.rokoko.state import FAVOUR, NONE
from bagatelle.kernel.chapter import Hint
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table

APPRENTICE_FAVOUR: Final = 10
FAVOUR_IS_TAKEN: Final = 11

REASONS: dict[int, str] = {
    APPRENTICE_FAVOUR: "RK-ACT-FAVOR-01 apprentice-favour",
    FAVOUR_IS_TAKEN: "RK-ACT-FAVOR-02 favour-taken",
}


class ClaimFavour(MainAction):
    """The favour, and money at once (RK-ACT-FAVOR-03)."""

    def wrong_rank(self) -> i64:
        return APPRENTICE_FAVOUR

    def why_not(self, t: Table, seat: i64, worker: i64) -> i64:
        return 0 if t[FAVOUR] == NONE else FAVOUR_IS_TAKEN

    def hint(self, t: Table, seat: i64, worker: i64) -> Hint:
        return hints.GAIN, self.box.constants.favour_livre, 0

    def begin(self, t: Table, seat: i64, worker: i64, events: Events) -> None:
        t[FAVOUR] = seat
        t[party.at(seat) + party.MONEY] += self.box.constants.favour_livre
        events.public(FAVOUR_TAKEN, seat, self.box.constants.favour_livre)
