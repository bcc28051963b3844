"""What a room tells a client: built from views and events, the only data that leave the engine."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from bagatelle.kernel.game import Viewer
from bagatelle.kernel.match import Match
from bagatelle.kernel.message import Message
from bagatelle.server import schema
from bagatelle.server.read_only import AnyRoom, ReadOnlyRoom
from bagatelle.server.room import Room
from bagatelle.server.writer import Entry

LINES_AT_ONCE = 200
"""How many log lines a state carries at the most; older ones are fetched on their own."""


def state_of(room: AnyRoom, owned: tuple[int, ...], now: int) -> schema.State:
    """Everything, for somebody who comes in."""
    if isinstance(room, ReadOnlyRoom):
        return _read_only_state(room, now)
    lines = log_of(room, owned)
    first = max(0, len(lines) - LINES_AT_ONCE)
    return schema.State(
        number=room.number,
        match=room.row.id,
        game=room.row.game,
        players=room.row.players,
        options=options_of(room),
        commitment=room.commitment,
        seats=seats_of(room, now),
        parties=parties_of(room.match),
        sides=sides_of(room, owned, Views(room.match)),
        log_from=first,
        log=tuple(lines[first:]),
        chat=_chat(room),
        chat_open=room.plan.chat,
        over=room.is_over,
        sheet=room.match.score_sheet if room.is_over else None,
        takeback=_takeback(room),
        rematch=room.rematch,
        read_only=None,
    )


def _read_only_state(room: ReadOnlyRoom, now: int) -> schema.State:
    """All that can be told without a table: the same for everybody."""
    return schema.State(
        number=room.number,
        match=room.row.id,
        game=room.row.game,
        players=room.row.players,
        options=options_of(room),
        commitment=room.commitment,
        seats=seats_of(room, now),
        parties=(),
        sides=(),
        log_from=0,
        log=(),
        chat=_chat(room),
        chat_open=room.plan.chat,
        over=room.is_over,
        sheet=None,
        takeback=None,
        rematch=room.rematch,
        read_only=room.reason,
    )


def summary_of(room: AnyRoom, owned: tuple[int, ...], now: int) -> schema.Summary:
    """A line in the list of somebody's matches."""
    return schema.Summary(
        match=room.row.id,
        game=room.row.game,
        players=room.row.players,
        options=options_of(room),
        seats=seats_of(room, now),
        parties=parties_of(room.match) if isinstance(room, Room) else (),
        yours=owned,
        your_turn=bool(set(owned) & set(room.to_act)),
        over=room.is_over,
        winners=room.match.winners if isinstance(room, Room) else (),
        changed=room.changed,
        read_only=isinstance(room, ReadOnlyRoom),
    )


def update_of(room: AnyRoom, entry: Entry, owned: tuple[int, ...], now: int) -> schema.Update:
    """What the last entry changed, for somebody who has seen all before it."""
    return updates_of(room, entry, [owned], None, now)[owned]


def updates_of(
    room: AnyRoom,
    entry: Entry,
    owners: Iterable[tuple[int, ...]],
    sender: tuple[int, ...] | None,
    now: int,
) -> dict[tuple[int, ...], schema.Update]:
    """What the last entry changed, for all who listen; what is the same for all is made once. Who
    sent the command that made it is told that it was done.
    """
    if isinstance(room, ReadOnlyRoom):
        return {owned: _read_only_update(room, entry, owned == sender, now) for owned in owners}
    seats = seats_of(room, now)
    chat = _new_chat(room, entry.kind)
    sheet = room.match.score_sheet if room.is_over else None
    takeback = _takeback(room)
    logs: dict[Viewer, tuple[int, tuple[schema.LogLine, ...]]] = {}
    views = Views(room.match)
    updates = {}
    for owned in owners:
        viewer = viewer_of(owned) if room.match.game.tells_secrets else None
        if viewer not in logs:
            lines = log_lines(room.match, viewer, room.told_from)
            skipped = max(0, len(lines) - LINES_AT_ONCE)
            before = lines_before(room, viewer, room.told_from)
            logs[viewer] = (before + skipped, tuple(lines[skipped:]))
        log_from, log = logs[viewer]
        updates[owned] = schema.Update(
            number=room.number,
            kind=entry.kind,
            actor=entry.seat,
            key=entry.key if owned == sender else None,
            log_from=log_from,
            log=log,
            seats=seats,
            sides=sides_of(room, owned, views),
            chat=chat,
            over=room.is_over,
            sheet=sheet,
            takeback=takeback,
            rematch=room.rematch,
        )
    return updates


def _read_only_update(room: ReadOnlyRoom, entry: Entry, is_sender: bool, now: int) -> schema.Update:
    """Something was said, or the table was laid once more: nothing else happens here."""
    return schema.Update(
        number=room.number,
        kind=entry.kind,
        actor=entry.seat,
        key=entry.key if is_sender else None,
        log_from=0,
        log=(),
        seats=seats_of(room, now),
        sides=(),
        chat=_new_chat(room, entry.kind),
        over=room.is_over,
        sheet=None,
        takeback=None,
        rematch=room.rematch,
    )


def viewer_of(owned: tuple[int, ...]) -> Viewer:
    """Whose log somebody reads: his own, or the spectators' at a shared device."""
    return owned[0] if len(owned) == 1 else None


def options_of(room: AnyRoom) -> dict[str, str]:
    """All options of the game; only those that were given, if this version cannot play it."""
    return dict(room.match.game.options if isinstance(room, Room) else room.row.options)


def seats_of(room: AnyRoom, now: int) -> tuple[schema.SeatState, ...]:
    to_act = room.to_act
    return tuple(
        schema.SeatState(
            seat=seat,
            kind=facts.kind,
            name=facts.name,
            bot=facts.bot,
            left=facts.left,
            out_of_time=room.clock.is_out(seat, to_act, now),
            to_act=seat in to_act,
            clock=room.clock.remaining(seat, to_act, now),
        )
        for seat, facts in enumerate(room.seats)
    )


def parties_of(match: Match) -> tuple[Message, ...]:
    """The names of the parties that are no players."""
    game = match.game
    return tuple(game.party_name(party) for party in range(game.players, game.parties))


class Views:
    """The views of a match at one moment; one that several share is written once."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._written: dict[int, tuple[msgspec.Struct, msgspec.Raw]] = {}

    def __getitem__(self, viewer: Viewer) -> msgspec.Raw:
        view = self._match.view(viewer)
        known = self._written.get(id(view))
        if known is None:
            known = self._written[id(view)] = (view, msgspec.Raw(schema.encode(view)))
        return known[1]


def sides_of(room: Room, owned: tuple[int, ...], views: Views) -> tuple[schema.Side, ...]:
    """The match from each seat somebody owns, or from the spectator's bench."""
    return tuple(
        [
            side_of(
                room.match,
                seat,
                views[seat],
                room.to_act,
                seat is not None and room.can_undo(seat),
            )
            for seat in owned or (None,)
        ]
    )


def side_of(
    match: Match, seat: Viewer, view: msgspec.Raw, to_act: tuple[int, ...], can_undo: bool
) -> schema.Side:
    """A match from one seat, or from the spectator's bench."""
    if seat is None or seat not in to_act:
        return schema.Side(seat, view, question=None, moves=(), can_undo=can_undo)
    moves = [
        schema.MoveOption(move.choice, move.text, move.hint) for move in match.legal_moves(seat)
    ]
    return schema.Side(seat, view, match.question(seat), tuple(moves), can_undo)


def log_lines(match: Match, viewer: Viewer, since: int = 0) -> list[schema.LogLine]:
    """What a viewer may know of what happened, from a row on."""
    return [
        schema.LogLine(line.event.kind, line.event.parts, line.message, line.clause)
        for line in match.told(viewer, since)
    ]


def log_of(room: AnyRoom, owned: tuple[int, ...]) -> list[schema.LogLine]:
    """All that somebody may know of what happened; nothing, if it cannot be played again."""
    return log_lines(room.match, viewer_of(owned)) if isinstance(room, Room) else []


def lines_before(room: Room, viewer: Viewer, row: int) -> int:
    """How many log lines a viewer has before a row."""
    game = room.match.game
    if not game.tells_secrets:
        return row
    return sum(game.hears(told, viewer) for told in room.match.rows[:row])


def _chat(room: AnyRoom) -> tuple[schema.ChatLine, ...]:
    return tuple(schema.ChatLine(seat, text) for seat, text in room.chat)


def _new_chat(room: AnyRoom, kind: str) -> tuple[schema.ChatLine, ...]:
    if kind != "chat":
        return ()
    seat, text = room.chat[-1]
    return (schema.ChatLine(seat, text),)


def _takeback(room: Room) -> schema.Takeback | None:
    if room.takeback is None:
        return None
    seat, waiting = room.takeback
    return schema.Takeback(seat, tuple(waiting))
