"""The seed of a match leaves the server when the match is over, and not before."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bagatelle.games import make_game
from bagatelle.kernel import replay
from bagatelle.kernel.commitment import commitment
from bagatelle.server import schema
from bagatelle.server.exports import record_for
from bagatelle.server.journal import MatchRow
from bagatelle.server.room import Room
from bagatelle.server.room_base import Plan, PlannedSeat
from bagatelle.server.updates import state_of, update_of
from bagatelle.server.writer import Entry

RECORD = Path(__file__).parents[1] / "kernel" / "sixth-noble.txt"
SEED = "the seed of the match"


def make_room(seed: str = SEED) -> Room:
    plan = Plan((PlannedSeat("human", "Ada"), PlannedSeat("human", "Ben")))
    return Room(
        MatchRow(
            "match", "banquet", 2, {}, msgspec.to_builtins(plan), seed, 0, 0, False, None, 1, "box"
        )
    )


def play(room: Room, text: str, seat: int) -> None:
    command = schema.Play(key=text, number=room.number, seat=seat, text=text)
    room.apply(room.decide(command, (seat,), 0))


def finished_room() -> Room:
    """A match whose last move reveals nothing: the sixth noble is satisfied."""
    verified = replay.verify(RECORD.read_text(encoding="utf-8"), make_game)
    room = make_room("7")
    for played in verified.match.played:
        play(room, verified.match.notation(played), played.seat)
    assert room.is_over
    return room


def test_players_have_their_names_from_the_first_moment() -> None:
    room = make_room()
    assert room.match.names == ("Ada", "Ben")
    assert "seat 1: Ada\nseat 2: Ben\n" in record_for(room, (0,))


@pytest.mark.parametrize("owned", [(), (0,), (0, 1)])
def test_the_seed_is_not_told_before_the_end(owned: tuple[int, ...]) -> None:
    room = make_room()
    seat = room.to_act[0]
    play(room, "take row 1", seat)
    told = [
        msgspec.json.encode(state_of(room, owned, 0)).decode(),
        msgspec.json.encode(
            update_of(room, Entry(room.number, "play", seat, {}, None, 0), owned, 0)
        ).decode(),
        record_for(room, owned),
    ]
    assert all(SEED not in text for text in told)
    assert commitment(SEED) in told[0]
    assert commitment(SEED) in told[2]


def test_the_record_of_a_finished_match_holds() -> None:
    room = finished_room()
    text = record_for(room, ())
    assert text == RECORD.read_text(encoding="utf-8")
    assert replay.verify(text, make_game).commitment == room.commitment


def test_the_last_move_stays_when_the_seed_is_out() -> None:
    """Whoever has read the record knows all that would be dealt from here on."""
    room = finished_room()
    assert room.match.can_undo(0)
    assert not any(side.can_undo for side in state_of(room, (0, 1), 0).sides)
    for command in (
        schema.Undo(key="u", number=room.number, seat=0),
        schema.AskTakeback(key="t", number=room.number, seat=0),
    ):
        with pytest.raises(schema.ProtocolError):
            room.decide(command, (0,), 0)
