"""Every public function of the engine room that takes a table, and arguments to call it with.

The signatures come from the sources, for compiled functions have none.
"""

from __future__ import annotations

import ast
import importlib
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from bagatelle.bots.rokoko.plan import Plan
from bagatelle.bots.search.floats import Floats
from bagatelle.bots.search.lines import Lines
from bagatelle.bots.search.minds import mind_of
from bagatelle.bots.search.search import Search
from bagatelle.games.rokoko.extension import Extension
from bagatelle.kernel import agenda
from bagatelle.kernel.chapter import move_buffer
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import NoEvents
from bagatelle.kernel.game import Seat
from bagatelle.kernel.match import Match
from bagatelle.kernel.table import load
from tests.build.positions import named_positions

ROOT = Path(__file__).parents[2]

TABLE = type(load("0"))
"""What a table is at run time."""

INTS = (0, 1, 2, 5, 20, 34)
"""What is tried for ints that have no better value; 34 is an effect of the Jewelry Box."""
HALLS = 5

INSIDE_A_MIND = {
    f"bagatelle.bots.{part}"
    for part in (
        "rokoko.side",
        "banquet.chances",
        "banquet.planner",
        "augsburg.habits",
        "augsburg.worths",
        "augsburg.hand",
        "augsburg.auctions",
        "augsburg.policy",
    )
}
"""Parts of a mind, which is compiled, too, and alone calls them: Python hands them no table."""


class Function(NamedTuple):
    """A function or method, by the names of things, and the types of its arguments."""

    module: str
    owner: str
    """Its class; empty for a function of the module."""
    name: str
    arguments: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        module = self.module.removeprefix("bagatelle.").removeprefix("games.")
        return ".".join(part for part in (module, self.owner, self.name) if part)

    @property
    def game(self) -> str:
        """The game that it belongs to; what is for all games is called at Rokoko's tables."""
        package, _, rest = self.module.removeprefix("bagatelle.").partition(".")
        folder = rest.split(".")[0]
        return folder if package in ("games", "bots") and folder != "search" else "rokoko"


def module_names() -> list[str]:
    with (ROOT / "pyproject.toml").open("rb") as project:
        files = tomllib.load(project)["tool"]["bagatelle"]["engine-room"]
    return [file.removeprefix("src/").removesuffix(".py").replace("/", ".") for file in files]


def functions_with_tables() -> list[Function]:
    found = []
    for module in module_names():
        source = ROOT / "src" / f"{module.replace('.', '/')}.py"
        for owner, node in _public_functions(ast.parse(source.read_text(encoding="utf-8"))):
            arguments = tuple(
                (argument.arg, ast.unparse(argument.annotation))
                for argument in node.args.args
                if argument.annotation is not None
            )
            if "Table" in dict(arguments).values() and module not in INSIDE_A_MIND:
                found.append(Function(module, owner, node.name, arguments))
    return found


def _public_functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
            yield "", node
        elif isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            for method in node.body:
                if isinstance(method, ast.FunctionDef) and not method.name.startswith("_"):
                    yield node.name, method


# ---------------------------------------------------------------------- how to call them


@dataclass(frozen=True)
class Call:
    """A function with its arguments; the tables among them are copied for every call."""

    function: Callable[..., object]
    arguments: tuple[Any, ...]

    def __call__(self) -> object:
        # A list: Python keeps the short tuples that are made of generators for later.
        copied = [value[:] if type(value) is TABLE else value for value in self.arguments]
        return self.function(*copied)


def calls(function: Function) -> Iterator[Call]:
    """Ways to call it: at many positions, with many ints. Some may not make sense."""
    for match in matches(function.game):
        called = _bound(function, match)
        if called is None:
            continue
        table = _before_a_step(match) if function.name == "proceed" else match._table
        for number in INTS:
            values = (_value(name, kind, match, table, number) for name, kind in function.arguments)
            yield Call(called, tuple(values))


@cache
def matches(game: str) -> tuple[Match, ...]:
    """Matches in the middle, and one that is over."""
    found = [p.match() for p in named_positions() if p.name.startswith(f"{game}-")]
    over = found[-1].at(len(found[-1].played))
    while not over.is_over:
        over.play(over.legal_moves(over.to_act[0])[0])
    return (*found, over)


def _bound(function: Function, match: Match) -> Callable[..., object] | None:
    """The function itself, or the method of an object, if this match has such an object."""
    if function.owner:
        owner = _object(function.owner, match, function.module)
    else:
        owner = importlib.import_module(function.module)
    return None if owner is None else getattr(owner, function.name)


def _object(kind: str, match: Match, module: str = "") -> Any:
    """Something of the engine room that is no number: it belongs to the match's game."""
    game: Any = match.game
    kind = kind.removesuffix(" | None")
    makers: dict[str, Callable[[], Any]] = {
        "Box": lambda: game.rules.box,
        "Dealer": lambda: Dealer("leaks"),
        "Events": NoEvents,
        "Hints": lambda: game._hints,
        "Plan": lambda: Plan(game.rules, _seat(match), Dealer("leaks")),
        "Rules": lambda: game.rules,
        "Extension": lambda: Extension(1),
        "list[Dealer]": lambda: [Dealer("leaks") for _ in range(game.players)],
        "list[Scorer]": lambda: game.rules.scorers,
        "list[int]": lambda: [40, 41],
        "ViewMaker": lambda: game._views,
        "Viewer": lambda: _seat(match),
        "bool": lambda: True,
        "str": lambda: game.step(match._table),
        "float": lambda: 1.0,
        "Floats": lambda: Floats([0.0] * int(mind_of(game).features)),
        "Lines": lambda: Lines(mind_of(game), _seat(match), 5),
        "Search": lambda: Search(mind_of(game), _seat(match), "leaks"),
    }
    kind = "Rules" if kind.endswith("Rules") else kind
    if kind.endswith("Mind"):
        return mind_of(game)
    if kind not in makers:
        fitting = [one for one in _parts(game) if kind in _classes(one)]
        # Two modules may have a class of the same name.
        fitting = [one for one in fitting if (module, kind) in _homes(one)] or fitting
        # Of a base class rather one that has rules of its own.
        return max(fitting, key=lambda one: len(_classes(one)), default=None)
    return makers[kind]()


def _parts(game: Any) -> list[Any]:
    """What rules are made of: demands of the Banquet's nobles, and all that Rokoko's rules list."""
    rules, box = game.rules, getattr(game.rules, "box", None)
    return [
        *getattr(box, "demands", []),
        *getattr(rules, "chapters", []),
        *getattr(rules, "actions", []),
        *getattr(rules, "scorers", []),
        *getattr(box, "counters", []),
        *getattr(box, "effect_kinds", []),
        *filter(None, [getattr(box, "things", None)]),
        *getattr(rules, "extensions", []),
        *(chapter.work for chapter in getattr(rules, "chapters", []) if hasattr(chapter, "work")),
    ]


def _classes(thing: Any) -> list[str]:
    return [one.__name__ for one in type(thing).__mro__]


def _homes(thing: Any) -> list[tuple[str, str]]:
    """Its classes with the modules where they stand."""
    return [(one.__module__, one.__name__) for one in type(thing).__mro__]


@cache
def _before_a_step(match: Match) -> Any:
    """A table of this match, or of what follows, at which nobody decides what comes next."""
    rules, t = match.game.rules, match._table[:]
    while agenda.waits(t):
        seat = int(agenda.seat_of(t, agenda.top(t)))
        rules.decide(t, seat, rules.legal(t, seat)[0], Dealer("leaks"), NoEvents())
    return t


def _value(name: str, kind: str, match: Match, t: Any, number: int) -> Any:
    if kind == "Table":
        return move_buffer() if name == "moves" else t
    if kind not in ("i64", "int"):
        return _object(kind, match)
    if name in ("seat", "party", "who"):
        return _seat(match)
    if name == "value" and agenda.waits(t):
        return agenda.value_of(t, agenda.top(t))
    if name == "players":
        return match.game.players
    if name == "hall":
        return number % HALLS
    if name == "specialist":
        return len(match.game.things("worker")) - 1
    if name == "frame" and not agenda.is_empty(t):
        return agenda.top(t)
    if name == "move" and not match.is_over:
        return match.game.rules.legal(t, _seat(match))[0]
    if name in ("at", "own"):
        return _places_of_a_seat(match) + number
    return number


def _places_of_a_seat(match: Match) -> int:
    game = f"bagatelle.games.{match.game.info.name}"
    if match.game.info.name == "rokoko":
        return int(importlib.import_module(f"{game}.party").at(_seat(match)))
    return int(importlib.import_module(f"{game}.state").seat_at(_seat(match)))


def _seat(match: Match) -> Seat:
    return 0 if match.is_over else int(agenda.seat_of(match._table, agenda.top(match._table)))
