"""``bagatelle simulate``: many games between bots, and what came out of them."""

from __future__ import annotations

import argparse
import secrets
from typing import TYPE_CHECKING

import msgspec

from bagatelle.cli.arguments import (
    Parser,
    chosen_game,
    chosen_options,
    chosen_pack,
    chosen_players,
    listed,
    whole_number,
)
from bagatelle.cli.balance import print_balance
from bagatelle.cli.extras import require
from bagatelle.cli.numbers import decimal
from bagatelle.cli.progress import progress_bar
from bagatelle.games import find_game, make_game
from bagatelle.kernel.errors import BadOption
from bagatelle.kernel.game import Game
from bagatelle.kernel.message import Message, message
from bagatelle.kernel.pack import Pack
from bagatelle.texts import formatter

if TYPE_CHECKING:
    from bagatelle.arena import Report, SeatResults

GAMES = "100"
BOTS = "random"
JOBS = "1"


def add_arguments(parser: Parser) -> None:
    parser.game_and_options()
    parser.option("--players", "N", message("cli-help-players"))
    parser.option("--games", "K", message("cli-help-games", default=GAMES), GAMES)
    parser.option("--bots", "A,B", message("cli-help-bots", default=BOTS), BOTS)
    parser.option("--seed", "S", message("cli-help-seed"))
    parser.option("--jobs", "J", message("cli-help-jobs", default=JOBS), JOBS)
    parser.pack()
    parser.flag("--report", message("cli-help-report"))
    parser.flag("--json", message("cli-help-json"))


def run(args: argparse.Namespace, language: str) -> int:
    if not args.json:
        require("terminal")
    bots = listed(args.bots)
    seed = secrets.token_hex(8) if args.seed is None else args.seed
    pack = chosen_pack(args)
    if args.report and args.players is None and len(bots) == 1:
        counts = _possible_players(args, pack)
    else:
        counts = [chosen_players(args, bots)]
    reports = [_simulate(args, language, players, bots, seed, pack) for players in counts]
    if args.json:
        told = reports if args.report else reports[0]
        print(msgspec.json.format(msgspec.json.encode(told), indent=2).decode())
        return 0
    for report in reports:
        results = report.results
        game = make_game(results.game, results.players, results.options, pack)
        _print(report, game, language)
        if report.balance is not None:
            print_balance(report.balance, game, language)
    return 0


def _possible_players(args: argparse.Namespace, pack: Pack | None) -> list[int]:
    """All numbers of players that go with the options; raises BadOption if there are none."""
    name, options = chosen_game(args), chosen_options(args)
    found: list[int] = []
    refused: BadOption | None = None
    for players in find_game(name).info.players:
        try:
            make_game(name, players, options, pack)
        except BadOption as error:
            refused = error
        else:
            found.append(players)
    if not found and refused is not None:
        raise refused
    return found


def _simulate(
    args: argparse.Namespace,
    language: str,
    players: int,
    bots: list[str],
    seed: str,
    pack: Pack | None,
) -> Report:
    from bagatelle.arena import simulate

    games = whole_number("--games", args.games)
    with progress_bar(games, formatter(language)(message("cli-simulate-progress"))) as progress:
        return simulate(
            chosen_game(args),
            players,
            chosen_options(args),
            bots,
            games,
            seed,
            whole_number("--jobs", args.jobs),
            progress,
            args.report,
            pack,
        )


def _print(report: Report, game: Game, language: str) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    say = formatter(language)
    results, timing = report.results, report.timing
    settings = {**results.options, "seed": results.seed}
    print(say(message(f"{results.game}-title")))
    print(", ".join(f"{name}: {value}" for name, value in settings.items()))
    length = decimal(results.decisions_per_game, 1)
    print(say(message("cli-simulate-games", games=results.games, length=length)))
    speed = message(
        "cli-simulate-speed",
        decisions=results.decisions,
        seconds=decimal(timing.seconds, 1),
        speed=round(timing.decisions_per_second),
    )
    print(say(speed))
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    headings = [
        message("cli-column-seat"),
        message("cli-column-bot"),
        message("cli-column-mean"),
        message("cli-column-sd"),
        message("cli-column-min"),
        message("cli-column-median"),
        message("cli-column-max"),
        message("cli-column-wins"),
        message("cli-column-interval"),
    ]
    for heading in headings:
        table.add_column(say(heading), justify="right", no_wrap=True)
    for seat in results.seats:
        cells = _row(seat, game)
        table.add_row(*(say(cell) if isinstance(cell, Message) else cell for cell in cells))
    Console().print(table)


def _row(seat: SeatResults, game: Game) -> list[str | Message]:
    scores = seat.scores
    plays = seat.seat <= game.players
    low, high = (decimal(100 * share, 1) for share in seat.win_interval)
    return [
        str(seat.seat) if plays else "",
        seat.bot if plays else game.party_name(seat.seat - 1),
        decimal(scores.mean, 2),
        decimal(scores.sd, 2),
        str(scores.min),
        decimal(scores.median, 1),
        str(scores.max),
        message("cli-percent", share=decimal(100 * seat.win_share, 1)),
        message("cli-percent-interval", low=low, high=high),
    ]
