"""What the three boxes of dresses add to the component file."""

from __future__ import annotations

import msgspec

from bagatelle.games.rokoko.entries import Dress, Resource

DressArgs = dict[str, int | str]


class ModuleDress(Dress, frozen=True, kw_only=True):
    """Fancy dresses have no bonus."""

    clause: str
    sellable: bool = True
    needs_jewelry_box: bool = False
    bonus: str = ""
    args: DressArgs = msgspec.field(default_factory=dict)
    text: str = ""


class ModuleResource(Resource, frozen=True, kw_only=True):
    clause: str
