"""``bagatelle replay``: a recorded match in words."""

from __future__ import annotations

import argparse

from bagatelle.cli.arguments import Parser, UsageError, chosen_pack, read_record, whole_number
from bagatelle.cli.extras import require
from bagatelle.kernel.match import Match
from bagatelle.kernel.message import Format, Message, message
from bagatelle.kernel.score import ScoreLine
from bagatelle.texts import formatter


def add_arguments(parser: Parser) -> None:
    parser.word("file", "FILE", message("cli-help-record"))
    parser.option("--at", "N", message("cli-help-at"))
    parser.pack()


def run(args: argparse.Namespace, language: str) -> int:
    require("terminal")
    if args.file is None:
        raise UsageError(message("cli-no-file"))
    match = read_record(args.file, chosen_pack(args))
    last = len(match.played)
    number = last if args.at is None else whole_number("--at", args.at)
    if not 0 <= number <= last:
        raise UsageError(message("cli-no-such-move", number=number, last=last))
    _print(match.at(number), last, formatter(language))
    return 0


def _print(match: Match, last: int, say: Format) -> None:
    settings = {**match.game.options, "seed": match.seed}
    print(say(message(f"{match.game.info.name}-title")))
    print(", ".join(f"{name}: {value}" for name, value in settings.items()))
    print(", ".join(_names(match, say)))
    print(say(message("cli-replay-moves", number=len(match.played), last=last)))
    print()
    for line in match.log(None):
        print(say(line))
    if match.is_over:
        _print_sheet(match, say)


def _print_sheet(match: Match, say: Format) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    sheet = match.score_sheet
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("")
    for name in _names(match, say):
        table.add_column(Text(name), justify="right")
    table.add_column("")
    for line in sheet.lines:
        table.add_row(*_row(line, say))
    table.add_section()
    table.add_row(say(message("terminal-total")), *map(str, sheet.totals))
    for line in sheet.tie_breaks:
        table.add_row(*_row(line, say))
    if match.game.players > 1:
        table.add_row(say(message("terminal-place")), *map(str, sheet.places))
    print()
    print(say(sheet.verdict))
    Console().print(table)


def _row(line: ScoreLine, say: Format) -> list[str]:
    points = ["" if points is None else str(points) for points in line.points]
    return [say(line.item), *points, line.clause]


def _names(match: Match, say: Format) -> list[str]:
    names = [match.seat_name(seat) for seat in range(match.game.players)]
    return [say(name) if isinstance(name, Message) else name for name in names]
