"""Worker bonuses (sections 2.16 and 2.17): what each word of the vocabulary does."""

from typing import Final

from mypy_extensions import i64

from bagatelle.games.rokoko import acquire, depute, effects, fund, happenings, moves, tailor
from bagatelle.games.rokoko.box import Box
from bagatelle.games.rokoko.preparation import can_draw_tile
from bagatelle.games.rokoko.state import (
    BONUS,
    BONUS_STEP,
    COLOURS,
    DECORATIONS,
    DEPUTE,
    DRESSED,
    EXCHANGE,
    FUND,
    GIVE,
    GUESTS,
    KEPT,
    LACE,
    MONEY,
    PRESTIGE,
    TAKE,
    TILE_DISCARD,
    TRIMMING,
    WINDOW,
    YARN,
    seat_at,
    staff_size,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import bit, count
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table

SEAT_OF_STEP: Final = 64


def push_step(t: Table, seat: i64, worker: i64) -> None:
    """The bonus of a worker is to come."""
    agenda.push(t, BONUS_STEP, agenda.TABLE, seat * SEAT_OF_STEP + worker)


def begin(box: Box, t: Table, step: i64) -> None:
    """Ask whether it is to be used, unless all can see that there is nothing to use."""
    seat, worker = step // SEAT_OF_STEP, step % SEAT_OF_STEP
    if is_asked(box, t, seat, worker):
        agenda.push(t, BONUS, seat, worker)


def is_asked(box: Box, t: Table, seat: i64, worker: i64) -> bool:
    """As far as those can tell who do not know the player's tiles."""
    things = box.things
    if things.worker_effect[things.effect(worker)] == effects.MORE_TAILORING:
        return tailor.seems_possible(box, t, seat, tailor.by_bonus(worker))
    return is_usable(box, t, seat, worker)


def is_usable(box: Box, t: Table, seat: i64, worker: i64) -> bool:
    """Whether it would do anything, and can be paid (RK-BONUS-GEN-07)."""
    things = box.things
    row = things.effect(worker)
    kind = things.worker_effect[row]
    if kind == effects.NOTHING or things.worker_crown[worker] == 1:
        return False
    first = things.worker_effect[row + 1]
    at = seat_at(seat)
    if kind == effects.GAIN or kind == effects.STEPS:
        return livres(box, t, seat, worker) + prestige(box, t, seat, worker) > 0
    if kind == effects.TRIMMING or kind == effects.EXCHANGE:
        return t[at + MONEY] >= first
    if kind == effects.BLIND:
        return t[at + MONEY] >= first and can_draw_tile(t)
    if kind == effects.MORE_RESOURCES:
        return acquire.is_possible(box, t, seat)
    if kind == effects.MORE_TAILORING:
        return tailor.is_possible(box, t, seat, tailor.by_bonus(worker))
    if kind == effects.MORE_FUNDING:
        return fund.is_possible(box, t, seat, first)
    if kind == effects.SILK:
        return t[at + KEPT] != 0
    return depute.is_possible(box, t, seat)


def ways_to_use(box: Box, t: Table, seat: i64, worker: i64) -> list[int]:
    """A bonus may always be waived (RK-BONUS-GEN-01)."""
    if is_usable(box, t, seat, worker):
        return [moves.USE, moves.SKIP]
    return [moves.SKIP]


def use_or_skip(
    box: Box, t: Table, seat: i64, worker: i64, move: i64, dealer: Dealer, events: Events
) -> None:
    agenda.pop(t)
    if move == moves.SKIP:
        events.tell(happenings.BONUS_WAIVED, seat, worker)
        return
    events.tell(happenings.BONUS_USED, seat, worker)
    things = box.things
    row = things.effect(worker)
    kind = things.worker_effect[row]
    first = things.worker_effect[row + 1]
    if kind == effects.GAIN or kind == effects.STEPS:
        _gain(box, t, seat, worker, events)
    elif kind == effects.TRIMMING:
        agenda.push(t, TRIMMING, seat, worker)
    elif kind == effects.BLIND:
        acquire.draw_blind(t, seat, first, dealer, events)
    elif kind == effects.MORE_RESOURCES:
        agenda.push(t, TAKE, seat, acquire.AT_A_PRICE)
    elif kind == effects.MORE_TAILORING:
        agenda.push(t, WINDOW, seat, tailor.by_bonus(worker))
    elif kind == effects.MORE_FUNDING:
        agenda.push(t, FUND, seat, first)
    elif kind == effects.EXCHANGE:
        agenda.push(t, EXCHANGE, seat, worker)
        exchange(box, t, seat, worker, events)
    elif kind == effects.SILK:
        agenda.push(t, GIVE, seat, worker)
    else:
        agenda.push(t, DEPUTE, seat, worker)


# ---------------------------------------------------------------------- gains that count something


def counted(box: Box, t: Table, seat: i64, what: i64) -> i64:
    """How much there is of what a bonus counts (RK-GEN-17 to 19)."""
    at = seat_at(seat)
    if what == effects.ONCE:
        return 1
    if what == effects.OWN_DRESSES:
        return count(t[at + GUESTS])
    if what == effects.OWN_DECORATIONS:
        return count(t[at + DECORATIONS])
    if what == effects.TRIMMING_PAIRS:
        return min(t[at + YARN], t[at + LACE])
    if what == effects.ON_MASTER_SPACES:
        return count(t[at + GUESTS] & box.board.master_spaces)
    if what == effects.COUPLES:
        ladies: i64 = 0
        for colour in range(COLOURS):
            if box.things.ladies >> colour & 1 == 1:
                ladies += t[at + DRESSED + colour]
        return min(ladies, count(t[at + GUESTS]) - ladies)
    return t[at + DRESSED + what - effects.OF_COLOUR]


def livres(box: Box, t: Table, seat: i64, worker: i64) -> i64:
    """What a counting bonus pays in livres."""
    return _counted_gain(box, t, seat, worker, 0)


def prestige(box: Box, t: Table, seat: i64, worker: i64) -> i64:
    """What a counting bonus, or a crown, gives in prestige."""
    return _counted_gain(box, t, seat, worker, 1)


def _counted_gain(box: Box, t: Table, seat: i64, worker: i64, currency: i64) -> i64:
    effect = box.things.worker_effect
    row = box.things.effect(worker)
    gain: i64 = 0
    if effect[row] == effects.STEPS and effect[row + 1] == currency:
        size = staff_size(t, seat)
        for step in range(effects.STEPS_OF_STAFF):
            if size >= effect[row + 2 + 2 * step]:
                gain = effect[row + 3 + 2 * step]
    elif effect[row] == effects.GAIN:
        for number in range(effects.TERMS):
            term: i64 = row + 1 + number * effects.TERM
            amount = effect[term + 2 + currency]
            if amount > 0:  # whole groups only (RK-GEN-16)
                gain += counted(box, t, seat, effect[term]) // effect[term + 1] * amount
    return gain


def _gain(box: Box, t: Table, seat: i64, worker: i64, events: Events) -> None:
    at = seat_at(seat)
    money, points = livres(box, t, seat, worker), prestige(box, t, seat, worker)
    t[at + MONEY] += money
    t[at + PRESTIGE] += points
    events.tell(happenings.BONUS_GAINED, seat, money, points)


# ---------------------------------------------------------------------- gains that cost something


def take_trimming(box: Box, t: Table, seat: i64, worker: i64, move: i64, events: Events) -> None:
    """One yarn or one lace (RK-BONUS-B-03, RK-BONUS-L1-06)."""
    at = seat_at(seat)
    price = box.things.worker_effect[box.things.effect(worker) + 1]
    yarn: i64 = 1 if move == moves.TAKE_YARN else 0
    t[at + MONEY] -= price
    t[at + YARN] += yarn
    t[at + LACE] += 1 - yarn
    events.tell(happenings.TRIMMING_TAKEN, seat, yarn, 1 - yarn, price)
    agenda.pop(t)


def ways_to_exchange() -> list[int]:
    return [moves.PAY_AGAIN, moves.DONE]


def exchange(box: Box, t: Table, seat: i64, worker: i64, events: Events) -> None:
    """Prestige for livres, again and again as long as they last (RK-BONUS-L4-04, L6-01)."""
    at = seat_at(seat)
    row = box.things.effect(worker)
    price, points = box.things.worker_effect[row + 1], box.things.worker_effect[row + 2]
    t[at + MONEY] -= price
    t[at + PRESTIGE] += points
    events.tell(happenings.PRESTIGE_BOUGHT, seat, price, points)
    if t[at + MONEY] < price:
        agenda.pop(t)


def ways_to_give(box: Box, t: Table, seat: i64) -> list[int]:
    found = [moves.GIVE_TILE + tile for tile in acquire.one_of_each_face(box, t, seat)]
    found.append(moves.DONE)
    return found


def give(box: Box, t: Table, seat: i64, tile: i64, worker: i64, events: Events) -> None:
    """Prestige for silk; common bales count in pairs over all tiles given (RK-BONUS-L5-04).

    The frame carries, above the worker, how many common bales wait for a second one.
    """
    frame = agenda.top(t)
    things = box.things
    row = things.effect(worker)
    common: i64 = agenda.value_of(t, frame) // SEAT_OF_STEP
    points: i64 = 0
    for colour in range(COLOURS):
        bales = things.tile_silk[tile * COLOURS + colour]
        if things.commons >> colour & 1 == 1:
            common += bales
        else:
            points += bales * things.worker_effect[row + 1]
    points += common // 2 * things.worker_effect[row + 2]
    acquire.hand_in(box, t, seat, tile)
    t[TILE_DISCARD] |= bit(tile)
    t[seat_at(seat) + PRESTIGE] += points
    events.tell(happenings.TILE_GIVEN, seat, tile, points)
    agenda.set_value(t, frame, common % 2 * SEAT_OF_STEP + worker)
    if t[seat_at(seat) + KEPT] == 0:
        agenda.pop(t)
