"""Draws views: the only code that says what a seat may see (BQ-INFO)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from bagatelle.games.banquet import progress
from bagatelle.games.banquet.components import DIRECTIONS, Components, flat, turned
from bagatelle.games.banquet.frames import CLEAR, SERVE, TAKE
from bagatelle.games.banquet.ids import QUARTER_TURNS, ids_of
from bagatelle.games.banquet.rules import BanquetRules
from bagatelle.games.banquet.state import (
    CELLS,
    COLUMNS,
    COUNT,
    COURSE,
    DISCARDED,
    DISHES,
    END_PACK,
    END_SHOWN,
    FIRST_PLAYER,
    IMPOSTER_USED,
    NOBLE_SIZE,
    NOBLES,
    NONE,
    PACK,
    PACKS,
    PLATES,
    ROW_OF_NOBLES,
    ROWS,
    SATISFIED,
    SIDEBOARD,
    SOLO_CARD,
    SOLO_CARDS,
    SOLO_USED,
    TAKEN,
    TRAY,
    TURNS,
    WHERE,
    dishes_in_pile,
    dishes_under_nobles,
    seat_at,
    type_of,
    value_of,
)
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
        self._dishes = [self._dish(dish) for dish in range(DISHES)]
        self._cell_ids = [names.ref("cell", cell) for cell in range(CELLS)]
        self._requirements = [components.requirement_of(noble, side) for noble in components.nobles]
        # Most of a table stays as it was from one view to the next.
        self._cell = cache(self._draw_cell)
        self._player = lru_cache(maxsize=4096)(self._draw_player)
        self._noble = lru_cache(maxsize=4096)(self._draw_noble)
        self._imposter = cache(self._draw_imposter)
        self._rows = tuple(
            LineView(
                names.ref("row", row), self._cells([row * COLUMNS + c for c in range(COLUMNS)])
            )
            for row in range(ROWS)
        )
        self._columns = tuple(
            LineView(
                names.ref("column", column),
                self._cells([row * COLUMNS + column for row in range(ROWS)]),
            )
            for column in range(COLUMNS)
        )

    @property
    def printed(self) -> dict[str, Printed]:
        return {dish.id: dish for dish in self._dishes}

    def public_view(self, t: Table) -> BanquetView:
        players = int(self._rules.players)
        return BanquetView(
            side=self._side,
            step=_step(t),
            to_act=tuple(agenda.seats_to_act(t)),
            turn=t[TURNS],
            first_player=t[FIRST_PLAYER],
            sideboard=tuple(map(self._cell, range(CELLS), t[SIDEBOARD : SIDEBOARD + CELLS])),
            rows=self._rows,
            columns=self._columns,
            tray=self._dishes_of([dish for dish in t[TRAY : TRAY + TAKEN] if dish != NONE]),
            pile=PileView(
                dishes=dishes_in_pile(t),
                packs=tuple(t[PACK : PACK + PACKS]),
                end_pack=None if t[END_PACK] == NONE else t[END_PACK],
                end_shown=t[END_SHOWN],
            ),
            discards=self._dishes_of(
                [dish for dish, where in enumerate(t[WHERE : WHERE + DISHES]) if where == DISCARDED]
            ),
            players=tuple(
                self._player(
                    seat,
                    self._rules.score(t, seat),
                    dishes_under_nobles(t, seat),
                    tuple(t[seat_at(seat) : seat_at(seat + 1)]),
                )
                for seat in range(players)
            ),
            solo=self._solo(t) if players == 1 else None,
        )

    def _draw_cell(self, cell: int, dish: int) -> CellView:
        return CellView(self._cell_ids[cell], None if dish == NONE else self._dishes[dish])

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
                    icon * NOBLES + position,
                    places[at + SATISFIED] == 1,
                    places[at + PLATES : at + PLATES + places[at + COUNT]],
                )
                for position, at in enumerate(range(ROW_OF_NOBLES, len(places), NOBLE_SIZE))
            ),
            imposter=self._imposter(icon, places[IMPOSTER_USED] == 1),
        )

    def _draw_noble(self, number: int, satisfied: bool, plates: tuple[int, ...]) -> NobleView:
        card = self._components.nobles[number]
        requirement = self._requirements[number]
        courses = tuple(
            CourseView(
                self._names.ref("course", number * len(DIRECTIONS) + DIRECTIONS.index(direction)),
                direction,
                self._dishes_of([plate for plate in plates if plate // COURSE == course]),
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
        last = t[SOLO_CARD]
        return SoloView(
            turns=self._rules.box.solo_turns,
            turned=tuple(
                self._names.ref("solo_card", card)
                for card in range(SOLO_CARDS)
                if t[SOLO_USED + card] == 1
            ),
            last=None
            if last == NONE
            else LineView(
                self._names.ref("solo_card", last),
                self._cells(flat(self._components.solo_cards[last].cells)),
            ),
        )

    def _cells(self, cells: list[int]) -> tuple[str, ...]:
        return tuple(self._cell_ids[cell] for cell in cells)

    def _dish(self, dish: int) -> DishView:
        kind = self._components.types[type_of(dish)]
        return DishView(self._names.ref("dish", dish), kind.id, kind.colour, value_of(dish))

    def _dishes_of(self, plates: Iterable[int]) -> tuple[DishView, ...]:
        return tuple(self._dishes[plate % COURSE] for plate in plates)


def _step(t: Table) -> Step:
    if agenda.is_empty(t):
        return "over"
    steps: dict[int, Step] = {TAKE: "take", SERVE: "serve", CLEAR: "clear"}
    return steps[agenda.kind_of(t, agenda.top(t))]
