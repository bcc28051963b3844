"""What a room tells a client: built from views and events, the only data that leave the engine."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import chain

import msgspec

from bagatelle.bots.advice import Advised, AdvisedLine, can_advise
from bagatelle.kernel.choice import Move, MoveOption
from bagatelle.kernel.game import Game, LogLine, Viewer
from bagatelle.kernel.match import Match
from bagatelle.kernel.message import Message
from bagatelle.kernel.views import Change, with_refs
from bagatelle.server import schema
from bagatelle.server.read_only import AnyRoom, ReadOnlyRoom
from bagatelle.server.room import Room
from bagatelle.server.shown import Views
from bagatelle.server.writer import Entry

NO_FACTS = schema.GameFacts(labels={}, actions=(), routine=(), tones={}, roles={}, figures={})
LINES_AT_ONCE = 200
"""How many log lines a state carries at the most; older ones are fetched on their own."""


def state_of(room: AnyRoom, owned: tuple[int, ...], now: int) -> schema.State:
    """Everything, for somebody who comes in."""
    bare = _without_table(room, now)
    if isinstance(room, ReadOnlyRoom):
        return bare
    lines = log_of(room, owned)
    first = max(0, len(lines) - LINES_AT_ONCE)
    views = room.shown_views.at(room.number, room.match, owned)
    return msgspec.structs.replace(
        bare,
        parties=parties_of(room.match),
        facts=facts_of(room.match.game),
        printed=room.match.game.printed,
        view=with_refs(views.public),
        sides=sides_of(room, owned, views),
        log_from=first,
        log=tuple(lines[first:]),
        sheet=room.match.score_sheet if room.is_over else None,
        takeback=_takeback(room),
    )


def _without_table(room: AnyRoom, now: int) -> schema.State:
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
        facts=NO_FACTS,
        printed={},
        view=None,
        sides=(),
        log_from=0,
        log=(),
        chat=_chat(room),
        chat_open=room.plan.chat,
        advice=room.plan.advice and can_advise(room.row.game),
        over=room.is_over,
        sheet=None,
        takeback=None,
        rematch=room.rematch,
        read_only=room.reason if isinstance(room, ReadOnlyRoom) else None,
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
    log_lines: dict[tuple[bool, ...], list[LogLine]] = {}
    logs: dict[Viewer, tuple[int, tuple[LogLine, ...]]] = {}
    owners = list(owners)
    if not owners:
        return {}
    views = room.shown_views.at(room.number, room.match, {*chain(*owners)})
    before = room.shown_views.before(room.number)
    changes = views.public_changes(before)
    steps: dict[Viewer, tuple[int, ...]] = {}
    updates = {}
    for owned in owners:
        viewer = viewer_of(owned) if room.match.game.has_private_events else None
        if viewer not in logs:
            audience = room.match.audience(viewer, room.changed_from)
            if audience not in log_lines:
                log_lines[audience] = room.match.log_lines(viewer, room.changed_from)
            lines = log_lines[audience]
            skipped = max(0, len(lines) - LINES_AT_ONCE)
            older = room.lines_before(viewer)
            logs[viewer] = (older + skipped, tuple(lines[skipped:]))
            steps[viewer] = steps_of(room, viewer)
        log_from, log = logs[viewer]
        updates[owned] = schema.Update(
            number=room.number,
            kind=entry.kind,
            actor=entry.seat,
            key=entry.key if owned == sender else None,
            log_from=log_from,
            log=log,
            steps=steps[viewer],
            seats=seats,
            changes=changes,
            sides=sides_of(room, owned, views, before),
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
        steps=(),
        seats=seats_of(room, now),
        changes=(),
        sides=(),
        chat=_new_chat(room, entry.kind),
        over=room.is_over,
        sheet=None,
        takeback=None,
        rematch=room.rematch,
    )


def viewer_of(owned: tuple[int, ...]) -> Viewer:
    """Whose log somebody reads: their own, or the spectators' at a shared device."""
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


@lru_cache(maxsize=64)
def facts_of(game: Game) -> schema.GameFacts:
    """What a page needs to know of a game in one variant; all its matches share it."""
    return schema.GameFacts(
        labels=game.all_labels(),
        actions=game.actions,
        routine=tuple(kind.name for kind in game.event_kinds if kind.routine),
        tones={kind.name: kind.tone for kind in game.event_kinds if kind.tone != "plain"},
        roles={kind.name: kind.role for kind in game.event_kinds if kind.role != "deed"},
        figures=dict(game.figures()),
    )


def sides_of(
    room: Room, owned: tuple[int, ...], views: Views, before: Views | None = None
) -> tuple[schema.Side, ...]:
    """The match from each seat somebody owns, or from the spectator's bench, for somebody who knows
    the views before.
    """
    return tuple(
        [
            side_of(
                room.match,
                seat,
                views.own_changes(seat, before),
                room.legal_moves(seat) if seat in room.to_act else None,
                can_undo=seat is not None and room.can_undo(seat),
                can_ask_takeback=seat is not None and room.can_ask_takeback(seat),
                with_lines=True,
            )
            for seat in owned or (None,)
        ]
    )


def side_of(
    match: Match,
    seat: Viewer,
    own: tuple[Change, ...],
    legal: list[Move] | None,
    can_undo: bool = False,
    can_ask_takeback: bool = False,
    with_lines: bool = False,
) -> schema.Side:
    """A match from one seat, or from the spectator's bench; ``legal`` if it is the seat's turn."""
    if seat is None or legal is None:
        return schema.Side(seat, own, None, (), can_undo, can_ask_takeback)
    moves = tuple(map(MoveOption.of, legal))
    forced = len(moves) == 1 and match.is_forced(seat)
    return schema.Side(
        seat,
        own,
        match.question(seat),
        moves,
        can_undo,
        can_ask_takeback,
        forced,
        ways=options_of_lines(match.ways_on(seat)) if with_lines else (),
    )


def options_of_lines(lines: list[list[Move]]) -> tuple[tuple[MoveOption, ...], ...]:
    return tuple(tuple(map(MoveOption.of, line)) for line in lines)


def advised(room: Room, seat: int, found: list[Advised]) -> tuple[AdvisedLine, ...]:
    """What was advised, in choices that the seat may make at its table."""
    return tuple(each.told(room.match.playable_line(each.moves, seat)) for each in found)


def log_of(room: AnyRoom, owned: tuple[int, ...]) -> list[LogLine]:
    """All that somebody may know of what happened; nothing, if it cannot be played again."""
    return room.match.log_lines(viewer_of(owned)) if isinstance(room, Room) else []


def steps_of(room: Room, viewer: Viewer) -> tuple[int, ...]:
    """How many log lines a viewer has of each move of the last entry, if it has several.

    Moves of which a viewer hears nothing are left out: how many there were is not theirs to know.
    """
    starts = room.moves_from
    if len(starts) < 2:
        return ()
    match = room.match
    ends = (*starts[1:], match.row_count)
    lines = (
        sum(match.game.in_audience(row, viewer) for row in match.rows_between(start, end))
        for start, end in zip(starts, ends, strict=True)
    )
    return tuple(filter(None, lines))


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
