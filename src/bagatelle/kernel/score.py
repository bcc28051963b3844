"""The final scoring, line by line, so that a player can check it by hand."""

from __future__ import annotations

import msgspec

from bagatelle.kernel.message import Message


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of the sheet: what it is for, the clause that gives it, the points of each seat."""

    item: Message
    clause: str
    points: tuple[int | None, ...]


class ScoreSheet(msgspec.Struct, frozen=True):
    """Lines that add up to ``totals``; then what breaks ties, and the places (1 is first)."""

    lines: tuple[ScoreLine, ...]
    totals: tuple[int, ...]
    tie_breaks: tuple[ScoreLine, ...]
    places: tuple[int, ...]
    verdict: Message
    """How the game ended, in one sentence. A game writes ``seat:2`` where a match knows a name."""
