"""Numbers of events and frames agree with the rows that give them names.

The engine room says ``events.public(DRESS_MADE, ...)`` and ``agenda.push(t, frames.PAY, ...)``:
numbers, whose meaning stands in rows. A number that slips by one would still run, and say something
else. ``event_numbers`` and ``frame_numbers`` are the only places here that know where a game keeps
its numbers: beside their rows, those of modules too.
"""

from __future__ import annotations

import ast
import importlib
import inspect
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import msgspec
import pytest

from bagatelle.games import GAMES
from bagatelle.games.rokoko import moments
from bagatelle.games.rokoko.modules import dress_rows, order
from bagatelle.games.rokoko.modules.du_barry import rows as du_barry
from bagatelle.games.rokoko.modules.jewelry_box import rows as jewelry_box
from bagatelle.games.rokoko.modules.rows import MODULE_ROWS
from bagatelle.kernel import agenda
from bagatelle.kernel.game import Game
from bagatelle.kernel.rows import EventKind
from tests.build.positions import NamedPosition, named_positions

WITH_MODULES = "rokoko"
ROWS_OF_MODULES = (jewelry_box, dress_rows, du_barry)
"""Where the modules of Rokoko keep theirs."""

each_game = pytest.mark.parametrize("game", GAMES)

Named = tuple[ast.expr | None, ast.expr]
"""The number of a row, and the words that begin with its name."""
Constants = Mapping["Constant", str]
"""Constants, each with the name of what it numbers."""


class Constant(NamedTuple):
    """A name in a module."""

    module: str
    name: str

    @property
    def value(self) -> int:
        found = getattr(importlib.import_module(self.module), self.name)
        assert type(found) is int
        return found


# ---------------------------------------------------------------------- where numbers are kept


@cache
def event_constants(game: str) -> Constants:
    """The constants that number a game's events."""
    module = f"bagatelle.games.{game}.events"
    found = {Constant(module, name): name for name in _numbers_of(importlib.import_module(module))}
    return {**found, **(_with_rows(_named_by_events) if game == WITH_MODULES else {})}


@cache
def frame_constants(game: str) -> Constants:
    """The constants that number what is on a game's agenda."""
    frames = importlib.import_module(f"bagatelle.games.{game}.frames")
    found = {Constant(frames.__name__, name): name for name in _numbers_of(frames)}
    return found | (_with_rows(_named_by_frames) if game == WITH_MODULES else {})


def _numbers_of(module: ModuleType) -> list[str]:
    return [
        name
        for name, value in vars(module).items()
        if type(value) is int and name not in ("MODULES", "KINDS")
    ]


def _with_rows(named: Callable[[ast.Call], Iterator[Named]]) -> dict[Constant, str]:
    """The constants of modules in rows of one kind."""
    found = {}
    for module in ROWS_OF_MODULES:
        tree = ast.parse(Path(inspect.getfile(module)).read_text(encoding="utf-8"))
        for call in ast.walk(tree):
            for number, name in named(call) if isinstance(call, ast.Call) else ():
                assert isinstance(number, ast.Name), ast.unparse(call)
                assert isinstance(name, ast.Constant), ast.unparse(call)
                constant = Constant(module.__name__, number.id)
                assert constant not in found, "two rows for one number"
                found[constant] = str(name.value).split()[0].upper()
    return found


def _named_by_events(call: ast.Call) -> Iterator[Named]:
    """``event(JEWEL_MOVED, "JB-P1-05 jewel_moved ...")``."""
    if ast.unparse(call.func) == "event":
        row = call.args[1]
        assert isinstance(row, ast.Constant), ast.unparse(call)
        yield call.args[0], ast.Constant(str(row.value).partition(" ")[2])


def _named_by_frames(call: ast.Call) -> Iterator[Named]:
    """``frame_kinds(decisions={JEWEL: "jewel", ...}, steps={...})``."""
    if ast.unparse(call.func) == "frame_kinds":
        for rows in call.keywords:
            assert isinstance(rows.value, ast.Dict), ast.unparse(call)
            yield from zip(rows.value.keys, rows.value.values, strict=True)


def event_numbers(game: str) -> dict[str, int]:
    """The numbers of a game's events by what they number."""
    return _by_name(event_constants(game))


def frame_numbers(game: str) -> dict[str, int]:
    """The numbers of a game's frames by what they number."""
    return _by_name(frame_constants(game))


def _by_name(constants: Constants) -> dict[str, int]:
    assert max(Counter(constants.values()).values()) == 1, "two of the same name"
    return {name: constant.value for constant, name in constants.items()}


def event_kinds(game: str) -> tuple[EventKind, ...]:
    of_modules = MODULE_ROWS.events if game == WITH_MODULES else ()
    return (*GAMES[game].event_kinds, *of_modules)


def named_positions_of(game: str) -> list[NamedPosition]:
    return [p for p in named_positions() if p.name.startswith(f"{game}-")]


OTHERWISE_CALLED = {
    "CARD_REVEALED": "CARD",
    "FAVOUR_CARD": "FAVOUR",
    "TILE_TAKEN": "TILE",
    "DRESS_CHOSEN": "MAKES",
    "PLACEMENT_REVEALED": "PLACEMENT",
    "JEWEL_TAKEN": "JEWEL",
    "NO_JEWEL_FOUND": "NO_JEWEL",
    "WORKER_HIRED": "HIRES",
    "FUNDED": "FUNDS",
    "TRIAL_PASSED": "TRIAL",
    "SHUFFLE_STEP": "SHUFFLE",
}
"""What is not called in the engine room as the log tells it of Madame du Barry."""


@pytest.mark.parametrize("constants", [event_constants, frame_constants])
def test_a_number_of_a_module_is_called_like_its_row(
    constants: Callable[[str], Constants],
) -> None:
    """As it is, or with the name of the module before it."""
    for constant, name in constants("rokoko").items():
        if constant.module == du_barry.__name__:
            own = OTHERWISE_CALLED.get(constant.name, constant.name)
            assert name == f"DU_BARRY_{own}"
        else:
            assert name in (constant.name, f"FESTIVITY_{constant.name}")


# ---------------------------------------------------------------------- events


@each_game
def test_every_event_number_is_that_of_its_row(game: str) -> None:
    rows = {kind.name.upper(): kind.number for kind in event_kinds(game)}
    assert event_numbers(game) == rows
    assert len(rows) == len(event_kinds(game))
    assert len({*rows.values()}) == len(rows)


class NamedLine(NamedTuple):
    """A place in the source where an event is told."""

    where: str
    event: str
    parts: int
    """How many parts it has; -1 if that cannot be seen in the source."""
    is_private: bool


@each_game
def test_every_event_is_told_with_the_parts_of_its_row(game: str) -> None:
    rows = {kind.name.upper(): kind for kind in event_kinds(game)}
    told = list(_told(game))
    assert {one.event for one in told} == set(rows), "numbers that are told, and rows"
    for one in told:
        row = rows[one.event]
        assert one.parts in (-1, len(row.parts)), one
        if one.parts >= 0:
            assert one.is_private == bool(row.secret or row.private), one


def _told(game: str) -> Iterator[NamedLine]:
    """Every name of an event in a game's source, with the call that tells it, if it is there."""
    known = event_constants(game)
    for source in sources(game):
        if source.module in {constant.module for constant in known}:
            continue
        seen = set()
        for call in ast.walk(source.tree):
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute):
                continue
            if call.func.attr in ("public", "private"):
                is_private = call.func.attr == "private"
                kind, *parts = call.args[1:] if is_private else call.args
                names = list(source.named_in(kind, known))
                assert names or ast.unparse(kind).islower(), f"{source.module}:{call.lineno}"
                seen |= {node for node, _ in names}
                for _, name in names:
                    yield NamedLine(f"{source.module}:{call.lineno}", name, len(parts), is_private)
        # A number that is handed to a function which tells it.
        for node, name in source.named_in(source.tree, known):
            if node not in seen:
                yield NamedLine(f"{source.module}:{node.lineno}", name, -1, False)


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
    rows = importlib.import_module(f"bagatelle.games.{game}.frames").FRAME_KINDS
    rows += MODULE_ROWS.frames if game == WITH_MODULES else ()
    assert decided == {kind.name.upper() for kind in rows if kind.decided}
    assert follows == {kind.name.upper() for kind in rows if not kind.decided}


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
    known = frame_constants(game)
    for source in sources(game):
        for call in ast.walk(source.tree):
            if isinstance(call, ast.Call) and ast.unparse(call.func) in (
                "agenda.push",
                "agenda.push_together",
            ):
                _, kind, seat, *_ = call.args
                names = list(source.named_in(kind, known))
                assert names or ast.unparse(kind).islower(), f"{source.module}:{call.lineno}"
                for _, name in names:
                    yield name, ast.unparse(seat) != "agenda.TABLE"
            elif isinstance(call, ast.FunctionDef) and call.name == "frame":
                # An effect names the frame in which its seat decides.
                yield from ((name, True) for _, name in source.named_in(call, known))
    if game == WITH_MODULES:
        by_number = {number: name for name, number in frame_numbers(game).items()}
        for kinds in (*moments.ORDER.values(), *order.ORDER.values()):
            yield from ((by_number[kind], False) for kind in kinds)


# ---------------------------------------------------------------------- sources


class Source(NamedTuple):
    """A file of a game."""

    module: str
    tree: ast.Module
    imported: Mapping[str, Constant]
    """What its names stand for that come from elsewhere."""

    def named_in(self, tree: ast.AST, known: Constants) -> Iterator[tuple[ast.expr, str]]:
        """Where some constants are meant: ``PAY``, ``frames.PAY``."""
        for node in ast.walk(tree):
            if isinstance(node, ast.Name):
                found = self.imported.get(node.id, Constant(self.module, node.id))
            elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                home = self.imported.get(node.value.id)
                found = Constant(".".join(home) if home else "", node.attr)
            else:
                continue
            if found in known:
                yield node, known[found]


@cache
def sources(game: str) -> tuple[Source, ...]:
    """The files of a game, those of its modules too."""
    folder = _folder(GAMES[game])
    found = []
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        inside = path.relative_to(folder).with_suffix("").parts
        module = ".".join(("bagatelle", "games", game, *inside)).removesuffix(".__init__")
        imports = {
            alias.asname or alias.name: Constant(str(node.module), alias.name)
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }
        found.append(Source(module, tree, imports))
    return tuple(found)


def _folder(game: type[Game]) -> Path:
    return Path(inspect.getfile(game)).parent
