"""Numbers of events and frames agree with the rows that give them names.

The engine room says ``events.tell(happenings.DRESS_MADE, ...)`` and ``agenda.push(t, PAY, ...)``:
numbers, whose meaning stands elsewhere (``events.py``, the questions, the steps of views). A number
that slips by one would still run, and say something else. ``event_numbers`` and ``frame_numbers``
are the only places here that know where a game keeps its numbers.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import re
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path
from typing import NamedTuple, get_args, get_type_hints

import pytest

from bagatelle.games import GAMES
from bagatelle.kernel import agenda
from bagatelle.kernel.game import EventKind, Game
from tests.build.positions import NamedPosition, named_positions

each_game = pytest.mark.parametrize("game", GAMES)


def event_numbers(game: str) -> dict[str, int]:
    """The constants that number a game's events, by name."""
    module = importlib.import_module(f"bagatelle.games.{game}.happenings")
    return {name: value for name, value in vars(module).items() if name.isupper()}


def frame_numbers(game: str) -> dict[str, int]:
    """The constants that number what is on a game's agenda, by name: a block of ``state.py``."""
    lines = iter(_source(game, "state").splitlines())
    assert any(line.startswith("# What is on the agenda.") for line in lines)
    block = "\n".join(takewhile(str.strip, lines))
    return {name: int(n) for name, n in re.findall(r"^(\w+): Final = (\d+)$", block, re.MULTILINE)}


def event_kinds(game: str) -> tuple[EventKind, ...]:
    return GAMES[game].event_kinds


def named_positions_of(game: str) -> list[NamedPosition]:
    return [p for p in named_positions() if p.name.startswith(f"{game}-")]


# ---------------------------------------------------------------------- events


@each_game
def test_every_event_number_is_that_of_its_row(game: str) -> None:
    rows = {kind.name.upper(): number for number, kind in enumerate(event_kinds(game))}
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
    """Every ``happenings.NAME`` of a game's source, with the call that tells it, if it is there."""
    for where, tree in _trees(game):
        seen = set()
        for call in ast.walk(tree):
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute):
                continue
            if call.func.attr in ("tell", "whisper"):
                whispered = call.func.attr == "whisper"
                kind, *parts = call.args[1:] if whispered else call.args
                names = list(_happenings(kind))
                seen |= set(names)
                for name in names:
                    line = f"{where}:{call.lineno}"
                    yield Told(line, name.attr, len(parts), whispered)
        # A number that is handed to a function which tells it.
        for name in _happenings(tree):
            if name not in seen:
                yield Told(f"{where}:{name.lineno}", name.attr, -1, False)


def _happenings(tree: ast.AST) -> Iterator[ast.Attribute]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "happenings":
            yield node


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
    steps = {step.upper() for step in get_args(get_type_hints(view)["step"])} - {"OVER"}
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
                for node in ast.walk(kind):
                    if isinstance(node, ast.Name) and node.id.isupper():
                        yield node.id, ast.unparse(seat) != "agenda.TABLE"


# ---------------------------------------------------------------------- sources


def _trees(game: str) -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(_folder(GAMES[game]).glob("*.py")):
        yield path.name, ast.parse(path.read_text(encoding="utf-8"))


def _source(game: str, module: str) -> str:
    return (_folder(GAMES[game]) / f"{module}.py").read_text(encoding="utf-8")


def _folder(game: type[Game]) -> Path:
    return Path(inspect.getfile(game)).parent
