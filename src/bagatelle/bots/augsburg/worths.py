"""What things are worth to one player at one moment, quickly reckoned in points.

Only what this player knows is looked at: the open sheets, and the own hand, purse and offers.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from bagatelle.bots.augsburg import habits
from bagatelle.bots.search.floats import Floats
from bagatelle.games.augsburg import buying, climbing, frames, moves, notes
from bagatelle.games.augsburg.box import Box
from bagatelle.games.augsburg.privileges import icon_of
from bagatelle.games.augsburg.state import (
    ARCHITECT,
    ARCHITECT_BUILT,
    BOUGHT,
    CARDS,
    CATEGORY_ICON,
    CATHEDRAL,
    CHURCH,
    COAT,
    DISPLAY,
    DRAW_ICON,
    HAND,
    ICON_KINDS,
    ICONS,
    ICONS_USED,
    IN_USE,
    LETTERS,
    LEVEL,
    LEVELS,
    MINT_MASTER,
    MONEY,
    MONEY_ICON,
    NONE,
    ORANGE,
    POINTS,
    ROUND,
    TAKEN,
    TILE,
    TILE_KINDS,
    USES,
    VIOLET,
    VISITED,
    VISITS,
    YELLOW,
    seat_at,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import bit, count, has
from bagatelle.kernel.chapter import move_buffer
from bagatelle.kernel.table import Table

PRICE: Final = 280.0
"""What a common note costs."""
DRAWN: Final = 1.15
"""The better one of two notes."""
NEVER: Final = -1.0e9
DEPTH: Final = 6
"""More uses than a card has, with the Architect's."""


class Worths:
    """The sheet of a player, and what it promises. ``look`` reads it from a table."""

    def __init__(self, box: Box, own: Floats) -> None:
        self.box: Box = box
        self.habits: Floats = own
        self.t: Table = Table([0])
        self.seat: i64 = 0
        self.incomes: float = 0.0
        """How often points will be given."""
        self.purchases: float = 0.0
        """How often money and notes will be given after the present purchase, if there is one."""
        self.wins: float = 0.0
        """A fair share of the auctions after the present one."""
        self.enough: float = 0.0
        self.likely: float = 0.0
        self.note: float = 0.0
        """What one more note is worth."""
        self.florin: float = 0.0
        self.held: float = 0.0
        self.points: i64 = 0
        self.florins: i64 = 0
        self.levels: Table = Table([1, 1, 1])
        self.tiles: i64 = 0
        self.honours: i64 = 0
        """Points a round from coat of arms and letters of nobility."""
        self.extra: float = 0.0
        """Notes gained on a card."""
        self.harm: float = 0.0
        """What was done to the others by theft."""
        self._rooms: list[Table] = [move_buffer() for _ in range(DEPTH)]
        self._icons: Floats = Floats([0.0] * int(ICON_KINDS))

    def look(self, t: Table, seat: i64) -> None:
        """See the table with the eyes of a seat."""
        box, own = self.box, self.habits
        at = seat_at(seat)
        self.t = t
        self.seat = seat
        kind = agenda.kind_of(t, agenda.top(t))
        buying_now = kind == frames.BUY or kind == frames.GIVE
        incomes = box.amounts.rounds - t[ROUND]
        if not buying_now:
            incomes += 1
        purchases: i64 = max(0, incomes - 1)
        ahead: i64 = 0
        if not buying_now and t[VISITED] != NONE:
            ahead = VISITS - t[VISITED] - 1
        later: i64 = VISITS * (incomes if buying_now else purchases)
        self.incomes = float(incomes)
        self.purchases = float(purchases)
        self.wins = float(ahead + later) / float(box.players)
        self.enough = own[habits.ENOUGH] * self.wins
        self.likely = 1.0 - float((1.0 - own[habits.CHANCE_TO_BUILD]) ** self.wins)
        self.points = t[at + POINTS]
        self.florins = t[at + MONEY]
        hand: i64 = notes.size(t, at + HAND)
        if t[at + BOUGHT] != 0:
            self.florins -= buying.spent(box, t, seat)
            hand += count(t[at + BOUGHT])
        self.held = float(hand)
        for category in range(3):
            self.levels[category] = t[at + LEVEL + category]
        self.tiles = 0
        for kind in range(TILE_KINDS):
            if t[at + TILE + kind] != NONE:
                self.tiles |= bit(kind)
        self.honours = 0
        if has(self.tiles, COAT):
            self.honours += box.amount_of(COAT, t[at + TILE + COAT])
        if has(self.tiles, LETTERS):
            self.honours += box.amount_of(LETTERS, t[at + TILE + LETTERS])
        self.extra = 0.0
        self.harm = 0.0
        self.note = 0.0
        if self.enough > 0.0:
            self.note = own[habits.FIRST_NOTE] * exp(-self.notes_to_come() / self.enough)
        self.florin = self.note / PRICE

    # ------------------------------------------------------------------ what the sheet promises

    def top(self, kind: i64) -> i64:
        """What is printed on the top tile of a pile."""
        return self.box.amount_of(kind, self.t[TAKEN + kind])

    def income(self) -> i64:
        """The points of a round."""
        return self.box.income_at(ORANGE, self.levels[ORANGE]) + self.honours

    def worth(self) -> float:
        """The points that the sheet promises for the end of the game."""
        own, levels = self.habits, self.levels
        income = float(self.income())
        promised = float(self.points) + self.incomes * income
        if levels[ORANGE] >= 3 and not has(self.tiles, COAT):
            promised += own[habits.ACCESS] * self.purchases * float(self.top(COAT))
        if levels[ORANGE] >= 4 and not has(self.tiles, LETTERS):
            promised += own[habits.ACCESS] * self.purchases * float(self.top(LETTERS))
        promised += self.wins * own[habits.PRIVILEGE_POINTS]
        for category in range(YELLOW, ORANGE + 1):
            promised -= self._at_risk(category)
        return self._under_limits(promised, income) + self.worth_of_notes() + self.harm

    def _at_risk(self, category: i64) -> float:
        """What will be stolen of the last steps of a ladder."""
        level = self.levels[category]
        if level < LEVELS - 1:
            return 0.0
        box = self.box
        less = float(box.income_at(category, level) - box.income_at(category, level - 1))
        if category == YELLOW:
            less *= self.florin
        return self.habits[habits.RISK] * self.purchases * less

    def _under_limits(self, promised: float, income: float) -> float:
        """What the track leaves of the promised points, in view of what may still be built."""
        if has(self.tiles, CHURCH) and has(self.tiles, CATHEDRAL):
            return promised
        own, amounts = self.habits, self.box.amounts
        florins = float(self.florins)
        florins += self.purchases * float(self.box.income_at(YELLOW, self.levels[YELLOW]))
        for kind in range(CHURCH, CATHEDRAL + 1):
            if has(self.tiles, kind):
                continue
            limit = float(amounts.limit_without_church)
            if kind == CATHEDRAL:
                limit = float(amounts.limit_without_cathedral)
            price = float(self.top(kind))
            promised -= own[habits.BLOCKED] * max(0.0, float(self.points) + income - limit)
            if promised > limit:
                later = self.likely if florins >= price else 0.0
                cost = own[habits.USE] + price * self.florin
                promised = limit + later * max(0.0, promised - limit - cost)
            florins -= price
        return promised

    def notes_to_come(self) -> float:
        """The notes in hand, those that the money will buy, and those that come for free."""
        box, office = self.box, self.levels[VIOLET]
        florins = float(self.florins)
        florins += self.purchases * float(box.income_at(YELLOW, self.levels[YELLOW]))
        offered = self.purchases * float(box.income_at(VIOLET, office))
        free = float(box.free_notes[office - 1])
        if has(self.tiles, MINT_MASTER):
            free += 1.0
        bought = min(florins / PRICE, offered)
        bought += self.habits[habits.CHOICE] * (offered - bought)
        return self.held + bought + self.purchases * free + self.extra

    def worth_of_notes(self) -> float:
        """The more notes, the less the next one adds."""
        if self.enough <= 0.0:
            return 0.0
        most = self.habits[habits.FIRST_NOTE] * self.enough
        return most * (1.0 - exp(-self.notes_to_come() / self.enough))

    # ------------------------------------------------------------------ privileges

    def stake(self) -> float:
        """What the best card on the display would bring, roughly, beyond what is left otherwise."""
        t, box = self.t, self.box
        now = self.worth()
        icons = self._icons
        for kind in range(ICON_KINDS):
            icons[kind] = NEVER
        best, second = 0.0, 0.0
        least = float(box.amounts.given_up_points)
        for card in range(CARDS):
            if not has(t[DISPLAY], card):
                continue
            total, low, before = 0.0, 1.0e9, NONE
            for place in range(ICONS):
                icon = box.icon(card, place)
                if icons[icon] == NEVER:
                    icons[icon] = self._best_of(icon) - now
                gain = max(least, icons[icon])
                if icon == before:
                    gain = max(least, self._second_of(icon) - now - gain)
                total += gain
                low = min(low, gain)
                before = icon
            gain = total - low
            if gain > best:
                best, second = gain, best
            elif gain > second:
                second = gain
        return best - self.habits[habits.REST] * second

    def _best_of(self, icon: i64) -> float:
        """What the sheet promises after the best use of a privilege."""
        buffer = self._rooms[0]
        found = self._list(icon, buffer, 0)
        best = self.worth() if found == 0 else NEVER
        for number in range(found):
            best = max(best, self._follow(buffer[number], NONE, 0, 1, False, 1))
        return best

    def _second_of(self, icon: i64) -> float:
        """The same after two uses of equal privileges."""
        buffer = self._rooms[0]
        found = self._list(icon, buffer, 0)
        best = self.worth() if found == 0 else NEVER
        for number in range(found):
            best = max(best, self._follow(buffer[number], -2 - icon, 0, 2, False, 1))
        return best

    def best_card(self) -> i64:
        """The card of the display that promises most."""
        t = self.t
        best, most = NONE, NEVER
        ready = has(self.tiles, ARCHITECT)
        for card in range(CARDS):
            if has(t[DISPLAY], card):
                promise = self._most(card, 0, self.box.amounts.uses, ready, 0)
                if promise > most:
                    best, most = card, promise
        return best

    def best_use(self, legal: Table, found: i64) -> i64:
        """The first move of the best way to go on with the card in use."""
        t = self.t
        best, most = legal[0], NEVER
        ready = has(self.tiles, ARCHITECT) and t[ARCHITECT_BUILT] == 0
        for number in range(found):
            move = legal[number]
            promise = self._follow(move, t[IN_USE], t[ICONS_USED], t[USES], ready, 0)
            if promise > most:
                best, most = move, promise
        return best

    def _most(self, card: i64, used: i64, uses: i64, ready: bool, depth: i64) -> float:
        """What the sheet promises after the rest of a card."""
        if uses == 0 and not ready:
            return self.worth()
        most = self.worth() if uses == 0 else NEVER
        buffer = self._rooms[depth]
        found: i64 = 0
        if ready:
            for kind in range(CHURCH, CATHEDRAL + 1):
                if self._can_build(kind):
                    buffer[found] = moves.ARCHITECT_BUILD + kind - CHURCH
                    found += 1
        if uses > 0:
            buffer[found] = moves.GIVE_UP
            found += 1
            seen: i64 = 0
            if card < NONE:  # two equal privileges, and nothing else
                found = self._list(-2 - card, buffer, found)
            elif card != NONE:
                for place in range(ICONS):
                    icon = self.box.icon(card, place)
                    if not has(used, place) and not has(seen, icon):
                        seen |= bit(icon)
                        found = self._list(icon, buffer, found)
        for number in range(found):
            most = max(most, self._follow(buffer[number], card, used, uses, ready, depth + 1))
        return most

    def _follow(self, move: i64, card: i64, used: i64, uses: i64, ready: bool, depth: i64) -> float:
        """What the sheet promises after a move and the best rest."""
        points, florins, tiles, honours = self.points, self.florins, self.tiles, self.honours
        extra, harm = self.extra, self.harm
        yellow, orange, violet = self.levels[0], self.levels[1], self.levels[2]
        if move >= moves.ARCHITECT_BUILD:
            ready = False
        else:
            uses -= 1
            if card >= 0 and move != moves.GIVE_UP:
                used |= self._place_of(card, used, icon_of(move))
            if move == moves.TAKE_TILE + ARCHITECT:
                ready = True
        self._apply(move)
        promise = self._most(card, used, uses, ready, depth)
        self.points, self.florins, self.tiles, self.honours = points, florins, tiles, honours
        self.extra, self.harm = extra, harm
        self.levels[0] = yellow
        self.levels[1] = orange
        self.levels[2] = violet
        return promise

    def _place_of(self, card: i64, used: i64, icon: i64) -> i64:
        for place in range(ICONS):
            if not has(used, place) and self.box.icon(card, place) == icon:
                return bit(place)
        return 0

    def _can_build(self, kind: i64) -> bool:
        return not has(self.tiles, kind) and self.florins >= self.top(kind)

    def _list(self, icon: i64, buffer: Table, found: i64) -> i64:
        """What a privilege can be used for (see ``privileges``)."""
        if icon < CATEGORY_ICON:
            buffer[found] = moves.USE_ICON + icon
            return found + 1
        category = icon - CATEGORY_ICON
        level = self.levels[category]
        if level < LEVELS:
            buffer[found] = moves.CLIMB + category
            found += 1
        if category == YELLOW:
            if level > 1:
                buffer[found] = moves.TRADE
                found += 1
            return found
        first: i64 = COAT if category == ORANGE else MINT_MASTER
        for kind in range(first, first + 2):
            if level >= self.box.tile_level[kind] and not has(self.tiles, kind):
                buffer[found] = moves.TAKE_TILE + kind
                found += 1
        if category == VIOLET:
            for kind in range(CHURCH, CATHEDRAL + 1):
                if self._can_build(kind):
                    buffer[found] = moves.BUILD + kind - CHURCH
                    found += 1
        return found

    def _apply(self, move: i64) -> None:
        box = self.box
        if move < moves.GIVE_UP:
            icon = move - moves.USE_ICON
            if icon == DRAW_ICON:
                self.extra += DRAWN
            elif icon == MONEY_ICON:
                self.florins += box.icon_amount[icon]
            else:
                self._honour(box.icon_amount[icon])
        elif move == moves.GIVE_UP:
            self._honour(box.amounts.given_up_points)
        elif move < moves.TRADE:
            self._climb(move - moves.CLIMB)
        elif move == moves.TRADE:
            self.florins += box.amounts.trade_florins
        elif move < moves.BUILD:
            kind = move - moves.TAKE_TILE
            if kind <= LETTERS:
                self.honours += self.top(kind)
            self.tiles |= bit(kind)
        elif move < moves.DONE:
            first: i64 = moves.BUILD if move < moves.ARCHITECT_BUILD else moves.ARCHITECT_BUILD
            kind = CHURCH + move - first
            self.florins -= self.top(kind)
            self.tiles |= bit(kind)

    def _honour(self, points: i64) -> None:
        """More points, as far as the track allows."""
        amounts = self.box.amounts
        self.points += points
        if not has(self.tiles, CHURCH):
            self.points = min(self.points, amounts.limit_without_church)
        elif not has(self.tiles, CATHEDRAL):
            self.points = min(self.points, amounts.limit_without_cathedral)

    def _climb(self, category: i64) -> None:
        level = self.levels[category] + 1
        self.levels[category] = level
        if climbing.in_supply(self.box, self.t, category, level) > 0:
            return
        less = float(self.box.income_at(category, level) - self.box.income_at(category, level - 1))
        if category == YELLOW:
            less *= self.purchases * self.florin
        elif category == ORANGE:
            less *= self.incomes
        else:
            less = self.purchases * self.note * self.habits[habits.CHOICE]
        self.harm += self.habits[habits.HARM] * less / float(self.box.players - 1)

    def compensation(self) -> i64:
        """What the victim of a theft takes."""
        amounts = self.box.amounts
        points = self.points
        self._honour(amounts.theft_points)
        honoured = self.worth()
        self.points = points
        self.florins += amounts.theft_florins
        paid = self.worth()
        self.florins -= amounts.theft_florins
        return moves.ACCEPT_POINT if honoured >= paid else moves.ACCEPT_FLORINS

    def put_by(self) -> i64:
        """The price of a building that would be missed in the next round."""
        amounts = self.box.amounts
        for kind in range(CHURCH, CATHEDRAL + 1):
            if has(self.tiles, kind):
                continue
            limit = amounts.limit_without_church
            if kind == CATHEDRAL:
                limit = amounts.limit_without_cathedral
            if self.points + self.income() + NEAR <= limit:
                return 0
            price = self.top(kind)
            now = self.worth()
            self.florins -= price
            self.tiles |= bit(kind)
            gain = self.worth() - now
            self.florins += price
            self.tiles &= ~bit(kind)
            return price if gain > self.habits[habits.SAVING] else 0
        return 0


NEAR: Final = 5
"""So many points before a limit it is time to think of the building that lifts it."""
