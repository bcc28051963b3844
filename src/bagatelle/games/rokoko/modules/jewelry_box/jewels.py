"""A jewel with a dress that is rented out (section 2.4)."""

from mypy_extensions import i64

from bagatelle.games.rokoko import acquire, effects, party, tailor
from bagatelle.games.rokoko.modules.jewelry_box.jeweller import (
    JEWELS,
    ROW,
    WITH_DRESS,
    Jeweller,
    JewellerChapter,
)
from bagatelle.games.rokoko.modules.jewelry_box.rows import (
    BUY_JEWEL,
    JEWEL,
    JEWEL_BOUGHT,
    JEWEL_CANNOT_BE_PAID,
    JEWEL_OR_NOT,
    JEWEL_PRICE,
    MAX_SPACES,
    NECKLACE_FOR_DRESS,
    NO_JEWEL,
    NO_JEWEL_THERE,
    RING_FOR_COAT,
)
from bagatelle.games.rokoko.party import MONEY
from bagatelle.games.rokoko.preparation import can_draw_tile
from bagatelle.games.rokoko.state import IN_WORK, NONE, TURN_OF
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import bit, has
from bagatelle.kernel.chapter import NO_HINT, Hint
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


def obstacle(jeweller: Jeweller, t: Table, seat: i64, space: i64) -> i64:
    """Why the jewel of a space cannot be bought with the dress in work (JB-JEWEL-07 to 10)."""
    jewel = jeweller.jewel_at(t, space)
    if jewel == NONE:
        return NO_JEWEL_THERE
    things = jeweller.box.things
    for_lady = has(things.ladies, things.dress_colour[t[IN_WORK]])
    if for_lady and not jeweller.is_necklace(jewel):
        return NECKLACE_FOR_DRESS
    if not for_lady and jeweller.is_necklace(jewel):
        return RING_FOR_COAT
    if t[party.at(seat) + MONEY] < jeweller.figures.row_price[space]:
        return JEWEL_CANNOT_BE_PAID
    return 0


def take(jeweller: Jeweller, t: Table, who: i64, space: i64) -> i64:
    """A jewel leaves the offer and lies before its owner for good (JB-JEWEL-11); returns it."""
    jewel = jeweller.jewel_at(t, space)
    t[jeweller.at + ROW + space] = NONE
    t[jeweller.own(who) + JEWELS] |= bit(jewel)
    return jewel


def matches(jeweller: Jeweller, jewel: i64, dress: i64) -> bool:
    """Whether a jewel has the colour of a dress (JB-JEWEL-12)."""
    return jeweller.figures.jewel_colour[jewel] == jeweller.box.things.dress_colour[dress]


def draw_for_match(t: Table, seat: i64, dealer: Dealer, events: Events) -> None:
    """A tile from the bag, if there is one (JB-JEWEL-13 and 14)."""
    if can_draw_tile(t):
        acquire.draw_blind(t, seat, effects.NONE, 0, 0, dealer, events)


class OfferJewel(JewellerChapter):
    """Asked only if some jewel can be bought and the dress can be rented out (JB-JEWEL-01, 02)."""

    def proceed(self, t: Table, value: i64, dealer: Dealer, events: Events) -> None:
        box, seat = self.jeweller.box, t[TURN_OF]
        if not self.jeweller.may_buy(t, seat) or tailor.must_sell(box, value):
            return
        if tailor.free_spaces(box, t, value) == 0:
            return
        for space in range(self.jeweller.figures.spaces):
            if obstacle(self.jeweller, t, seat, space) == 0:
                agenda.push(t, JEWEL, seat, value)
                return


class BuyJewel(JewellerChapter):
    """One of those that fit, or none; whoever buys one must rent the dress out (RX-79).

    The value of the frame is the maker of the dress.
    """

    def legal(self, t: Table, seat: i64, value: i64, moves: Table) -> i64:
        end: i64 = BUY_JEWEL + self.jeweller.figures.spaces
        found = self.list_legal(t, seat, value, BUY_JEWEL, end, moves, 0)
        moves[found] = NO_JEWEL
        return found + 1

    def why_not(self, t: Table, seat: i64, value: i64, move: i64) -> i64:
        if move == NO_JEWEL:
            return 0
        space = move - BUY_JEWEL
        if not 0 <= space < MAX_SPACES:
            return JEWEL_OR_NOT
        return obstacle(self.jeweller, t, seat, space)

    def hint(self, t: Table, seat: i64, value: i64, move: i64) -> Hint:
        if move == NO_JEWEL:
            return NO_HINT
        space = move - BUY_JEWEL
        price = self.jeweller.figures.row_price[space]
        return JEWEL_PRICE, self.jeweller.jewel_at(t, space), price

    def decide(
        self, t: Table, seat: i64, value: i64, move: i64, dealer: Dealer, events: Events
    ) -> None:
        agenda.pop(t)
        if move == NO_JEWEL:
            return
        space = move - BUY_JEWEL
        price = self.jeweller.figures.row_price[space]
        t[party.at(seat) + MONEY] -= price
        jewel = take(self.jeweller, t, seat, space)
        t[self.jeweller.at + WITH_DRESS] = jewel
        events.public(JEWEL_BOUGHT, seat, jewel, price, space)
        agenda.set_value(t, agenda.top(t), tailor.renting(value))  # that of renting or selling
        if matches(self.jeweller, jewel, t[IN_WORK]):
            draw_for_match(t, seat, dealer, events)


class ForgetJewel(JewellerChapter):
    """The dress stands in its hall: what was bought with it does not matter any more."""

    def proceed(self, t: Table, value: i64, dealer: Dealer, events: Events) -> None:
        t[self.jeweller.at + WITH_DRESS] = NONE
