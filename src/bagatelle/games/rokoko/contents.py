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
    side = components.side(players)
    workers: tuple[Worker, ...] = components.workers
    dresses: tuple[Dress, ...] = components.dress
    tiles: tuple[Resource, ...] = components.resource
    decorations = side.decorations()
    if modules:
        workers += (*components.master, *components.journeyman, *components.special_apprentice)
        dresses += (
            *components.fancy_dress,
            *components.festivity_dress,
            *components.expert_dress,
        )
        tiles += components.fancy_resource
    if JEWELRY_BOX in modules:
        jeweler = components.jeweler
        spaces = (jeweler.small if side is components.board.small else jeweler.large).spaces
        decorations += [(state.JEWELLER, space) for space in spaces]
    return Contents(
        components, players, tuple(modules), side, workers, dresses, tiles, tuple(decorations)
    )


def set_of(some: Iterable[Thing], things: Sequence[Thing]) -> int:
    """The set of some things, by their numbers among all."""
    ids = [thing.id for thing in things]
    return sum(int(bit(ids.index(thing.id))) for thing in some)
