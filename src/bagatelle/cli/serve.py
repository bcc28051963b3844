"""``bagatelle serve``: matches for everybody who has the address."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from bagatelle.cli.arguments import Parser, UsageError, whole_number
from bagatelle.cli.extras import require
from bagatelle.kernel.message import message
from bagatelle.server.settings import Settings
from bagatelle.texts import formatter

DATABASE_VARIABLE = "BAGATELLE_DATABASE"
UNLESS_TOLD = Settings()
MOST = 1_000_000


def add_arguments(parser: Parser) -> None:
    host = UNLESS_TOLD.host
    parser.option("--host", "HOST", message("cli-help-host", default=host), host)
    add_settings(parser)


def add_settings(parser: Parser) -> None:
    """What can be set about a server, whoever may come in."""
    port, folder = str(UNLESS_TOLD.port), str(UNLESS_TOLD.data_dir)
    workers, seconds = str(UNLESS_TOLD.bot_workers), f"{UNLESS_TOLD.bot_seconds:.0f}"
    requests = f"{UNLESS_TOLD.requests_per_second:.0f}"
    messages = f"{UNLESS_TOLD.messages_per_second:.0f}"
    parser.option("--port", "PORT", message("cli-help-port", default=port), port)
    parser.option("--data-dir", "FOLDER", message("cli-help-data-dir", default=folder), folder)
    about_database = message("cli-help-database", variable=DATABASE_VARIABLE)
    parser.option("--database", "ADDRESS", about_database)
    parser.flag("--no-chat", message("cli-help-no-chat"))
    parser.option("--bot-workers", "N", message("cli-help-bot-workers", default=workers), workers)
    parser.option("--bot-seconds", "S", message("cli-help-bot-seconds", default=seconds), seconds)
    playouts = str(UNLESS_TOLD.review_playouts)
    about_reviews = message("cli-help-review-playouts", default=playouts)
    parser.option("--review-playouts", "N", about_reviews, playouts)
    parser.option("--requests", "N", message("cli-help-requests", default=requests), requests)
    parser.option("--messages", "N", message("cli-help-messages", default=messages), messages)


def run(args: argparse.Namespace, language: str) -> int:
    settings = settings_of(args, args.host)
    from bagatelle.server.serve import serve

    return serve(settings, formatter(language))


def settings_of(args: argparse.Namespace, host: str) -> Settings:
    """The settings that were asked for; raises UsageError, or MissingExtra if they need more than
    is installed.
    """
    settings = Settings(
        host=host,
        port=_number("--port", args.port, 0, 65_535),
        database=args.database or os.environ.get(DATABASE_VARIABLE, ""),
        data_dir=Path(args.data_dir),
        chat=not args.no_chat,
        bot_workers=_number("--bot-workers", args.bot_workers, 1, 64),
        bot_seconds=_number("--bot-seconds", args.bot_seconds, 1, 600),
        review_playouts=_number("--review-playouts", args.review_playouts, 1, MOST),
        requests_per_second=_number("--requests", args.requests, 1, MOST),
        messages_per_second=_number("--messages", args.messages, 1, MOST),
    )
    require("server")
    if settings.database.startswith("postgres"):
        require("postgres")
    return settings


def _number(option: str, word: str, least: int, most: int) -> int:
    number = whole_number(option, word)
    if not least <= number <= most:
        raise UsageError(
            message(
                "cli-out-of-range",
                option=option,
                least=str(least),
                most=str(most),
                value=str(number),
            )
        )
    return number
