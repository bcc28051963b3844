"""A bot plans its turn as a whole, on a table that is imagined, and the true one bears it out."""

from __future__ import annotations

import pytest

from bagatelle.bots import Bot, make_bot
from bagatelle.kernel.dealer import QuickDealer
from bagatelle.kernel.match import Match
from bagatelle.kernel.perspective import Perspective
from tests.variants import Variant, variants

MAX_TURNS = 60


def turns(match: Match, bot: Bot, most: int = MAX_TURNS) -> list[list[int]]:
    """The plans of whoever is to act, one after the other, each made on the match."""
    plans: list[list[int]] = []
    while not match.is_over and len(plans) < most:
        seat = match.to_act[0]
        plan = bot.plan(match.perspective(seat))
        assert match.playable(plan, seat) == plan
        for move in plan:
            assert seat in match.to_act
            match.play(match.game.choice(move), seat)
        plans.append(plan)
    return plans


@pytest.mark.parametrize("variant", variants(), ids=str)
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_plan_can_be_made_to_its_end(variant: Variant, bot: str) -> None:
    """What is imagined agrees with all that counts before something is revealed."""
    match = Match(variant.make(), "plans")
    plans = turns(match, make_bot(bot, variant.game, "plans"))
    assert max(map(len, plans)) > 1


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_a_plan_ends_where_undo_does(variant: Variant) -> None:
    """Or where somebody else is to act: whoever goes on knows no more than before."""
    match = Match(variant.make(), "barriers")
    bot = make_bot("random", variant.game, "barriers")
    for _ in range(MAX_TURNS):
        if match.is_over:
            break
        seat = match.to_act[0]
        *early, last = bot.plan(match.perspective(seat))
        for move in early:
            match.play(match.game.choice(move), seat)
            assert match.can_undo(seat)
            assert seat in match.to_act
        match.play(match.game.choice(last), seat)
        goes_on = match.to_act == (seat,) and match.can_undo(seat)
        assert not goes_on


def test_a_greedy_turn_is_what_it_would_choose_move_by_move() -> None:
    """Where nothing is hidden, a plan is as good as thinking anew before every move."""
    planned, chosen = (Match(Variant("banquet", 3, ()).make(), "greedy") for _ in range(2))
    bot = make_bot("greedy", "banquet", "1")
    moves = [move for plan in turns(planned, bot) for move in plan]
    for move in moves:
        seat = chosen.to_act[0]
        assert bot.choose(Perspective(chosen.game, chosen._table[:], seat)) == move
        chosen.play(chosen.game.choice(move), seat)
    assert len(moves) > MAX_TURNS


def test_a_plan_that_does_not_fit_is_cut_off() -> None:
    match = Match(Variant("banquet", 2, ()).make(), "1")
    (seat,) = match.to_act
    plan = make_bot("greedy", "banquet", "1").plan(match.perspective(seat))
    assert match.playable(plan, seat) == plan
    assert len(plan) > 2
    assert match.playable([*plan, plan[0]], seat) == plan
    assert match.playable([plan[0], plan[0], *plan[1:]], seat) == plan[:1]
    assert match.playable(plan[1:], seat) == []
    assert match.playable(plan, 1 - seat) == []
    assert match.played == (), "nothing was played"


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_perspectives_go_to_other_processes(variant: Variant) -> None:
    match = Match(variant.make(), "pack")
    seat = match.to_act[0]
    perspective = match.perspective(seat)
    again = Perspective.unpack(match.game, perspective.pack(), seat)
    assert again.pack() == perspective.pack()
    assert (again.view, again.moves, again.to_act) == (
        perspective.view,
        perspective.moves,
        perspective.to_act,
    )


def test_planning_takes_nothing_from_the_bots_chance() -> None:
    match = Match(Variant("rokoko", 3, ()).make(), "1")
    chooser = QuickDealer("random")
    bot = make_bot("random", "rokoko", "random")
    perspective: Perspective | None = match.perspective(match.to_act[0])
    plan = bot.plan(match.perspective(match.to_act[0]))
    for move in plan:
        assert perspective is not None
        moves = perspective.moves
        assert moves[chooser.below(len(moves))] == move
        perspective = perspective.after(move)
    assert perspective is None
