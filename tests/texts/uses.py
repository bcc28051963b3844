"""Finds in the source which messages are said, and with which args.

A use is a call of ``Message``, or of a function that hands one of its parameters on as the id or
as a piece of it: ``message`` itself, or a game's ``_refusal(clause, why)`` with its
``Message(f"banquet-no-{why}")``. Where a piece of an id is neither written out nor such a
parameter, the use stands for a family of messages, written ``banquet-no-{}``; whoever checks the
catalogues declares the members of every family.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import bagatelle

HOLE = "{}"

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Use(NamedTuple):
    """Where a message is said. ``args`` is None where the source does not show them."""

    id: str
    args: frozenset[str] | None
    where: str

    @property
    def is_family(self) -> bool:
        return HOLE in self.id


class Speaker(NamedTuple):
    """One way in which a function makes messages: the id, with a hole for one parameter."""

    template: str
    parameter: str
    parameters: tuple[str, ...]
    by_keyword: frozenset[str]
    """The parameters that can be given by keyword; other keywords fill args."""
    fills_gaps: bool

    def argument(self, call: ast.Call) -> ast.expr | None:
        """What a call puts into the hole."""
        for word in call.keywords:
            if word.arg == self.parameter and word.arg in self.by_keyword:
                return word.value
        position = self.parameters.index(self.parameter)
        return call.args[position] if position < len(call.args) else None

    def args_of(self, call: ast.Call) -> frozenset[str] | None:
        if self is MESSAGE:
            return _keys(call)
        words = {word.arg for word in call.keywords}
        if not self.fills_gaps or None in words:
            return None
        return frozenset(word for word in words if word) - self.by_keyword


MESSAGE = Speaker(HOLE, "id", ("id", "args"), frozenset({"id", "args"}), fills_gaps=False)


class Piece(NamedTuple):
    """A text as an expression gives it; ``name`` is what stands in its one hole, if it is plain."""

    text: str
    name: str | None = None


Known = dict[tuple[str, str], list[Speaker]]
"""The speakers found so far, by the file and the name of the function."""


class Module:
    """One file of the source, and the names under which it can call speakers."""

    def __init__(self, path: str, source: str) -> None:
        self.path = path
        self.tree = ast.parse(source)
        nodes = list(ast.walk(self.tree))
        self.functions = {node.name for node in nodes if isinstance(node, Function)}
        self.imported = {
            alias.asname or alias.name: (_path(node.module or ""), alias.name)
            for node in nodes
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }

    def calls(self) -> Iterator[tuple[ast.Call, Function | None]]:
        """Every call with the innermost function around it."""
        yield from _calls(self.tree, None)

    def speakers(self, call: ast.Call, known: Known) -> list[Speaker]:
        """What a call says messages with: a function from here or imported, or an own method."""
        match call.func:
            case ast.Name(id=name) if name in self.imported:
                return known.get(self.imported[name], [])
            case ast.Name(id=name):
                return known.get((self.path, name), [])
            case ast.Attribute(value=ast.Name(id="self"), attr=name) if name in self.functions:
                return known.get((self.path, name), [])
            case ast.Attribute(value=ast.Name(id="self"), attr=name):
                inherited = (found for (_, own), found in known.items() if own == name)
                return [speaker for speakers in inherited for speaker in speakers]
        return []


def sources() -> dict[str, str]:
    """All modules of the package by their path."""
    root = Path(bagatelle.__file__).parent
    return {
        path.relative_to(root).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(root.rglob("*.py"))
    }


def find_uses(files: Mapping[str, str]) -> list[Use]:
    """Every use in these files."""
    modules = [Module(path, source) for path, source in files.items()]
    known: Known = {("kernel/message.py", "Message"): [MESSAGE]}
    while _learn(modules, known):
        pass
    return [
        Use(text, speaker.args_of(call), f"{module.path}:{call.lineno}")
        for module in modules
        for call, function in module.calls()
        for speaker, piece in _said(module, call, function, known)
        if piece.name not in _parameters(function)
        for text in [speaker.template.replace(HOLE, piece.text)]
    ]


def _learn(modules: list[Module], known: Known) -> bool:
    """Add the functions that hand a parameter on to a known speaker; false if there is none new."""
    learnt = False
    for module in modules:
        for call, function in module.calls():
            for speaker, piece in list(_said(module, call, function, known)):
                if function is None or piece.name not in _parameters(function):
                    continue
                only_by_position = {argument.arg for argument in function.args.posonlyargs}
                parameters = _parameters(function)
                found = Speaker(
                    speaker.template.replace(HOLE, piece.text),
                    piece.name,
                    parameters,
                    frozenset(parameters) - only_by_position,
                    function.args.kwarg is not None,
                )
                speakers = known.setdefault((module.path, function.name), [])
                if found not in speakers:
                    speakers.append(found)
                    learnt = True
    return learnt


def _said(
    module: Module, call: ast.Call, function: Function | None, known: Known
) -> Iterator[tuple[Speaker, Piece]]:
    for speaker in module.speakers(call, known):
        argument = speaker.argument(call)
        if argument is not None:
            yield from ((speaker, piece) for piece in _pieces(argument, function))


def _pieces(expression: ast.expr, function: Function | None) -> list[Piece]:
    match expression:
        case ast.Constant(value=str(text)):
            return [Piece(text)]
        case ast.IfExp(body=body, orelse=orelse):
            return _pieces(body, function) + _pieces(orelse, function)
        case ast.Name(id=name):
            assigned = _assigned(name, function)
            return [Piece(HOLE, name)] if assigned is None else _pieces(assigned, function)
        case ast.JoinedStr(values=values):
            return [_joined(values, function)]
    return [Piece(HOLE)]


def _joined(values: list[ast.expr], function: Function | None) -> Piece:
    text = ""
    names: list[str | None] = []
    for value in values:
        inner = _pieces(value.value if isinstance(value, ast.FormattedValue) else value, function)
        piece = inner[0] if len(inner) == 1 else Piece(HOLE)
        text += piece.text
        names += [piece.name] * piece.text.count(HOLE)
    return Piece(text, names[0] if len(names) == 1 else None)


def _assigned(name: str, function: Function | None) -> ast.expr | None:
    """What a local name stands for, if it is given once."""
    values = [
        node.value
        for node in (ast.walk(function) if function else ())
        if isinstance(node, ast.Assign)
        and any(isinstance(target, ast.Name) and target.id == name for target in node.targets)
    ]
    return values[0] if len(values) == 1 else None


def _path(module: str) -> str:
    return module.removeprefix("bagatelle.").replace(".", "/") + ".py"


def _keys(call: ast.Call) -> frozenset[str] | None:
    """The args in the dictionary of a call of ``Message``, if it is written out."""
    given = [*call.args[1:], *(word.value for word in call.keywords if word.arg == "args")]
    if not given:
        return frozenset()
    if not isinstance(given[0], ast.Dict):
        return None
    keys = [key.value for key in given[0].keys if isinstance(key, ast.Constant)]
    return frozenset(map(str, keys)) if len(keys) == len(given[0].keys) else None


def _calls(scope: ast.AST, function: Function | None) -> Iterator[tuple[ast.Call, Function | None]]:
    for node in ast.iter_child_nodes(scope):
        if isinstance(node, ast.Call):
            yield node, function
        yield from _calls(node, node if isinstance(node, Function) else function)


def _parameters(function: Function | None) -> tuple[str, ...]:
    """The parameters in the order in which a caller gives them: without the object of a method."""
    if function is None:
        return ()
    names = [one.arg for one in (*function.args.posonlyargs, *function.args.args)]
    return tuple(names[1:] if names[:1] in (["self"], ["cls"]) else names)
