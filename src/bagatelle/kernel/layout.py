"""The layout of a table: what its numbers mean, as one short hash.

A snapshot holds bare numbers: places of the table, kinds of frames, moves, rows of events. It can
be read only by a game that gives them the same names. The hash is made from the names themselves,
so nobody has to remember to raise a version.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from types import ModuleType

from bagatelle.kernel import agenda
from bagatelle.kernel.rows import EventKind


def layout_of(*modules: ModuleType, event_kinds: Sequence[EventKind]) -> str:
    """A hash of every named int of the agenda and of these modules, and of the events in order.

    Values are read from the modules, where both builds keep them. To move a name from one module
    to another gives another layout: that costs old snapshots, but no match.
    """
    lines = [line for module in (agenda, *modules) for line in constants(module)]
    lines += (
        f"event {kind.number} {kind.name} {' '.join(map(':'.join, kind.parts))}"
        for kind in event_kinds
    )
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def constants(module: ModuleType) -> Iterator[str]:
    """The constants of a module in the order of their names, each with its value."""
    home = module.__name__.rpartition(".")[2]
    for name, value in sorted(vars(module).items()):
        if name.isupper() and type(value) is int:
            yield f"{home}.{name} {value}"
