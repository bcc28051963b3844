"""What bonuses, incomes and crowns count (RK-GEN-17 to 19)."""

from mypy_extensions import i64

from bagatelle.games.rokoko import effects
from bagatelle.games.rokoko.box import Box, BoxCounter, Counter
from bagatelle.games.rokoko.party import DECORATIONS, DRESSED, GUESTS, LACE, YARN, at
from bagatelle.games.rokoko.state import COLOURS
from bagatelle.kernel.bits import count, has
from bagatelle.kernel.table import Table


def base_counters(box: Box) -> dict[int, Counter]:
    """The counters of the base game, by their numbers."""
    found: dict[int, Counter] = {
        effects.ONCE: Once(),
        effects.OWN_DRESSES: OwnDresses(),
        effects.OWN_DECORATIONS: OwnDecorations(),
        effects.TRIMMING_PAIRS: TrimmingPairs(),
        effects.ON_MASTER_SPACES: OnMasterSpaces(box),
        effects.COUPLES: Couples(box),
    }
    for colour in range(COLOURS):
        found[effects.OF_COLOUR + colour] = OfColour(colour)
    return found


class Once(Counter):
    def count(self, t: Table, party: i64) -> i64:
        return 1


class OwnDresses(Counter):
    def count(self, t: Table, party: i64) -> i64:
        return count(t[at(party) + GUESTS])


class OwnDecorations(Counter):
    def count(self, t: Table, party: i64) -> i64:
        return count(t[at(party) + DECORATIONS])


class OfColour(Counter):
    """Own dresses of one colour."""

    def __init__(self, colour: int) -> None:
        self.colour: i64 = colour

    def count(self, t: Table, party: i64) -> i64:
        return t[at(party) + DRESSED + self.colour]


class TrimmingPairs(Counter):
    def count(self, t: Table, party: i64) -> i64:
        return min(t[at(party) + YARN], t[at(party) + LACE])


class OnMasterSpaces(BoxCounter):
    def count(self, t: Table, party: i64) -> i64:
        return count(t[at(party) + GUESTS] & self.box.board.master_spaces)


class Couples(BoxCounter):
    """A lady and a gentleman each."""

    def count(self, t: Table, party: i64) -> i64:
        own = at(party)
        ladies: i64 = 0
        for colour in range(COLOURS):
            if has(self.box.things.ladies, colour):
                ladies += t[own + DRESSED + colour]
        return min(ladies, count(t[own + GUESTS]) - ladies)
