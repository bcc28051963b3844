"""``bagatelle verify``: whether a record holds, and its seed is the one that was promised."""

from __future__ import annotations

import argparse
from functools import partial

from bagatelle import files
from bagatelle.cli.arguments import Parser, UsageError, chosen_pack
from bagatelle.games import make_game
from bagatelle.kernel.commitment import commitment
from bagatelle.kernel.message import Message, message
from bagatelle.kernel.replay import Verified, verify
from bagatelle.texts import formatter

UNFINISHED = 3
"""The exit code for a record that holds as far as it goes: of a match that goes on, or cut off."""


def add_arguments(parser: Parser) -> None:
    parser.word("file", "FILE", message("cli-help-record"))
    parser.option("--commitment", "HASH", message("cli-help-commitment"))
    parser.pack()


def run(args: argparse.Namespace, language: str) -> int:
    if args.file is None:
        raise UsageError(message("cli-no-file"))
    verified = verify(files.read_record(args.file), partial(make_game, pack=chosen_pack(args)))
    promised = args.commitment
    if promised is not None and promised.lower() != commitment(verified.match.seed):
        raise UsageError(message("cli-verify-other-seed", commitment=promised))
    print(formatter(language)(_what_holds(verified, promised or verified.commitment)))
    return 0 if verified.match.is_over else UNFINISHED


def _what_holds(verified: Verified, promised: str | None) -> Message:
    match = verified.match
    moves, draws = len(match.played), verified.numbers
    if not match.is_over:
        return message("cli-verify-unfinished", moves=moves, draws=draws)
    if promised is None:
        return message("cli-verify-uncommitted", moves=moves, draws=draws)
    return message("cli-verify-committed", moves=moves, draws=draws, commitment=promised.lower())
