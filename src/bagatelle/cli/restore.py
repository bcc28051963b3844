"""``bagatelle restore``: a backup, brought back where nothing is kept yet."""

from __future__ import annotations

import argparse
import contextlib
from pathlib import Path

from bagatelle.cli.arguments import Parser, UsageError
from bagatelle.cli.backup import place_of
from bagatelle.cli.serve import add_place
from bagatelle.kernel.message import Message, message
from bagatelle.texts import formatter


def add_arguments(parser: Parser) -> None:
    parser.word("file", "FILE", message("cli-help-restore-file"))
    add_place(parser)


def run(args: argparse.Namespace, language: str) -> int:
    settings = place_of(args)
    from bagatelle.server.backup import restore
    from bagatelle.server.folder import DataFolder

    if args.file is None:
        raise UsageError(Message("cli-restore-no-file"))
    with contextlib.ExitStack() as held:
        if not settings.database:
            # No server comes in between.
            held.callback(DataFolder(settings.data_dir).close)
        matches = restore(settings.database_url(), Path(args.file))
    print(formatter(language)(message("cli-restore-done", matches=matches)))
    return 0
