"""The box as tables for people to read, with the provenance of every line."""

from __future__ import annotations

from bagatelle.games.rokoko import box_columns as columns
from bagatelle.games.rokoko.box_columns import COST, DRESS, NAME, PRESTIGE, dress_cells, yes_or_no
from bagatelle.games.rokoko.components import Components, Hall, Side, Space, reward_of
from bagatelle.games.rokoko.entries import Entry
from bagatelle.games.rokoko.ids import REWARDS
from bagatelle.games.rokoko.labels import Labels
from bagatelle.games.rokoko.modules import tables as module_tables
from bagatelle.kernel.components import Cell, Column, ComponentLine, ComponentTable, line, table
from bagatelle.kernel.message import Message, message


def tables(components: Components, labels: Labels) -> tuple[ComponentTable, ...]:
    """The things, then both sides of the board, then the modules."""
    board = components.board
    return (
        _dresses(components, labels),
        columns.tiles("rokoko-box-tiles", components.resource, labels),
        columns.workers("rokoko-box-workers", components.workers, labels),
        *_side(board.small, labels),
        *_side(board.large, labels),
        *module_tables.tables(components, labels),
    )


def _dresses(components: Components, labels: Labels) -> ComponentTable:
    return table(
        message("rokoko-box-dresses", dresses=len(components.dress)),
        DRESS,
        components.dress,
        lambda dress: dress_cells(dress, labels, dress.sale),
    )


def _side(side: Side, labels: Labels) -> tuple[ComponentTable, ...]:
    least, most = side.players[0], side.players[-1]
    return (
        ComponentTable(
            message("rokoko-box-windows", least=least, most=most),
            (NAME, COST, Column(Message("rokoko-box-column-dark"))),
            tuple(
                line(
                    side.windows,
                    labels.label(f"window:{window + 1}"),
                    cost,
                    yes_or_no(window in side.windows.dark),
                )
                for window, cost in enumerate(side.windows.cost)
            ),
        ),
        ComponentTable(
            message("rokoko-box-halls", least=least, most=most),
            (
                NAME,
                Column(Message("rokoko-box-column-first"), "number"),
                Column(Message("rokoko-box-column-second"), "number"),
            ),
            (
                *(
                    line(hall, labels.label(f"hall:{hall.id}"), *hall.majority)
                    for hall in side.hall
                ),
                line(side.fireworks, Message("rokoko-line-fireworks"), *side.fireworks.majority),
            ),
        ),
        ComponentTable(
            message("rokoko-box-spaces", least=least, most=most),
            (
                NAME,
                Column(Message("rokoko-box-column-master")),
                Column(Message("rokoko-box-column-reward")),
            ),
            tuple(_space(hall, space, labels) for hall in side.hall for space in hall.spaces),
        ),
        _decorations(side, labels, message("rokoko-box-decorations", least=least, most=most)),
        ComponentTable(
            message("rokoko-box-all-halls", least=least, most=most),
            (NAME, PRESTIGE),
            tuple(
                line(side.all_halls, labels.label(f"all_halls:{place}"), prestige)
                for place, prestige in enumerate(side.all_halls.prestige, 1)
            ),
        ),
    )


def _space(hall: Hall, space: Space, labels: Labels) -> ComponentLine:
    kind, amount = reward_of(space.reward)
    reward: Cell = ""
    if REWARDS[kind] != "none":
        reward = message("rokoko-hint-reward", reward=REWARDS[kind], amount=amount)
    return line(hall, labels.label(f"space:{space.id}"), yes_or_no(space.master), reward)


def _decorations(side: Side, labels: Labels, title: Message) -> ComponentTable:
    """All decoration spaces; a musician's figures come from his hall."""
    sources: list[Entry] = [
        *(side.fireworks for _ in side.fireworks.spaces),
        *side.hall,
        *(side.statues for _ in side.statues.spaces),
        *(side.fountain for _ in (*side.fountain.upper, *side.fountain.lower)),
    ]
    return ComponentTable(
        title,
        (NAME, COST, PRESTIGE, Column(Message("rokoko-box-column-times"), "number")),
        tuple(
            line(
                source,
                labels.label(f"decoration:{space.id}"),
                space.cost,
                space.prestige,
                space.multiplier,
            )
            for source, (_, space) in zip(sources, side.decorations(), strict=True)
        ),
    )
