"""Draws docs/screenshots/terminal.svg: a turn of The King's Banquet in a terminal.

Run it from the root of the repository: python docs/screenshots/make_terminal.py
"""

from __future__ import annotations

import asyncio
import re
import tempfile
from pathlib import Path

from bagatelle.bots import make_bot
from bagatelle.games.banquet.view import BanquetView
from bagatelle.terminal import TerminalSetup, saves
from bagatelle.terminal.app import TableApp
from bagatelle.terminal.session import Session

PICTURE = Path(__file__).with_name("terminal.svg")
SIZE = (120, 36)
TURNS = 16

SETUP = TerminalSetup(
    game="banquet",
    players=3,
    options={},
    seats=("human", "greedy", "greedy"),
    names=("Anna", "Marguerite", "Vatel"),
    seed="minuet",
    language="en",
    resume=None,
    plain=False,
    colour=True,
    pause=0,
)


def play_until_serving(session: Session) -> None:
    """Let a bot play for everybody, up to a turn of Anna in which she has taken her dishes."""
    bot = make_bot("greedy", SETUP.game, "minuet")
    match = session.match
    while True:
        (seat,) = match.to_act
        view = match.view(seat)
        assert isinstance(view, BanquetView)
        if seat == 0 and view.turn >= TURNS and view.step == "serve":
            return
        match.play(match.game.choice(bot.choose(match.perspective(seat))))


async def draw() -> None:
    with tempfile.TemporaryDirectory() as folder:
        saves.folder = lambda: Path(folder)
        session = Session(SETUP)
        play_until_serving(session)
        app = TableApp(session, colour=True)
        async with app.run_test(size=SIZE) as pilot:
            await pilot.press("3")
            await pilot.pause()
            picture = app.export_screenshot(title="bagatelle terminal banquet")
    # The picture must not fetch anything: without their fonts it is drawn in any monospace.
    PICTURE.write_text(re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL))


if __name__ == "__main__":
    asyncio.run(draw())
