"""``bagatelle fit``: fits the weights with which bots weigh a table, from seeds."""

from __future__ import annotations

import argparse
import shlex
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from bagatelle import files
from bagatelle.bots.search.weights import Fitted
from bagatelle.cli.arguments import (
    Parser,
    UsageError,
    chosen_game,
    chosen_options,
    chosen_players,
    file_to_write,
    whole_number,
)
from bagatelle.cli.drawing import reliability
from bagatelle.cli.extras import require
from bagatelle.cli.numbers import decimal
from bagatelle.cli.page import picture
from bagatelle.cli.progress import progress_bar
from bagatelle.kernel.message import message
from bagatelle.texts import formatter

if TYPE_CHECKING:
    from bagatelle.arena.fitting import Fit

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
    parser.option("--meetings", "M", message("cli-help-fit-meetings"))
    parser.flag("--check", message("cli-help-fit-check"))
    parser.option("--plot", "FILE.svg", message("cli-help-fit-plot"))
    parser.option("--out", "FILE", message("cli-help-fit-out"))


def run(args: argparse.Namespace, language: str) -> int:
    require("fit")
    from bagatelle.arena.ledger import write_whole

    players = chosen_players(args, ())
    if args.plot is not None and players == 1:
        raise UsageError(message("cli-fit-no-chances"))
    if args.check and (args.out is not None or args.meetings is not None):
        raise UsageError(message("cli-fit-only-checks"))
    plot = file_to_write(args.plot)
    found = _check(args, language) if args.check else _fit(args, language)
    if plot is not None:
        write_whole(plot, _plot(found, language).encode())
    if args.out is None:
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
        return 0
    write_weights(args.out, {**read_weights(args.out), found.variant: found.fitted})
    done = message(
        "cli-fit-done",
        variant=found.variant,
        games=found.fitted.games,
        share=decimal(100 * found.explained, 1),
        error=decimal(found.fitted.error, 1),
    )
    print(formatter(language)(done))
    return 0


def _fit(args: argparse.Namespace, language: str) -> Fit:
    from bagatelle.arena.fitting import fit
    from bagatelle.arena.tuning import tune

    game, options, players = chosen_game(args), chosen_options(args), chosen_players(args, ())
    if args.out is not None:
        read_weights(args.out)  # complains before anybody has waited
    games, rounds = whole_number("--games", args.games), whole_number("--rounds", args.rounds)
    jobs, say = whole_number("--jobs", args.jobs), formatter(language)
    habits = None
    if args.meetings is not None:
        meetings = whole_number("--meetings", args.meetings)
        with progress_bar(meetings, say(message("cli-fit-tuning"))) as progress:
            habits = tune(game, players, options, meetings, seed=args.seed, progress=progress)
    command = _again(args, game, players, options)
    with progress_bar(games * rounds, say(message("cli-simulate-progress"))) as progress:
        return fit(
            game, players, options, games, rounds, args.seed, jobs, command, progress, habits
        )


def _check(args: argparse.Namespace, language: str) -> Fit:
    from bagatelle.arena.fitting import check

    games, jobs = whole_number("--games", args.games), whole_number("--jobs", args.jobs)
    game, options, players = chosen_game(args), chosen_options(args), chosen_players(args, ())
    with progress_bar(games, formatter(language)(message("cli-simulate-progress"))) as progress:
        return check(game, players, options, games, args.seed, jobs, progress)


def _plot(found: Fit, language: str) -> str:
    say = formatter(language)
    said, came_true = say(message("cli-fit-said")), say(message("cli-fit-came-true"))
    return picture(reliability(found.reliability, said, came_true))


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
    words += [] if args.meetings is None else [f"--meetings {args.meetings}"]
    return " ".join(words)
