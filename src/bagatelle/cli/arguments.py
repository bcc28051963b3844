"""Reads the arguments of a command, with help and complaints in the player's language."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from pathlib import Path

import bagatelle
from bagatelle import files
from bagatelle.games import read_pack
from bagatelle.kernel.errors import BagatelleError, PackError
from bagatelle.kernel.game import Option
from bagatelle.kernel.match import Match
from bagatelle.kernel.message import Message, message
from bagatelle.kernel.pack import Pack
from bagatelle.texts import LANGUAGES, formatter

DEFAULT_PLAYERS = 2
LARGEST_PACK = 1_000_000
"""Bytes: many times the largest box."""


class UsageError(BagatelleError):
    """Words on the command line that make no sense."""


class Parser(argparse.ArgumentParser):
    """An argument parser that knows no language of its own.

    Every value is taken as a word; what it means is judged by those who use it, so that a wrong
    one is refused with the same sentence everywhere.
    """

    def __init__(self, language: str, prog: str, description: str, epilog: str = "") -> None:
        self._say = formatter(language)
        self._flags: set[str] = set()
        super().__init__(
            prog=prog,
            description=description,
            epilog=epilog,
            formatter_class=self._formatter,
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self._group = self.add_argument_group(self._say(message("cli-arguments")))
        self.flag("--help", message("cli-help-help"))
        self.option("--language", "L", message("cli-help-language", known=", ".join(LANGUAGES)))

    def word(self, name: str, label: str, about: Message) -> None:
        """An argument without a dash; None if it is left out."""
        self._group.add_argument(name, nargs="?", metavar=label, help=self._say(about))

    def option(self, name: str, label: str, about: Message, default: str | None = None) -> None:
        """An option with a value."""
        self._group.add_argument(name, metavar=label, help=self._say(about), default=default)

    def flag(self, name: str, about: Message) -> None:
        self._flags.add(name)
        short = ["-h"] if name == "--help" else []
        self._group.add_argument(*short, name, action="store_true", help=self._say(about))

    def game_and_options(self) -> None:
        """The name of a game, and all options that games have."""
        known = ", ".join(info.name for info in bagatelle.games())
        self.word("game", "GAME", message("cli-help-game", known=known))
        for info in bagatelle.games():
            for option in info.options:
                about = message("cli-help-option", game=info.name, values=about_option(option))
                self.option(f"--{option.name}", option.name.upper(), about)

    def pack(self) -> None:
        """An owner's box to play with."""
        self.option("--pack", "FILE", message("cli-help-pack"))

    def read(self, words: Sequence[str]) -> argparse.Namespace:
        """The arguments; raises UsageError, unless it is only help that is wanted."""
        try:
            args, unknown = self.parse_known_args(words)
        except argparse.ArgumentError as error:
            name = error.argument_name or ""
            raise UsageError(
                message("cli-no-value-wanted", option=name)
                if name.split("/")[-1] in self._flags
                else message("cli-value-wanted", option=name)
            ) from error
        if unknown and not args.help:
            raise UsageError(message("cli-unknown-argument", argument=unknown[0], prog=self.prog))
        return args

    def _formatter(self, prog: str) -> argparse.HelpFormatter:
        return _Formatter(prog, f"{self._say(message('cli-usage'))} ")


class _Formatter(argparse.RawDescriptionHelpFormatter):
    """Keeps the line breaks of descriptions, and says “usage” in the player's language."""

    def __init__(self, prog: str, usage: str) -> None:
        super().__init__(prog)
        self._usage = usage

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, self._usage)


def about_option(option: Option) -> Message:
    """What an option of a game may be."""
    if option.many:
        return message("cli-option-many", values=", ".join(option.many), default=option.default)
    if not option.values:
        return message("cli-option-free")
    return message("cli-option-values", values=", ".join(option.values), default=option.default)


def chosen_game(args: argparse.Namespace) -> str:
    if args.game is None:
        known = ", ".join(info.name for info in bagatelle.games())
        raise UsageError(message("cli-no-game", known=known))
    return str(args.game)


def chosen_options(args: argparse.Namespace) -> dict[str, str]:
    """The options of games that were given; the game says whether they are its own."""
    names = {option.name for info in bagatelle.games() for option in info.options}
    given = vars(args)
    return {name: given[name] for name in given if name in names and given[name] is not None}


def chosen_players(args: argparse.Namespace, words: Sequence[str]) -> int:
    """How many players were asked for; or else as many as there are words for their seats."""
    if args.players is not None:
        return whole_number("--players", args.players)
    return len(words) if len(words) > 1 else DEFAULT_PLAYERS


def listed(word: str) -> list[str]:
    """The words of a list.

    >>> listed("human, greedy")
    ['human', 'greedy']
    """
    return [part.strip() for part in word.split(",")]


def whole_number(option: str, word: str) -> int:
    digits = word.removeprefix("-")
    if not digits.isascii() or not digits.isdigit() or len(digits) > 9:
        raise UsageError(message("cli-no-number", option=option, value=word))
    return int(word)


def chosen_pack(args: argparse.Namespace) -> Pack | None:
    """The pack to play with, if one was named; raises UsageError with the first thing wrong."""
    if args.pack is None:
        return None
    try:
        return read_pack(read_pack_text(args.pack))
    except PackError as error:
        file = str(args.pack)
        raise UsageError(message("cli-pack-broken", file=file, reason=error.message)) from error


def read_record(file: str, pack: Pack | None = None) -> Match:
    """The match in a file; raises UnreadableFile or RecordError."""
    return bagatelle.load_record(files.read_record(file), pack)


def read_pack_text(file: str) -> str:
    """What stands in the file of a pack, which may begin with a mark of its encoding; raises
    UsageError or UnreadableFile.
    """
    try:
        with Path(file).open("rb") as opened:
            found = opened.read(LARGEST_PACK + 1)
        if len(found) > LARGEST_PACK:
            raise UsageError(message("cli-pack-huge", file=file))
        return found.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise UsageError(message("cli-pack-no-text", file=file)) from error
    except OSError as error:
        raise files.unreadable(file, error) from error


def file_to_write(word: str | None) -> Path | None:
    """A file that is to be written; its folder must be there before anybody has waited."""
    if word is None:
        return None
    file = Path(word)
    if file.is_dir():
        raise files.unreadable(word, IsADirectoryError())
    if not file.parent.is_dir():
        raise UsageError(message("cli-no-folder", folder=str(file.parent)))
    return file
