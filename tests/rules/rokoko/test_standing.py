"""What a view tells of the points: who leads where, and what everybody would score now."""

from __future__ import annotations

import pytest

from bagatelle.games.rokoko.view import MajorityView
from tests.rules.rokoko.builder import Ball, final, lay

VIEWERS = (0, 1, 2, None)


def standing(majority: MajorityView) -> list[tuple[int, int, int]]:
    return [(each.seat, each.pieces, each.points) for each in majority.standing]


def gains(ball: Ball, seat: int, viewer: int | None) -> dict[str, int]:
    return {gain.line.partition(":")[2]: gain.points for gain in ball.player(seat, viewer).gains}


@pytest.mark.rule("RK-END-3A-02", "RK-END-3A-05", "RK-HALLS-01")
def test_the_leader_of_a_hall_comes_first_and_a_musician_is_present() -> None:
    setting = lay(3).rented(1, hall2_3="cl01", hall2_4="cl02").rented(0, hall2_5="cl03")
    ball = setting.funded(2, "musician-hall2").begin()
    for viewer in VIEWERS:
        majority = ball.view(viewer).halls[1].majority
        assert standing(majority) == [
            (1, 2, majority.first),
            (0, 1, majority.second),
            (2, 0, 0),
        ]
        assert ball.view(viewer).halls[2].majority.standing == ()


@pytest.mark.rule("RK-END-3A-07")
def test_those_who_share_the_first_place_are_all_worth_it() -> None:
    ball = lay(3).rented(0, hall2_3="cl01").rented(2, hall2_4="cl02").begin()
    majority = ball.view(None).halls[1].majority
    assert standing(majority) == [(0, 1, majority.first), (2, 1, majority.first)]


@pytest.mark.rule("RK-END-3A-12", "RK-END-3B-07")
def test_between_two_there_is_no_second_place() -> None:
    ball = lay(2).rented(0, hall2_3="cl01").funded(1, "fireworks-1").begin()
    view = ball.view(None)
    assert [hall.majority.second for hall in view.halls] == [0] * 5
    assert view.halls[1].majority.first > 0
    assert view.fireworks_majority.second == 0


@pytest.mark.rule("RK-END-3B-01", "RK-END-3B-04")
def test_the_dearest_fireworks_decide_between_equals() -> None:
    ball = lay(3).funded(0, "fireworks-1").funded(2, "fireworks-2").begin()
    majority = ball.view(None).fireworks_majority
    assert standing(majority) == [(2, 1, majority.first), (0, 1, majority.second)]


@pytest.mark.rule("RK-INFO-07", "RK-INFO-22")
def test_what_everybody_can_count_is_told_and_collected_prestige_is_not() -> None:
    ball = lay().money(0, 25).prestige(0, 9).rented(0, hall2_3="cl01").begin()
    own = gains(ball, 0, 0)
    assert own["play"] == 9
    assert sum(own.values()) == ball.player(0, 0).points
    for viewer in (1, None):
        assert gains(ball, 0, viewer) == {
            line: points for line, points in own.items() if line != "play"
        }


@pytest.mark.rule("RK-INFO-09")
def test_in_the_deluxe_edition_all_gains_are_told() -> None:
    ball = lay(edition="deluxe").prestige(0, 9).begin()
    assert gains(ball, 0, 1)["play"] == 9


@pytest.mark.rule("RK-INFO-23", "RK-END-3C-01")
def test_after_the_end_the_gains_are_the_score_sheet() -> None:
    """Also in the throne hall, whose dresses have gone to the terrace by then."""
    setting = (
        lay(3).prestige(0, 4).rented(0, royal_3="cl01").rented(1, royal_4="cl02", royal_5="cl03")
    )
    ball = final(setting.funded(0, "fireworks-1").funded(1, "fireworks-2 fireworks-3"))
    royal = ball.view(None).halls[0].majority
    assert [(each.seat, each.points) for each in royal.standing] == [
        (1, royal.first),
        (0, royal.second),
    ]
    for seat, total in enumerate(ball.match.scores):
        told = gains(ball, seat, None)
        assert sum(told.values()) == ball.player(seat, None).points == total
