"""How a stored match becomes a room again, whichever version has written it.

The entries are text and count for every version; a snapshot only makes loading shorter. So what a
snapshot does not give is played again from the entries, and what cannot be played again is shown.
"""

from __future__ import annotations

import logging
from typing import NamedTuple

from bagatelle.games import make_game
from bagatelle.kernel.errors import BagatelleError
from bagatelle.kernel.message import Message, message
from bagatelle.server.journal import Journal, MatchRow, Stored
from bagatelle.server.read_only import AnyRoom, ReadOnlyRoom
from bagatelle.server.room import Room

log = logging.getLogger("bagatelle.server")


class Loaded(NamedTuple):
    room: AnyRoom
    from_snapshot: bool
    """Whether a snapshot was good enough to begin with."""


class OtherResult(Exception):
    """A match that was played again came to another end."""


async def load_room(journal: Journal, match: str) -> Loaded | None:
    """The room of a stored match; None if there is no such match."""
    stored = await journal.load(match)
    if stored is None:
        return None
    reason = why_read_only(stored.row)
    if reason is None and stored.snapshot is not None:
        try:
            return Loaded(_played(stored), from_snapshot=True)
        except Exception as error:
            # Of another layout, or damaged: whatever it is, there are the entries.
            name = type(error).__name__
            log.warning("a snapshot is not used: %s", name, extra={"match": match})
    if stored.snapshot is not None:
        stored = await journal.load(match, with_snapshot=False)
        assert stored is not None
    if reason is None:
        try:
            return Loaded(_played(stored), from_snapshot=False)
        except Exception:
            log.exception("a match cannot be played again", extra={"match": match})
            reason = Message("server-read-only-replay")
    room = ReadOnlyRoom(stored.row, reason).apply_all(stored.entries)
    return Loaded(room, from_snapshot=False)


def why_read_only(row: MatchRow) -> Message | None:
    """What forbids this version to play a match on, as far as it can be told without trying."""
    try:
        game = make_game(row.game, row.players, row.options)
    except BagatelleError as error:
        return message("server-read-only-game", reason=error.message)
    if row.rules_version != game.info.rules_version:
        found, known = row.rules_version, game.info.rules_version
        return message("server-read-only-rules", found=found, known=known)
    if row.components_hash != game.components_hash:
        return Message("server-read-only-components")
    return None


def _played(stored: Stored) -> Room:
    """The room of a match that is played again; raises whatever its replay raises."""
    room = Room.load(stored)
    row = stored.row
    # The row was read before the entries, so it may lag behind them, but never the other way.
    if row.over and (not room.is_over or row.scores not in (None, room.scores)):
        raise OtherResult(row.id)
    return room
