"""Main action 3, tailor a dress, rent it out or sell it (section 2.8).

The *maker* in a frame is the card that permits the tailoring (RK-ACT-TAILOR-12), with ``BY_BONUS``
added if it does so by its bonus.
"""

from typing import Final

from mypy_extensions import i64

from bagatelle.games.rokoko import effects, happenings, moves, paying
from bagatelle.games.rokoko.acquire import FOR_FREE, hand_in, has_tiles
from bagatelle.games.rokoko.box import Box
from bagatelle.games.rokoko.state import (
    COINS,
    DRESS_DISCARD,
    DRESSED,
    GUEST,
    GUESTS,
    HALLS_STEP,
    IN_WORK,
    LACE,
    LACE_REWARD,
    MONEY,
    NO_REWARD,
    NONE,
    PAID,
    PAY,
    PLACE,
    TAKE,
    TILE_DISCARD,
    TILE_REWARD,
    WINDOWS,
    YARN,
    YARN_REWARD,
    seat_at,
    taken_spaces,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import bit, members
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table

BY_BONUS: Final = 64


def by_main_action(worker: i64) -> i64:
    return worker


def by_bonus(worker: i64) -> i64:
    return worker + BY_BONUS


def maker_of(maker: i64) -> i64:
    """The worker who makes the dress."""
    return maker % BY_BONUS


def may_make(box: Box, t: Table, seat: i64, dress: i64, maker: i64, price: i64) -> bool:
    """Whether all but the silk is there, and the maker good enough: all can see that."""
    at = seat_at(seat)
    things = box.things
    if t[at + MONEY] < price:
        return False
    if t[at + YARN] < things.dress_yarn[dress] or t[at + LACE] < things.dress_lace[dress]:
        return False
    if things.dress_thimble[dress] == 0:
        return True
    # RK-ACT-TAILOR-11, RK-BONUS-L2-02c, RK-BONUS-L4-02c
    allowed = maker < BY_BONUS or things.worker_effect[things.effect(maker_of(maker)) + 3] == 1
    return allowed and box.is_master(maker_of(maker))


def is_possible(box: Box, t: Table, seat: i64, maker: i64) -> bool:
    return len(ways_to_make(box, t, seat, maker)) > 0


def seems_possible(box: Box, t: Table, seat: i64, maker: i64) -> bool:
    """As far as those can tell who do not know the kept tiles."""
    for window in range(box.board.windows):
        dress = t[WINDOWS + window]
        if dress != NONE and may_make(box, t, seat, dress, maker, box.board.window_cost[window]):
            return True
    return False


def ways_to_make(box: Box, t: Table, seat: i64, maker: i64) -> list[int]:
    """The windows whose dress can be paid in full (RK-ACT-TAILOR-02 to 06)."""
    colours, less = discount(box, maker)
    found: list[int] = []
    for window in range(box.board.windows):
        dress = t[WINDOWS + window]
        if (
            dress != NONE
            and may_make(box, t, seat, dress, maker, box.board.window_cost[window])
            and paying.is_covered(box, t, seat, dress, colours, less)
        ):
            found.append(moves.MAKE_DRESS + window)
    return found


def discount(box: Box, maker: i64) -> tuple[i64, i64]:
    """The colours of which fewer bales are needed, and how many fewer in all."""
    if maker < BY_BONUS:
        return 0, 0
    row = box.things.effect(maker_of(maker))
    if box.things.worker_effect[row] != effects.MORE_TAILORING:
        return 0, 0
    return box.things.worker_effect[row + 1], box.things.worker_effect[row + 2]


def make(box: Box, t: Table, seat: i64, window: i64, maker: i64, events: Events) -> None:
    """Window, yarn and lace are paid, then the silk (RK-ACT-TAILOR-03, 04, 10)."""
    at = seat_at(seat)
    dress = t[WINDOWS + window]
    price = box.board.window_cost[window]
    t[WINDOWS + window] = NONE
    t[IN_WORK] = dress
    t[at + MONEY] -= price
    t[at + YARN] -= box.things.dress_yarn[dress]
    t[at + LACE] -= box.things.dress_lace[dress]
    events.tell(happenings.DRESS_MADE, seat, dress, window, price)
    agenda.pop(t)
    agenda.push(t, PAY, seat, maker)
    _go_on_when_paid(box, t, seat, maker, events)


def ways_to_pay(box: Box, t: Table, seat: i64, maker: i64) -> list[int]:
    colours, less = discount(box, maker)
    return [moves.PAY_TILE + tile for tile in paying.next_tiles(box, t, seat, colours, less)]


def pay(box: Box, t: Table, seat: i64, tile: i64, maker: i64, events: Events) -> None:
    hand_in(box, t, seat, tile)
    t[PAID] |= bit(tile)
    events.tell(happenings.TILE_PAID, seat, tile)
    _go_on_when_paid(box, t, seat, maker, events)


def _go_on_when_paid(box: Box, t: Table, seat: i64, maker: i64, events: Events) -> None:
    """What is missing can be seen by all, so nobody learns anything from when it ends."""
    colours, less = discount(box, maker)
    if paying.missing(box, t[IN_WORK], colours, less, paying.silk_on(box, t[PAID])) > 0:
        return
    t[TILE_DISCARD] |= t[PAID]  # RK-ACT-TAILOR-09
    t[PAID] = 0
    agenda.pop(t)
    if free_spaces(box, t, maker) == 0:
        sell(box, t, seat, events)  # RK-ACT-TAILOR-15
    else:
        agenda.push(t, PLACE, seat, maker)


# ---------------------------------------------------------------------- renting out, selling


def free_spaces(box: Box, t: Table, maker: i64) -> i64:
    """The guest spaces that are free and open to this maker (RK-ACT-TAILOR-18 to 20)."""
    free: i64 = box.board.all_spaces & ~taken_spaces(t, box.players)
    return free if box.is_master(maker_of(maker)) else free & ~box.board.master_spaces


def ways_to_place(box: Box, t: Table, maker: i64) -> list[int]:
    found = [moves.RENT_OUT + space for space in members(free_spaces(box, t, maker))]
    found.append(moves.SELL)
    return found


def rent_out(box: Box, t: Table, seat: i64, space: i64, events: Events) -> None:
    """On the board for the rest of the rounds, with its reward at once (RK-ACT-TAILOR-17, 26)."""
    at = seat_at(seat)
    dress = t[IN_WORK]
    t[IN_WORK] = NONE
    t[GUEST + space] = dress
    t[at + GUESTS] |= bit(space)
    t[at + DRESSED + box.things.dress_colour[dress]] += 1
    events.tell(happenings.DRESS_RENTED, seat, dress, space)
    agenda.push(t, HALLS_STEP, agenda.TABLE, seat)  # after the reward (RK-ACT-TAILOR-33)
    _reward(box, t, seat, space, events)


def _reward(box: Box, t: Table, seat: i64, space: i64, events: Events) -> None:
    """RK-ACT-TAILOR-27 to 32."""
    at = seat_at(seat)
    reward = box.board.space_reward[space]
    if reward == NO_REWARD:
        return
    if reward == COINS:
        t[at + MONEY] += box.board.space_amount[space]
        events.tell(happenings.REWARD_TAKEN, seat, reward, box.board.space_amount[space])
    elif reward == YARN_REWARD:
        t[at + YARN] += 1
        events.tell(happenings.REWARD_TAKEN, seat, reward, 1)
    elif reward == LACE_REWARD:
        t[at + LACE] += 1
        events.tell(happenings.REWARD_TAKEN, seat, reward, 1)
    elif reward == TILE_REWARD and has_tiles(t):
        agenda.push(t, TAKE, seat, FOR_FREE)


def sell(box: Box, t: Table, seat: i64, events: Events) -> None:
    """The printed price; the dress goes to the discard (RK-ACT-TAILOR-34, 35)."""
    dress = t[IN_WORK]
    t[IN_WORK] = NONE
    t[seat_at(seat) + MONEY] += box.things.dress_sale[dress]
    t[DRESS_DISCARD] |= bit(dress)
    events.tell(happenings.DRESS_SOLD, seat, dress, box.things.dress_sale[dress])
