"""A server that stops and starts again finds everything, and goes on where it was."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from bagatelle.bots.bot import RandomBot
from bagatelle.kernel.dealer import Dealer
from bagatelle.server import hub, open_rooms, schema
from bagatelle.server.journal import MatchRow, Stored, StoredSnapshot
from bagatelle.server.room import Room
from bagatelle.server.room_base import Plan, PlannedSeat
from bagatelle.server.updates import state_of
from bagatelle.server.writer import Entry
from tests.server.bots import SlowBots
from tests.server.client import Json, assert_same
from tests.server.evening import play_to_the_end
from tests.server.house import OpenHouse, QuickBots

BOT = {"kind": "bot", "bot": "random"}
CLOCK = {"kind": "live", "bank": 900, "increment": 10}


def whole(room: Room) -> list[bytes]:
    """Everything that a room tells, to every possible client."""
    seats = range(len(room.seats))
    owners = [(), *((seat,) for seat in seats), tuple(seats)]
    return [msgspec.json.encode(state_of(room, owned, 0)) for owned in owners]


async def test_everything_is_found_again(database: str, open_house: OpenHouse) -> None:
    house = await open_house(database)
    anna, ben, watcher = await house.table(
        {"kind": "me", "name": "Anna"}, "open", clock=CLOCK, options={"side": "masked"}
    )
    open_table = await house.create("me", "open")
    await play_to_the_end([anna, ben], "before", most=15)
    await anna.command("chat", text="see you")
    await ben.command("leave")
    tokens = [client.token for client in (anna, ben, watcher)]
    before = [await house.state(anna.match, token) for token in tokens]
    await open_house.close(house)
    assert anna.closed == ben.closed == watcher.closed == 1000

    house = await open_house(database)
    for token, state in zip(tokens, before, strict=True):
        assert_same(state, await house.state(anna.match, token))
    guest = await house.join(open_table["match"], open_table["invites"][0]["invite"], "Carl")
    assert (await house.state(open_table["match"], guest["token"]))["seats"][1]["name"] == "Carl"
    again = [await house.come_in(anna.match, token) for token in tokens]
    await again[1].command("take_back_seat")
    await play_to_the_end(again[:2], "after", most=15)
    await again[2].hear_of(max(client.number for client in again))
    for client in again:
        assert_same(client.state, await house.state(client.match, client.token))


async def test_bots_resume_their_turns(database: str, open_house: OpenHouse) -> None:
    house = await open_house(database, bots=SlowBots)
    made = await house.create(BOT, "me", BOT)
    alone = await house.create(BOT, BOT)
    await SlowBots.last.is_thinking(1)
    await open_house.close(house)

    house = await open_house(database, bots=QuickBots)
    watcher = await house.come_in(alone["match"], alone["token"])
    await watcher.until(lambda: watcher.is_over)
    anna = await house.come_in(made["match"], made["token"])
    await anna.until(lambda: bool(anna.may_act()))
    await play_to_the_end([anna], "resumed", most=8)


async def test_matches_without_waiting_bots_are_not_looked_at_again(
    database: str, open_house: OpenHouse
) -> None:
    house = await open_house(database)
    for _ in range(3):
        await house.create("me", "open")
    done = await house.create(BOT, BOT)
    watcher = await house.come_in(done["match"], done["token"])
    await watcher.until(lambda: watcher.is_over)
    await open_house.close(house)
    house = await open_house(database)
    assert await house.journal.waiting_for_bots() == []
    assert done["match"] not in house.hub.rooms


async def test_a_second_restart_changes_nothing(database: str, open_house: OpenHouse) -> None:
    states = []
    house = await open_house(database)
    made = await house.create("me", "hotseat")
    one = await house.come_in(made["match"], made["token"])
    await play_to_the_end([one], "twice", most=10)
    for _ in range(3):
        states.append(await house.state(made["match"], made["token"]))
        await open_house.close(house)
        house = await open_house(database)
    assert states[0] == states[1] == states[2]


# ---------------------------------------------------------------------- snapshots


def busy_life(row: MatchRow, chooser: Dealer, most: int) -> list[Entry]:
    """Entries of a match in which whatever may happen happens, in any order."""
    room = Room(row)
    entries: list[Entry] = []
    seats = range(len(room.seats))

    def want() -> Callable[[int], Entry]:
        if room.is_open:
            guest = next(seat for seat in seats if room.seats[seat].kind == "open")
            return lambda now: room.decide_join(guest, f"Guest {guest}", now)
        seat = chooser.below(len(seats))
        head: Json = {"key": f"key {len(entries)}", "number": room.number, "seat": seat}
        moves = room.match.legal_moves(seat) if seat in room.to_act else []
        if moves:
            if room.seats[seat].kind == "bot":
                plan = RandomBot(chooser).plan(room.match.perspective(seat))
                return lambda now: room.decide_bot_moves(seat, plan, now)
            text = str(moves[chooser.below(len(moves))])
        else:
            text = "nothing"
        commands: list[schema.AnyCommand] = [
            *[schema.Play(**head, text=text)] * 12,
            schema.Undo(**head),
            schema.AskTakeback(**head),
            *[schema.AnswerTakeback(**head, agree=True)] * 6,
            *[schema.AnswerTakeback(**head, agree=False)] * 3,
            schema.Rename(**head, name=f"Name {len(entries)}"),
            schema.Leave(**head),
            schema.HandOver(**head, bot="random"),
            schema.TakeBackSeat(**head),
            schema.Chat(**head, text=f"line {len(entries)}"),
        ]
        command = commands[chooser.below(len(commands))]
        return lambda now: room.decide(command, (seat,), now)

    now = row.created
    while len(entries) < most and not room.is_over:
        now += chooser.below(20_000)
        try:
            entry = want()(now)
        except schema.ProtocolError:
            continue
        room.apply(entry)
        entries.append(entry)
    return entries


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("game", ["banquet", "masquerade"])
def test_a_snapshot_is_the_same_as_all_entries(masquerade: None, game: str, players: int) -> None:
    """From whichever entry loading starts, the same room comes out."""
    happened: set[str] = set()
    for seed in range(3 if game == "banquet" else 8):
        plan = Plan(
            (PlannedSeat("human", "Anna"), *(PlannedSeat("open") for _ in range(players - 1))),
            schema.ClockPlan("live"),
        )
        row = MatchRow(
            f"m{seed}", game, players, {}, msgspec.to_builtins(plan), f"seed {seed}", 1_000, 1_000,
            False, None, 1, "box",
        )  # fmt: skip
        entries = busy_life(row, Dealer(f"busy {game} {players} {seed}"), 60)
        happened |= {entry.kind for entry in entries}
        end = Room.load(Stored(row, None, entries))
        room = Room(row)
        for entry in entries:
            room.apply(entry)
            frozen = StoredSnapshot(entry.number, room.match.game.layout, room.freeze())
            again = Room.load(Stored(row, frozen, entries[entry.number :]))
            if entry.number % 15 == 0:
                assert whole(again) == whole(end)
            assert (again.number, again.changed) == (end.number, end.changed)
            assert (again.clock.left, again.clock.at) == (end.clock.left, end.clock.at)
            assert again.shown == end.shown
            assert again.freeze() == end.freeze()
    assert happened == {
        "join", "play", "undo", "ask_takeback", "answer_takeback", "rename", "leave", "hand_over",
        "take_back_seat", "chat",
    }  # fmt: skip


async def test_a_long_match_loads_from_its_snapshot(
    database: str, open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "SNAPSHOT_EVERY", 7)
    house = await open_house(database)
    one, _ = await house.table("me", "hotseat")
    await play_to_the_end([one], "long", most=23)
    before = await house.state(one.match, one.token)
    stored = await house.journal.load(one.match)
    assert stored is not None
    assert stored.snapshot is not None
    assert stored.snapshot[0] == 21
    assert [entry.number for entry in stored.entries] == [22, 23]
    await open_house.close(house)
    house = await open_house(database)
    assert_same(before, await house.state(one.match, one.token))
    again = await house.come_in(one.match, one.token)
    await play_to_the_end([again], "longer", most=10)
    assert_same(again.state, await house.state(one.match, one.token))


async def test_rooms_that_nobody_needs_are_forgotten(
    sqlite_database: str, open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_rooms, "MAX_COLD", 3)
    house = await open_house(sqlite_database)
    watched, _ = await house.table("me", "hotseat", clock=CLOCK)
    tables: list[Json] = [await house.create("me", "hotseat", clock=CLOCK) for _ in range(6)]
    assert (house.hub.rooms.held, house.hub.rooms.cold) == (1, 3)
    assert watched.match in house.hub.rooms
    for table in tables:
        assert (await house.state(table["match"], table["token"]))["number"] == 0
    await watched.command("chat", text="still here")
