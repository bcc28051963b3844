"""Records for download: the whole truth after the end, one's own side of it before."""

from __future__ import annotations

from bagatelle.kernel import record
from bagatelle.kernel.game import Viewer
from bagatelle.server.room import Room


def record_for(room: Room, viewer: Viewer) -> str:
    """The record of a finished match with seed and commitment; else what the viewer has seen."""
    if room.is_over:
        return record.write(room.match, committed=True)
    return record.write_perspective(room.match, viewer)
