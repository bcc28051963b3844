"""What Madame du Barry does: everything for nothing, and never a choice (2.15 to 2.19)."""

from typing import Final

from mypy_extensions import i64

from bagatelle.games.rokoko import effects, frames, fund, party, tailor
from bagatelle.games.rokoko.modules.dress_chapters import gain
from bagatelle.games.rokoko.modules.dress_rows import DRESS_BONUS
from bagatelle.games.rokoko.modules.du_barry import trials
from bagatelle.games.rokoko.modules.du_barry.lady import (
    DECIDED,
    FITTING,
    MATCHING,
    NO_JEWEL,
    SUPPLY,
    TURN_COUNT,
    Lady,
)
from bagatelle.games.rokoko.modules.du_barry.rows import (
    DRESS_CHOSEN,
    FAVOUR_CARD,
    FUND_TASK,
    FUNDED,
    HALL_FULL,
    JEWEL_TAKEN,
    LAST_RESORT,
    NO_JEWEL_FOUND,
    PLACEMENT_REVEALED,
    TILE_DRAWN,
    TILE_TAKEN,
    WORKER_HIRED,
)
from bagatelle.games.rokoko.modules.jewelry_box import jewels
from bagatelle.games.rokoko.modules.jewelry_box.jeweller import WITH_DRESS, Jeweller
from bagatelle.games.rokoko.party import DECORATIONS, KEPT, PRESTIGE, RESERVE, SILK
from bagatelle.games.rokoko.preparation import can_draw_tile, draw_tile
from bagatelle.games.rokoko.state import (
    COINS,
    COLOURS,
    FAVOUR,
    HALLS,
    HIRE_ROW,
    HIRE_SLOTS,
    IN_WORK,
    LACE_REWARD,
    MAX_PER_SEGMENT,
    NONE,
    SEEN,
    SEGMENTS,
    SHELF,
    TILE_REWARD,
    WINDOWS,
    YARN_REWARD,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import bit, has, lowest
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table

ANY_JEWEL: Final = 3
"""Beside the symbols of her cards: whatever jewel is the cheapest (IX-31)."""


class Work:
    """Her actions on one table; without the Jewelry Box there is no jeweller."""

    def __init__(self, lady: Lady, jeweller: Jeweller | None) -> None:
        self.lady: Lady = lady
        self.jeweller: Jeweller | None = jeweller

    # ------------------------------------------------------------------ favour, tiles

    def claim_favour(self, t: Table, prestige: i64, events: Events) -> None:
        """The favour if it is there, and prestige in any case (DB-FAV-01 to 05)."""
        taken: i64 = 1 if t[FAVOUR] == NONE else 0
        if taken == 1:
            t[FAVOUR] = self.lady.party
        t[party.at(self.lady.party) + PRESTIGE] += prestige
        events.public(FAVOUR_CARD, taken, prestige)

    def acquire(self, t: Table, card: i64, dealer: Dealer, events: Events) -> bool:
        """All tiles of a drawer or a column (DB-ACQ-01 to 05)."""
        drawer, column = self.lady.cards.drawer[card], self.lady.cards.column[card]
        taken: i64 = 0
        for segment in range(SEGMENTS):
            for place in range(self.lady.box.board.per_segment):
                named = segment == drawer if drawer != NONE else place == column
                shelf = SHELF + segment * MAX_PER_SEGMENT + place
                if named and t[shelf] != NONE:
                    events.public(TILE_TAKEN, t[shelf], shelf - SHELF)
                    t[SEEN] |= bit(t[shelf])
                    self._store(t, t[shelf])
                    t[shelf] = NONE
                    taken += 1
        if taken > 0 and self.jeweller is not None:
            trials.mark_tile_task(self.lady, self.jeweller, t, dealer, events)
        return taken > 0

    def _store(self, t: Table, tile: i64) -> None:
        """Face down, until the end of the game (DB-ACQ-03)."""
        own = party.at(self.lady.party)
        t[own + KEPT] |= bit(tile)
        for colour in range(COLOURS):
            t[own + SILK + colour] += self.lady.box.things.tile_silk[tile * COLOURS + colour]

    def draw_unseen(self, t: Table, dealer: Dealer, events: Events) -> None:
        """A tile from the bag that nobody sees (DB-PLACE-07)."""
        if can_draw_tile(t):
            self._store(t, draw_tile(t, dealer, events))
            events.public(TILE_DRAWN)

    # ------------------------------------------------------------------ tailoring

    def tailor(self, t: Table, card: i64, dealer: Dealer, events: Events) -> bool:
        """One dress, always rented out (IX-02)."""
        lady = self.lady
        window = self._window(t, card)
        if window == NONE or self._free(t) == 0:
            return False  # DB-TAIL-05, 07
        dress = t[WINDOWS + window]
        t[WINDOWS + window] = NONE
        t[IN_WORK] = dress
        events.public(DRESS_CHOSEN, dress, window)
        if self.jeweller is not None:
            trials.mark_dress_task(lady, self.jeweller, t, dress, dealer, events)
        effect = lady.box.things.dress_paid_effect[dress]
        if effect != effects.NONE:
            gain(lady.box, t, dress, effect, DRESS_BONUS, events)  # IX-26
        hall, symbol = self._placement(t, dealer, events)
        if (
            self.jeweller is not None
            and symbol != NO_JEWEL
            and self.jeweller.may_buy(t, lady.party)
        ):
            self.take_jewel(t, dress, symbol, dealer, events)
        tailor.rent_out(lady.box, t, lady.party, self._space(t, hall), events)
        return True

    def _window(self, t: Table, card: i64) -> i64:
        """The n-th dress from one side, or the dearest if there are fewer (DB-TAIL-02 to 04)."""
        board = self.lady.box.board
        wanted = self.lady.cards.number[card]
        from_left = self.lady.cards.from_left[card] == 1
        counted: i64 = 0
        dearest: i64 = NONE
        for step in range(board.windows):
            window = step if from_left else board.windows - 1 - step
            if t[WINDOWS + window] == NONE:
                continue
            counted += 1
            if counted == wanted:
                return window
        for window in range(board.windows):
            if t[WINDOWS + window] != NONE and (
                dearest == NONE or board.window_cost[window] > board.window_cost[dearest]
            ):
                dearest = window
        return dearest

    def _free(self, t: Table) -> i64:
        """She may use every free guest space (DB-GEN-04)."""
        box = self.lady.box
        return box.board.all_spaces & ~party.taken_spaces(t, box.parties)

    def _placement(self, t: Table, dealer: Dealer, events: Events) -> tuple[i64, i64]:
        """Hall and jewel of the first card that names a hall with room (DB-PLACE-01 to 12)."""
        lady, board = self.lady, self.lady.box.board
        free = self._free(t)
        seen: i64 = 0
        while (t[lady.at + SUPPLY] | lady.discarded(t)) & ~seen != 0:
            lady.can_draw(t, events)
            card = lady.reveal(t, dealer)
            seen |= bit(card)
            hall = lady.cards.hall[card]
            events.public(PLACEMENT_REVEALED, card, hall)
            if board.hall_spaces[hall] & free != 0:
                t[lady.at + DECIDED] = t[lady.at + TURN_COUNT] - 1
                return hall, lady.cards.jewel[card]
            events.public(HALL_FULL, hall)
        for hall in range(HALLS):
            if board.hall_spaces[hall] & free != 0:
                events.public(LAST_RESORT, hall)
                return hall, NO_JEWEL
        raise AssertionError("she makes no dress if there is no guest space for it")

    def _space(self, t: Table, hall: i64) -> i64:
        """Master guest spaces first, then by reward, then in board order (DB-PLACE-04 to 06)."""
        board = self.lady.box.board
        free: i64 = self._free(t) & board.hall_spaces[hall]
        if free & board.master_spaces != 0:
            free &= board.master_spaces
        best: i64 = NONE
        best_rank: i64 = -1
        while free != 0:
            low: i64 = free & -free
            free ^= low
            space = lowest(low)
            rank = reward_rank(board.space_reward[space])
            if rank > best_rank:
                best, best_rank = space, rank
        return best

    # ------------------------------------------------------------------ jewels

    def take_jewel(self, t: Table, dress: i64, symbol: i64, dealer: Dealer, events: Events) -> None:
        """The cheapest that the symbol allows; a match brings a tile (DB-JEWEL-03 to 09)."""
        jeweller = self.jeweller
        assert jeweller is not None
        space = self._cheapest_jewel(jeweller, t, dress, symbol)
        if space == NONE:
            events.public(NO_JEWEL_FOUND)
            return
        jewel = jewels.take(jeweller, t, self.lady.party, space)
        if symbol != ANY_JEWEL:
            t[jeweller.at + WITH_DRESS] = jewel
        events.public(JEWEL_TAKEN, jewel, space)
        if jewels.matches(jeweller, jewel, dress):
            self.draw_unseen(t, dealer, events)

    def _cheapest_jewel(self, jeweller: Jeweller, t: Table, dress: i64, symbol: i64) -> i64:
        """Of equal prices the rightmost (DB-JEWEL-09)."""
        things = self.lady.box.things
        for_lady = has(things.ladies, things.dress_colour[dress])
        best: i64 = NONE
        for space in range(jeweller.figures.spaces):
            jewel = jeweller.jewel_at(t, space)
            if jewel == NONE:
                continue
            if symbol == MATCHING and not jewels.matches(jeweller, jewel, dress):
                continue
            if symbol == FITTING and jeweller.is_necklace(jewel) != for_lady:
                continue
            prices = jeweller.figures.row_price
            if best == NONE or prices[space] <= prices[best]:
                best = space
        return best

    # ------------------------------------------------------------------ hiring

    def hire(self, t: Table, card: i64, dealer: Dealer, events: Events) -> bool:
        """A worker of the row, and one more card for her (DB-HIRE-01 to 16)."""
        slot = self._crown(t, card)
        if slot == NONE:
            slot = self._counted(t, card)
        if slot == NONE:
            return False
        worker = t[slot]
        t[slot] = NONE
        t[party.at(self.lady.party) + RESERVE] |= bit(worker)
        events.public(WORKER_HIRED, worker, slot - HIRE_ROW)
        self.lady.add_card(t, dealer, events)
        return True

    def _slot(self, card: i64, step: i64) -> i64:
        """The slots of the hire row in the direction of a card."""
        last: i64 = HIRE_SLOTS - 1
        return HIRE_ROW + (step if self.lady.cards.from_left[card] == 1 else last - step)

    def _counted(self, t: Table, card: i64) -> i64:
        """The n-th card, or the last one counted (DB-HIRE-02 to 05)."""
        counted: i64 = 0
        found: i64 = NONE
        for step in range(HIRE_SLOTS):
            slot = self._slot(card, step)
            if t[slot] != NONE and counted < self.lady.cards.number[card]:
                found = slot
                counted += 1
        return found

    def _crown(self, t: Table, card: i64) -> i64:
        """Of the workers with a crown the best for her, then for the player (DB-HIRE-06 to 11)."""
        things = self.lady.box.things
        best: i64 = NONE
        best_worth: i64 = -1
        for step in range(HIRE_SLOTS):
            slot = self._slot(card, step)
            worker = t[slot]
            if worker == NONE or things.worker_crown[worker] == effects.NONE:
                continue
            worth = self._worth(t, self.lady.party, worker) * 1024 + self._worth(t, 0, worker)
            if worth > best_worth:
                best, best_worth = slot, worth
        return best

    def _worth(self, t: Table, who: i64, worker: i64) -> i64:
        """What a crown would bring a party if it were in its staff now (DB-HIRE-10)."""
        place = party.at(who) + RESERVE
        t[place] |= bit(worker)
        points = self.lady.box.prestige(t, who, self.lady.box.things.worker_crown[worker])
        t[place] &= ~bit(worker)
        return points

    # ------------------------------------------------------------------ funding

    def fund(self, t: Table, card: i64, events: Events) -> bool:
        """The cheapest free space of the kind, but first of all a jeweller's (DB-FUND-01 to 08)."""
        lady = self.lady
        closed = fund.closed(lady.box, t, lady.party)
        space: i64 = NONE
        if self.jeweller is not None and not self.jeweller.may_buy(t, lady.party):
            space = self._cheapest(self.jeweller.figures.decorations & ~closed)
        if space == NONE:
            space = self._cheapest(lady.cards.decorations[card] & ~closed)
        if space == NONE:
            return False
        t[party.at(lady.party) + DECORATIONS] |= bit(space)
        events.public(FUNDED, space)
        if self.jeweller is not None:
            agenda.push(t, FUND_TASK, agenda.TABLE)
        agenda.push(t, frames.HALLS_STEP, agenda.TABLE)  # RX-76
        return True

    def _cheapest(self, spaces: i64) -> i64:
        """Ties go to the space with more prestige, then to the first one (DB-FUND-05)."""
        board = self.lady.box.board
        best: i64 = NONE
        while spaces != 0:
            low: i64 = spaces & -spaces
            spaces ^= low
            space = lowest(low)
            if (
                best == NONE
                or board.decoration_cost[space] < board.decoration_cost[best]
                or (
                    board.decoration_cost[space] == board.decoration_cost[best]
                    and board.decoration_prestige[space] > board.decoration_prestige[best]
                )
            ):
                best = space
        return best


def reward_rank(reward: i64) -> i64:
    """How much she likes a reward (DB-PLACE-05)."""
    if reward == TILE_REWARD:
        return 3
    if reward == YARN_REWARD or reward == LACE_REWARD:
        return 2
    return 1 if reward == COINS else 0
