"""Phase 4, income (section 2.13)."""

from mypy_extensions import i64

from bagatelle.games.rokoko import effects, frames, moments, party
from bagatelle.games.rokoko.box import Board, Box, BoxChapter, Constants
from bagatelle.games.rokoko.events import INCOME_PAID
from bagatelle.games.rokoko.party import DECORATIONS, MONEY
from bagatelle.games.rokoko.state import LOWER, ROUND, UPPER
from bagatelle.kernel import agenda
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


def base_incomes(constants: Constants, board: Board) -> list[int]:
    """The base income, and by the fountain for decorations and dresses (RK-INC-01 to 06)."""
    return [
        *(0, effects.ONCE, constants.base_income),
        *(board.of_kind[UPPER], effects.OWN_DECORATIONS, 1),
        *(board.of_kind[LOWER], effects.OWN_DRESSES, 1),
    ]


def income_of(box: Box, t: Table, who: i64) -> i64:
    own = t[party.at(who) + DECORATIONS]
    incomes = box.incomes
    livres: i64 = 0
    for row in range(0, len(incomes), 3):
        if incomes[row] == 0 or own & incomes[row] != 0:
            livres += box.counters[incomes[row + 1]].count(t, who) * incomes[row + 2]
    return livres


class Income(BoxChapter):
    def proceed(self, t: Table, value: i64, dealer: Dealer, events: Events) -> None:
        for player in range(self.box.players):
            livres = income_of(self.box, t, player)
            t[party.at(player) + MONEY] += livres
            events.public(INCOME_PAID, player, livres)


class RoundEnds(BoxChapter):
    """The next round, or the final scoring (RK-INC-07 to 09)."""

    def proceed(self, t: Table, value: i64, dealer: Dealer, events: Events) -> None:
        if t[ROUND] == self.box.constants.rounds:
            moments.arrive(self.box, t, moments.SCORING)
        else:
            agenda.push(t, frames.ROUND_STEP, agenda.TABLE)
