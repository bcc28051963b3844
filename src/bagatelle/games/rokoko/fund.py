"""Main action 6, fund a decoration (section 2.11)."""

from mypy_extensions import i64

from bagatelle.games.rokoko import halls, happenings, moves
from bagatelle.games.rokoko.box import Box
from bagatelle.games.rokoko.state import (
    DECORATIONS,
    LOWER,
    MONEY,
    MUSICIAN,
    UPPER,
    seat_at,
    taken_decorations,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import bit
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


def closed(box: Box, t: Table, seat: i64) -> i64:
    """The spaces that are taken, or of a fountain row with an own marker (RK-ACT-FUND-07, 08)."""
    board = box.board
    own = t[seat_at(seat) + DECORATIONS]
    spaces: i64 = taken_decorations(t, box.players)
    if own & board.of_kind[UPPER] != 0:
        spaces |= board.of_kind[UPPER]
    if own & board.of_kind[LOWER] != 0:
        spaces |= board.of_kind[LOWER]
    return spaces


def cost(box: Box, space: i64, less: i64) -> i64:
    """A discount never makes it negative (RK-BONUS-GEN-05)."""
    printed = box.board.decoration_cost[space]
    return printed - less if printed > less else 0


def is_possible(box: Box, t: Table, seat: i64, less: i64) -> bool:
    money = t[seat_at(seat) + MONEY]
    spaces = closed(box, t, seat)
    for space in box.board.by_cost:
        if cost(box, space, less) > money:
            return False
        if spaces >> space & 1 == 0:
            return True
    return False


def ways_to_fund(box: Box, t: Table, seat: i64, less: i64) -> list[int]:
    """Any free space that can be paid (RK-ACT-FUND-02, 10)."""
    money = t[seat_at(seat) + MONEY]
    spaces = closed(box, t, seat)
    return [
        moves.FUND_SPACE + space
        for space in range(box.board.decorations)
        if spaces >> space & 1 == 0 and cost(box, space, less) <= money
    ]


def fund(box: Box, t: Table, seat: i64, space: i64, less: i64, events: Events) -> None:
    at = seat_at(seat)
    price = cost(box, space, less)
    t[at + MONEY] -= price
    t[at + DECORATIONS] |= bit(space)
    events.tell(happenings.DECORATION_FUNDED, seat, space, price)
    agenda.pop(t)
    if box.board.decoration_kind[space] == MUSICIAN:
        halls.check(box, t, seat, events)  # RK-ACT-FUND-13
