"""Final scoring (section 2.15), line by line."""

from mypy_extensions import i64

from bagatelle.games.rokoko import bonuses, happenings
from bagatelle.games.rokoko.box import Box
from bagatelle.games.rokoko.state import (
    ALL_HALLS,
    ALL_HALLS_LINE,
    COLOURS,
    CROWN_LINE,
    DECORATION_LINE,
    DECORATIONS,
    DRESS_LINE,
    DRESSED,
    ENDED,
    FAVOUR,
    FAVOUR_LINE,
    FIREWORKS,
    FIREWORKS_LINE,
    GUEST,
    GUESTS,
    HALL_LINE,
    HALLS,
    MONEY,
    MONEY_LINE,
    NONE,
    PLAY_LINE,
    PRESTIGE,
    SCORE,
    SCORE_LINES,
    STATUE,
    STATUE_LINE,
    TERRACE,
    TERRACE_LINE,
    seat_at,
    staff_that_stays,
)
from bagatelle.kernel.bits import bit, count, has, members
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


def score_game(box: Box, t: Table, events: Events) -> None:
    """All lines are written down, then the terrace is filled and money goes back to the bank."""
    for seat in range(box.players):
        at = seat_at(seat)
        lines = lines_of(box, t, seat)
        for line in range(SCORE_LINES):
            t[at + SCORE + line] = lines[line]
    for line in range(SCORE_LINES):
        for seat in range(box.players):
            points = t[seat_at(seat) + SCORE + line]
            if points == 0:
                continue
            if HALL_LINE <= line < HALL_LINE + HALLS:
                events.tell(happenings.HALL_SCORED, seat, line - HALL_LINE, points)
            else:
                events.tell(happenings.LINE_SCORED, seat, line, points)
    for seat in range(box.players):
        t[seat_at(seat) + MONEY] %= box.constants.livre_per_prestige  # RK-END-1-03
        _move_to_terrace(box, t, seat, events)
    t[ENDED] = 1
    events.tell(happenings.GAME_ENDED)


def points_of(box: Box, t: Table, seat: i64) -> i64:
    """The final points; before the end, what the seat would have if the game ended now."""
    points: i64 = 0
    for gain in gains_of(box, t, seat):
        points += gain
    return points


def gains_of(box: Box, t: Table, seat: i64) -> list[int]:
    """What each line brought; before the end, what it would bring if the game ended now."""
    if t[ENDED] == 0:
        return lines_of(box, t, seat)
    at = seat_at(seat) + SCORE
    return [t[at + line] for line in range(SCORE_LINES)]


def lines_of(box: Box, t: Table, seat: i64) -> list[int]:
    """What a seat scores in each line (RK-END-0-01)."""
    at = seat_at(seat)
    constants = box.constants
    lines: list[int] = [0] * SCORE_LINES
    lines[PLAY_LINE] = t[at + PRESTIGE]
    lines[MONEY_LINE] = t[at + MONEY] // constants.livre_per_prestige
    staff = staff_that_stays(t, seat)
    for number, worker in enumerate(box.things.crowns):
        if has(staff, worker):
            lines[CROWN_LINE + number] = bonuses.prestige(box, t, seat, worker)
    if t[FAVOUR] == seat:
        lines[FAVOUR_LINE] = constants.favour_prestige
    for hall in range(HALLS):
        lines[HALL_LINE + hall] = hall_points(box, t, seat, hall)
    lines[FIREWORKS_LINE] = fireworks_points(box, t, seat)
    lines[STATUE_LINE] = statue_points(box, t, seat)
    _dress_points(box, t, seat, lines)
    for space in members(t[at + DECORATIONS]):
        lines[DECORATION_LINE] += box.board.decoration_prestige[space]
    for place in range(len(box.board.all_halls)):
        if t[ALL_HALLS + place] == seat:
            lines[ALL_HALLS_LINE] = box.board.all_halls[place]
    return lines


# ---------------------------------------------------------------------- majorities


def hall_rank(box: Box, t: Table, seat: i64, hall: i64) -> i64:
    """Dresses, then those on master guest spaces, then the musician; 0 takes no rank."""
    at = seat_at(seat)
    dresses: i64 = t[at + GUESTS] & box.board.hall_spaces[hall]
    if dresses == 0:
        return 0  # RK-END-3A-11
    masters = count(dresses & box.board.master_spaces)
    musician: i64 = 1 if has(t[at + DECORATIONS], box.board.musicians[hall]) else 0
    return (count(dresses) * 64 + masters) * 2 + musician


def hall_points(box: Box, t: Table, seat: i64, hall: i64) -> i64:
    """RK-END-3A-02 to 13."""
    own = hall_rank(box, t, seat, hall)
    ahead: i64 = 0
    for other in range(box.players):
        if hall_rank(box, t, other, hall) > own:
            ahead += 1
    if own == 0 or ahead > 1:
        return 0
    if ahead == 0:
        return box.board.hall_first[hall]
    return box.board.hall_second[hall] if box.players > 2 else 0


def fireworks_rank(box: Box, t: Table, seat: i64) -> i64:
    """Markers, then the most expensive of their spaces, the one further right (RK-R-32)."""
    own = t[seat_at(seat) + DECORATIONS] & box.board.of_kind[FIREWORKS]
    dearest: i64 = 0
    for space in members(own):
        dearest = max(dearest, box.board.decoration_cost[space] * 64 + space)
    return count(own) * 65536 + dearest


def fireworks_points(box: Box, t: Table, seat: i64) -> i64:
    """RK-END-3B-01 to 07."""
    own = fireworks_rank(box, t, seat)
    ahead: i64 = 0
    for other in range(box.players):
        if fireworks_rank(box, t, other) > own:
            ahead += 1
    if own == 0 or ahead > 1:
        return 0
    if ahead == 0:
        return box.board.fireworks_first
    return box.board.fireworks_second if box.players > 2 else 0


# ---------------------------------------------------------------------- statues, dresses, terrace


def statue_points(box: Box, t: Table, seat: i64) -> i64:
    """The best sets, in closed form (RK-END-3D-04)."""
    at = seat_at(seat)
    statues = count(t[at + DECORATIONS] & box.board.of_kind[STATUE])
    points: i64 = 0
    for colour in range(COLOURS):
        points += min(t[at + DRESSED + colour], statues) * box.constants.statue_prestige
    return points


def terrace_moves(box: Box, t: Table, seat: i64) -> list[tuple[int, int]]:
    """Which guest space goes to which fireworks space: the best to the best (RK-END-3C-05)."""
    at = seat_at(seat)
    prestige = box.things.dress_prestige
    royal = members(t[at + GUESTS] & box.board.hall_spaces[box.board.terrace_hall])
    places = members(t[at + DECORATIONS] & box.board.of_kind[FIREWORKS])
    dresses = sorted([(-prestige[t[GUEST + space]], space) for space in royal])
    times = sorted([(-box.board.decoration_times[place], place) for place in places])
    return [(dresses[pair][1], times[pair][1]) for pair in range(min(len(dresses), len(times)))]


def _dress_points(box: Box, t: Table, seat: i64, lines: list[int]) -> None:
    """Printed prestige, multiplied on the terrace (RK-END-3E-01 and 02)."""
    prestige = box.things.dress_prestige
    moved: i64 = 0
    for space, place in terrace_moves(box, t, seat):
        moved |= bit(space)
        times = box.board.decoration_times[place]
        lines[TERRACE_LINE] += prestige[t[GUEST + space]] * times
    for space in members(t[seat_at(seat) + GUESTS] & ~moved):
        lines[DRESS_LINE] += prestige[t[GUEST + space]]


def _move_to_terrace(box: Box, t: Table, seat: i64, events: Events) -> None:
    for space, place in terrace_moves(box, t, seat):
        dress = t[GUEST + space]
        t[GUEST + space] = NONE
        t[seat_at(seat) + GUESTS] &= ~bit(space)
        t[TERRACE + place] = dress
        events.tell(happenings.DRESS_TO_TERRACE, seat, dress, place)


def is_ahead(box: Box, t: Table, seat: i64, other: i64) -> bool:
    """Most prestige, then most livres left (RK-END-WIN-01 and 02)."""
    points, other_points = points_of(box, t, seat), points_of(box, t, other)
    if points != other_points:
        return points > other_points
    return t[seat_at(seat) + MONEY] > t[seat_at(other) + MONEY]
