"""Sessions to test with, and ways to look at them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

import bagatelle
from bagatelle.bots import make_bot
from bagatelle.bots.advice import Advised, advice
from bagatelle.kernel.choice import Choice
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.match import Match
from bagatelle.kernel.perspective import Perspective
from bagatelle.terminal.app import TableApp
from bagatelle.terminal.menu import Menu
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
        options={"side": side} if game == "banquet" else {},
        seats=company,
        names=names[: len(company)],
        seed=seed,
        language=language,
        resume=resume,
        plain=True,
        colour=colour,
        pause=0,
    )


def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """The minister plays little on, and no clock tells him when to stop."""

    def few(perspective: Perspective, seed: str, seconds: float) -> list[Advised]:
        return advice(perspective, seed, playouts=3)

    monkeypatch.setattr("bagatelle.terminal.session.advice", few)


def random_moves(match: Match, count: int | None = None, seed: str = "moves") -> None:
    """Play random moves, to the end unless told otherwise."""
    dealer = Dealer(seed)
    while not match.is_over and count != 0:
        moves = match.legal_moves()
        match.play(moves[dealer.below(len(moves))])
        count = None if count is None else count - 1


def greedy_game(match: Match) -> tuple[tuple[int, Choice], ...]:
    """Greedy bots play a match to its end: their moves."""
    seats = range(match.game.players)
    bots = [make_bot("greedy", match.game.info.name, f"{seat}") for seat in seats]
    while not match.is_over:
        seat = match.to_act[0]
        match.play(match.game.choice(bots[seat].choose(match.perspective(seat))), seat)
    return tuple((played.seat, match.game.choice(played.move)) for played in match.played)


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


def text(*pieces: RenderableType, width: int = 100) -> str:
    """What is drawn, without colours."""
    console = Console(width=width, color_system=None, force_terminal=False)
    with console.capture() as drawn:
        console.print(*pieces)
    return drawn.get()


def all_menus(menu: Menu) -> Iterator[Menu]:
    """A menu and all that are behind it."""
    yield menu
    for entry in menu:
        if isinstance(entry.then, Menu):
            yield from all_menus(entry.then)


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
