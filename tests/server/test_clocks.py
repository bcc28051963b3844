"""Clocks, with a time that only passes when a test says so."""

from __future__ import annotations

import pytest

from bagatelle.kernel.dealer import Dealer
from bagatelle.server import turns
from bagatelle.server.clock import DAY, Clock
from bagatelle.server.schema import ClockPlan
from tests.server.client import Client, Json, until
from tests.server.evening import mover_of
from tests.server.house import House, OpenHouse, Time
from tests.server.test_going_back import next_mover, refused

LIVE = {"kind": "live", "bank": 60, "increment": 5}
DAYS = {"kind": "days", "days": 2}


def left(state: Json) -> list[int | None]:
    return [seat["clock"] for seat in state["seats"]]


async def end_turn(mover: Client, other: Client, chooser: Dealer) -> None:
    """Plays until it is the other's turn; no time passes."""
    while await next_mover(mover, other) is mover:
        await mover.play_any(chooser)


async def a_table(house: House, clock: Json | None) -> tuple[Client, Client, Client]:
    """The one to move, the other, and a spectator."""
    anna, ben, watcher = await house.table("me", "open", clock=clock)
    mover = await mover_of([anna, ben])
    return (anna, ben, watcher) if mover is anna else (ben, anna, watcher)


# ---------------------------------------------------------------------- the clock alone


def test_a_bank_shrinks_only_while_its_seat_is_to_act() -> None:
    clock = Clock(ClockPlan("live", bank=60, increment=5), 3, at=1_000)
    clock.run((1,), 11_000)
    assert clock.left == [60_000, 50_000, 60_000]
    clock.pass_on((1,), (2,))
    assert clock.left == [60_000, 55_000, 60_000]
    clock.run((2,), 12_000)
    assert clock.left == [60_000, 55_000, 59_000]
    assert clock.remaining(2, (2,), 13_500) == 57_500
    assert clock.remaining(1, (2,), 13_500) == 55_000


def test_seats_that_choose_together_run_together() -> None:
    clock = Clock(ClockPlan("live", bank=60, increment=5), 3, at=0)
    clock.run((0, 2), 10_000)
    assert clock.left == [50_000, 60_000, 50_000]
    clock.pass_on((0, 2), (2,))
    assert clock.left == [55_000, 60_000, 50_000]


def test_the_next_flag_is_of_a_seat_that_still_has_time() -> None:
    clock = Clock(ClockPlan("live", bank=60, increment=5), 2, at=0)
    clock.left = [10_000, 20_000]
    assert clock.next_flag((0, 1), 0) == (10_000, 0)
    assert clock.next_flag((0, 1), 10_000) == (20_000, 1)
    assert clock.next_flag((0, 1), 20_000) is None
    assert clock.next_flag((), 0) is None
    assert clock.is_out(0, (0, 1), 10_000)
    assert not clock.is_out(1, (0, 1), 10_000)


def test_time_never_runs_backwards() -> None:
    clock = Clock(ClockPlan("live", bank=60, increment=5), 1, at=10_000)
    clock.run((0,), 4_000)
    assert (clock.left, clock.at) == ([60_000], 10_000)
    assert clock.remaining(0, (0,), 4_000) == 60_000


def test_a_turn_given_back_takes_its_increment_along() -> None:
    clock = Clock(ClockPlan("live", bank=60, increment=5), 2, at=0)
    clock.pass_on((0,), (1,))
    clock.give_back((1,), (0,))
    assert clock.left == [60_000, 60_000]


def test_days_are_fresh_for_every_turn() -> None:
    clock = Clock(ClockPlan("days", days=2), 2, at=0)
    clock.run((0,), DAY)
    assert clock.left == [DAY, 2 * DAY]
    clock.pass_on((0,), (1,))
    assert clock.left == [2 * DAY, 2 * DAY]


def test_no_clock() -> None:
    clock = Clock(None, 2, at=0)
    clock.run((0,), 10**12)
    clock.pass_on((0,), (1,))
    clock.give_back((1,), (0,))
    assert clock.remaining(0, (0,), 10**12) is None
    assert not clock.is_out(0, (0,), 10**12)
    assert clock.next_flag((0,), 0) is None


# ---------------------------------------------------------------------- at the table


async def test_a_live_clock(time: Time, house: House) -> None:
    mover, other, watcher = await a_table(house, LIVE)
    mine, theirs = mover.seats[0], other.seats[0]
    time.pass_by(20)
    fresh = await house.state(watcher.match, watcher.token)
    assert (left(fresh)[mine], left(fresh)[theirs]) == (40_000, 60_000)
    await end_turn(mover, other, Dealer("live"))
    await watcher.hear_of(other.number)
    assert (left(watcher.state)[mine], left(watcher.state)[theirs]) == (45_000, 60_000)
    time.pass_by(1.5)
    fresh = await house.state(watcher.match, watcher.token)
    assert (left(fresh)[mine], left(fresh)[theirs]) == (45_000, 58_500)


async def test_no_time_passes_before_all_are_there(time: Time, house: House) -> None:
    made = await house.create("me", "open", clock=LIVE)
    time.pass_by(3_600)
    assert left(await house.state(made["match"], made["token"])) == [60_000, 60_000]
    await house.join(made["match"], made["invites"][0]["invite"])
    assert left(await house.state(made["match"], made["token"])) == [60_000, 60_000]
    time.pass_by(1)
    clocks = left(await house.state(made["match"], made["token"]))
    assert sorted(clocks, key=str) == [59_000, 60_000]


async def test_undo_wins_no_time(time: Time, house: House, masquerade: None) -> None:
    anna, ben, _ = await house.table("me", "open", game="masquerade", clock=LIVE)
    before = left(anna.state)
    for _ in range(3):
        await anna.hear_of(await anna.play(anna.moves(0)[0]))
        await anna.hear_of(await anna.play("stake 1"))
        assert left(anna.state) == [65_000, 60_000]
        await anna.hear_of(await anna.command("undo"))
        await anna.hear_of(await anna.command("undo"))
        assert left(anna.state) == before
    await ben.hear_of(anna.number)


async def flag_falls(house: House, client: Client, time: Time, bank: float) -> None:
    """Time passes until a moment before the flag, when the alarm is set anew, and then over it."""
    time.pass_by(bank - 0.02)
    await client.hear_of(await client.command("chat", text="tick"))
    time.pass_by(0.03)
    await client.until(lambda: client.updates[-1]["kind"] == "flag")


@pytest.mark.parametrize(("clock", "bank"), [(LIVE, 60.0), (DAYS, 2 * 24 * 3600.0)])
async def test_a_flag_falls_and_a_bot_stands_in(
    database: str, open_house: OpenHouse, time: Time, clock: Json, bank: float
) -> None:
    house = await open_house(database)
    mover, other, watcher = await a_table(house, clock)
    seat = mover.seats[0]
    assert await refused(other, "hand_over", seat=seat, bot="random") == "not_possible"
    await flag_falls(house, other, time, bank)
    assert other.updates[-1]["actor"] == seat
    assert [each["out_of_time"] for each in other.state["seats"]].index(True) == seat
    await other.command("hand_over", seat=seat, bot="random")
    await other.until(lambda: bool(other.may_act()))
    await watcher.hear_of(other.number)
    time.pass_by(1)
    await mover.hear_of(await mover.command("take_back_seat"))
    assert mover.state["seats"][seat]["clock"] >= min(60_000, bank * 1000)
    assert mover.state["seats"][seat]["kind"] == "human"
    assert not mover.state["seats"][seat]["out_of_time"]


async def test_a_late_move_still_counts(time: Time, house: House) -> None:
    """Running out ends nothing by itself: the others decide what to do about it."""
    mover, other, _ = await a_table(house, LIVE)
    time.pass_by(61)
    assert await mover.play(mover.moves(mover.seats[0])[0]) >= 2
    await other.hear_of(mover.number)
    assert other.state["seats"][mover.seats[0]]["out_of_time"]


async def test_the_flag_is_told_once(time: Time, house: House) -> None:
    mover, other, _ = await a_table(house, LIVE)
    await flag_falls(house, other, time, 60)
    time.pass_by(100)
    for text in ("one", "two"):
        await other.command("chat", text=text)
    open_room = await house.open_room(other.match)
    assert open_room.alarm is None
    await house.hub.turns.look_at_clock(other.match, mover.seats[0])
    entries = await house.journal.entries_since(other.match, 0)
    assert [entry.kind for entry in entries].count("flag") == 1


async def test_two_who_choose_together_run_out_one_after_the_other(
    time: Time, house: House, masquerade: None
) -> None:
    anna, ben, _ = await house.table("me", "open", game="masquerade", clock=LIVE)
    time.pass_by(30)
    await anna.hear_of(await anna.play(anna.moves(0)[0]))
    await anna.hear_of(await anna.play("stake 1"))
    await ben.hear_of(anna.number)
    # Anna has 35 seconds and waits; Ben has 30 and thinks.
    await flag_falls(house, anna, time, 30)
    assert anna.updates[-1]["actor"] == 1
    await anna.hear_of(await anna.command("undo"))
    await ben.hear_of(anna.number)
    # Now both think, and Anna has her 30 seconds without the increment.
    await flag_falls(house, ben, time, 29.99)
    assert ben.updates[-1]["actor"] == 0


async def test_a_long_clock_is_looked_at_in_between(
    sqlite_database: str, open_house: OpenHouse, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns, "LONGEST_SLEEP", 0.005)
    house = await open_house(sqlite_database)
    _, other, _ = await a_table(house, DAYS)
    open_room = await house.open_room(other.match)
    alarms = {open_room.alarm}

    def several() -> bool:
        alarms.add(open_room.alarm)
        return len(alarms) > 4

    await until(several)
    time.pass_by(2 * 24 * 3600 + 1)
    await other.until(lambda: bool(other.updates) and other.updates[-1]["kind"] == "flag")


async def test_clocks_survive_a_restart(database: str, open_house: OpenHouse, time: Time) -> None:
    house = await open_house(database)
    mover, other, _ = await a_table(house, LIVE)
    time.pass_by(20)
    await end_turn(mover, other, Dealer("restart"))
    before = await house.state(mover.match, mover.token)
    await open_house.close(house)
    house = await open_house(database)
    assert await house.state(mover.match, mover.token) == before
    time.pass_by(61)
    late = await house.state(mover.match, mover.token)
    assert late["seats"][other.seats[0]]["out_of_time"]
    back = await house.come_in(mover.match, mover.token)
    await back.command("hand_over", seat=other.seats[0], bot="random")
    await back.until(lambda: bool(back.may_act()))
