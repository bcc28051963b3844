"""The table of Masquerade. A mask is a number from 0 to 19, colour by colour, value by value."""

from typing import Final

from bagatelle.kernel import agenda
from bagatelle.kernel.table import Table

COLOURS: Final = 4
VALUES: Final = 5
MASKS: Final = 20
HAND: Final = 3
MAX_COINS: Final = 3
MAX_ROUNDS: Final = 3

NONE: Final = -1

# What is on the agenda.
ROUND: Final = 1
WEAR: Final = 2
STAKE: Final = 3
REVEAL: Final = 4
SHOW: Final = 5
DRAW: Final = 6

# Where a mask is: in the hand of a seat (its number), or one of these.
IN_PILE: Final = 8
OUT: Final = 9

# The places. SHOWN marks masks in hands that everybody has seen (MQ-05).
WHERE: Final = agenda.BODY
SHOWN: Final = WHERE + MASKS
ROUNDS_BEGUN: Final = SHOWN + MASKS
SEATS: Final = ROUNDS_BEGUN + 1

# A seat: the mask it wears and the coins it stakes in this round, the coins of all rounds before,
# and the points of each round.
WORN: Final = 0
STAKED: Final = 1
SPENT: Final = 2
POINTS: Final = 3
SEAT_SIZE: Final = POINTS + MAX_ROUNDS

# Moves.
WEAR_MASK: Final = 0
STAKE_COINS: Final = WEAR_MASK + MASKS
SHOW_MASK: Final = STAKE_COINS + MAX_COINS
ALL_MOVES: Final = SHOW_MASK + MASKS


def value_of(mask: int) -> int:
    return mask % VALUES + 1


def seat_at(seat: int) -> int:
    """Where a seat's own places begin."""
    return SEATS + seat * SEAT_SIZE


def masks_at(t: Table, where: int) -> list[int]:
    """The masks in a hand, in the pile, or out of the game."""
    return [mask for mask in range(MASKS) if t[WHERE + mask] == where]


def unseen_masks(t: Table, seat: int) -> list[int]:
    """The masks of a hand that the others have not seen."""
    return [mask for mask in masks_at(t, seat) if t[SHOWN + mask] == 0]


def most_coins(mask: int) -> int:
    """How much may be staked on a mask (MQ-03)."""
    return min(MAX_COINS, value_of(mask))
