"""Prints the balance of many games: where points came from, who had it easier, what was chosen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from bagatelle.cli.numbers import decimal
from bagatelle.kernel.game import Game
from bagatelle.kernel.message import Format, Message, message
from bagatelle.texts import formatter

if TYPE_CHECKING:
    from bagatelle.arena import Balance, Counted, Group, Source, Turn

MAX_THINGS = 42
"""A kind of choice with more things than this is left to the JSON."""

Cell = str | Message


def print_balance(balance: Balance, game: Game, language: str) -> None:
    """The sources of points, the order of turns, the kinds of choices, and what was chosen."""
    say = formatter(language)
    for title, sources in (
        (message("cli-column-group"), balance.groups),
        (message("cli-column-source"), balance.sources),
    ):
        if game.parties > game.players:
            _print_parties(title, sources, game, say)
        else:
            _print_sources(title, sources, say)
    if game.players > 1:
        _print_turns(balance.turns, say)
    choice, per_game = message("cli-column-choice"), message("cli-column-per-game")
    _table(
        say,
        (choice, per_game, message("cli-column-per-player")),
        (
            (use.choice, decimal(use.per_game, 2), decimal(use.per_game / game.players, 2))
            for use in balance.kinds
        ),
    )
    for counted in balance.counted:
        _print_counted(counted, game, say)
    if not balance.counted:
        for uses in balance.things.values():
            if len(uses) <= MAX_THINGS:
                chosen = ((use.choice, decimal(use.per_game, 2)) for use in uses)
                _table(say, (choice, per_game), chosen)


def _print_sources(title: Message, sources: Sequence[Source | Group], say: Format) -> None:
    points = sum(source.mean for source in sources)
    headings = (title, message("cli-column-mean"), message("cli-column-share"))
    rows = [
        (source.item, decimal(source.mean, 2), _share(source.mean, points)) for source in sources
    ]
    _table(say, headings, rows)


def _print_parties(
    title: Message, sources: Sequence[Source | Group], game: Game, say: Format
) -> None:
    """Where somebody is at the table who is no player, each has a column, and all points a row."""
    others = (game.party_name(party) for party in range(game.players, game.parties))
    rows: list[tuple[Cell, ...]] = [
        (source.item, *_by_party(source.parties, game.players)) for source in sources
    ]
    points = [sum(some) for some in zip(*(source.parties for source in sources), strict=True)]
    rows.append((message("cli-row-together"), *_by_party(points, game.players)))
    _table(say, (title, message("cli-column-per-player"), *others), rows)


def _by_party(points: Sequence[float], players: int) -> list[Cell]:
    """The mean of the players, then each other party."""
    mean = sum(points[:players]) / players
    return [decimal(each, 2) for each in (mean, *points[players:])]


def _print_turns(turns: tuple[Turn, ...], say: Format) -> None:
    headings = (
        message("cli-column-turn"),
        message("cli-column-mean"),
        message("cli-column-advantage"),
        message("cli-column-wins"),
        message("cli-column-interval"),
    )
    _table(say, headings, (_turn(turn) for turn in turns))


def _turn(turn: Turn) -> tuple[Cell, ...]:
    low, high = (decimal(100 * share, 1) for share in turn.win_interval)
    return (
        str(turn.order),
        decimal(turn.mean, 2),
        decimal(turn.advantage, 2),
        message("cli-percent", share=decimal(100 * turn.win_share, 1)),
        message("cli-percent-interval", low=low, high=high),
    )


def _print_counted(counted: Counted, game: Game, say: Format) -> None:
    """Every thing with its counts, and all of them together."""
    together = [sum(counts) for counts in zip(*(each for _, each in counted.things), strict=True)]
    _table(
        say,
        (message("cli-column-thing"), *counted.titles),
        (
            *(
                (game.word(ref), *(decimal(each, 2) for each in counts))
                for ref, counts in counted.things
            ),
            (message("cli-row-together"), *(decimal(each, 2) for each in together)),
        ),
    )


def _share(mean: float, points: float) -> Message:
    share = 100 * mean / points if points else 0.0
    return message("cli-percent", share=decimal(share, 1))


def _table(say: Format, headings: tuple[Message, ...], rows: Iterable[tuple[Cell, ...]]) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for number, heading in enumerate(headings):
        figures = number > 0
        table.add_column(say(heading), justify="right" if figures else "left", no_wrap=figures)
    for row in rows:
        table.add_row(*(say(cell) if isinstance(cell, Message) else cell for cell in row))
    Console(highlight=False).print(table)
