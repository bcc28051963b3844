"""Effects that grant one further action (RK-BONUS-GEN-03)."""

from mypy_extensions import i64

from bagatelle.games.rokoko import acquire, depute, effects, frames, fund, party, tailor
from bagatelle.games.rokoko.box import BoxEffect
from bagatelle.games.rokoko.party import MONEY
from bagatelle.games.rokoko.preparation import can_draw_tile
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


class DrawBlind(BoxEffect):
    """Pay and draw a tile unseen."""

    def is_usable(self, t: Table, seat: i64, effect: i64, card: i64) -> bool:
        return t[party.at(seat) + MONEY] >= self.box.things.figure(effect, 1) and can_draw_tile(t)

    def use(
        self, t: Table, seat: i64, effect: i64, card: i64, dealer: Dealer, events: Events
    ) -> None:
        price = self.box.things.figure(effect, 1)
        acquire.draw_blind(t, seat, effect, card, price, dealer, events)


class MoreResources(BoxEffect):
    """At a price, as ever: ``acquire.AT_A_PRICE`` is the extra that no frame needs to carry."""

    def is_usable(self, t: Table, seat: i64, effect: i64, card: i64) -> bool:
        return acquire.is_possible(self.box, t, seat)

    def frame(self) -> i64:
        return frames.TAKE


class MoreTailoring(BoxEffect):
    """With a discount on silk, and perhaps without thimbles (``tailor``, ``paying``)."""

    def is_usable(self, t: Table, seat: i64, effect: i64, card: i64) -> bool:
        return tailor.is_possible(self.box, t, seat, effects.granted(effect, card))

    def seems_usable(self, t: Table, seat: i64, effect: i64, card: i64) -> bool:
        return tailor.seems_possible(self.box, t, seat, effects.granted(effect, card))

    def frame(self) -> i64:
        return frames.WINDOW


class MoreFunding(BoxEffect):
    """With a discount."""

    def is_usable(self, t: Table, seat: i64, effect: i64, card: i64) -> bool:
        return fund.is_possible(self.box, t, seat, self.box.things.figure(effect, 1))

    def frame(self) -> i64:
        return frames.FUND


class DeputeAnybody(BoxEffect):
    """For pay or for the bonus of the deputed worker (``depute``)."""

    def is_usable(self, t: Table, seat: i64, effect: i64, card: i64) -> bool:
        return depute.is_possible(self.box, t, seat)

    def frame(self) -> i64:
        return frames.DEPUTE
