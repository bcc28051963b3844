"""The box as tables for people to read, with the provenance of every figure."""

from __future__ import annotations

from bagatelle.games.banquet import progress
from bagatelle.games.banquet.components import Cell, Components
from bagatelle.games.banquet.state import COLUMNS, ROWS
from bagatelle.kernel.components import Column, ComponentTable, table
from bagatelle.kernel.message import Message, message

CELLS = Column(Message("banquet-box-column-cells"), "pattern")


def tables(components: Components) -> tuple[ComponentTable, ...]:
    """All tables, in the order of the rules."""
    return (
        _dishes(components),
        _demands(components),
        _points(components),
        _nobles(components),
        _imposters(components),
        _solo_cards(components),
        _grades(components),
    )


def _dishes(components: Components) -> ComponentTable:
    deck = components.deck
    values = message("banquet-box-values", lowest=deck.values_from, highest=deck.values_to)
    return table(
        message("banquet-box-dishes", dishes=deck.total),
        (_text("type"), _text("colour"), _text("values")),
        components.types,
        lambda kind: (message("banquet-type", type=kind.id), _colour(kind.colour), values),
    )


def _demands(components: Components) -> ComponentTable:
    """With the colours of the first icon, which are those of the rulebook's lists."""
    colours = {
        requirement: noble.colour
        for noble in components.nobles[: len(components.nobles) // len(components.players.icons)]
        for requirement in (noble.unmasked, noble.masked)
    }
    return table(
        message("banquet-box-demands", icon=components.players.icons[0]),
        (_text("demand"), _text("side"), _text("wording")),
        components.requirements,
        lambda each: (each.id, _side(each.side), progress.demand(each, colours[each.id])),
    )


def _points(components: Components) -> ComponentTable:
    return table(
        Message("banquet-box-points"),
        (_text("demand"), Column(Message("banquet-box-column-points"), "number")),
        components.points,
        lambda each: (each.requirement, each.points),
    )


def _nobles(components: Components) -> ComponentTable:
    return table(
        message("banquet-box-nobles", nobles=len(components.nobles)),
        (_text("noble"), _text("unmasked"), _text("masked"), _text("colour"), _text("figure")),
        components.nobles,
        lambda noble: (
            noble.id,
            noble.unmasked,
            noble.masked,
            _colour(noble.colour),
            message("banquet-box-figure", figure=noble.figure),
        ),
    )


def _imposters(components: Components) -> ComponentTable:
    return table(
        Message("banquet-box-imposters"),
        (_text("icon"), CELLS),
        components.imposters,
        lambda imposter: (imposter.player, _pattern(imposter.cells)),
    )


def _solo_cards(components: Components) -> ComponentTable:
    return table(
        Message("banquet-box-solo-cards"),
        (_text("card"), CELLS),
        components.solo_cards,
        lambda card: (card.id, _pattern(card.cells)),
    )


def _grades(components: Components) -> ComponentTable:
    return table(
        Message("banquet-box-grades"),
        (_text("points"), _text("grade")),
        components.solo_scale,
        lambda grade: (
            message("banquet-box-values", lowest=grade.min, highest=grade.max),
            message("banquet-box-grade", grade=grade.grade),
        ),
    )


def _text(name: str) -> Column:
    return Column(Message(f"banquet-box-column-{name}"))


def _colour(colour: str) -> Message:
    if colour == "none":
        return Message("banquet-box-colourless")
    return message("banquet-colour", colour=colour)


def _side(side: str) -> Message:
    return message("banquet-side", side=side)


def _pattern(cells: tuple[Cell, ...]) -> str:
    rows = (
        "".join("x" if (row, column) in cells else "." for column in range(COLUMNS))
        for row in range(ROWS)
    )
    return " ".join(rows)
