"""Sessions to test with, and ways to look at them."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import bagatelle
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.match import Match
from bagatelle.terminal.app import TableApp
from bagatelle.terminal.setup import HUMAN, TerminalSetup

NAMES = ("Anna", "Vatel", "Rosalie", "Armand")


def setup(
    *seats: str,
    side: str = "unmasked",
    seed: str = "7",
    language: str = "en",
    resume: Path | None = None,
    colour: bool = True,
    names: tuple[str, ...] = NAMES,
    game: str = "banquet",
) -> TerminalSetup:
    """People and bots at a table; one person alone unless told otherwise."""
    company = seats or (HUMAN,)
    return TerminalSetup(
        game=game,
        players=len(company),
        options={"side": side},
        seats=company,
        names=names[: len(company)],
        seed=seed,
        language=language,
        resume=resume,
        plain=True,
        colour=colour,
        pause=0,
    )


def random_moves(match: Match, count: int | None = None, seed: str = "moves") -> None:
    """Play random moves, to the end unless told otherwise."""
    dealer = Dealer(seed)
    while not match.is_over and count != 0:
        moves = match.legal_moves()
        match.play(moves[dealer.below(len(moves))])
        count = None if count is None else count - 1


def finished_record(side: str = "unmasked", players: int = 1) -> str:
    match = bagatelle.new_match("banquet", players, 7, NAMES[:players], side=side)
    random_moves(match)
    return match.record()


def nearly_over(folder: Path) -> Path:
    """The record of a solo match that lacks its last move, which is not to clear."""
    moves = finished_record().partition("\n\nscores")[0].splitlines()
    path = folder / "nearly-over.txt"
    path.write_text("\n".join(moves[:-1]) + "\n")
    return path


CELL = 12.2
"""The width of a cell in a picture of the screen."""


def shown(app: TableApp) -> str:
    """What stands on the screen, line by line."""
    pieces = re.findall(
        r'<text [^>]*x="([\d.]+)"[^>]*clip-path="url\(#[^"]*-line-(\d+)\)"[^>]*>(.*?)</text>',
        app.export_screenshot(),
    )
    lines: dict[int, str] = {}
    for x, number, text in pieces:
        line = lines.get(int(number), "").ljust(round(float(x) / CELL))
        lines[int(number)] = line + unescape(text).replace("\xa0", " ")
    return "\n".join(lines[number] for number in sorted(lines))
