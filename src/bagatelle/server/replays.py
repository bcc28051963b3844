"""Records played again, frame by frame. Nothing is kept: whoever has the record may see it all.

A match must be over before its record can be had, so every seat's side may be shown.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from itertools import islice
from typing import TypeVar

from bagatelle.games import make_game
from bagatelle.kernel import replay
from bagatelle.kernel.errors import NoSuchSeat, RecordError
from bagatelle.kernel.game import Viewer
from bagatelle.kernel.match import Match
from bagatelle.kernel.message import Message
from bagatelle.kernel.retrospect import Retrospect, look_back
from bagatelle.server import schema
from bagatelle.server.problems import refused
from bagatelle.server.shown import Shown
from bagatelle.server.updates import facts_of, parties_of, side_of

Wanted = TypeVar("Wanted")
Answer = TypeVar("Answer")

MAX_WAITING = 32
"""So many may wait for a replay; others are told to come again."""

# One thread, so that replays wait for each other and never for the players' event loop.
_desk = ThreadPoolExecutor(1, thread_name_prefix="replay")


async def replayed(wanted: schema.Replay) -> schema.Replayed:
    """The frames of a record; raises ProtocolError."""
    return await at_the_desk(play_again, wanted)


async def looked_back(wanted: schema.LookBack) -> Retrospect:
    """What is remembered of a finished match; raises ProtocolError."""
    return await at_the_desk(remember, wanted)


async def at_the_desk(work: Callable[[Wanted], Answer], wanted: Wanted) -> Answer:
    if _desk._work_queue.qsize() >= MAX_WAITING:
        raise refused("busy", Message("server-busy"))
    return await asyncio.get_running_loop().run_in_executor(_desk, work, wanted)


def remember(wanted: schema.LookBack) -> Retrospect:
    """How a match went; raises ProtocolError if its record is none, or tells of no end."""
    match = match_of(wanted.record)
    if not match.is_over:
        raise refused("not_possible", Message("server-not-over"))
    return _told_once_more(wanted.record)


def play_again(wanted: schema.Replay) -> schema.Replayed:
    """What there is to see in a record; raises ProtocolError with the line that is wrong."""
    match = match_of(wanted.record)
    game = match.game
    first = min(wanted.first, len(match.played))
    try:
        frames = _frames(match, wanted.seat, first, wanted.frames)
    except NoSuchSeat as error:
        raise refused("bad_option", error.message) from error
    return schema.Replayed(
        game=game.info.name,
        players=game.players,
        options=dict(game.options),
        names=match.names,
        parties=parties_of(match),
        facts=facts_of(game),
        seed=match.seed,
        moves=len(match.played),
        over=match.is_over,
        sheet=match.score_sheet if match.is_over else None,
        printed=game.printed,
        first=first,
        frames=frames,
    )


def match_of(record: str) -> Match:
    try:
        return _read(record)
    except RecordError as error:
        raise refused("bad_record", error.message) from error


@lru_cache(maxsize=32)
def _told_once_more(record: str) -> Retrospect:
    """Everybody who sat at a table asks for it at the same time."""
    return look_back(_read(record))


@lru_cache(maxsize=32)
def _read(record: str) -> Match:
    """Whoever looks at one part of a record soon asks for the next."""
    return replay.read(record, make_game)


def _frames(match: Match, viewer: Viewer, first: int, most: int) -> tuple[schema.Frame, ...]:
    rows = lines = 0
    if first > 0:
        before = match.at(first - 1)
        rows, lines = before.row_count, len(before.events(viewer))
    frames: list[schema.Frame] = []
    views = Shown()
    for earlier in islice(match.steps(first), most):
        frames.append(_frame(earlier, viewer, views, rows, lines))
        rows, lines = earlier.row_count, lines + len(frames[-1].log)
    return tuple(frames)


def _frame(match: Match, viewer: Viewer, shown: Shown, rows: int, lines: int) -> schema.Frame:
    """The table as it is; ``rows`` of events and ``lines`` of the log are older than its move."""
    number = len(match.played)
    last = match.played[-1] if match.played else None
    legal = match.legal_moves(viewer) if viewer in match.to_act else None
    views = shown.at(number, match, () if viewer is None else (viewer,))
    before = shown.before(number)
    return schema.Frame(
        number=number,
        played=None if last is None else schema.PlayedMove(last.seat, match.notation(last)),
        seats=tuple(
            schema.SeatState(
                seat=seat,
                kind="human",
                name=name,
                bot="",
                left=False,
                out_of_time=False,
                to_act=seat in match.to_act,
                clock=None,
            )
            for seat, name in enumerate(match.names)
        ),
        changes=views.public_changes(before),
        side=side_of(match, viewer, views.own_changes(viewer, before), legal),
        log_from=lines,
        log=tuple(match.log_lines(viewer, rows)),
        over=match.is_over,
    )
