"""Phase 1, preparation (section 2.3)."""

from __future__ import annotations

import pytest

from bagatelle.games import make_game
from bagatelle.games.rokoko import preparation, state
from bagatelle.games.rokoko.frames import ROUND_STEP
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import NoEvents
from bagatelle.kernel.match import Match
from tests.conformance.play import play_on
from tests.rules.rokoko.builder import Ball, lay


def kinds(ball: Ball) -> list[str]:
    found: list[str] = []
    for event in ball.events():
        if found[-1:] != [event.kind]:
            found.append(event.kind)
    return found


@pytest.mark.rule("RK-P1-01")
def test_the_order_of_the_steps() -> None:
    setting = lay().favour(1).hire_row("1-1").windows(". . . . . cl01")
    ball = setting.begin_at(ROUND_STEP)
    assert [kind for kind in kinds(ball) if kind != "worker_taken"] == [
        "round_begun", "favour_returned", "worker_removed", "worker_offered", "tile_laid",
        "dress_expired", "dress_shown",
    ]  # fmt: skip


@pytest.mark.rule("RK-P1-02", "RK-P1-23")
def test_the_first_round_begins_with_nothing_to_clear() -> None:
    for seed in ("1", "2", "3"):
        told = [event.kind for event in Match(make_game("rokoko", 4, {}), seed).events(None)]
        assert told[:2] == ["start_player_chosen", "round_begun"]
        assert not {"favour_returned", "worker_removed", "dress_expired", "dress_moved"} & {*told}


@pytest.mark.rule("RK-P1-03", "RK-P1-04", "RK-ACT-FAVOR-07")
def test_who_holds_the_favour_starts_and_returns_it() -> None:
    ball = lay(players=3).favour(2).start_player(0).begin_at(ROUND_STEP)
    assert ball.view().start_player == 2
    assert ball.view().favour is None


@pytest.mark.rule("RK-P1-05")
def test_without_the_favour_the_start_player_stays() -> None:
    ball = lay(players=3).start_player(1).begin_at(ROUND_STEP)
    assert ball.view().start_player == 1


@pytest.mark.rule("RK-P1-06", "RK-P1-07")
def test_the_hire_row_is_renewed() -> None:
    ball = lay().hire_row("1-1 1-2").begin_at(ROUND_STEP)
    assert [event["worker"] for event in ball.told("worker_removed")] == [
        "worker:1-1",
        "worker:1-2",
    ]
    offered = ball.hire_row().split()
    assert len(offered) == 4
    assert not {"1-1", "1-2", "."} & {*offered}
    # They are gone for good: nobody finds them in a later round.
    match = ball.match
    for _ in play_on(match, Dealer("removed")):
        assert not {"1-1", "1-2"} & {*ball.hire_row().split()}


@pytest.mark.rule("RK-P1-10", "RK-P1-11")
def test_the_warehouse_is_filled_up() -> None:
    ball = lay(4).warehouse(". r01 . .", "r02").begin_at(ROUND_STEP)
    first, second, third = (segment.split() for segment in ball.warehouse())
    assert first[1] == "r01"
    assert second[0] == "r02"
    assert "." not in first + second + third
    assert len(first + second + third) == 12
    assert len(ball.told("tile_laid")) == 10


@pytest.mark.rule("RK-P1-12")
def test_the_discard_becomes_the_new_pile() -> None:
    ball = lay().tile_pile("r01 r02").begin_at(ROUND_STEP)
    told = [event.kind for event in ball.events() if "tile" in event.kind]
    assert told == ["tile_laid"] * 2 + ["tiles_reshuffled"] + ["tile_laid"] * 7
    assert ball.told("tiles_reshuffled") == [{"tiles": 46}]
    assert ball.tile_discard() == ""
    assert ball.view().supply.tiles == 39


@pytest.mark.rule("RK-P1-13", "RK-P1-14")
def test_places_stay_empty_when_tiles_run_out() -> None:
    tiles = [f"r{number:02}" for number in range(6, 49)]
    ball = lay().kept(1, " ".join(tiles)).tile_pile("r01 r02 r03 r04 r05").begin_at(ROUND_STEP)
    first, second, third = (segment.split() for segment in ball.warehouse())
    assert sorted(first + second[:2]) == ["r01", "r02", "r03", "r04", "r05"]
    assert second[2:] + third == ["."] * 4


@pytest.mark.rule("RK-P1-15", "RK-P1-16", "RK-P1-17", "RK-P1-18")
def test_dresses_expire_and_slide() -> None:
    ball = lay().windows("cl01 . cl02 cl03 cl04 cl05").begin_at(ROUND_STEP)
    assert ball.windows().split()[3:] == ["cl01", "cl02", "cl03"]
    assert ball.dress_discard() == "cl04 cl05"
    assert len(ball.told("dress_shown")) == 3


@pytest.mark.rule("RK-DV-15")
def test_dv_15_sliding() -> None:
    # Six windows: dresses left in w2, w4 and w6.
    ball = lay().windows(". cl01 . cl02 . cl03").begin_at(ROUND_STEP)
    assert ball.dress_discard() == "cl03"
    windows = ball.windows().split()
    assert windows[4:] == ["cl01", "cl02"]
    assert "." not in windows


@pytest.mark.rule("RK-P1-19", "RK-P1-20")
def test_windows_are_filled_from_right_to_left() -> None:
    ball = lay().windows(". . . cl01").begin_at(ROUND_STEP)
    filled = [event["window"] for event in ball.told("dress_shown")]
    assert filled == [f"window:{number}" for number in (5, 4, 3, 2, 1)]
    for window in ball.view().windows:
        assert window.dress is not None
        assert window.dress.silk, "the design side shows what it needs"


@pytest.mark.rule("RK-P1-21", "RK-ACT-TAILOR-35")
def test_the_dress_discard_goes_back_into_the_bag() -> None:
    ball = lay().windows(". . . . cl01 cl02").dress_bag("cl03").begin_at(ROUND_STEP)
    kinds = [event.kind for event in ball.events() if event.kind.startswith(("dress", "bag"))]
    assert kinds == ["dress_expired"] * 2 + ["dress_shown", "bag_refilled"] + ["dress_shown"] * 5
    assert ball.told("bag_refilled") == [{"dresses": 41}], "with the two that just expired"
    assert ball.dress_discard() == ""


@pytest.mark.rule("RK-P1-22")
def test_the_leftmost_windows_stay_empty_when_dresses_run_out() -> None:
    dresses = [f"cl{n:02}" for n in range(1, 14)] + [f"cg{n:02}" for n in range(1, 14)]
    dresses += [f"ul{n:02}" for n in range(1, 8)]
    side = lay(4).game.ids.by_domain["space"]
    rented = {space.replace("-", "_"): d for space, d in zip(side, dresses, strict=False)}
    setting = lay(4).rented(0, **rented)
    ball = setting.windows(". . . . . . ul08 ul09").dress_bag("ul10").begin_at(ROUND_STEP)
    assert len(rented) == 33
    assert ball.windows().split()[7] == "ul10"
    assert "." not in ball.windows().split(), "nine dresses are left for eight windows"


@pytest.mark.rule("RK-P1-22")
def test_an_empty_bag_leaves_windows_empty() -> None:
    setting = lay(4).windows("cl01 cl02")
    ball = setting.begin_at(ROUND_STEP)
    t = ball.table
    for window in range(3):
        t[state.WINDOWS + window] = state.NONE
    t[state.DRESS_BAG], t[state.DRESS_DISCARD] = 1 << 40, 0
    preparation.fill_windows(ball.game.rules.box, t, Dealer("1"), NoEvents())
    assert ball.windows().split()[:3] == [".", ".", "rg05"]


@pytest.mark.rule("RK-P1-24", "RK-ACT-RES-15", "RK-ACT-TAILOR-16", "RK-ACT-HIRE-14")
def test_nothing_is_refilled_before_the_next_round() -> None:
    setting = lay().warehouse("r01 r02 r03").hire_row("1-1 1-3").windows("cl01 cl02")
    ball = setting.kept(0, "r11").money(0, 30).hand(0, "base-1 base-2 base-3").begin()
    ball.turn("play base-1", "hire", "hire 1-1").pass_turn()
    ball.turn("play base-3", "acquire", "take r01", "keep").pass_turn()
    ball.play("play base-2", "tailor", "window 1", "pay r11", "sell")
    assert ball.hire_row() == ". 1-3 . ."
    assert ball.warehouse()[0] == ". r02 r03"
    assert ball.windows() == ". cl02 . . . ."
