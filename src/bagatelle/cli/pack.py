"""``bagatelle pack``: an owner's component pack, from the shipped file to one that is sound."""

from __future__ import annotations

import argparse
from pathlib import Path

from bagatelle import files
from bagatelle.cli.arguments import Parser, UsageError, read_pack_text
from bagatelle.games import GAMES, find_game, read_pack
from bagatelle.kernel.errors import PackError
from bagatelle.kernel.message import message
from bagatelle.texts import formatter

CHECK, COPY = "check", "copy"


def add_arguments(parser: Parser) -> None:
    parser.word("action", f"{CHECK}|{COPY}", message("cli-help-pack-action"))
    parser.word("first", "FILE|GAME", message("cli-help-pack-first", known=", ".join(GAMES)))
    parser.word("second", "FILE", message("cli-help-pack-second"))


def run(args: argparse.Namespace, language: str) -> int:
    if args.action == CHECK:
        if args.first is None:
            raise UsageError(message("cli-pack-no-file", action=CHECK))
        if args.second is not None:
            raise UsageError(message("cli-pack-one-file", file=args.second))
        return _check(args.first, language)
    if args.action == COPY:
        if args.first is None or args.second is None:
            raise UsageError(message("cli-pack-no-file", action=COPY))
        return _copy(args.first, args.second, language)
    raise UsageError(message("cli-pack-action", check=CHECK, copy=COPY))


def _check(file: str, language: str) -> int:
    """Tells all that is wrong, in the form ``file:line:column:`` that editors understand."""
    say = formatter(language)
    try:
        pack = read_pack(read_pack_text(file))
    except PackError as error:
        for finding in error.findings:
            print(f"{file}:{finding.line}:{finding.column}: {say(finding.reason)}")
        problems = len(error.findings)
        raise UsageError(message("cli-pack-problems", file=file, problems=problems)) from error
    title = message(f"{pack.game}-title")
    base, *whole = pack.hashes
    sound = message("cli-pack-sound", file=file, title=title, hash=base)
    for each in whole:
        sound = message("cli-pack-sound-modules", file=file, title=title, hash=base, whole=each)
    print(say(sound))
    return 0


def _copy(game: str, file: str, language: str) -> int:
    """Writes the shipped file for an owner to begin with; never over another file."""
    text = find_game(game).box_file.shipped_text
    try:
        with Path(file).open("x", encoding="utf-8", newline="\n") as copy:
            copy.write(text)
    except FileExistsError as error:
        raise UsageError(message("cli-pack-exists", file=file)) from error
    except OSError as error:
        raise files.unreadable(file, error) from error
    print(formatter(language)(message("cli-pack-copied", file=file)))
    return 0
