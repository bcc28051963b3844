"""Writes a small database with matches of all games, as the checked-out version stores them.

``python -m tests.server.stored.write FILE``. The tests open what older versions have written:
``revision_0001.sqlite3`` was written with this at commit 7343b33, before matches said what they
were played with. Everything is seeded. A later version writes a file of its own beside it, and
leaves the old ones as they are.
"""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
import sys
from pathlib import Path
from unittest import mock

from bagatelle.bots import make_bot
from bagatelle.server import schema
from bagatelle.server.bot_pool import BotPool, BotRequest
from bagatelle.server.hub import Hub
from bagatelle.server.journal import Journal
from bagatelle.server.open_rooms import Access
from bagatelle.server.room import Room
from bagatelle.server.tokens import derived
from tests.fixed_secrets import FixedSecrets

NEVER = 1_000_000
LONG_AGO = 1_700_000_000_000

PLAYERS = {"banquet": 3, "rokoko": 2, "augsburg": 2}
OPTIONS = {"banquet": {"side": "masked"}, "rokoko": {"edition": "deluxe"}, "augsburg": {}}


def token(match: str, seat: int = 0) -> str:
    """The secret of a seat in a match of the database; the others' are made from the creator's."""
    creator = f"{match}-".ljust(40, "t")
    return creator if seat == 0 else derived(creator, f"seat {seat}")


def watch(match: str) -> str:
    return derived(token(match), "watch")


def invite(match: str, seat: int) -> str:
    return derived(token(match), f"invite {seat}")


class NoBots(BotPool):
    """Bots that never come to a decision: the server stops while they think."""

    def __init__(self) -> None:
        pass

    async def plan(self, request: BotRequest) -> list[int]:
        await asyncio.Event().wait()
        raise AssertionError


class Author:
    """Plays the matches through a hub, as clients would."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._keys = itertools.count(1)

    async def create(self, match: str, game: str, *kinds: str, join: bool = True) -> None:
        """A match of these seats, and everybody comes who is invited."""
        seats = tuple(
            schema.SeatPlan("bot", f"Bot {seat}", "greedy")
            if kind == "bot"
            else schema.SeatPlan("me" if kind == "me" else "open", f"Player {seat}" * (seat == 0))
            for seat, kind in enumerate(kinds)
        )
        with mock.patch("bagatelle.server.hub.new_match_id", return_value=match):
            await self.hub.laying.create(
                schema.CreateMatch(game, seats, OPTIONS[game], token=token(match))
            )
        for seat, kind in enumerate(kinds):
            if kind == "open" and join:
                wanted = schema.JoinMatch(invite(match, seat), f"Guest {seat}", token(match, seat))
                await self.hub.laying.join(match, wanted)

    async def table(self, match: str, game: str) -> None:
        await self.create(match, game, "me", *["open"] * (PLAYERS[game] - 1))

    async def say(self, match: str, seat: int, text: str) -> None:
        await self._do(match, schema.Chat(self._key(), 0, seat, text))

    async def _room(self, match: str) -> Room:
        async with self.hub.room(match) as open_room:
            assert isinstance(open_room.room, Room)
            return open_room.room

    async def play(self, match: str, moves: int = NEVER, bot: str = "random") -> None:
        """So many moves, or all that there are."""
        room = await self._room(match)
        chooser = make_bot(bot, room.row.game, match)
        for _ in range(moves):
            if room.is_over:
                return
            seat = room.to_act[0]
            if room.seats[seat].kind == "bot":
                return
            choice = room.match.game.choice(chooser.choose(room.match.perspective(seat)))
            await self._do(match, schema.Play(self._key(), room.number, seat, choice))

    async def undo(self, match: str) -> None:
        """Somebody takes a move back that nobody minds, as soon as there is one."""
        room = await self._room(match)
        while not any(room.can_undo(seat) for seat in range(room.row.players)):
            await self.play(match, 1)
        seat = next(seat for seat in range(room.row.players) if room.can_undo(seat))
        await self._do(match, schema.Undo(self._key(), room.number, seat))

    async def take_back(self, match: str) -> None:
        """Somebody asks whether a move may be taken back, and all agree."""
        room = await self._room(match)
        seat = room.match.played[-1].seat
        await self._do(match, schema.AskTakeback(self._key(), room.number, seat))
        while room.takeback is not None:
            other = room.takeback[1][0]
            await self._do(match, schema.AnswerTakeback(self._key(), room.number, other, True))

    async def _do(self, match: str, command: schema.AnyCommand) -> None:
        await self.hub.command(Access(match, (command.seat,), ""), command)

    def _key(self) -> str:
        return f"written-{next(self._keys)}"


async def write_matches(author: Author) -> None:
    """Of each game: begun without a snapshot and with one, and over."""

    def snapshot_every(entries: int) -> mock._patch[int]:
        return mock.patch("bagatelle.server.hub.SNAPSHOT_EVERY", entries)

    for game in PLAYERS:
        with snapshot_every(NEVER):
            await author.table(f"{game}-new", game)
            await author.play(f"{game}-new", 12)
            await author.undo(f"{game}-new")
            await author.play(f"{game}-new", 5)
            await author.take_back(f"{game}-new")
            await author.play(f"{game}-new", 2)
            await author.say(f"{game}-new", 1, "Bonsoir!")
        with snapshot_every(25):
            await author.table(f"{game}-long", game)
            await author.play(f"{game}-long", 60)
            await author.undo(f"{game}-long")
        with snapshot_every(100):
            await author.table(f"{game}-over", game)
            await author.play(f"{game}-over", bot="greedy")
            await author.say(f"{game}-over", 0, "Well played.")
    with snapshot_every(NEVER):
        await author.table("banquet-end", "banquet")
        await author.play("banquet-end", bot="greedy")
    await author.create("rokoko-bot", "rokoko", "me", "bot")
    await author.play("rokoko-bot", 20)
    await author.create("augs-open", "augsburg", "me", "open", join=False)


async def write(file: Path) -> None:
    file.unlink(missing_ok=True)
    journal = Journal(f"sqlite:///{file}")
    journal.open()
    ticks = itertools.count(LONG_AGO, 1_000)
    hub = Hub(journal, NoBots(), lambda: next(ticks), FixedSecrets("stored"))
    await write_matches(Author(hub))
    await hub.stop()
    journal.close()
    with sqlite3.connect(file, isolation_level=None) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("VACUUM")


if __name__ == "__main__":
    asyncio.run(write(Path(sys.argv[1])))
