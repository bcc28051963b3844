"""A table that was passed to the engine room is freed with its last owner."""

import gc
import sys
from collections.abc import Callable

import pytest

from tests.build.engine_room import Call, Function, calls, functions_with_tables

pytestmark = pytest.mark.slow
"""And only the compiled build could leak in this way."""

CALLS = 60
ROUNDS = 3

NOT_CALLED: dict[str, str] = {
    "kernel.chapter.Chapter.proceed": "the first chapter is a decision; steps are called by name",
}
"""Functions that cannot be called with any table and some ints, and why not."""

FUNCTIONS = functions_with_tables()


def blocks_kept(call: Callable[[], object]) -> int:
    """How many blocks of memory are there after many calls that were not there before.

    The least of some rounds: what somebody remembers on purpose is remembered in the first. Python
    keeps freed tuples for the next ones, up to a limit; a collection gives them back, but it is
    slow, so it is asked for only where something seems to be kept.
    """
    return _kept(call, lambda: 0) and _kept(call, gc.collect)


def _kept(call: Callable[[], object], tidy: Callable[[], int]) -> int:
    kept = []
    for _ in range(ROUNDS):
        tidy()
        before = sys.getallocatedblocks()
        for _ in range(CALLS):
            call()
        tidy()
        kept.append(sys.getallocatedblocks() - before)
    return max(0, min(kept))


def first_call(function: Function) -> Call | None:
    """A way to call it that makes sense to it."""
    for call in calls(function):
        try:
            call()
        except Exception:
            continue
        return call
    return None


@pytest.mark.parametrize("function", FUNCTIONS, ids=str)
def test_nobody_keeps_a_table_after_a_call(function: Function) -> None:
    call = first_call(function)
    if str(function) in NOT_CALLED:
        assert call is None, "it can be called: strike it off the list"
        return
    assert call is not None, "no table and ints are right for it: write down why"
    assert blocks_kept(call) < CALLS // 10


def test_what_is_not_called_is_there() -> None:
    assert set(NOT_CALLED) <= {str(function) for function in FUNCTIONS}
    assert all(NOT_CALLED.values())


def test_functions_of_all_games_are_found() -> None:
    names = {str(function) for function in FUNCTIONS}
    assert {
        "kernel.agenda.is_empty",
        "kernel.playout.perft",
        "banquet.serving.Serve.decide",
        "augsburg.rules.AugsburgRules.imagine",
        "kernel.chapter.ChapterRules.legal",
        "rokoko.tailor.Pay.legal",
        "bots.rokoko.plan.Plan.best_move",
    } <= names


def test_a_table_that_is_kept_is_found() -> None:
    kept = []
    call = first_call(FUNCTIONS[0])
    assert call is not None
    table = call.arguments[0]
    assert blocks_kept(lambda: kept.append(table[:])) >= CALLS
