"""Undo by the engine's policy; beyond it, only if all people at the table agree."""

from __future__ import annotations

import asyncio

import pytest

from bagatelle.kernel.dealer import Dealer
from tests.server.client import Client, Refused, assert_same
from tests.server.evening import mover_of, play_to_the_end
from tests.server.house import House

BOT = {"kind": "bot", "bot": "random"}


async def refused(client: Client, kind: str, **more: object) -> str:
    with pytest.raises(Refused) as refusal:
        await client.command(kind, **more)
    return refusal.value.code


async def next_mover(*players: Client) -> Client:
    mover = await mover_of(players)
    assert mover is not None
    return mover


async def test_undo_goes_back_and_the_log_with_it(house: House) -> None:
    anna, ben, watcher = everybody = await house.table("me", "open")
    mover = await next_mover(anna, ben)
    seat = mover.seats[0]
    before = watcher.state
    assert not mover.side(seat)["can_undo"]
    assert not mover.side(seat)["can_ask_takeback"]
    assert await refused(mover, "undo") == "cannot_undo"
    assert await refused(mover, "ask_takeback") == "not_possible"
    await mover.hear_of(await mover.play_any(Dealer("undo")))
    assert mover.side(seat)["can_undo"]
    assert mover.side(seat)["can_ask_takeback"]
    number = await mover.command("undo")
    for client in everybody:
        await client.hear_of(number)
        assert_same(client.state, await house.state(client.match, client.token))
    assert watcher.updates[-1]["kind"] == "undo"
    assert {**watcher.state, "number": 0} == {**before, "number": 0}
    assert not mover.side(seat)["can_undo"]


async def test_undo_of_several_moves_one_by_one(house: House) -> None:
    anna, ben, _ = await house.table("me", "open")
    mover = await next_mover(anna, ben)
    chooser = Dealer("several")
    logs = [mover.state["log"]]
    for _ in range(3):
        await mover.hear_of(await mover.play_any(chooser))
        logs.append(mover.state["log"])
    while mover.side(mover.seats[0])["can_undo"]:
        logs.pop()
        await mover.hear_of(await mover.command("undo"))
        assert mover.state["log"] == logs[-1]
    assert len(logs) == 1


async def test_nobody_takes_back_what_another_has_answered(house: House) -> None:
    anna, ben, _ = await house.table("me", "open")
    first = await next_mover(anna, ben)
    chooser = Dealer("answered")
    while await next_mover(anna, ben) is first:
        await first.hear_of(await first.play_any(chooser))
    second = await next_mover(anna, ben)
    await first.hear_of(await second.play_any(chooser))
    assert not first.side(first.seats[0])["can_undo"]
    assert await refused(first, "undo") == "cannot_undo"
    await first.hear_of(await second.command("undo"))


async def test_no_undo_after_the_end(house: House, masquerade: None) -> None:
    anna, ben, _ = await house.table("me", "open", game="masquerade")
    await play_to_the_end([anna, ben], "the end")
    for player in (anna, ben):
        assert not player.side(player.seats[0])["can_undo"]
        assert await refused(player, "undo") == "cannot_undo"
        assert await refused(player, "ask_takeback") == "not_possible"


async def answered(first: Client, second: Client, chooser: Dealer) -> None:
    """The first player has ended his turn and the second has begun his."""
    while await next_mover(first, second) is first:
        await first.play_any(chooser)
    await second.play_any(chooser)


async def test_a_move_is_taken_back_when_all_agree(house: House) -> None:
    anna, ben, watcher = everybody = await house.table("me", "open")
    first = await next_mover(anna, ben)
    second = ben if first is anna else anna
    seat = first.seats[0]
    moves_before = await _moves_before_last(house, first, second)
    assert await refused(first, "undo") == "cannot_undo"
    number = await first.command("ask_takeback")
    for client in everybody:
        await client.hear_of(number)
        assert client.state["takeback"] == {"seat": seat, "waiting": [second.seats[0]]}
    number = await second.command("answer_takeback", agree=True)
    for client in everybody:
        await client.hear_of(number)
        assert client.state["takeback"] is None
        assert_same(client.state, await house.state(client.match, client.token))
    assert first.may_act() == [seat]
    assert first.moves(seat) == moves_before
    assert watcher.updates[-1]["kind"] == "answer_takeback"
    await play_to_the_end([anna, ben], "on from here", most=5)


async def _moves_before_last(house: House, first: Client, second: Client) -> list[str]:
    """Plays until the second has answered; what the first could choose from in his last move."""
    chooser = Dealer("consent")
    moves: list[str] = []
    while await next_mover(first, second) is first:
        moves = first.moves(first.seats[0])
        await first.play_any(chooser)
    await first.hear_of(await second.play_any(chooser))
    return moves


async def test_a_move_stays_when_one_refuses(house: House) -> None:
    anna, ben, watcher = await house.table("me", "open")
    first = await next_mover(anna, ben)
    second = ben if first is anna else anna
    await answered(first, second, Dealer("no"))
    await first.hear_of(second.number)
    log = watcher.state["log"]
    await second.hear_of(await first.command("ask_takeback"))
    number = await second.command("answer_takeback", agree=False)
    for client in (anna, ben, watcher):
        await client.hear_of(number)
        assert client.state["takeback"] is None
        assert_same(client.state, await house.state(client.match, client.token))
    assert watcher.state["log"][: len(log)] == log
    assert await refused(second, "answer_takeback", agree=True) == "not_possible"


async def test_several_people_must_agree(house: House) -> None:
    players = await house.table("me", "open", "open")
    watcher = players.pop()
    chooser = Dealer("three")
    first = await next_mover(*players)
    await watcher.hear_of(await first.play_any(chooser))
    others = [player for player in players if player is not first]
    asked = await first.command("ask_takeback")
    for player in others:
        await player.hear_of(asked)
    assert await refused(first, "ask_takeback") == "not_possible"
    assert await refused(first, "answer_takeback", agree=True) == "not_possible"
    # Both answer what they have seen, at the same time: neither answer is stale.
    numbers = await asyncio.gather(
        *(player.command("answer_takeback", agree=True, number=asked) for player in others)
    )
    await watcher.hear_of(max(numbers))
    assert watcher.state["takeback"] is None
    assert watcher.updates[-2]["takeback"]["waiting"] == [others[1].seats[0]]
    for player in players:
        await player.hear_of(max(numbers))
        assert_same(player.state, await house.state(player.match, player.token))
    assert first.may_act()


async def test_one_no_of_several_is_enough(house: House) -> None:
    players = await house.table("me", "open", "open")
    watcher = players.pop()
    first = await next_mover(*players)
    await watcher.hear_of(await first.play_any(Dealer("three")))
    others = [player for player in players if player is not first]
    asked = await first.command("ask_takeback")
    for player in others:
        await player.hear_of(asked)
    await others[0].command("answer_takeback", agree=False)
    await others[1].hear_of(asked + 1)
    assert await refused(others[1], "answer_takeback", agree=True) == "not_possible"
    assert len(watcher.state["log"]) > 0


def turn_of(client: Client) -> int:
    turn: int = client.state["view"]["turn"]
    return turn


async def test_bots_agree_to_everything(house: House) -> None:
    anna, watcher = await house.table("me", BOT)
    chooser = Dealer("with bots")
    await anna.until(lambda: bool(anna.may_act()))
    turn = turn_of(anna)
    # The bot may answer before Anna has looked, so her turn ends when the turns are counted on.
    while anna.may_act() and turn_of(anna) == turn:
        log, moves = anna.state["log"], anna.moves(0)
        await anna.hear_of(await anna.play_any(chooser))
    await anna.until(lambda: bool(anna.may_act()) and turn_of(anna) > turn)
    assert await refused(anna, "undo") == "cannot_undo"
    number = await anna.command("ask_takeback")
    await anna.hear_of(number)
    assert anna.state["takeback"] is None
    assert anna.may_act() == [0]
    assert anna.moves(0) == moves
    assert anna.state["log"] == log
    await watcher.hear_of(number)
    assert_same(watcher.state, await house.state(watcher.match, watcher.token))
    await play_to_the_end([anna], "on with bots", most=6)


async def test_whoever_leaves_is_not_waited_for(house: House) -> None:
    players = await house.table("me", "open", "open")
    watcher = players.pop()
    first = await next_mover(*players)
    moves = first.moves(first.seats[0])
    await watcher.hear_of(await first.play_any(Dealer("leaver")))
    others = [player for player in players if player is not first]
    asked = await first.command("ask_takeback")
    for player in others:
        await player.hear_of(asked)
    await others[0].command("answer_takeback", agree=True)
    number = await others[1].command("leave")
    await first.hear_of(number)
    assert first.state["takeback"] is None
    assert first.moves(first.seats[0]) == moves
    await watcher.hear_of(number)
    assert_same(watcher.state, await house.state(watcher.match, watcher.token))


async def test_a_move_ends_the_question(house: House) -> None:
    anna, ben, _ = await house.table("me", "open")
    first = await next_mover(anna, ben)
    second = ben if first is anna else anna
    chooser = Dealer("moved on")
    await answered(first, second, chooser)
    await first.hear_of(second.number)
    asked = await first.command("ask_takeback")
    for player in (anna, ben):
        await player.hear_of(asked)
    mover = await next_mover(anna, ben)
    number = await mover.play_any(chooser)
    for player in (anna, ben):
        await player.hear_of(number)
        assert player.state["takeback"] is None
    assert await refused(second, "answer_takeback", agree=True) == "not_possible"


async def test_there_is_nothing_to_take_back(house: House) -> None:
    anna, ben, _ = await house.table("me", "open")
    for player in (anna, ben):
        assert await refused(player, "ask_takeback") == "not_possible"


async def test_an_answer_is_for_the_question_that_was_seen(house: House) -> None:
    anna, ben, _ = await house.table("me", "open")
    first = await next_mover(anna, ben)
    second = ben if first is anna else anna
    chooser = Dealer("old question")
    await answered(first, second, chooser)
    await first.hear_of(second.number)
    asked = await first.command("ask_takeback")
    await second.hear_of(asked)
    await second.hear_of(await second.command("answer_takeback", agree=False))
    await first.hear_of(second.number)
    again = await first.command("ask_takeback")
    await second.hear_of(again)
    assert await refused(second, "answer_takeback", agree=True, number=asked) == "stale"


async def test_secret_choices_can_be_undone_until_all_have_chosen(
    house: House, masquerade: None
) -> None:
    anna, ben, watcher = everybody = await house.table("me", "open", game="masquerade")
    await ben.hear_of(await anna.play(anna.moves(0)[0]))
    await anna.hear_of(await ben.play(ben.moves(1)[1]))
    number = await anna.command("undo")
    for client in everybody:
        await client.hear_of(number)
        assert_same(client.state, await house.state(client.match, client.token))
    assert [each["has_worn"] for each in watcher.view(None)["players"]] == [False, True]
    await play_to_the_end([anna, ben], "rest")
    for client in everybody:
        assert_same(client.state, await house.state(client.match, client.token))
