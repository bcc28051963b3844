"""What the Jewelry Box adds to the component file."""

from __future__ import annotations

from typing import Literal

import msgspec

from bagatelle.games.rokoko.entries import ColourId, DecorationSpace, Entry, Kind, Worker
from bagatelle.games.rokoko.vocabulary import Args


class JewelCounts(Entry, frozen=True, kw_only=True):
    """How many jewels there are, in all and of each colour."""

    total: int
    counts: tuple[int, ...]
    by_colour: dict[ColourId, int]


class Jewel(Entry, frozen=True, kw_only=True):
    id: str
    kind: Literal["necklace", "ring"]
    colour: ColourId
    income: int
    prestige: int


class JewelRow(Entry, frozen=True, kw_only=True):
    """The prices of the jewel spaces, left to right."""

    cost: tuple[int, ...]


class Jeweler(Entry, frozen=True, kw_only=True):
    """The jeweller decorations beside one side of the board."""

    spaces: tuple[DecorationSpace, ...]
    max_per_player: int


class JewelerSides(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    small: Jeweler
    large: Jeweler


class TrialTask(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One action of a worker of one kind."""

    id: str
    clause: str
    kind: Kind
    action: Literal["acquire", "fund", "tailor"]
    keep: bool | None = None
    """Whether the tile is kept as silk or traded; only for tiles."""
    silk: tuple[ColourId, ...] = ()
    """Colours of which the tile shows at least one."""
    wearer: Literal["lady", "gent"] | None = None
    """For whom the dress is; for anybody, if nobody is named."""


class Trial(Entry, frozen=True, kw_only=True):
    """Its tasks stand as on the board, from top to bottom."""

    clause: str
    taker: Kind
    fee: int
    prestige: int
    tasks: tuple[TrialTask, ...]


class Trials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    journeyman: Trial
    master: Trial


class SpecialApprentice(Worker, frozen=True, kw_only=True):
    """``clause``, ``args`` and ``text`` are those of the condition."""

    condition: str
    prestige_per_play: int
    bonus_clause: str

    @property
    def bonus_args(self) -> Args:
        return {"prestige": self.prestige_per_play}
