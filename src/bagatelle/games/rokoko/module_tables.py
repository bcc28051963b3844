"""What the modules add to the box, as tables for people to read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bagatelle.games.rokoko.box_columns import (
    BONUS,
    CLAUSE,
    COST,
    DRESS,
    NAME,
    PRESTIGE,
    TILE,
    WORKER,
    dress_cells,
    tile_cells,
    worker_cells,
)
from bagatelle.games.rokoko.components import Components, Side
from bagatelle.games.rokoko.labels import Labels
from bagatelle.games.rokoko.module_components import (
    DuBarryCard,
    Jewel,
    Jeweler,
    ModuleDress,
    Trial,
)
from bagatelle.games.rokoko.modules.jewelry_box.labels import condition, jewel_label, task_label
from bagatelle.kernel.components import Cell, Column, ComponentTable, line, table
from bagatelle.kernel.message import Message, message


def tables(components: Components, labels: Labels) -> tuple[ComponentTable, ...]:
    """Module by module."""
    box, board = components, components.board
    return (
        _jewels(box.jewel, labels),
        _jewel_row(box),
        _jeweler(box.jeweler.small, board.small, labels),
        _jeweler(box.jeweler.large, board.large, labels),
        _trial("journeyman", box.trial.journeyman, labels),
        _trial("master", box.trial.master, labels),
        _workers(box, labels),
        _specialists(box, labels),
        _du_barry(box.du_barry, labels),
        _dresses(
            message("rokoko-box-fancy", dresses=len(box.fancy_dress)), box.fancy_dress, labels
        ),
        _fancy_tiles(box, labels),
        _dresses(
            message("rokoko-box-festivity", dresses=len(box.festivity_dress)),
            box.festivity_dress,
            labels,
        ),
        _dresses(
            message("rokoko-box-expert", dresses=len(box.expert_dress)), box.expert_dress, labels
        ),
    )


# ---------------------------------------------------------------------- Jewelry Box


def _jewels(jewels: Sequence[Jewel], labels: Labels) -> ComponentTable:
    """Jewels of one kind stand in one line, if they are known from the same source."""
    kinds = {(jewel.colour, jewel.provenance): jewel for jewel in jewels}
    counts = Counter((jewel.colour, jewel.provenance) for jewel in jewels)
    return table(
        message("rokoko-box-jewels", jewels=len(jewels)),
        (
            NAME,
            Column(Message("rokoko-box-column-count"), "number"),
            Column(Message("rokoko-box-column-income"), "number"),
            PRESTIGE,
        ),
        kinds.values(),
        lambda jewel: (
            jewel_label(jewel, labels),
            counts[jewel.colour, jewel.provenance],
            jewel.income,
            jewel.prestige,
        ),
    )


def _jewel_row(components: Components) -> ComponentTable:
    row = components.jewel_row
    return ComponentTable(
        message("rokoko-box-jewel-row"),
        (NAME, COST),
        tuple(
            line(row, message("rokoko-jewel-space", name=str(space)), cost)
            for space, cost in enumerate(row.cost, start=1)
        ),
    )


def _jeweler(jeweler: Jeweler, side: Side, labels: Labels) -> ComponentTable:
    least, most = side.deluxe_players[0], side.deluxe_players[-1]
    return ComponentTable(
        message("rokoko-box-jeweller", least=least, most=most),
        (NAME, COST, PRESTIGE),
        tuple(
            line(jeweler, labels.label(f"decoration:{space.id}"), space.cost, space.prestige)
            for space in jeweler.spaces
        ),
    )


def _trial(name: str, trial: Trial, labels: Labels) -> ComponentTable:
    return ComponentTable(
        message("rokoko-box-trial", trial=name, livres=trial.fee, prestige=trial.prestige),
        (NAME, Column(Message("rokoko-box-column-task")), CLAUSE),
        tuple(line(trial, task.id, task_label(task, labels), task.clause) for task in trial.tasks),
    )


def _workers(components: Components, labels: Labels) -> ComponentTable:
    workers = (*components.master, *components.journeyman)
    title = message("rokoko-box-new-workers", workers=len(workers))
    return table(title, WORKER, workers, lambda each: worker_cells(each, labels))


def _specialists(components: Components, labels: Labels) -> ComponentTable:
    specialists = components.special_apprentice
    return table(
        message("rokoko-box-specialists", workers=len(specialists)),
        (NAME, Column(Message("rokoko-box-column-condition")), BONUS, CLAUSE),
        specialists,
        lambda each: (each.id, condition(each), labels.bonus(each), each.clause),
    )


# ---------------------------------------------------------------------- Madame du Barry


def _du_barry(cards: Sequence[DuBarryCard], labels: Labels) -> ComponentTable:
    return table(
        message("rokoko-box-du-barry", cards=len(cards)),
        (
            NAME,
            Column(Message("rokoko-box-column-action")),
            Column(Message("rokoko-box-column-hall")),
            Column(Message("rokoko-box-column-jewel")),
        ),
        cards,
        lambda card: (
            card.id,
            _action(card),
            labels.label(f"hall:{card.hall}"),
            message("rokoko-box-suits", jewel=card.jewel),
        ),
    )


def _action(card: DuBarryCard) -> Message:
    if card.drawer is not None:
        return message("rokoko-box-acquires-drawer", drawer=card.drawer)
    if card.column is not None:
        return message("rokoko-box-acquires-column", column=card.column)
    if card.decoration is not None:
        return message("rokoko-box-funds", decoration=card.decoration)
    if card.n is not None and card.side is not None:
        name = "rokoko-box-hires" if card.action == "hire" else "rokoko-box-makes"
        return message(name, n=card.n, side=card.side)
    return message("rokoko-box-claims")


# ---------------------------------------------------------------------- dresses and tiles


def _dresses(title: Message, dresses: Sequence[ModuleDress], labels: Labels) -> ComponentTable:
    """Fancy dresses have no bonus, others mostly no price."""
    bonuses = [labels.dress_bonus(dress) for dress in dresses]
    extra = (BONUS, CLAUSE) if any(bonuses) else (CLAUSE,)
    lines = []
    for dress, bonus in zip(dresses, bonuses, strict=True):
        sale: Cell = dress.sale if dress.sellable else ""
        cells = (*dress_cells(dress, labels, sale), *([bonus] if bonus else []), dress.clause)
        lines.append(line(dress, *cells))
    return ComponentTable(title, (*DRESS, *extra), tuple(lines))


def _fancy_tiles(components: Components, labels: Labels) -> ComponentTable:
    title = message("rokoko-box-fancy-tiles", tiles=len(components.fancy_resource))
    return table(title, TILE, components.fancy_resource, lambda tile: tile_cells(tile, labels))
