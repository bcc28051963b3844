"""Compares the uses of messages with the catalogues; every complaint is one line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet

from bagatelle.texts import Catalogue
from tests.texts.anatomy import args_of, entries, parts
from tests.texts.uses import Use

Families = Mapping[str, frozenset[str]]


def undeclared(uses: Sequence[Use], families: Families) -> Iterator[str]:
    """Composed ids whose members nobody has declared, and declarations without a use."""
    composed = {use.id: use.where for use in uses if use.is_family}
    for family in composed.keys() - families.keys():
        yield f"{composed[family]}: which messages are {family!r}?"
    for family in families.keys() - composed.keys():
        yield f"nothing says {family!r}"


def missing(uses: Sequence[Use], families: Families, catalogue: Catalogue) -> Iterator[str]:
    """Messages that are said but have no text."""
    known = entries(catalogue)
    for use in uses:
        for name in sorted(_said_by(use, families) - known.keys()):
            yield f"{use.where}: {catalogue.language} has no {name!r}"


def unused(
    uses: Sequence[Use],
    families: Families,
    catalogue: Catalogue,
    in_browser: AbstractSet[str] = frozenset(),
) -> Iterator[str]:
    """Texts that nothing says, not even the browser app or another text that is said."""
    known = entries(catalogue)
    said = {name for use in uses for name in _said_by(use, families)} | in_browser
    said &= known.keys()
    said |= {inner for name in said for inner in parts(catalogue, name).messages}
    for name in known.keys() - said:
        yield f"{catalogue.language}: nothing says {name!r}"


def unfilled(uses: Sequence[Use], families: Families, catalogue: Catalogue) -> Iterator[str]:
    """Gaps of a text that somebody who says it leaves open."""
    known = entries(catalogue)
    for use in uses:
        if use.args is None:
            continue
        filled = {arg.replace("_", "-") for arg in use.args}
        for name in _said_by(use, families) & known.keys():
            for arg in sorted(args_of(catalogue, name) - filled):
                yield f"{use.where}: {catalogue.language} needs ${arg} in {name!r}"


def _said_by(use: Use, families: Families) -> frozenset[str]:
    return families.get(use.id, frozenset()) if use.is_family else frozenset({use.id})
