"""Playing on against bots from a moment of a finished match: where a new table begins.

The new match has the seed of the old one, so chance falls as it did there, and its record is one
that anybody can check. Whoever plays on may know what comes, because they have the record; so the
others at the table are bots, who see what their seats may know and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

from bagatelle.kernel.match import Match
from bagatelle.kernel.message import Message
from bagatelle.server import schema
from bagatelle.server.problems import refused
from bagatelle.server.replays import match_of
from bagatelle.server.writer import Entry

LONGEST_SEED = 64


class Beginning(NamedTuple):
    """What a match begins with that is not played from its deal on."""

    seed: str
    turns: tuple[tuple[int, tuple[str, ...]], ...]
    """The moves that were made before, as text: those that a seat made one after the other."""

    @property
    def moves(self) -> int:
        return sum(len(texts) for _, texts in self.turns)

    def entries(self, now: int) -> list[Entry]:
        """The moves as a room knows them."""
        return [
            Entry(number, "play", seat, {"texts": list(texts)}, None, now)
            for number, (seat, texts) in enumerate(self.turns, start=1)
        ]


class Further(NamedTuple):
    """A match that goes on elsewhere."""

    wanted: schema.CreateMatch
    beginning: Beginning


def going_on(asked: schema.PlayOn) -> Further:
    """The match that somebody wants to play on; raises ProtocolError."""
    match = match_of(asked.record)
    game = match.game
    if not match.is_over:
        raise refused("not_possible", Message("server-not-over"))
    if asked.seat >= game.players:
        raise refused("bad_option", Message("no-such-seat", {"players": game.players}))
    if asked.moves >= len(match.played) or len(match.seed) > LONGEST_SEED:
        raise refused("not_possible", Message("server-no-moment"))
    seats = [
        schema.SeatPlan("me", asked.name or name)
        if seat == asked.seat
        else schema.SeatPlan("bot", name, asked.bot)
        for seat, name in enumerate(match.names)
    ]
    wanted = schema.CreateMatch(
        game=game.info.name,
        seats=tuple(seats),
        options=dict(game.options),
        chat=False,
        advice=asked.advice,
        token=asked.token,
    )
    return Further(wanted, Beginning(match.seed, tuple(_turns(match, asked.moves))))


def _turns(match: Match, moves: int) -> Iterator[tuple[int, tuple[str, ...]]]:
    for seat, played in groupby(match.played[:moves], key=lambda played: played.seat):
        yield seat, tuple(match.notation(each) for each in played)
