"""Makes views: the only code that says what a seat may see (section 2.14)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from bagatelle.games.rokoko import (
    acquire,
    halls,
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
from bagatelle.games.rokoko.ids import DECORATION_KINDS, REWARDS
from bagatelle.games.rokoko.labels import Labels
from bagatelle.games.rokoko.module import Module
from bagatelle.games.rokoko.module_components import ModuleDress
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
from bagatelle.kernel.game import Viewer
from bagatelle.kernel.ids import Ids
from bagatelle.kernel.rows import LineKind
from bagatelle.kernel.table import Table

Thing = TypeVar("Thing")
Gains = Mapping[int, int]
"""What each line of the scoring brings a party, by its number."""
TWO = 2
"""Between two players only the first place counts (RK-END-3A-12, RK-END-3B-07)."""


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
        self._tiles = [self._tile(tile) for tile in contents.tiles]
        self._dresses = [self._dress(dress) for dress in contents.dresses]

    def view(self, t: Table, viewer: Viewer, step: str) -> RokokoView:
        box, over = self._box, agenda.is_empty(t)
        gains = [scoring.gains_of(self._rules.scorers, t, who) for who in range(box.parties)]
        sees_held = t[state.HELD_SEEN] == 1 or t[state.TURN_OF] == viewer
        return RokokoView(
            seat=viewer,
            edition=self._edition.id,
            step=step,
            to_act=tuple(agenda.seats_to_act(t)),
            round=t[state.ROUND],
            rounds=box.constants.rounds,
            start_player=t[state.START_PLAYER],
            favour=_seat(t[state.FAVOUR]),
            turn_of=_seat(t[state.TURN_OF]),
            in_play=_one(self._workers, t[state.IN_PLAY]),
            in_work=_one(self._dresses, t[state.IN_WORK]),
            paid=_some(self._tiles, members(t[state.PAID])),
            held=_one(self._tiles, t[state.HELD]) if sees_held else None,
            holds_tile=t[state.HELD] != NONE,
            hire_row=self._hire_row(t),
            warehouse=self._warehouse(t),
            windows=self._windows(t),
            halls=self._halls(t, gains),
            fireworks=self.decorations_of(t, state.FIREWORKS),
            fireworks_majority=self._fireworks_majority(t, gains),
            statues=self.decorations_of(t, state.STATUE),
            upper=self.decorations_of(t, state.UPPER),
            lower=self.decorations_of(t, state.LOWER),
            all_halls=tuple(
                AllHallsView(
                    self._ids.ref("all_halls", place), prestige, _seat(t[state.ALL_HALLS + place])
                )
                for place, prestige in enumerate(box.board.all_halls)
            ),
            supply=SupplyView(
                tiles=count(t[state.TILE_PILE]),
                tile_discard=_some(self._tiles, members(t[state.TILE_DISCARD])),
                dresses=count(t[state.DRESS_BAG]),
                dress_discard=_some(self._dresses, members(t[state.DRESS_DISCARD])),
            ),
            players=tuple(
                self._player(t, who, viewer, over, gains[who]) for who in range(box.parties)
            ),
            own=None if viewer is None else self._own(t, viewer),
            modules={module.name: module.view(t, viewer, self) for module in self._modules},
        )

    # ------------------------------------------------------------------ players

    def _player(self, t: Table, seat: int, viewer: Viewer, over: bool, gains: Gains) -> PlayerView:
        own = party.at(seat)
        hidden = frozenset() if over or seat == viewer else self._hidden_from_others(t, seat)
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
            points=None if hidden or self._keeps_secret(t, seat, viewer) else sum(gains.values()),
            gains=tuple(
                GainView(f"line:{kind.name}", gains[kind.number])
                for kind in self._lines
                if gains[kind.number] and kind.number not in hidden
            ),
            income=int(income.income_of(self._box, t, seat)) if seat < self._box.players else 0,
            staff=int(party.staff_size(t, seat)),
            hand=count(t[own + party.HAND]),
            known_hand=_some(self._workers, members(t[own + party.SHOWN])),
            reserve=count(t[own + party.RESERVE]),
            discard=_some(self._workers, party.discard_in_order(t, seat)),
            leaving=_some(self._workers, members(t[own + party.LEAVING])),
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

    def _keeps_secret(self, t: Table, who: int, viewer: Viewer) -> bool:
        """Whether workers that the viewer has not seen might bring points."""
        return t[party.at(who) + party.SECRET] != 0 and who != viewer and not agenda.is_empty(t)

    def _own(self, t: Table, seat: int) -> OwnView:
        own = party.at(seat)
        bales = t[own + party.SILK : own + party.SILK + state.COLOURS]
        return OwnView(
            hand=_some(self._workers, members(t[own + party.HAND])),
            reserve=_some(self._workers, members(t[own + party.RESERVE])),
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

    def _halls(self, t: Table, gains: Sequence[Gains]) -> tuple[HallView, ...]:
        spaces = self._side.spaces()
        return tuple(
            HallView(
                id=self._ids.ref("hall", number),
                terrace=hall.terrace,
                majority=self._hall_majority(t, gains, number),
                spaces=tuple(
                    self._space(t, space) for space, (of, _) in enumerate(spaces) if of == number
                ),
                musician=self._decoration(t, self._box.board.musicians[number]),
            )
            for number, hall in enumerate(self._side.hall)
        )

    def _hall_majority(self, t: Table, gains: Sequence[Gains], hall: int) -> MajorityView:
        box = self._box
        ranks = [int(majorities.hall_rank(box, t, seat, hall)) for seat in range(box.parties)]
        guests = [t[party.at(seat) + party.GUESTS] for seat in range(box.parties)]
        return self._majority(
            box.board.hall_first[hall],
            box.board.hall_second[hall],
            {
                seat: (count(guests[seat] & box.board.hall_spaces[hall]), ranks[seat])
                for seat in range(box.parties)
                if halls.is_present(box, t, seat, hall) or gains[seat][lines.HALL + hall]
            },
            [line[lines.HALL + hall] for line in gains],
        )

    def _fireworks_majority(self, t: Table, gains: Sequence[Gains]) -> MajorityView:
        box = self._box
        ranks = [int(majorities.fireworks_rank(box, t, seat)) for seat in range(box.parties)]
        owned = [t[party.at(seat) + party.DECORATIONS] for seat in range(box.parties)]
        return self._majority(
            box.board.fireworks_first,
            box.board.fireworks_second,
            {
                seat: (count(owned[seat] & box.board.of_kind[state.FIREWORKS]), ranks[seat])
                for seat in range(box.parties)
                if ranks[seat]
            },
            [line[lines.FIREWORKS] for line in gains],
        )

    def _majority(
        self, first: int, second: int, present: Mapping[int, tuple[int, int]], gains: list[int]
    ) -> MajorityView:
        """Who is present, with pieces and rank. After the end only the points tell the places:
        dresses have gone to the terrace by then.
        """
        order = sorted(present, key=lambda seat: (-gains[seat], -present[seat][1]))
        return MajorityView(
            first,
            second if self._box.parties > TWO else 0,
            tuple(StandingView(seat, present[seat][0], gains[seat]) for seat in order),
        )

    def _space(self, t: Table, space: int) -> SpaceView:
        board = self._box.board
        owner = self._owner(t, party.GUESTS, space)
        return SpaceView(
            id=self._ids.ref("space", space),
            master=has(board.master_spaces, space),
            reward=REWARDS[board.space_reward[space]],
            amount=board.space_amount[space],
            dress=_one(self._dresses, t[state.GUEST + space]),
            owner=owner,
        )

    def worker(self, number: int) -> WorkerView:
        """A worker, for the views of modules."""
        return self._workers[number]

    def colour(self, colour: ColourId) -> str:
        """The edition's word for a colour."""
        return self._edition.colours[colour]

    def decorations_of(self, t: Table, kind: int) -> tuple[DecorationView, ...]:
        return tuple(self._decoration(t, space) for space in members(self._box.board.of_kind[kind]))

    def _decoration(self, t: Table, space: int) -> DecorationView:
        board = self._box.board
        kind = board.decoration_kind[space]
        return DecorationView(
            id=self._ids.ref("decoration", space),
            kind=DECORATION_KINDS[kind],
            cost=board.decoration_cost[space],
            prestige=board.decoration_prestige[space],
            multiplier=board.decoration_times[space],
            owner=self._owner(t, party.DECORATIONS, space),
            terrace=_one(self._dresses, t[state.TERRACE + space])
            if kind == state.FIREWORKS
            else None,
        )

    def _owner(self, t: Table, place: int, space: int) -> int | None:
        for seat in range(int(self._rules.parties)):
            if has(t[party.at(seat) + place], space):
                return seat
        return None

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
