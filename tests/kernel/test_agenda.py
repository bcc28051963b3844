"""The agenda: a stack of frames, and runs of frames that are decided together."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bagatelle.kernel import agenda
from bagatelle.kernel.table import Table, dump


@pytest.fixture
def t() -> Table:
    return Table([0] * (agenda.BODY + 3))


def frames(t: Table) -> list[tuple[int, int, int]]:
    """Kind, seat and value of each frame, topmost first."""
    places = range(agenda.top(t), 0, -agenda.WIDTH) if not agenda.is_empty(t) else []
    return [(agenda.kind_of(t, f), agenda.seat_of(t, f), agenda.value_of(t, f)) for f in places]


def test_empty_agenda_is_the_end(t: Table) -> None:
    assert agenda.is_empty(t)
    assert not agenda.waits(t)
    assert not agenda.goes_on(t)
    assert not agenda.is_together(t)
    assert agenda.seats_to_act(t) == []
    assert agenda.frame_of(t, 0) == -1


def test_last_frame_comes_first(t: Table) -> None:
    agenda.push(t, 7, 2, 5)
    agenda.push(t, 8, agenda.TABLE)
    assert frames(t) == [(8, agenda.TABLE, 0), (7, 2, 5)]
    assert agenda.goes_on(t)
    assert not agenda.waits(t)
    agenda.pop(t)
    assert frames(t) == [(7, 2, 5)]
    assert agenda.waits(t)
    assert not agenda.goes_on(t)
    assert agenda.seats_to_act(t) == [2]
    assert not agenda.is_together(t)


def test_only_the_topmost_of_single_frames_is_decided(t: Table) -> None:
    agenda.push(t, 7, 0)
    agenda.push(t, 8, 1)
    assert agenda.frame_of(t, 1) == agenda.top(t)
    assert agenda.frame_of(t, 0) == -1
    assert agenda.frame_of(t, 2) == -1


def test_nobody_decides_while_a_step_of_the_table_is_on_top(t: Table) -> None:
    agenda.push_together(t, 7, 0)
    agenda.push(t, 8, agenda.TABLE)
    assert agenda.seats_to_act(t) == []
    assert agenda.frame_of(t, 0) == -1


def test_a_single_frame_on_top_closes_the_run_below(t: Table) -> None:
    agenda.push_together(t, 7, 0)
    agenda.push_together(t, 7, 1)
    agenda.push(t, 8, 2)
    assert agenda.seats_to_act(t) == [2]
    assert agenda.frame_of(t, 0) == agenda.frame_of(t, 1) == -1
    assert not agenda.is_together(t)


def test_a_run_ends_at_the_first_single_frame(t: Table) -> None:
    agenda.push_together(t, 6, 3)
    agenda.push(t, 7, 0)
    agenda.push_together(t, 8, 2)
    agenda.push_together(t, 9, 1)
    assert agenda.seats_to_act(t) == [1, 2]
    assert agenda.frame_of(t, 3) == agenda.frame_of(t, 0) == -1
    assert agenda.kind_of(t, agenda.frame_of(t, 2)) == 8


def test_several_frames_of_a_seat_are_decided_from_the_top(t: Table) -> None:
    for seat in (0, 1, 2):
        agenda.push_together(t, 20, seat)
        agenda.push_together(t, 10, seat)
    assert agenda.seats_to_act(t) == [0, 1, 2]
    for seat in (1, 0, 2):
        assert agenda.kind_of(t, agenda.frame_of(t, seat)) == 10
        agenda.remove(t, agenda.frame_of(t, seat))
        assert agenda.kind_of(t, agenda.frame_of(t, seat)) == 20
    assert frames(t) == [(20, 2, 0), (20, 1, 0), (20, 0, 0)]
    agenda.remove(t, agenda.frame_of(t, 1))
    assert agenda.seats_to_act(t) == [0, 2]
    assert agenda.frame_of(t, 1) == -1


def test_removing_in_any_order_leaves_the_same_table(t: Table) -> None:
    agenda.push(t, 1, agenda.TABLE)
    for seat in (0, 1, 2):
        agenda.push_together(t, 10 + seat, seat, seat)
    one, other = t[:], t[:]
    for seat in (0, 2):
        agenda.remove(one, agenda.frame_of(one, seat))
    for seat in (2, 0):
        agenda.remove(other, agenda.frame_of(other, seat))
    assert dump(one) == dump(other)
    assert frames(one) == [(11, 1, 1), (1, agenda.TABLE, 0)]


def test_a_value_can_change_in_its_place(t: Table) -> None:
    agenda.push(t, 7, 0, 1)
    agenda.push(t, 8, 1, 2)
    agenda.set_value(t, agenda.top(t), 9)
    assert frames(t) == [(8, 1, 9), (7, 0, 1)]


@pytest.mark.parametrize("push", [agenda.push, agenda.push_together])
def test_a_full_agenda_takes_no_more(t: Table, push: Callable[[Table, int, int], None]) -> None:
    for seat in range(agenda.MAX_FRAMES):
        push(t, 1, seat)
    before = dump(t)
    with pytest.raises(OverflowError, match="full"):
        push(t, 1, 0)
    assert dump(t) == before


def test_nothing_is_left_behind(t: Table) -> None:
    """What is done leaves no trace, or equal tables would look different."""
    clean = dump(t)
    for seat in range(agenda.MAX_FRAMES):
        agenda.push_together(t, 9, seat, 9)
    assert list(t[agenda.BODY :]) == [0, 0, 0]
    full = t[:]
    agenda.clear(t)
    assert dump(t) == clean
    while not agenda.is_empty(full):
        agenda.remove(full, agenda.FRAMES)
    assert dump(full) == clean
    agenda.push(full, 9, 9, 9)
    agenda.pop(full)
    assert dump(full) == clean
