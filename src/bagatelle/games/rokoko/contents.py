"""What of the box is on the table of one game, by the numbers of the engine."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bagatelle.games.rokoko import income, moments, state
from bagatelle.games.rokoko.box import Board, Box, Constants, Things
from bagatelle.games.rokoko.components import Components, Side
from bagatelle.games.rokoko.entries import DecorationSpace, Dress, Resource, Worker
from bagatelle.kernel.bits import bit
from bagatelle.kernel.table import Table

SOLO = 1
JEWELRY_BOX = "jewelry_box"

Thing = Dress | Resource | Worker


class Contents(NamedTuple):
    """The things of one game. Those of modules stand behind those of the base, all of them as soon
    as there is any module, so that a number means the same with whatever modules.
    """

    components: Components
    players: int
    modules: tuple[str, ...]
    side: Side
    workers: tuple[Worker, ...]
    dresses: tuple[Dress, ...]
    tiles: tuple[Resource, ...]
    decorations: tuple[tuple[int, DecorationSpace], ...]
    """With their kinds."""

    def box(self) -> Box:
        """The printed facts, for the engine room: without what modules make of them."""
        box = self.components
        constants, board = Constants(box.constants), Board(self.side, self.decorations)
        return Box(
            self.players,
            self.players + 1 if self.players == SOLO else self.players,
            constants,
            Things(box, self.dresses, self.tiles, self.workers),
            board,
            moments.table_of(moments.ORDER),
            Table(income.base_incomes(constants, board)),
        )


def contents_of(components: Components, players: int, modules: Sequence[str] = ()) -> Contents:
    """What so many players have on the table with these modules.

    >>> from bagatelle.games.rokoko.components import shipped
    >>> contents_of(shipped(), 2).workers[12].id
    '2-2'
    """
    box, side = components, components.side(players)
    decorations = side.decorations()
    if JEWELRY_BOX in modules:
        jeweler = box.jeweler.small if side is box.board.small else box.jeweler.large
        decorations += [(state.JEWELLER, space) for space in jeweler.spaces]
    return Contents(
        components=box,
        players=players,
        modules=tuple(modules),
        side=side,
        workers=box.all_workers if modules else box.workers,
        dresses=box.all_dresses if modules else box.dress,
        tiles=box.all_tiles if modules else box.resource,
        decorations=tuple(decorations),
    )


def set_of(some: Iterable[Thing], things: Sequence[Thing]) -> int:
    """The set of some things, by their numbers among all."""
    ids = [thing.id for thing in things]
    return sum(int(bit(ids.index(thing.id))) for thing in some)
