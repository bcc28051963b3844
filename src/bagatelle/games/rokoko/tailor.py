"""Main action 3, tailor a dress, rent it out or sell it (section 2.8).

The frames of a dress carry its *maker*: the card that permits the tailoring (RK-ACT-TAILOR-12) and
the effect by which it does so (``effects.granted``).
"""

from typing import Final

from mypy_extensions import i64

from bagatelle.games.rokoko import effects, frames, hints, moments, party, paying
from bagatelle.games.rokoko.acquire import FOR_FREE, hand_in, has_tiles
from bagatelle.games.rokoko.actions import MainAction
from bagatelle.games.rokoko.box import Box, BoxChapter
from bagatelle.games.rokoko.events import (
    BONUS_GAINED,
    DRESS_MADE,
    DRESS_RENTED,
    DRESS_SOLD,
    REWARD_TAKEN,
    TILE_PAID,
)
from bagatelle.games.rokoko.moves import MAKE_DRESS, PAY_TILE, RENT_OUT, SELL
from bagatelle.games.rokoko.party import DRESSED, GUESTS, KEPT, LACE, MONEY, PRESTIGE, YARN
from bagatelle.games.rokoko.state import (
    COINS,
    DRESS_DISCARD,
    GUEST,
    IN_WORK,
    LACE_REWARD,
    MAX_SPACES,
    MAX_TILES,
    MAX_WINDOWS,
    NO_REWARD,
    NONE,
    PAID,
    TILE_DISCARD,
    TILE_REWARD,
    TURN_OF,
    WINDOWS,
    YARN_REWARD,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import bit, has, list_things
from bagatelle.kernel.chapter import NO_HINT, Hint
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.places import filled
from bagatelle.kernel.rows import FIGURE
from bagatelle.kernel.table import Table

# Figures of the bonus that permits a tailoring (``effects.MORE_TAILORING``).
THIMBLE_ALLOWED: Final = 3
SALE_DEMANDED: Final = 4
PRESTIGE_OF_SALE: Final = 5

APPRENTICE_TAILOR: Final = 30
WINDOWS_EMPTY: Final = 31
NO_DRESS_POSSIBLE: Final = 32
CHOOSE_WINDOW: Final = 33
WINDOW_EMPTY: Final = 34
WINDOW_PRICE: Final = 35
NO_YARN: Final = 36
NO_LACE: Final = 37
THIMBLE: Final = 38
NO_SILK: Final = 39
PAY_FIRST: Final = 40
PAY_WITH_OWN_TILES: Final = 41
PAY_WITH_THE_SAME: Final = 42
SUPERFLUOUS: Final = 43
RENT_OR_SELL: Final = 44
SPACE_TAKEN: Final = 45
MASTER_SPACE: Final = 46
RENT_ONLY: Final = 47
NO_SPACE_TO_RENT: Final = 48
SALE_IMPOSSIBLE: Final = 49

REASONS: dict[int, str] = {
    APPRENTICE_TAILOR: "RK-ACT-TAILOR-01 apprentice-tailor",
    WINDOWS_EMPTY: "RK-ACT-TAILOR-13 windows-empty",
    NO_DRESS_POSSIBLE: "RK-ACT-TAILOR-04 no-dress-possible",
    CHOOSE_WINDOW: "RK-ACT-TAILOR-02 choose-window",
    WINDOW_EMPTY: "RK-ACT-TAILOR-02 window-empty",
    WINDOW_PRICE: "RK-ACT-TAILOR-03 window-price #livres",
    NO_YARN: "RK-ACT-TAILOR-10 no-yarn",
    NO_LACE: "RK-ACT-TAILOR-10 no-lace",
    THIMBLE: "RK-ACT-TAILOR-11 thimble",
    NO_SILK: "RK-ACT-TAILOR-06 no-silk",
    PAY_FIRST: "RK-ACT-TAILOR-05 pay-first",
    PAY_WITH_OWN_TILES: "RK-ACT-TAILOR-05 tile-not-yours",
    PAY_WITH_THE_SAME: "RK-D-09 looks-the-same",
    SUPERFLUOUS: "RK-ACT-TAILOR-08 superfluous",
    RENT_OR_SELL: "RK-ACT-TAILOR-14 rent-or-sell",
    SPACE_TAKEN: "RK-ACT-TAILOR-18 space-taken",
    MASTER_SPACE: "RK-ACT-TAILOR-20 master-space",
    RENT_ONLY: "RK-ACT-TAILOR-14 rent-only",
    NO_SPACE_TO_RENT: "RK-ACT-TAILOR-15 no-space-to-rent",
    SALE_IMPOSSIBLE: "RK-ACT-TAILOR-34 sale-impossible",
}


class Tailor(MainAction):
    """The card that was played is the maker."""

    def wrong_rank(self) -> i64:
        return APPRENTICE_TAILOR

    def why_not(self, t: Table, seat: i64, worker: i64) -> i64:
        if is_possible(self.box, t, seat, effects.granted(effects.NONE, worker)):
            return 0
        dresses = filled(t, WINDOWS, WINDOWS + self.box.board.windows)
        return NO_DRESS_POSSIBLE if dresses > 0 else WINDOWS_EMPTY

    def begin(self, t: Table, seat: i64, worker: i64, events: Events) -> None:
        agenda.push(t, frames.WINDOW, seat, effects.granted(effects.NONE, worker))


# ---------------------------------------------------------------------- which dress


def open_obstacle(box: Box, t: Table, seat: i64, maker: i64, window: i64) -> i64:
    """Why a dress cannot be made, as far as all can see: everything but the silk."""
    dress = t[WINDOWS + window]
    if dress == NONE:
        return WINDOW_EMPTY
    own = party.at(seat)
    things = box.things
    price = box.board.window_cost[window]
    if t[own + MONEY] < price:
        return WINDOW_PRICE + price * FIGURE
    if t[own + YARN] < things.dress_yarn[dress]:
        return NO_YARN
    if t[own + LACE] < things.dress_lace[dress]:
        return NO_LACE
    if things.dress_thimble[dress] == 1 and not may_use_thimble(box, maker):
        return THIMBLE
    if things.rent_only >> dress & 1 == 1:
        if must_sell(box, maker):
            return SALE_IMPOSSIBLE
        if free_spaces(box, t, maker) == 0:
            return NO_SPACE_TO_RENT
    return 0


def must_sell(box: Box, maker: i64) -> bool:
    """Whether the bonus that permits the tailoring asks for a sale."""
    effect = effects.effect_in(maker)
    return effect != effects.NONE and box.things.figure(effect, SALE_DEMANDED) == 1


def must_rent(maker: i64) -> bool:
    """Whether something was bought that goes only with a dress that is rented out."""
    return effects.extra_in(maker) == 1


def renting(maker: i64) -> i64:
    """The same maker, who must now rent the dress out."""
    return effects.granted(effects.effect_in(maker), effects.card_in(maker), 1)


def may_use_thimble(box: Box, maker: i64) -> bool:
    """RK-ACT-TAILOR-11, RK-BONUS-L2-02c, RK-BONUS-L4-02c."""
    effect = effects.effect_in(maker)
    allowed = effect == effects.NONE or box.things.figure(effect, THIMBLE_ALLOWED) == 1
    return allowed and box.is_master(effects.card_in(maker))


def obstacle(box: Box, t: Table, seat: i64, maker: i64, window: i64) -> i64:
    """Why a dress cannot be made; 0 if it can be paid in full (RK-ACT-TAILOR-02 to 06)."""
    reason = open_obstacle(box, t, seat, maker, window)
    if reason != 0:
        return reason
    missing = paying.missing(box, t[WINDOWS + window], maker, paying.kept_bales(t, seat))
    return 0 if missing == 0 else NO_SILK


def is_possible(box: Box, t: Table, seat: i64, maker: i64) -> bool:
    """Whether some window has no obstacle."""
    bales = paying.kept_bales(t, seat)
    for window in range(box.board.windows):
        if (
            open_obstacle(box, t, seat, maker, window) == 0
            and paying.missing(box, t[WINDOWS + window], maker, bales) == 0
        ):
            return True
    return False


def seems_possible(box: Box, t: Table, seat: i64, maker: i64) -> bool:
    """As far as those can tell who do not know the kept tiles."""
    for window in range(box.board.windows):
        if open_obstacle(box, t, seat, maker, window) == 0:
            return True
    return False


class ChooseWindow(BoxChapter):
    def legal(self, t: Table, seat: i64, value: i64, moves: Table) -> i64:
        end: i64 = MAKE_DRESS + self.box.board.windows
        return self.list_legal(t, seat, value, MAKE_DRESS, end, moves, 0)

    def why_not(self, t: Table, seat: i64, value: i64, move: i64) -> i64:
        window = move - MAKE_DRESS
        if not 0 <= window < MAX_WINDOWS:
            return CHOOSE_WINDOW
        return obstacle(self.box, t, seat, value, window)

    def hint(self, t: Table, seat: i64, value: i64, move: i64) -> Hint:
        window = move - MAKE_DRESS
        return hints.DRESS, t[WINDOWS + window], self.box.board.window_cost[window]

    def decide(
        self, t: Table, seat: i64, value: i64, move: i64, dealer: Dealer, events: Events
    ) -> None:
        """Window, yarn and lace are paid, then the silk (RK-ACT-TAILOR-03, 04, 10)."""
        window = move - MAKE_DRESS
        own = party.at(seat)
        dress = t[WINDOWS + window]
        price = self.box.board.window_cost[window]
        t[WINDOWS + window] = NONE
        t[IN_WORK] = dress
        t[own + MONEY] -= price
        t[own + YARN] -= self.box.things.dress_yarn[dress]
        t[own + LACE] -= self.box.things.dress_lace[dress]
        events.public(DRESS_MADE, seat, dress, window, price)
        agenda.pop(t)
        agenda.push(t, frames.PAY, seat, value)
        go_on_when_paid(self.box, t, value)


# ---------------------------------------------------------------------- paying it


class Pay(BoxChapter):
    """Tiles are handed in one by one, each of those that some payment needs (``paying``)."""

    def legal(self, t: Table, seat: i64, value: i64, moves: Table) -> i64:
        return list_things(paying.next_tiles(self.box, t, seat, value), PAY_TILE, moves, 0)

    def why_not(self, t: Table, seat: i64, value: i64, move: i64) -> i64:
        tile = move - PAY_TILE
        if not 0 <= tile < MAX_TILES:
            return PAY_FIRST
        if not has(t[party.at(seat) + KEPT], tile):
            return PAY_WITH_OWN_TILES
        offered = paying.next_tiles(self.box, t, seat, value)
        if has(offered, tile):
            return 0
        faces = self.box.things.tile_face
        for other in range(self.box.things.tiles):
            if has(offered, other) and faces[other] == faces[tile]:
                return PAY_WITH_THE_SAME
        return SUPERFLUOUS

    def decide(
        self, t: Table, seat: i64, value: i64, move: i64, dealer: Dealer, events: Events
    ) -> None:
        tile = move - PAY_TILE
        hand_in(self.box, t, seat, tile)
        t[PAID] |= bit(tile)
        events.public(TILE_PAID, seat, tile)
        go_on_when_paid(self.box, t, value)


def go_on_when_paid(box: Box, t: Table, maker: i64) -> None:
    """What is missing can be seen by all, so nobody learns anything from when it ends."""
    if paying.is_paid(box, t, maker):
        t[TILE_DISCARD] |= t[PAID]  # RK-ACT-TAILOR-09
        t[PAID] = 0
        agenda.pop(t)
        moments.arrive(box, t, moments.DRESS_PAID, maker)


# ---------------------------------------------------------------------- renting out, selling


def free_spaces(box: Box, t: Table, maker: i64) -> i64:
    """The guest spaces that are free and open to this maker (RK-ACT-TAILOR-18 to 20)."""
    free: i64 = box.board.all_spaces & ~party.taken_spaces(t, box.parties)
    return free if box.is_master(effects.card_in(maker)) else free & ~box.board.master_spaces


class RentOrSell(BoxChapter):
    """Without a free space the dress is sold (RK-ACT-TAILOR-15), and where a bonus asks for it."""

    def proceed(self, t: Table, value: i64, dealer: Dealer, events: Events) -> None:
        if free_spaces(self.box, t, value) == 0 or must_sell(self.box, value):
            sell(self.box, t, t[TURN_OF], value, events)
        else:
            agenda.push(t, frames.PLACE, t[TURN_OF], value)


class Place(BoxChapter):
    def legal(self, t: Table, seat: i64, value: i64, moves: Table) -> i64:
        found = list_things(free_spaces(self.box, t, value), RENT_OUT, moves, 0)
        if self._may_sell(t, value):
            moves[found] = SELL
            found += 1
        return found

    def _may_sell(self, t: Table, value: i64) -> bool:
        return not has(self.box.things.rent_only, t[IN_WORK]) and not must_rent(value)

    def why_not(self, t: Table, seat: i64, value: i64, move: i64) -> i64:
        if move == SELL:
            return 0 if self._may_sell(t, value) else RENT_ONLY
        space = move - RENT_OUT
        if not 0 <= space < MAX_SPACES:
            return RENT_OR_SELL
        if has(party.taken_spaces(t, self.box.parties), space):
            return SPACE_TAKEN
        return 0 if has(free_spaces(self.box, t, value), space) else MASTER_SPACE

    def hint(self, t: Table, seat: i64, value: i64, move: i64) -> Hint:
        if move == SELL:
            return hints.GAIN, self.box.things.dress_sale[t[IN_WORK]], 0
        board, space = self.box.board, move - RENT_OUT
        if board.space_reward[space] == NO_REWARD:
            return NO_HINT
        return hints.REWARD, board.space_reward[space], board.space_amount[space]

    def decide(
        self, t: Table, seat: i64, value: i64, move: i64, dealer: Dealer, events: Events
    ) -> None:
        agenda.pop(t)
        if move == SELL:
            sell(self.box, t, seat, value, events)
        else:
            rent_out(self.box, t, seat, move - RENT_OUT, events)


def rent_out(box: Box, t: Table, seat: i64, space: i64, events: Events) -> None:
    """On the board for the rest of the rounds (RK-ACT-TAILOR-17)."""
    own = party.at(seat)
    dress = t[IN_WORK]
    t[IN_WORK] = NONE
    t[GUEST + space] = dress
    t[own + GUESTS] |= bit(space)
    t[own + DRESSED + box.things.dress_colour[dress]] += 1
    events.public(DRESS_RENTED, seat, dress, space)
    moments.arrive(box, t, moments.DRESS_PLACED, space)


class Reward(BoxChapter):
    """The reward of a guest space, at once (RK-ACT-TAILOR-26 to 32)."""

    def proceed(self, t: Table, value: i64, dealer: Dealer, events: Events) -> None:
        seat = t[TURN_OF]
        own = party.at(seat)
        reward = self.box.board.space_reward[value]
        if reward == COINS:
            t[own + MONEY] += self.box.board.space_amount[value]
            events.public(REWARD_TAKEN, seat, reward, self.box.board.space_amount[value])
        elif reward == YARN_REWARD:
            t[own + YARN] += 1
            events.public(REWARD_TAKEN, seat, reward, 1)
        elif reward == LACE_REWARD:
            t[own + LACE] += 1
            events.public(REWARD_TAKEN, seat, reward, 1)
        elif reward == TILE_REWARD and has_tiles(t):
            agenda.push(t, frames.TAKE, seat, effects.granted(effects.NONE, 0, FOR_FREE))


def sell(box: Box, t: Table, seat: i64, maker: i64, events: Events) -> None:
    """The printed price; the dress goes to the discard (RK-ACT-TAILOR-34, 35)."""
    dress = t[IN_WORK]
    t[IN_WORK] = NONE
    t[party.at(seat) + MONEY] += box.things.dress_sale[dress]
    t[DRESS_DISCARD] |= bit(dress)
    events.public(DRESS_SOLD, seat, dress, box.things.dress_sale[dress])
    if must_sell(box, maker):
        points = box.things.figure(effects.effect_in(maker), PRESTIGE_OF_SALE)
        t[party.at(seat) + PRESTIGE] += points
        events.public(BONUS_GAINED, seat, 0, points)
