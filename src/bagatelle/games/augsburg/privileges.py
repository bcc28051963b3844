"""Privilege cards (section 2.8): the winner takes one and uses two of its three privileges."""

from typing import Final

from mypy_extensions import i64

from bagatelle.games.augsburg import (
    climbing,
    draw,
    frames,
    hints,
    lines,
    pile,
    prestige,
    purse,
    rights,
)
from bagatelle.games.augsburg.box import Box, BoxChapter
from bagatelle.games.augsburg.events import (
    BUILT,
    BUILT_BY_ARCHITECT,
    CARD_TAKEN,
    FLORINS_TRADED,
    MONEY_TAKEN,
    POINTS_GAINED,
    USE_GIVEN_UP,
)
from bagatelle.games.augsburg.moves import (
    ARCHITECT_BUILD,
    BUILD,
    CLIMB,
    DONE,
    GIVE_UP,
    TAKE_CARD,
    TAKE_TILE,
    TRADE,
    USE_ICON,
)
from bagatelle.games.augsburg.state import (
    ARCHITECT,
    ARCHITECT_BUILT,
    CARDS,
    CATEGORY_ICON,
    CHURCH,
    COAT,
    DISPLAY,
    DRAW_ICON,
    ICONS,
    ICONS_USED,
    IN_USE,
    LETTERS,
    LEVEL,
    LEVELS,
    MINT_MASTER,
    MONEY_ICON,
    NONE,
    ORANGE,
    PUT_ASIDE,
    USES,
    VIOLET,
    VISIT_CARD,
    VISITED,
    WINNER,
    YELLOW,
    seat_at,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import bit, count, has, list_things, lowest, why_not_in
from bagatelle.kernel.chapter import NO_HINT, Chapter, Figures, Hint
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.rows import FIGURE
from bagatelle.kernel.table import Table

TAKE_A_CARD: Final = 30
NOT_ON_DISPLAY: Final = 31
USE_FIRST: Final = 32
USE_OR_GIVE_UP: Final = 33
NO_USES_LEFT: Final = 34
ICON_USED: Final = 35
NOT_ON_CARD: Final = 36
NOTHING_TO_DRAW: Final = 37
HIGHEST_LEVEL: Final = 38
TRADE_FROM_LEVEL_2: Final = 39

REASONS: dict[int, str] = {
    TAKE_A_CARD: "AU-PRIV-01 take-a-card",
    NOT_ON_DISPLAY: "AU-PRIV-01 not-on-display",
    USE_FIRST: "AU-PRIV-02 use-first",
    USE_OR_GIVE_UP: "AU-PRIV-06 use-or-give-up",
    NO_USES_LEFT: "AU-PRIV-03 no-uses-left",
    ICON_USED: "AU-PRIV-04 icon-used icon",
    NOT_ON_CARD: "AU-PRIV-03 not-on-card icon",
    NOTHING_TO_DRAW: "AU-PRIV-20 nothing-to-draw",
    HIGHEST_LEVEL: "AU-STEP-06 highest-level",
    TRADE_FROM_LEVEL_2: "AU-RIGHT-19 trade-from-level-2",
}

# ---------------------------------------------------------------------- taking a card


class AskForCard(BoxChapter):
    """The winner chooses among the cards that are left, and must take the last (AU-PRIV-01)."""

    def proceed(self, t: Table, value: i64, dealer: Dealer, events: Events) -> None:
        if count(t[DISPLAY]) == 1:
            take_card(self.box, t, t[WINNER], lowest(t[DISPLAY]), events)
        else:
            agenda.push(t, frames.CARD, t[WINNER])


class TakeCard(BoxChapter):
    def legal(self, t: Table, seat: i64, value: i64, moves: Table) -> i64:
        return list_things(t[DISPLAY], TAKE_CARD, moves, 0)

    def why_not(self, t: Table, seat: i64, value: i64, move: i64) -> i64:
        return why_not_in(t[DISPLAY], move - TAKE_CARD, CARDS, TAKE_A_CARD, NOT_ON_DISPLAY)

    def hint(self, t: Table, seat: i64, value: i64, move: i64) -> Hint:
        return hints.CARD, move - TAKE_CARD, 0

    def decide(
        self, t: Table, seat: i64, value: i64, move: i64, dealer: Dealer, events: Events
    ) -> None:
        agenda.pop(t)
        take_card(self.box, t, seat, move - TAKE_CARD, events)


def take_card(box: Box, t: Table, seat: i64, card: i64, events: Events) -> None:
    t[DISPLAY] &= ~bit(card)
    t[IN_USE] = t[VISIT_CARD + t[VISITED]] = card
    t[ICONS_USED] = t[ARCHITECT_BUILT] = 0
    t[USES] = box.amounts.uses
    events.public(CARD_TAKEN, seat, card)
    agenda.push(t, frames.USE_STEP, agenda.TABLE)


class NextUse(Chapter):
    """Go on while there are uses, or while the Architect may have something to build (AU-R-53)."""

    def proceed(self, t: Table, value: i64, dealer: Dealer, events: Events) -> None:
        if t[USES] > 0 or rights.architect_is_ready(t, t[WINNER]):
            agenda.push(t, frames.USE, t[WINNER])
            return
        t[PUT_ASIDE] |= bit(t[IN_USE])  # AU-PRIV-17
        t[IN_USE] = t[WINNER] = NONE
        t[ICONS_USED] = t[ARCHITECT_BUILT] = 0
        agenda.push(t, frames.VISIT_STEP, agenda.TABLE, t[VISITED] + 1)


# ---------------------------------------------------------------------- using it


class UsePrivilege(BoxChapter):
    """One use, or a building by the Architect, or the end of the card."""

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        self.order: Table = Table(
            [
                GIVE_UP,
                *range(USE_ICON, USE_ICON + CATEGORY_ICON),
                *(CLIMB + YELLOW, TRADE),
                *(CLIMB + ORANGE, TAKE_TILE + COAT, TAKE_TILE + LETTERS),
                *(CLIMB + VIOLET, TAKE_TILE + MINT_MASTER, TAKE_TILE + ARCHITECT),
                *range(BUILD, DONE + 1),
            ]
        )
        """AU-D-06, in the order of its list."""

    def legal(self, t: Table, seat: i64, value: i64, moves: Table) -> i64:
        icons = icons_left(self.box, t, t[ICONS_USED])
        found: i64 = 0
        for move in self.order:
            if self._reason(t, seat, icons, move) == 0:
                moves[found] = move
                found += 1
        return found

    def why_not(self, t: Table, seat: i64, value: i64, move: i64) -> i64:
        if not USE_ICON <= move <= DONE:
            return USE_FIRST
        reason = self._reason(t, seat, icons_left(self.box, t, t[ICONS_USED]), move)
        if reason % FIGURE == NOT_ON_CARD and has(icons_left(self.box, t, 0), reason // FIGURE):
            return ICON_USED + reason // FIGURE * FIGURE
        return reason

    def _reason(self, t: Table, seat: i64, icons: i64, move: i64) -> i64:
        if move == DONE:
            return 0 if t[USES] == 0 else USE_OR_GIVE_UP
        if move >= ARCHITECT_BUILD:
            return rights.why_not_by_architect(self.box, t, seat, CHURCH + move - ARCHITECT_BUILD)
        if t[USES] == 0:
            return NO_USES_LEFT
        if move == GIVE_UP:
            return 0
        icon = icon_of(move)
        if not has(icons, icon):
            return NOT_ON_CARD + icon * FIGURE
        if icon < CATEGORY_ICON:
            return NOTHING_TO_DRAW if icon == DRAW_ICON and not pile.can_draw(t) else 0
        level = t[seat_at(seat) + LEVEL + icon - CATEGORY_ICON]
        if move < TRADE:
            return 0 if level < LEVELS else HIGHEST_LEVEL
        if move == TRADE:
            return 0 if level > 1 else TRADE_FROM_LEVEL_2
        if move < BUILD:
            return rights.why_not_take(self.box, t, seat, move - TAKE_TILE)
        return rights.why_not_build(self.box, t, seat, CHURCH + move - BUILD)

    def asked(self, t: Table, seat: i64, value: i64) -> Figures:
        return t[USES], 0

    def hint(self, t: Table, seat: i64, value: i64, move: i64) -> Hint:
        box = self.box
        if move == GIVE_UP:
            return prestige.hint(box, t, seat, box.amounts.given_up_points)
        if move == DONE or move == USE_ICON + DRAW_ICON:
            return NO_HINT
        if move == USE_ICON + MONEY_ICON:
            return hints.FLORINS, box.icon_amount[MONEY_ICON], 0
        if move < GIVE_UP:
            return prestige.hint(box, t, seat, box.icon_amount[move - USE_ICON])
        if move < TRADE:
            return climbing.hint(box, t, seat, move - CLIMB)
        if move == TRADE:
            return hints.FLORINS, box.amounts.trade_florins, 0
        if move < BUILD:
            return hints.TILE, move - TAKE_TILE, rights.top_amount(box, t, move - TAKE_TILE)
        first: i64 = BUILD if move < ARCHITECT_BUILD else ARCHITECT_BUILD
        return hints.PRICE, rights.top_amount(box, t, CHURCH + move - first), 0

    def decide(
        self, t: Table, seat: i64, value: i64, move: i64, dealer: Dealer, events: Events
    ) -> None:
        box = self.box
        agenda.pop(t)
        agenda.push(t, frames.USE_STEP, agenda.TABLE)
        if move >= ARCHITECT_BUILD:
            t[ARCHITECT_BUILT] = 1  # or declined
            if move != DONE:
                kind = CHURCH + move - ARCHITECT_BUILD
                rights.build(box, t, seat, kind, BUILT_BY_ARCHITECT, events)
            return
        t[USES] -= 1
        if move == GIVE_UP:
            points = box.amounts.given_up_points
            prestige.gain_and_tell(box, t, seat, points, lines.GIVEN_UP, USE_GIVEN_UP, events)
            return
        icon = icon_of(move)
        _spend_icon(box, t, icon)
        if icon == DRAW_ICON:
            draw.draw_two(box, t, seat, dealer, events)
        elif icon == MONEY_ICON:
            purse.receive(t, seat, box.icon_amount[icon])
            events.public(MONEY_TAKEN, seat, box.icon_amount[icon])
        elif icon < CATEGORY_ICON:
            points = box.icon_amount[icon]
            prestige.gain_and_tell(box, t, seat, points, lines.PRIVILEGES, POINTS_GAINED, events)
        elif move < TRADE:
            climbing.climb(box, t, seat, move - CLIMB, events)
        elif move == TRADE:
            purse.receive(t, seat, box.amounts.trade_florins)
            events.public(FLORINS_TRADED, seat, box.amounts.trade_florins)
        elif move < BUILD:
            rights.take(box, t, seat, move - TAKE_TILE, events)
        else:
            rights.build(box, t, seat, CHURCH + move - BUILD, BUILT, events)


def icons_left(box: Box, t: Table, used: i64) -> i64:
    """The kinds of privileges on the card but those used; two equal ones are one (AU-PRIV-04)."""
    kinds: i64 = 0
    for place in range(ICONS):
        if not has(used, place):
            kinds |= bit(box.icon(t[IN_USE], place))
    return kinds


def icon_of(move: i64) -> i64:
    """The privilege that a use spends."""
    if move < GIVE_UP:
        return move - USE_ICON
    if move < TRADE:
        return CATEGORY_ICON + move - CLIMB
    if move == TRADE:
        return CATEGORY_ICON + YELLOW
    if move < BUILD:
        return CATEGORY_ICON + rights.category_of(move - TAKE_TILE)
    return CATEGORY_ICON + VIOLET


def _spend_icon(box: Box, t: Table, icon: i64) -> None:
    for place in range(ICONS):
        if not has(t[ICONS_USED], place) and box.icon(t[IN_USE], place) == icon:
            t[ICONS_USED] |= bit(place)
            return
