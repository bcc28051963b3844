"""What a viewer may see of the Jewelry Box: the shapes."""

from __future__ import annotations

from typing import Literal

from bagatelle.games.rokoko.module import ModuleView
from bagatelle.games.rokoko.view import DecorationView, Kind, WorkerView
from bagatelle.kernel.message import Message
from bagatelle.kernel.plain_struct import PlainStruct
from bagatelle.kernel.views import Printed

JewelKind = Literal["necklace", "ring"]
SpecialistState = Literal["unseen", "hired", "none"]


class JewelView(Printed, frozen=True):
    kind: JewelKind
    code: str
    colour: str
    """The edition's word; ``code`` is the same in all editions."""


class JewelSpaceView(PlainStruct, frozen=True):
    id: str
    price: int
    jewel: JewelView | None


class JewelCountView(PlainStruct, frozen=True):
    """How many jewels of a kind are still in the bag."""

    kind: JewelKind
    code: str
    colour: str
    left: int
    of: int


class TaskView(PlainStruct, frozen=True):
    id: str
    kind: Kind
    action: Literal["acquire", "fund", "tailor"]
    keep: bool | None
    silk: tuple[str, ...]
    wearer: Literal["lady", "gent"] | None
    marked: tuple[int, ...]
    """The parties that have marked it."""


class TrialView(PlainStruct, frozen=True):
    id: str
    taker: Kind
    fee: int
    prestige: int
    cards: int
    """How many are left in its pile."""
    candidates: tuple[int, ...]
    """The parties whose token stands in its start area."""
    tasks: tuple[TaskView, ...]


class ProgressView(PlainStruct, frozen=True):
    label: Message
    have: int
    need: int


class SpecialistView(PlainStruct, frozen=True):
    """The own specialised apprentice."""

    worker: WorkerView
    condition: Message
    progress: tuple[ProgressView, ...]
    met: bool
    hired: bool


class JewelryPlayerView(PlainStruct, frozen=True):
    jewels: tuple[JewelView, ...]
    specialist: SpecialistState
    master_trials: int


class JewelryBoxView(ModuleView, frozen=True):
    row: tuple[JewelSpaceView, ...]
    bag: tuple[JewelCountView, ...]
    decorations: tuple[DecorationView, ...]
    trials: tuple[TrialView, ...]
    players: tuple[JewelryPlayerView, ...]
    """By party."""
    with_dress: JewelView | None
    """The jewel that was bought with the dress that is being made or placed."""
    own_specialist: SpecialistView | None
    pile: tuple[WorkerView, ...] | None
    """The cards from which the viewer chooses one now."""
