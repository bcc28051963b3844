"""The three boxes of dresses, as tables for people to read."""

from __future__ import annotations

from collections.abc import Sequence

from bagatelle.games.rokoko import box_columns as columns
from bagatelle.games.rokoko.box_columns import BONUS, CLAUSE, DRESS, dress_cells
from bagatelle.games.rokoko.components import Components
from bagatelle.games.rokoko.labels import Labels
from bagatelle.games.rokoko.modules.dress_components import ModuleDress
from bagatelle.kernel.components import Cell, ComponentTable, line
from bagatelle.kernel.message import message


def tables(box: Components, labels: Labels) -> tuple[ComponentTable, ...]:
    return (
        _dresses("rokoko-box-fancy", box.fancy_dress, labels),
        columns.tiles("rokoko-box-fancy-tiles", box.fancy_resource, labels),
        _dresses("rokoko-box-festivity", box.festivity_dress, labels),
        _dresses("rokoko-box-expert", box.expert_dress, labels),
    )


def _dresses(title: str, dresses: Sequence[ModuleDress], labels: Labels) -> ComponentTable:
    """Fancy dresses have no bonus, others mostly no price."""
    bonuses = [labels.dress_bonus(dress) for dress in dresses]
    extra = (BONUS, CLAUSE) if any(bonuses) else (CLAUSE,)
    lines = []
    for dress, bonus in zip(dresses, bonuses, strict=True):
        sale: Cell = dress.sale if dress.sellable else ""
        cells = (*dress_cells(dress, labels, sale), *([bonus] if bonus else []), dress.clause)
        lines.append(line(dress, *cells))
    return ComponentTable(message(title, dresses=len(dresses)), (*DRESS, *extra), tuple(lines))
