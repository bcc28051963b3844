"""Moments put their frames on the agenda in order, and there is room for all of them."""

from __future__ import annotations

import pytest

from bagatelle.games.rokoko import frames, moments, moves, state
from bagatelle.games.rokoko.game import Rokoko
from bagatelle.games.rokoko.module import AtMoment, Module, order_with
from bagatelle.games.rokoko.modules.order import ORDER
from bagatelle.games.rokoko.modules.registry import MODULES, NO_MODULES
from bagatelle.games.rokoko.rules import RokokoRules
from bagatelle.kernel import agenda
from bagatelle.kernel.chapter import MAX_MOVES
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import NoEvents
from bagatelle.kernel.rules import start
from bagatelle.kernel.table import Table
from tests.rules.rokoko.jewelry_box.builder import lay

EVERYTHING = ",".join(MODULES)


def on_agenda(t: Table) -> list[int]:
    """The kinds of the frames, the topmost first."""
    places = range(agenda.FRAMES, agenda.FRAMES + t[agenda.DEPTH] * agenda.WIDTH, agenda.WIDTH)
    return [t[place] for place in reversed(places)]


@pytest.mark.rule("RK-ACT-TAILOR-33")
def test_frames_of_a_moment_come_in_its_order() -> None:
    box = Rokoko(2, {}).rules.box
    t = Table([0] * agenda.BODY)
    moments.arrive(box, t, moments.DRESS_PLACED, 7)
    assert on_agenda(t) == [frames.REWARD_STEP, frames.HALLS_STEP]
    assert agenda.value_of(t, agenda.top(t)) == 7
    moments.arrive(box, t, moments.TILE_KEPT)
    assert len(on_agenda(t)) == 2, "a moment without frames"


class Early(Module):
    name = "early"
    at_moments = (
        AtMoment(moments.DRESS_PAID, 40, before=frames.RENT_OR_SELL_STEP),
        AtMoment(moments.DRESS_PAID, 41),
    )


class Many(Module):
    name = "many"
    at_moments = tuple(AtMoment(moments.INCOME, 50 + number) for number in range(6))


def test_a_module_stands_before_or_after_the_base() -> None:
    box = Rokoko(2, {}).rules.box
    box.moments = order_with([Early])
    t = Table([0] * agenda.BODY)
    moments.arrive(box, t, moments.DRESS_PAID)
    assert on_agenda(t) == [40, frames.RENT_OR_SELL_STEP, 41]
    assert moments.ORDER[moments.DRESS_PAID] == (frames.RENT_OR_SELL_STEP,), "the base stays as is"


def test_too_many_frames_at_one_moment_are_refused() -> None:
    with pytest.raises(ValueError, match="moment 7 has 8 frames, at most 7 fit"):
        order_with([Many])


def test_the_agenda_has_room_for_whatever_modules_do() -> None:
    """A turn's end, a bonus to come, a dress paid or placed, its tile taken, and a decision.

    A bonus that leads to another bonus takes its own frame away first, so chains do not pile up.
    """
    assert 3 * moments.MAX_FRAMES + 2 <= agenda.MAX_FRAMES


def deepest(modules: str) -> int:
    """How many frames are on the agenda at the utmost, with these modules."""
    frames_at = moments.ORDER if modules == NO_MODULES else ORDER
    dress = max(
        len(frames_at[moment]) - 1  # the one that is being carried out has been taken away
        for moment in (moments.DRESS_PAID, moments.DRESS_PLACED, moments.DECORATION_FUNDED)
    )
    tile = max(len(frames_at[moments.TILE_KEPT]), len(frames_at[moments.TILE_TRADED]))
    return max(len(frames_at[moments.TURN_ENDS]) + 1 + dress + max(tile, 1), 5 + 1)


def carry_out(rules: RokokoRules, t: Table, seat: int, move: int, dealer: Dealer) -> int:
    """A move and all that follows of itself; how deep the agenda was on the way."""
    rules.decide(t, seat, move, dealer, NoEvents())
    depth = t[agenda.DEPTH]
    while agenda.goes_on(t):
        rules.proceed(t, dealer, NoEvents())
        depth = max(depth, t[agenda.DEPTH])
    return depth


@pytest.mark.parametrize("modules", [NO_MODULES, EVERYTHING])
@pytest.mark.parametrize("players", Rokoko.info.players)
def test_the_agenda_does_not_grow_in_whole_games(players: int, modules: str) -> None:
    rules = Rokoko(players, {"modules": modules}).rules
    assert deepest(modules) <= agenda.MAX_FRAMES
    for seed in ("deep", "deeper"):
        chooser, dealer = Dealer(f"{seed} {players}"), Dealer(seed)
        t = start(rules, dealer, NoEvents())
        while not agenda.is_empty(t):
            seat = agenda.seat_of(t, agenda.top(t))
            legal = rules.legal(t, seat)
            move = legal[chooser.below(len(legal))]
            assert carry_out(rules, t, seat, move, dealer) <= deepest(modules)


@pytest.mark.rule("IX-23", "IX-01")
def test_the_agenda_has_room_for_the_longest_chain() -> None:
    """Activate, copy, depute, tailor with a jewel and a tile, the bonus of the dress."""
    setting = lay(modules=tuple(MODULES)).hand(0, "jj-1").reserve(0, "jj-2 2-2").discard(1, "1-2")
    setting.windows(". . . . . expert-2").kept(0, "r11").funded(0, "jeweler-1").money(0, 20)
    setting.offer(". . . . ncl1").candidate(0, "master").warehouse("r05").tile_pile("r06")
    ball, dealer, depths = setting.begin(), Dealer("chain"), []
    t = ball.table
    for move in (
        "play jj-1", "pass", "use", "activate jj-2", "use", "copy 2", "use", "depute 2-2", "use",
        "window 6", "pay r11", "jewel 5", "keep", "rent hall3-5", "take r05", "keep",
        "depute base-3",
    ):  # fmt: skip
        number = ball.match.game.number(move)
        assert number is not None
        assert number in ball.game.rules.legal(t, 0), move
        depths.append(carry_out(ball.game.rules, t, 0, number, dealer))
    assert ball.game.broken_invariants(t) == []
    assert ball.marks(0) == "M1"
    assert ball.jewels(0) == "ncl1"
    assert ball.match.to_act == (1,)
    assert max(depths) <= deepest(EVERYTHING)
    links = depths[2:9]  # from the first bonus to the window
    assert max(links) == 3, "end of turn in two frames, and one decision: no link stays behind"


def test_no_list_of_moves_is_longer_than_the_buffer() -> None:
    longest = max(
        state.MAX_WORKERS + 1,
        state.MAX_TILES + 1,
        state.MAX_SPACES + 1,
        state.MAX_DECORATIONS,
        state.MAX_WINDOWS,
        moves.PASS - moves.CLAIM_FAVOUR + 1,
    )
    assert longest <= MAX_MOVES
