"""The table of Rokoko: the name of every place in the flat row of ints that belongs to nobody.

Things are numbers: workers from 0 (base workers, then the hireable ones, level by level), tiles,
dresses, windows, guest spaces and decoration spaces in the order of the box. A set of things is one
int (see ``bits``). Every party owns a base set of its own, so a worker number means a card only
together with its owner; nobody owns the same number twice.

Draw piles have no order: the resource pile, the dress bag and the hire stack are sets, and a thing
is chosen when it is drawn. What some players know and others do not is only how each staff is split
between hand and reserve, and which tiles were drawn blind.

After these places stand those of the parties (``party``), then a block for each module in play.
"""

from typing import Final

from bagatelle.kernel import agenda

# What the engine can hold: the box with all modules, and more where an owner's box may have more.
COLOURS: Final = 4
MAX_WORKERS: Final = 61
MAX_TILES: Final = 53
MAX_DRESSES: Final = 56
HIRE_SLOTS: Final = 4
SEGMENTS: Final = 3
MAX_PER_SEGMENT: Final = 4
SHELVES: Final = SEGMENTS * MAX_PER_SEGMENT
MAX_WINDOWS: Final = 12
HALLS: Final = 5
MAX_SPACES: Final = 48
MAX_DECORATIONS: Final = 48
MAX_FIREWORKS: Final = 12
MAX_ALL_HALLS: Final = 8

# The box that the rules know.
BASE_WORKERS: Final = 5
LEVELS: Final = 6

NONE: Final = -1
"""Nothing, nobody."""

# Ranks of workers, by what they may do.
APPRENTICE: Final = 0
JOURNEYMAN: Final = 1
MASTER: Final = 2

# Sets of ranks.
EVERY_RANK: Final = 7
FROM_JOURNEYMAN: Final = 6
MASTERS_ONLY: Final = 4

# Kinds of decorations.
FIREWORKS: Final = 0
MUSICIAN: Final = 1
STATUE: Final = 2
UPPER: Final = 3
LOWER: Final = 4
JEWELLER: Final = 5
"""Of a module; without it there are none."""
DECORATION_KINDS: Final = 6

# Rewards of guest spaces.
NO_REWARD: Final = 0
COINS: Final = 1
YARN_REWARD: Final = 2
LACE_REWARD: Final = 3
TILE_REWARD: Final = 4

# The places.
ROUND: Final = agenda.BODY
START_PLAYER: Final = ROUND + 1
FAVOUR: Final = START_PLAYER + 1
TURN_OF: Final = FAVOUR + 1
"""The party whose turn it is: every action, bonus and reward is its own."""
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
GUEST: Final = WINDOWS + MAX_WINDOWS
"""The dress on each guest space."""
ALL_HALLS: Final = GUEST + MAX_SPACES
"""The owner of each all-halls space."""
TERRACE: Final = ALL_HALLS + MAX_ALL_HALLS
"""The dress beside each fireworks space, after the final scoring."""
ENDED: Final = TERRACE + MAX_FIREWORKS
JOINING: Final = ENDED + 1
"""How many workers are sure to join the staff before this turn ends."""
PARTIES: Final = JOINING + 1
"""Where the places of the parties begin."""
