"""Setup (section 2.2)."""

from mypy_extensions import i64

from bagatelle.games.augsburg import buying, frames, known, pile, rounds, state
from bagatelle.games.augsburg.box import Box
from bagatelle.games.augsburg.events import START_PLAYER_CHOSEN
from bagatelle.games.augsburg.state import seat_at
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
    t[state.OPENER] = dealer.below(box.players)  # AU-SETUP-10
    events.public(START_PLAYER_CHOSEN, t[state.OPENER])
    agenda.push(t, frames.ROUND_STEP, agenda.TABLE)
    pile.turn_top(t, dealer)
    _deal(box, t, dealer, events)
    rounds.lay_shuffled_cards(box, t, dealer, events)  # AU-SETUP-09
    for step in range(box.players):
        buying.tell_offer(t, (t[state.OPENER] + step) % box.players, events)
    pile.show_top(box, t, events)
    buying.ask_all(box, t)
    return t


def empty_table(box: Box) -> Table:
    """Before anything is dealt."""
    t = Table([0] * state.table_size(box.players))
    for place in (state.VISITED, state.LEADER, state.WINNER, state.IN_USE, state.TOP):
        t[place] = state.NONE
    for place in range(state.DRAWN, state.DRAWN + state.DRAWN_NOTES):
        t[place] = state.NONE
    for noble in range(state.VISITS):
        t[state.VISIT_WINNER + noble] = t[state.VISIT_CARD + noble] = state.NONE
    all_values: i64 = bit(state.VALUES) - 1
    for noble in range(state.NOBLES):
        t[state.PILE + noble] = all_values
    jokers: i64 = state.JOKERS - box.amounts.start_jokers * box.players  # AU-SETUP-16
    t[state.PILE + state.JOKERS_AT] = jokers
    t[state.PILE_SIZE] = state.NOBLES * state.VALUES + jokers
    for seat in range(box.players):
        _lay_sheet(box, t, seat)
    return t


def _lay_sheet(box: Box, t: Table, seat: i64) -> None:
    """AU-SETUP-12 to 15, 19."""
    at = seat_at(seat)
    amounts = box.amounts
    t[at + state.MONEY] = amounts.start_money
    t[at + state.HAND + state.JOKERS_AT] = amounts.start_jokers
    known.begin(t, seat, amounts.start_money, amounts.start_jokers, box.price[state.JOKER])
    for category in range(state.CATEGORIES):
        t[at + state.LEVEL + category] = 1
    for kind in range(state.TILE_KINDS):
        t[at + state.TILE + kind] = state.NONE
    for place in range(state.MAX_OFFERED):
        t[at + state.OFFER + place] = state.NONE
    t[at + state.GIVEN] = state.NONE


def _deal(box: Box, t: Table, dealer: Dealer, events: Events) -> None:
    """One note at a time, clockwise from the start player (AU-SETUP-17)."""
    for _ in range(box.amounts.start_offer):
        for step in range(box.players):
            seat = (t[state.OPENER] + step) % box.players
            buying.offer(t, seat, pile.draw(box, t, dealer, events))
