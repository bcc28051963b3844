"""``bagatelle games``: what can be played."""

from __future__ import annotations

import argparse

import bagatelle
from bagatelle.bots import bot_names
from bagatelle.cli.arguments import Parser, about_option
from bagatelle.kernel.message import message
from bagatelle.texts import formatter


def add_arguments(parser: Parser) -> None:
    """This command has no arguments of its own."""


def run(args: argparse.Namespace, language: str) -> int:
    say = formatter(language)
    for info in bagatelle.games():
        print(f"{info.name}: {say(message(f'{info.name}-title'))}")
        least, most = info.players[0], info.players[-1]
        print(f"  {say(message('cli-games-players', least=least, most=most))}")
        print(f"  {say(message('cli-games-bots', bots=', '.join(bot_names(info.name))))}")
        for option in info.options:
            print(f"  --{option.name}: {say(about_option(option))}")
    return 0
