"""What there is to see of Madame du Barry: the shapes."""

from __future__ import annotations

from typing import Literal

from bagatelle.games.rokoko.module import ModuleView
from bagatelle.kernel.plain_struct import PlainStruct
from bagatelle.kernel.views import Printed


class DuBarryCardView(Printed, frozen=True):
    """The action and its target above; below, the hall and the jewel of a dress just made."""

    action: Literal["acquire", "tailor", "hire", "fund", "favour"]
    drawer: int | None
    column: Literal["left", "center", "right"] | None
    n: int | None
    side: Literal["left", "right"] | None
    decoration: Literal["fireworks", "fountain", "musicians", "statues"] | None
    hall: str
    jewel: Literal["match", "fit", "none"]


class DuBarryTurnCardView(PlainStruct, frozen=True):
    card: DuBarryCardView
    role: Literal["action", "full", "decides"]
    """The card of the turn, one that names a full hall, or the one that decides about the hall."""


class DuBarryView(ModuleView, frozen=True):
    party: int
    hand: int
    supply: int
    discard: tuple[DuBarryCardView, ...]
    """From the bottom to the top."""
    turn: tuple[DuBarryTurnCardView, ...]
    """The cards of her last turn, in the order in which they were revealed."""
    tiles: int
    tiles_points: int
