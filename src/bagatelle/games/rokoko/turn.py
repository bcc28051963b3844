"""Phase 3, the turn: a card, a main action, a bonus (section 2.5)."""

from mypy_extensions import i64

from bagatelle.games.rokoko import (
    acquire,
    bonuses,
    depute,
    favour,
    fund,
    happenings,
    hire,
    moves,
    tailor,
)
from bagatelle.games.rokoko.box import Box
from bagatelle.games.rokoko.state import (
    DISCARD,
    END_TURN_STEP,
    FUND,
    HAND,
    HIRE,
    IN_PLAY,
    INCOME_STEP,
    JOURNEYMAN,
    LEAVING,
    MAIN,
    MASTER,
    NONE,
    PLAY,
    SHOWN,
    TAKE,
    TURN_OF,
    TURN_STEP,
    WINDOW,
    seat_at,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import bit, members
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


def next_turn(box: Box, t: Table, first: i64, events: Events) -> None:
    """The next player with cards is to play; income when nobody has any (RK-P3-03 to 05)."""
    for step in range(box.players):
        seat: i64 = (first + step) % box.players
        if t[seat_at(seat) + HAND] != 0:
            t[TURN_OF] = seat
            events.tell(happenings.TURN_BEGUN, seat)
            agenda.push(t, PLAY, seat)
            return
    t[TURN_OF] = NONE
    agenda.push(t, INCOME_STEP, agenda.TABLE)


def ways_to_play(t: Table, seat: i64) -> list[int]:
    return [moves.PLAY_WORKER + worker for worker in members(t[seat_at(seat) + HAND])]


def play(t: Table, seat: i64, worker: i64, events: Events) -> None:
    """A card of the hand; then the main action, and after it the bonus (RK-P3-13)."""
    at = seat_at(seat)
    t[at + HAND] &= ~bit(worker)
    t[at + SHOWN] &= ~bit(worker)
    t[IN_PLAY] = worker
    events.tell(happenings.WORKER_PLAYED, seat, worker)
    agenda.pop(t)
    agenda.push(t, END_TURN_STEP, agenda.TABLE, seat)
    bonuses.push_step(t, seat, worker)
    agenda.push(t, MAIN, seat, worker)


def main_actions(box: Box, t: Table, seat: i64, worker: i64) -> list[int]:
    """What the kind of the card allows and can be carried out (RK-P3-08 to 12, RK-GEN-13)."""
    found: list[int] = []
    kind = box.things.worker_kind[worker]
    if kind >= JOURNEYMAN and favour.is_free(t):
        found.append(moves.CLAIM_FAVOUR)
    if acquire.is_possible(box, t, seat):
        found.append(moves.ACQUIRE)
    if kind >= JOURNEYMAN and tailor.is_possible(box, t, seat, tailor.by_main_action(worker)):
        found.append(moves.TAILOR)
    if kind == MASTER and hire.is_possible(box, t, seat):
        found.append(moves.HIRE)
    if depute.is_possible(box, t, seat):
        found.append(moves.DEPUTE)
    if fund.is_possible(box, t, seat, 0):
        found.append(moves.FUND)
    found.append(moves.PASS)
    return found


def act(box: Box, t: Table, seat: i64, worker: i64, move: i64, events: Events) -> None:
    agenda.pop(t)
    if move == moves.CLAIM_FAVOUR:
        favour.claim(box, t, seat, events)
    elif move == moves.ACQUIRE:
        agenda.push(t, TAKE, seat, acquire.AT_A_PRICE)
    elif move == moves.TAILOR:
        agenda.push(t, WINDOW, seat, tailor.by_main_action(worker))
    elif move == moves.HIRE:
        agenda.push(t, HIRE, seat)
    elif move == moves.DEPUTE:
        depute.depute_played(box, t, seat, events)
    elif move == moves.FUND:
        agenda.push(t, FUND, seat, 0)
    else:
        events.tell(happenings.MAIN_ACTION_WAIVED, seat)


def end_turn(t: Table, seat: i64, players: i64) -> None:
    """The played card goes to the discard pile, deputed ones to the box (RK-P3-17)."""
    at = seat_at(seat)
    if t[IN_PLAY] != NONE:
        t[at + DISCARD] |= bit(t[IN_PLAY])
    t[IN_PLAY] = NONE
    t[at + LEAVING] = 0
    agenda.push(t, TURN_STEP, agenda.TABLE, (seat + 1) % players)
