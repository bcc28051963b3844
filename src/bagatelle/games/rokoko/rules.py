"""Rokoko's agenda: which chapter answers which frame."""

from mypy_extensions import i64

from bagatelle.games.rokoko import (
    acquire,
    bonuses,
    depute,
    fund,
    halls,
    hands,
    hire,
    imagination,
    income,
    moves,
    preparation,
    scoring,
    setup,
    tailor,
    turn,
)
from bagatelle.games.rokoko.box import Box
from bagatelle.games.rokoko.state import (
    BONUS,
    BONUS_STEP,
    DEPUTE,
    END_TURN_STEP,
    EXCHANGE,
    FUND,
    GIVE,
    HALLS_STEP,
    HANDS_STEP,
    HIRE,
    INCOME_STEP,
    KEEP,
    MAIN,
    NONE,
    PAY,
    PICK,
    PLACE,
    PLAY,
    ROUND_STEP,
    SCORING_STEP,
    TAKE,
    TRIMMING,
    TURN_OF,
    TURN_STEP,
    WINDOW,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.rules import Rules
from bagatelle.kernel.table import Table


class RokokoRules(Rules):
    """The rules for one box; the start player may be settled before the game (RK-SETUP-17)."""

    def __init__(self, box: Box, start_player: int) -> None:
        super().__init__(box.players)
        self.box: Box = box
        self.start_player: i64 = start_player

    def lay(self, dealer: Dealer, events: Events) -> Table:
        return setup.lay_table(self.box, self.start_player, dealer, events)

    def legal(self, t: Table, seat: i64) -> list[int]:
        frame = agenda.frame_of(t, seat)
        if frame < 0:
            return []
        return self.legal_in(t, seat, agenda.kind_of(t, frame), agenda.value_of(t, frame))

    def legal_in(self, t: Table, seat: i64, kind: i64, value: i64) -> list[int]:
        """The moves of a frame."""
        box = self.box
        if kind == MAIN:
            return turn.main_actions(box, t, seat, value)
        if kind == PLAY:
            return turn.ways_to_play(t, seat)
        if kind == BONUS:
            return bonuses.ways_to_use(box, t, seat, value)
        if kind == PICK:
            return hands.ways_to_pick(t, seat)
        if kind == TAKE:
            return acquire.ways_to_take(box, t, seat, value)
        if kind == KEEP:
            return acquire.ways_to_keep(box, t)
        if kind == WINDOW:
            return tailor.ways_to_make(box, t, seat, value)
        if kind == PAY:
            return tailor.ways_to_pay(box, t, seat, value)
        if kind == PLACE:
            return tailor.ways_to_place(box, t, value)
        if kind == HIRE:
            return hire.ways_to_hire(t)
        if kind == FUND:
            return fund.ways_to_fund(box, t, seat, value)
        if kind == TRIMMING:
            return [moves.TAKE_YARN, moves.TAKE_LACE]
        if kind == DEPUTE:
            return depute.ways_to_depute(t, seat)
        if kind == EXCHANGE:
            return bonuses.ways_to_exchange()
        return bonuses.ways_to_give(box, t, seat)

    def decide(self, t: Table, seat: i64, move: i64, dealer: Dealer, events: Events) -> None:
        box = self.box
        frame = agenda.frame_of(t, seat)
        kind = agenda.kind_of(t, frame)
        value = agenda.value_of(t, frame)
        if kind == MAIN:
            turn.act(box, t, seat, value, move, events)
        elif kind == PLAY:
            turn.play(t, seat, move - moves.PLAY_WORKER, events)
        elif kind == BONUS:
            bonuses.use_or_skip(box, t, seat, value, move, dealer, events)
        elif kind == PICK:
            hands.pick(t, seat, move - moves.PICK_WORKER, events)
        elif kind == TAKE:
            acquire.take(box, t, seat, move - moves.TAKE_TILE, value, events)
        elif kind == KEEP:
            acquire.keep_or_trade(box, t, seat, move, events)
        elif kind == WINDOW:
            tailor.make(box, t, seat, move - moves.MAKE_DRESS, value, events)
        elif kind == PAY:
            tailor.pay(box, t, seat, move - moves.PAY_TILE, value, events)
        elif kind == PLACE:
            agenda.pop(t)
            if move == moves.SELL:
                tailor.sell(box, t, seat, events)
            else:
                tailor.rent_out(box, t, seat, move - moves.RENT_OUT, events)
        elif kind == HIRE:
            hire.hire(box, t, seat, move - moves.HIRE_WORKER, events)
        elif kind == FUND:
            fund.fund(box, t, seat, move - moves.FUND_SPACE, value, events)
        elif kind == TRIMMING:
            bonuses.take_trimming(box, t, seat, value, move, events)
        elif kind == DEPUTE:
            worker = move - moves.DEPUTE_WORKER
            if depute.depute(box, t, seat, worker, value, events):
                bonuses.push_step(t, seat, worker)
        elif move == moves.DONE:
            agenda.pop(t)
        elif kind == EXCHANGE:
            bonuses.exchange(box, t, seat, value, events)
        elif kind == GIVE:
            worker = value % bonuses.SEAT_OF_STEP
            bonuses.give(box, t, seat, move - moves.GIVE_TILE, worker, events)

    def proceed(self, t: Table, dealer: Dealer, events: Events) -> None:
        box = self.box
        frame = agenda.top(t)
        kind = agenda.kind_of(t, frame)
        value = agenda.value_of(t, frame)
        agenda.pop(t)
        if kind == BONUS_STEP:
            bonuses.begin(box, t, value)
        elif kind == END_TURN_STEP:
            turn.end_turn(t, value, box.players)
        elif kind == TURN_STEP:
            turn.next_turn(box, t, value, events)
        elif kind == HALLS_STEP:
            halls.check(box, t, value, events)
        elif kind == HANDS_STEP:
            hands.begin_hands(box, t, events)
        elif kind == INCOME_STEP:
            income.pay_income(box, t, events)
        elif kind == ROUND_STEP:
            preparation.begin_round(box, t, dealer, events)
        elif kind == SCORING_STEP:
            scoring.score_game(box, t, events)

    def imagine(self, t: Table, seat: i64, dealer: Dealer) -> Table:
        """Deal the hidden things anew until the table could have come about.

        Whoever has said that he makes a dress holds tiles that pay it: tables without them are
        thrown away, so all others stay equally likely. After the end nothing is hidden.
        """
        while True:
            other = t[:]
            if agenda.is_empty(t):
                return other
            imagination.deal_anew(self.box, other, seat, dealer)
            actor = other[TURN_OF]
            if actor == NONE or actor == seat or not agenda.waits(other):
                return other
            if len(self.legal(other, actor)) > 0:
                return other

    def score(self, t: Table, seat: i64) -> i64:
        return scoring.points_of(self.box, t, seat)
