"""Phase 3, the turn: a card, a main action, a bonus (section 2.5)."""

from typing import Final

from mypy_extensions import i64

from bagatelle.games.rokoko import bonuses, frames, moments, party
from bagatelle.games.rokoko.actions import MainAction
from bagatelle.games.rokoko.box import Box, BoxChapter
from bagatelle.games.rokoko.events import MAIN_ACTION_WAIVED, TURN_BEGUN, WORKER_PLAYED
from bagatelle.games.rokoko.moves import PASS, PLAY_WORKER, SKIP, USE
from bagatelle.games.rokoko.own_workers import OneOfOwn
from bagatelle.games.rokoko.party import HAND, LEAVING
from bagatelle.games.rokoko.state import IN_PLAY, NONE, TURN_OF
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import has
from bagatelle.kernel.chapter import NO_HINT, Chapter, Hint
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table

PLAY_FIRST: Final = 5
NOT_IN_HAND: Final = 6
MAIN_ACTION_FIRST: Final = 7
BONUS_LATER: Final = 8

REASONS: dict[int, str] = {
    PLAY_FIRST: "RK-P3-02 play-first",
    NOT_IN_HAND: "RK-P3-02 not-in-hand",
    MAIN_ACTION_FIRST: "RK-P3-07 main-action-first",
    BONUS_LATER: "RK-P3-13 bonus-later",
}


class NextTurn(BoxChapter):
    """The next player with cards is to play; income when nobody has any (RK-P3-03 to 05).

    The value of the frame is the first who is asked.
    """

    def proceed(self, t: Table, value: i64, dealer: Dealer, events: Events) -> None:
        for step in range(self.box.parties):
            who: i64 = (value + step) % self.box.parties
            if self.has_cards(t, who):
                t[TURN_OF] = who
                events.public(TURN_BEGUN, who)
                self.begin(t, who)
                return
        t[TURN_OF] = NONE
        moments.arrive(self.box, t, moments.INCOME)

    def has_cards(self, t: Table, who: i64) -> bool:
        return t[party.at(who) + HAND] != 0

    def begin(self, t: Table, who: i64) -> None:
        agenda.push(t, frames.PLAY, who)


class Play(OneOfOwn):
    """A card of the hand; then the main action, and after it the bonus (RK-P3-13)."""

    def __init__(self, box: Box) -> None:
        super().__init__(box, HAND, PLAY_WORKER, PLAY_FIRST, NOT_IN_HAND)

    def decide(
        self, t: Table, seat: i64, value: i64, move: i64, dealer: Dealer, events: Events
    ) -> None:
        worker = move - PLAY_WORKER
        party.reveal(t, seat, worker)
        t[IN_PLAY] = worker
        events.public(WORKER_PLAYED, seat, worker)
        agenda.pop(t)
        moments.arrive(self.box, t, moments.TURN_ENDS, seat)
        bonuses.push_step(self.box, t, worker)
        agenda.push(t, frames.MAIN, seat, worker)


class ChooseAction(Chapter):
    """What the rank of the card allows and can be carried out (RK-P3-08 to 12, RK-GEN-13).

    The value of the frame is the card.
    """

    def __init__(self, box: Box, actions: list[MainAction]) -> None:
        self.box: Box = box
        self.actions: list[MainAction] = actions

    def legal(self, t: Table, seat: i64, value: i64, moves: Table) -> i64:
        rank = self.box.things.worker_kind[value]
        found: i64 = 0
        for action in self.actions:
            if action.ranks >> rank & 1 == 1 and action.why_not(t, seat, value) == 0:
                moves[found] = action.move
                found += 1
        moves[found] = PASS
        return found + 1

    def why_not(self, t: Table, seat: i64, value: i64, move: i64) -> i64:
        if move == PASS:
            return 0
        for action in self.actions:
            if action.move == move:
                if has(action.ranks, self.box.things.worker_kind[value]):
                    return action.why_not(t, seat, value)
                return action.wrong_rank()
        return BONUS_LATER if move == USE or move == SKIP else MAIN_ACTION_FIRST

    def hint(self, t: Table, seat: i64, value: i64, move: i64) -> Hint:
        for action in self.actions:
            if action.move == move:
                return action.hint(t, seat, value)
        return NO_HINT

    def decide(
        self, t: Table, seat: i64, value: i64, move: i64, dealer: Dealer, events: Events
    ) -> None:
        agenda.pop(t)
        if move == PASS:
            events.public(MAIN_ACTION_WAIVED, seat)
            return
        for action in self.actions:
            if action.move == move:
                action.begin(t, seat, value, events)


class EndTurn(BoxChapter):
    """The played card goes to the discard pile, deputed ones to the box (RK-P3-17).

    The value of the frame is the party.
    """

    def proceed(self, t: Table, value: i64, dealer: Dealer, events: Events) -> None:
        if t[IN_PLAY] != NONE:
            party.discard(t, value, t[IN_PLAY])
        t[IN_PLAY] = NONE
        t[party.at(value) + LEAVING] = 0
        agenda.push(t, frames.TURN_STEP, agenda.TABLE, (value + 1) % self.box.parties)
