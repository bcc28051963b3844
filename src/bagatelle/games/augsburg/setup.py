"""Setup (section 2.2)."""

from mypy_extensions import i64

from bagatelle.games.augsburg import buying, frames, known, pile, rounds
from bagatelle.games.augsburg.box import Box
from bagatelle.games.augsburg.events import START_PLAYER_CHOSEN
from bagatelle.games.augsburg.state import (
    CATEGORIES,
    DRAWN,
    DRAWN_NOTES,
    GIVEN,
    HAND,
    IN_USE,
    JOKER,
    JOKERS,
    JOKERS_AT,
    LEADER,
    LEVEL,
    MAX_OFFERED,
    MONEY,
    NOBLES,
    NONE,
    OFFER,
    OPENER,
    PILE,
    PILE_SIZE,
    TILE,
    TILE_KINDS,
    TOP,
    VALUES,
    VISIT_CARD,
    VISIT_WINNER,
    VISITED,
    VISITS,
    WINNER,
    seat_at,
    table_size,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import bit
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


def lay_table(box: Box, dealer: Dealer, events: Events) -> Table:
    """Jokers and money, a start player, five privilege cards, and seven notes offered to each.

    The cards lie face up before anybody sees a note. Nobody can tell that the dealer draws them
    after the notes; so every seed deals the same notes as in records that are already there.
    """
    t = empty_table(box)
    t[OPENER] = dealer.below(box.players)  # AU-SETUP-10
    events.public(START_PLAYER_CHOSEN, t[OPENER])
    agenda.push(t, frames.ROUND_STEP, agenda.TABLE)
    pile.turn_top(t, dealer)
    _deal(box, t, dealer, events)
    rounds.lay_shuffled_cards(box, t, dealer, events)  # AU-SETUP-09
    for step in range(box.players):
        buying.tell_offer(t, (t[OPENER] + step) % box.players, events)
    pile.show_top(box, t, events)
    buying.ask_all(box, t)
    return t


def empty_table(box: Box) -> Table:
    """Before anything is dealt."""
    t = Table([0] * table_size(box.players))
    for place in (VISITED, LEADER, WINNER, IN_USE, TOP):
        t[place] = NONE
    for place in range(DRAWN, DRAWN + DRAWN_NOTES):
        t[place] = NONE
    for noble in range(VISITS):
        t[VISIT_WINNER + noble] = t[VISIT_CARD + noble] = NONE
    all_values: i64 = bit(VALUES) - 1
    for noble in range(NOBLES):
        t[PILE + noble] = all_values
    t[PILE + JOKERS_AT] = JOKERS - box.amounts.start_jokers * box.players  # AU-SETUP-16
    t[PILE_SIZE] = NOBLES * VALUES + t[PILE + JOKERS_AT]
    for seat in range(box.players):
        _lay_sheet(box, t, seat)
    return t


def _lay_sheet(box: Box, t: Table, seat: i64) -> None:
    """AU-SETUP-12 to 15, 19."""
    at = seat_at(seat)
    amounts = box.amounts
    t[at + MONEY] = amounts.start_money
    t[at + HAND + JOKERS_AT] = amounts.start_jokers
    known.begin(t, seat, amounts.start_money, amounts.start_jokers, box.price[JOKER])
    for category in range(CATEGORIES):
        t[at + LEVEL + category] = 1
    for kind in range(TILE_KINDS):
        t[at + TILE + kind] = NONE
    for place in range(MAX_OFFERED):
        t[at + OFFER + place] = NONE
    t[at + GIVEN] = NONE


def _deal(box: Box, t: Table, dealer: Dealer, events: Events) -> None:
    """One note at a time, clockwise from the start player (AU-SETUP-17)."""
    for _ in range(box.amounts.start_offer):
        for step in range(box.players):
            seat = (t[OPENER] + step) % box.players
            buying.offer(t, seat, pile.draw(box, t, dealer, events))
