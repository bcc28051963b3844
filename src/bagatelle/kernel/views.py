"""Views on their way to a client: what is printed is named, and only what changed is told.

A view is made of structs, tuples, dicts and plain values. A place in it has a path, as in JSON
Pointer: ``/windows/2/price``; the empty path is the whole. No name in a view has a ``/`` or ``~``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from bagatelle.kernel.plain_struct import PlainStruct

OwnPart = Mapping[str, Any]
"""What one seat alone may know: values that stand in its view in place of the public ones, by
their paths. The paths of a seat are the same throughout a match.
"""
REF = "$"
Made = TypeVar("Made")


class Printed(PlainStruct, frozen=True):
    """A thing with all that is printed on it: an id stands for the same facts in a whole match."""

    id: str


class Change(PlainStruct, frozen=True):
    """A new value at a place of a view."""

    path: str
    """The place, as a JSON Pointer; empty for the whole."""
    value: Any
    """Printed things stand in it as ``{"$": id}``."""


class LastMade(Generic[Made]):
    """What was made last: it is made anew only if what it is made of has changed."""

    def __init__(self) -> None:
        self._made: tuple[object, Made] | None = None

    def of(self, source: object, make: Callable[[], Made]) -> Made:
        """What ``make`` makes; of all that changes it may look at ``source`` only. Threads may ask
        at the same time: each gets what is made of its own source.
        """
        made = self._made
        if made is None or made[0] != source:
            made = self._made = (source, make())
        return made[1]


def placed(whole: Any, path: str, value: Any) -> Any:
    """A copy of something in which a value stands at a place that is there already.

    >>> placed({"a": (1, 2), "b": 3}, "/a/1", 5)
    {'a': (1, 5), 'b': 3}
    """
    if not path:
        return value
    name, slash, rest = path[1:].partition("/")
    rest = slash + rest
    match whole:
        case msgspec.Struct():
            inner = placed(getattr(whole, name), rest, value)
            return msgspec.structs.replace(whole, **{name: inner})
        case dict():
            return {**whole, name: placed(whole[name], rest, value)}
        case tuple() | list():
            index = int(name)
            return type(whole)(
                [*whole[:index], placed(whole[index], rest, value), *whole[index + 1 :]]
            )
    raise LookupError(f"nothing has a place {path} here")


def changes(old: Any, new: Any) -> list[Change]:
    """How to get from an old value to a new one; nothing, if they are equal.

    >>> [(change.path, change.value) for change in changes({"a": (1, 2)}, {"a": (1, 5)})]
    [('/a/1', 5)]
    """
    found: list[Change] = []
    if old != new:
        _compare(old, new, "", found)
    return found


def _compare(old: Any, new: Any, path: str, found: list[Change]) -> None:
    """Adds how to get from an old value to a new one that is another."""
    pairs: Iterable[tuple[object, Any, Any]] = ()
    match old, new:
        case (msgspec.Struct(), msgspec.Struct()) if type(old) is type(new):
            if not isinstance(new, Printed):
                fields = new.__struct_fields__
                pairs = [(field, getattr(old, field), getattr(new, field)) for field in fields]
        case (tuple(), tuple()) if len(old) == len(new):
            pairs = zip(range(len(new)), old, new, strict=True)
        case (dict(), dict()) if old.keys() == new.keys():
            pairs = [(name, old[name], new[name]) for name in new]
    if not pairs:
        found.append(Change(path, with_refs(new)))
    for name, before, after in pairs:
        if before is not after and before != after:
            _compare(before, after, f"{path}/{name}", found)


def with_refs(value: Any) -> Any:
    """A value in which every printed thing is named only."""
    match value:
        case Printed():
            return {REF: value.id}
        case msgspec.Struct():
            return {field: with_refs(getattr(value, field)) for field in value.__struct_fields__}
        case tuple():
            return tuple([with_refs(item) for item in value])
        case dict():
            return {name: with_refs(item) for name, item in value.items()}
    return value
