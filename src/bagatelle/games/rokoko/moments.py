"""Moments: what happens of itself when something has happened, as frames on the agenda.

A module is never called from the middle of a base function: it has frames of its own at a moment,
so that saving, undo, imagining and search need nothing new. The order of all that happens at one
moment is the list below.
"""

from typing import Final

from mypy_extensions import i64

from bagatelle.games.rokoko import frames
from bagatelle.games.rokoko.box import Box
from bagatelle.kernel import agenda
from bagatelle.kernel.table import Table

ROUND_LAID: Final = 0
"""Board and offers are ready for the round."""
DRESS_PAID: Final = 1
"""A dress has been made and paid. The value is that of the frame that made it."""
DRESS_PLACED: Final = 2
"""A dress has been rented out. The value is its guest space."""
TILE_KEPT: Final = 3
"""The value, here and for a traded tile, says how the tile was come by (``acquire.come_by``)."""
TILE_TRADED: Final = 4
DECORATION_FUNDED: Final = 5
"""The value says by whom, with the decoration space as its extra."""
TURN_ENDS: Final = 6
"""Laid down when a turn begins: what comes after all else in it. The value is the party."""
INCOME: Final = 7
SCORING: Final = 8
MOMENTS: Final = 9

MAX_FRAMES: Final = 7
"""How many frames one moment may have."""
ROW: Final = 1 + MAX_FRAMES

ORDER: dict[int, tuple[int, ...]] = {
    ROUND_LAID: (frames.HANDS_STEP,),
    DRESS_PAID: (frames.RENT_OR_SELL_STEP,),
    DRESS_PLACED: (frames.REWARD_STEP, frames.HALLS_STEP),  # RK-ACT-TAILOR-33
    TILE_KEPT: (),
    TILE_TRADED: (),
    DECORATION_FUNDED: (frames.HALLS_STEP,),  # RK-ACT-FUND-13
    TURN_ENDS: (frames.END_TURN_STEP,),
    INCOME: (frames.INCOME_STEP, frames.ROUND_ENDS_STEP),
    SCORING: (frames.SCORING_STEP,),
}


def arrive(box: Box, t: Table, moment: i64, value: i64 = 0) -> None:
    """Put the frames of a moment on the agenda, the last one first."""
    row = moment * ROW
    place = row + box.moments[row]
    while place > row:
        agenda.push(t, box.moments[place], agenda.TABLE, value)
        place -= 1


def table_of(order: dict[int, tuple[int, ...]]) -> Table:
    """The order as the engine reads it: for each moment how many frames, then which."""
    rows: list[int] = []
    for moment in range(MOMENTS):
        kinds = order[moment]
        if len(kinds) > MAX_FRAMES:
            raise ValueError(f"moment {moment} has {len(kinds)} frames, at most {MAX_FRAMES} fit")
        rows += [len(kinds), *kinds, *[0] * (MAX_FRAMES - len(kinds))]
    return Table(rows)
