"""Paying silk with resource tiles (RK-ACT-TAILOR-05 to 08, RK-R-24).

A payment covers what the dress needs, and no tile of it can be left out. Tiles are handed in one by
one; each step offers those with which some such payment can still be reached.

*Bales* are how many there are of each colour, as one int with sixteen bits a colour.
"""

from mypy_extensions import i64

from bagatelle.games.rokoko import effects, party
from bagatelle.games.rokoko.acquire import one_of_each_face
from bagatelle.games.rokoko.box import BALE_BITS, BALES, Box
from bagatelle.games.rokoko.party import KEPT, SILK
from bagatelle.games.rokoko.state import COLOURS, IN_WORK, PAID
from bagatelle.kernel.table import Table


def cheaper_colours(box: Box, maker: i64) -> i64:
    """The colours of which a bonus asks for fewer bales (RK-BONUS-L2-02a, L4-02a).

    ``maker``: the card that makes the dress, with the effect by which it does (``tailor``).
    """
    effect = effects.effect_in(maker)
    return 0 if effect == effects.NONE else box.things.figure(effect, 1)


def bales_less(box: Box, maker: i64) -> i64:
    """How many bales of these colours may be left out in all."""
    effect = effects.effect_in(maker)
    return 0 if effect == effects.NONE else box.things.figure(effect, 2)


def kept_bales(t: Table, seat: i64) -> i64:
    """All bales on the kept tiles."""
    silk = party.at(seat) + SILK
    bales: i64 = 0
    for colour in range(COLOURS):
        bales += t[silk + colour] << colour * BALE_BITS
    return bales


def is_paid(box: Box, t: Table, maker: i64) -> bool:
    """Whether the tiles handed in are enough."""
    return missing(box, t[IN_WORK], maker, bales_on(box, t[PAID])) == 0


def missing(box: Box, dress: i64, maker: i64, bales: i64) -> i64:
    """How many bales are still missing, a discount used as far as it helps.

    So many bales may be left out in all, of any of the cheaper colours (RK-BONUS-L2-02a, L4-02a).
    """
    needed, colours = box.things.dress_bales[dress], cheaper_colours(box, maker)
    plain: i64 = 0
    cheaper: i64 = 0
    while needed != 0:
        short: i64 = (needed & BALES) - (bales & BALES)
        if short > 0:
            if colours & 1 == 1:
                cheaper += short
            else:
                plain += short
        needed >>= BALE_BITS
        bales >>= BALE_BITS
        colours >>= 1
    if cheaper > 0:
        plain += max(cheaper - bales_less(box, maker), 0)
    return plain


def bales_on(box: Box, tiles: i64) -> i64:
    """All bales on a set of tiles."""
    bales: i64 = 0
    while tiles != 0:
        low: i64 = tiles & -tiles
        tiles ^= low
        bales += box.things.tile_bales[int(low).bit_length() - 1]
    return bales


def next_tiles(box: Box, t: Table, seat: i64, maker: i64) -> i64:
    """The tiles that may be handed in next, one of those that look the same."""
    dress, paid = t[IN_WORK], t[PAID]
    kept = t[party.at(seat) + KEPT]
    bales = bales_on(box, paid)
    rest: i64 = one_of_each_face(box, t, seat)
    found: i64 = 0
    while rest != 0:
        low: i64 = rest & -rest
        rest ^= low
        tile: i64 = int(low).bit_length() - 1
        if _completes(box, dress, maker, paid | low, kept & ~low, bales, tile):
            found |= low
    return found


def _completes(
    box: Box, dress: i64, maker: i64, paid: i64, kept: i64, bales: i64, tile: i64
) -> bool:
    """Whether a payment begun like this, the tile included, can end with nothing superfluous.

    A tile that covers nothing more is superfluous whatever follows, so it is not followed further.
    """
    before = missing(box, dress, maker, bales)
    bales += box.things.tile_bales[tile]
    after = missing(box, dress, maker, bales)
    if after == before:
        return False
    if after == 0:
        return _is_lean(box, dress, maker, paid, bales)
    rest = kept
    while rest != 0:
        low: i64 = rest & -rest
        rest ^= low
        other: i64 = int(low).bit_length() - 1
        if _completes(box, dress, maker, paid | low, rest, bales, other):
            return True
    return False


def _is_lean(box: Box, dress: i64, maker: i64, paid: i64, bales: i64) -> bool:
    """No tile can be left out (RK-ACT-TAILOR-08)."""
    tiles: i64 = paid
    while tiles != 0:
        low: i64 = tiles & -tiles
        tiles ^= low
        less_one = bales - box.things.tile_bales[int(low).bit_length() - 1]
        if missing(box, dress, maker, less_one) == 0:
            return False
    return True
