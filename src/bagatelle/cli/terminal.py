"""``bagatelle terminal``: play against bots, or with others at one keyboard."""

from __future__ import annotations

import argparse
from pathlib import Path

import bagatelle
from bagatelle.bots import bot_names, for_each_seat, stand_in
from bagatelle.cli.arguments import (
    Parser,
    UsageError,
    chosen_game,
    chosen_options,
    chosen_pack,
    chosen_players,
    listed,
    read_record,
)
from bagatelle.cli.extras import require
from bagatelle.kernel.message import message
from bagatelle.terminal import TerminalSetup
from bagatelle.terminal import run as play
from bagatelle.terminal.setup import HUMAN


def add_arguments(parser: Parser) -> None:
    parser.game_and_options()
    parser.option("--players", "N", message("cli-help-players"))
    parser.option("--seats", "A,B", message("cli-help-seats", human=HUMAN))
    parser.option("--names", "A,B", message("cli-help-names"))
    parser.option("--seed", "S", message("cli-help-seed"))
    parser.pack()
    parser.option("--resume", "FILE", message("cli-help-resume"))
    parser.flag("--plain", message("cli-help-plain"))
    parser.flag("--no-color", message("cli-help-no-color"))


def run(args: argparse.Namespace, language: str) -> int:
    require("terminal")
    return play(_new(args, language) if args.resume is None else _resumed(args, language))


def _new(args: argparse.Namespace, language: str) -> TerminalSetup:
    game, options, pack = chosen_game(args), chosen_options(args), chosen_pack(args)
    players = chosen_players(args, listed(args.seats or ""))
    names = listed(args.names) if args.names else []
    bagatelle.new_match(game, players, args.seed, names, pack, **options)  # refuses what is wrong
    return TerminalSetup(
        game=game,
        players=players,
        options=options,
        seats=_seats(args, game, players),
        names=tuple(names),
        seed=args.seed,
        language=language,
        resume=None,
        plain=args.plain,
        colour=not args.no_color,
        pack=pack,
        pack_file=args.pack or "",
    )


def _resumed(args: argparse.Namespace, language: str) -> TerminalSetup:
    """Everything but who sits where is settled by the record."""
    settled = {"players": args.players, "seed": args.seed, "names": args.names}
    for option, value in (settled | chosen_options(args)).items():
        if value is not None:
            raise UsageError(message("cli-settled-by-record", option=f"--{option}"))
    pack = chosen_pack(args)
    match = read_record(args.resume, pack)
    game, players = match.game.info.name, match.game.players
    return TerminalSetup(
        game=args.game or game,
        players=players,
        options=dict(match.game.options),
        seats=_seats(args, game, players),
        names=match.names,
        seed=match.seed,
        language=language,
        resume=Path(args.resume),
        plain=args.plain,
        colour=not args.no_color,
        pack=pack,
        pack_file=args.pack or "",
    )


def _seats(args: argparse.Namespace, game: str, players: int) -> tuple[str, ...]:
    """A person or a bot for each seat; unless told, one person against bots of the middle level."""
    bots = bot_names(game)
    if args.seats is None:
        return (HUMAN, *[stand_in(game)] * (players - 1))
    known = (HUMAN, *bots)
    seats = for_each_seat(listed(args.seats), players)
    for word in seats:
        if word not in known:
            words = ", ".join(known)
            raise UsageError(message("cli-unknown-player", player=word, game=game, known=words))
    return seats
