"""What happens of itself with Festivity and Expert dresses."""

from mypy_extensions import i64

from bagatelle.games.rokoko import effects, party
from bagatelle.games.rokoko.box import Box, BoxChapter
from bagatelle.games.rokoko.modules.dress_rows import DRESS_BONUS, DRESSES_ADDED, EXPERT_BONUS
from bagatelle.games.rokoko.party import MONEY, PRESTIGE
from bagatelle.games.rokoko.state import DRESS_BAG, GUEST, IN_WORK, ROUND, TURN_OF
from bagatelle.kernel.bits import count
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


class DressesEnter(BoxChapter):
    """When the first round is laid they come into the bag (FE-02)."""

    def proceed(self, t: Table, value: i64, dealer: Dealer, events: Events) -> None:
        if t[ROUND] == 1:
            t[DRESS_BAG] |= self.box.later_dresses
            events.public(DRESSES_ADDED, count(self.box.later_dresses))


class FestivityBonus(BoxChapter):
    """For what the maker has before the dress itself stands on the board (FE-06, FE-08)."""

    def proceed(self, t: Table, value: i64, dealer: Dealer, events: Events) -> None:
        dress = t[IN_WORK]
        gain(self.box, t, dress, self.box.things.dress_paid_effect[dress], DRESS_BONUS, events)


class ExpertBonus(BoxChapter):
    """When all else has happened that the guest space brings (EX-07). The value is that space."""

    def proceed(self, t: Table, value: i64, dealer: Dealer, events: Events) -> None:
        dress = t[GUEST + value]
        effect = self.box.things.dress_placed_effect[dress]
        if effect == effects.NONE:
            return
        seat, card = t[TURN_OF], effects.DRESS_CARD + dress
        if self.box.things.figure(effect, 0) == effects.GAIN:
            gain(self.box, t, dress, effect, EXPERT_BONUS, events)
        elif self.box.kind_of(effect).is_usable(t, seat, effect, card):
            self.box.kind_of(effect).use(t, seat, effect, card, dealer, events)


def gain(box: Box, t: Table, dress: i64, effect: i64, event: i64, events: Events) -> None:
    """What can be counted is gained (GEN-08)."""
    who = t[TURN_OF]
    livres, prestige = box.livres(t, who, effect), box.prestige(t, who, effect)
    if livres + prestige > 0:
        t[party.at(who) + MONEY] += livres
        t[party.at(who) + PRESTIGE] += prestige
        events.public(event, who, dress, livres, prestige)
