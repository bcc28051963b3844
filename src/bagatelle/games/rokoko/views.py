"""Makes views: the only code that says what a seat may see (section 2.14)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, TypeVar

from msgspec.structs import replace

from bagatelle.games.rokoko import (
    acquire,
    hire,
    income,
    lines,
    majorities,
    party,
    scoring,
    state,
)
from bagatelle.games.rokoko.components import Edition
from bagatelle.games.rokoko.contents import Contents
from bagatelle.games.rokoko.entries import COLOUR_IDS, ColourId, Dress, Resource
from bagatelle.games.rokoko.ids import DECORATION_KINDS, REWARDS, owned
from bagatelle.games.rokoko.labels import Labels
from bagatelle.games.rokoko.module import Module
from bagatelle.games.rokoko.modules.dress_components import ModuleDress
from bagatelle.games.rokoko.rules import RokokoRules
from bagatelle.games.rokoko.state import NONE
from bagatelle.games.rokoko.view import (
    AllHallsView,
    DecorationView,
    DressView,
    GainView,
    HallView,
    HireRowView,
    MajorityView,
    OwnView,
    PlayerView,
    RokokoView,
    SegmentView,
    SilkView,
    SpaceView,
    StandingView,
    SupplyView,
    TileView,
    WindowView,
    WorkerView,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import count, has, members
from bagatelle.kernel.ids import Ids
from bagatelle.kernel.rows import LineKind
from bagatelle.kernel.table import Table
from bagatelle.kernel.views import LastMade, OwnPart, Printed

Thing = TypeVar("Thing")
Palace = Mapping[str, Any]
"""The fields of a view that change only when a dress or a decoration is placed."""
Gains = Mapping[int, int]
"""What each line of the scoring brings a party, by its number."""


class ViewMaker:
    """Draws views for one variant."""

    def __init__(
        self,
        contents: Contents,
        edition: Edition,
        rules: RokokoRules,
        ids: Ids,
        labels: Labels,
        line_kinds: Sequence[LineKind],
        modules: Sequence[Module],
    ) -> None:
        self._edition = edition
        self._rules = rules
        self._box = rules.box
        self._ids = ids
        self._lines = line_kinds
        self._hidden_lines = frozenset(
            kind.number
            for kind in line_kinds
            if kind.secret or (edition.prestige_hidden and kind.number == lines.PLAY)
        )
        """What a line is worth that others cannot know before the end (RK-INFO-07)."""
        self._modules = modules
        self._side = contents.side
        self._labels = labels
        self._crown_lines = [
            (int(scorer.worker), int(scorer.line))
            for scorer in rules.scorers
            if isinstance(scorer, scoring.Crown)
        ]
        self._workers = [
            WorkerView(
                ids.ref("worker", number),
                worker.kind,
                worker.level,
                worker.crown,
                labels.bonus(worker),
            )
            for number, worker in enumerate(contents.workers)
        ]
        self._staffs = [
            [replace(worker, id=owned(worker.id, who)) for worker in self._workers]
            for who in range(rules.parties)
        ]
        # Most of a table stays as it was from one view to the next.
        self._space = cache(self._make_space)
        self._decoration = cache(self._make_decoration)
        self._gain = cache(GainView)
        self._last_gains = LastMade[list[dict[int, int]]]()
        self._last_palace = LastMade[Palace]()
        self._last_players = [LastMade[PlayerView]() for _ in range(rules.parties)]
        self._last_own = [LastMade[OwnView]() for _ in range(rules.parties)]
        self._tiles = [self._tile(tile) for tile in contents.tiles]
        self._dresses = [self._dress(dress) for dress in contents.dresses]
        self.printed: Mapping[str, Printed] = {
            thing.id: thing
            for thing in (
                *(worker for staff in self._staffs for worker in staff),
                *self._tiles,
                *self._dresses,
                *(thing for module in modules for thing in module.printed(self)),
            )
        }

    def public_view(self, t: Table, step: str) -> RokokoView:
        box, over = self._box, agenda.is_empty(t)
        gains = self._gains(t)
        return RokokoView(
            seat=None,
            edition=self._edition.id,
            step=step,
            to_act=tuple(agenda.seats_to_act(t)),
            round=t[state.ROUND],
            rounds=box.constants.rounds,
            start_player=t[state.START_PLAYER],
            favour=_seat(t[state.FAVOUR]),
            turn_of=_seat(t[state.TURN_OF]),
            in_play=_one(self._staffs[t[state.TURN_OF]], t[state.IN_PLAY]),
            in_work=_one(self._dresses, t[state.IN_WORK]),
            paid=_some(self._tiles, members(t[state.PAID])),
            held=_one(self._tiles, t[state.HELD]) if t[state.HELD_SEEN] == 1 else None,
            holds_tile=t[state.HELD] != NONE,
            hire_row=self._hire_row(t),
            warehouse=self._warehouse(t),
            windows=self._windows(t),
            **self._palace(t, gains),
            supply=SupplyView(
                tiles=count(t[state.TILE_PILE]),
                tile_discard=_some(self._tiles, members(t[state.TILE_DISCARD])),
                dresses=count(t[state.DRESS_BAG]),
                dress_discard=_some(self._dresses, members(t[state.DRESS_DISCARD])),
            ),
            players=tuple(self._player(t, who, over, gains[who]) for who in range(box.parties)),
            own=None,
            modules={module.name: module.public_view(t, self) for module in self._modules},
        )

    def own_view(self, t: Table, seat: int) -> OwnPart:
        sees_held = t[state.HELD_SEEN] == 1 or t[state.TURN_OF] == seat
        gains = self._gains(t)[seat]
        return {
            "/seat": seat,
            "/held": _one(self._tiles, t[state.HELD]) if sees_held else None,
            f"/players/{seat}/prestige": t[party.at(seat) + party.PRESTIGE],
            f"/players/{seat}/points": sum(gains.values()),
            f"/players/{seat}/gains": self._gain_views(gains),
            "/own": self._own(t, seat),
            **{
                f"/modules/{module.name}{path}": value
                for module in self._modules
                for path, value in module.own_view(t, seat, self).items()
            },
        }

    def _gains(self, t: Table) -> Sequence[Gains]:
        """What each party would score now: made once for all parts of the views of a table."""
        parties = range(self._box.parties)
        return self._last_gains.of(
            t[agenda.BODY :],
            lambda: [scoring.gains_of(self._rules.scorers, t, who) for who in parties],
        )

    # ------------------------------------------------------------------ players

    def _player(self, t: Table, seat: int, over: bool, gains: Gains) -> PlayerView:
        own = party.at(seat)
        livres = int(income.income_of(self._box, t, seat)) if seat < self._box.players else 0
        return self._last_players[seat].of(
            (
                t[own : own + party.SIZE],
                party.in_play_of(t, seat),
                t[state.TERRACE : state.ENDED],
                livres,
                gains,
                over,
            ),
            lambda: self._make_player(t, seat, livres, gains, over),
        )

    def _make_player(
        self, t: Table, seat: int, livres: int, gains: Gains, over: bool
    ) -> PlayerView:
        own = party.at(seat)
        hidden = frozenset() if over else self._hidden_from_others(t, seat)
        has_secrets = t[own + party.SECRET] != 0 and not over
        guests, decorations = t[own + party.GUESTS], t[own + party.DECORATIONS]
        on_terrace = [
            place
            for place in range(state.MAX_FIREWORKS)
            if t[state.TERRACE + place] != NONE and has(decorations, place)
        ]
        return PlayerView(
            seat=seat,
            money=t[own + party.MONEY],
            yarn=t[own + party.YARN],
            lace=t[own + party.LACE],
            prestige=None if lines.PLAY in hidden else t[own + party.PRESTIGE],
            points=None if hidden or has_secrets else sum(gains.values()),
            gains=self._gain_views(gains, hidden),
            income=livres,
            staff=int(party.staff_size(t, seat)),
            hand=count(t[own + party.HAND]),
            known_hand=_some(self._staffs[seat], members(t[own + party.SHOWN])),
            reserve=count(t[own + party.RESERVE]),
            discard=_some(self._staffs[seat], party.discard_in_order(t, seat)),
            leaving=_some(self._staffs[seat], members(t[own + party.LEAVING])),
            tiles=count(t[own + party.KEPT]),
            kept=_some(self._tiles, members(t[own + party.KEPT])) if over else None,
            dresses=count(guests) + len(on_terrace),
            decorations=count(decorations),
        )

    def _hidden_from_others(self, t: Table, who: int) -> frozenset[int]:
        """The lines of which others cannot know what they bring: also those of secret workers."""
        secret = t[party.at(who) + party.SECRET]
        crowns = [line for worker, line in self._crown_lines if has(secret, worker)]
        return self._hidden_lines.union(crowns)

    def _gain_views(
        self, gains: Gains, hidden: frozenset[int] = frozenset()
    ) -> tuple[GainView, ...]:
        return tuple(
            [
                self._gain(f"line:{kind.name}", gains[kind.number])
                for kind in self._lines
                if gains[kind.number] and kind.number not in hidden
            ]
        )

    def _own(self, t: Table, seat: int) -> OwnView:
        own = party.at(seat)
        return self._last_own[seat].of(t[own : own + party.SIZE], lambda: self._make_own(t, seat))

    def _make_own(self, t: Table, seat: int) -> OwnView:
        own = party.at(seat)
        bales = t[own + party.SILK : own + party.SILK + state.COLOURS]
        return OwnView(
            hand=_some(self._staffs[seat], members(t[own + party.HAND])),
            reserve=_some(self._staffs[seat], members(t[own + party.RESERVE])),
            kept=_some(self._tiles, members(t[own + party.KEPT])),
            silk=self._silk(dict(zip(COLOUR_IDS, bales, strict=True))),
        )

    # ------------------------------------------------------------------ the board

    def _hire_row(self, t: Table) -> HireRowView:
        stack, levels = t[state.HIRE_STACK], self._box.things.level_workers
        return HireRowView(
            slots=tuple(
                _one(self._workers, t[state.HIRE_ROW + slot]) for slot in range(state.HIRE_SLOTS)
            ),
            price=int(hire.price(self._box, t)),
            stack=tuple(count(stack & levels[n + 1]) for n in range(state.LEVELS)),
        )

    def _warehouse(self, t: Table) -> tuple[SegmentView, ...]:
        return tuple(
            SegmentView(
                self._ids.ref("segment", segment),
                int(acquire.price_of(self._box, t, segment)),
                tuple(
                    _one(self._tiles, t[state.SHELF + segment * state.MAX_PER_SEGMENT + place])
                    for place in range(self._side.warehouse.per_segment)
                ),
            )
            for segment in range(state.SEGMENTS)
        )

    def _windows(self, t: Table) -> tuple[WindowView, ...]:
        windows = self._side.windows
        return tuple(
            WindowView(
                self._ids.ref("window", window),
                cost,
                window in windows.dark,
                _one(self._dresses, t[state.WINDOWS + window]),
            )
            for window, cost in enumerate(windows.cost)
        )

    def _palace(self, t: Table, gains: Sequence[Gains]) -> Palace:
        parties = [party.at(who) for who in range(self._box.parties)]
        won = (*range(lines.HALL, lines.HALL + state.HALLS), lines.FIREWORKS)
        return self._last_palace.of(
            (
                t[state.GUEST : state.ENDED],
                [(t[own + party.GUESTS], t[own + party.DECORATIONS]) for own in parties],
                [[points[line] for line in won] for points in gains],
            ),
            lambda: self._make_palace(t, gains),
        )

    def _make_palace(self, t: Table, gains: Sequence[Gains]) -> Palace:
        return {
            "halls": self._halls(t, gains),
            "fireworks": self.decorations_of(t, state.FIREWORKS),
            "fireworks_majority": self._fireworks_majority(t, gains),
            "statues": self.decorations_of(t, state.STATUE),
            "upper": self.decorations_of(t, state.UPPER),
            "lower": self.decorations_of(t, state.LOWER),
            "all_halls": tuple(
                AllHallsView(
                    self._ids.ref("all_halls", place), prestige, _seat(t[state.ALL_HALLS + place])
                )
                for place, prestige in enumerate(self._box.board.all_halls)
            ),
        }

    def _halls(self, t: Table, gains: Sequence[Gains]) -> tuple[HallView, ...]:
        guests, owners = self._owners(t, party.GUESTS), self._owners(t, party.DECORATIONS)
        board = self._box.board
        return tuple(
            HallView(
                id=self._ids.ref("hall", number),
                terrace=hall.terrace,
                majority=self._hall_majority(t, gains, number),
                spaces=tuple(
                    [
                        self._space(space, t[state.GUEST + space], guests.get(space))
                        for space in members(board.hall_spaces[number])
                    ]
                ),
                musician=self._decoration(
                    board.musicians[number], owners.get(board.musicians[number]), NONE
                ),
            )
            for number, hall in enumerate(self._side.hall)
        )

    def _hall_majority(self, t: Table, gains: Sequence[Gains], hall: int) -> MajorityView:
        box = self._box
        points = [of_party[lines.HALL + hall] for of_party in gains]
        return MajorityView(
            box.board.hall_first[hall],
            int(majorities.second_place(box, box.board.hall_second[hall])),
            tuple(
                StandingView(who, int(majorities.hall_pieces(box, t, who, hall)), points[who])
                for who in majorities.hall_standing(box, t, hall, points)
            ),
        )

    def _fireworks_majority(self, t: Table, gains: Sequence[Gains]) -> MajorityView:
        box = self._box
        points = [of_party[lines.FIREWORKS] for of_party in gains]
        return MajorityView(
            int(box.board.fireworks_first),
            int(majorities.second_place(box, box.board.fireworks_second)),
            tuple(
                StandingView(who, int(majorities.fireworks_pieces(box, t, who)), points[who])
                for who in majorities.fireworks_standing(box, t, points)
            ),
        )

    def _make_space(self, space: int, dress: int, owner: int | None) -> SpaceView:
        board = self._box.board
        return SpaceView(
            id=self._ids.ref("space", space),
            master=has(board.master_spaces, space),
            reward=REWARDS[board.space_reward[space]],
            amount=board.space_amount[space],
            dress=_one(self._dresses, dress),
            owner=owner,
        )

    def worker(self, number: int) -> WorkerView:
        """A worker that is in nobody's base staff, for the views of modules."""
        return self._workers[number]

    def colour(self, colour: ColourId) -> str:
        """The edition's word for a colour."""
        return self._edition.colours[colour]

    def decorations_of(self, t: Table, kind: int) -> tuple[DecorationView, ...]:
        owners = self._owners(t, party.DECORATIONS)
        return tuple(
            [
                self._decoration(
                    space,
                    owners.get(space),
                    t[state.TERRACE + space] if kind == state.FIREWORKS else NONE,
                )
                for space in members(self._box.board.of_kind[kind])
            ]
        )

    def _make_decoration(self, space: int, owner: int | None, dress: int) -> DecorationView:
        board = self._box.board
        return DecorationView(
            id=self._ids.ref("decoration", space),
            kind=DECORATION_KINDS[board.decoration_kind[space]],
            cost=board.decoration_cost[space],
            prestige=board.decoration_prestige[space],
            multiplier=board.decoration_times[space],
            owner=owner,
            terrace=_one(self._dresses, dress),
        )

    def _owners(self, t: Table, place: int) -> dict[int, int]:
        """Who has each guest space, or each decoration, that is somebody's."""
        return {
            space: who
            for who in range(self._box.parties)
            for space in members(t[party.at(who) + place])
        }

    # ------------------------------------------------------------------ things

    def _tile(self, tile: Resource) -> TileView:
        silk = self._silk(tile.silk)
        return TileView(f"tile:{tile.id}", silk, tile.yarn, tile.lace, tile.join == "slash")

    def _dress(self, dress: Dress) -> DressView:
        return DressView(
            id=f"dress:{dress.id}",
            code=dress.colour,
            colour=self._edition.colours[dress.colour],
            wearer="lady" if dress.colour.endswith("lady") else "gent",
            silk=self._silk(dress.silk),
            yarn=dress.yarn,
            lace=dress.lace,
            thimble=dress.thimble,
            sale=dress.sale,
            prestige=dress.prestige,
            module=dress.id.partition("-")[0] if isinstance(dress, ModuleDress) else "",
            sellable=dress.sellable if isinstance(dress, ModuleDress) else True,
            bonus=self._labels.dress_bonus(dress),
        )

    def _silk(self, bales: Mapping[ColourId, int]) -> tuple[SilkView, ...]:
        return tuple(
            SilkView(colour, self._edition.colours[colour], bales[colour])
            for colour in COLOUR_IDS
            if bales[colour]
        )


def _seat(number: int) -> int | None:
    return None if number == NONE else number


def _one(things: list[Thing], number: int) -> Thing | None:
    return None if number == NONE else things[number]


def _some(things: list[Thing], numbers: Iterable[int]) -> tuple[Thing, ...]:
    return tuple(things[number] for number in numbers)
