"""What a viewer may see: the shapes of a view of Rokoko (section 2.14)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from bagatelle.games.rokoko.frames import FRAME_KINDS
from bagatelle.games.rokoko.ids import DecorationKind, Reward
from bagatelle.games.rokoko.module import ModuleView
from bagatelle.games.rokoko.modules.rows import MODULE_ROWS
from bagatelle.kernel.message import Message
from bagatelle.kernel.plain_struct import PlainStruct
from bagatelle.kernel.views import Printed

STEPS = (*(kind.name for kind in (*FRAME_KINDS, *MODULE_ROWS.frames) if kind.decided), "over")
Step = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(STEPS)})]
"""The decision that is open, by the name of its frame."""
Kind = Literal["master", "journeyman", "apprentice"]


class WorkerView(Printed, frozen=True):
    """A worker card. The id of a base worker says whose it is."""

    kind: Kind
    level: int
    crown: bool
    bonus: Message


class SilkView(PlainStruct, frozen=True):
    """Bales of one colour; ``colour`` is the edition's word, ``code`` the same in all editions."""

    code: str
    colour: str
    bales: int


class TileView(Printed, frozen=True):
    silk: tuple[SilkView, ...]
    yarn: int
    lace: int
    either: bool
    """Whether trading gives yarn or lace, not both."""


class DressView(Printed, frozen=True):
    code: str
    colour: str
    wearer: Literal["lady", "gent"]
    silk: tuple[SilkView, ...]
    yarn: int
    lace: int
    thimble: bool
    sale: int
    prestige: int
    module: str
    """The module that it belongs to; empty if it is none."""
    sellable: bool
    bonus: Message | None
    """What it brings when it is made or rented out."""


class HireRowView(PlainStruct, frozen=True):
    slots: tuple[WorkerView | None, ...]
    price: int
    stack: tuple[int, ...]
    """How many cards of each level are left in the hire stack."""


class SegmentView(PlainStruct, frozen=True):
    id: str
    price: int
    tiles: tuple[TileView | None, ...]


class WindowView(PlainStruct, frozen=True):
    id: str
    price: int
    dark: bool
    dress: DressView | None


class SpaceView(PlainStruct, frozen=True):
    """A guest space; its owner is the seat whose dress stands there."""

    id: str
    master: bool
    reward: Reward
    amount: int
    dress: DressView | None
    owner: int | None


class DecorationView(PlainStruct, frozen=True):
    """A decoration space; beside fireworks a dress may stand on the terrace after the end."""

    id: str
    kind: DecorationKind
    cost: int
    prestige: int
    multiplier: int
    owner: int | None
    terrace: DressView | None


class StandingView(PlainStruct, frozen=True):
    """A player in the race for a majority: dresses in a hall, or markers at the fireworks."""

    seat: int
    pieces: int
    """0 if only the musician makes the player present (RK-HALLS-01)."""
    points: int
    """What it is worth as it stands."""


class MajorityView(PlainStruct, frozen=True):
    first: int
    second: int
    """0 between two players, who have no second place (RK-END-3A-12)."""
    standing: tuple[StandingView, ...]
    """Everybody who is present, the leader first; those who share a place by seat."""


class HallView(PlainStruct, frozen=True):
    id: str
    terrace: bool
    majority: MajorityView
    spaces: tuple[SpaceView, ...]
    musician: DecorationView


class AllHallsView(PlainStruct, frozen=True):
    id: str
    prestige: int
    owner: int | None


class SupplyView(PlainStruct, frozen=True):
    """Draw piles by size, discards in the open (RK-INFO-20, 21)."""

    tiles: int
    tile_discard: tuple[TileView, ...]
    dresses: int
    dress_discard: tuple[DressView, ...]


class GainView(PlainStruct, frozen=True):
    """One line of the final scoring."""

    line: str
    points: int


class PlayerView(PlainStruct, frozen=True):
    """What everybody may know of a player."""

    seat: int
    money: int
    yarn: int
    lace: int
    prestige: int | None
    """What was collected in play; None while it is hidden from this viewer (RK-INFO-07)."""
    points: int | None
    """What the player would have if the game ended now; None while a part of it is hidden."""
    gains: tuple[GainView, ...]
    """Where the points come from, without what is hidden from this viewer."""
    income: int
    staff: int
    hand: int
    known_hand: tuple[WorkerView, ...]
    """Workers that everybody knows to be in the hand (RK-INFO-15)."""
    reserve: int
    discard: tuple[WorkerView, ...]
    """From the bottom to the top."""
    leaving: tuple[WorkerView, ...]
    tiles: int
    kept: tuple[TileView, ...] | None
    """The kept tiles, when everything is revealed; None before (RK-INFO-03, 23)."""
    dresses: int
    decorations: int


class OwnView(PlainStruct, frozen=True):
    """What only the viewer may know."""

    hand: tuple[WorkerView, ...]
    reserve: tuple[WorkerView, ...]
    kept: tuple[TileView, ...]
    silk: tuple[SilkView, ...]
    """All bales on the kept tiles."""


class RokokoView(PlainStruct, frozen=True):
    seat: int | None
    edition: str
    step: Step
    to_act: tuple[int, ...]
    round: int
    rounds: int
    start_player: int
    favour: int | None
    """The seat that holds the favour; None while it lies on the board."""
    turn_of: int | None
    in_play: WorkerView | None
    in_work: DressView | None
    """The dress that is being made, not yet rented out or sold."""
    paid: tuple[TileView, ...]
    held: TileView | None
    """The tile just taken, if this viewer may see it."""
    holds_tile: bool
    hire_row: HireRowView
    warehouse: tuple[SegmentView, ...]
    windows: tuple[WindowView, ...]
    halls: tuple[HallView, ...]
    fireworks: tuple[DecorationView, ...]
    fireworks_majority: MajorityView
    statues: tuple[DecorationView, ...]
    upper: tuple[DecorationView, ...]
    lower: tuple[DecorationView, ...]
    all_halls: tuple[AllHallsView, ...]
    supply: SupplyView
    players: tuple[PlayerView, ...]
    own: OwnView | None
    modules: Mapping[str, ModuleView]
    """What there is to see of each module in play."""
