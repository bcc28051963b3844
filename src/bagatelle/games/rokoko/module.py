"""What a module puts to Rokoko. The base game knows modules by this alone.

A module has numbers of its own behind those of the base (``frames.MODULES`` and the like), a row
for each, chapters for its frames, and frames at the moments of the base game. When a game is made,
each of its modules is made with the rules and joins them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from bagatelle.games.rokoko import moments
from bagatelle.games.rokoko.contents import Contents
from bagatelle.games.rokoko.labels import Labels
from bagatelle.games.rokoko.rules import RokokoRules
from bagatelle.kernel.message import Message
from bagatelle.kernel.plain_struct import PlainStruct
from bagatelle.kernel.rows import LineKind, Rows
from bagatelle.kernel.table import Table
from bagatelle.kernel.views import OwnPart, Printed

if TYPE_CHECKING:
    from bagatelle.games.rokoko.views import ViewMaker


class ModuleView(PlainStruct, frozen=True):
    """What a viewer may see of a module: each has a view of its own."""


class AtMoment(NamedTuple):
    """A frame that a module has at a moment, before another one or last of all."""

    moment: int
    frame: int
    before: int | None = None


class Module:
    """One module in one game."""

    name: ClassVar[str]
    rows: ClassVar[Rows] = Rows()
    view_type: ClassVar[type[ModuleView]] = ModuleView
    """What there is to see of it."""
    at_moments: ClassVar[tuple[AtMoment, ...]] = ()
    """Its frames at moments, unless ``modules.order`` says where they stand."""
    lines: tuple[LineKind, ...] = ()
    ids: Mapping[str, Sequence[str]] = {}
    """Domains of its own, with the names of their things."""

    def __init__(self, rules: RokokoRules, contents: Contents, labels: Labels) -> None:
        self.rules = rules
        self.contents = contents
        self.labels = labels
        self.join()

    def join(self) -> None:
        """Puts chapters, actions, effects, counters, scorers and places to the rules."""

    def public_view(self, t: Table, views: ViewMaker) -> ModuleView:
        """All that everybody may know of what the module adds."""
        return ModuleView()

    def own_view(self, t: Table, seat: int, views: ViewMaker) -> OwnPart:
        """What a seat alone may know beside it; paths begin at the module's view."""
        return {}

    def printed(self, views: ViewMaker) -> Iterable[Printed]:
        """The printed things that may stand in its views, beside those of the base."""
        return ()

    def label(self, ref: str) -> Message | None:
        """How a thing of its own domains is called; None for others."""
        return None

    def broken_invariants(self, t: Table) -> list[str]:
        return []


def order_with(
    modules: Iterable[type[Module]], order: Mapping[int, tuple[int, ...]] = moments.ORDER
) -> Table:
    """The frames of all moments when these modules are in play."""
    found = dict(order)
    for module in modules:
        for moment, frame, before in module.at_moments:
            kinds = found[moment]
            place = len(kinds) if before is None else kinds.index(before)
            found[moment] = (*kinds[:place], frame, *kinds[place:])
    return moments.table_of(found)
