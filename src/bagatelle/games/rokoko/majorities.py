"""Who leads in a hall, and at the fireworks (sections 2.15, 3A and 3B)."""

from mypy_extensions import i64

from bagatelle.games.rokoko import halls, party
from bagatelle.games.rokoko.box import Box
from bagatelle.games.rokoko.party import DECORATIONS, GUESTS
from bagatelle.games.rokoko.state import FIREWORKS
from bagatelle.kernel.bits import count, has
from bagatelle.kernel.table import Table


def hall_pieces(box: Box, t: Table, who: i64, hall: i64) -> i64:
    """How many dresses of a party stand in a hall."""
    return count(t[party.at(who) + GUESTS] & box.board.hall_spaces[hall])


def hall_rank(box: Box, t: Table, who: i64, hall: i64) -> i64:
    """Dresses, then those on master guest spaces, then the musician; 0 takes no rank."""
    own = party.at(who)
    dresses: i64 = t[own + GUESTS] & box.board.hall_spaces[hall]
    if dresses == 0:
        return 0  # RK-END-3A-11
    masters = count(dresses & box.board.master_spaces)
    musician: i64 = 1 if has(t[own + DECORATIONS], box.board.musicians[hall]) else 0
    return (count(dresses) * 64 + masters) * 2 + musician


def hall_points(box: Box, t: Table, who: i64, hall: i64) -> i64:
    """RK-END-3A-02 to 13."""
    own = hall_rank(box, t, who, hall)
    if own == 0:
        return 0
    ahead: i64 = 0
    for other in range(box.parties):
        if hall_rank(box, t, other, hall) > own:
            ahead += 1
    return _points(box, ahead, box.board.hall_first[hall], box.board.hall_second[hall])


def hall_standing(box: Box, t: Table, hall: i64, points: list[int]) -> list[int]:
    """Who is listed in a hall, the leader first: all who are present, or score there. Points go
    before ranks, because at the end dresses leave the hall for the terrace.
    """
    listed = [
        (-points[who], -hall_rank(box, t, who, hall), who)
        for who in range(box.parties)
        if points[who] != 0 or halls.is_present(box, t, who, hall)
    ]
    return [who for _, _, who in sorted(listed)]


def fireworks_pieces(box: Box, t: Table, who: i64) -> i64:
    """How many markers of a party stand at the fireworks."""
    return count(t[party.at(who) + DECORATIONS] & box.board.of_kind[FIREWORKS])


def fireworks_rank(box: Box, t: Table, who: i64) -> i64:
    """Markers, then the most expensive of their spaces, the one further right (RK-R-32)."""
    own = t[party.at(who) + DECORATIONS] & box.board.of_kind[FIREWORKS]
    dearest: i64 = 0
    spaces: i64 = own
    while spaces != 0:
        low: i64 = spaces & -spaces
        spaces ^= low
        space: i64 = int(low).bit_length() - 1
        dearest = max(dearest, box.board.decoration_cost[space] * 64 + space)
    return count(own) * 65536 + dearest


def fireworks_points(box: Box, t: Table, who: i64) -> i64:
    """RK-END-3B-01 to 07."""
    own = fireworks_rank(box, t, who)
    if own == 0:
        return 0
    ahead: i64 = 0
    for other in range(box.parties):
        if fireworks_rank(box, t, other) > own:
            ahead += 1
    return _points(box, ahead, box.board.fireworks_first, box.board.fireworks_second)


def fireworks_standing(box: Box, t: Table, points: list[int]) -> list[int]:
    """Who is listed at the fireworks, the leader first: all who have a marker there."""
    listed = [
        (-points[who], -fireworks_rank(box, t, who), who)
        for who in range(box.parties)
        if fireworks_pieces(box, t, who) > 0
    ]
    return [who for _, _, who in sorted(listed)]


def second_place(box: Box, points: i64) -> i64:
    """What a second place is worth: between two only the first one counts (RK-END-3A-12,
    RK-END-3B-07).
    """
    return points if box.parties > 2 else 0


def _points(box: Box, ahead: i64, first: i64, second: i64) -> i64:
    if ahead == 0:
        return first
    return second_place(box, second) if ahead == 1 else 0
