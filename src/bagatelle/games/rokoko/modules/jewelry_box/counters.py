"""What the new cards and the specialists' conditions count."""

from mypy_extensions import i64

from bagatelle.games.rokoko import halls, party
from bagatelle.games.rokoko.box import Box, BoxCounter, Counter
from bagatelle.games.rokoko.modules.jewelry_box import jeweller as board
from bagatelle.games.rokoko.modules.jewelry_box import rows
from bagatelle.games.rokoko.modules.jewelry_box.jeweller import Jeweller, JewellerCounter
from bagatelle.games.rokoko.party import DECORATIONS, DRESSED, KEPT, LACE, MONEY, PRESTIGE, YARN, at
from bagatelle.games.rokoko.state import (
    APPRENTICE,
    COLOURS,
    DECORATION_KINDS,
    HALLS,
    LOWER,
    UPPER,
)
from bagatelle.kernel.bits import count, has, members
from bagatelle.kernel.table import Table


def jewelry_counters(jeweller: Jeweller) -> dict[int, Counter]:
    """The counters of the Jewelry Box, by their numbers."""
    box = jeweller.box
    found: dict[int, Counter] = {
        rows.JEWELS: Jewels(jeweller),
        rows.NECKLACES: Necklaces(jeweller),
        rows.JEWEL_SETS: JewelSets(jeweller),
        rows.HALLS_PRESENT: HallsPresent(box),
        rows.LADY_PAIRS: LadyPairs(box),
        rows.APPRENTICES: Apprentices(box),
        rows.LADIES: Wearers(box, ladies=True),
        rows.GENTLEMEN: Wearers(box, ladies=False),
        rows.LIVRES: Owned(MONEY),
        rows.TILES: Tiles(),
        rows.LACES: Owned(LACE),
        rows.YARNS: Owned(YARN),
        rows.DECORATION_KINDS: DecorationKinds(box),
        rows.PRESTIGE_NOW: Owned(PRESTIGE),
        rows.MASTER_TRIALS: MasterTrials(jeweller),
    }
    for colour in range(COLOURS):
        found[rows.NONE_OF + colour] = NoneOf(colour)
    return found


class Jewels(JewellerCounter):
    def count(self, t: Table, party: i64) -> i64:
        return count(t[self.jeweller.own(party) + board.JEWELS])


class Necklaces(JewellerCounter):
    """Their colours do not matter (JB-BONUS-M-07)."""

    def count(self, t: Table, party: i64) -> i64:
        found: i64 = 0
        for jewel in members(t[self.jeweller.own(party) + board.JEWELS]):
            if self.jeweller.is_necklace(jewel):
                found += 1
        return found


class JewelSets(JewellerCounter):
    """One of each colour (JB-BONUS-M-06)."""

    def count(self, t: Table, party: i64) -> i64:
        of_colour = [0] * COLOURS
        for jewel in members(t[self.jeweller.own(party) + board.JEWELS]):
            of_colour[self.jeweller.figures.jewel_colour[jewel]] += 1
        return min(of_colour)


class HallsPresent(BoxCounter):
    def count(self, t: Table, party: i64) -> i64:
        found: i64 = 0
        for hall in range(HALLS):
            if halls.is_present(self.box, t, party, hall):
                found += 1
        return found


class LadyPairs(BoxCounter):
    """Pairs of one dress of each colour of ladies (JB-BONUS-M-02a)."""

    def count(self, t: Table, party: i64) -> i64:
        fewest: i64 = self.box.things.dresses
        for colour in range(COLOURS):
            if has(self.box.things.ladies, colour):
                fewest = min(fewest, t[at(party) + DRESSED + colour])
        return fewest


class NoneOf(Counter):
    def __init__(self, colour: int) -> None:
        self.colour: i64 = colour

    def count(self, t: Table, party: i64) -> i64:
        return 1 if t[at(party) + DRESSED + self.colour] == 0 else 0


class Apprentices(BoxCounter):
    """Of the whole staff (JB-BONUS-M-09a)."""

    def count(self, t: Table, who: i64) -> i64:
        found: i64 = 0
        for worker in members(party.staff_that_stays(t, who)):
            if self.box.things.worker_kind[worker] == APPRENTICE:
                found += 1
        return found


class Wearers(Counter):
    """Dresses of ladies, or of gentlemen."""

    def __init__(self, box: Box, ladies: bool) -> None:
        self.box: Box = box
        self.ladies: bool = ladies

    def count(self, t: Table, party: i64) -> i64:
        found: i64 = 0
        for colour in range(COLOURS):
            if has(self.box.things.ladies, colour) == self.ladies:
                found += t[at(party) + DRESSED + colour]
        return found


class Owned(Counter):
    """What stands at one place of a party."""

    def __init__(self, place: int) -> None:
        self.place: i64 = place

    def count(self, t: Table, party: i64) -> i64:
        return t[at(party) + self.place]


class Tiles(Counter):
    def count(self, t: Table, party: i64) -> i64:
        return count(t[at(party) + KEPT])


class DecorationKinds(BoxCounter):
    """Both rows of the fountain are one kind (JB-SPECIAL-23)."""

    def count(self, t: Table, party: i64) -> i64:
        own, of_kind = t[at(party) + DECORATIONS], self.box.board.of_kind
        found: i64 = 0
        for kind in range(DECORATION_KINDS):
            spaces: i64 = of_kind[kind]
            if kind == UPPER:
                spaces |= of_kind[LOWER]
            if kind != LOWER and own & spaces != 0:
                found += 1
        return found


class MasterTrials(JewellerCounter):
    def count(self, t: Table, party: i64) -> i64:
        return t[self.jeweller.own(party) + board.MASTERED]
