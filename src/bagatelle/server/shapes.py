"""The shapes of all messages as JSON Schema, with the words that stand beside them in the source.

The OpenAPI description and the browser's types are both drawn from here.
"""

from __future__ import annotations

import ast
import inspect
import itertools
import sys
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, NamedTuple, get_type_hints

import msgspec
from msgspec import inspect as types

from bagatelle.games import GAMES
from bagatelle.kernel.game import Game
from bagatelle.server import api, schema

REF = "#/components/schemas/{name}"

RECEIVED = (schema.FromClient, *(end.body for end in api.ENDPOINTS if end.body is not None))
SENT = (
    schema.ToClient,
    schema.Problem,
    *(end.answer for end in api.ENDPOINTS if end.answer is not api.Text),
)


class Shapes(NamedTuple):
    """All named shapes."""

    components: dict[str, Any]
    views: dict[str, str]
    """The name of the view of each game."""
    sent: frozenset[str]
    """The shapes that the server sends; it always writes all their fields."""


@cache
def shapes() -> Shapes:
    """Every shape that goes over the socket, for every game there is."""
    views = {name: view_type(game) for name, game in GAMES.items()}
    drawn = {name: [views[name], *_parts(game)] for name, game in GAMES.items()}
    received, sent = structs(RECEIVED), structs([*SENT, *itertools.chain(*drawn.values())])
    names = {struct: _name(struct, views) for struct in received | sent}
    components: dict[str, Any] = {}
    for kinds in ((*RECEIVED, *SENT), *drawn.values()):
        _, found = msgspec.json.schema_components(kinds, ref_template=REF)
        new_names = {struct.__name__: names[struct] for struct in structs(kinds)}
        components |= {new_names[name]: _renamed(shape, new_names) for name, shape in found.items()}
    for struct, name in names.items():
        _complete(components[name], struct, name, whole=struct not in received)
    for name, game in GAMES.items():
        for field, parts in game.view_parts.items():
            _name_parts(components, names[views[name]], field, parts, names)
    return Shapes(
        components,
        {game: names[view] for game, view in views.items()},
        frozenset(names[struct] for struct in sent),
    )


def shape_of(kind: Any) -> dict[str, Any]:
    """The shape of a type; what has a name is referred to by it."""
    found: dict[str, Any] = msgspec.json.schema_components([kind], ref_template=REF)[0][0]
    return found


def view_type(game: type[Game]) -> type[msgspec.Struct]:
    """What the views of a game are: it says so where it draws them."""
    found: type[msgspec.Struct] = get_type_hints(game.public_view)["return"]
    return found


def _parts(game: type[Game]) -> list[type[msgspec.Struct]]:
    return [part for parts in game.view_parts.values() for part in parts.values()]


def _name_parts(
    components: dict[str, Any],
    view: str,
    field: str,
    parts: Mapping[str, type[msgspec.Struct]],
    names: Mapping[type[msgspec.Struct], str],
) -> None:
    """A mapping of a view becomes a shape: the names that it may have, none of which it must."""
    shape = f"{view.removesuffix('View')}{field.title()}"
    components[shape] = {
        "title": shape,
        "description": "What there is to see of each; those that are not in play are missing.",
        "type": "object",
        "properties": {
            name: {"$ref": REF.format(name=names[part])} for name, part in parts.items()
        },
        "required": [],
    }
    whole = components[view]["properties"][field]
    # What all parts have in common is nothing that is ever sent by itself.
    del components[whole.pop("additionalProperties")["$ref"].rpartition("/")[2]]
    del whole["type"]
    whole["$ref"] = REF.format(name=shape)


def structs(kinds: Iterable[Any]) -> set[type[msgspec.Struct]]:
    """Every structure that these types are made of."""
    found: set[type[msgspec.Struct]] = set()
    waiting = list(types.multi_type_info(kinds))
    while waiting:
        match waiting.pop():
            case types.StructType(cls=struct, fields=fields):
                if struct not in found:
                    found.add(struct)
                    waiting += [field.type for field in fields]
            case types.CollectionType(item_type=item):
                waiting.append(item)
            case types.TupleType(item_types=items) | types.UnionType(types=items):
                waiting += items
            case types.DictType(key_type=key, value_type=value):
                waiting += [key, value]
            case types.Metadata(type=inner):
                waiting.append(inner)
    return found


def _name(struct: type, views: Mapping[str, type]) -> str:
    """Two games may both have a ``PlayerView``: what belongs to a game is called after it."""
    for game, view in views.items():
        title = "".join(word.title() for word in game.split("_"))
        folder = view.__module__.rpartition(".")[0]
        if struct.__module__.startswith(f"{folder}.") and not struct.__name__.startswith(title):
            return f"{title}{struct.__name__}"
    return struct.__name__


def _renamed(shape: Any, names: Mapping[str, str]) -> Any:
    """A shape that refers to others by their new names."""
    match shape:
        case dict():
            return {key: _renamed(value, names) for key, value in shape.items()}
        case list():
            return [_renamed(item, names) for item in shape]
        case str() if shape.startswith(REF.format(name="")):
            return REF.format(name=names[shape.rpartition("/")[2]])
    return shape


def _complete(shape: dict[str, Any], struct: type, name: str, whole: bool) -> None:
    """Add what the source says of a structure; ``whole`` if no field of it is ever left out."""
    shape["title"] = name
    shape.pop("description", None)
    words = _plain((struct.__doc__ or "").partition(">>>")[0])
    if words:
        shape["description"] = words
    for field, note in _notes(struct).items():
        shape["properties"][field]["description"] = _plain(note)
    if whole:
        shape["required"] = list(shape["properties"])
        for field in shape["properties"].values():
            field.pop("default", None)


def _plain(words: str) -> str:
    return inspect.cleandoc(words).strip().replace("``", "`")


def _notes(struct: type) -> dict[str, str]:
    """The words below each field, in the structure and in those that it is built upon."""
    notes: dict[str, str] = {}
    for base in reversed(struct.__mro__):
        if issubclass(base, msgspec.Struct) and base is not msgspec.Struct:
            notes |= _notes_in(base.__module__).get(base.__name__, {})
    return notes


@cache
def _notes_in(module: str) -> dict[str, dict[str, str]]:
    """The words below the fields of each class of a module."""
    source = ast.parse(inspect.getsource(sys.modules[module]))
    return {
        definition.name: {
            field: note
            for line, below in itertools.pairwise(definition.body)
            for field, note in _note(line, below)
        }
        for definition in source.body
        if isinstance(definition, ast.ClassDef)
    }


def _note(line: ast.stmt, below: ast.stmt) -> list[tuple[str, str]]:
    match line, below:
        case (
            ast.AnnAssign(target=ast.Name(id=field)),
            ast.Expr(value=ast.Constant(value=str(note))),
        ):
            return [(field, note)]
    return []
