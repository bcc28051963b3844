"""``bagatelle components``: what is in the box of a game, and where each figure comes from."""

from __future__ import annotations

import argparse

from bagatelle.cli.arguments import Parser, chosen_game, chosen_options, chosen_pack
from bagatelle.cli.extras import require
from bagatelle.games import find_game, make_game
from bagatelle.kernel.components import ComponentTable
from bagatelle.kernel.message import Format, Message, message
from bagatelle.texts import formatter

WIDEST = 400
"""Room for the longest line: a table in a pipe has no edge, and nothing may be cut off."""


def add_arguments(parser: Parser) -> None:
    parser.game_and_options()
    parser.pack()


def run(args: argparse.Namespace, language: str) -> int:
    require("terminal")
    name = chosen_game(args)
    most = find_game(name).info.players[-1]
    game = make_game(name, most, chosen_options(args), chosen_pack(args))
    for table in game.component_tables():
        _print(table, formatter(language))
    return 0


def _print(table: ComponentTable, say: Format) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    drawn = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for column in table.columns:
        is_number = column.kind == "number"
        drawn.add_column(say(column.title), justify="right" if is_number else "left", no_wrap=True)
    drawn.add_column(say(message("cli-column-provenance")), no_wrap=True)
    for line in table.lines:
        cells = (say(cell) if isinstance(cell, Message) else str(cell) for cell in line.cells)
        provenance = say(message("cli-provenance", provenance=line.provenance))
        drawn.add_row(*cells, provenance)
    print(say(table.title))
    Console(width=WIDEST, highlight=False).print(drawn)
