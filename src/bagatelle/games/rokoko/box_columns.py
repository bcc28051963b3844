"""Columns and lines that the tables of the box share."""

from __future__ import annotations

from collections.abc import Sequence

from bagatelle.games.rokoko.entries import Dress, Resource, Worker
from bagatelle.games.rokoko.labels import Labels
from bagatelle.kernel.components import Cell, Column, ComponentTable, table
from bagatelle.kernel.message import Message, message

NAME = Column(Message("rokoko-box-column-name"))
SILK = Column(Message("rokoko-box-column-silk"))
YARN = Column(Message("rokoko-box-column-yarn"), "number")
LACE = Column(Message("rokoko-box-column-lace"), "number")
COST = Column(Message("rokoko-box-column-cost"), "number")
PRESTIGE = Column(Message("rokoko-box-column-prestige"), "number")
BONUS = Column(Message("rokoko-box-column-bonus"))
CLAUSE = Column(Message("rokoko-box-column-clause"))

DRESS = (
    NAME,
    SILK,
    YARN,
    LACE,
    Column(Message("rokoko-box-column-thimble")),
    Column(Message("rokoko-box-column-sale"), "number"),
    PRESTIGE,
)
TILE = (NAME, SILK, YARN, LACE, Column(Message("rokoko-box-column-trade")))
WORKER = (NAME, Column(Message("rokoko-box-column-level"), "number"), BONUS, CLAUSE)


def dress_cells(dress: Dress, labels: Labels, sale: Cell) -> tuple[Cell, ...]:
    return (
        labels.label(f"dress:{dress.id}"),
        labels.silk(dress.silk),
        dress.yarn,
        dress.lace,
        yes_or_no(dress.thimble),
        sale,
        dress.prestige,
    )


def tiles(title: str, tiles: Sequence[Resource], labels: Labels) -> ComponentTable:
    """A table of resource tiles."""

    def cells(tile: Resource) -> tuple[Cell, ...]:
        trade = message("rokoko-box-trade", join=tile.join)
        return tile.id, labels.silk(tile.silk), tile.yarn, tile.lace, trade

    return table(message(title, tiles=len(tiles)), TILE, tiles, cells)


def workers(title: str, workers: Sequence[Worker], labels: Labels) -> ComponentTable:
    """A table of workers with their bonuses."""

    def cells(worker: Worker) -> tuple[Cell, ...]:
        name = labels.label(f"worker:{worker.id}")
        return name, worker.level, labels.bonus(worker), worker.clause

    return table(message(title, workers=len(workers)), WORKER, workers, cells)


def yes_or_no(true: bool) -> Message:
    return message("rokoko-box-yes-or-no", answer="yes" if true else "no")
