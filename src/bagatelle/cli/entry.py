"""From the words of a command line to the exit code."""

from __future__ import annotations

import argparse
import os
import sys
from importlib import import_module
from typing import Protocol, cast

from bagatelle.cli.arguments import Parser, UsageError
from bagatelle.cli.language import choose_language
from bagatelle.cli.version import version
from bagatelle.kernel.errors import BagatelleError
from bagatelle.kernel.message import Message, message
from bagatelle.texts import formatter


class Command(Protocol):
    """A module of this package, imported when it is asked for."""

    def add_arguments(self, parser: Parser) -> None: ...

    def run(self, args: argparse.Namespace, language: str) -> int: ...


COMMANDS = (
    "play",
    "terminal",
    "serve",
    "simulate",
    "arena",
    "fit",
    "replay",
    "review",
    "verify",
    "games",
    "components",
    "pack",
)

WRONG_INPUT = 2
BROKEN_PIPE = 1
INTERRUPTED = 130


def run(words: list[str]) -> int:
    """Run a command and return its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    language = "en"
    try:
        language = choose_language(words, os.environ)
        code = _dispatch(words, language)
        sys.stdout.flush()
    except BagatelleError as error:
        print(formatter(language)(error.message), file=sys.stderr)
        return WRONG_INPUT
    except BrokenPipeError:
        # Nobody reads any more; what is left to flush at exit goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def _dispatch(words: list[str], language: str) -> int:
    own, rest = _split(words)
    if "--version" in own:
        # Before the parser is made, which reads all texts for its help.
        print(version())
        return 0
    parser = _own_parser(language)
    args = parser.read(own)
    if args.help or not rest:
        print(parser.format_help(), end="")
        return 0
    name, *further = rest
    if name not in COMMANDS:
        raise UsageError(message("cli-unknown-command", command=name, known=", ".join(COMMANDS)))
    command = cast("Command", import_module(f"bagatelle.cli.{name}"))
    parser = Parser(language, f"bagatelle {name}", formatter(language)(_summary(name)))
    command.add_arguments(parser)
    args = parser.read(further)
    if args.help:
        print(parser.format_help(), end="")
        return 0
    return command.run(args, language)


def _summary(command: str) -> Message:
    return Message(f"cli-{command}-summary")


def _split(words: list[str]) -> tuple[list[str], list[str]]:
    """What stands before the name of a command, and the rest."""
    at = 0
    while at < len(words) and words[at].startswith("-"):
        at += 2 if words[at] == "--language" else 1
    return words[:at], words[at:]


def _own_parser(language: str) -> Parser:
    say = formatter(language)
    listed = "\n".join(f"  {name:12}{say(_summary(name))}" for name in COMMANDS)
    about = say(message("cli-about"))
    epilog = f"{say(message('cli-commands'))}\n{listed}\n\n{say(message('cli-more'))}"
    parser = Parser(language, "bagatelle", about, epilog)
    parser.flag("--version", message("cli-help-version"))
    return parser
