"""Moves at the border: which range of numbers is which kind of choice, and how it is written."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from typing import NamedTuple

from bagatelle.games.rokoko import moves
from bagatelle.games.rokoko.names import Names
from bagatelle.games.rokoko.state import BASE_WORKERS
from bagatelle.kernel.choice import Choice
from bagatelle.kernel.notation import Notation


class Kind(NamedTuple):
    """The moves from ``first`` on are choices of this kind, of a thing of this domain if any."""

    first: int
    name: str
    domain: str = ""


KINDS = (
    Kind(moves.PICK_WORKER, "pick", "worker"),
    Kind(moves.PLAY_WORKER, "play", "worker"),
    Kind(moves.CLAIM_FAVOUR, "favour"),
    Kind(moves.ACQUIRE, "acquire"),
    Kind(moves.TAILOR, "tailor"),
    Kind(moves.HIRE, "hire"),
    Kind(moves.DEPUTE, "depute"),
    Kind(moves.FUND, "fund"),
    Kind(moves.PASS, "pass"),
    Kind(moves.TAKE_TILE, "take", "tile"),
    Kind(moves.KEEP, "keep"),
    Kind(moves.TRADE, "trade"),
    Kind(moves.TRADE_FOR_YARN, "trade_for_yarn"),
    Kind(moves.TRADE_FOR_LACE, "trade_for_lace"),
    Kind(moves.MAKE_DRESS, "make", "window"),
    Kind(moves.PAY_TILE, "pay", "tile"),
    Kind(moves.RENT_OUT, "rent", "space"),
    Kind(moves.SELL, "sell"),
    Kind(moves.HIRE_WORKER, "hire_worker", "worker"),
    Kind(moves.FUND_SPACE, "fund_space", "decoration"),
    Kind(moves.USE, "use"),
    Kind(moves.SKIP, "skip"),
    Kind(moves.TAKE_YARN, "yarn"),
    Kind(moves.TAKE_LACE, "lace"),
    Kind(moves.DEPUTE_WORKER, "depute_worker", "worker"),
    Kind(moves.PAY_AGAIN, "more"),
    Kind(moves.GIVE_TILE, "give", "tile"),
    Kind(moves.DONE, "done"),
)
_FIRST = [kind.first for kind in KINDS]

NOTATION = Notation(
    pick="pick {worker}",
    play="play {worker}",
    favour="favour",
    acquire="acquire",
    tailor="tailor",
    hire="hire",
    depute="depute",
    fund="fund",
    **{"pass": "pass"},
    take="take {tile}",
    keep="keep",
    trade="trade",
    trade_for_yarn="trade for yarn",
    trade_for_lace="trade for lace",
    make="window {window}",
    pay="pay {tile}",
    rent="rent {space}",
    sell="sell",
    hire_worker="hire {worker}",
    fund_space="fund {decoration}",
    use="use",
    skip="skip",
    yarn="yarn",
    lace="lace",
    depute_worker="depute {worker}",
    more="more",
    give="give {tile}",
    done="done",
)


def kind_of(move: int) -> Kind:
    """The kind of a move.

    >>> kind_of(moves.PAY_TILE + 3).name
    'pay'
    """
    return KINDS[bisect_right(_FIRST, move) - 1]


def choice_of(names: Names, move: int) -> Choice:
    kind = kind_of(move)
    if not kind.domain:
        return Choice(kind.name)
    return Choice(kind.name, (names.ref(kind.domain, move - kind.first),))


def all_moves(names: Names) -> Iterator[int]:
    """Every move of a variant: of the things that there are on its side of the board."""
    for kind in KINDS:
        things = len(names.by_domain[kind.domain]) if kind.domain else 1
        first = BASE_WORKERS if kind.first == moves.HIRE_WORKER else 0
        yield from range(kind.first + first, kind.first + things)
