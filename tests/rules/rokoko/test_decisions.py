"""Decisions that other chapters do not tell, and invariants (sections 8 and 9)."""

from __future__ import annotations

import pytest

from bagatelle.games import make_game
from bagatelle.games.rokoko import party, state
from bagatelle.games.rokoko.state import NONE
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import bit
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.match import Match
from bagatelle.kernel.table import Table
from tests.conformance.play import play_on, table_of
from tests.rules.rokoko.builder import Ball, IllegalTable, lay


@pytest.mark.rule("RK-TV-04", "RK-ACT-HIRE-04", "RK-ACT-HIRE-08")
def test_tv_04_hiring_a_journeyman() -> None:
    ball = lay().hire_row("1-1 1-3 1-5").money(0, 9).begin()
    ball.play("play base-1", "hire", "hire 1-3")
    assert ball.money(0) == 6
    assert ball.hire_row() == "1-1 . 1-5 ."
    assert ball.player(0).hand == 3


def breaks(ball: Ball) -> list[str]:
    """The invariants that the table breaks."""
    return [found.partition(":")[0] for found in ball.game.broken_invariants(ball.table)]


def laid() -> tuple[Ball, Table]:
    setting = lay().kept(0, "r01").warehouse("r02").windows("cl01").rented(0, royal_1="cl02")
    ball = setting.funded(0, "upper-1").hire_row("1-1").all_halls(0, 1).begin()
    assert breaks(ball) == []
    return ball, ball.table


@pytest.mark.rule("RK-INV-01")
def test_tiles_are_conserved() -> None:
    ball, t = laid()
    t[state.TILE_PILE] |= bit(0)
    assert "RK-INV-01" in breaks(ball)
    ball, t = laid()
    t[state.SHELF] = NONE
    assert "RK-INV-01" in breaks(ball)
    ball, t = laid()
    t[state.SEEN] |= bit(5)
    assert "RK-INV-01" in breaks(ball)


@pytest.mark.rule("RK-INV-02")
def test_dresses_are_conserved() -> None:
    ball, t = laid()
    t[state.WINDOWS] = NONE
    assert "RK-INV-02" in breaks(ball)


@pytest.mark.rule("RK-INV-03", "RK-INV-04")
def test_workers_are_conserved() -> None:
    ball, t = laid()
    t[party.at(0) + party.DISCARD] |= bit(0)
    assert "RK-INV-03" in breaks(ball)
    ball, t = laid()
    t[party.at(1) + party.DISCARD] |= bit(5)
    assert "RK-INV-03" in breaks(ball)
    with pytest.raises(IllegalTable, match="RK-INV-04"):
        lay().gone(0, "base-2 base-5").begin()


@pytest.mark.rule("RK-INV-05")
def test_the_hire_stack_is_as_the_rounds_left_it() -> None:
    ball, t = laid()
    t[state.ROUND] = 5
    assert "RK-INV-05" in breaks(ball)


@pytest.mark.rule("RK-INV-06", "RK-INV-07", "RK-INV-08")
def test_markers_are_where_they_may_be() -> None:
    ball, t = laid()
    t[party.at(1) + party.DECORATIONS] = t[party.at(0) + party.DECORATIONS]
    assert "RK-INV-06" in breaks(ball)
    ball, t = laid()
    t[party.at(0) + party.GUESTS] = 0
    assert "RK-INV-06" in breaks(ball)
    with pytest.raises(IllegalTable, match="RK-INV-07"):
        lay().funded(0, "upper-1 upper-2").begin()
    with pytest.raises(IllegalTable, match="RK-INV-08"):
        lay().all_halls(0, 1).all_halls(0, 2).begin()


@pytest.mark.rule("RK-INV-09", "RK-INV-10")
def test_totals_agree_and_nothing_is_negative() -> None:
    with pytest.raises(IllegalTable, match="RK-INV-09"):
        lay().money(0, -1).begin()
    for place in (party.SILK, party.DRESSED):
        ball, t = laid()
        t[party.at(0) + place] += 1
        assert "RK-INV-10" in breaks(ball)


@pytest.mark.rule("RK-INV-11", "RK-INV-12")
def test_nothing_lies_about_at_the_wrong_time() -> None:
    for place in (state.IN_WORK, state.HELD):
        ball, t = laid()
        t[place] = 20
        assert "RK-INV-11" in breaks(ball)
    ball, t = laid()
    agenda.clear(t)
    assert "RK-INV-12" in breaks(ball)


@pytest.mark.rule("RK-INV-01", "RK-INV-02", "RK-INV-03", "RK-INV-10", "RK-INV-11", "RK-INV-12")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_invariants_hold_in_random_games(players: int) -> None:
    for seed in range(3):
        match = Match(make_game("rokoko", players, {}), f"invariants {seed}")
        for _ in play_on(match, Dealer(f"{players} {seed}")):
            assert match.game.broken_invariants(table_of(match)) == []
        assert match.game.broken_invariants(table_of(match)) == []
