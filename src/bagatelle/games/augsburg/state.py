"""The table of Augsburg 1520: the name of every place in the flat row of ints.

Notes are numbers in canonical order: Philipp's from 1 to 17, Louise's, Leo's, Maria's, and one
number for all jokers, which nobody can tell apart. A set of notes is five ints (see ``notes``): one
set of values for each noble, and a number of jokers.

The draw pile has no order but its top note, whose price everybody sees. The discard pile is what
was discarded openly and what each player has rejected: so everybody's own knowledge of it is on the
table. Step cards lie where the levels of the players put them, so their supply needs no place.
"""

from typing import Final

from mypy_extensions import i64

from bagatelle.kernel import agenda

# The shape of the box. `components.py` refuses a box that does not fit.
NOBLES: Final = 4
"""Those who have notes; Maximilian comes after them and has none."""
VALUES: Final = 17
JOKER: Final = 68
NOTES: Final = 69
"""Kinds of notes: 68 that exist once, and the joker."""
JOKERS: Final = 12
ALL_NOTES: Final = 80
MAXIMILIAN: Final = 4
VISITS: Final = 5
CARDS: Final = 10
ICONS: Final = 3
"""Privileges on a card."""
ICON_KINDS: Final = 7
CATEGORIES: Final = 3
LEVELS: Final = 4
TILE_KINDS: Final = 6
TILES: Final = 5
"""Right tiles of each kind."""
MAX_OFFERED: Final = 7
DRAWN_NOTES: Final = 2
MAX_PLAYERS: Final = 5
NOTE_SET: Final = 5
"""How many ints a set of notes takes."""
JOKERS_AT: Final = 4
"""Where the jokers are in a set of notes."""

GRAIN: Final = 50
"""Every amount of money is a multiple of it (AU-COMP-14)."""

NONE: Final = -1
"""Nothing, nobody."""
IN_VAIN: Final = -2
"""The winner of a visit that nobody won."""

# Kinds of privileges. A category's privilege follows the others.
MONEY_ICON: Final = 0
SIX_ICON: Final = 1
SEVEN_ICON: Final = 2
DRAW_ICON: Final = 3
CATEGORY_ICON: Final = 4

# Categories.
YELLOW: Final = 0
ORANGE: Final = 1
VIOLET: Final = 2

# Kinds of right tiles.
COAT: Final = 0
LETTERS: Final = 1
MINT_MASTER: Final = 2
ARCHITECT: Final = 3
CHURCH: Final = 4
CATHEDRAL: Final = 5

# The places.
ROUND: Final = agenda.BODY
OPENER: Final = ROUND + 1
"""Who opens, and draws first: the winner of the latest auction that had one (AU-BID-02)."""
VISITED: Final = OPENER + 1
"""The noble who is being visited."""
HIGHEST: Final = VISITED + 1
"""The highest number named in this auction; 0 while there is no bid."""
LEADER: Final = HIGHEST + 1
STANDING: Final = LEADER + 1
"""The seats that stand at the highest number, one bit each."""
PASSED: Final = STANDING + 1
"""The seats that have passed."""
WINNER: Final = PASSED + 1
"""Who resolves a privilege card."""
IN_USE: Final = WINNER + 1
"""The privilege card that is being resolved."""
ICONS_USED: Final = IN_USE + 1
"""Which of its three privileges are used, one bit each."""
USES: Final = ICONS_USED + 1
"""How many uses are left."""
ARCHITECT_BUILT: Final = USES + 1
"""Whether the Architect has built on this card."""
DRAWN: Final = ARCHITECT_BUILT + 1
"""The notes drawn by "draw" of which one will be discarded."""
DISPLAY: Final = DRAWN + DRAWN_NOTES
"""The privilege cards that lie face up, one bit each."""
PUT_ASIDE: Final = DISPLAY + 1
"""The privilege cards used or put aside since the ten were shuffled; the others lie face down."""
TAKEN: Final = PUT_ASIDE + 1
"""How many right tiles of each kind were taken."""
TOP: Final = TAKEN + TILE_KINDS
"""The top note of the draw pile."""
PILE: Final = TOP + 1
"""The notes below it."""
PILE_SIZE: Final = PILE + NOTE_SET
"""How many notes are below the top note."""
OPEN_DISCARD: Final = PILE_SIZE + 1
"""The notes of the discard pile that everybody has seen."""
DISCARD_SIZE: Final = OPEN_DISCARD + NOTE_SET
"""How many notes are in the discard pile, seen or not."""
VISIT_WINNER: Final = DISCARD_SIZE + 1
"""Who won each auction of this round: a seat, ``NONE`` before it, or ``IN_VAIN``."""
VISIT_NUMBER: Final = VISIT_WINNER + VISITS
VISIT_CARD: Final = VISIT_NUMBER + VISITS
SEATS: Final = VISIT_CARD + VISITS

# The places of a seat.
MONEY: Final = 0
POINTS: Final = 1
LEVEL: Final = 2
"""In each category."""
TILE: Final = LEVEL + CATEGORIES
"""Which tile of each kind, numbered from the first that was on top."""
HAND: Final = TILE + TILE_KINDS
SHOWN: Final = HAND + NOTE_SET
"""Notes of the hand that everybody knows to be there."""
REJECTED: Final = SHOWN + NOTE_SET
"""Notes of the discard pile that this player rejected."""
PICKED: Final = REJECTED + NOTE_SET
"""notes of the hand that this player will show."""
OFFER: Final = PICKED + NOTE_SET
"""The notes offered to them, in canonical order."""
BOUGHT: Final = OFFER + MAX_OFFERED
"""Which of these they will buy, one bit each."""
GIVEN: Final = BOUGHT + 1
"""The note of the hand that they give up in this lap of a shortage."""
NUMBER: Final = GIVEN + 1
"""The number they named last in this auction; 0 if none."""
SCORE: Final = NUMBER + 1
"""The points of each of the ``lines``."""
SCORE_LINES: Final = 6

# What everybody can work out of a hidden hand and purse (see ``known``).
VALID: Final = SCORE + SCORE_LINES
"""At least so many notes valid for each noble; for Maximilian that is at least so many notes."""
OWN: Final = VALID + VISITS
"""At least so many notes of each noble; for Maximilian that is noble notes of any of them."""
MOST: Final = OWN + VISITS
"""At most so many notes."""
BALANCE: Final = MOST + 1
"""Money, if the notes of the hand were sold at their price, and the free ones had been paid."""
FREE_WORTH: Final = BALANCE + 1
"""The price of the notes got for free, less that of the notes given up in secret."""
FREE_NOTES: Final = FREE_WORTH + 1
GIVEN_NOTES: Final = FREE_NOTES + 1

SEAT_SIZE: Final = GIVEN_NOTES + 1


def seat_at(seat: i64) -> i64:
    """Where a seat's own places begin."""
    return SEATS + seat * SEAT_SIZE


def table_size(players: i64) -> i64:
    return SEATS + players * SEAT_SIZE
