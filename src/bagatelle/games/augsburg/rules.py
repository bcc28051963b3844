"""Augsburg's rules for one box: which chapter answers which frame."""

from mypy_extensions import i64

from bagatelle.games.augsburg import (
    bidding,
    buying,
    climbing,
    determinize,
    draw,
    ending,
    frames,
    income,
    privileges,
    rights,
    rounds,
    setup,
    shortage,
    showdown,
)
from bagatelle.games.augsburg.box import Box
from bagatelle.games.augsburg.state import POINTS, seat_at
from bagatelle.kernel.chapter import (
    GAME_IS_OVER,
    HAS_DECIDED,
    NOT_TO_ACT,
    Chapter,
    ChapterRules,
)
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.rows import reasons
from bagatelle.kernel.table import Table


class AugsburgRules(ChapterRules):
    """The rules for one box."""

    def __init__(self, box: Box) -> None:
        super().__init__(box.players, frames.KINDS)
        self.box: Box = box
        for number, chapter in chapters(box).items():
            self.chapters[number] = chapter

    def create_table(self, dealer: Dealer, events: Events) -> Table:
        return setup.lay_table(self.box, dealer, events)

    def imagine(self, t: Table, seat: i64, dealer: Dealer) -> Table:
        return determinize.imagine(self.box, t, seat, dealer)

    def score(self, t: Table, party: i64) -> i64:
        return t[seat_at(party) + POINTS]

    def is_ahead(self, t: Table, seat: i64, other: i64) -> bool:
        return ending.is_ahead(self.box, t, seat, other)


def chapters(box: Box) -> dict[int, Chapter]:
    """Each frame with its chapter."""
    return {
        frames.BUY: buying.Buy(box),
        frames.BID: bidding.Bid(box),
        frames.SHOW: showdown.Show(),
        frames.CARD: privileges.TakeCard(box),
        frames.USE: privileges.UsePrivilege(box),
        frames.VICTIM: climbing.NameVictim(box),
        frames.COMPENSATION: climbing.Compensate(box),
        frames.DISCARD: draw.DiscardDrawn(box),
        frames.GIVE: shortage.GiveNote(),
        frames.PURCHASE_STEP: buying.MakePurchases(box),
        frames.ROUND_STEP: rounds.BeginRound(box),
        frames.VISIT_STEP: bidding.BeginVisit(box),
        frames.SHOWDOWN_STEP: showdown.Settle(box),
        frames.CARD_STEP: privileges.AskForCard(box),
        frames.USE_STEP: privileges.NextUse(),
        frames.INCOME_STEP: income.PayIncome(box),
        frames.SHORTAGE_STEP: shortage.EndLap(box),
        frames.DEAL_STEP: income.Deal(box),
    }


REASONS = reasons(
    {
        GAME_IS_OVER: "AU-END-01 over",
        NOT_TO_ACT: "AU-ROUND-04 card-first",
        HAS_DECIDED: "AU-INCOME-19 others-give",
    },
    buying.REASONS,
    bidding.REASONS,
    showdown.REASONS,
    privileges.REASONS,
    draw.REASONS,
    climbing.REASONS,
    rights.REASONS,
    shortage.REASONS,
)
