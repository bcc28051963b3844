"""``bagatelle backup``: all that a server keeps, in one file, while it goes on."""

from __future__ import annotations

import argparse
from pathlib import Path

from bagatelle.cli.arguments import Parser, UsageError, file_to_write
from bagatelle.cli.serve import add_place, database_of, require_for
from bagatelle.kernel.message import Message, message
from bagatelle.server.settings import Settings
from bagatelle.texts import formatter


def add_arguments(parser: Parser) -> None:
    parser.word("file", "FILE", message("cli-help-backup-file"))
    add_place(parser)


def run(args: argparse.Namespace, language: str) -> int:
    settings = place_of(args)
    from bagatelle.server.backup import back_up

    file = file_to_write(args.file)
    if file is None:
        raise UsageError(Message("cli-backup-no-file"))
    matches = back_up(settings.database_url(), file)
    done = message("cli-backup-done", matches=matches, file=str(file))
    print(formatter(language)(done))
    return 0


def place_of(args: argparse.Namespace) -> Settings:
    """Where a server keeps everything; raises MissingExtra."""
    settings = Settings(database=database_of(args), data_dir=Path(args.data_dir))
    require_for(settings)
    return settings
