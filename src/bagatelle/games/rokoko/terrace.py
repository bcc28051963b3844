"""Dresses from the throne hall go beside the fireworks (section 2.15, 3C)."""

from mypy_extensions import i64

from bagatelle.games.rokoko import party
from bagatelle.games.rokoko.box import Box
from bagatelle.games.rokoko.events import DRESS_TO_TERRACE
from bagatelle.games.rokoko.party import DECORATIONS, GUESTS
from bagatelle.games.rokoko.state import FIREWORKS, GUEST, NONE, TERRACE
from bagatelle.kernel.bits import bit, members
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


def royal_dresses(box: Box, t: Table, who: i64) -> i64:
    """The guest spaces of the throne hall with an own dress."""
    return t[party.at(who) + GUESTS] & box.board.hall_spaces[box.board.terrace_hall]


def own_fireworks(box: Box, t: Table, who: i64) -> i64:
    return t[party.at(who) + DECORATIONS] & box.board.of_kind[FIREWORKS]


def terrace_moves(box: Box, t: Table, who: i64) -> list[tuple[int, int]]:
    """Which guest space goes to which fireworks space: the best to the best (RK-END-3C-05)."""
    spaces, places = royal_dresses(box, t, who), own_fireworks(box, t, who)
    if spaces == 0 or places == 0:
        return []
    prestige = box.things.dress_prestige
    dresses = sorted([(-prestige[t[GUEST + space]], space) for space in members(spaces)])
    times = sorted([(-box.board.decoration_times[place], place) for place in members(places)])
    return [(dresses[pair][1], times[pair][1]) for pair in range(min(len(dresses), len(times)))]


def move_to_terrace(box: Box, t: Table, who: i64, events: Events) -> None:
    for space, place in terrace_moves(box, t, who):
        dress = t[GUEST + space]
        t[GUEST + space] = NONE
        t[party.at(who) + GUESTS] &= ~bit(space)
        t[TERRACE + place] = dress
        events.public(DRESS_TO_TERRACE, who, dress, place)
