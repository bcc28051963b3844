"""The box as tables for people to read, with the provenance of every line."""

from __future__ import annotations

from bagatelle.games.augsburg.components import Components, Entry
from bagatelle.games.augsburg.words import Words
from bagatelle.kernel.components import Column, ComponentLine, ComponentTable
from bagatelle.kernel.message import Message, message

Cell = str | int | Message

NAME = Column(Message("augsburg-box-column-name"))
PRICE = Column(Message("augsburg-box-column-price"), "number")
LEVEL = Column(Message("augsburg-box-column-level"), "number")
PLAYERS = Column(Message("augsburg-box-column-players"), "number")


def tables(components: Components, words: Words) -> tuple[ComponentTable, ...]:
    return (
        _notes(components),
        _cards(components, words),
        _steps(components, words),
        _rights(components, words),
        _by_players(components),
    )


def _notes(components: Components) -> ComponentTable:
    return ComponentTable(
        message("augsburg-box-notes", notes=components.notes.total + components.jokers.count),
        (Column(Message("augsburg-box-column-value")), PRICE),
        (
            *(_line(entry, str(entry.value), entry.price) for entry in components.note_prices),
            _line(components.jokers, Message("augsburg-joker"), components.jokers.price),
        ),
    )


def _cards(components: Components, words: Words) -> ComponentTable:
    cards = components.privilege_cards
    return ComponentTable(
        message("augsburg-box-cards", cards=len(cards)),
        (
            NAME,
            Column(Message("augsburg-box-column-first")),
            Column(Message("augsburg-box-column-second")),
            Column(Message("augsburg-box-column-third")),
        ),
        tuple(
            _line(card, card.id, *(words.word(f"icon:{icon}") for icon in card.icons))
            for card in cards
        ),
    )


def _steps(components: Components, words: Words) -> ComponentTable:
    return ComponentTable(
        Message("augsburg-box-steps"),
        (
            NAME,
            Column(Message("augsburg-box-column-category")),
            LEVEL,
            Column(Message("augsburg-box-column-income"), "number"),
            Column(Message("augsburg-box-column-free"), "number"),
        ),
        tuple(
            _line(
                step,
                words.word(f"step:{step.category}-{step.level}"),
                words.word(f"category:{step.category}"),
                step.level,
                step.income,
                step.free,
            )
            for step in components.steps
        ),
    )


def _rights(components: Components, words: Words) -> ComponentTable:
    return ComponentTable(
        Message("augsburg-box-rights"),
        (
            NAME,
            Column(Message("augsburg-box-column-category")),
            LEVEL,
            Column(Message("augsburg-box-column-tiles")),
        ),
        tuple(
            _line(
                right,
                words.word(f"tile:{right.kind}"),
                words.word(f"category:{right.category}"),
                right.min_level,
                ", ".join(map(str, right.tiles)),
            )
            for right in components.rights
        ),
    )


def _by_players(components: Components) -> ComponentTable:
    """Rounds, and step cards of each category."""
    rounds = {entry.players: entry.rounds for entry in components.rounds}
    return ComponentTable(
        Message("augsburg-box-by-players"),
        (
            PLAYERS,
            Column(Message("augsburg-box-column-rounds"), "number"),
            Column(Message("augsburg-box-column-small"), "number"),
            Column(Message("augsburg-box-column-medium"), "number"),
            Column(Message("augsburg-box-column-large"), "number"),
        ),
        tuple(
            _line(
                entry,
                entry.players,
                rounds[entry.players],
                entry.small,
                entry.medium,
                entry.large,
            )
            for entry in components.step_supply
        ),
    )


def _line(entry: Entry, *cells: Cell) -> ComponentLine:
    return ComponentLine(cells, entry.provenance)
