"""Refilling the sideboard and the End card (sections 2.10 and 2.11)."""

from mypy_extensions import i64

from bagatelle.games.banquet import happenings
from bagatelle.games.banquet.box import Box
from bagatelle.games.banquet.scoring import end_game
from bagatelle.games.banquet.state import (
    BY_END_CARD,
    CELLS,
    DISCARDED,
    DISHES,
    END_PACK,
    END_SHOWN,
    ENDING,
    IN_PILE,
    IN_PLAY,
    NONE,
    PACK,
    PACKS,
    PLAYING,
    SIDEBOARD,
    WHERE,
    dishes_in_pile,
)
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


def fill_sideboard(box: Box, t: Table, dealer: Dealer, events: Events) -> None:
    """Empty cells are filled in reading order, in the order of drawing (BQ-REFILL-02)."""
    for cell in range(CELLS):
        if t[SIDEBOARD + cell] != NONE:
            continue
        while _draws_end_card(t, dealer):
            _show_end_card(box, t, dealer, events)
            if t[ENDING] != PLAYING:
                return
        dish = _draw_dish(t, dealer)
        t[SIDEBOARD + cell] = dish
        events.tell(happenings.DISH_LAID, dish, cell)


def pack_size(dishes: i64, pack: i64) -> i64:
    """Three packs as equal as possible, larger ones nearer the top (BQ-END-02, BQ-R-23)."""
    return dishes // PACKS + (1 if pack < dishes % PACKS else 0)


def _top_pack(t: Table) -> i64:
    """The pack that is drawn from: the first with a dish or the End card in it."""
    pack: i64 = 0
    while t[PACK + pack] == 0 and t[END_PACK] != pack:
        pack += 1
    return pack


def _draws_end_card(t: Table, dealer: Dealer) -> bool:
    """The End card is equally likely at every place of what is left of its pack."""
    pack = _top_pack(t)
    return t[END_PACK] == pack and dealer.below(t[PACK + pack] + 1) == 0


def _draw_dish(t: Table, dealer: Dealer) -> i64:
    """Every dish of the pile is equally likely to be on top."""
    skip = dealer.below(dishes_in_pile(t))
    dish: i64 = -1
    for where in t[WHERE : WHERE + DISHES]:
        dish += 1
        if where == IN_PILE:
            if skip == 0:
                break
            skip -= 1
    t[WHERE + dish] = IN_PLAY
    t[PACK + _top_pack(t)] -= 1
    return dish


def _show_end_card(box: Box, t: Table, dealer: Dealer, events: Events) -> None:
    """The first showing rebuilds the pile, the second ends the game (BQ-END-01, BQ-END-06)."""
    t[END_SHOWN] += 1
    events.tell(happenings.END_CARD_SHOWN, t[END_SHOWN])
    if t[END_SHOWN] == box.ends_on_showing:
        end_game(t, BY_END_CARD, events)
        return
    for dish in range(DISHES):
        if t[WHERE + dish] == DISCARDED:
            t[WHERE + dish] = IN_PILE
    _rebuild_packs(t)
    t[END_PACK] = box.end_pack_later
    events.tell(happenings.PILE_REBUILT, dishes_in_pile(t))


def _rebuild_packs(t: Table) -> None:
    dishes: i64 = 0
    for dish in range(DISHES):
        if t[WHERE + dish] == IN_PILE:
            dishes += 1
    for pack in range(PACKS):
        t[PACK + pack] = pack_size(dishes, pack)
