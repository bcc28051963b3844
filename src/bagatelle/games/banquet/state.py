"""The table of the Banquet: the name of every place in the flat row of ints.

A dish is a number from 0 to 71 (type by type, value by value), a noble a number from 0 to 23 (icon
by icon), a cell of the sideboard a number from 0 to 8 (in reading order).

The draw pile has no order: ``WHERE`` says which dishes are in it, ``PACKS`` how many of them each
pack still holds. Nobody knows more, so nothing more is decided before a dish is drawn.
"""

from typing import Final

from mypy_extensions import i64

from bagatelle.kernel import agenda
from bagatelle.kernel.table import Table

# The shape of the box. `components.py` refuses a box of another shape.
TYPES: Final = 6
VALUES: Final = 12
DISHES: Final = 72
ROWS: Final = 3
COLUMNS: Final = 3
CELLS: Final = 9
TAKEN: Final = 3
ICONS: Final = 4
NOBLES: Final = 6
ALL_NOBLES: Final = 24
PACKS: Final = 3
SOLO_CARDS: Final = 9

NONE: Final = -1
"""No dish, no card, no colour."""

# Where a dish is, as far as drawing is concerned.
IN_PILE: Final = 0
DISCARDED: Final = 1
IN_PLAY: Final = 2

# How a game ended.
PLAYING: Final = 0
BY_END_CARD: Final = 1
BY_SIXTH_NOBLE: Final = 2
BY_LAST_TURN: Final = 3

# The places.
WHERE: Final = agenda.BODY
SIDEBOARD: Final = WHERE + DISHES
TRAY: Final = SIDEBOARD + CELLS
PACK: Final = TRAY + TAKEN
END_PACK: Final = PACK + PACKS
END_SHOWN: Final = END_PACK + 1
SOLO_USED: Final = END_SHOWN + 1
SOLO_CARD: Final = SOLO_USED + SOLO_CARDS
FIRST_PLAYER: Final = SOLO_CARD + 1
TURNS: Final = FIRST_PLAYER + 1
ENDING: Final = TURNS + 1
SEATS: Final = ENDING + 1

# A seat: its imposter, then its six nobles.
IMPOSTER_USED: Final = 0
ROW_OF_NOBLES: Final = 1

# A noble: whether it is satisfied, how many dishes it has, and the dishes in the order of serving.
# A dish in the second course of a noble is written with COURSE added.
SATISFIED: Final = 0
COUNT: Final = 1
PLATES: Final = 2
MAX_DISHES: Final = 14
NOBLE_SIZE: Final = PLATES + MAX_DISHES
SEAT_SIZE: Final = ROW_OF_NOBLES + NOBLES * NOBLE_SIZE
COURSE: Final = DISHES


def type_of(dish: i64) -> i64:
    return dish // VALUES


def value_of(dish: i64) -> i64:
    return dish % VALUES + 1


def seat_at(seat: i64) -> i64:
    """Where a seat's own places begin."""
    return SEATS + seat * SEAT_SIZE


def noble_at(seat: i64, position: i64) -> i64:
    """Where the places of a seat's noble begin."""
    return SEATS + seat * SEAT_SIZE + ROW_OF_NOBLES + position * NOBLE_SIZE


def table_size(players: i64) -> i64:
    return SEATS + players * SEAT_SIZE


def discard(t: Table, dish: i64) -> None:
    t[WHERE + dish] = DISCARDED


def empty_noble(t: Table, noble: i64) -> None:
    """All dishes under a noble go to the discard pile (BQ-VALID-04, BQ-CLEAR-12)."""
    for plate in range(noble + PLATES, noble + PLATES + t[noble + COUNT]):
        discard(t, t[plate] % COURSE)
        t[plate] = NONE
    t[noble + COUNT] = 0


def dishes_at(t: Table, first: i64, places: i64) -> list[int]:
    """The dishes that lie on some places, such as the tray."""
    return [dish for dish in t[first : first + places] if dish != NONE]


def plates_of(t: Table, noble: i64) -> list[int]:
    """What lies under a noble, in the order of serving."""
    return list(t[noble + PLATES : noble + PLATES + t[noble + COUNT]])


def satisfied_nobles(t: Table, seat: i64) -> i64:
    satisfied: i64 = 0
    for position in range(NOBLES):
        satisfied += t[noble_at(seat, position) + SATISFIED]
    return satisfied


def dishes_under_nobles(t: Table, seat: i64) -> i64:
    dishes: i64 = 0
    for position in range(NOBLES):
        dishes += t[noble_at(seat, position) + COUNT]
    return dishes


def dishes_in_pile(t: Table) -> i64:
    return t[PACK] + t[PACK + 1] + t[PACK + 2]
