"""One move with all that follows of itself, and whether it revealed something."""

from __future__ import annotations

from typing import NamedTuple

from bagatelle.kernel import agenda
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events, Row
from bagatelle.kernel.game import Game, Seat
from bagatelle.kernel.rules import advance
from bagatelle.kernel.table import Table


class Step(NamedTuple):
    """What came of a move."""

    rows: list[Row]
    together: bool
    """Whether others decided at the same time."""
    all_decided: bool
    """Whether nobody is left who decides at the same time."""
    reveals: bool
    """Whether it is a barrier for undo and for plans: chance or a hidden thing came to light."""

    def ends_turn(self, t: Table, seat: Seat) -> bool:
        """Whether a seat must look at the table before it goes on: it is somebody else's turn now,
        or something was revealed.
        """
        acting = agenda.seats_to_act(t)
        return self.reveals or seat not in acting or (len(acting) > 1 and not self.together)


def carry_out(game: Game, t: Table, seat: Seat, move: int, dealer: Dealer) -> Step:
    """Make a legal move on this table. If it raises, the dealer is as it was; the table is not."""
    together = agenda.is_together(t)
    position = dealer.position
    events = Events()
    try:
        steps = advance(game.rules, t, seat, move, dealer, events)
    except BaseException:
        dealer.position = position
        raise
    all_decided = steps > 0 or not agenda.is_together(t)
    reveals = (
        dealer.position != position
        or (together and all_decided)
        or any(game.event_kind(row[0]).barrier for row in events.rows)
    )
    return Step(events.rows, together, all_decided, reveals)
