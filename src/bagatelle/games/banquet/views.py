"""Draws views: the only code that says what a seat may see (BQ-INFO)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import cast

from bagatelle.games.banquet import progress, state
from bagatelle.games.banquet.components import DIRECTIONS, Components, flat, turned, ways_to_take
from bagatelle.games.banquet.ids import QUARTER_TURNS, ids_of
from bagatelle.games.banquet.moves import TAKE_COLUMN, TAKE_ROW
from bagatelle.games.banquet.rules import BanquetRules
from bagatelle.games.banquet.view import (
    BanquetView,
    CellView,
    CourseView,
    DishView,
    ImposterView,
    LineView,
    NobleView,
    PileView,
    PlayerView,
    SoloView,
    Step,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.table import Table
from bagatelle.kernel.views import Printed


class ViewMaker:
    """Draws views for one variant."""

    def __init__(self, components: Components, side: str, rules: BanquetRules) -> None:
        self._components = components
        self._side = side
        self._rules = rules
        self._names = names = ids_of(components)
        self._dishes = [self._dish(dish) for dish in range(state.DISHES)]
        self._cell_ids = [names.ref("cell", cell) for cell in range(state.CELLS)]
        self._requirements = [components.requirement_of(noble, side) for noble in components.nobles]
        # Most of a table stays as it was from one view to the next.
        self._cell = cache(self._draw_cell)
        self._player = lru_cache(maxsize=4096)(self._draw_player)
        self._noble = lru_cache(maxsize=4096)(self._draw_noble)
        self._imposter = cache(self._draw_imposter)
        ways = [self._cells(way) for way in ways_to_take(components)]
        self._rows = tuple(
            LineView(names.ref("row", row), ways[TAKE_ROW + row]) for row in range(state.ROWS)
        )
        self._columns = tuple(
            LineView(names.ref("column", column), ways[TAKE_COLUMN + column])
            for column in range(state.COLUMNS)
        )

    @property
    def printed(self) -> dict[str, Printed]:
        return {dish.id: dish for dish in self._dishes}

    def public_view(self, t: Table, step: str) -> BanquetView:
        players = int(self._rules.players)
        return BanquetView(
            side=self._side,
            step=cast("Step", step),
            to_act=tuple(agenda.seats_to_act(t)),
            turn=t[state.TURNS],
            first_player=t[state.FIRST_PLAYER],
            sideboard=tuple(
                self._cell(cell, t[state.SIDEBOARD + cell]) for cell in range(state.CELLS)
            ),
            rows=self._rows,
            columns=self._columns,
            tray=self._dishes_of(state.dishes_at(t, state.TRAY, state.TAKEN)),
            pile=PileView(
                dishes=state.dishes_in_pile(t),
                packs=tuple(t[state.PACK : state.PACK + state.PACKS]),
                end_pack=None if t[state.END_PACK] == state.NONE else t[state.END_PACK],
                end_shown=t[state.END_SHOWN],
            ),
            discards=self._dishes_of(
                dish for dish in range(state.DISHES) if t[state.WHERE + dish] == state.DISCARDED
            ),
            players=tuple(
                self._player(
                    seat,
                    self._rules.score(t, seat),
                    state.dishes_under_nobles(t, seat),
                    tuple(t[state.seat_at(seat) : state.seat_at(seat + 1)]),
                )
                for seat in range(players)
            ),
            solo=self._solo(t) if players == 1 else None,
        )

    def _draw_cell(self, cell: int, dish: int) -> CellView:
        return CellView(self._cell_ids[cell], None if dish == state.NONE else self._dishes[dish])

    def _draw_player(
        self, seat: int, points: int, dishes: int, places: tuple[int, ...]
    ) -> PlayerView:
        """A player, from the places on the table that belong to their seat."""
        icon = self._rules.icons[seat]
        return PlayerView(
            seat=seat,
            icon=self._components.players.icons[icon],
            points=points,
            dishes=dishes,
            nobles=tuple(
                self._noble(
                    icon * state.NOBLES + position,
                    places[at + state.SATISFIED] == 1,
                    places[at + state.PLATES : at + state.PLATES + places[at + state.COUNT]],
                )
                for position, at in enumerate(
                    range(state.ROW_OF_NOBLES, len(places), state.NOBLE_SIZE)
                )
            ),
            imposter=self._imposter(icon, places[state.IMPOSTER_USED] == 1),
        )

    def _draw_noble(self, number: int, satisfied: bool, plates: tuple[int, ...]) -> NobleView:
        card = self._components.nobles[number]
        requirement = self._requirements[number]
        courses = tuple(
            CourseView(
                self._names.ref("course", number * len(DIRECTIONS) + DIRECTIONS.index(direction)),
                direction,
                self._dishes_of([plate for plate in plates if plate // state.COURSE == course]),
            )
            for course, direction in enumerate(requirement.courses)
            if len(requirement.courses) > 1
        )
        return NobleView(
            id=self._names.ref("noble", number),
            requirement=requirement.id,
            colour=None if card.colour == "none" else card.colour,
            figure=card.figure,
            points=self._rules.box.points[number],
            satisfied=satisfied,
            plates=requirement.plates,
            dishes=self._dishes_of(plates),
            courses=courses,
            demand=progress.demand(requirement, card.colour),
            progress=progress.satisfied() if satisfied else progress.so_far(requirement, plates),
        )

    def _draw_imposter(self, icon: int, used: bool) -> ImposterView:
        card = self._components.imposters[icon]
        return ImposterView(
            id=f"imposter:{card.player}",
            name=card.name,
            used=used,
            positions=tuple(
                LineView(
                    self._names.ref("imposter", icon * len(QUARTER_TURNS) + turn),
                    self._cells(flat(turned(card.cells, turn))),
                )
                for turn in range(len(QUARTER_TURNS))
            ),
        )

    def _solo(self, t: Table) -> SoloView:
        last = t[state.SOLO_CARD]
        return SoloView(
            turns=self._rules.box.solo_turns,
            turned=tuple(
                self._names.ref("solo_card", card)
                for card in range(state.SOLO_CARDS)
                if t[state.SOLO_USED + card] == 1
            ),
            last=None
            if last == state.NONE
            else LineView(
                self._names.ref("solo_card", last),
                self._cells(flat(self._components.solo_cards[last].cells)),
            ),
        )

    def _cells(self, cells: list[int]) -> tuple[str, ...]:
        return tuple(self._cell_ids[cell] for cell in cells)

    def _dish(self, dish: int) -> DishView:
        kind = self._components.types[state.type_of(dish)]
        return DishView(self._names.ref("dish", dish), kind.id, kind.colour, state.value_of(dish))

    def _dishes_of(self, plates: Iterable[int]) -> tuple[DishView, ...]:
        return tuple(self._dishes[plate % state.COURSE] for plate in plates)
