"""Phase 2, choosing hands (section 2.4)."""

from __future__ import annotations

import pytest

from bagatelle.games import make_game
from bagatelle.games.rokoko.frames import HANDS_STEP
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.match import Match
from tests.conformance.play import play_on
from tests.rules.rokoko.builder import Ball, lay


@pytest.mark.rule("RK-P2-01", "RK-P2-03", "RK-P2-12", "RK-INFO-11", "RK-D-01")
def test_all_choose_at_the_same_time_and_in_secret() -> None:
    ball = lay(players=3).begin_at(HANDS_STEP)
    assert list(ball.match.to_act) == [0, 1, 2]
    assert ball.legal(1) == [f"pick base-{number}" for number in (1, 2, 3, 4, 5)]
    before = [ball.view(viewer) for viewer in (0, 2, None)]
    ball.play("pick base-5", seat=1)
    after = [ball.view(viewer) for viewer in (0, 2, None)]
    for one, other in zip(before, after, strict=True):
        assert one.players[1].discard == other.players[1].discard
        assert one.own == other.own
        assert other.players[1].known_hand == ()
    assert [event for event in ball.events(0) if event.kind == "worker_picked"] == []
    assert len(ball.told("worker_picked", 1)) == 1
    ball.play("pick base-1", "pick base-2", seat=1)
    assert list(ball.match.to_act) == [0, 2]
    assert ball.refused("pick base-3", seat=1) == "RK-P2-02"
    assert ball.zone(1, "hand") == "base-1 base-2 base-5"
    assert ball.zone(1, "reserve") == "base-3 base-4"


@pytest.mark.rule("RK-P2-02", "RK-P2-11")
def test_everybody_ends_with_three_cards() -> None:
    match = Match(make_game("rokoko", 4, {}), "hands")
    rounds = 0
    for seat, choice in play_on(match, Dealer("hands")):
        view = Ball(match).view()
        if choice.kind == "play" and view.round > rounds:
            rounds = view.round
            assert [player.hand for player in view.players] == [3] * 4
            assert seat == view.start_player
    assert rounds == 7


@pytest.mark.rule("RK-P2-04", "RK-P2-05")
def test_a_reserve_of_three_must_be_taken() -> None:
    setting = lay().reserve(0, "base-1 base-2 base-3").discard(0, "base-4 base-5")
    ball = setting.begin_at(HANDS_STEP)
    assert ball.match.to_act == (1,)
    assert ball.zone(0, "hand") == "base-1 base-2 base-3"
    assert ball.zone(0, "reserve") == ""
    assert ball.zone(0, "discard") == "base-4 base-5"


@pytest.mark.rule("RK-P2-06", "RK-P2-07", "RK-P2-08", "RK-P2-02", "RK-TV-01")
def test_tv_01_the_discard_pile_becomes_the_reserve() -> None:
    setting = lay().round(2).reserve(0, "base-1 base-2").discard(0, "base-3 base-4 base-5 1-1")
    ball = setting.begin_at(HANDS_STEP)
    assert ball.zone(0, "hand") == "base-1 base-2"
    assert ball.zone(0, "reserve") == "base-3 base-4 base-5 1-1"
    assert ball.zone(0, "discard") == ""
    assert ball.legal(0) == ["pick base-3", "pick base-4", "pick base-5", "pick 1-1"]
    ball.play("pick 1-1", seat=0)
    assert ball.zone(0, "hand") == "base-1 base-2 1-1"
    assert 0 not in ball.match.to_act


@pytest.mark.rule("RK-P2-06")
@pytest.mark.parametrize(("reserve", "missing"), [("", 3), ("base-1", 2), ("base-1 base-2", 1)])
def test_a_small_reserve_is_taken_first(reserve: str, missing: int) -> None:
    rest = " ".join(
        w for w in ("base-1", "base-2", "base-3", "base-4", "base-5") if w not in reserve
    )
    ball = lay().reserve(0, reserve).discard(0, rest).begin_at(HANDS_STEP)
    assert ball.zone(0, "hand") == reserve
    picks = 0
    while 0 in ball.match.to_act:
        ball.play(ball.legal(0)[0], seat=0)
        picks += 1
    assert picks == missing


@pytest.mark.rule("RK-P2-09")
def test_the_reserve_is_never_shuffled() -> None:
    ball = lay().begin_at(HANDS_STEP)
    position = ball.match.draws
    for seat in (0, 1):
        for worker in ("base-2", "base-4", "base-5"):
            ball.play(f"pick {worker}", seat=seat)
    assert ball.match.draws == position
    assert ball.zone(0, "hand") == "base-2 base-4 base-5"


@pytest.mark.rule("RK-P2-10")
def test_the_discard_pile_stays_until_phase_two() -> None:
    ball = lay().hand(0, "base-1 base-2 base-3").reserve(0, "").discard(0, "base-4 base-5").begin()
    ball.pass_turn()
    assert ball.zone(0, "reserve") == ""
    assert ball.zone(0, "discard") == "base-1 base-4 base-5"


@pytest.mark.rule("RK-DV-30")
def test_dv_30_a_reserve_of_exactly_three() -> None:
    setting = lay().reserve(0, "base-1 base-2 base-3").discard(0, "base-4 base-5 1-1 1-3")
    ball = setting.begin_at(HANDS_STEP)
    assert ball.zone(0, "hand") == "base-1 base-2 base-3"
    assert ball.zone(0, "reserve") == ""
    assert ball.zone(0, "discard") == "base-4 base-5 1-1 1-3"
    while ball.match.to_act == (1,) and ball.legal(1)[0].startswith("pick"):
        ball.play(ball.legal(1)[0], seat=1)
    ball.until(lambda ball: ball.view().round == 2)
    assert ball.zone(0, "reserve").split() == sorted(
        ["base-1", "base-2", "base-3", "base-4", "base-5", "1-1", "1-3"],
        key=ball.game.ids.by_domain["worker"].index,
    )
    assert ball.zone(0, "discard") == ""
    assert len(ball.legal(0)) == 7
