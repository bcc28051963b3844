"""Entries of the component file that the base box and the modules share."""

from __future__ import annotations

from typing import Literal

import msgspec

from bagatelle.games.rokoko.vocabulary import Args
from bagatelle.kernel.components import Provenance

ColourId = Literal["common_lady", "common_gent", "uncommon_lady", "rare_gent"]
Kind = Literal["master", "journeyman", "apprentice"]

COLOUR_IDS: tuple[ColourId, ...] = ("common_lady", "common_gent", "uncommon_lady", "rare_gent")
KINDS: tuple[Kind, ...] = ("apprentice", "journeyman", "master")


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every table of the file can say beside its own figures."""

    provenance: Provenance
    sourced: dict[str, Provenance] = {}
    note: str = ""


class Dress(Entry, frozen=True, kw_only=True):
    id: str
    colour: ColourId
    silk: dict[ColourId, int]
    lace: int
    yarn: int
    thimble: bool
    sale: int
    prestige: int


class Resource(Entry, frozen=True, kw_only=True):
    id: str
    silk: dict[ColourId, int]
    yarn: int
    lace: int
    join: Literal["plus", "slash", "single"]


class Worker(Entry, frozen=True, kw_only=True):
    id: str
    clause: str
    level: int
    kind: Kind
    bonus: str
    args: Args = {}
    text: str
    crown: bool = False
    kind_confidence: str = ""

    @property
    def bonus_args(self) -> Args:
        """The figures of the bonus."""
        return self.args


class DecorationSpace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    cost: int
    prestige: int
    multiplier: int = 1
