"""Madame du Barry in a game: what she puts to the rules, and what there is to see of her."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bagatelle.games.rokoko import frames, party, state
from bagatelle.games.rokoko.lines import line
from bagatelle.games.rokoko.module import Module
from bagatelle.games.rokoko.modules import dress_rows
from bagatelle.games.rokoko.modules.du_barry import lady, placed, rows, trials, turns
from bagatelle.games.rokoko.modules.du_barry.components import DuBarryCard
from bagatelle.games.rokoko.modules.du_barry.lady import Cards, Lady
from bagatelle.games.rokoko.modules.du_barry.scorers import TILES_PER_PRESTIGE, Tiles
from bagatelle.games.rokoko.modules.du_barry.view import (
    DuBarryCardView,
    DuBarryTurnCardView,
    DuBarryView,
)
from bagatelle.games.rokoko.modules.du_barry.work import Work
from bagatelle.games.rokoko.modules.jewelry_box.jeweller import Jeweller
from bagatelle.kernel.bits import count, members
from bagatelle.kernel.message import Message, message
from bagatelle.kernel.table import Table

if TYPE_CHECKING:
    from bagatelle.games.rokoko.views import ViewMaker


class DuBarryModule(Module):
    name = "du_barry"
    view_type = DuBarryView
    rows = rows.ROWS

    def join(self) -> None:
        rules = self.rules
        self._cards = self.contents.components.du_barry
        halls = [hall.id for hall in self.contents.side.hall]
        self.lady = Lady(rules.box, Cards(self._cards, halls, rules.box.board.of_kind))
        rules.join(self.lady)
        jewellers = [other for other in rules.extensions if isinstance(other, Jeweller)]
        work = Work(self.lady, jewellers[0] if jewellers else None)
        rules.chapters[rows.SHUFFLE_STEP] = turns.Shuffle(self.lady)
        rules.chapters[rows.TURN] = turns.RevealCard(self.lady)
        rules.chapters[rows.ACT] = turns.Act(work)
        rules.chapters[rows.END_TURN] = turns.EndTurn(self.lady)
        rules.chapters[frames.TURN_STEP] = turns.NextTurn(self.lady)
        rules.chapters[frames.REWARD_STEP] = placed.Reward(work)
        rules.chapters[dress_rows.EXPERT_STEP] = placed.Expert(work)
        for jeweller in jewellers:
            rules.chapters[rows.FUND_TASK] = trials.FundTask(self.lady, jeweller)
        rules.scorers.append(Tiles(self.lady))
        rules.ties_go_to = self.lady.party  # DB-END-10
        self.lines = (
            line(rows.TILES_LINE, "du-barry-tiles", "DB-END-08", Message("rokoko-source-tiles")),
        )
        self.ids = {"du_barry": [card.id for card in self._cards]}
        self._card_views = [_card_view(card) for card in self._cards]

    def public_view(self, t: Table, views: ViewMaker) -> DuBarryView:
        at = int(self.lady.at)
        tiles = count(t[party.at(self.lady.party) + party.KEPT])
        discard = t[at + lady.DISCARD : at + lady.DISCARD + t[at + lady.DISCARD_COUNT]]
        turn = t[at + lady.TURN_CARDS : at + lady.TURN_CARDS + t[at + lady.TURN_COUNT]]
        return DuBarryView(
            party=int(self.lady.party),
            hand=t[at + lady.HAND_COUNT],
            supply=count(t[at + lady.SUPPLY]),
            discard=tuple(self._card_views[card] for card in discard),
            turn=tuple(
                DuBarryTurnCardView(
                    self._card_views[card],
                    "action"
                    if place == 0
                    else ("decides" if place == t[at + lady.DECIDED] else "full"),
                )
                for place, card in enumerate(turn)
            ),
            tiles=tiles,
            tiles_points=tiles // TILES_PER_PRESTIGE,
        )

    def printed(self, views: ViewMaker) -> list[DuBarryCardView]:
        return self._card_views

    def label(self, ref: str) -> Message | None:
        domain, _, name = ref.partition(":")
        if domain != "du_barry":
            return None
        card = next(card for card in self._cards if card.id == name)
        return Message("rokoko-du-barry-card", {"name": name, "action": _action(card)})

    def broken_invariants(self, t: Table) -> list[str]:
        """Her cards are in one place each; she has no money."""
        at = int(self.lady.at)
        found = []
        hand = t[at + lady.HAND : at + lady.HAND + t[at + lady.HAND_COUNT]]
        cards = [card % lady.MAX_CARDS for card in hand]
        cards += members(t[at + lady.SUPPLY])
        cards += t[at + lady.DISCARD : at + lady.DISCARD + t[at + lady.DISCARD_COUNT]]
        if t[at + lady.CARD] != state.NONE:
            cards.append(t[at + lady.CARD])
        if sorted(cards) != list(range(len(self._cards))):
            found.append("DB-P1-02: her cards are not each in one place")
        if t[party.at(self.lady.party) + party.MONEY] != 0:
            found.append("DB-GEN-01: Madame du Barry has money")
        return found


def _card_view(card: DuBarryCard) -> DuBarryCardView:
    return DuBarryCardView(
        id=f"du_barry:{card.id}",
        action=card.action,
        drawer=card.drawer,
        column=card.column,
        n=card.n,
        side=card.side,
        decoration=card.decoration,
        hall=f"hall:{card.hall}",
        jewel=card.jewel,
    )


def _action(card: DuBarryCard) -> Message:
    """What the upper half of a card says."""
    if card.drawer is not None:
        return message("rokoko-du-barry-acquire-drawer", drawer=card.drawer)
    if card.column is not None:
        return message("rokoko-du-barry-acquire-column", column=card.column)
    if card.action == "fund":
        return message("rokoko-du-barry-fund", decoration=str(card.decoration))
    if card.action == "favour":
        return Message("rokoko-du-barry-claim")
    return message(f"rokoko-du-barry-{card.action}", n=int(card.n or 0), side=str(card.side))
