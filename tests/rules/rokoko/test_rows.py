"""Every row stands beside the number that it names, and no number is used twice."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from types import ModuleType

import pytest

from bagatelle.games import rokoko
from bagatelle.games.rokoko import frames, hints, lines, moves, rules, state
from bagatelle.games.rokoko.game import ROWS, Rokoko
from bagatelle.games.rokoko.modules.registry import MODULES, NO_MODULES
from bagatelle.games.rokoko.modules.rows import MODULE_ROWS
from bagatelle.kernel.rows import FIGURE, reasons

FILES = [
    import_module(f"{rokoko.__name__}.{file.name}")
    for file in pkgutil.iter_modules(rokoko.__path__)
]
CHAPTERS = [file for file in FILES if getattr(file, "REASONS", rules.REASONS) != rules.REASONS]
"""The files that give reasons of their own."""


def numbers(module: ModuleType) -> dict[str, int]:
    return {name: value for name, value in vars(module).items() if type(value) is int}


def test_frames() -> None:
    known = numbers(frames)
    for kind in ROWS.frames:
        assert known[kind.name.upper()] == kind.number
        assert kind.decided == (not kind.name.endswith("_step"))
    assert len(ROWS.frames) == len(known) - len(("MODULES", "KINDS"))


def test_moves() -> None:
    """Each kind begins where the one before it ends, and has room for its whole domain."""
    firsts = {value for name, value in numbers(moves).items() if not name.startswith("MAX_")}
    firsts -= {moves.MODULES, state.BASE_WORKERS}
    assert {kind.first - kind.first_thing for kind in ROWS.moves} == firsts
    game = Rokoko(5, {})
    ordered = sorted(ROWS.moves, key=lambda kind: kind.first)
    ends = [*(kind.first for kind in ordered[1:]), moves.MODULES]
    for kind, end in zip(ordered, ends, strict=True):
        things = len(game.ids.by_domain[kind.domain]) if kind.domain else 1
        assert kind.first + things - kind.first_thing <= end


def test_reasons() -> None:
    """Each number is written once, in the chapter that gives it."""
    texts: dict[int, str] = {}
    for number, text in ((row.number, row.text) for row in ROWS.reasons + MODULE_ROWS.reasons):
        assert number not in texts, f"{number} is both {texts[number]} and {text}"
        texts[number] = text
    for module in CHAPTERS:
        given = {*module.REASONS}
        assert given <= {*numbers(module).values()}, module.__name__
        assert all(0 < number < FIGURE for number in given), module.__name__
        rows = {*reasons(module.REASONS)}
        assert rows <= {*ROWS.reasons}, f"{module.__name__}: add it to rules.REASONS"


def test_hints() -> None:
    known = numbers(hints)
    assert {kind.text.upper(): kind.number for kind in ROWS.hints} == {
        name: number for name, number in known.items() if name != "MODULES"
    }


@pytest.mark.parametrize("modules", [NO_MODULES, ",".join(MODULES)])
@pytest.mark.parametrize("players", Rokoko.info.players)
def test_lines_are_scored_in_the_order_of_their_rows(players: int, modules: str) -> None:
    game = Rokoko(players, {"modules": modules})
    found = [kind.number for kind in game.lines]
    assert found == [int(scorer.line) for scorer in game.rules.scorers]
    assert len({*found}) == len(found)
    of_modules = {line.number for module in game.modules for line in module.lines}
    assert {number for number in found if number >= lines.MODULES} == of_modules
