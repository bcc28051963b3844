"""What a rented dress brings her where a player would decide or be paid (IX-27 to IX-32)."""

from mypy_extensions import i64

from bagatelle.games.rokoko import effects, party, tailor
from bagatelle.games.rokoko.modules import dress_rows
from bagatelle.games.rokoko.modules.dress_chapters import ExpertBonus
from bagatelle.games.rokoko.modules.du_barry.rows import REWARD
from bagatelle.games.rokoko.modules.du_barry.work import ANY_JEWEL, Work
from bagatelle.games.rokoko.modules.expert_bonuses import take_favour
from bagatelle.games.rokoko.party import LACE, YARN
from bagatelle.games.rokoko.state import GUEST, LACE_REWARD, TILE_REWARD, TURN_OF, YARN_REWARD
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


class Reward(tailor.Reward):
    """A tile from the bag, thread or lace, but never money (DB-PLACE-07 to 09)."""

    def __init__(self, work: Work) -> None:
        super().__init__(work.lady.box)
        self.work: Work = work

    def proceed(self, t: Table, value: i64, dealer: Dealer, events: Events) -> None:
        if t[TURN_OF] != self.work.lady.party:
            super().proceed(t, value, dealer, events)
            return
        own = party.at(self.work.lady.party)
        reward = self.box.board.space_reward[value]
        if reward == TILE_REWARD:
            self.work.draw_unseen(t, dealer, events)
        elif reward == YARN_REWARD:
            t[own + YARN] += 1
            events.public(REWARD, 1, 0)
        elif reward == LACE_REWARD:
            t[own + LACE] += 1
            events.public(REWARD, 0, 1)


class Expert(ExpertBonus):
    """Favour, tiles, jewels and prestige, but neither money nor deputing (RX-66)."""

    def __init__(self, work: Work) -> None:
        super().__init__(work.lady.box)
        self.work: Work = work

    def proceed(self, t: Table, value: i64, dealer: Dealer, events: Events) -> None:
        who = self.work.lady.party
        if t[TURN_OF] != who:
            super().proceed(t, value, dealer, events)
            return
        dress = t[GUEST + value]
        effect = self.box.things.dress_placed_effect[dress]
        kind = self.box.things.figure(effect, 0)
        if kind == dress_rows.TILE_KIND:
            self.work.draw_unseen(t, dealer, events)
        elif kind == dress_rows.JEWEL_KIND:
            jeweller = self.work.jeweller
            if jeweller is not None and jeweller.may_buy(t, who):
                self.work.take_jewel(t, dress, ANY_JEWEL, dealer, events)
        elif kind == dress_rows.FAVOUR_KIND:
            take_favour(t, who, dress, events)  # IX-27
        elif kind == dress_rows.MATCH_KIND:
            card = effects.DRESS_CARD + dress
            if self.box.kind_of(effect).is_usable(t, who, effect, card):
                self.box.kind_of(effect).use(t, who, effect, card, dealer, events)
