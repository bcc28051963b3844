"""Moves at the border: which range of numbers is which kind of choice, and how it is written.

| kind | refs | text | when |
|---|---|---|---|
| buy, reject | note | ``buy Ph13`` | the next offered note |
| pass, hold | - | ``pass`` | bidding |
| bid | bid | ``bid 4`` | bidding: the first number, or a higher one |
| show | note | ``show Ma9`` | the next note to show, in canonical order |
| card | card | ``card P04`` | the winner's privilege card |
| use | icon | ``use draw`` | 500, 6, 7 and draw |
| give_up | - | ``give up`` | 2 points instead of a privilege |
| climb | category | ``climb violet`` | |
| trade | - | ``trade`` | a yellow privilege for 300 florins |
| take | tile | ``take mint_master`` | |
| build | tile | ``build church`` | by a violet privilege |
| architect | tile | ``build church by architect`` | besides the two uses |
| done | - | ``done`` | both uses are spent, and the Architect is left idle |
| rob | seat | ``rob 2`` | whose step card the climber takes |
| accept_florins, accept_point | - | ``accept florins`` | the victim |
| discard | note | ``discard J`` | one of the two notes drawn |
| give | note | ``give Lo3`` | a shortage |
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from typing import NamedTuple

from bagatelle.games.augsburg import moves
from bagatelle.games.augsburg.names import Names
from bagatelle.games.augsburg.state import CHURCH
from bagatelle.kernel.choice import Choice
from bagatelle.kernel.notation import Notation


class Kind(NamedTuple):
    """The moves from ``first`` on are choices of this kind, of things of this domain if any.

    The first of them names the thing of number ``offset``; ``things`` says how many there are,
    if not all from there on can be chosen.
    """

    first: int
    name: str
    domain: str = ""
    offset: int = 0
    things: int | None = None


KINDS = (
    Kind(moves.BUY, "buy", "note"),
    Kind(moves.REJECT, "reject", "note"),
    Kind(moves.PASS, "pass"),
    Kind(moves.HOLD, "hold"),
    Kind(moves.NAME, "bid", "bid"),
    Kind(moves.SHOW, "show", "note"),
    Kind(moves.TAKE_CARD, "card", "card"),
    Kind(moves.USE_ICON, "use", "icon", things=moves.GIVE_UP - moves.USE_ICON),
    Kind(moves.GIVE_UP, "give_up"),
    Kind(moves.CLIMB, "climb", "category"),
    Kind(moves.TRADE, "trade"),
    Kind(moves.TAKE_TILE, "take", "tile", things=CHURCH),
    Kind(moves.BUILD, "build", "tile", offset=CHURCH),
    Kind(moves.ARCHITECT_BUILD, "architect", "tile", offset=CHURCH),
    Kind(moves.DONE, "done"),
    Kind(moves.ROB, "rob", "seat"),
    Kind(moves.ACCEPT_FLORINS, "accept_florins"),
    Kind(moves.ACCEPT_POINT, "accept_point"),
    Kind(moves.DISCARD, "discard", "note"),
    Kind(moves.GIVE, "give", "note"),
)
_FIRST = [kind.first for kind in KINDS]

NOTATION = Notation(
    buy="buy {note}",
    reject="reject {note}",
    **{"pass": "pass"},
    hold="hold",
    bid="bid {bid}",
    show="show {note}",
    card="card {card}",
    use="use {icon}",
    give_up="give up",
    climb="climb {category}",
    trade="trade",
    take="take {tile}",
    build="build {tile}",
    architect="build {tile} by architect",
    done="done",
    rob="rob {seat}",
    accept_florins="accept florins",
    accept_point="accept point",
    discard="discard {note}",
    give="give {note}",
)


def kind_of(move: int) -> Kind:
    """The kind of a move.

    >>> kind_of(moves.BUILD + 1).name
    'build'
    """
    return KINDS[bisect_right(_FIRST, move) - 1]


def thing_of(move: int) -> int:
    """The number of the thing that a move names; 0 if it names none."""
    kind = kind_of(move)
    return move - kind.first + kind.offset


def choice_of(names: Names, move: int) -> Choice:
    kind = kind_of(move)
    if not kind.domain:
        return Choice(kind.name)
    return Choice(kind.name, (names.ref(kind.domain, thing_of(move)),))


def all_moves(names: Names) -> Iterator[int]:
    """Every move of a variant."""
    for kind in KINDS:
        things = len(names.by_domain[kind.domain]) - kind.offset if kind.domain else 1
        yield from range(kind.first, kind.first + (kind.things or things))
