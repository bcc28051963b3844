"""Phase 1, step E: the jewels on offer (section 2.2)."""

from __future__ import annotations

import pytest

from bagatelle.games.rokoko.frames import ROUND_STEP
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.match import Match
from tests.conformance.play import play_on
from tests.rules.rokoko.builder import game_with
from tests.rules.rokoko.jewelry_box.builder import (
    JEWELRY_BOX,
    JewelBall,
    JewelSetting,
    lay,
    with_offer,
)

FOUR = with_offer(6, 4, 2, 1)
PREPARATION = {
    "worker_offered": "B", "tile_laid": "C", "dress_shown": "D",
    "jewel_removed": "E", "jewel_moved": "E", "jewel_offered": "E", "worker_picked": "hands",
}  # fmt: skip


def next_round(setting: JewelSetting) -> JewelBall:
    """Phase 1 of the second round has passed."""
    return setting.begin_at(ROUND_STEP)


def names(ball: JewelBall, kind: str) -> list[str]:
    """The jewels of all events of a kind."""
    return [str(parts["jewel"]).partition(":")[2] for parts in ball.told(kind)]


@pytest.mark.rule("XT-01", "JB-P1-02", "JB-P1-03", "JB-P1-05", "JB-P1-06")
def test_xt_01_the_last_one_leaves_the_others_slide_new_ones_come() -> None:
    ball = next_round(lay(components=FOUR).offer("ncl1 . rcg1 nul1").jewel_bag("rrg1 rrg2"))
    assert names(ball, "jewel_removed") == ["nul1"]
    first, second = names(ball, "jewel_offered")
    assert {first, second} == {"rrg1", "rrg2"}
    assert ball.offer() == f"{second} {first} ncl1 rcg1", "filled from right to left"
    assert [parts["space"] for parts in ball.told("jewel_offered")] == [
        "jewel_space:2",
        "jewel_space:1",
    ]
    assert "nul1" not in ball.jewel_bag()


@pytest.mark.rule("XT-02", "JB-P1-04", "JB-P1-05", "JB-P1-07")
def test_xt_02_an_empty_last_space_and_an_empty_bag() -> None:
    ball = next_round(lay(components=FOUR).offer("ncl1 rcg1 . .").jewel_bag("rrg1"))
    assert names(ball, "jewel_removed") == []
    assert ball.offer() == ". rrg1 ncl1 rcg1"
    assert ball.jewel_bag() == ""


@pytest.mark.rule("JB-P1-03")
def test_a_full_offer_loses_one_jewel_and_gets_one() -> None:
    ball = next_round(lay(components=FOUR).offer("ncl1 rcg1 nul1 rrg1").jewel_bag("ncl2"))
    assert ball.offer() == "ncl2 ncl1 rcg1 nul1"


@pytest.mark.rule("JB-P1-08", "JB-P1-07")
def test_removed_jewels_never_come_back() -> None:
    ball = next_round(lay(components=FOUR).offer("ncl1 rcg1 nul1 rrg1").jewel_bag(""))
    assert ball.offer() == ". ncl1 rcg1 nul1"
    here = next_round(lay(components=FOUR).offer(ball.offer()).jewel_bag(ball.jewel_bag()))
    assert here.offer() == ". . ncl1 rcg1"


@pytest.mark.rule("JB-P1-01", "JB-P1-10", "OV-07")
def test_step_e_follows_step_d_in_every_round() -> None:
    match = Match(game_with([JEWELRY_BOX], 2), "rounds")
    for _ in play_on(match, Dealer("rounds")):
        pass
    rounds: list[list[str]] = []
    for event in match.events(None):
        if event.kind == "round_begun":
            rounds.append([])
        step = PREPARATION.get(event.kind)
        if step and rounds[-1][-1:] != [step]:
            rounds[-1].append(step)
    assert len(rounds) == 7
    for steps in rounds:
        assert [step for step in steps if step in "BDE"] == ["B", "D", "E"]
        assert "C" not in steps or steps.index("C") == 1
        assert "hands" not in steps or steps.index("hands") > steps.index("E")
    first = JewelBall(Match(game_with([JEWELRY_BOX], 2), "rounds"))
    assert len(first.told("jewel_offered")) == 5
    assert first.told("jewel_removed") == first.told("jewel_moved") == []
    assert "." not in first.offer().split()


@pytest.mark.rule("JB-P1-09", "JB-JEWEL-11")
def test_a_space_stays_empty_until_the_next_round() -> None:
    setting = lay(components=FOUR).offer("ncl1 rcg1 nul1 rrg1").funded(0, "jeweler-1")
    setting.kept(0, "r11").windows(". . . . . cl01").hand(0, "base-1").hand(1, "base-1")
    ball = setting.begin().play("play base-1", "tailor", "window 6", "pay r11", "jewel 3")
    assert ball.offer() == "ncl1 rcg1 . rrg1"
    ball.play("rent royal-1")
    assert ball.offer() == "ncl1 rcg1 . rrg1"
    ball.play("play base-1", "pass")
    assert ball.view().round == 2
    new = names(ball, "jewel_offered")
    assert ball.offer() == f"{new[1]} {new[0]} ncl1 rcg1"
    assert ball.jewels(0) == "nul1"
