"""Numbers of events and frames agree with the rows that give them names.

The engine room says ``events.tell(DRESS_MADE, ...)`` and ``agenda.push(t, frames.PAY, ...)``:
numbers, whose meaning stands in rows. A number that slips by one would still run, and say something
else. ``event_numbers`` and ``frame_numbers`` are the only places here that know where a game keeps
its numbers: Rokoko beside their rows, the others in ``happenings.py`` and ``state.py``.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import re
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import msgspec
import pytest

from bagatelle.games import GAMES
from bagatelle.games.rokoko import moments
from bagatelle.kernel import agenda
from bagatelle.kernel.game import Game
from bagatelle.kernel.rows import EventKind
from tests.build.positions import NamedPosition, named_positions

WITH_ROWS = ("rokoko",)
"""The games that keep numbers beside their rows."""

each_game = pytest.mark.parametrize("game", GAMES)


def event_numbers(game: str) -> dict[str, int]:
    """The constants that number a game's events, by name."""
    module = importlib.import_module(
        f"bagatelle.games.{game}.{'events' if game in WITH_ROWS else 'happenings'}"
    )
    return _numbers_of(module)


def frame_numbers(game: str) -> dict[str, int]:
    """The constants that number what is on a game's agenda, by name."""
    if game in WITH_ROWS:
        return _numbers_of(importlib.import_module(f"bagatelle.games.{game}.frames"))
    lines = iter(_source(game, "state").splitlines())
    assert any(line.startswith("# What is on the agenda.") for line in lines)
    block = "\n".join(takewhile(str.strip, lines))
    return {name: int(n) for name, n in re.findall(r"^(\w+): Final = (\d+)$", block, re.MULTILINE)}


def _numbers_of(module: ModuleType) -> dict[str, int]:
    return {
        name: value
        for name, value in vars(module).items()
        if type(value) is int and name not in ("MODULES", "KINDS")
    }


def event_kinds(game: str) -> tuple[EventKind, ...]:
    return GAMES[game].event_kinds


def named_positions_of(game: str) -> list[NamedPosition]:
    return [p for p in named_positions() if p.name.startswith(f"{game}-")]


# ---------------------------------------------------------------------- events


@each_game
def test_every_event_number_is_that_of_its_row(game: str) -> None:
    rows = {kind.name.upper(): kind.number for kind in event_kinds(game)}
    assert event_numbers(game) == rows
    assert len(rows) == len(event_kinds(game))


class Told(NamedTuple):
    """A place in the source where an event is told."""

    where: str
    event: str
    parts: int
    """How many parts it has; -1 if that cannot be seen in the source."""
    whispered: bool


@each_game
def test_every_event_is_told_with_the_parts_of_its_row(game: str) -> None:
    rows = {kind.name.upper(): kind for kind in event_kinds(game)}
    told = list(_told(game))
    assert {one.event for one in told} == set(rows), "numbers that are told, and rows"
    for one in told:
        row = rows[one.event]
        assert one.parts in (-1, len(row.parts)), one
        if one.parts >= 0:
            assert one.whispered == bool(row.secret or row.private), one


def _told(game: str) -> Iterator[Told]:
    """Every name of an event in a game's source, with the call that tells it, if it is there."""
    for where, tree in _trees(game):
        if where == "events.py":
            continue
        seen = set()
        for call in ast.walk(tree):
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute):
                continue
            if call.func.attr in ("tell", "whisper"):
                whispered = call.func.attr == "whisper"
                kind, *parts = call.args[1:] if whispered else call.args
                names = list(_event_names(game, kind))
                seen |= {node for node, _ in names}
                for _, name in names:
                    yield Told(f"{where}:{call.lineno}", name, len(parts), whispered)
        # A number that is handed to a function which tells it.
        for node, name in _event_names(game, tree):
            if node not in seen:
                yield Told(f"{where}:{node.lineno}", name, -1, False)


def _event_names(game: str, tree: ast.AST) -> Iterator[tuple[ast.expr, str]]:
    """Where an event is named: ``happenings.NAME``, or its bare name beside rows."""
    known = event_numbers(game) if game in WITH_ROWS else {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "happenings":
            yield node, node.attr
        elif isinstance(node, ast.Name) and node.id in known:
            yield node, node.id


# ---------------------------------------------------------------------- frames


@each_game
def test_frame_numbers_are_unique(game: str) -> None:
    numbers = frame_numbers(game)
    assert len(set(numbers.values())) == len(numbers)
    assert 0 not in numbers.values(), "an empty place of the agenda is 0"


@each_game
def test_every_frame_number_is_pushed_and_every_frame_pushed_has_a_number(game: str) -> None:
    pushed = {name for name, _ in _pushed(game)}
    assert pushed == set(frame_numbers(game))


@each_game
def test_a_frame_is_decided_by_seats_or_by_nobody(game: str) -> None:
    """Never both: views and questions go by the kind of a frame alone."""
    decided = {name for name, is_decision in _pushed(game) if is_decision}
    follows = {name for name, is_decision in _pushed(game) if not is_decision}
    assert not decided & follows


@each_game
def test_question_and_step_of_a_decision_are_called_like_its_frame(game: str) -> None:
    """In real positions: there is one for every kind of decision."""
    names = {number: name for name, number in frame_numbers(game).items()}
    found = set()
    for position in named_positions_of(game):
        match = position.match()
        top = agenda.top(match._table)
        seat = int(agenda.seat_of(match._table, top))
        name = names[int(agenda.kind_of(match._table, top))]
        found.add(name)
        assert match.question(seat).id == f"{game}-question-{name.lower()}"
        assert getattr(match.view(None), "step", "") == name.lower()
    assert found == {name for name, is_decision in _pushed(game) if is_decision}


@each_game
def test_every_step_of_a_view_is_a_frame_that_somebody_decides(game: str) -> None:
    view = type(named_positions_of(game)[0].match().view(None))
    shape = msgspec.json.schema(view)["$defs"][view.__name__]["properties"]["step"]
    steps = {step.upper() for step in shape["enum"]} - {"OVER"}
    assert steps == {name for name, is_decision in _pushed(game) if is_decision}


def _pushed(game: str) -> Iterator[tuple[str, bool]]:
    """Every kind of frame that is pushed in a game's source, and whether a seat decides it."""
    for _, tree in _trees(game):
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and ast.unparse(call.func) in (
                "agenda.push",
                "agenda.push_together",
            ):
                _, kind, seat, *_ = call.args
                for name in re.findall(r"\b[A-Z_]+\b", ast.unparse(kind)):
                    yield name, ast.unparse(seat) != "agenda.TABLE"
    if game in WITH_ROWS:
        names = {number: name for name, number in frame_numbers(game).items()}
        for kinds in moments.ORDER.values():
            yield from ((names[kind], False) for kind in kinds)


# ---------------------------------------------------------------------- sources


def _trees(game: str) -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(_folder(GAMES[game]).glob("*.py")):
        yield path.name, ast.parse(path.read_text(encoding="utf-8"))


def _source(game: str, module: str) -> str:
    return (_folder(GAMES[game]) / f"{module}.py").read_text(encoding="utf-8")


def _folder(game: type[Game]) -> Path:
    return Path(inspect.getfile(game)).parent
