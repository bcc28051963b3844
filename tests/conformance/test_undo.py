"""Undo: all the way back to what was revealed, never over another seat's move, and forth again."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from bagatelle.kernel import agenda
from bagatelle.kernel.choice import Choice
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.errors import CannotUndo
from bagatelle.kernel.game import Seat
from bagatelle.kernel.match import Match
from tests.conformance.play import (
    finished,
    new_match,
    random_choice,
    snapshot,
    table_of,
    told,
)
from tests.conformance.variants import each_variant
from tests.variants import Variant


class Step(NamedTuple):
    """What the policy of undo must know of a move."""

    seat: Seat
    together: bool
    revealed: bool


def play_and_note(match: Match, seat: Seat, choice: Choice) -> Step:
    """Make a move and see whether it revealed anything: chance, a barrier, or secret choices."""
    together = agenda.is_together(table_of(match))
    rows, position = match.row_count, match.draws
    match.play(choice, seat)
    revealed = (
        match.draws != position
        or any(match.game.event_kind(row[0]).barrier for row in match.rows[rows:])
        or (together and not agenda.is_together(table_of(match)))
    )
    return Step(seat, together, revealed)


def undos_allowed(steps: list[Step], seat: Seat) -> int:
    """The policy, told a second time: how many of its moves a seat may take back now.

    Back to what was revealed last; over its own moves; and, among choices that are still secret,
    past those of others, which stay.
    """
    allowed = 0
    secret = bool(steps) and steps[-1].together
    for step in reversed(steps):
        if step.revealed or step.together != secret or (step.seat != seat and not secret):
            break
        allowed += step.seat == seat
    return allowed


@each_variant
def test_back_as_far_as_allowed_and_forth_again(variant: Variant) -> None:
    match = new_match(variant, "1")
    chooser = Dealer("moves of 1")
    steps: list[Step] = []
    taken_back = 0
    while not match.is_over:
        for seat in range(match.game.players):
            taken_back += _back_and_forth(match, seat, undos_allowed(steps, seat))
        steps.append(play_and_note(match, *random_choice(match, chooser)))
    for seat in range(match.game.players):
        taken_back += _back_and_forth(match, seat, undos_allowed(steps, seat))
    assert taken_back > match.game.players


def _back_and_forth(match: Match, seat: Seat, times: int) -> int:
    if not times:
        _refuses_undo(match, seat)
        return 0
    before, record = snapshot(match), match.record()
    # Undo reaches back to the checkpoint: what was told before it must not even be told anew.
    settled = match._checkpoint.rows
    heard = told(match, settled) if agenda.is_together(table_of(match)) else b""
    own = [played.move for played in match.played if played.seat == seat]
    others = [played for played in match.played if played.seat != seat]
    for left in range(times, 0, -1):
        assert match.can_undo(seat)
        match.undo(seat)
        assert [p.move for p in match.played if p.seat == seat] == own[
            : len(own) - times + left - 1
        ]
        assert [p for p in match.played if p.seat != seat] == others
    _refuses_undo(match, seat)
    for move in own[len(own) - times :]:
        match.play(match.game.choice(move), seat)
    assert match.record() == record
    if heard:
        # The rows of secret choices may stand in another order; nobody can tell the difference.
        assert snapshot(match)._replace(rows=()) == before._replace(rows=())
        assert tuple(match.rows[:settled]) == before.rows[:settled]
        assert told(match, settled) == heard
    else:
        assert snapshot(match) == before
    return times


def _refuses_undo(match: Match, seat: Seat) -> None:
    before = snapshot(match)
    assert not match.can_undo(seat)
    with pytest.raises(CannotUndo):
        match.undo(seat)
    assert snapshot(match) == before


@each_variant
def test_each_undo_leads_to_the_moment_before(variant: Variant) -> None:
    """Taking back the last move of all gives exactly the match that was there before it."""
    match = new_match(variant, "2")
    chooser = Dealer("moves of 2")
    taken_back = 0
    while not match.is_over:
        before = snapshot(match)
        seat, choice = random_choice(match, chooser)
        match.play(choice, seat)
        if match.can_undo(seat):
            match.undo(seat)
            assert snapshot(match)._replace(can_undo=()) == before._replace(can_undo=())
            match.play(choice, seat)
            taken_back += 1
    assert taken_back > len(match.played) // 4


@each_variant
def test_every_earlier_moment_can_be_seen_again(variant: Variant) -> None:
    whole = finished(variant, "0")
    match = new_match(variant, "0")
    step = 1 + len(whole.played) // 100
    for number, played in enumerate(whole.played):
        if number % step == 0:
            assert whole.at(number).fingerprint == match.fingerprint
        match.play(match.game.choice(played.move), played.seat)
    assert snapshot(whole.at(len(whole.played))) == snapshot(whole) == snapshot(match)


@each_variant
def test_nobody_can_undo_the_beginning(variant: Variant) -> None:
    match = new_match(variant, "0")
    for seat in range(match.game.players):
        _refuses_undo(match, seat)
