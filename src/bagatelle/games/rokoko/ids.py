"""The ids of Rokoko's things, by their numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, get_args

from bagatelle.games.rokoko.contents import Contents
from bagatelle.games.rokoko.module import Module
from bagatelle.games.rokoko.state import HIRE_SLOTS, MAX_PER_SEGMENT, SEGMENTS
from bagatelle.kernel.ids import Ids
from bagatelle.kernel.rows import LineKind

Reward = Literal["none", "coins", "yarn", "lace", "tile"]
DecorationKind = Literal["fireworks", "musician", "statue", "upper", "lower", "jeweller"]

REWARDS: tuple[Reward, ...] = get_args(Reward)
"""By the numbers of ``state``."""
DECORATION_KINDS: tuple[DecorationKind, ...] = get_args(DecorationKind)


def owned(ref: str, party: int) -> str:
    """The id of a worker in the staff of a party: everybody has base workers of their own.

    >>> owned("worker:base-3", 1), owned("worker:2-2", 1)
    ('worker:base-3.2', 'worker:2-2')
    """
    return f"{ref}.{party + 1}" if ref.startswith("worker:base-") else ref


def without_owner(ref: str) -> str:
    """The id of a worker in whatever staff.

    >>> without_owner("worker:base-3.2")
    'worker:base-3'
    """
    return ref.partition(".")[0] if ref.startswith("worker:base-") else ref


def ids_of(contents: Contents, lines: Iterable[LineKind], modules: Iterable[Module] = ()) -> Ids:
    """The ids of one box on one side of the board.

    A base worker has the same number in every staff, and is written in the same way; ``owned`` says
    whose it is.

    >>> from bagatelle.games.rokoko.components import shipped
    >>> from bagatelle.games.rokoko.contents import contents_of
    >>> ids_of(contents_of(shipped(), 2), ()).ref("worker", 12)
    'worker:2-2'
    """
    side = contents.side
    numbered = {kind.number: kind.name for kind in lines}
    by_domain: dict[str, Sequence[str]] = {
        "worker": [worker.id for worker in contents.workers],
        "tile": [tile.id for tile in contents.tiles],
        "dress": [dress.id for dress in contents.dresses],
        "segment": [str(segment + 1) for segment in range(SEGMENTS)],
        "shelf": [
            f"{segment + 1}.{place + 1}"
            for segment in range(SEGMENTS)
            for place in range(MAX_PER_SEGMENT)
        ],
        "hire_slot": [str(slot + 1) for slot in range(HIRE_SLOTS)],
        "window": [str(window + 1) for window in range(len(side.windows.cost))],
        "hall": [hall.id for hall in side.hall],
        "space": [space.id for _, space in side.spaces()],
        "decoration": [space.id for _, space in contents.decorations],
        "all_halls": [str(place + 1) for place in range(len(side.all_halls.prestige))],
        "reward": list(REWARDS),
        "line": [numbered.get(line, "") for line in range(max(numbered, default=-1) + 1)],
    }
    for module in modules:
        by_domain |= module.ids
    return Ids(by_domain)
