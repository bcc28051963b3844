"""Records: a match as text that a person can read and write.

``docs/record-format.md`` describes the formats; ``replay`` reads a record back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bagatelle.kernel.commitment import commitment
from bagatelle.kernel.game import Viewer

if TYPE_CHECKING:
    from bagatelle.kernel.match import Match

FIRST_LINE = "bagatelle record 1"
PERSPECTIVE_LINE = "bagatelle perspective 1"


def write(match: Match, committed: bool = False) -> str:
    """The record of a match, finished or not; ``committed`` if its seed was promised by its hash.

    Moves decided at the same time stand in the order of their seats, whoever came first.
    """
    lines = [
        FIRST_LINE,
        *_what_is_played(match),
        f"seed: {match.seed}",
        *([f"commitment: {commitment(match.seed)}"] if committed else []),
        *_who_plays(match),
        "",
    ]
    in_order = sorted(match.played, key=lambda played: (played.batch, played.seat))
    for number, played in enumerate(in_order, start=1):
        lines.append(f"{number}. seat {played.seat + 1}: {match.notation(played)}")
    if match.is_over:
        lines += ["", f"scores: {' '.join(map(str, match.scores))}"]
    return "\n".join(lines) + "\n"


def write_perspective(match: Match, viewer: Viewer) -> str:
    """What one viewer has seen of a match so far: its events, and no seed."""
    lines = [
        PERSPECTIVE_LINE,
        *_what_is_played(match),
        f"commitment: {commitment(match.seed)}",
        f"seen by: {'spectator' if viewer is None else f'seat {viewer + 1}'}",
        *_who_plays(match),
        "",
    ]
    for event in match.events(viewer):
        parts = msgspec.json.encode(dict(event.parts)).decode()
        lines.append(f"{event.kind} {parts}")
    return "\n".join(lines) + "\n"


def _what_is_played(match: Match) -> list[str]:
    game = match.game
    return [
        f"game: {game.info.name}",
        f"rules: {game.info.rules_version}",
        f"components: {game.components_hash}",
        f"players: {game.players}",
        *(f"{name}: {value}" for name, value in game.options.items()),
    ]


def _who_plays(match: Match) -> list[str]:
    return [f"seat {seat}: {name}" for seat, name in enumerate(match.names, start=1) if name]
