"""Every row stands beside the number that it names, and no number is used twice."""

from __future__ import annotations

from types import ModuleType

from bagatelle.games.augsburg import (
    bidding,
    buying,
    climbing,
    draw,
    frames,
    hints,
    lines,
    moves,
    privileges,
    rights,
    shortage,
    showdown,
    state,
)
from bagatelle.games.augsburg.game import ROWS, Augsburg
from bagatelle.games.augsburg.lines import LINE_KINDS
from bagatelle.kernel.rows import FIGURE, reasons

CHAPTERS = (buying, bidding, showdown, privileges, draw, climbing, rights, shortage)


def numbers(module: ModuleType) -> dict[str, int]:
    return {name: value for name, value in vars(module).items() if type(value) is int}


def test_frames() -> None:
    known = numbers(frames)
    for kind in ROWS.frames:
        assert known[kind.name.upper()] == kind.number
        assert kind.decided == (not kind.name.endswith("_step"))
    assert len(ROWS.frames) == len(known) - len(("KINDS",))
    assert max(kind.number for kind in ROWS.frames) < frames.KINDS


def test_moves() -> None:
    """Each kind begins where the one before it ends."""
    game = Augsburg(state.MAX_PLAYERS, {})
    assert list(game.all_moves()) == list(range(moves.ALL_MOVES))
    firsts = numbers(moves).items() - numbers(state).items() - {("ALL_MOVES", moves.ALL_MOVES)}
    assert {kind.first for kind in ROWS.moves} == {number for _, number in firsts}


def test_reasons() -> None:
    """Each number is written once, in the chapter that gives it."""
    found = [number for module in CHAPTERS for number in module.REASONS]
    assert sorted(found) == sorted({*found})
    assert all(0 < number < FIGURE for number in found)
    for module in CHAPTERS:
        assert {*module.REASONS} <= {*numbers(module).values()}, module.__name__
        assert {*reasons(module.REASONS)} <= {*ROWS.reasons}, module.__name__


def test_hints() -> None:
    named = {kind.text.upper() or "CARD": kind.number for kind in ROWS.hints}
    assert named == numbers(hints)


def test_lines() -> None:
    found = {kind.name.upper().replace("-", "_"): kind.number for kind in LINE_KINDS}
    assert found == numbers(lines)
    assert sorted(found.values()) == list(range(state.SCORE_LINES))
