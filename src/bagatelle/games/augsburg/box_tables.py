"""The box as tables for people to read, with the provenance of every line."""

from __future__ import annotations

from bagatelle.games.augsburg.components import Components
from bagatelle.games.augsburg.labels import Labels
from bagatelle.kernel.components import Column, ComponentTable, line, table
from bagatelle.kernel.message import Message, message

NAME = Column(Message("augsburg-box-column-name"))
PRICE = Column(Message("augsburg-box-column-price"), "number")
LEVEL = Column(Message("augsburg-box-column-level"), "number")
CATEGORY = Column(Message("augsburg-box-column-category"))


def tables(components: Components, labels: Labels) -> tuple[ComponentTable, ...]:
    return (
        _notes(components),
        _cards(components, labels),
        _steps(components, labels),
        _rights(components, labels),
        _by_players(components),
    )


def _notes(components: Components) -> ComponentTable:
    return ComponentTable(
        message("augsburg-box-notes", notes=components.notes.total + components.jokers.count),
        (Column(Message("augsburg-box-column-value")), PRICE),
        (
            *(line(entry, str(entry.value), entry.price) for entry in components.note_prices),
            line(components.jokers, Message("augsburg-joker"), components.jokers.price),
        ),
    )


def _cards(components: Components, labels: Labels) -> ComponentTable:
    cards = components.privilege_cards
    return table(
        message("augsburg-box-cards", cards=len(cards)),
        (
            NAME,
            Column(Message("augsburg-box-column-first")),
            Column(Message("augsburg-box-column-second")),
            Column(Message("augsburg-box-column-third")),
        ),
        cards,
        lambda card: (card.id, *(labels.label(f"icon:{icon}") for icon in card.icons)),
    )


def _steps(components: Components, labels: Labels) -> ComponentTable:
    return table(
        Message("augsburg-box-steps"),
        (
            NAME,
            CATEGORY,
            LEVEL,
            Column(Message("augsburg-box-column-income"), "number"),
            Column(Message("augsburg-box-column-free"), "number"),
        ),
        components.steps,
        lambda step: (
            labels.label(f"step:{step.category}-{step.level}"),
            labels.label(f"category:{step.category}"),
            step.level,
            step.income,
            step.free,
        ),
    )


def _rights(components: Components, labels: Labels) -> ComponentTable:
    return table(
        Message("augsburg-box-rights"),
        (NAME, CATEGORY, LEVEL, Column(Message("augsburg-box-column-tiles"))),
        components.rights,
        lambda right: (
            labels.label(f"tile:{right.kind}"),
            labels.label(f"category:{right.category}"),
            right.min_level,
            ", ".join(map(str, right.tiles)),
        ),
    )


def _by_players(components: Components) -> ComponentTable:
    """Rounds, and step cards of each category."""
    rounds = {entry.players: entry.rounds for entry in components.rounds}
    return table(
        Message("augsburg-box-by-players"),
        (
            Column(Message("augsburg-box-column-players"), "number"),
            Column(Message("augsburg-box-column-rounds"), "number"),
            Column(Message("augsburg-box-column-small"), "number"),
            Column(Message("augsburg-box-column-medium"), "number"),
            Column(Message("augsburg-box-column-large"), "number"),
        ),
        components.step_supply,
        lambda each: (each.players, rounds[each.players], each.small, each.medium, each.large),
    )
