"""Refilling the sideboard and the End card (sections 2.10 and 2.11)."""

from mypy_extensions import i64

from bagatelle.games.banquet import state
from bagatelle.games.banquet.box import Box, BoxChapter
from bagatelle.games.banquet.events import DISH_LAID, END_CARD_SHOWN, PILE_REBUILT
from bagatelle.games.banquet.scoring import end_game
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


class Refill(BoxChapter):
    def proceed(self, t: Table, value: i64, dealer: Dealer, events: Events) -> None:
        fill_sideboard(self.box, t, dealer, events)


def fill_sideboard(box: Box, t: Table, dealer: Dealer, events: Events) -> None:
    """Empty cells are filled in reading order, in the order of drawing (BQ-REFILL-02)."""
    for cell in range(state.CELLS):
        if t[state.SIDEBOARD + cell] != state.NONE:
            continue
        while _draws_end_card(t, dealer):
            _show_end_card(box, t, dealer, events)
            if t[state.ENDING] != state.PLAYING:
                return
        dish = _draw_dish(t, dealer)
        t[state.SIDEBOARD + cell] = dish
        events.public(DISH_LAID, dish, cell)


def pack_size(dishes: i64, pack: i64) -> i64:
    """Three packs as equal as possible, larger ones nearer the top (BQ-END-02, BQ-R-23)."""
    return dishes // state.PACKS + (1 if pack < dishes % state.PACKS else 0)


def _top_pack(t: Table) -> i64:
    """The pack that is drawn from: the first with a dish or the End card in it."""
    pack: i64 = 0
    while t[state.PACK + pack] == 0 and t[state.END_PACK] != pack:
        pack += 1
    return pack


def _draws_end_card(t: Table, dealer: Dealer) -> bool:
    """The End card is equally likely at every place of what is left of its pack."""
    pack = _top_pack(t)
    return t[state.END_PACK] == pack and dealer.below(t[state.PACK + pack] + 1) == 0


def _draw_dish(t: Table, dealer: Dealer) -> i64:
    """Every dish of the pile is equally likely to be on top."""
    skip = dealer.below(state.dishes_in_pile(t))
    place: i64 = state.WHERE - 1
    while skip >= 0:
        place += 1
        if t[place] == state.IN_PILE:
            skip -= 1
    t[place] = state.IN_PLAY
    t[state.PACK + _top_pack(t)] -= 1
    return place - state.WHERE


def _show_end_card(box: Box, t: Table, dealer: Dealer, events: Events) -> None:
    """The first showing rebuilds the pile, the second ends the game (BQ-END-01, BQ-END-06)."""
    t[state.END_SHOWN] += 1
    events.public(END_CARD_SHOWN, t[state.END_SHOWN])
    if t[state.END_SHOWN] == box.ends_on_showing:
        end_game(t, state.BY_END_CARD, events)
        return
    for dish in range(state.DISHES):
        if t[state.WHERE + dish] == state.DISCARDED:
            t[state.WHERE + dish] = state.IN_PILE
    _rebuild_packs(t)
    t[state.END_PACK] = box.end_pack_later
    events.public(PILE_REBUILT, state.dishes_in_pile(t))


def _rebuild_packs(t: Table) -> None:
    dishes: i64 = 0
    for dish in range(state.DISHES):
        if t[state.WHERE + dish] == state.IN_PILE:
            dishes += 1
    for pack in range(state.PACKS):
        t[state.PACK + pack] = pack_size(dishes, pack)
