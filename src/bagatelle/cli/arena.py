"""``bagatelle arena``: a tournament of bots, and who is how strong."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from bagatelle.cli.arguments import (
    Parser,
    chosen_game,
    chosen_options,
    chosen_pack,
    chosen_players,
    file_to_write,
    listed,
    whole_number,
)
from bagatelle.cli.extras import has, require
from bagatelle.cli.numbers import decimal, percent, percents, signed
from bagatelle.cli.progress import progress_bar
from bagatelle.kernel.message import Format, Message, message
from bagatelle.texts import formatter

if TYPE_CHECKING:
    from bagatelle.arena import Entrant, Meeting, Pace, Tournament, TournamentReport
    from bagatelle.arena.tournament import Crew

GAMES = "100"
BOTS = "random,greedy"


def add_arguments(parser: Parser) -> None:
    parser.game_and_options()
    parser.option("--players", "N", message("cli-help-players"))
    parser.option("--bots", "A,B,…", message("cli-help-arena-bots", default=BOTS), BOTS)
    parser.option("--games", "K", message("cli-help-arena-games", default=GAMES), GAMES)
    parser.option("--seed", "S", message("cli-help-seed"))
    parser.option("--jobs", "J", message("cli-help-arena-jobs"))
    parser.option("--ray", "ADDRESS", message("cli-help-ray"))
    parser.pack()
    parser.option("--out", "FILE.json", message("cli-help-out"))
    parser.option("--html", "FILE.html", message("cli-help-html"))


def run(args: argparse.Namespace, language: str) -> int:
    if args.out is None and args.html is None:
        require("terminal")
    if args.ray is not None:
        require("ray")
    from bagatelle.arena import make_tournament

    out, page = file_to_write(args.out), file_to_write(args.html)
    tournament = make_tournament(
        chosen_game(args),
        chosen_players(args, ()),
        chosen_options(args),
        listed(args.bots),
        _seed(args.seed, out),
        chosen_pack(args),
    )
    report = _play(args, tournament, out, language)
    if page is not None:
        from bagatelle.arena.ledger import write_whole
        from bagatelle.cli.arena_page import arena_page

        write_whole(page, arena_page(report, language).encode())
    if has("terminal"):
        _print(report, language)
    return 0


def _play(
    args: argparse.Namespace, tournament: Tournament, out: Path | None, language: str
) -> TournamentReport:
    from bagatelle.arena import play_tournament

    games = whole_number("--games", args.games)
    schedule = tournament.schedule()
    together = schedule.rounds(games) * schedule.round_size
    with progress_bar(together, formatter(language)(message("cli-simulate-progress"))) as progress:
        return play_tournament(tournament, games, _crew(args), out, progress)


def _crew(args: argparse.Namespace) -> Crew:
    from bagatelle.arena.crews import cluster, cores
    from bagatelle.arena.tournament import several

    jobs = cores() if args.jobs is None else whole_number("--jobs", args.jobs)
    crew = several(jobs)
    return crew if args.ray is None else partial(cluster, address=args.ray, jobs=jobs)


def _seed(word: str | None, out: Path | None) -> str:
    """The seed that was asked for; or that of the tournament that goes on, or a new one."""
    if word is not None:
        return word
    from bagatelle.arena.ledger import seed_in

    begun = None if out is None else seed_in(out)
    return secrets.token_hex(8) if begun is None else begun


def facts(report: TournamentReport) -> list[Message]:
    """What was played, in sentences."""
    found = report.standings
    share = percent(found.equal_share)
    return [
        message("cli-arena-played", games=found.games, rounds=report.rounds),
        message("cli-arena-lineups", lineups=report.lineups, seats=report.tournament.players),
        message("cli-arena-equal-share", share=share),
    ]


def settings(report: TournamentReport) -> str:
    """The options and the seed, so that anybody can play it again."""
    tournament = report.tournament
    named = {**tournament.options, "players": tournament.players, "seed": tournament.seed}
    return ", ".join(f"{name}: {value}" for name, value in named.items())


STRENGTH: Sequence[Message] = (
    message("cli-column-bot"),
    message("cli-column-games"),
    message("cli-column-rating"),
    message("cli-column-interval"),
    message("cli-column-wins"),
    message("cli-column-interval"),
)
HABITS: Sequence[Message] = (
    message("cli-column-mean"),
    message("cli-column-sd"),
    message("cli-column-per-decision"),
    message("cli-column-per-rated-turn"),
)


def strength(entrant: Entrant) -> list[str | Message]:
    """How strong a bot is, under the headings."""
    low, high = (signed(rating) for rating in entrant.rating_interval)
    return [
        entrant.bot,
        str(entrant.games),
        signed(entrant.rating),
        message("cli-interval", low=low, high=high),
        percent(entrant.win_share),
        percents(entrant.win_interval),
    ]


def habits(entrant: Entrant, paces: Sequence[Pace]) -> list[str | Message]:
    """The points of a bot and how long it thinks, under the headings."""
    pace = next(pace for pace in paces if pace.bot == entrant.bot)
    return [
        decimal(entrant.points.mean, 1),
        decimal(entrant.points.sd, 1),
        message("cli-milliseconds", number=decimal(1000 * pace.per_decision, 1)),
        message("cli-milliseconds", number=decimal(1000 * pace.per_turn, 1)),
    ]


def _print(report: TournamentReport, language: str) -> None:
    say = formatter(language)
    tournament, found = report.tournament, report.standings
    print(say(message(f"{tournament.game}-title")))
    print(settings(report))
    print(" ".join(say(fact) for fact in facts(report)))
    entrants = found.entrants
    _table(say, STRENGTH, map(strength, entrants))
    lines = ([entrant.bot, *habits(entrant, report.paces)] for entrant in entrants)
    _table(say, [STRENGTH[0], *HABITS], lines)
    bots = [entrant.bot for entrant in entrants]
    cross = (
        [bot, *(_ahead(meeting) for meeting in line)]
        for bot, line in zip(bots, found.cross, strict=True)
    )
    _table(say, [message("cli-column-ahead"), *bots], cross)


def _ahead(meeting: Meeting) -> str | Message:
    return percent(meeting.ahead) if meeting.times else ""


def _table(
    say: Format, headings: Iterable[str | Message], lines: Iterable[list[str | Message]]
) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    def said(cell: str | Message) -> str:
        return say(cell) if isinstance(cell, Message) else cell

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for number, heading in enumerate(headings):
        table.add_column(said(heading), justify="right" if number else "left", no_wrap=True)
    for line in lines:
        table.add_row(*(said(cell) for cell in line))
    Console(highlight=False).print(table)
