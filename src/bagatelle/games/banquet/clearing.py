"""Clearing by choice (BQ-CLEAR-09 to 13)."""

from mypy_extensions import i64

from bagatelle.games.banquet import happenings, moves
from bagatelle.games.banquet.state import COUNT, NOBLE_SIZE, NOBLES, empty_noble, noble_at
from bagatelle.kernel import agenda
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


def clearable(t: Table, seat: i64, first: i64) -> list[int]:
    """The nobles with dishes from this position on; a satisfied one has none (BQ-CLEAR-13)."""
    at = noble_at(seat, 0)
    return [
        position for position in range(first, NOBLES) if t[at + position * NOBLE_SIZE + COUNT] > 0
    ]


def ways_to_clear(t: Table, seat: i64, icon: i64, first: i64) -> list[int]:
    """Done, or a noble from this position on, so that every set is reached once (BQ-D-03)."""
    own = moves.CLEAR_NOBLE + icon * NOBLES
    return [moves.DONE] + [own + position for position in clearable(t, seat, first)]


def clear(t: Table, seat: i64, move: i64, events: Events) -> None:
    """A whole noble is cleared (BQ-CLEAR-10); then those to its right may follow."""
    if move == moves.DONE:
        agenda.pop(t)
        return
    noble = move - moves.CLEAR_NOBLE
    at = noble_at(seat, noble % NOBLES)
    events.tell(happenings.NOBLE_CLEARED_BY_CHOICE, seat, noble, t[at + COUNT])
    empty_noble(t, at)
    agenda.set_value(t, agenda.top(t), noble % NOBLES + 1)
    skip_if_nothing_to_clear(t)


def skip_if_nothing_to_clear(t: Table) -> None:
    """The question is not asked when "done" would be its only answer."""
    frame = agenda.top(t)
    if not clearable(t, agenda.seat_of(t, frame), agenda.value_of(t, frame)):
        agenda.pop(t)
