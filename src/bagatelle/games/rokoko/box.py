"""The printed facts that the rules of one match need, ready for the engine room.

``components.py`` reads them from ``components.toml``; here each has its place in a flat table or an
int. The rules know no other figures.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from bagatelle.games.rokoko.components import Components, Figures, Side, reward_of
from bagatelle.games.rokoko.effects import COUNTERS, KINDS, MAX_EFFECTS, NONE, ROW, granted
from bagatelle.games.rokoko.entries import COLOUR_IDS, DecorationSpace, Dress, Resource, Worker
from bagatelle.games.rokoko.entries import KINDS as RANKS
from bagatelle.games.rokoko.state import (
    DECORATION_KINDS,
    HALLS,
    LEVELS,
    MASTER,
    MUSICIAN,
)
from bagatelle.games.rokoko.vocabulary import MAKERS, Maker, colour_set, effect_row
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import bit, members, sets_of
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

    def __init__(self, figures: Figures) -> None:
        self.rounds: i64 = figures.rounds
        self.hand_size: i64 = figures.hand_size
        self.min_staff: i64 = figures.min_staff
        self.start_livre: i64 = figures.start_livre
        self.start_yarn: i64 = figures.start_yarn
        self.start_lace: i64 = figures.start_lace
        self.base_income: i64 = figures.base_income
        self.favour_livre: i64 = figures.favour_livre
        self.favour_prestige: i64 = figures.favour_final_prestige
        self.livre_per_prestige: i64 = figures.livre_per_final_prestige
        self.statue_prestige: i64 = figures.statue_prestige_per_colour
        self.hire_price: Table = Table([0, *figures.hire_price_by_cards_left])
        """By the number of cards left in the hire row; nothing costs nothing."""
        self.tile_price: Table = Table([0, *figures.tile_price_by_tiles_in_segment])
        """By the number of tiles left in the segment."""
        self.depute_pay: Table = Table([figures.depute[kind] for kind in RANKS])
        """By kind."""


class Things:
    """The dresses, the resource tiles and the workers: those of the box, then those of modules,
    which say themselves what their things do.
    """

    def __init__(
        self,
        box: Components,
        dresses: Sequence[Dress],
        tiles: Sequence[Resource],
        workers: Sequence[Worker],
    ) -> None:
        base = box.workers
        faces = [(tile.silk, tile.yarn, tile.lace, tile.join) for tile in tiles]
        self.dresses: i64 = len(dresses)
        self.tiles: i64 = len(tiles)
        self.workers: i64 = len(workers)
        self.base_workers: i64 = len(box.base_employee)
        self.dress_colour: Table = Table([COLOUR_IDS.index(dress.colour) for dress in dresses])
        self.dress_bales: Table = Table([packed_bales(dress) for dress in dresses])
        """Bales needed, in one int (see ``BALE_BITS``)."""
        self.dress_yarn: Table = Table([dress.yarn for dress in dresses])
        self.dress_lace: Table = Table([dress.lace for dress in dresses])
        self.dress_thimble: Table = Table([int(dress.thimble) for dress in dresses])
        self.dress_sale: Table = Table([dress.sale for dress in dresses])
        self.dress_prestige: Table = Table([dress.prestige for dress in dresses])
        self.tile_silk: Table = Table([each.silk[c] for each in tiles for c in COLOUR_IDS])
        """Bales on the upper half, four colours a tile."""
        self.tile_bales: Table = Table([packed_bales(tile) for tile in tiles])
        """The same in one int."""
        self.tile_yarn: Table = Table([tile.yarn for tile in tiles])
        self.tile_lace: Table = Table([tile.lace for tile in tiles])
        self.tile_either: Table = Table([int(tile.join == "slash") for tile in tiles])
        """Whether yarn and lace are joined by a slash."""
        self.tile_face: Table = Table([faces.index(face) for face in faces])
        """Tiles that look the same have the same face."""
        self.worker_kind: Table = Table([RANKS.index(worker.kind) for worker in workers])
        self.worker_level: Table = Table([worker.level for worker in workers])
        self.worker_effect: Table = Table([NONE] * len(workers))
        """The effect of the bonus; none for a crown, which works in the scoring only."""
        self.worker_crown: Table = Table([NONE] * len(workers))
        """The effect of the crown, if the worker wears one."""
        self.effects: Table = Table([0] * ROW)
        """The rows of all effects (see ``effects``)."""
        for number in range(len(base)):
            self.give_bonus(number, base[number], MAKERS)
        self.crowns: list[int] = [number for number in range(len(base)) if base[number].crown]
        self.ladies: i64 = colour_set(("common_lady", "uncommon_lady"), COLOUR_IDS)
        """The colours that ladies wear."""
        self.commons: i64 = colour_set(("common_lady", "common_gent"), COLOUR_IDS)
        """The common colours."""
        self.hireable: i64 = bit(len(base)) - bit(self.base_workers)
        """The workers that begin in the hire stack."""
        self.first_dresses: i64 = bit(len(box.dress)) - 1
        """The dresses that begin in the bag."""
        self.first_tiles: i64 = bit(len(box.resource)) - 1
        self.rent_only: i64 = 0
        """The dresses that cannot be sold."""
        self.dress_paid_effect: Table = Table([NONE] * len(dresses))
        """What a dress brings as soon as it is made and paid."""
        self.dress_placed_effect: Table = Table([NONE] * len(dresses))
        """What a dress brings when it has been rented out."""
        self.level_workers: Table = sets_of([worker.level for worker in workers], LEVELS + 1)

    def give_bonus(self, number: i64, worker: Worker, makers: Mapping[str, Maker]) -> None:
        """A worker gets the effect of its bonus, or of its crown."""
        effect = self.add_effect(effect_row(worker.bonus, worker.bonus_args, COLOUR_IDS, makers))
        if worker.crown:
            self.worker_crown[number] = effect
        else:
            self.worker_effect[number] = effect

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


def packed_bales(thing: Dress | Resource) -> int:
    """The bales on a dress or a tile in one int."""
    return sum(thing.silk[colour] << n * BALE_BITS for n, colour in enumerate(COLOUR_IDS))


class Board:
    """One side of the board, with all decorations and their kinds."""

    def __init__(self, side: Side, decorations: Sequence[tuple[int, DecorationSpace]]) -> None:
        spaces = side.spaces()
        rewards = [reward_of(space.reward) for _, space in spaces]
        kinds = [kind for kind, _ in decorations]
        costs = [space.cost for _, space in decorations]
        self.per_segment: i64 = side.warehouse.per_segment
        self.windows: i64 = len(side.windows.cost)
        self.window_cost: Table = Table(list(side.windows.cost))
        self.dark_windows: i64 = len(side.windows.dark)
        """How many windows on the right are dark."""
        self.space_reward: Table = Table([kind for kind, _ in rewards])
        self.space_amount: Table = Table([amount for _, amount in rewards])
        self.master_spaces: i64 = sets_of([int(space.master) for _, space in spaces], 2)[1]
        self.all_spaces: i64 = bit(len(spaces)) - 1
        self.hall_spaces: Table = sets_of([hall for hall, _ in spaces], HALLS)
        self.hall_first: Table = Table([hall.majority[0] for hall in side.hall])
        self.hall_second: Table = Table([hall.majority[1] for hall in side.hall])
        self.terrace_hall: i64 = [hall.terrace for hall in side.hall].index(True)
        self.decorations: i64 = len(decorations)
        self.decoration_kind: Table = Table(kinds)
        self.decoration_cost: Table = Table(costs)
        self.decoration_prestige: Table = Table([space.prestige for _, space in decorations])
        self.decoration_times: Table = Table([space.multiplier for _, space in decorations])
        """By how much a dress on the terrace beside a fireworks space counts."""
        self.of_kind: Table = sets_of(kinds, DECORATION_KINDS)
        self.musicians: list[int] = members(self.of_kind[MUSICIAN])
        """The musician space of each hall."""
        self.by_cost: list[int] = sorted(range(len(costs)), key=lambda d: (costs[d], d))
        """The decoration spaces, the cheapest first."""
        self.fireworks_first: i64 = side.fireworks.majority[0]
        self.fireworks_second: i64 = side.fireworks.majority[1]
        self.all_halls: Table = Table(list(side.all_halls.prestige))
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
