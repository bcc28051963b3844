"""The table of Rokoko: the name of every place in the flat row of ints.

Things are numbers: workers from 0 (five base workers, then the hireable ones, level by level),
tiles, dresses, windows, guest spaces and decoration spaces in the order of the box. A set of things
is one int (see ``bits``). Every player owns a base set of his own, so a worker number means a card
only together with its owner; nobody owns the same number twice.

Draw piles have no order: the resource pile, the dress bag and the hire stack are sets, and a thing
is chosen when it is drawn. What some players know and others do not is only how each staff is split
between hand and reserve, and which tiles were drawn blind.
"""

from typing import Final

from mypy_extensions import i64

from bagatelle.kernel import agenda
from bagatelle.kernel.bits import bit, count
from bagatelle.kernel.table import Table

# The shape of the box. `components.py` refuses a box that does not fit.
COLOURS: Final = 4
BASE_WORKERS: Final = 5
WORKERS: Final = 33
LEVELS: Final = 6
TILES: Final = 48
DRESSES: Final = 42
HIRE_SLOTS: Final = 4
SEGMENTS: Final = 3
MOST_PER_SEGMENT: Final = 4
SHELVES: Final = 12
MOST_WINDOWS: Final = 8
HALLS: Final = 5
MOST_SPACES: Final = 33
MOST_DECORATIONS: Final = 24
MOST_FIREWORKS: Final = 6
MOST_ALL_HALLS: Final = 4
CROWNS: Final = 4

NONE: Final = -1
"""Nothing, nobody."""

# The kinds of workers, by what they may do.
APPRENTICE: Final = 0
JOURNEYMAN: Final = 1
MASTER: Final = 2

# Kinds of decorations.
FIREWORKS: Final = 0
MUSICIAN: Final = 1
STATUE: Final = 2
UPPER: Final = 3
LOWER: Final = 4
DECORATION_KINDS: Final = 5

# Rewards of guest spaces.
NO_REWARD: Final = 0
COINS: Final = 1
YARN_REWARD: Final = 2
LACE_REWARD: Final = 3
TILE_REWARD: Final = 4

# What is on the agenda. Decisions of a seat first, then what nobody decides.
PICK: Final = 1
PLAY: Final = 2
MAIN: Final = 3
TAKE: Final = 4
KEEP: Final = 5
WINDOW: Final = 6
PAY: Final = 7
PLACE: Final = 8
HIRE: Final = 9
FUND: Final = 10
BONUS: Final = 11
TRIMMING: Final = 12
DEPUTE: Final = 13
EXCHANGE: Final = 14
GIVE: Final = 15
ROUND_STEP: Final = 20
HANDS_STEP: Final = 21
TURN_STEP: Final = 22
BONUS_STEP: Final = 23
END_TURN_STEP: Final = 24
HALLS_STEP: Final = 25
INCOME_STEP: Final = 26
SCORING_STEP: Final = 27

# The places.
ROUND: Final = agenda.BODY
START_PLAYER: Final = ROUND + 1
FAVOUR: Final = START_PLAYER + 1
TURN_OF: Final = FAVOUR + 1
IN_PLAY: Final = TURN_OF + 1
IN_WORK: Final = IN_PLAY + 1
"""The dress that is being made: paid for or not, but neither rented out nor sold yet."""
HELD: Final = IN_WORK + 1
"""The tile that somebody has just taken or drawn and neither kept nor traded yet."""
HELD_SEEN: Final = HELD + 1
PAID: Final = HELD_SEEN + 1
"""Tiles handed in for the dress that is being made."""
SEEN: Final = PAID + 1
"""Kept tiles that everybody saw when they were taken."""
TILE_PILE: Final = SEEN + 1
TILE_DISCARD: Final = TILE_PILE + 1
DRESS_BAG: Final = TILE_DISCARD + 1
DRESS_DISCARD: Final = DRESS_BAG + 1
HIRE_STACK: Final = DRESS_DISCARD + 1
HIRE_ROW: Final = HIRE_STACK + 1
SHELF: Final = HIRE_ROW + HIRE_SLOTS
WINDOWS: Final = SHELF + SHELVES
GUEST: Final = WINDOWS + MOST_WINDOWS
"""The dress on each guest space."""
ALL_HALLS: Final = GUEST + MOST_SPACES
"""The owner of each all-halls space."""
TERRACE: Final = ALL_HALLS + MOST_ALL_HALLS
"""The dress beside each fireworks space, after the final scoring."""
ENDED: Final = TERRACE + MOST_FIREWORKS
SEATS: Final = ENDED + 1

# The places of a seat.
MONEY: Final = 0
YARN: Final = 1
LACE: Final = 2
PRESTIGE: Final = 3
RESERVE: Final = 4
HAND: Final = 5
SHOWN: Final = 6
"""Workers of the hand that everybody knows to be there."""
DISCARD: Final = 7
LEAVING: Final = 8
"""Workers deputed in this turn, in the box at its end (RK-ACT-DEPUTE-09)."""
KEPT: Final = 9
SILK: Final = 10
"""How many bales of each colour are on the kept tiles."""
DRESSED: Final = SILK + COLOURS
"""How many dresses of each colour stand on the board."""
GUESTS: Final = DRESSED + COLOURS
"""The guest spaces with an own dress."""
DECORATIONS: Final = GUESTS + 1
SCORE: Final = DECORATIONS + 1

# The lines of the final scoring.
PLAY_LINE: Final = 0
MONEY_LINE: Final = 1
CROWN_LINE: Final = 2
FAVOUR_LINE: Final = CROWN_LINE + CROWNS
HALL_LINE: Final = FAVOUR_LINE + 1
FIREWORKS_LINE: Final = HALL_LINE + HALLS
STATUE_LINE: Final = FIREWORKS_LINE + 1
DRESS_LINE: Final = STATUE_LINE + 1
TERRACE_LINE: Final = DRESS_LINE + 1
DECORATION_LINE: Final = TERRACE_LINE + 1
ALL_HALLS_LINE: Final = DECORATION_LINE + 1
SCORE_LINES: Final = ALL_HALLS_LINE + 1

SEAT_SIZE: Final = SCORE + SCORE_LINES


def seat_at(seat: i64) -> i64:
    """Where a seat's own places begin."""
    return SEATS + seat * SEAT_SIZE


def table_size(players: i64) -> i64:
    return SEATS + players * SEAT_SIZE


def in_play_of(t: Table, seat: i64) -> i64:
    """The set of the card that a seat has in play: one card, or none."""
    return bit(t[IN_PLAY]) if t[TURN_OF] == seat and t[IN_PLAY] != NONE else 0


def staff_that_stays(t: Table, seat: i64) -> i64:
    """The workers that count for the minimum (RK-ACT-DEPUTE-12)."""
    at = seat_at(seat)
    return t[at + RESERVE] | t[at + HAND] | t[at + DISCARD] | in_play_of(t, seat)


def staff_size(t: Table, seat: i64) -> i64:
    """The staff as bonuses count it: with the workers that are about to leave (RK-R-10)."""
    return count(staff_that_stays(t, seat) | t[seat_at(seat) + LEAVING])


def taken_spaces(t: Table, players: i64) -> i64:
    """The guest spaces with a dress of anybody."""
    taken: i64 = 0
    for seat in range(players):
        taken |= t[seat_at(seat) + GUESTS]
    return taken


def taken_decorations(t: Table, players: i64) -> i64:
    taken: i64 = 0
    for seat in range(players):
        taken |= t[seat_at(seat) + DECORATIONS]
    return taken
