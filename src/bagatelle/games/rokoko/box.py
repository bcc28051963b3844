"""The printed facts that the rules of one match need, ready for the engine room.

``components.py`` reads them from ``components.toml``; the rules know no other figures.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bagatelle.games.rokoko.effects import COUNTERS, KINDS, MAX_EFFECTS, NONE, ROW, granted
from bagatelle.games.rokoko.state import (
    COLOURS,
    DECORATION_KINDS,
    HALLS,
    LEVELS,
    MASTER,
    MUSICIAN,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import bit
from bagatelle.kernel.chapter import Chapter
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table

BALE_BITS: Final = 16
BALES: Final = 0xFFFF
"""Bales of four colours in one int, sixteen bits each (see ``paying``)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Counter:
    """Something that bonuses, incomes and the scoring count (RK-GEN-16 to 19)."""

    def count(self, t: Table, party: i64) -> i64:
        """How much of it a party has."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class EffectKind:
    """What the effects of one kind do. Each is asked with an effect and the card it is on.

    This one does nothing: base masters have no bonus, and crowns work in the scoring only.
    """

    def is_usable(self, t: Table, seat: i64, effect: i64, card: i64) -> bool:
        """Whether it would do anything, and can be paid (RK-BONUS-GEN-07)."""
        return False

    def seems_usable(self, t: Table, seat: i64, effect: i64, card: i64) -> bool:
        """The same, as far as those can tell who do not know what the seat hides."""
        return self.is_usable(t, seat, effect, card)

    def use(
        self, t: Table, seat: i64, effect: i64, card: i64, dealer: Dealer, events: Events
    ) -> None:
        """Carry it out, or push the frames in which it is carried out."""
        agenda.push(t, self.frame(), seat, granted(effect, card))

    def frame(self) -> i64:
        """The kind of frame in which it is carried out, if one frame is all that it needs."""
        raise AssertionError("there is nothing to use")

    def livres(self, t: Table, party: i64, effect: i64) -> i64:
        """What it would give in livres, if that can be counted."""
        return 0

    def prestige(self, t: Table, party: i64, effect: i64) -> i64:
        """What it would give in prestige, if that can be counted."""
        return 0


class Constants:
    """The figures of the rules that are the same on both sides of the board."""

    def __init__(
        self,
        rounds: int,
        hand_size: int,
        min_staff: int,
        start_livre: int,
        start_yarn: int,
        start_lace: int,
        base_income: int,
        favour_livre: int,
        favour_prestige: int,
        livre_per_prestige: int,
        statue_prestige: int,
        hire_price: Table,
        tile_price: Table,
        depute_pay: Table,
    ) -> None:
        self.rounds: i64 = rounds
        self.hand_size: i64 = hand_size
        self.min_staff: i64 = min_staff
        self.start_livre: i64 = start_livre
        self.start_yarn: i64 = start_yarn
        self.start_lace: i64 = start_lace
        self.base_income: i64 = base_income
        self.favour_livre: i64 = favour_livre
        self.favour_prestige: i64 = favour_prestige
        self.livre_per_prestige: i64 = livre_per_prestige
        self.statue_prestige: i64 = statue_prestige
        self.hire_price: Table = hire_price
        """By the number of cards left in the hire row; nothing costs nothing."""
        self.tile_price: Table = tile_price
        """By the number of tiles left in the segment."""
        self.depute_pay: Table = depute_pay
        """By kind."""


class Things:
    """The dresses, the resource tiles and the workers."""

    def __init__(
        self,
        dress_colour: Table,
        dress_silk: Table,
        dress_yarn: Table,
        dress_lace: Table,
        dress_thimble: Table,
        dress_sale: Table,
        dress_prestige: Table,
        tile_silk: Table,
        tile_yarn: Table,
        tile_lace: Table,
        tile_either: Table,
        tile_face: Table,
        worker_kind: Table,
        worker_level: Table,
        worker_effect: Table,
        worker_crown: Table,
        effects: Table,
        ladies: int,
        commons: int,
        base_workers: int,
        hireable: int,
        first_dresses: int,
        first_tiles: int,
    ) -> None:
        self.dresses: i64 = len(dress_colour)
        self.tiles: i64 = len(tile_yarn)
        self.workers: i64 = len(worker_kind)
        self.base_workers: i64 = base_workers
        self.dress_colour: Table = dress_colour
        self.dress_silk: Table = dress_silk
        """Bales needed, four colours a dress."""
        self.dress_yarn: Table = dress_yarn
        self.dress_lace: Table = dress_lace
        self.dress_thimble: Table = dress_thimble
        self.dress_sale: Table = dress_sale
        self.dress_prestige: Table = dress_prestige
        self.tile_silk: Table = tile_silk
        """Bales on the upper half, four colours a tile."""
        self.tile_bales: Table = Table(
            [
                sum(tile_silk[tile * COLOURS + c] << c * BALE_BITS for c in range(COLOURS))
                for tile in range(len(tile_yarn))
            ]
        )
        self.tile_yarn: Table = tile_yarn
        self.tile_lace: Table = tile_lace
        self.tile_either: Table = tile_either
        """Whether yarn and lace are joined by a slash."""
        self.tile_face: Table = tile_face
        """Tiles that look the same have the same face."""
        self.worker_kind: Table = worker_kind
        self.worker_level: Table = worker_level
        self.worker_effect: Table = worker_effect
        """The effect of the bonus; none for a crown, which works in the scoring only."""
        self.worker_crown: Table = worker_crown
        """The effect of the crown, if the worker wears one."""
        self.effects: Table = effects
        """The rows of all effects (see ``effects``)."""
        self.ladies: i64 = ladies
        """The colours that ladies wear."""
        self.commons: i64 = commons
        """The common colours."""
        self.hireable: i64 = hireable
        """The workers that begin in the hire stack."""
        self.first_dresses: i64 = first_dresses
        """The dresses that begin in the bag."""
        self.first_tiles: i64 = first_tiles
        self.rent_only: i64 = 0
        """The dresses that cannot be sold."""
        self.dress_paid_effect: Table = Table([NONE] * len(dress_colour))
        """What a dress brings as soon as it is made and paid."""
        self.dress_placed_effect: Table = Table([NONE] * len(dress_colour))
        """What a dress brings when it has been rented out."""
        self.level_workers: Table = Table(
            [
                sum(bit(worker) for worker in range(len(worker_level)) if worker_level[worker] == n)
                for n in range(LEVELS + 1)
            ]
        )
        self.crowns: list[int] = [w for w in range(len(worker_crown)) if worker_crown[w] != NONE]

    def add_effect(self, figures: list[int]) -> i64:
        """A further effect; returns its number."""
        number = len(self.effects) // ROW
        if number >= MAX_EFFECTS:
            raise ValueError(f"there is room for {MAX_EFFECTS} effects only")
        self.effects = Table([*self.effects, *figures, *[0] * (ROW - len(figures))])
        return number

    def figure(self, effect: i64, number: i64) -> i64:
        """A figure of an effect; number 0 is what it does."""
        return self.effects[effect * ROW + number]

    def needs(self, dress: i64, colour: i64) -> i64:
        return self.dress_silk[dress * COLOURS + colour]


class Board:
    """One side of the board."""

    def __init__(
        self,
        per_segment: int,
        window_cost: Table,
        dark_windows: int,
        space_hall: Table,
        space_master: Table,
        space_reward: Table,
        space_amount: Table,
        hall_first: Table,
        hall_second: Table,
        terrace_hall: int,
        decoration_kind: Table,
        decoration_cost: Table,
        decoration_prestige: Table,
        decoration_times: Table,
        fireworks_first: int,
        fireworks_second: int,
        all_halls: Table,
    ) -> None:
        self.per_segment: i64 = per_segment
        self.windows: i64 = len(window_cost)
        self.window_cost: Table = window_cost
        self.dark_windows: i64 = dark_windows
        """How many windows on the right are dark."""
        self.spaces: i64 = len(space_hall)
        self.space_hall: Table = space_hall
        self.space_reward: Table = space_reward
        self.space_amount: Table = space_amount
        self.master_spaces: i64 = sum(
            bit(space) for space in range(len(space_master)) if space_master[space] == 1
        )
        self.all_spaces: i64 = bit(len(space_hall)) - 1
        self.hall_spaces: Table = Table(
            [
                sum(bit(space) for space in range(len(space_hall)) if space_hall[space] == hall)
                for hall in range(HALLS)
            ]
        )
        self.hall_first: Table = hall_first
        self.hall_second: Table = hall_second
        self.terrace_hall: i64 = terrace_hall
        self.decorations: i64 = len(decoration_kind)
        self.decoration_kind: Table = decoration_kind
        self.decoration_cost: Table = decoration_cost
        self.decoration_prestige: Table = decoration_prestige
        self.decoration_times: Table = decoration_times
        """By how much a dress on the terrace beside a fireworks space counts."""
        self.of_kind: Table = Table(
            [
                sum(bit(d) for d in range(len(decoration_kind)) if decoration_kind[d] == kind)
                for kind in range(DECORATION_KINDS)
            ]
        )
        self.musicians: list[int] = [
            d for d in range(len(decoration_kind)) if decoration_kind[d] == MUSICIAN
        ]
        """The musician space of each hall."""
        self.by_cost: list[int] = sorted(
            range(len(decoration_cost)), key=lambda d: (decoration_cost[d], d)
        )
        """The decoration spaces, the cheapest first."""
        self.fireworks_first: i64 = fireworks_first
        self.fireworks_second: i64 = fireworks_second
        self.all_halls: Table = all_halls
        """Prestige of the all-halls spaces, the most valuable first."""


class Box:
    """All that is printed, for one number of players, and what modules have put to it."""

    def __init__(
        self,
        players: int,
        parties: int,
        constants: Constants,
        things: Things,
        board: Board,
        moments: Table,
        incomes: Table,
    ) -> None:
        self.players: i64 = players
        self.parties: i64 = parties
        """Those who have a side on the table: the players, then whoever never decides."""
        self.constants: Constants = constants
        self.things: Things = things
        self.board: Board = board
        self.moments: Table = moments
        """Which frames each moment has (see ``moments``)."""
        self.incomes: Table = incomes
        """Three ints an income: decorations of which one is needed (0: none), what is counted, and
        livres for each."""
        self.later_dresses: i64 = 0
        """Dresses that come into the bag after the first round is laid."""
        self.one_each: Table = Table()
        """Sets of decorations of which a party may own one, each with the reason (``fund``)."""
        self.counters: list[Counter] = [Counter() for _ in range(COUNTERS)]
        self.effect_kinds: list[EffectKind] = [EffectKind() for _ in range(KINDS)]

    def is_master(self, worker: i64) -> bool:
        return self.things.worker_kind[worker] == MASTER

    def kind_of(self, effect: i64) -> EffectKind:
        """What an effect does."""
        return self.effect_kinds[self.things.effects[effect * ROW]]

    def livres(self, t: Table, party: i64, effect: i64) -> i64:
        return self.kind_of(effect).livres(t, party, effect)

    def prestige(self, t: Table, party: i64, effect: i64) -> i64:
        return self.kind_of(effect).prestige(t, party, effect)


@mypyc_attr(allow_interpreted_subclasses=True)
class BoxCounter(Counter):
    """A counter that looks things up in the box."""

    def __init__(self, box: Box) -> None:
        self.box: Box = box


@mypyc_attr(allow_interpreted_subclasses=True)
class BoxEffect(EffectKind):
    """A kind of effect that looks things up in the box."""

    def __init__(self, box: Box) -> None:
        self.box: Box = box


@mypyc_attr(allow_interpreted_subclasses=True)
class BoxChapter(Chapter):
    """A chapter that looks things up in the box."""

    def __init__(self, box: Box) -> None:
        self.box: Box = box
