"""Prints the balance of many games: where points came from, and what was chosen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from bagatelle.cli.numbers import decimal
from bagatelle.kernel.message import Message, message
from bagatelle.texts import speaker

if TYPE_CHECKING:
    from bagatelle.arena import Balance

MOST_THINGS = 40
"""A kind of choice with more things than this is left to the JSON."""


def print_balance(balance: Balance, players: int, language: str) -> None:
    """The sources of points, the kinds of choices, and the things that were chosen."""
    say = speaker(language)
    points = sum(source.mean for source in balance.sources)
    _table(
        language,
        (message("cli-column-source"), message("cli-column-mean"), message("cli-column-share")),
        (
            (say(source.item), decimal(source.mean, 2), _share(source.mean, points))
            for source in balance.sources
        ),
    )
    heading = (message("cli-column-choice"), message("cli-column-per-game"))
    each = message("cli-column-per-player")
    _table(
        language,
        (*heading, each),
        (
            (use.choice, decimal(use.per_game, 2), decimal(use.per_game / players, 2))
            for use in balance.kinds
        ),
    )
    for uses in balance.things.values():
        if len(uses) <= MOST_THINGS:
            _table(language, heading, ((use.choice, decimal(use.per_game, 2)) for use in uses))


def _share(mean: float, points: float) -> Message:
    share = 100 * mean / points if points else 0.0
    return message("cli-percent", share=decimal(share, 1))


def _table(
    language: str, headings: tuple[Message, ...], rows: Iterable[tuple[str | Message, ...]]
) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    say = speaker(language)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for number, heading in enumerate(headings):
        table.add_column(say(heading), justify="right" if number else "left", no_wrap=True)
    for row in rows:
        table.add_row(*(say(cell) if isinstance(cell, Message) else cell for cell in row))
    Console(highlight=False).print(table)
