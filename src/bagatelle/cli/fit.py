"""``bagatelle fit``: fits the weights with which bots weigh a table, from seeds."""

from __future__ import annotations

import argparse
import shlex
from pathlib import Path

import msgspec

from bagatelle import files
from bagatelle.bots.search.weights import Fitted
from bagatelle.cli.arguments import (
    Parser,
    UsageError,
    chosen_game,
    chosen_options,
    chosen_players,
    whole_number,
)
from bagatelle.cli.extras import require
from bagatelle.cli.numbers import decimal
from bagatelle.cli.progress import progress_bar
from bagatelle.kernel.message import message
from bagatelle.texts import formatter

GAMES = "400"
ROUNDS = "5"
SEED = "1"
JOBS = "1"


def add_arguments(parser: Parser) -> None:
    parser.game_and_options()
    parser.option("--players", "N", message("cli-help-players"))
    parser.option("--games", "K", message("cli-help-fit-games", default=GAMES), GAMES)
    parser.option("--rounds", "R", message("cli-help-fit-rounds", default=ROUNDS), ROUNDS)
    parser.option("--seed", "S", message("cli-help-seed"), SEED)
    parser.option("--jobs", "J", message("cli-help-jobs", default=JOBS), JOBS)
    parser.option("--out", "FILE", message("cli-help-fit-out"))


def run(args: argparse.Namespace, language: str) -> int:
    require("fit")
    from bagatelle.arena.fitting import fit

    say = formatter(language)
    game, options = chosen_game(args), chosen_options(args)
    players = chosen_players(args, ())
    known = None if args.out is None else read_weights(args.out)
    games, rounds = whole_number("--games", args.games), whole_number("--rounds", args.rounds)
    command = _again(args, game, players, options)
    with progress_bar(games * rounds, say(message("cli-simulate-progress"))) as progress:
        found = fit(
            game,
            players,
            options,
            games,
            rounds,
            args.seed,
            whole_number("--jobs", args.jobs),
            command,
            progress,
        )
    if known is None:
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
        return 0
    write_weights(args.out, {**known, found.variant: found.fitted})
    done = message(
        "cli-fit-done",
        variant=found.variant,
        games=found.fitted.games,
        share=decimal(100 * found.explained, 1),
        error=decimal(found.fitted.error, 1),
    )
    print(say(done))
    return 0


def read_weights(file: str) -> dict[str, Fitted]:
    """What a file of weights says already; nothing, if there is no such file."""
    try:
        return msgspec.json.decode(Path(file).read_bytes(), type=dict[str, Fitted])
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise files.unreadable(file, error) from error
    except msgspec.DecodeError as error:
        raise UsageError(message("cli-fit-no-weights", file=file)) from error


def write_weights(file: str, weights: dict[str, Fitted]) -> None:
    """All variants in the order of their names, a figure a line."""
    text = msgspec.json.format(msgspec.json.encode(weights, order="sorted"), indent=1)
    try:
        Path(file).write_bytes(text + b"\n")
    except OSError as error:
        raise files.unreadable(file, error) from error


def _again(args: argparse.Namespace, game: str, players: int, options: dict[str, str]) -> str:
    words = [f"bagatelle fit {game} --players {players}"]
    words += [f"--{name} {shlex.quote(value)}" for name, value in options.items()]
    words += [f"--games {args.games} --rounds {args.rounds} --seed {shlex.quote(args.seed)}"]
    return " ".join(words)
