"""The draw pile and the discard pile (AU-INCOME-16, AU-INFO-06, 10 and 11).

The pile is a set and its top note: the next top is chosen when the one above it is drawn.
"""

from mypy_extensions import i64

from bagatelle.games.augsburg import notes
from bagatelle.games.augsburg.box import Box
from bagatelle.games.augsburg.events import PILE_RENEWED, TOP_SEEN
from bagatelle.games.augsburg.state import (
    DISCARD_SIZE,
    NONE,
    OPEN_DISCARD,
    PILE,
    PILE_SIZE,
    REJECTED,
    TOP,
    seat_at,
)
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


def in_pile(t: Table) -> i64:
    """How many notes the draw pile holds."""
    return t[PILE_SIZE] if t[TOP] == NONE else t[PILE_SIZE] + 1


def can_draw(t: Table) -> bool:
    return t[TOP] != NONE or t[DISCARD_SIZE] > 0


def turn_top(t: Table, dealer: Dealer) -> None:
    """Choose the top note of a pile that has none."""
    if t[TOP] == NONE and t[PILE_SIZE] > 0:
        t[TOP] = notes.any_note(t, PILE, t[PILE_SIZE], dealer)
        notes.take(t, PILE, t[TOP])
        t[PILE_SIZE] -= 1


def draw(box: Box, t: Table, dealer: Dealer, events: Events) -> i64:
    """The top note; the discards are shuffled only when there is none (AU-R-25)."""
    if t[TOP] == NONE:
        renewed = t[DISCARD_SIZE]
        gather_discards(box, t)
        turn_top(t, dealer)
        events.public(PILE_RENEWED, renewed)
    note = t[TOP]
    t[TOP] = NONE
    turn_top(t, dealer)
    return note


def gather_discards(box: Box, t: Table) -> None:
    """The discard pile goes under the draw pile, in any order."""
    notes.pour(t, OPEN_DISCARD, PILE)
    for seat in range(box.players):
        notes.pour(t, seat_at(seat) + REJECTED, PILE)
    t[PILE_SIZE] += t[DISCARD_SIZE]
    t[DISCARD_SIZE] = 0


def discard_openly(t: Table, note: i64) -> None:
    notes.put(t, OPEN_DISCARD, note)
    t[DISCARD_SIZE] += 1


def discard_unseen(t: Table, seat: i64, note: i64) -> None:
    """A note that nobody but this seat knows to be in the pile (AU-BUY-09)."""
    notes.put(t, seat_at(seat) + REJECTED, note)
    t[DISCARD_SIZE] += 1


def show_top(box: Box, t: Table, events: Events) -> None:
    """Everybody sees what the top note costs (AU-INFO-06)."""
    if t[TOP] != NONE:
        events.public(TOP_SEEN, box.price[t[TOP]])
