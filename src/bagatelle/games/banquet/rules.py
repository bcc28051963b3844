"""The Banquet's agenda: which chapter answers which frame."""

from mypy_extensions import i64

from bagatelle.games.banquet import clearing, refilling, serving, setup, taking, turn
from bagatelle.games.banquet.box import Box
from bagatelle.games.banquet.scoring import points_of
from bagatelle.games.banquet.state import (
    CLEAR,
    GHOST,
    NEXT,
    REFILL,
    SERVE,
    TAKE,
    TURN,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.rules import Rules
from bagatelle.kernel.table import Table


class BanquetRules(Rules):
    """The rules for one side of the nobles and one choice of icons."""

    def __init__(self, box: Box, icons: list[int]) -> None:
        super().__init__(len(icons))
        self.box: Box = box
        self.icons: Table = Table(icons)

    def lay(self, dealer: Dealer, events: Events) -> Table:
        return setup.lay_table(self.box, self.players, dealer, events)

    def legal(self, t: Table, seat: i64) -> list[int]:
        frame = agenda.frame_of(t, seat)
        if frame < 0:
            return []
        kind = agenda.kind_of(t, frame)
        icon = self.icons[seat]
        if kind == SERVE:
            return serving.ways_to_serve(self.box, t, seat, icon)
        if kind == TAKE:
            return taking.ways_to_take(t, seat, icon)
        return clearing.ways_to_clear(t, seat, icon, agenda.value_of(t, frame))

    def decide(self, t: Table, seat: i64, move: i64, dealer: Dealer, events: Events) -> None:
        kind = agenda.kind_of(t, agenda.top(t))
        if kind == TAKE:
            taking.take(self.box, t, seat, move, events)
        elif kind == CLEAR:
            clearing.clear(t, seat, move, events)
        else:
            serving.serve(self.box, t, seat, move, events)
            if not agenda.is_empty(t) and agenda.kind_of(t, agenda.top(t)) == CLEAR:
                clearing.skip_if_nothing_to_clear(t)

    def proceed(self, t: Table, dealer: Dealer, events: Events) -> None:
        frame = agenda.top(t)
        kind = agenda.kind_of(t, frame)
        seat = agenda.value_of(t, frame)
        agenda.pop(t)
        if kind == TURN:
            turn.begin_turn(t, seat, events)
        elif kind == REFILL:
            refilling.fill_sideboard(self.box, t, dealer, events)
        elif kind == NEXT:
            turn.next_turn(self.box, t, self.players, seat, events)
        elif kind == GHOST:
            turn.ghost_turn(self.box, t, dealer, events)

    def imagine(self, t: Table, seat: i64, dealer: Dealer) -> Table:
        """Nothing hidden is on the table (see ``state``): what is unknown is not yet drawn."""
        return t[:]

    def score(self, t: Table, party: i64) -> i64:
        return points_of(self.box, t, party, self.icons[party])
