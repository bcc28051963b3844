"""What the messages of a catalogue are made of, from the syntax trees of its files."""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterator

from babel import Locale
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bagatelle.texts import Catalogue
from bagatelle.texts.catalogue import FORMS

CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})
"""The plural categories of CLDR."""

WORD = "Anna"
"""Fills args of which a text asks nothing but to be shown."""


class Parts(Visitor):
    """Everything that a pattern mentions, also by way of other messages and terms."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.args: set[str] = set()
        self.messages: set[str] = set()
        self.selectors: list[tuple[str, tuple[str | int, ...]]] = []
        self._entries = entries(catalogue)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.args.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)
        entry = self._entries[node.id.name]
        attribute = node.attribute
        if attribute is None:
            self.visit(entry.value)
        else:
            self.visit(next(own for own in entry.attributes if own.id.name == attribute.name))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.selectors.append((node.selector.id.name, tuple(map(_key, node.variants))))
        self.generic_visit(node)


def entries(catalogue: Catalogue) -> dict[str, ast.Message]:
    """The messages of a catalogue by id."""
    return {
        entry.id.name: entry
        for resource in catalogue.files.values()
        for entry in resource.body
        if isinstance(entry, ast.Message)
    }


def ids_by_file(catalogue: Catalogue) -> dict[str, list[str]]:
    """The ids of each file, in their order."""
    return {
        file: [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
        for file, resource in catalogue.files.items()
    }


def parts(catalogue: Catalogue, name: str) -> Parts:
    """What the text of a message mentions."""
    found = Parts(catalogue)
    found.visit(entries(catalogue)[name].value)
    return found


def args_of(catalogue: Catalogue, name: str) -> set[str]:
    """The args that somebody who says a message gives; ``$dress-a`` comes with ``$dress``."""
    return {without_form(arg) for arg in parts(catalogue, name).args}


def without_form(arg: str) -> str:
    whole, _, form = arg.rpartition("-")
    return whole if whole and form in FORMS else arg


def samples(catalogue: Catalogue, name: str) -> Iterator[dict[str, str | int]]:
    """Ways to fill the args of a message that lead to every variant of its text."""
    found = parts(catalogue, name)
    ways: dict[str, set[str | int]] = {arg: set() for arg in found.args}
    for arg, keys in found.selectors:
        ways[arg] |= set(_fillings(catalogue.language, keys))
    fillings = [sorted(ways[arg], key=str) or [WORD] for arg in ways]
    for chosen in itertools.product(*fillings):
        yield dict(zip(ways, chosen, strict=True))


def plurals(language: str, avoid: Collection[str | int] = ()) -> dict[str, int]:
    """The plural categories that whole numbers have in a language, each with an example."""
    category = Locale.parse(language).plural_form
    found: dict[str, int] = {}
    for number in (*range(200), 1_000_000):
        if number not in avoid:
            found.setdefault(category(number), number)
    return found


def _fillings(language: str, keys: tuple[str | int, ...]) -> list[str | int]:
    if not any(isinstance(key, int) or key in CATEGORIES for key in keys):
        return list(keys)
    return [*(key for key in keys if isinstance(key, int)), *plurals(language, keys).values()]


def _key(variant: ast.Variant) -> str | int:
    if isinstance(variant.key, ast.NumberLiteral):
        return int(variant.key.value)
    return variant.key.name
