"""``bagatelle play``: a server for oneself, and the browser in front of it."""

from __future__ import annotations

import argparse

from bagatelle.cli.arguments import Parser
from bagatelle.cli.serve import UNLESS_TOLD, add_settings, settings_of
from bagatelle.games import GAMES, find_game
from bagatelle.kernel.message import message
from bagatelle.texts import formatter


def add_arguments(parser: Parser) -> None:
    parser.word("game", "GAME", message("cli-help-game", known=", ".join(GAMES)))
    add_settings(parser)


def run(args: argparse.Namespace, language: str) -> int:
    page = "" if args.game is None else f"new/{find_game(args.game).info.name}"
    settings, say = settings_of(args, UNLESS_TOLD.host), formatter(language)
    from bagatelle.server.folder import FolderInUse
    from bagatelle.server.serve import serve, show

    try:
        return serve(settings, say, page)
    except FolderInUse as error:
        if not error.address:
            raise
        print(say(message("server-runs-already", address=error.address)))
        show(f"{error.address}{page}")
    return 0
