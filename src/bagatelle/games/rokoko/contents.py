"""What of the box is on the table of one game, by the numbers of the engine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bagatelle.games.rokoko import effects, income, moments, state
from bagatelle.games.rokoko.box import Board, Box, Constants, Things
from bagatelle.games.rokoko.components import Components, Side, reward_of
from bagatelle.games.rokoko.entries import (
    COLOUR_IDS,
    KINDS,
    DecorationSpace,
    Dress,
    Resource,
    Worker,
)
from bagatelle.games.rokoko.vocabulary import colour_set, effect_row
from bagatelle.kernel.bits import bit
from bagatelle.kernel.table import Table

SOLO = 1
JEWELRY_BOX = "jewelry_box"


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

    def worker(self, name: str) -> int:
        """The number of a worker."""
        return next(number for number, worker in enumerate(self.workers) if worker.id == name)

    def dress(self, name: str) -> int:
        """The number of a dress."""
        return next(number for number, dress in enumerate(self.dresses) if dress.id == name)

    def box(self) -> Box:
        """The printed facts, for the engine room: without what modules make of them."""
        constants, board = self._constants(), self._board()
        return Box(
            self.players,
            self.players + 1 if self.players == SOLO else self.players,
            constants,
            self._things(),
            board,
            moments.table_of(moments.ORDER),
            Table(income.base_incomes(constants, board)),
        )

    def _board(self) -> Board:
        side, spaces, decorations = self.side, self.side.spaces(), self.decorations
        rewards = [reward_of(space.reward) for _, space in spaces]
        return Board(
            per_segment=side.warehouse.per_segment,
            window_cost=Table(list(side.windows.cost)),
            dark_windows=len(side.windows.dark),
            space_hall=Table([hall for hall, _ in spaces]),
            space_master=Table([int(space.master) for _, space in spaces]),
            space_reward=Table([kind for kind, _ in rewards]),
            space_amount=Table([amount for _, amount in rewards]),
            hall_first=Table([hall.majority[0] for hall in side.hall]),
            hall_second=Table([hall.majority[1] for hall in side.hall]),
            terrace_hall=next(n for n, hall in enumerate(side.hall) if hall.terrace),
            decoration_kind=Table([kind for kind, _ in decorations]),
            decoration_cost=Table([space.cost for _, space in decorations]),
            decoration_prestige=Table([space.prestige for _, space in decorations]),
            decoration_times=Table([space.multiplier for _, space in decorations]),
            fireworks_first=side.fireworks.majority[0],
            fireworks_second=side.fireworks.majority[1],
            all_halls=Table(list(side.all_halls.prestige)),
        )

    def _constants(self) -> Constants:
        figures = self.components.constants
        return Constants(
            rounds=figures.rounds,
            hand_size=figures.hand_size,
            min_staff=figures.min_staff,
            start_livre=figures.start_livre,
            start_yarn=figures.start_yarn,
            start_lace=figures.start_lace,
            base_income=figures.base_income,
            favour_livre=figures.favour_livre,
            favour_prestige=figures.favour_final_prestige,
            livre_per_prestige=figures.livre_per_final_prestige,
            statue_prestige=figures.statue_prestige_per_colour,
            hire_price=Table([0, *figures.hire_price_by_cards_left]),
            tile_price=Table([0, *figures.tile_price_by_tiles_in_segment]),
            depute_pay=Table([figures.depute[kind] for kind in KINDS]),
        )

    def _things(self) -> Things:
        dresses, tiles, workers = self.dresses, self.tiles, self.workers
        box = self.components
        base = box.workers
        without = [effects.NONE] * (len(workers) - len(base))
        faces = [(tile.silk, tile.yarn, tile.lace, tile.join) for tile in tiles]
        return Things(
            dress_colour=Table([COLOUR_IDS.index(dress.colour) for dress in dresses]),
            dress_silk=Table([dress.silk[colour] for dress in dresses for colour in COLOUR_IDS]),
            dress_yarn=Table([dress.yarn for dress in dresses]),
            dress_lace=Table([dress.lace for dress in dresses]),
            dress_thimble=Table([int(dress.thimble) for dress in dresses]),
            dress_sale=Table([dress.sale for dress in dresses]),
            dress_prestige=Table([dress.prestige for dress in dresses]),
            tile_silk=Table([tile.silk[colour] for tile in tiles for colour in COLOUR_IDS]),
            tile_yarn=Table([tile.yarn for tile in tiles]),
            tile_lace=Table([tile.lace for tile in tiles]),
            tile_either=Table([int(tile.join == "slash") for tile in tiles]),
            tile_face=Table([faces.index(face) for face in faces]),
            worker_kind=Table([KINDS.index(worker.kind) for worker in workers]),
            worker_level=Table([worker.level for worker in workers]),
            worker_effect=Table(
                [*(effects.NONE if w.crown else n for n, w in enumerate(base, start=1)), *without]
            ),
            worker_crown=Table(
                [*(n if w.crown else effects.NONE for n, w in enumerate(base, start=1)), *without]
            ),
            effects=Table(
                [
                    *[0] * effects.ROW,
                    *(
                        number
                        for worker in base
                        for number in effect_row(worker.bonus, worker.args, COLOUR_IDS)
                    ),
                ]
            ),
            ladies=colour_set(("common_lady", "uncommon_lady"), COLOUR_IDS),
            commons=colour_set(("common_lady", "common_gent"), COLOUR_IDS),
            base_workers=len(box.base_employee),
            hireable=int(bit(len(base)) - bit(len(box.base_employee))),
            first_dresses=int(bit(len(box.dress))) - 1,
            first_tiles=int(bit(len(box.resource))) - 1,
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
