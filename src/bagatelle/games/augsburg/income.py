"""Income (section 2.14): money, prestige, notes."""

from mypy_extensions import i64

from bagatelle.games.augsburg import (
    buying,
    frames,
    known,
    lines,
    notes,
    pile,
    prestige,
    purse,
    shortage,
)
from bagatelle.games.augsburg.box import Box, BoxChapter
from bagatelle.games.augsburg.events import (
    FREE_NOTE_DRAWN,
    GAME_ENDED,
    INCOME_PAID,
    PRESTIGE_GAINED,
)
from bagatelle.games.augsburg.state import (
    COAT,
    HAND,
    LETTERS,
    LEVEL,
    MINT_MASTER,
    NONE,
    OPENER,
    ORANGE,
    ROUND,
    TILE,
    VIOLET,
    YELLOW,
    seat_at,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


class PayIncome(BoxChapter):
    """Money for all, prestige for all, then notes; at last prestige only (AU-R-37, 38)."""

    def proceed(self, t: Table, value: i64, dealer: Dealer, events: Events) -> None:
        box = self.box
        if t[ROUND] == box.amounts.rounds:
            _give_prestige(box, t, events)
            events.public(GAME_ENDED)  # AU-END-01: nothing is left on the agenda
            return
        for seat in range(box.players):
            florins = florins_of(box, t, seat)
            purse.receive(t, seat, florins)
            events.public(INCOME_PAID, seat, florins)
        _give_prestige(box, t, events)
        agenda.push(t, frames.ROUND_STEP, agenda.TABLE)
        agenda.push(t, frames.DEAL_STEP, agenda.TABLE)
        shortage.begin_if_needed(box, t, notes_due(box, t), dealer, events)


class Deal(BoxChapter):
    """Each all of their notes, the free ones first; then all buy (AU-INCOME-10 to 15)."""

    def proceed(self, t: Table, value: i64, dealer: Dealer, events: Events) -> None:
        box = self.box
        for step in range(box.players):
            seat = (t[OPENER] + step) % box.players
            for _ in range(notes_free(box, t, seat)):
                note = pile.draw(box, t, dealer, events)
                notes.put(t, seat_at(seat) + HAND, note)
                known.note_for_free(box, t, seat, note)
                events.private(seat, FREE_NOTE_DRAWN, seat, note)
            for _ in range(notes_offered(box, t, seat)):
                buying.offer(t, seat, pile.draw(box, t, dealer, events))
            buying.tell_offer(t, seat, events)
        pile.show_top(box, t, events)
        buying.ask_all(box, t)


def florins_of(box: Box, t: Table, seat: i64) -> i64:
    """AU-INCOME-03."""
    return box.income_at(YELLOW, t[seat_at(seat) + LEVEL + YELLOW])


def title_points(box: Box, t: Table, seat: i64) -> i64:
    """AU-INCOME-04."""
    return box.income_at(ORANGE, t[seat_at(seat) + LEVEL + ORANGE])


def tile_amount(box: Box, t: Table, seat: i64, kind: i64) -> i64:
    """What a tile on the sheet gives in a round (AU-INCOME-05)."""
    tile = t[seat_at(seat) + TILE + kind]
    return 0 if tile == NONE else box.amount_of(kind, tile)


def notes_offered(box: Box, t: Table, seat: i64) -> i64:
    """AU-INCOME-06."""
    return box.income_at(VIOLET, t[seat_at(seat) + LEVEL + VIOLET])


def notes_free(box: Box, t: Table, seat: i64) -> i64:
    """AU-INCOME-07, 08."""
    at = seat_at(seat)
    free = box.free_notes[t[at + LEVEL + VIOLET] - 1]
    return free + tile_amount(box, t, seat, MINT_MASTER)


def notes_due(box: Box, t: Table) -> i64:
    """How many notes all players are to receive, free and offered."""
    due: i64 = 0
    for seat in range(box.players):
        due += notes_offered(box, t, seat) + notes_free(box, t, seat)
    return due


def _give_prestige(box: Box, t: Table, events: Events) -> None:
    for seat in range(box.players):
        title = title_points(box, t, seat)
        coat = tile_amount(box, t, seat, COAT)
        letters = tile_amount(box, t, seat, LETTERS)
        lost = prestige.gain(box, t, seat, title, lines.TITLES)
        lost += prestige.gain(box, t, seat, coat, lines.COATS)
        lost += prestige.gain(box, t, seat, letters, lines.LETTERS)
        events.public(PRESTIGE_GAINED, seat, title + coat + letters - lost, lost)
