"""Turns, runs of simultaneous decisions, and undo, on games that are nothing but an agenda."""

from __future__ import annotations

import msgspec
import pytest

from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.errors import CannotUndo, IllegalMove
from bagatelle.kernel.events import Events
from bagatelle.kernel.match import Match
from bagatelle.kernel.table import Table
from tests.games.relay import Relay, RelayRules, RelayView


def begin(script: str) -> Match:
    return Match(Relay(script), "any")


def say(match: Match, words: str) -> None:
    """``"0 yes, 1 no"``"""
    for move in words.split(", "):
        seat, word = move.split()
        match.play(f"say {word}", int(seat))


def said(match: Match) -> tuple[int, ...]:
    """For each frame of the script 0 (open), 1 (no) or 2 (yes)."""
    view = match.view(None)
    assert isinstance(view, RelayView)
    return view.said


def moves(match: Match) -> list[str]:
    return [line.partition(". seat ")[2] for line in match.record().splitlines() if ". s" in line]


def undoable(match: Match) -> list[int]:
    return [seat for seat in range(3) if match.can_undo(seat)]


def test_turn_by_turn() -> None:
    match = begin("0 1 0")
    assert match.to_act == (0,)
    say(match, "0 yes")
    assert match.to_act == (1,)
    with pytest.raises(IllegalMove):
        say(match, "0 yes")
    say(match, "1 no, 0 no")
    assert said(match) == (2, 1, 1)
    assert match.is_over


def test_undo_of_several_own_moves() -> None:
    match = begin("0 0 0 1")
    say(match, "0 yes, 0 no, 0 yes")
    for left in ((2, 1, 0, 0), (2, 0, 0, 0), (0, 0, 0, 0)):
        assert undoable(match) == [0]
        match.undo(0)
        assert said(match) == left
    assert undoable(match) == []
    say(match, "0 no, 0 no")
    assert said(match) == (1, 1, 0, 0)


def test_undo_never_crosses_the_move_of_another_seat() -> None:
    match = begin("0 1 0")
    say(match, "0 yes, 1 no")
    assert undoable(match) == [1]
    with pytest.raises(CannotUndo):
        match.undo(0)
    say(match, "0 no")
    assert undoable(match) == [0]
    match.undo(0)
    assert said(match) == (2, 1, 0)
    assert undoable(match) == []


def test_the_last_move_of_a_game_can_be_taken_back() -> None:
    match = begin("0")
    say(match, "0 yes")
    match.undo(0)
    assert not match.is_over


def test_the_record_has_a_run_in_the_order_of_seats() -> None:
    match = begin("2 [0 1 2] 0")
    say(match, "2 yes, 1 no, 2 yes, 0 no, 0 yes")
    assert moves(match) == ["3: say yes", "1: say no", "2: say no", "3: say yes", "1: say yes"]


def test_a_run_is_over_when_all_have_decided_even_if_no_step_follows() -> None:
    """Or the next move of a low seat would slip into the run, and the record would not replay."""
    match = begin("[1 2] 0 1")
    say(match, "2 yes, 1 no, 0 yes, 1 yes")
    assert moves(match) == ["2: say no", "3: say yes", "1: say yes", "2: say yes"]
    assert [played.batch for played in match.played] == [0, 0, 1, 2]


def test_who_decides_together_takes_back_only_his_own() -> None:
    match = begin("[0 1 2] 0")
    say(match, "0 yes, 1 no")
    assert undoable(match) == [0, 1]
    match.undo(0)
    assert said(match) == (0, 1, 0, 0)
    assert undoable(match) == [1]
    say(match, "0 no")
    assert said(match) == (1, 1, 0, 0)


def test_several_frames_of_a_seat_in_one_run() -> None:
    match = begin("[0 0 1 1] 2")
    say(match, "0 yes, 1 no, 0 no")
    assert match.to_act == (1,)
    match.undo(0)
    match.undo(0)
    assert said(match) == (0, 0, 1, 0, 0)
    say(match, "1 yes, 0 no, 0 yes")
    assert said(match) == (1, 2, 1, 2, 0)
    assert moves(match) == ["1: say no", "1: say yes", "2: say no", "2: say yes"]
    assert match.to_act == (2,)


def test_a_finished_run_is_revealed_and_cannot_be_taken_back() -> None:
    """Even if no event says so: now everybody may see what the others have chosen."""
    match = begin("[0 1] 1")
    say(match, "0 yes, 1 no")
    assert undoable(match) == []
    say(match, "1 yes")
    assert undoable(match) == [1]
    match.undo(1)
    assert said(match) == (2, 1, 0)
    assert undoable(match) == []


def test_a_run_begins_where_nobody_can_go_further_back() -> None:
    match = begin("0 0 [0 1]")
    say(match, "0 yes, 0 yes")
    assert undoable(match) == [0]
    say(match, "1 yes")
    assert undoable(match) == [1]
    say(match, "0 yes")
    assert match.is_over


class Drawing(Relay):
    def __init__(self, script: str) -> None:
        super().__init__(script)
        self.rules = DrawingRules(script)


class DrawingRules(RelayRules):
    """Whoever says yes uses chance, and nobody is told."""

    def decide(self, t: Table, seat: int, move: int, dealer: Dealer, events: Events) -> None:
        super().decide(t, seat, move, dealer, events)
        if move == 1:
            dealer.below(6)


def test_chance_cannot_be_taken_back_even_if_no_event_tells_of_it() -> None:
    match = Match(Drawing("0 0 0"), "any")
    say(match, "0 no, 0 yes")
    assert undoable(match) == []
    say(match, "0 no")
    match.undo(0)
    assert said(match) == (1, 2, 0)


class Revealing(Relay):
    """Everything that is said reveals something hidden."""

    event_kinds = tuple(msgspec.structs.replace(kind, barrier=True) for kind in Relay.event_kinds)


def test_what_was_revealed_cannot_be_taken_back() -> None:
    match = Match(Revealing("0 0 1"), "any")
    say(match, "0 no")
    assert undoable(match) == []
    say(match, "0 no")
    assert undoable(match) == []


def test_undo_and_another_move_leave_no_trace() -> None:
    match, straight = begin("0 0 [0 1 2] 1"), begin("0 0 [0 1 2] 1")
    say(match, "0 yes, 0 yes")
    match.undo(0)
    match.undo(0)
    say(match, "0 no, 0 yes, 1 yes, 2 no")
    match.undo(1)
    say(match, "1 no, 0 yes")
    say(straight, "0 no, 0 yes, 2 no, 1 no, 0 yes")
    assert match.played == straight.played
    assert match.record() == straight.record()
    assert match.fingerprint == straight.fingerprint
    for viewer in (0, 1, 2, None):
        assert match.events(viewer) == straight.events(viewer)


def test_writing_a_record_asks_for_no_hints() -> None:
    """Hints are for moves that are offered now; those of a record were offered long ago."""
    match = begin("0 1")
    say(match, "0 yes, 1 yes")
    assert moves(match) == ["1: say yes", "2: say yes"]
