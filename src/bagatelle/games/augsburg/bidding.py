"""Bidding (section 2.5): numbers of notes, clockwise, until the turn comes back to the leader."""

from mypy_extensions import i64

from bagatelle.games.augsburg import evidence, happenings, moves, notes, rounds
from bagatelle.games.augsburg.box import Box
from bagatelle.games.augsburg.state import (
    BID,
    HAND,
    HIGHEST,
    IN_VAIN,
    INCOME_STEP,
    JOKERS_AT,
    LEADER,
    NONE,
    NUMBER,
    OPENER,
    PASSED,
    SHOW,
    SHOWDOWN_STEP,
    STANDING,
    VISIT_STEP,
    VISIT_WINNER,
    VISITED,
    VISITS,
    seat_at,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import bit, has
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


def begin_visit(box: Box, t: Table, noble: i64, events: Events) -> None:
    """The next noble is visited; after the last, income (AU-ROUND-03)."""
    if noble == VISITS:
        rounds.clear_display(t, events)
        agenda.push(t, INCOME_STEP, agenda.TABLE)
        return
    t[VISITED] = noble
    t[HIGHEST] = t[STANDING] = t[PASSED] = 0
    t[LEADER] = NONE
    for seat in range(box.players):
        t[seat_at(seat) + NUMBER] = 0
    events.tell(happenings.VISIT_BEGUN, noble, t[OPENER])
    agenda.push(t, BID, t[OPENER])  # AU-BID-02


def limit(t: Table, seat: i64, noble: i64) -> i64:
    """The highest number a player can offer (AU-BID-09)."""
    hand: i64 = seat_at(seat) + HAND
    own = notes.notes_of(t, hand, noble)
    return own + t[hand + JOKERS_AT] if own > 0 else 0


def ways_to_bid(t: Table, seat: i64) -> list[int]:
    """Pass, hold, or name a higher number (AU-BID-10 to 16)."""
    highest = t[HIGHEST]
    most = limit(t, seat, t[VISITED])
    ways: list[int] = [moves.PASS]
    if highest > 0 and most >= highest:
        ways.append(moves.HOLD)
    for number in range(highest + 1, most + 1):
        ways.append(moves.NAME + number - 1)
    return ways


def bid(box: Box, t: Table, seat: i64, move: i64, events: Events) -> None:
    """What a player says; then it is the turn of the next, if there is one (AU-BID-12, 20)."""
    agenda.pop(t)
    if move == moves.PASS:
        t[PASSED] |= bit(seat)
        events.tell(happenings.PASSED, seat)
    elif move == moves.HOLD:
        t[STANDING] |= bit(seat)
        _offers(t, seat)
        events.tell(happenings.NUMBER_HELD, seat, t[HIGHEST])
    else:
        t[HIGHEST] = move - moves.NAME + 1
        t[LEADER] = seat
        t[STANDING] = bit(seat)
        _offers(t, seat)
        events.tell(happenings.NUMBER_NAMED, seat, t[HIGHEST])
    other = _next(box, t, seat)
    if other == NONE or other == t[LEADER]:
        _end_bidding(box, t, events)
    else:
        agenda.push(t, BID, other)


def _offers(t: Table, seat: i64) -> None:
    t[seat_at(seat) + NUMBER] = t[HIGHEST]
    evidence.number_offered(t, seat, t[VISITED], t[HIGHEST])


def _next(box: Box, t: Table, seat: i64) -> i64:
    """The next player clockwise who has not passed; nobody, if all have."""
    for step in range(1, box.players + 1):
        other = (seat + step) % box.players
        if not has(t[PASSED], other):
            return other
    return NONE


def _end_bidding(box: Box, t: Table, events: Events) -> None:
    """Those who stand at the highest number pick the notes they show (AU-REVEAL-01 to 06)."""
    noble = t[VISITED]
    if t[HIGHEST] == 0:
        t[VISIT_WINNER + noble] = IN_VAIN  # AU-BID-22
        events.tell(happenings.VISIT_IN_VAIN, noble)
        agenda.push(t, VISIT_STEP, agenda.TABLE, noble + 1)
        return
    agenda.push(t, SHOWDOWN_STEP, agenda.TABLE)
    for seat in range(box.players):
        if has(t[STANDING], seat):
            agenda.push_together(t, SHOW, seat, t[HIGHEST])
