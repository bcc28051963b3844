"""A match frozen to bytes and brought back, without playing it again.

A snapshot says what it was taken with, because its numbers mean nothing to another version.
"""

from __future__ import annotations

import msgspec

from bagatelle.kernel.errors import SnapshotError
from bagatelle.kernel.events import Row
from bagatelle.kernel.game import Game
from bagatelle.kernel.match import Checkpoint, Match, MatchState, Played
from bagatelle.kernel.message import Message
from bagatelle.kernel.table import Table


class Snapshot(msgspec.Struct, frozen=True, array_like=True):
    """Everything a match has that its game and seed do not give."""

    rules_version: int
    components_hash: str
    layout: str
    table: list[int]
    position: int
    rows: list[Row]
    played: list[tuple[int, int, int]]
    batch: int
    checkpoint_table: list[int]
    checkpoint_moves: int
    checkpoint_rows: int
    checkpoint_batch: int


def freeze(match: Match) -> Snapshot:
    """The snapshot of a match as it is now."""
    game, state = match.game, match.state
    checkpoint = state.checkpoint
    return Snapshot(
        rules_version=game.info.rules_version,
        components_hash=game.components_hash,
        layout=game.layout,
        table=list(state.table),
        position=state.draws,
        rows=list(state.rows),
        played=[(played.seat, played.move, played.batch) for played in state.played],
        batch=state.batch,
        checkpoint_table=list(checkpoint.table),
        checkpoint_moves=checkpoint.moves,
        checkpoint_rows=checkpoint.rows,
        checkpoint_batch=checkpoint.batch,
    )


def thaw(game: Game, seed: str, names: tuple[str, ...], snapshot: Snapshot) -> Match:
    """The match that was frozen: it goes on exactly as the other one would have. Raises
    SnapshotError if it was taken with other rules, another box or another layout.

    >>> import bagatelle
    >>> match = bagatelle.new_match("banquet", players=2, seed=7)
    >>> match.play("take row 1")
    >>> again = thaw(match.game, match.seed, match.names, freeze(match))
    >>> again.fingerprint == match.fingerprint and again.record() == match.record()
    True
    """
    taken_with = (snapshot.rules_version, snapshot.components_hash, snapshot.layout)
    if taken_with != (game.info.rules_version, game.components_hash, game.layout):
        raise SnapshotError(Message("other-snapshot"))
    state = MatchState(
        Table(snapshot.table),
        snapshot.position,
        tuple(snapshot.rows),
        tuple(Played(*played) for played in snapshot.played),
        snapshot.batch,
        Checkpoint(
            Table(snapshot.checkpoint_table),
            snapshot.checkpoint_moves,
            snapshot.checkpoint_rows,
            snapshot.checkpoint_batch,
        ),
    )
    return Match.from_state(game, seed, names, state)
