"""Effects that give livres or prestige for what a party has (section 2.17)."""

from mypy_extensions import i64

from bagatelle.games.rokoko import effects, party
from bagatelle.games.rokoko.box import BoxEffect
from bagatelle.games.rokoko.events import BONUS_GAINED
from bagatelle.games.rokoko.party import MONEY, PRESTIGE
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


class CountedGain(BoxEffect):
    """What is gained can be counted beforehand, and is worth using if it is more than nothing."""

    def is_usable(self, t: Table, seat: i64, effect: i64, card: i64) -> bool:
        return self.livres(t, seat, effect) + self.prestige(t, seat, effect) > 0

    def use(
        self, t: Table, seat: i64, effect: i64, card: i64, dealer: Dealer, events: Events
    ) -> None:
        livres, points = self.livres(t, seat, effect), self.prestige(t, seat, effect)
        t[party.at(seat) + MONEY] += livres
        t[party.at(seat) + PRESTIGE] += points
        events.public(BONUS_GAINED, seat, livres, points)


class Gain(CountedGain):
    """So much for every few of something, in up to two terms."""

    def livres(self, t: Table, party: i64, effect: i64) -> i64:
        return self._sum(t, party, effect, 2)

    def prestige(self, t: Table, party: i64, effect: i64) -> i64:
        return self._sum(t, party, effect, 3)

    def _sum(self, t: Table, party: i64, effect: i64, currency: i64) -> i64:
        row = self.box.things.effects
        gain: i64 = 0
        first = effect * effects.ROW + 1
        for term in range(first, first + effects.TERMS * effects.TERM, effects.TERM):
            amount = row[term + currency]
            if amount > 0:  # whole groups only (RK-GEN-16)
                counted = self.box.counters[row[term]].count(t, party)
                gain += counted // row[term + 1] * amount
        return gain


class Steps(CountedGain):
    """By the size of the staff."""

    def livres(self, t: Table, party: i64, effect: i64) -> i64:
        return self._step(t, party, effect) if self.box.things.figure(effect, 1) == 0 else 0

    def prestige(self, t: Table, party: i64, effect: i64) -> i64:
        return self._step(t, party, effect) if self.box.things.figure(effect, 1) == 1 else 0

    def _step(self, t: Table, who: i64, effect: i64) -> i64:
        size = party.staff_size(t, who)
        gain: i64 = 0
        for step in range(effects.STEPS_OF_STAFF):
            if size >= self.box.things.figure(effect, 2 + 2 * step):
                gain = self.box.things.figure(effect, 3 + 2 * step)
        return gain
