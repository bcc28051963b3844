"""The end of an auction (sections 2.6 and 2.7): notes are picked in secret and shown at once."""

from typing import Final

from mypy_extensions import i64

from bagatelle.games.augsburg import frames, known, notes, pile, purse
from bagatelle.games.augsburg.bidding import is_valid
from bagatelle.games.augsburg.box import Box, BoxChapter
from bagatelle.games.augsburg.events import (
    AUCTION_WON,
    NOTE_PICKED,
    NOTE_SHOWN,
    NOTES_TAKEN_BACK,
    RIVAL_COMPENSATED,
)
from bagatelle.games.augsburg.moves import SHOW, TAKE_CARD
from bagatelle.games.augsburg.state import (
    HAND,
    HIGHEST,
    JOKER,
    JOKERS_AT,
    MAXIMILIAN,
    NOBLES,
    NONE,
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
from bagatelle.kernel.bits import count, has, members
from bagatelle.kernel.chapter import Chapter
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.rows import FIGURE
from bagatelle.kernel.table import Table

OTHERS_SHOW: Final = 20
STILL_PICKED: Final = 21
SHOW_FIRST: Final = 22
NOT_IN_HAND: Final = 23
NOT_VALID: Final = 24
ONLY_JOKERS: Final = 25
IN_ORDER: Final = 26
LEAVES_TOO_FEW: Final = 27

REASONS: dict[int, str] = {
    OTHERS_SHOW: "AU-REVEAL-04 others-show",
    STILL_PICKED: "AU-REVEAL-06 others-show",
    SHOW_FIRST: "AU-REVEAL-05 show-first",
    NOT_IN_HAND: "AU-REVEAL-05 not-in-hand",
    NOT_VALID: "AU-BID-07 not-valid",
    ONLY_JOKERS: "AU-BID-08 only-jokers",
    IN_ORDER: "AU-D-04 in-order note",
    LEAVES_TOO_FEW: "AU-D-04 leaves-too-few",
}


class Show(Chapter):
    """The next note in canonical order, so that enough are left behind it (AU-D-03, 04).

    The first pick is never a joker: jokers come last, so nobody ends with jokers alone.
    """

    def legal(self, t: Table, seat: i64, value: i64, moves: Table) -> i64:
        listed = notes.list_kinds(t, seat_at(seat) + HAND, SHOW, moves)
        found: i64 = 0
        for place in range(listed):
            if self.why_not(t, seat, value, moves[place]) == 0:
                moves[found] = moves[place]
                found += 1
        return found

    def why_not(self, t: Table, seat: i64, value: i64, move: i64) -> i64:
        if not SHOW <= move < TAKE_CARD:
            return SHOW_FIRST
        note = move - SHOW
        hand: i64 = seat_at(seat) + HAND
        picked: i64 = seat_at(seat) + PICKED
        if not notes.holds(t, hand, note):
            return NOT_IN_HAND
        if not is_valid(note, t[VISITED]):
            return NOT_VALID
        latest = notes.last(t, picked)
        if note == JOKER and latest == NONE:
            return ONLY_JOKERS
        if note <= latest and note != JOKER:
            return IN_ORDER + latest * FIGURE
        jokers = t[hand + JOKERS_AT] - t[picked + JOKERS_AT]
        behind = jokers - 1 if note == JOKER else jokers + _valid_behind(t, hand, note)
        return 0 if behind >= value - 1 else LEAVES_TOO_FEW

    def why_wait(self, t: Table, seat: i64) -> i64:
        return STILL_PICKED if has(t[STANDING], seat) else OTHERS_SHOW

    def decide(
        self, t: Table, seat: i64, value: i64, move: i64, dealer: Dealer, events: Events
    ) -> None:
        """A note is set apart, in secret (AU-REVEAL-06)."""
        notes.put(t, seat_at(seat) + PICKED, move - SHOW)
        events.private(seat, NOTE_PICKED, seat, move - SHOW)
        frame = agenda.frame_of(t, seat)
        if value > 1:
            agenda.set_value(t, frame, value - 1)
        else:
            agenda.remove(t, frame)


def _valid_behind(t: Table, hand: i64, note: i64) -> i64:
    """How many noble notes of a hand come after one that is valid, and are valid themselves."""
    noble: i64 = note // VALUES
    behind = count(t[hand + noble] >> (note % VALUES + 1))
    if t[VISITED] == MAXIMILIAN:
        for other in range(noble + 1, NOBLES):
            behind += count(t[hand + other])
    return behind


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


class Settle(BoxChapter):
    """Show, discard or take back, compensate; then the winner takes a card (AU-REVEAL-19)."""

    def proceed(self, t: Table, value: i64, dealer: Dealer, events: Events) -> None:
        box = self.box
        standing = members(t[STANDING])
        for seat in standing:
            for note in notes.listed(t, seat_at(seat) + PICKED):
                events.public(NOTE_SHOWN, seat, note)
        order = ranked(box, t)
        winner = order[0]
        noble = t[VISITED]
        t[WINNER] = t[OPENER] = t[VISIT_WINNER + noble] = winner
        t[VISIT_NUMBER + noble] = t[HIGHEST]
        events.public(AUCTION_WON, winner, noble, t[HIGHEST])
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
        agenda.push(t, frames.CARD_STEP, agenda.TABLE)


def _discard(box: Box, t: Table, seat: i64) -> None:
    """The winner's notes (AU-REVEAL-02, 11)."""
    at = seat_at(seat)
    for note in notes.listed(t, at + PICKED):
        notes.take(t, at + HAND, note)
        pile.discard_openly(t, note)
        known.note_lost(box, t, seat, note)


def _take_back(t: Table, seat: i64, events: Events) -> None:
    """They stay in the hand, where all have seen them (AU-REVEAL-12, AU-INFO-08)."""
    picked: i64 = seat_at(seat) + PICKED
    for note in notes.listed(t, picked):
        if note != JOKER:
            known.note_shown(t, seat, note)
    known.jokers_shown(t, seat, t[picked + JOKERS_AT])
    events.public(NOTES_TAKEN_BACK, seat, t[HIGHEST])


def _compensate(t: Table, seat: i64, florins: i64, events: Events) -> None:
    """AU-REVEAL-13 to 17."""
    purse.receive(t, seat, florins)
    events.public(RIVAL_COMPENSATED, seat, florins)
