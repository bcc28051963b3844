"""A table laid for a test, and the ball that is played on it.

>>> ball = lay().money(0, 9).warehouse("r01 r02 r03").begin()
>>> ball.play("play base-4", "acquire", "take r01", "keep").money(0)
7

What a test does not name lies where it does no harm: workers in reserves and the hire stack, tiles
in the draw pile, dresses in the bag; windows, warehouse and hire row are empty. Seat 0 is to play,
with three base workers in hand. A table that breaks an invariant of the rules is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Self

from msgspec.structs import replace

from bagatelle.games.rokoko import frames, party, state
from bagatelle.games.rokoko.components import Components, shipped
from bagatelle.games.rokoko.entries import Kind
from bagatelle.games.rokoko.game import Rokoko
from bagatelle.games.rokoko.state import NONE
from bagatelle.games.rokoko.view import PlayerView, RokokoView
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import bit, members
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events, NoEvents
from bagatelle.kernel.game import Event
from bagatelle.kernel.match import Match
from bagatelle.kernel.rules import settle
from bagatelle.kernel.table import Table

HAND = "base-1 base-3 base-4"
ZONES = {"reserve": party.RESERVE, "hand": party.HAND, "discard": party.DISCARD}


class IllegalTable(ValueError):
    """A table that the rules cannot bring about."""


def lay(players: int = 2, edition: str = "2013", components: Components | None = None) -> Setting:
    """A table for so many players, to be filled by what the test needs."""
    return Setting(Rokoko(players, {"edition": edition, "start": "1"}, components))


def game_with(
    modules: Sequence[str], players: int = 2, components: Components | None = None
) -> Rokoko:
    """A game of the Deluxe edition with these modules, for a setting."""
    return Rokoko(players, {"modules": ",".join(modules), "start": "1"}, components)


class Setting:
    """A table while it is laid. Things are named as in records, several with spaces between."""

    def __init__(self, game: Rokoko) -> None:
        self.game = game
        self._t = game.rules.create_table(Dealer("setting"), NoEvents())
        agenda.clear(self._t)
        self._t[state.ROUND] = 1
        self._zones: dict[tuple[int, str], str] = {}
        self._gone: dict[int, str] = {}
        self._hire_row: list[int] = []
        self._pile: list[int] | None = None
        self._bag: list[int] | None = None
        self._hires: list[int] | None = None
        self._turn_of = 0

    # ------------------------------------------------------------------ players

    def money(self, seat: int, livres: int) -> Self:
        return self._put(seat, party.MONEY, livres)

    def yarn(self, seat: int, yarn: int) -> Self:
        return self._put(seat, party.YARN, yarn)

    def lace(self, seat: int, lace: int) -> Self:
        return self._put(seat, party.LACE, lace)

    def prestige(self, seat: int, points: int) -> Self:
        return self._put(seat, party.PRESTIGE, points)

    def hand(self, seat: int, workers: str) -> Self:
        self._zones[seat, "hand"] = workers
        return self

    def reserve(self, seat: int, workers: str) -> Self:
        """Beside the base workers that are named nowhere."""
        self._zones[seat, "reserve"] = workers
        return self

    def discard(self, seat: int, workers: str) -> Self:
        self._zones[seat, "discard"] = workers
        return self

    def gone(self, seat: int, workers: str) -> Self:
        """Base workers that were deputed long ago."""
        self._gone[seat] = workers
        return self

    def kept(self, seat: int, tiles: str, seen: bool = True) -> Self:
        """Tiles taken from the warehouse, or drawn blind."""
        silk = self.game.rules.box.things.tile_silk
        for tile in self._things("tile", tiles):
            self._t[party.at(seat) + party.KEPT] |= bit(tile)
            self._t[state.SEEN] |= bit(tile) if seen else 0
            for colour in range(state.COLOURS):
                self._t[party.at(seat) + party.SILK + colour] += silk[tile * state.COLOURS + colour]
        return self

    def rented(self, seat: int, **dresses: str) -> Self:
        """Dresses on guest spaces: ``royal_1="cl01"``."""
        for place, name in dresses.items():
            (space,) = self._things("space", place.replace("_", "-"))
            (dress,) = self._things("dress", name)
            self._t[state.GUEST + space] = dress
            self._t[party.at(seat) + party.GUESTS] |= bit(space)
            colour = self.game.rules.box.things.dress_colour[dress]
            self._t[party.at(seat) + party.DRESSED + colour] += 1
        return self

    def funded(self, seat: int, decorations: str) -> Self:
        for space in self._things("decoration", decorations):
            self._t[party.at(seat) + party.DECORATIONS] |= bit(space)
        return self

    def all_halls(self, seat: int, place: int) -> Self:
        self._t[state.ALL_HALLS + place - 1] = seat
        return self

    # ------------------------------------------------------------------ the board

    def round(self, number: int) -> Self:
        self._t[state.ROUND] = number
        return self

    def favour(self, seat: int) -> Self:
        self._t[state.FAVOUR] = seat
        return self

    def start_player(self, seat: int) -> Self:
        self._t[state.START_PLAYER] = seat
        return self

    def turn_of(self, seat: int) -> Self:
        self._turn_of = seat
        return self

    def hire_row(self, workers: str) -> Self:
        self._hire_row = self._things("worker", workers)
        for slot in range(state.HIRE_SLOTS):
            self._t[state.HIRE_ROW + slot] = [*self._hire_row, *[NONE] * state.HIRE_SLOTS][slot]
        return self

    def hire_stack(self, workers: str) -> Self:
        """The cards that are left; without this, chance takes those of the highest levels."""
        self._hires = self._things("worker", workers)
        return self

    def warehouse(self, *segments: str) -> Self:
        """The tiles of each segment from the top; a dot is an empty place."""
        for segment, tiles in enumerate(segments):
            self._fill(state.SHELF + segment * state.MAX_PER_SEGMENT, "tile", tiles)
        return self

    def windows(self, dresses: str) -> Self:
        """From left to right; a dot is an empty window."""
        return self._fill(state.WINDOWS, "dress", dresses)

    def tile_pile(self, tiles: str) -> Self:
        """All tiles of the draw pile; those named nowhere are then in the discard."""
        self._pile = self._things("tile", tiles)
        return self

    def no_tiles_left(self) -> Self:
        """Draw pile and discard are empty: whatever nobody keeps is kept by the last seat."""
        last = self.game.players - 1
        rest = self._all_tiles() - self._tiles_placed()
        return self.kept(last, " ".join(self.game.ids.by_domain["tile"][n] for n in sorted(rest)))

    def dress_bag(self, dresses: str) -> Self:
        """All dresses of the bag; those named nowhere are then in the discard."""
        self._bag = self._things("dress", dresses)
        return self

    # ------------------------------------------------------------------ begin

    def begin(self) -> Ball:
        """Seat 0, or ``turn_of``, is to play a card."""
        t = self._settled()
        t[state.TURN_OF] = self._turn_of
        agenda.push(t, frames.PLAY, self._turn_of)
        return self._ball(t)

    def begin_at(self, step: int, seed: str = "1") -> Ball:
        """At a step that nobody decides, for example ``HANDS_STEP``, with empty hands."""
        for seat in range(self.game.players):
            self._zones.setdefault((seat, "hand"), "")
        t = self._settled()
        t[state.TURN_OF] = NONE
        agenda.push(t, step, agenda.TABLE)
        match = self._match(t, seed)
        events = Events()
        settle(self.game.rules, match._table, match._dealer, events)
        match._rows += events.rows
        match._checkpoint = match._here()
        return Ball(match)

    def _settled(self) -> Table:
        t = self._t[:]
        for seat in range(self.game.players):
            self._lay_staff(t, seat)
        self._lay_piles(t)
        return t

    def _ball(self, t: Table) -> Ball:
        broken = self.game.broken_invariants(t)
        if broken:
            raise IllegalTable("; ".join(broken))
        return Ball(self._match(t, "1"))

    def _match(self, t: Table, seed: str) -> Match:
        match = Match(self.game, seed)
        match._table = t
        match._rows = []
        match._checkpoint = match._here()
        return match

    def _lay_staff(self, t: Table, seat: int) -> None:
        own = party.at(seat)
        hand = self._zones.get((seat, "hand"), HAND)
        named = 0
        for zone, place in ZONES.items():
            words = hand if zone == "hand" else self._zones.get((seat, zone), "")
            t[own + place] = _set(self._things("worker", words))
            named |= t[own + place]
        t[own + party.DISCARD] = 0
        for worker in self._things("worker", self._zones.get((seat, "discard"), "")):
            party.discard(t, seat, worker)
        named |= _set(self._things("worker", self._gone.get(seat, "")))
        t[own + party.RESERVE] |= (int(bit(state.BASE_WORKERS)) - 1) & ~named

    def _lay_piles(self, t: Table) -> None:
        things = self.game.rules.box.things
        staff = 0
        for seat in range(self.game.players):
            own = party.at(seat)
            staff |= t[own + party.RESERVE] | t[own + party.HAND] | t[own + party.DISCARD]
        free = [w for w in members(t[state.HIRE_STACK]) if not staff >> w & 1]
        free = [worker for worker in free if worker not in self._hire_row]
        hireable = len(members(things.hireable))
        while self._hires is None and len(free) < hireable - state.HIRE_SLOTS * t[state.ROUND]:
            t[state.ROUND] += 1  # so many workers cannot have come in yet
        left = hireable - state.HIRE_SLOTS * t[state.ROUND]
        stack = free[len(free) - left :] if self._hires is None else self._hires
        t[state.HIRE_STACK] = _set(stack)
        tiles = self._all_tiles() - self._tiles_placed()
        pile = tiles if self._pile is None else set(self._pile)
        t[state.TILE_PILE] = _set(pile)
        t[state.TILE_DISCARD] = _set(tiles - pile)
        shown = {*t[state.WINDOWS : state.WINDOWS + state.MAX_WINDOWS]}
        dresses = {*members(things.first_dresses | self.game.rules.box.later_dresses)} - shown
        dresses -= {*t[state.GUEST : state.GUEST + state.MAX_SPACES]}
        bag = dresses if self._bag is None else set(self._bag)
        t[state.DRESS_BAG] = _set(bag)
        t[state.DRESS_DISCARD] = _set(dresses - bag)

    def _all_tiles(self) -> set[int]:
        return {*members(self.game.rules.box.things.first_tiles)}

    def _tiles_placed(self) -> set[int]:
        placed = {*self._t[state.SHELF : state.SHELF + state.SHELVES]}
        for seat in range(self.game.players):
            placed |= {*members(self._t[party.at(seat) + party.KEPT])}
        return placed

    def _put(self, seat: int, place: int, number: int) -> Self:
        self._t[party.at(seat) + place] = number
        return self

    def _fill(self, first: int, domain: str, names: str) -> Self:
        for place, name in enumerate(names.split()):
            if name != ".":
                (self._t[first + place],) = self._things(domain, name)
        return self

    def _things(self, domain: str, names: str) -> list[int]:
        known = self.game.ids.by_domain[domain]
        return [known.index(name) for name in names.split()]


def _set(things: list[int] | set[int]) -> int:
    return sum(1 << thing for thing in {*things})


class Ball:
    """A match on a laid table."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game: Rokoko = match.game  # type: ignore[assignment]

    @property
    def table(self) -> Table:
        return self.match._table

    def play(self, *moves: str, seat: int | None = None) -> Self:
        for move in moves:
            self.match.play(move, seat)
        return self

    def turn(self, *moves: str) -> Self:
        """Moves, and then the bonus is waived if it is asked for."""
        self.play(*moves)
        if "skip" in self.legal():
            self.play("skip")
        return self

    def pass_turn(self) -> Self:
        """The first card of the hand, and nothing else."""
        return self.turn(self.legal()[0], "pass")

    def until(self, reached: Callable[[Self], bool]) -> Self:
        """Players do nothing until something is so."""
        while not reached(self):
            self.pass_turn()
        return self

    def legal(self, seat: int | None = None) -> list[str]:
        """What the seat that is to act may do; nothing if that is not one seat."""
        if seat is None and len(self.match.to_act) != 1:
            return []
        return [str(move) for move in self.match.legal_moves(seat)]

    def refused(self, move: str, seat: int | None = None) -> str:
        """The clause that forbids a move."""
        refusal = self.match.why_not(move, seat)
        assert refusal is not None, f"{move} is possible"
        return refusal.clause

    def view(self, viewer: int | None = None) -> RokokoView:
        view = self.match.view(viewer)
        assert isinstance(view, RokokoView)
        return view

    def player(self, seat: int, viewer: int | None = None) -> PlayerView:
        return self.view(viewer).players[seat]

    def money(self, seat: int) -> int:
        return self.player(seat).money

    def prestige(self, seat: int) -> int:
        points = self.player(seat, seat).prestige
        assert points is not None
        return points

    def goods(self, seat: int) -> tuple[int, int]:
        """Yarn and lace."""
        return self.player(seat).yarn, self.player(seat).lace

    def zone(self, seat: int, name: str) -> str:
        """The workers in the hand, reserve or discard pile of a seat."""
        workers = members(self.table[party.at(seat) + ZONES[name]])
        return " ".join(self.game.ids.by_domain["worker"][worker] for worker in workers)

    def kept(self, seat: int) -> str:
        own = self.view(seat).own
        assert own is not None
        return _names(tile.id for tile in own.kept)

    def windows(self) -> str:
        return " ".join(_name(w.dress.id) if w.dress else "." for w in self.view().windows)

    def tile_discard(self) -> str:
        return _names(tile.id for tile in self.view().supply.tile_discard)

    def dress_discard(self) -> str:
        return _names(dress.id for dress in self.view().supply.dress_discard)

    def hire_row(self) -> str:
        return " ".join(_name(w.id) if w else "." for w in self.view().hire_row.slots)

    def warehouse(self) -> list[str]:
        return [
            " ".join(_name(tile.id) if tile else "." for tile in segment.tiles)
            for segment in self.view().warehouse
        ]

    def space(self, name: str) -> tuple[str | None, int | None]:
        """The dress on a guest space, and whose it is."""
        for hall in self.view().halls:
            for space in hall.spaces:
                if space.id == f"space:{name}":
                    return (_name(space.dress.id) if space.dress else None), space.owner
        raise ValueError(name)

    def owner(self, name: str) -> int | None:
        """Whose a decoration is."""
        view = self.view()
        spaces = [*view.fireworks, *view.statues, *view.upper, *view.lower]
        spaces += [hall.musician for hall in view.halls]
        return next(space.owner for space in spaces if space.id == f"decoration:{name}")

    def all_halls(self) -> list[int | None]:
        return [place.owner for place in self.view().all_halls]

    def events(self, viewer: int | None = None) -> list[Event]:
        return self.match.events(viewer)

    def told(self, kind: str, viewer: int | None = None) -> list[dict[str, object]]:
        """The parts of all events of a kind."""
        return [dict(event.parts) for event in self.events(viewer) if event.kind == kind]

    def score(self, line: str) -> tuple[int | None, ...]:
        """One line of the score sheet."""
        number = [kind.name for kind in self.game.lines].index(line)
        return self.match.score_sheet.lines[number].points


def _name(ref: str) -> str:
    return ref.partition(":")[2]


def _names(refs: Iterable[str]) -> str:
    return " ".join(sorted(_name(ref) for ref in refs))


def final(setting: Setting) -> Ball:
    """The last turn of the game: seat 0 plays base-1 and does nothing; then all is scored."""
    setting.round(7).hire_stack("").hand(0, "base-1")
    for seat in range(1, setting.game.players):
        setting.hand(seat, "")
    return setting.begin().play("play base-1", "pass")


def with_kinds(kinds: dict[str, Kind]) -> Components:
    """The box with some workers of another kind."""
    box = shipped()
    return replace(
        box,
        employee=tuple(
            replace(worker, kind=kinds.get(worker.id, worker.kind)) for worker in box.employee
        ),
    )


def with_dress(name: str, **changes: object) -> Components:
    """The box with one dress changed."""
    box = shipped()
    return replace(
        box,
        dress=tuple(replace(d, **changes) if d.id == name else d for d in box.dress),
    )


def with_small_side(**changes: object) -> Components:
    """The box with another board for two and three players."""
    box = shipped()
    return replace(box, board=replace(box.board, small=replace(box.board.small, **changes)))
