"""Non-interference on the socket: what a client is sent does not depend on what it may not know.

A *twin* of a room is the same room on a table that its viewer could not tell from the real one,
with another dealer. Both take the same entries, except that secret choices of others may differ.
Until something hidden is rightly revealed to the viewer, both send him the same bytes.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec
import pytest

from bagatelle.kernel import agenda
from bagatelle.kernel.choice import Choice
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import EVERYONE, Row
from bagatelle.kernel.game import Viewer
from bagatelle.server import schema, updates
from bagatelle.server.exports import record_for
from bagatelle.server.journal import MatchRow, Stored, StoredSnapshot
from bagatelle.server.room import Room
from bagatelle.server.room_base import Plan, PlannedSeat
from bagatelle.server.shown import Views
from bagatelle.server.writer import Entry
from tests.conformance.play import as_seat, legal, table_of

PLAYERS = 3
CLOCK = schema.ClockPlan("live", 900, 10)
PROBES = 12


class Leak(AssertionError):
    """A client was sent what it may not know."""


class Compared(NamedTuple):
    messages: int
    different: int
    """Messages at which the table of the twin was another than the real one."""


def new_room(game: str, seed: str) -> Room:
    names = ("Anna", "Ben", "Carl")
    plan = Plan(tuple(PlannedSeat("human", name) for name in names), CLOCK)
    row = MatchRow(
        "match", game, PLAYERS, {}, msgspec.to_builtins(plan), seed, 1_000, 1_000, False, None,
        1, "box",
    )  # fmt: skip
    return Room(row)


def twin_of(room: Room, viewer: Viewer, seed: str) -> Room:
    """The room as it could also be, for all that the viewer knows."""
    taken = StoredSnapshot(room.number, room.match.game.layout, room.freeze())
    twin = Room.load(Stored(room.row, taken, []))
    table = table_of(room.match)
    twin.match._table = room.match.game.rules.imagine(table, as_seat(viewer), Dealer(seed))
    twin.match._dealer = Dealer(f"dealer of {seed}")
    twin.match._checkpoint = twin.match._here()
    return twin


def owned_by(viewer: Viewer) -> tuple[int, ...]:
    return () if viewer is None else (viewer,)


def sent(room: Room, viewer: Viewer, entry: Entry | None, now: int) -> dict[str, bytes]:
    """Everything that a client can be sent at this moment, by whatever door."""
    owned = owned_by(viewer)
    log = room.match.log_lines(updates.viewer_of(owned))
    what: dict[str, object] = {
        "state": updates.state_of(room, owned, now),
        "log": log,
        "record": record_for(room, owned),
        "refusals": [_refusal(room, viewer, choice, now) for choice in _probes(room)],
    }
    if entry is not None:
        what["update"] = updates.update_of(room, entry, owned, now)
    return {name: msgspec.json.encode(data) for name, data in what.items()}


def _probes(room: Room) -> list[Choice]:
    moves = list(room.match.game.all_moves())
    return [room.match.game.choice(move) for move in moves[:: max(1, len(moves) // PROBES)]]


def _refusal(room: Room, viewer: Viewer, choice: Choice, now: int) -> schema.Problem | None:
    seat = 0 if viewer is None else viewer
    play = schema.Play("probe", room.number, seat, choice)
    try:
        room.decide(play, owned_by(viewer), now)
    except schema.ProtocolError as error:
        return error.problem
    return None


def compare(room: Room, twin: Room, viewer: Viewer, entry: Entry | None, now: int) -> None:
    real, other = sent(room, viewer, entry, now), sent(twin, viewer, entry, now)
    for door, data in real.items():
        if data != other[door]:
            raise Leak(f"{door}: {data!r} is not {other[door]!r}")


def watch(game: str, viewer: Viewer, seed: str) -> Compared:
    """Live a room's whole life beside its twins; raises Leak."""
    room = new_room(game, seed)
    chooser = Dealer(f"life of {seed}")
    twin: Room | None = None
    now, messages, different = 1_000, 0, 0
    while not room.is_over:
        if twin is None and not room.match._since():
            twin = twin_of(room, viewer, f"{seed} {room.number}")
            compare(room, twin, viewer, None, now)
        now += chooser.below(10_000)
        pair = _next(room, twin, viewer, chooser, now)
        told = room.match.row_count
        room.apply(pair[0])
        if twin is None or pair[1] is None:
            twin = None
            continue
        told_twin = twin.match.row_count
        twin.apply(pair[1])
        if _is_shown(room, viewer, told) or _is_shown(twin, viewer, told_twin):
            twin = None
            continue
        compare(room, twin, viewer, pair[0], now)
        messages += 1
        different += table_of(twin.match) != table_of(room.match)
    return Compared(messages, different)


def _next(
    room: Room, twin: Room | None, viewer: Viewer, chooser: Dealer, now: int
) -> tuple[Entry, Entry | None]:
    """What happens next in the real room, and what in its twin; None if it cannot happen there."""
    for command in _talk(room, chooser):
        try:
            entry = room.decide(command, (command.seat,), now)
        except schema.ProtocolError:
            continue
        return entry, entry
    seat = room.to_act[chooser.below(len(room.to_act))]
    if room.is_given_up(seat):
        entry = room.decide(schema.TakeBackSeat("k", room.number, seat), (seat,), now)
        return entry, entry
    choices = legal(room.match, seat)
    choice = choices[chooser.below(len(choices))]
    entry = _play(room, seat, choice, now)
    if twin is None:
        return entry, None
    others = legal(twin.match, seat)
    if seat != viewer and agenda.is_together(table_of(twin.match)):
        return entry, _play(twin, seat, others[chooser.below(len(others))], now)
    return entry, _play(twin, seat, choice, now) if choice in others else None


def _play(room: Room, seat: int, choice: Choice, now: int) -> Entry:
    return room.decide(schema.Play("k", room.number, seat, choice), (seat,), now)


def _talk(room: Room, chooser: Dealer) -> Iterator[schema.AnyCommand]:
    """Now and then something else than a move. Nothing is taken back by consent: that plays the
    match again from its seed, which the twin has not.
    """
    seat = chooser.below(PLAYERS)
    key, number = f"k{room.number}", room.number
    match chooser.below(14):
        case 0:
            yield schema.Undo(key, number, seat)
        case 1:
            yield schema.Chat(key, number, seat, f"line {number}")
        case 2:
            yield schema.Rename(key, number, seat, f"Name {number}")
        case 3:
            yield schema.Leave(key, number, seat)
            yield schema.TakeBackSeat(key, number, seat)
        case 4:
            yield schema.AnswerTakeback(key, number, seat, agree=False)
            yield schema.AskTakeback(key, number, seat)


def _is_shown(room: Room, viewer: Viewer, told: int) -> bool:
    """Whether the viewer was just told something that was hidden before."""
    game = room.match.game
    rows = room.match.rows[told:]
    return any(game.event_kind(row[0]).barrier and _hears(row, viewer) for row in rows)


def _hears(row: Row, viewer: Viewer) -> bool:
    return row[1] == EVERYONE or (viewer is not None and bool(row[1] >> viewer & 1))


VIEWERS = pytest.mark.parametrize("viewer", [*range(PLAYERS), None], ids=str)


@VIEWERS
def test_hidden_hands_stay_hidden(viewer: Viewer, masquerade: None) -> None:
    total = Compared(0, 0)
    for seed in range(12):
        found = watch("masquerade", viewer, f"seed {seed}")
        total = Compared(total.messages + found.messages, total.different + found.different)
    assert total.different > 100
    assert total.different > total.messages * 0.9


@VIEWERS
def test_what_is_not_drawn_yet_stays_unknown(viewer: Viewer) -> None:
    assert watch("banquet", viewer, "seed").messages > 100


# ---------------------------------------------------------------------- planted leaks


def watch_several(viewer: Viewer) -> None:
    for seed in range(12):
        watch("masquerade", viewer, f"seed {seed}")


def leak_of(viewer: Viewer) -> str:
    """The door by which something leaks."""
    with pytest.raises(Leak) as leak:
        watch_several(viewer)
    return str(leak.value).partition(":")[0]


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_a_log_of_another_is_found(
    viewer: Viewer, masquerade: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(updates, "viewer_of", lambda owned: 0)
    assert leak_of(viewer) in ("state", "log", "update", "record")


def test_a_side_of_another_is_found(masquerade: None, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = updates.sides_of

    def sides_of(room: Room, owned: tuple[int, ...], views: Views) -> tuple[schema.Side, ...]:
        return honest(room, owned or (0,), room.shown_views.at(room.number, room.match, (0,)))

    monkeypatch.setattr(updates, "sides_of", sides_of)
    assert leak_of(None) == "state"


def test_a_log_that_is_counted_wrongly_is_found(
    masquerade: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lines that others have been told are not counted either."""
    monkeypatch.setattr(Room, "lines_before", lambda room, viewer: int(sum(table_of(room.match))))
    assert leak_of(0) == "update"


def test_a_telltale_order_is_found(masquerade: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """All that is told may be told; but the order of the seats depends on the hidden hands."""
    honest = updates.seats_of

    def in_order_of_tables(room: Room, now: int) -> tuple[schema.SeatState, ...]:
        seats = honest(room, now)
        return seats if sum(table_of(room.match)) % 2 else seats[::-1]

    monkeypatch.setattr(updates, "seats_of", in_order_of_tables)
    assert leak_of(1) == "state"
