"""Records for download: the whole truth after the end, one's own side of it before."""

from __future__ import annotations

from bagatelle.kernel import record
from bagatelle.server.read_only import AnyRoom, ReadOnlyRoom
from bagatelle.server.updates import viewer_of


def record_for(room: AnyRoom, owned: tuple[int, ...]) -> str:
    """The record of a finished match with seed and commitment; else what the owner of these seats
    has seen. That holds for a match that can only be looked at, too: another version may go on
    with it.
    """
    viewer = viewer_of(owned)
    if isinstance(room, ReadOnlyRoom):
        if room.is_over:
            return record.write_moves(room.heading, room.all_moves(), room.row.scores, True)
        return record.write_known_moves(room.heading, room.moves_known_to(owned), viewer)
    if room.is_over:
        return record.write(room.match, committed=True)
    return record.write_perspective(room.match, viewer)
