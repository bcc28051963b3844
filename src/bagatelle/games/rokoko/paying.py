"""Paying silk with resource tiles (RK-ACT-TAILOR-05 to 08, RK-R-24).

A payment covers what the dress needs, and no tile of it can be left out. Tiles are handed in one by
one; each step offers those with which some such payment can still be reached.
"""

from mypy_extensions import i64

from bagatelle.games.rokoko.acquire import one_of_each_face
from bagatelle.games.rokoko.box import Box
from bagatelle.games.rokoko.state import COLOURS, IN_WORK, KEPT, PAID, SILK, seat_at
from bagatelle.kernel.bits import bit, members
from bagatelle.kernel.table import Table

Bales = tuple[i64, i64, i64, i64]
"""How many bales of each colour."""


def is_covered(box: Box, t: Table, seat: i64, dress: i64, colours: i64, less: i64) -> bool:
    """Whether all kept tiles together show enough silk."""
    at = seat_at(seat) + SILK
    return missing(box, dress, colours, less, (t[at], t[at + 1], t[at + 2], t[at + 3])) == 0


def missing(box: Box, dress: i64, colours: i64, less: i64, bales: Bales) -> i64:
    """How many bales are still missing, a discount used as far as it helps.

    ``less`` bales may be left out in all, of any of these ``colours`` (RK-BONUS-L2-02a, L4-02a).
    """
    plain: i64 = 0
    cheaper: i64 = 0
    for colour in range(COLOURS):
        short: i64 = box.things.needs(dress, colour) - bales[colour]
        if short > 0:
            if colours >> colour & 1 == 1:
                cheaper += short
            else:
                plain += short
    return plain + cheaper - less if cheaper > less else plain


def silk_on(box: Box, tiles: i64) -> Bales:
    """All bales on a set of tiles."""
    bales: Bales = (0, 0, 0, 0)
    for tile in members(tiles):
        bales = _with(box, bales, tile)
    return bales


def next_tiles(box: Box, t: Table, seat: i64, colours: i64, less: i64) -> list[int]:
    """The tiles that may be handed in next, one of those that look the same."""
    dress, paid = t[IN_WORK], t[PAID]
    kept = t[seat_at(seat) + KEPT]
    bales = silk_on(box, paid)
    found: list[int] = []
    for tile in one_of_each_face(box, t, seat):
        if _completes(box, dress, colours, less, paid | bit(tile), kept & ~bit(tile), bales, tile):
            found.append(tile)
    return found


def _completes(
    box: Box, dress: i64, colours: i64, less: i64, paid: i64, kept: i64, bales: Bales, tile: i64
) -> bool:
    """Whether a payment begun like this, the tile included, can end with nothing superfluous.

    A tile that covers nothing more is superfluous whatever follows, so it is not followed further.
    """
    before = missing(box, dress, colours, less, bales)
    bales = _with(box, bales, tile)
    after = missing(box, dress, colours, less, bales)
    if after == before:
        return False
    if after == 0:
        return _is_lean(box, dress, colours, less, paid, bales)
    rest = kept
    while rest != 0:
        low: i64 = rest & -rest
        rest ^= low
        other: i64 = int(low).bit_length() - 1
        if _completes(box, dress, colours, less, paid | low, rest, bales, other):
            return True
    return False


def _is_lean(box: Box, dress: i64, colours: i64, less: i64, paid: i64, bales: Bales) -> bool:
    """No tile can be left out (RK-ACT-TAILOR-08)."""
    for tile in members(paid):
        if missing(box, dress, colours, less, _without(box, bales, tile)) == 0:
            return False
    return True


def _with(box: Box, bales: Bales, tile: i64) -> Bales:
    silk = box.things.tile_silk
    at = tile * COLOURS
    return (
        bales[0] + silk[at],
        bales[1] + silk[at + 1],
        bales[2] + silk[at + 2],
        bales[3] + silk[at + 3],
    )


def _without(box: Box, bales: Bales, tile: i64) -> Bales:
    silk = box.things.tile_silk
    at = tile * COLOURS
    return (
        bales[0] - silk[at],
        bales[1] - silk[at + 1],
        bales[2] - silk[at + 2],
        bales[3] - silk[at + 3],
    )
