"""``bagatelle serve``: matches for everybody who has the address."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from pathlib import Path

from bagatelle.cli.arguments import Parser, UsageError, whole_number
from bagatelle.cli.extras import require
from bagatelle.kernel.message import Message, message
from bagatelle.server.addresses import is_network, is_origin
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
    port = str(UNLESS_TOLD.port)
    workers, seconds = str(UNLESS_TOLD.bot_workers), f"{UNLESS_TOLD.bot_seconds:.0f}"
    requests = f"{UNLESS_TOLD.requests_per_second:.0f}"
    messages = f"{UNLESS_TOLD.messages_per_second:.0f}"
    parser.option("--port", "PORT", message("cli-help-port", default=port), port)
    add_place(parser)
    parser.flag("--no-chat", message("cli-help-no-chat"))
    parser.option("--bot-workers", "N", message("cli-help-bot-workers", default=workers), workers)
    parser.option("--bot-seconds", "S", message("cli-help-bot-seconds", default=seconds), seconds)
    playouts = str(UNLESS_TOLD.review_playouts)
    about_reviews = message("cli-help-review-playouts", default=playouts)
    parser.option("--review-playouts", "N", about_reviews, playouts)
    parser.option("--requests", "N", message("cli-help-requests", default=requests), requests)
    parser.option("--messages", "N", message("cli-help-messages", default=messages), messages)
    most, most_of_one = str(UNLESS_TOLD.connections), str(UNLESS_TOLD.connections_per_address)
    parser.option("--connections", "N", message("cli-help-connections", default=most), most)
    about_one = message("cli-help-connections-per-address", default=most_of_one)
    parser.option("--connections-per-address", "N", about_one, most_of_one)
    parser.option("--origin", "ORIGINS", Message("cli-help-origin"), "")
    parser.option("--proxy", "ADDRESSES", Message("cli-help-proxy"), "")


def add_place(parser: Parser) -> None:
    """Where a server keeps everything."""
    folder = str(UNLESS_TOLD.data_dir)
    parser.option("--data-dir", "FOLDER", message("cli-help-data-dir", default=folder), folder)
    about_database = message("cli-help-database", variable=DATABASE_VARIABLE)
    parser.option("--database", "ADDRESS", about_database)


def database_of(args: argparse.Namespace) -> str:
    """The address of a database elsewhere than in the data folder; empty if it is there."""
    return args.database or os.environ.get(DATABASE_VARIABLE, "")


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
        database=database_of(args),
        data_dir=Path(args.data_dir),
        chat=not args.no_chat,
        bot_workers=_number("--bot-workers", args.bot_workers, 1, 64),
        bot_seconds=_number("--bot-seconds", args.bot_seconds, 1, 600),
        review_playouts=_number("--review-playouts", args.review_playouts, 1, MOST),
        requests_per_second=_number("--requests", args.requests, 1, MOST),
        messages_per_second=_number("--messages", args.messages, 1, MOST),
        connections=_number("--connections", args.connections, 1, MOST),
        connections_per_address=_number(
            "--connections-per-address", args.connections_per_address, 1, MOST
        ),
        origins=_words(args.origin, is_origin, "cli-no-origin"),
        proxies=_words(args.proxy, is_network, "cli-no-proxy"),
    )
    require_for(settings)
    return settings


def require_for(settings: Settings) -> None:
    """Raises MissingExtra if a place to keep things needs more than is installed."""
    require("server")
    if settings.database.startswith("postgres"):
        require("postgres")


def _words(listed: str, is_right: Callable[[str], bool], complaint: str) -> tuple[str, ...]:
    """Words with commas in between; raises UsageError for one that is not right."""
    words = tuple(word for word in (each.strip() for each in listed.split(",")) if word)
    for word in words:
        if not is_right(word):
            raise UsageError(message(complaint, value=word))
    return words


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
