"""Whether a file has the form of a struct: all fields, no others, and values of the right kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import inspect

from bagatelle.kernel.findings import Findings, key_of
from bagatelle.kernel.message import message
from bagatelle.kernel.toml_positions import TOP, Path

NOTHING = object()
"""Stands for what is missing, and cannot be substituted either."""

LARGEST = 1_000_000
"""No figure of any box comes near it, and every figure below it fits the engine."""

Remarks = frozenset[str]
"""Keys that a file may have beside its fields, for people to read."""

Newer = frozenset[str]
"""Tables that a file may lack, because it is older than they are."""


def substitute(
    form: type[Any],
    data: Mapping[str, Any],
    like: object,
    findings: Findings,
    remarks: Remarks,
    newer: Newer = frozenset(),
) -> Any:
    """The data in the right form; what is wrong is noted and taken from a sound file instead.

    So the rest can be examined, too. Without a sound file to take from (``like`` is NOTHING), what
    is wrong is NOTHING.
    """
    return _Substitution(findings, remarks, newer).substitute(
        inspect.type_info(form), data, TOP, like
    )


class _Substitution:
    def __init__(self, findings: Findings, remarks: Remarks, newer: Newer) -> None:
        self._findings = findings
        self._remarks = remarks
        self._newer = newer

    def substitute(self, kind: inspect.Type, value: Any, path: Path, like: Any) -> Any:
        match kind:
            case inspect.StructType() if isinstance(value, dict):
                return self._struct(kind, value, path, like)
            case inspect.DictType() if isinstance(value, dict):
                return self._table(kind, value, path, like)
            case inspect.VarTupleType() | inspect.ListType() if isinstance(value, list):
                return self._list([kind.item_type] * len(value), value, path, like)
            case inspect.TupleType(item_types) if isinstance(value, list):
                return self._tuple(list(item_types), value, path, like)
            case inspect.LiteralType(values) if isinstance(value, str):
                return self._word(values, value, path, like)
            case inspect.UnionType(types) if any(_fits(each, value) for each in types):
                fitting = next(each for each in types if _fits(each, value))
                return self.substitute(fitting, value, path, like)
            case inspect.IntType() if type(value) is int:
                return self._number(value, path, like)
            case _ if _fits(kind, value):
                return value
        wanted = message("pack-kind", kind=_name(kind))
        self._findings.add(path, message("pack-other-kind", key=key_of(path), wanted=wanted))
        return self._instead(path, like)

    def _struct(
        self, kind: inspect.StructType, value: dict[str, Any], path: Path, like: Any
    ) -> Any:
        substituted = {}
        for field in kind.fields:
            name, its_like = field.encode_name, _field(like, field.encode_name)
            if name in value:
                substituted[name] = self.substitute(
                    field.type, value[name], (*path, name), its_like
                )
            elif field.required:
                if path != TOP or name not in self._newer:
                    self._findings.add(path, message("pack-missing", key=name))
                substituted[name] = self._instead((*path, name), its_like)
        known = [field.encode_name for field in kind.fields]
        for name in value:
            if name not in known and name not in self._remarks:
                words = ", ".join(known)
                self._findings.add((*path, name), message("pack-unknown", key=name, known=words))
        return self._instead(path, like) if NOTHING in substituted.values() else substituted

    def _table(self, kind: inspect.DictType, value: dict[str, Any], path: Path, like: Any) -> Any:
        substituted = {}
        for name, entry in value.items():
            its_path = (*path, name)
            if isinstance(kind.key_type, inspect.LiteralType) and name not in kind.key_type.values:
                known = ", ".join(map(str, kind.key_type.values))
                self._findings.add(its_path, message("pack-unknown", key=name, known=known))
            else:
                substituted[name] = self.substitute(
                    kind.value_type, entry, its_path, _field(like, name)
                )
        return {name: entry for name, entry in substituted.items() if entry is not NOTHING}

    def _tuple(self, types: list[inspect.Type], value: list[Any], path: Path, like: Any) -> Any:
        if len(value) != len(types):
            self._findings.count(path, len(value), len(types))
            return self._instead(path, like)
        return self._list(types, value, path, like)

    def _list(self, types: list[inspect.Type], value: list[Any], path: Path, like: Any) -> Any:
        substituted = [
            self.substitute(each, entry, (*path, at), _entry(like, at))
            for at, (each, entry) in enumerate(zip(types, value, strict=True))
        ]
        return self._instead(path, like) if NOTHING in substituted else substituted

    def _word(self, values: tuple[object, ...], value: str, path: Path, like: Any) -> Any:
        if self._findings.word(path, value, [*map(str, values)]):
            return value
        return self._instead(path, like)

    def _number(self, value: int, path: Path, like: Any) -> Any:
        if -LARGEST <= value <= LARGEST:
            return value
        self._findings.within(path, value, -LARGEST, LARGEST)
        return self._instead(path, like)

    def _instead(self, path: Path, like: Any) -> Any:
        self._findings.mended(path)
        return like


def _fits(kind: inspect.Type, value: Any) -> bool:
    """Whether a value is of a simple kind; true and false are no numbers here."""
    match kind:
        case inspect.IntType():
            return type(value) is int
        case inspect.StrType() | inspect.LiteralType():
            return isinstance(value, str)
        case inspect.BoolType():
            return isinstance(value, bool)
        case inspect.ListType() | inspect.VarTupleType():
            return isinstance(value, list)
    return False


def _name(kind: inspect.Type) -> str:
    match kind:
        case inspect.IntType():
            return "number"
        case inspect.BoolType():
            return "truth"
        case inspect.StrType() | inspect.LiteralType():
            return "text"
        case inspect.StructType() | inspect.DictType():
            return "table"
        case inspect.UnionType(types):
            return _name(types[0])
    return "list"


def _field(like: Any, name: str) -> Any:
    return like.get(name, NOTHING) if isinstance(like, dict) else NOTHING


def _entry(like: Any, at: int) -> Any:
    """The entry at the same place; for one too many, the last."""
    return like[min(at, len(like) - 1)] if isinstance(like, tuple | list) and like else NOTHING
