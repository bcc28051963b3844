"""Records for download: the whole truth after the end, one's own side of it before."""

from __future__ import annotations

import msgspec

from bagatelle.kernel.game import Viewer
from bagatelle.server.room import Room

PERSPECTIVE_LINE = "bagatelle perspective 1"


def record_for(room: Room, viewer: Viewer) -> str:
    """The record of a finished match with seed and commitment; else what the viewer has seen."""
    if room.is_over:
        lines = room.match.record().splitlines()
        seed = next(index for index, line in enumerate(lines) if line.startswith("seed: "))
        lines.insert(seed + 1, f"commitment: {room.commitment}")
        return "\n".join(lines) + "\n"
    game = room.match.game
    lines = [
        PERSPECTIVE_LINE,
        f"game: {game.info.name}",
        f"rules: {game.info.rules_version}",
        f"components: {game.components_hash}",
        f"players: {game.players}",
        *(f"{name}: {value}" for name, value in game.options.items()),
        f"commitment: {room.commitment}",
        f"seen by: {'spectator' if viewer is None else f'seat {viewer + 1}'}",
        *(f"seat {seat}: {facts.name}" for seat, facts in enumerate(room.seats, 1) if facts.name),
        "",
    ]
    for event in room.match.events(viewer):
        parts = msgspec.json.encode(dict(event.parts)).decode()
        lines.append(f"{event.kind} {parts}")
    return "\n".join(lines) + "\n"
