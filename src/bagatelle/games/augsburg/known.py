"""What everybody can work out of hidden hands and purses.

Bids prove how many notes somebody holds at least, shown notes which; every gain is open but the
price of what was bought or got for free. ``determinize`` stands on these facts. A fact that cannot
be kept exactly is weakened, never invented: see docs/imagine.md for what is used and what is not.
"""

from mypy_extensions import i64

from bagatelle.games.augsburg import notes
from bagatelle.games.augsburg.box import Box
from bagatelle.games.augsburg.state import (
    BALANCE,
    FREE_NOTES,
    FREE_WORTH,
    GIVEN_NOTES,
    JOKER,
    JOKERS_AT,
    MAXIMILIAN,
    MOST,
    NOBLES,
    OWN,
    SHOWN,
    VALID,
    VALUES,
    VISITS,
    seat_at,
)
from bagatelle.kernel.table import Table


def begin(t: Table, seat: i64, money: i64, jokers: i64, joker_price: i64) -> None:
    """Everybody knows of the first jokers and the first money."""
    at = seat_at(seat)
    t[at + SHOWN + JOKERS_AT] = jokers
    t[at + VALID + MAXIMILIAN] = jokers
    t[at + MOST] = jokers
    t[at + BALANCE] = money + jokers * joker_price


def number_offered(t: Table, seat: i64, noble: i64, number: i64) -> None:
    """Whoever bids or holds has so many valid notes, one of them a noble's (AU-BID-09)."""
    at = seat_at(seat)
    t[at + VALID + noble] = max(t[at + VALID + noble], number)
    t[at + OWN + noble] = max(t[at + OWN + noble], 1)


def note_shown(t: Table, seat: i64, note: i64) -> None:
    """A noble note that goes back to the hand after a showdown."""
    notes.put(t, seat_at(seat) + SHOWN, note)


def jokers_shown(t: Table, seat: i64, jokers: i64) -> None:
    """Jokers that go back to the hand; some of them may have been known before."""
    place = seat_at(seat) + SHOWN + JOKERS_AT
    t[place] = max(t[place], jokers)


def note_lost(box: Box, t: Table, seat: i64, note: i64) -> None:
    """A note left the hand before all eyes."""
    at = seat_at(seat)
    if note == JOKER:
        _lower(t, at + SHOWN + JOKERS_AT)
        for noble in range(NOBLES):
            _lower(t, at + VALID + noble)
    else:
        notes.take(t, at + SHOWN, note)
        _lower(t, at + VALID + note // VALUES)
        _lower(t, at + OWN + note // VALUES)
        _lower(t, at + OWN + MAXIMILIAN)
    _lower(t, at + VALID + MAXIMILIAN)
    t[at + MOST] -= 1
    t[at + BALANCE] -= box.price[note]


def note_for_free(box: Box, t: Table, seat: i64, note: i64) -> None:
    """A note that only its owner knows joined the hand without being paid."""
    at = seat_at(seat)
    t[at + VALID + MAXIMILIAN] += 1
    t[at + MOST] += 1
    t[at + FREE_NOTES] += 1
    t[at + FREE_WORTH] += box.price[note]


def notes_offered(t: Table, seat: i64, offered: i64) -> None:
    """He may buy them all."""
    t[seat_at(seat) + MOST] += offered


def asked_to_give(t: Table, seat: i64, has_notes: bool) -> None:
    """Whoever is asked for a note has one, and nobody else has (AU-INCOME-19)."""
    at = seat_at(seat)
    if has_notes:
        t[at + VALID + MAXIMILIAN] = max(t[at + VALID + MAXIMILIAN], 1)
    else:
        t[at + MOST] = 0


def note_given(box: Box, t: Table, seat: i64, note: i64) -> None:
    """A note left the hand in secret: it may be any of those that were shown (AU-INFO-13)."""
    at = seat_at(seat)
    for noble in range(NOBLES):
        t[at + SHOWN + noble] = 0
    _lower(t, at + SHOWN + JOKERS_AT)
    for noble in range(VISITS):
        _lower(t, at + VALID + noble)
        _lower(t, at + OWN + noble)
    t[at + MOST] -= 1
    t[at + GIVEN_NOTES] += 1
    t[at + FREE_WORTH] -= box.price[note]


def _lower(t: Table, place: i64) -> None:
    if t[place] > 0:
        t[place] -= 1
