"""What has been settled before a match in the terminal begins."""

from __future__ import annotations

from pathlib import Path

import msgspec

from bagatelle.kernel.pack import Pack

HUMAN = "human"
"""The word for a seat that a person plays; any other word names a bot."""


class TerminalSetup(msgspec.Struct, frozen=True):
    """The match to be played, who sits where, and how it is shown."""

    game: str
    players: int
    options: dict[str, str]
    seats: tuple[str, ...]
    names: tuple[str, ...]
    seed: str | None
    language: str
    resume: Path | None
    plain: bool
    colour: bool
    pack: Pack | None = None
    """The box to play with, if it is not the shipped one."""
    pack_file: str = ""
    """Where the pack stands, so that a command to go on can name it."""
    pause: float = 0.6
    """How many seconds a bot waits before each move, so that one can follow; only on a screen."""
