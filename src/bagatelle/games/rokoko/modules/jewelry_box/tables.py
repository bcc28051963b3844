"""What the Jewelry Box adds to the box, as tables for people to read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bagatelle.games.rokoko import box_columns as columns
from bagatelle.games.rokoko.box_columns import CLAUSE, COST, NAME, PRESTIGE
from bagatelle.games.rokoko.components import Components, Side
from bagatelle.games.rokoko.labels import Labels
from bagatelle.games.rokoko.modules.jewelry_box.components import Jewel, Jeweler, Trial
from bagatelle.games.rokoko.modules.jewelry_box.labels import condition, jewel_label, task_label
from bagatelle.kernel.components import Column, ComponentTable, line, table
from bagatelle.kernel.message import Message, message


def tables(box: Components, labels: Labels) -> tuple[ComponentTable, ...]:
    return (
        _jewels(box.jewel, labels),
        _jewel_row(box),
        _jeweler(box.jeweler.small, box.board.small, labels),
        _jeweler(box.jeweler.large, box.board.large, labels),
        _trial("journeyman", box.trial.journeyman, labels),
        _trial("master", box.trial.master, labels),
        columns.workers("rokoko-box-new-workers", (*box.master, *box.journeyman), labels),
        _specialists(box, labels),
    )


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


def _specialists(components: Components, labels: Labels) -> ComponentTable:
    specialists = components.special_apprentice
    return table(
        message("rokoko-box-specialists", workers=len(specialists)),
        (NAME, Column(Message("rokoko-box-column-condition")), columns.BONUS, CLAUSE),
        specialists,
        lambda each: (each.id, condition(each), labels.bonus(each), each.clause),
    )
