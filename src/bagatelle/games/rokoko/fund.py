"""Main action 6, fund a decoration (section 2.11)."""

from typing import Final

from mypy_extensions import i64

from bagatelle.games.rokoko import effects, frames, hints, moments, party
from bagatelle.games.rokoko.actions import MainAction
from bagatelle.games.rokoko.box import Board, Box, BoxChapter
from bagatelle.games.rokoko.events import DECORATION_FUNDED
from bagatelle.games.rokoko.moves import FUND_SPACE
from bagatelle.games.rokoko.party import DECORATIONS, MONEY
from bagatelle.games.rokoko.state import LOWER, MAX_DECORATIONS, UPPER
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import bit, has
from bagatelle.kernel.chapter import Hint
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table

NOTHING_TO_FUND: Final = 70
CHOOSE_DECORATION: Final = 71
DECORATION_TAKEN: Final = 72
UPPER_ROW_TAKEN: Final = 73
LOWER_ROW_TAKEN: Final = 74
DECORATION_CANNOT_BE_PAID: Final = 75

REASONS: dict[int, str] = {
    NOTHING_TO_FUND: "RK-GEN-13 nothing-to-fund",
    CHOOSE_DECORATION: "RK-ACT-FUND-02 choose-decoration",
    DECORATION_TAKEN: "RK-ACT-FUND-04 decoration-taken",
    UPPER_ROW_TAKEN: "RK-ACT-FUND-07 row-taken",
    LOWER_ROW_TAKEN: "RK-ACT-FUND-08 row-taken",
    DECORATION_CANNOT_BE_PAID: "RK-GEN-13 cannot-pay",
}


def base_one_each(board: Board) -> list[int]:
    """The rows of the fountain: one decoration of each for everybody (RK-ACT-FUND-07, 08)."""
    return [board.of_kind[UPPER], UPPER_ROW_TAKEN, board.of_kind[LOWER], LOWER_ROW_TAKEN]


class Fund(MainAction):
    def why_not(self, t: Table, seat: i64, worker: i64) -> i64:
        return 0 if is_possible(self.box, t, seat, 0) else NOTHING_TO_FUND

    def begin(self, t: Table, seat: i64, worker: i64, events: Events) -> None:
        agenda.push(t, frames.FUND, seat, effects.granted(effects.NONE, worker))


def closed(box: Box, t: Table, seat: i64) -> i64:
    """The spaces that are taken, or of a set of which the seat owns one."""
    own = t[party.at(seat) + DECORATIONS]
    spaces = party.taken_decorations(t, box.parties)
    pair: i64 = 0
    while pair < len(box.one_each):
        if own & box.one_each[pair] != 0:
            spaces |= box.one_each[pair]
        pair += 2
    return spaces


def cost(box: Box, space: i64, less: i64) -> i64:
    """A discount never makes it negative (RK-BONUS-GEN-05)."""
    printed = box.board.decoration_cost[space]
    if printed > less:
        return printed - less
    return 0


def is_possible(box: Box, t: Table, seat: i64, less: i64) -> bool:
    money = t[party.at(seat) + MONEY]
    spaces = closed(box, t, seat)
    for space in box.board.by_cost:
        if spaces >> space & 1 == 0:
            return cost(box, space, less) <= money
    return False


class FundSpace(BoxChapter):
    """Any free space that can be paid (RK-ACT-FUND-02, 10)."""

    def legal(self, t: Table, seat: i64, value: i64, moves: Table) -> i64:
        money = t[party.at(seat) + MONEY]
        spaces = closed(self.box, t, seat)
        found: i64 = 0
        for space in range(self.box.board.decorations):
            if spaces >> space & 1 == 0 and self._cost(space, value) <= money:
                moves[found] = FUND_SPACE + space
                found += 1
        return found

    def why_not(self, t: Table, seat: i64, value: i64, move: i64) -> i64:
        space = move - FUND_SPACE
        if not 0 <= space < MAX_DECORATIONS:
            return CHOOSE_DECORATION
        if has(party.taken_decorations(t, self.box.parties), space):
            return DECORATION_TAKEN
        own = t[party.at(seat) + DECORATIONS]
        one_each = self.box.one_each
        for pair in range(0, len(one_each), 2):
            if has(one_each[pair], space) and own & one_each[pair] != 0:
                return one_each[pair + 1]
        money = t[party.at(seat) + MONEY]
        return 0 if self._cost(space, value) <= money else DECORATION_CANNOT_BE_PAID

    def hint(self, t: Table, seat: i64, value: i64, move: i64) -> Hint:
        space = move - FUND_SPACE
        return hints.FUND, self._cost(space, value), self.box.board.decoration_prestige[space]

    def decide(
        self, t: Table, seat: i64, value: i64, move: i64, dealer: Dealer, events: Events
    ) -> None:
        space = move - FUND_SPACE
        own = party.at(seat)
        price = self._cost(space, value)
        t[own + MONEY] -= price
        t[own + DECORATIONS] |= bit(space)
        events.public(DECORATION_FUNDED, seat, space, price)
        agenda.pop(t)
        by = effects.granted(effects.effect_in(value), effects.card_in(value), space)
        moments.arrive(self.box, t, moments.DECORATION_FUNDED, by)

    def _cost(self, space: i64, value: i64) -> i64:
        effect = effects.effect_in(value)
        less = 0 if effect == effects.NONE else self.box.things.figure(effect, 1)
        return cost(self.box, space, less)
