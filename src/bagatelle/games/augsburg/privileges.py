"""Privilege cards (section 2.8): the winner takes one and uses two of its three privileges."""

from mypy_extensions import i64

from bagatelle.games.augsburg import (
    climbing,
    evidence,
    happenings,
    moves,
    notes,
    pile,
    prestige,
    purse,
    rights,
)
from bagatelle.games.augsburg.box import Box
from bagatelle.games.augsburg.state import (
    ARCHITECT_BUILT,
    CARD,
    CATEGORIES,
    CATEGORY_ICON,
    CHURCH,
    DISCARD,
    DISPLAY,
    DRAW_ICON,
    DRAWN,
    GIVEN_UP_LINE,
    HAND,
    ICONS,
    ICONS_USED,
    IN_USE,
    LEVEL,
    LEVELS,
    MONEY_ICON,
    NONE,
    PRIVILEGE_LINE,
    PUT_ASIDE,
    USE,
    USE_STEP,
    USES,
    VIOLET,
    VISIT_CARD,
    VISIT_STEP,
    VISITED,
    WINNER,
    YELLOW,
    seat_at,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import bit, count, has, lowest, members
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table

# ---------------------------------------------------------------------- taking a card


def ask_for_card(box: Box, t: Table, events: Events) -> None:
    """The winner chooses among the cards that are left; the last one he must take (AU-PRIV-01)."""
    if count(t[DISPLAY]) == 1:
        take_card(box, t, t[WINNER], lowest(t[DISPLAY]), events)
    else:
        agenda.push(t, CARD, t[WINNER])


def ways_to_take_card(t: Table) -> list[int]:
    return [moves.TAKE_CARD + card for card in members(t[DISPLAY])]


def take_card(box: Box, t: Table, seat: i64, card: i64, events: Events) -> None:
    t[DISPLAY] &= ~bit(card)
    t[IN_USE] = t[VISIT_CARD + t[VISITED]] = card
    t[ICONS_USED] = t[ARCHITECT_BUILT] = 0
    t[USES] = box.amounts.uses
    events.tell(happenings.CARD_TAKEN, seat, card)
    agenda.push(t, USE_STEP, agenda.TABLE)


def next_use(t: Table) -> None:
    """Go on while there are uses, or while the Architect may have something to build (AU-R-53)."""
    if t[USES] > 0 or rights.architect_is_ready(t, t[WINNER]):
        agenda.push(t, USE, t[WINNER])
        return
    t[PUT_ASIDE] |= bit(t[IN_USE])  # AU-PRIV-17
    t[IN_USE] = t[WINNER] = NONE
    t[ICONS_USED] = t[ARCHITECT_BUILT] = 0
    agenda.push(t, VISIT_STEP, agenda.TABLE, t[VISITED] + 1)


# ---------------------------------------------------------------------- using it


def ways_to_use(box: Box, t: Table, seat: i64) -> list[int]:
    """AU-D-06, in the order of its list."""
    ways: list[int] = []
    if t[USES] > 0:
        ways.append(moves.GIVE_UP)
        icons = unused_icons(box, t)
        for kind in range(CATEGORY_ICON):
            if has(icons, kind) and (kind != DRAW_ICON or pile.can_draw(t)):
                ways.append(moves.USE_ICON + kind)
        for category in range(CATEGORIES):
            if has(icons, CATEGORY_ICON + category):
                _add_category(box, t, seat, category, ways)
    if rights.architect_is_ready(t, seat):
        for kind in rights.buildable(box, t, seat):
            ways.append(moves.ARCHITECT_BUILD + kind - CHURCH)
    if t[USES] == 0:
        ways.append(moves.DONE)
    return ways


def unused_icons(box: Box, t: Table) -> i64:
    """The kinds of privileges that are left on the card; two equal ones are one (AU-PRIV-04)."""
    kinds: i64 = 0
    for place in range(ICONS):
        if not has(t[ICONS_USED], place):
            kinds |= bit(box.icon(t[IN_USE], place))
    return kinds


def _add_category(box: Box, t: Table, seat: i64, category: i64, ways: list[int]) -> None:
    """Climb, or the category's alternative, as far as it does anything (AU-PRIV-14, 15)."""
    level = t[seat_at(seat) + LEVEL + category]
    if level < LEVELS:
        ways.append(moves.CLIMB + category)
    if category == YELLOW:
        if level > 1:
            ways.append(moves.TRADE)
        return
    for kind in rights.takeable(box, t, seat, category):
        ways.append(moves.TAKE_TILE + kind)
    if category == VIOLET:
        for kind in rights.buildable(box, t, seat):
            ways.append(moves.BUILD + kind - CHURCH)


def use(box: Box, t: Table, seat: i64, move: i64, dealer: Dealer, events: Events) -> None:
    """One use, or a building by the Architect, or the end of the card."""
    agenda.pop(t)
    if move == moves.DONE:
        t[ARCHITECT_BUILT] = 1  # declined
        agenda.push(t, USE_STEP, agenda.TABLE)
        return
    agenda.push(t, USE_STEP, agenda.TABLE)
    if move >= moves.ARCHITECT_BUILD:
        t[ARCHITECT_BUILT] = 1
        kind = CHURCH + move - moves.ARCHITECT_BUILD
        rights.build(box, t, seat, kind, happenings.BUILT_BY_ARCHITECT, events)
        return
    t[USES] -= 1
    if move == moves.GIVE_UP:
        points = box.amounts.given_up_points
        lost = prestige.gain(box, t, seat, points, GIVEN_UP_LINE)
        events.tell(happenings.USE_GIVEN_UP, seat, points - lost, lost)
        return
    icon = icon_of(move)
    _spend_icon(box, t, icon)
    if icon == DRAW_ICON:
        _draw(box, t, seat, dealer, events)
    elif icon == MONEY_ICON:
        purse.receive(t, seat, box.icon_amount[icon])
        events.tell(happenings.MONEY_TAKEN, seat, box.icon_amount[icon])
    elif icon < CATEGORY_ICON:
        points = box.icon_amount[icon]
        lost = prestige.gain(box, t, seat, points, PRIVILEGE_LINE)
        events.tell(happenings.POINTS_GAINED, seat, points - lost, lost)
    elif move < moves.TRADE:
        climbing.climb(box, t, seat, move - moves.CLIMB, events)
    elif move == moves.TRADE:
        purse.receive(t, seat, box.amounts.trade_florins)
        events.tell(happenings.FLORINS_TRADED, seat, box.amounts.trade_florins)
    elif move < moves.BUILD:
        rights.take(box, t, seat, move - moves.TAKE_TILE, events)
    else:
        rights.build(box, t, seat, CHURCH + move - moves.BUILD, happenings.BUILT, events)


def icon_of(move: i64) -> i64:
    """The privilege that a use spends."""
    if move < moves.GIVE_UP:
        return move - moves.USE_ICON
    if move < moves.TRADE:
        return CATEGORY_ICON + move - moves.CLIMB
    if move == moves.TRADE:
        return CATEGORY_ICON + YELLOW
    if move < moves.BUILD:
        return CATEGORY_ICON + rights.category_of(move - moves.TAKE_TILE)
    return CATEGORY_ICON + VIOLET


def _spend_icon(box: Box, t: Table, icon: i64) -> None:
    for place in range(ICONS):
        if not has(t[ICONS_USED], place) and box.icon(t[IN_USE], place) == icon:
            t[ICONS_USED] |= bit(place)
            return


# ---------------------------------------------------------------------- draw


def _draw(box: Box, t: Table, seat: i64, dealer: Dealer, events: Events) -> None:
    """Two notes, unseen by the others; a single one is kept at once (AU-PRIV-11, 20)."""
    first = pile.draw(box, t, dealer, events)
    events.whisper(seat, happenings.NOTE_DRAWN, seat, first)
    if pile.can_draw(t):
        second = pile.draw(box, t, dealer, events)
        events.whisper(seat, happenings.NOTE_DRAWN, seat, second)
        t[DRAWN] = first
        t[DRAWN + 1] = second
        agenda.push(t, DISCARD, seat)
    else:
        _keep(box, t, seat, first)
    pile.show_top(box, t, events)


def ways_to_discard(t: Table) -> list[int]:
    first, second = t[DRAWN], t[DRAWN + 1]
    if first == second:
        return [moves.DISCARD + first]
    return [moves.DISCARD + min(first, second), moves.DISCARD + max(first, second)]


def discard(box: Box, t: Table, seat: i64, note: i64, events: Events) -> None:
    """One of the two, face up; the other is kept without payment (AU-PRIV-11, 12)."""
    agenda.pop(t)
    kept = t[DRAWN + 1] if t[DRAWN] == note else t[DRAWN]
    t[DRAWN] = t[DRAWN + 1] = NONE
    pile.discard_openly(t, note)
    events.tell(happenings.NOTE_DISCARDED, seat, note)
    _keep(box, t, seat, kept)


def _keep(box: Box, t: Table, seat: i64, note: i64) -> None:
    notes.put(t, seat_at(seat) + HAND, note)
    evidence.note_for_free(box, t, seat, note)
