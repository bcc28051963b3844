"""Madame du Barry's cards, as a table for people to read."""

from __future__ import annotations

from collections.abc import Sequence

from bagatelle.games.rokoko.box_columns import NAME
from bagatelle.games.rokoko.labels import Labels
from bagatelle.games.rokoko.modules.du_barry.components import DuBarryCard
from bagatelle.kernel.components import Column, ComponentTable, table
from bagatelle.kernel.message import Message, message


def cards_table(cards: Sequence[DuBarryCard], labels: Labels) -> ComponentTable:
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
