"""The bonuses of Expert dresses that are more than a gain (EX-G1, G2, G3, G5, G6)."""

from mypy_extensions import i64

from bagatelle.games.rokoko import acquire, depute, effects, frames, hints, party
from bagatelle.games.rokoko.box import BoxChapter, BoxEffect, EffectKind
from bagatelle.games.rokoko.modules.dress_rows import (
    CHOOSE_JEWEL,
    DEPUTE_OR_SKIP,
    EXPERT_BONUS,
    EXPERT_DEPUTE,
    EXPERT_FAVOUR,
    FREE_JEWEL,
    JEWEL_GAINED,
    NO_JEWEL_THERE,
)
from bagatelle.games.rokoko.modules.jewelry_box import jewels
from bagatelle.games.rokoko.modules.jewelry_box.jeweller import (
    ROW,
    WITH_DRESS,
    JewellerChapter,
    JewellerEffect,
)
from bagatelle.games.rokoko.modules.jewelry_box.rows import BUY_JEWEL, JEWEL_PRICE, MAX_SPACES
from bagatelle.games.rokoko.moves import DEPUTE_WORKER, SKIP
from bagatelle.games.rokoko.party import LEAVING, MONEY, PRESTIGE
from bagatelle.games.rokoko.state import FAVOUR, NONE
from bagatelle.kernel import agenda
from bagatelle.kernel.agenda import FRAMES, WIDTH
from bagatelle.kernel.bits import bit, list_things
from bagatelle.kernel.chapter import NO_HINT, Hint
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.places import filled
from bagatelle.kernel.table import Table


class FavourAndMoney(BoxEffect):
    """The favour if it lies on the board; the money comes in any case, and once (EX-G1)."""

    def is_usable(self, t: Table, seat: i64, effect: i64, card: i64) -> bool:
        return True

    def use(
        self, t: Table, seat: i64, effect: i64, card: i64, dealer: Dealer, events: Events
    ) -> None:
        dress = card - effects.DRESS_CARD
        take_favour(t, seat, dress, events)
        livres = self.box.things.figure(effect, 1)
        t[party.at(seat) + MONEY] += livres
        events.public(EXPERT_BONUS, seat, dress, livres, 0)


def take_favour(t: Table, who: i64, dress: i64, events: Events) -> None:
    """The favour goes with a dress, if it lies on the board."""
    if t[FAVOUR] == NONE:
        t[FAVOUR] = who
        events.public(EXPERT_FAVOUR, who, dress)


class FreeTile(EffectKind):
    """A tile of the warehouse for nothing (EX-G3)."""

    def is_usable(self, t: Table, seat: i64, effect: i64, card: i64) -> bool:
        return acquire.has_tiles(t)

    def use(
        self, t: Table, seat: i64, effect: i64, card: i64, dealer: Dealer, events: Events
    ) -> None:
        agenda.push(t, frames.TAKE, seat, effects.granted(effect, card, acquire.FOR_FREE))


class DeputeOne(BoxEffect):
    """Anybody of the staff, for the usual pay and without the bonus (EX-G2)."""

    def is_usable(self, t: Table, seat: i64, effect: i64, card: i64) -> bool:
        return depute.is_possible(self.box, t, seat)

    def frame(self) -> i64:
        return EXPERT_DEPUTE


class ChooseToDepute(BoxChapter):
    """One worker, or nobody: this bonus alone may be waived (RX-72)."""

    def legal(self, t: Table, seat: i64, value: i64, moves: Table) -> i64:
        found = list_things(party.staff_that_stays(t, seat), DEPUTE_WORKER, moves, 0)
        moves[found] = SKIP
        return found + 1

    def why_not(self, t: Table, seat: i64, value: i64, move: i64) -> i64:
        if move == SKIP:
            return 0
        return depute.why_not_depute(t, seat, move - DEPUTE_WORKER, DEPUTE_OR_SKIP)

    def hint(self, t: Table, seat: i64, value: i64, move: i64) -> Hint:
        if move == SKIP:
            return NO_HINT
        return hints.GAIN, depute.usual_pay(self.box, move - DEPUTE_WORKER), 0

    def decide(
        self, t: Table, seat: i64, value: i64, move: i64, dealer: Dealer, events: Events
    ) -> None:
        agenda.pop(t)
        if move == SKIP:
            return
        worker = move - DEPUTE_WORKER
        depute.send_away(t, seat, worker, depute.usual_pay(self.box, worker), events)
        t[party.at(seat) + LEAVING] &= ~bit(worker)  # at once: there is no bonus to wait for
        lose_bonus(t, worker)


def lose_bonus(t: Table, worker: i64) -> None:
    """The bonus of a card that is still to come is lost (EX-G2c)."""
    frame: i64 = agenda.top(t)
    while frame >= FRAMES:
        if t[frame] == frames.BONUS_STEP and effects.card_in(agenda.value_of(t, frame)) == worker:
            agenda.remove(t, frame)
            return
        frame -= WIDTH


class FreeJewel(JewellerEffect):
    """Any jewel of the offer, for who has a jeweller decoration (EX-G5)."""

    def is_usable(self, t: Table, seat: i64, effect: i64, card: i64) -> bool:
        row = self.jeweller.at + ROW
        offered = filled(t, row, row + self.jeweller.figures.spaces)
        return offered > 0 and self.jeweller.may_buy(t, seat)

    def frame(self) -> i64:
        return FREE_JEWEL


class ChooseJewel(JewellerChapter):
    def legal(self, t: Table, seat: i64, value: i64, moves: Table) -> i64:
        end: i64 = BUY_JEWEL + self.jeweller.figures.spaces
        return self.list_legal(t, seat, value, BUY_JEWEL, end, moves, 0)

    def why_not(self, t: Table, seat: i64, value: i64, move: i64) -> i64:
        space = move - BUY_JEWEL
        if not 0 <= space < MAX_SPACES:
            return CHOOSE_JEWEL
        return 0 if self.jeweller.jewel_at(t, space) != NONE else NO_JEWEL_THERE

    def hint(self, t: Table, seat: i64, value: i64, move: i64) -> Hint:
        return JEWEL_PRICE, self.jeweller.jewel_at(t, move - BUY_JEWEL), 0

    def decide(
        self, t: Table, seat: i64, value: i64, move: i64, dealer: Dealer, events: Events
    ) -> None:
        """A match brings a tile here, too (EX-G5a)."""
        agenda.pop(t)
        jewel = jewels.take(self.jeweller, t, seat, move - BUY_JEWEL)
        events.public(JEWEL_GAINED, seat, jewel)
        dress = effects.card_in(value) - effects.DRESS_CARD
        if jewels.matches(self.jeweller, jewel, dress):
            jewels.draw_for_match(t, seat, dealer, events)


class MatchingJewel(JewellerEffect):
    """Prestige if the jewel that was bought with the dress has its colour (EX-G6, EX-G6a)."""

    def is_usable(self, t: Table, seat: i64, effect: i64, card: i64) -> bool:
        jewel = t[self.jeweller.at + WITH_DRESS]
        if jewel == NONE:
            return False
        return jewels.matches(self.jeweller, jewel, card - effects.DRESS_CARD)

    def use(
        self, t: Table, seat: i64, effect: i64, card: i64, dealer: Dealer, events: Events
    ) -> None:
        points = self.jeweller.box.things.figure(effect, 1)
        t[party.at(seat) + PRESTIGE] += points
        events.public(EXPERT_BONUS, seat, card - effects.DRESS_CARD, 0, points)
