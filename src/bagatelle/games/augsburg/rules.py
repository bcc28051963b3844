"""Augsburg's agenda: which chapter answers which frame."""

from mypy_extensions import i64

from bagatelle.games.augsburg import (
    bidding,
    buying,
    climbing,
    imagination,
    income,
    moves,
    privileges,
    rounds,
    setup,
    shortage,
    showdown,
)
from bagatelle.games.augsburg.box import Box
from bagatelle.games.augsburg.state import (
    BID,
    BUY,
    CARD,
    CARD_STEP,
    COMPENSATION,
    DEAL_STEP,
    DISCARD,
    INCOME_STEP,
    POINTS,
    PURCHASE_STEP,
    ROUND_STEP,
    SHORTAGE_STEP,
    SHOW,
    SHOWDOWN_STEP,
    USE,
    USE_STEP,
    VICTIM,
    VISIT_STEP,
    seat_at,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.rules import Rules
from bagatelle.kernel.table import Table


class AugsburgRules(Rules):
    """The rules for one box."""

    def __init__(self, box: Box) -> None:
        super().__init__(box.players)
        self.box: Box = box

    def lay(self, dealer: Dealer, events: Events) -> Table:
        return setup.lay_table(self.box, dealer, events)

    def legal(self, t: Table, seat: i64) -> list[int]:
        frame = agenda.frame_of(t, seat)
        if frame < 0:
            return []
        box = self.box
        kind = agenda.kind_of(t, frame)
        value = agenda.value_of(t, frame)
        if kind == BUY:
            return buying.ways_to_buy(box, t, seat, value)
        if kind == BID:
            return bidding.ways_to_bid(t, seat)
        if kind == SHOW:
            return showdown.ways_to_pick(t, seat, value)
        if kind == CARD:
            return privileges.ways_to_take_card(t)
        if kind == USE:
            return privileges.ways_to_use(box, t, seat)
        if kind == VICTIM:
            return climbing.ways_to_rob(box, t, seat, value)
        if kind == COMPENSATION:
            return climbing.ways_to_accept()
        if kind == DISCARD:
            return privileges.ways_to_discard(t)
        return shortage.ways_to_give(t, seat)

    def decide(self, t: Table, seat: i64, move: i64, dealer: Dealer, events: Events) -> None:
        box = self.box
        frame = agenda.frame_of(t, seat)
        kind = agenda.kind_of(t, frame)
        value = agenda.value_of(t, frame)
        if kind == BUY:
            buying.choose(box, t, seat, value, move, events)
        elif kind == BID:
            bidding.bid(box, t, seat, move, events)
        elif kind == SHOW:
            showdown.pick(t, seat, value, move - moves.SHOW, events)
        elif kind == CARD:
            agenda.pop(t)
            privileges.take_card(box, t, seat, move - moves.TAKE_CARD, events)
        elif kind == USE:
            privileges.use(box, t, seat, move, dealer, events)
        elif kind == VICTIM:
            agenda.pop(t)
            climbing.rob(box, t, seat, move - moves.ROB, value, events)
        elif kind == COMPENSATION:
            climbing.accept(box, t, seat, move, events)
        elif kind == DISCARD:
            privileges.discard(box, t, seat, move - moves.DISCARD, events)
        else:
            shortage.give(t, seat, move - moves.GIVE, events)

    def proceed(self, t: Table, dealer: Dealer, events: Events) -> None:
        box = self.box
        frame = agenda.top(t)
        kind = agenda.kind_of(t, frame)
        value = agenda.value_of(t, frame)
        agenda.pop(t)
        if kind == USE_STEP:
            privileges.next_use(t)
        elif kind == VISIT_STEP:
            bidding.begin_visit(box, t, value, events)
        elif kind == SHOWDOWN_STEP:
            showdown.settle(box, t, events)
        elif kind == CARD_STEP:
            privileges.ask_for_card(box, t, events)
        elif kind == PURCHASE_STEP:
            buying.make_purchases(box, t, events)
        elif kind == INCOME_STEP:
            income.pay_income(box, t, dealer, events)
        elif kind == DEAL_STEP:
            income.deal(box, t, dealer, events)
        elif kind == ROUND_STEP:
            rounds.begin_round(box, t, dealer, events)
        elif kind == SHORTAGE_STEP:
            shortage.end_lap(box, t, income.notes_due(box, t), dealer, events)

    def imagine(self, t: Table, seat: i64, dealer: Dealer) -> Table:
        return imagination.imagine(self.box, t, seat, dealer)

    def score(self, t: Table, party: i64) -> i64:
        return t[seat_at(party) + POINTS]
