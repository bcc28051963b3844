"""Serving dishes (section 2.5), satisfying (2.8) and clearing what is dead (2.9)."""

from mypy_extensions import i64

from bagatelle.games.banquet import demands, happenings, moves
from bagatelle.games.banquet.box import Box
from bagatelle.games.banquet.scoring import end_game
from bagatelle.games.banquet.state import (
    BY_SIXTH_NOBLE,
    COUNT,
    COURSE,
    NOBLE_SIZE,
    NOBLES,
    NONE,
    PLATES,
    SATISFIED,
    TAKEN,
    TRAY,
    empty_noble,
    noble_at,
    satisfied_nobles,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


def ways_to_serve(box: Box, t: Table, seat: i64, icon: i64) -> list[int]:
    """Any dish in hand to any own noble that is not satisfied (BQ-SERVE-02, 04, 06)."""
    nobles: list[int] = []
    at = noble_at(seat, 0)
    for noble in range(icon * NOBLES, icon * NOBLES + NOBLES):
        if t[at + SATISFIED] == 0:
            place: i64 = moves.SERVE_DISH + noble * moves.PLACES
            if box.courses[noble] == 1:
                nobles.append(place + moves.NO_COURSE)
            else:
                nobles.append(place + 1)
                nobles.append(place + 2)
        at += NOBLE_SIZE
    dishes = [dish * moves.NEXT_DISH for dish in t[TRAY : TRAY + TAKEN] if dish != NONE]
    return [dish + noble for dish in dishes for noble in nobles]


def serve(box: Box, t: Table, seat: i64, move: i64, events: Events) -> None:
    """One dish goes under one noble, who is judged at once (BQ-SERVE-09)."""
    dish = moves.dish_served(move)
    noble = moves.noble_served(move)
    course = moves.course_served(move)
    _put_down(t, dish)
    at = noble_at(seat, noble % NOBLES)
    t[at + PLATES + t[at + COUNT]] = dish + course * COURSE
    t[at + COUNT] += 1
    if box.courses[noble] > 1:
        events.tell(happenings.COURSE_SERVED, seat, dish, 2 * noble + course)
    else:
        events.tell(happenings.DISH_SERVED, seat, dish, noble)
    agenda.pop(t)
    verdict = box.demands[noble].judge(t, at + PLATES, t[at + COUNT], box.colours[noble])
    if verdict == demands.COMPLETE:
        _satisfy(box, t, seat, noble, at, events)
    elif verdict == demands.DEAD:
        events.tell(happenings.NOBLE_CLEARED, seat, noble, t[at + COUNT])
        empty_noble(t, at)  # BQ-CLEAR-01


def verdict_of(box: Box, t: Table, seat: i64, move: i64) -> i64:
    """How the noble would be judged after this dish; the table is left as it is."""
    noble = moves.noble_served(move)
    at = noble_at(seat, noble % NOBLES)
    count = t[at + COUNT]
    t[at + PLATES + count] = moves.dish_served(move) + moves.course_served(move) * COURSE
    verdict = box.demands[noble].judge(t, at + PLATES, count + 1, box.colours[noble])
    t[at + PLATES + count] = NONE
    return verdict


def _put_down(t: Table, dish: i64) -> None:
    for place in range(TAKEN):
        if t[TRAY + place] == dish:
            t[TRAY + place] = NONE


def _satisfy(box: Box, t: Table, seat: i64, noble: i64, at: i64, events: Events) -> None:
    """BQ-VALID-02 to 05; the sixth noble ends the game at once (BQ-END-11, BQ-SOLO-09)."""
    t[at + SATISFIED] = 1
    empty_noble(t, at)
    events.tell(happenings.NOBLE_SATISFIED, seat, noble, box.points[noble])
    if satisfied_nobles(t, seat) == NOBLES:
        end_game(t, BY_SIXTH_NOBLE, events)
