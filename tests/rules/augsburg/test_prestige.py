"""Limits of the prestige track (section 2.13)."""

from __future__ import annotations

import pytest

from bagatelle.games.augsburg import lines, prestige, state
from tests.rules.augsburg.builder import Setting, lay


def standing(church: bool, cathedral: bool, points: int) -> Setting:
    """Seat 0 with so many points; seat 1 could be robbed of yellow level 3, and rob it back."""
    setting = lay().points(0, points)
    setting.owns(0, "church" if church else "").owns(0, "cathedral" if cathedral else "")
    return setting


def after(setting: Setting, gain: str) -> int:
    """The points of seat 0 after something brought it points."""
    if gain in ("points6", "points7"):
        return setting.use("P07" if gain == "points6" else "P08").play(f"use {gain}").points(0)
    if gain == "give up":
        return setting.use("P03").play("give up").points(0)
    if gain == "theft":
        setting.level(0, yellow=3).level(1, yellow=2)
        return setting.use("P03", seat=1).play("climb yellow", "accept point").points(0)
    return setting.income().points(0)


def count_14(setting: Setting) -> Setting:
    """A Count with a coat of 2 and letters of 4 points: 8 + 2 + 4."""
    return (
        setting.level(0, orange=3)
        .owns(1, "coat_of_arms")
        .owns(2, "coat_of_arms letters_of_nobility")
        .owns(0, "coat_of_arms letters_of_nobility")
    )


@pytest.mark.parametrize(
    ("church", "cathedral", "before", "gain", "expected"),
    [
        pytest.param(*row[1:], marks=pytest.mark.rule(f"AU-T-CAP-{row[0]}"), id=f"cap_{row[0]}")
        for row in [
            ("03", False, False, 24, "give up", 25),
            ("04", False, False, 25, "theft", 25),
            ("05", False, False, 20, "points6", 25),
            ("06", False, False, 18, "points7", 25),
            ("08", True, False, 44, "give up", 45),
            ("09", True, False, 45, "theft", 45),
            ("10", True, False, 40, "points7", 45),
            ("11", False, True, 23, "points6", 25),
            ("12", True, True, 45, "theft", 46),
        ]
    ],
)
def test_limits(church: bool, cathedral: bool, before: int, gain: str, expected: int) -> None:
    assert after(standing(church, cathedral, before), gain) == expected


@pytest.mark.rule("AU-T-CAP-01", "AU-T-EX-08", "AU-CAP-06")
def test_cap_01_ada_stays_on_25() -> None:
    game = count_14(lay(3).points(0, 21)).income()
    assert game.player(0).income.points == 14
    assert game.points(0) == 25
    assert {"player": "seat:1", "points": 4, "lost": 10} in game.told("prestige_gained")


@pytest.mark.rule("AU-T-CAP-02")
def test_cap_02_a_privilege_after_the_cathedral() -> None:
    assert after(standing(True, True, 42), "points6") == 48


@pytest.mark.rule("AU-T-CAP-07")
def test_cap_07_a_prince_with_a_church() -> None:
    assert lay().points(0, 41).level(0, orange=4).owns(0, "church").income().points(0) == 45


@pytest.mark.rule("AU-T-CAP-13")
def test_cap_13_the_second_lap() -> None:
    setting = lay().points(0, 88).level(0, orange=4).owns(1, "letters_of_nobility")
    game = setting.owns(0, "letters_of_nobility church cathedral").income()
    assert game.player(0).income.points == 16
    assert game.points(0) == 104


@pytest.mark.rule("AU-T-CAP-14")
def test_cap_14_church_only_below_its_limit() -> None:
    assert count_14(lay(3).points(0, 21).owns(0, "church")).income().points(0) == 35


@pytest.mark.rule("AU-CAP-01", "AU-CAP-02", "AU-CAP-03", "AU-CAP-04")
def test_what_lifts_the_limits() -> None:
    limits = {
        tiles: lay().owns(0, tiles).visit("philipp").player(0).limit
        for tiles in ("", "church", "cathedral", "church cathedral")
    }
    assert limits == {"": 25, "church": 45, "cathedral": 25, "church cathedral": None}


@pytest.mark.rule("AU-CAP-05", "AU-CAP-10")
def test_lost_points_never_come_back() -> None:
    game = lay().points(0, 24).money(0, 800).use("P04").play("use points7", "build church")
    assert game.points(0) == 25


@pytest.mark.rule("AU-CAP-06", "AU-CAP-07", "AU-CAP-08", "AU-CAP-09")
@pytest.mark.parametrize("gain", ["income", "points6", "points7", "give up", "theft"])
def test_every_gain_stops_at_the_limit(gain: str) -> None:
    assert after(standing(False, False, 25), gain) == 25
    assert after(standing(True, False, 45), gain) == 45
    assert after(standing(True, True, 45), gain) > 45


@pytest.mark.rule("AU-CAP-11")
def test_the_limit_itself_may_be_reached() -> None:
    assert after(standing(False, False, 23), "give up") == 25
    assert after(standing(True, False, 43), "give up") == 45


@pytest.mark.rule("AU-CAP-12")
def test_points_are_one_plain_total() -> None:
    assert after(standing(True, True, 89), "give up") == 91


@pytest.mark.rule("AU-CAP-10", "AU-T-DV-07")
def test_dv_07_order_of_points_and_church() -> None:
    setting = lay().points(0, 24).money(0, 800)
    assert setting.use("P04").play("build church", "use points7").points(0) == 31
    assert setting.use("P04").play("use points7", "build church").points(0) == 25


@pytest.mark.rule("AU-INV-06")
def test_points_never_fall() -> None:
    t = lay().points(0, 24).table()
    box = lay().game.rules.box
    assert prestige.gain(box, t, 0, 3, lines.THEFTS) == 2
    assert t[state.seat_at(0) + state.POINTS] == 25
