"""Moments put their frames on the agenda in order, and there is room for all of them."""

from __future__ import annotations

import pytest

from bagatelle.games.rokoko import frames, moments, moves, state
from bagatelle.games.rokoko.game import Rokoko
from bagatelle.games.rokoko.module import AtMoment, Module, order_with
from bagatelle.kernel import agenda
from bagatelle.kernel.chapter import MAX_MOVES
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Silence
from bagatelle.kernel.rules import advance, start
from bagatelle.kernel.table import Table


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


def test_the_agenda_has_room_for_the_longest_chain() -> None:
    """A turn's end, a bonus to come, a dress placed, its tile taken, and the tile kept or traded.

    A bonus that leads to another bonus takes its own frame away first, so chains do not pile up.
    """
    assert 3 * moments.MAX_FRAMES + 2 <= agenda.MAX_FRAMES
    deepest = 0
    for players in Rokoko.info.players:
        rules, chooser = Rokoko(players, {}).rules, Dealer(f"deep {players}")
        t = start(rules, Dealer("deep"), Silence())
        while not agenda.is_empty(t):
            seat = agenda.seat_of(t, agenda.top(t))
            legal = rules.legal(t, seat)
            advance(rules, t, seat, legal[chooser.below(len(legal))], Dealer("deep"), Silence())
            deepest = max(deepest, t[agenda.DEPTH])
    assert deepest <= max(2 + 1 + 2, 5 + 1), "end of turn, bonus, decision; or five who pick"


def test_no_list_of_moves_is_longer_than_the_buffer() -> None:
    longest = max(
        state.MAX_WORKERS,
        state.MAX_TILES + 1,
        state.MAX_SPACES + 1,
        state.MAX_DECORATIONS,
        state.MAX_WINDOWS,
        moves.PASS - moves.CLAIM_FAVOUR + 1,
    )
    assert longest <= MAX_MOVES
