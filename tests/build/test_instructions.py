"""The guard of the instruction counts says what is too much, and does not cry wolf."""

from __future__ import annotations

import pytest
from benchmarks.instructions import baseline, callgrind
from benchmarks.instructions.__main__ import WRONG_INPUT, main
from benchmarks.instructions.baseline import Comparison
from benchmarks.instructions.workloads import WORKLOADS, YARDSTICK

from bagatelle.kernel import playout

BEFORE = {YARDSTICK: 1000.0, "game": 2000.0}


def complaints(game: float, yardstick: float = 1000.0) -> list[str]:
    return Comparison({YARDSTICK: yardstick, "game": game}, BEFORE).too_much()


def test_a_tenth_more_is_too_much() -> None:
    assert complaints(2000) == complaints(1000) == complaints(2199) == []
    (complaint,) = complaints(2300)
    assert complaint == (
        "game takes 2,300 instructions a decision, 15% more than the 2,000 of the baseline;"
        " 10% is too much."
    )


def test_another_interpreter_is_compared_by_its_yardstick() -> None:
    """It takes half as many instructions for everything: so may the game, and a little more."""
    assert complaints(1000, yardstick=500) == []
    assert complaints(1400, yardstick=500) == []
    (complaint,) = complaints(1600, yardstick=500)
    assert "60% more than the 1,000 of the baseline" in complaint


def test_what_nobody_has_counted_is_too_much() -> None:
    now = {**BEFORE, "new": 1.0}
    assert Comparison(now, BEFORE).too_much() == ["new is not in the baseline."]


def test_the_baseline_has_all_that_is_counted() -> None:
    assert baseline.read().keys() == WORKLOADS.keys()


def test_a_missing_valgrind_is_said_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    with pytest.raises(callgrind.NoValgrind, match="please install it"):
        callgrind.find_valgrind()


def test_pure_python_is_not_counted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(playout, "__file__", "playout.py")
    monkeypatch.setattr("sys.argv", ["instructions"])
    assert main() == WRONG_INPUT
    assert capsys.readouterr().err.startswith("Instructions are counted in the compiled build")
