"""The end of an auction (sections 2.6 and 2.7): notes are picked in secret and shown at once."""

from mypy_extensions import i64

from bagatelle.games.augsburg import evidence, happenings, moves, notes, pile, purse
from bagatelle.games.augsburg.box import Box
from bagatelle.games.augsburg.state import (
    CARD_STEP,
    HAND,
    HIGHEST,
    JOKER,
    JOKERS_AT,
    MAXIMILIAN,
    NOBLES,
    OPENER,
    PICKED,
    STANDING,
    VALUES,
    VISIT_NUMBER,
    VISIT_WINNER,
    VISITED,
    WINNER,
    seat_at,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import bit, count, members
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


def ways_to_pick(t: Table, seat: i64, left: i64) -> list[int]:
    """The next note in canonical order, so that enough are left behind it (AU-D-03, 04).

    The first pick is never a joker: jokers come last, so nobody ends with jokers alone.
    """
    at = seat_at(seat)
    noble = t[VISITED]
    first: i64 = 0 if noble == MAXIMILIAN else noble
    last: i64 = NOBLES if noble == MAXIMILIAN else noble + 1
    jokers = t[at + HAND + JOKERS_AT] - t[at + PICKED + JOKERS_AT]
    behind: i64 = 0
    open_values: list[int] = []
    for own in range(last - 1, first - 1, -1):
        values: i64 = t[at + HAND + own]
        picked: i64 = t[at + PICKED + own]
        if picked != 0:
            values &= ~(bit(int(picked).bit_length()) - 1)
        open_values.append(values)
        behind += count(values)
        if picked != 0:
            break
    ways: list[int] = []
    if t[at + PICKED + JOKERS_AT] == 0:
        own = last - len(open_values)
        for values in reversed(open_values):
            for value in members(values):
                behind -= 1
                if behind + jokers >= left - 1:
                    ways.append(moves.SHOW + own * VALUES + value)
            own += 1
    if jokers >= left and notes.noble_notes(t, at + PICKED) > 0:
        ways.append(moves.SHOW + JOKER)
    return ways


def pick(t: Table, seat: i64, left: i64, note: i64, events: Events) -> None:
    """A note is set apart, in secret (AU-REVEAL-06)."""
    notes.put(t, seat_at(seat) + PICKED, note)
    events.whisper(seat, happenings.NOTE_PICKED, seat, note)
    frame = agenda.frame_of(t, seat)
    if left > 1:
        agenda.set_value(t, frame, left - 1)
    else:
        agenda.remove(t, frame)


def best(box: Box, t: Table, seat: i64) -> i64:
    """The rank of the best note that a player shows (AU-REVEAL-08, AU-MAX-06)."""
    at = seat_at(seat) + PICKED
    highest: i64 = 0
    for noble in range(NOBLES):
        if t[at + noble] != 0:
            note: i64 = noble * VALUES + int(t[at + noble]).bit_length() - 1
            highest = max(highest, box.rank[note])
    return highest


def ranked(box: Box, t: Table) -> list[int]:
    """The players in the showdown, the best first (AU-REVEAL-10, 13, 14)."""
    order: list[int] = []
    ranks: list[int] = []
    for seat in members(t[STANDING]):
        rank: int = best(box, t, seat)
        place = 0
        while place < len(order) and ranks[place] > rank:
            place += 1
        order.insert(place, seat)
        ranks.insert(place, rank)
    return order


def settle(box: Box, t: Table, events: Events) -> None:
    """Show, discard or take back, compensate; then the winner takes a card (AU-REVEAL-19)."""
    standing = members(t[STANDING])
    for seat in standing:
        for note in notes.listed(t, seat_at(seat) + PICKED):
            events.tell(happenings.NOTE_SHOWN, seat, note)
    order = ranked(box, t)
    winner = order[0]
    noble = t[VISITED]
    t[WINNER] = t[OPENER] = t[VISIT_WINNER + noble] = winner
    t[VISIT_NUMBER + noble] = t[HIGHEST]
    events.tell(happenings.AUCTION_WON, winner, noble, t[HIGHEST])
    for seat in standing:
        if seat == winner:
            _discard(box, t, seat)
        else:
            _take_back(t, seat, events)
        notes.clear(t, seat_at(seat) + PICKED)
    if len(order) > 1:
        _compensate(t, order[1], box.amounts.second_florins, events)
    if len(order) > 2:
        _compensate(t, order[2], box.amounts.third_florins, events)
    agenda.push(t, CARD_STEP, agenda.TABLE)


def _discard(box: Box, t: Table, seat: i64) -> None:
    """The winner's notes (AU-REVEAL-02, 11)."""
    at = seat_at(seat)
    for note in notes.listed(t, at + PICKED):
        notes.take(t, at + HAND, note)
        pile.discard_openly(t, note)
        evidence.note_lost(box, t, seat, note)


def _take_back(t: Table, seat: i64, events: Events) -> None:
    """They stay in the hand, where all have seen them (AU-REVEAL-12, AU-INFO-08)."""
    picked: i64 = seat_at(seat) + PICKED
    for note in notes.listed(t, picked):
        if note != JOKER:
            evidence.note_shown(t, seat, note)
    evidence.jokers_shown(t, seat, t[picked + JOKERS_AT])
    events.tell(happenings.NOTES_TAKEN_BACK, seat, t[HIGHEST])


def _compensate(t: Table, seat: i64, florins: i64, events: Events) -> None:
    """AU-REVEAL-13 to 17."""
    purse.receive(t, seat, florins)
    events.tell(happenings.RIVAL_COMPENSATED, seat, florins)
