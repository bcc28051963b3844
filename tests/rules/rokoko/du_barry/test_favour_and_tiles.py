"""Her favour, and her tiles (section 2.15)."""

from __future__ import annotations

import pytest

from bagatelle.games.rokoko import frames, party, state
from bagatelle.kernel.bits import members
from bagatelle.kernel.dealer import Dealer
from tests.rules.rokoko.du_barry.builder import HER, HUMAN, SEEDS, alone, final, with_jewels

FULL = ("r01 r02 r03", "r04 r05 r06", "r07 r08 r09")


# ---------------------------------------------------------------------- the favour


@pytest.mark.rule("DB-FAV-01", "DB-FAV-02", "DB-FAV-04", "OV-19")
def test_she_takes_the_favour_and_three_points_but_no_louis() -> None:
    ball = alone("favour").she_plays()
    assert ball.view().favour == HER
    assert (ball.prestige(HER), ball.player(HER).money) == (3, 0)
    assert ball.told("du_barry_favour") == [{"taken": 1, "prestige": 3}]
    assert ball.play("play base-1").refused("favour") == "RK-ACT-FAVOR-02", "it is gone"


@pytest.mark.rule("XT-40", "DB-FAV-02", "DB-FAV-03")
@pytest.mark.parametrize("holder", [HUMAN, HER])
def test_xt_40_three_points_even_if_the_favour_is_gone(holder: int) -> None:
    ball = alone("favour").favour(holder).she_plays()
    assert ball.view().favour == holder
    assert ball.prestige(HER) == 3, "not six"
    assert ball.told("du_barry_instead") == []
    assert ball.told("du_barry_favour") == [{"taken": 0, "prestige": 3}]


@pytest.mark.rule("DB-FAV-05", "DB-P1-03")
def test_with_the_favour_she_starts_the_next_round() -> None:
    setting = alone("favour").start_player(HUMAN).hand(HUMAN, "base-1")
    ball = setting.she_plays().pass_turn()
    assert ball.view().round == 2
    assert (ball.view().start_player, ball.view().favour) == (HER, None)


# ---------------------------------------------------------------------- drawers and columns


@pytest.mark.rule("DB-ACQ-01", "DB-ACQ-02")
@pytest.mark.parametrize(
    ("target", "tiles"),
    [
        ("drawer 1", "r01 r02 r03"), ("drawer 2", "r04 r05 r06"), ("drawer 3", "r07 r08 r09"),
        ("left", "r01 r04 r07"), ("center", "r02 r05 r08"), ("right", "r03 r06 r09"),
    ],
)  # fmt: skip
def test_all_tiles_of_a_drawer_or_a_column(target: str, tiles: str) -> None:
    ball = alone(f"acquire {target}").warehouse(*FULL).she_plays()
    assert ball.her_tiles() == tiles
    left = " ".join(ball.warehouse()).replace(".", "").split()
    assert sorted(left) == sorted({*" ".join(FULL).split()} - {*tiles.split()})
    assert [told["tile"] for told in ball.told("du_barry_tile")] == [
        f"tile:{tile}" for tile in tiles.split()
    ]
    assert ball.prestige(HER) == 0


@pytest.mark.rule("DB-ACQ-03", "DB-ACQ-04")
def test_her_tiles_bring_neither_thread_nor_lace() -> None:
    """r39 is both thread and lace for whoever trades it."""
    ball = alone("acquire drawer 1").warehouse("r39 r40").she_plays()
    assert ball.goods(HER) == (1, 1)
    assert ball.tile_discard() == ""
    assert ball.her_tiles() == "r39 r40"


@pytest.mark.rule("DB-ACQ-03", "IX-41")
def test_her_tiles_stay_with_her_until_the_end() -> None:
    """Also when all others are shuffled again."""
    setting = alone().kept(HER, "r01 r02 r03").round(5)
    setting.tile_pile("r10 r11").hand(HUMAN, "base-1")
    ball = setting.begin()
    while not ball.match.is_over:
        assert {"r01", "r02", "r03"} <= {*ball.her_tiles().split()}
        assert not {"r01", "r02", "r03"} & {*ball.tile_discard().split()}
        assert not {"r01", "r02", "r03"} & {*" ".join(ball.warehouse()).split()}
        ball.idle()
    assert ball.told("tiles_reshuffled")


@pytest.mark.rule("IX-41")
def test_the_bag_holds_what_she_has_not() -> None:
    """She has all tiles but three: three are laid, then there are none."""
    names = [f"r{number:02}" for number in range(4, 49)]
    setting = alone().kept(HER, " ".join(names)).tile_pile("r01").round(2)
    ball = setting.begin_at(frames.ROUND_STEP)
    assert sorted(" ".join(ball.warehouse()).replace(".", "").split()) == ["r01", "r02", "r03"]
    assert (ball.view().supply.tiles, ball.tile_discard()) == (0, "")
    assert len(ball.told("tiles_reshuffled")) == 1


@pytest.mark.rule("XT-36", "DB-ACQ-05")
@pytest.mark.parametrize("target", ["drawer 2", "center"])
def test_xt_36_three_points_for_an_empty_drawer_or_column(target: str) -> None:
    setting = with_jewels(f"acquire {target}")
    tiles = ("r01 r02 r03", "", "r04") if target == "drawer 2" else ("r01 . r03", "", "r04")
    ball = setting.warehouse(*tiles).she_plays()
    assert (ball.prestige(HER), ball.marks(HER), ball.her_tiles()) == (3, "", "")
    assert ball.told("du_barry_instead") == [{"prestige": 3}]


# ---------------------------------------------------------------------- journeyman tasks


@pytest.mark.rule("XT-35", "DB-ACQ-02", "DB-ACQ-06", "DB-ACQ-07")
def test_xt_35_two_orange_tiles_mark_the_next_task() -> None:
    setting = with_jewels("acquire center").warehouse(". r46", "", ". r38").marked(HER, "J1")
    ball = setting.she_plays()
    assert ball.her_tiles() == "r38 r46"
    assert ball.marks(HER) == "J1 J2"
    assert ball.told("task_marked") == [{"player": "seat:2", "task": "task:J2"}]


@pytest.mark.rule("DB-ACQ-06", "DB-ACQ-07")
@pytest.mark.parametrize(
    ("before", "after"),
    [("", "J1"), ("J1", "J1 J2"), ("J2", "J1 J2"), ("J1 J2", "J1 J2 J3"), ("J1 J3", "J1 J2 J3")],
)
def test_the_next_free_task_whatever_the_tiles_show(before: str, after: str) -> None:
    """Blue for J2, orange for J1, and J3 without trading."""
    for tile in ("r01", "r38", "r39"):
        setting = with_jewels("acquire drawer 1").warehouse(f"{tile} r02 r03")
        assert setting.marked(HER, before).she_plays().marks(HER) == after


@pytest.mark.rule("DB-ACQ-08")
def test_when_the_three_are_marked_tiles_mark_nothing() -> None:
    setting = with_jewels("acquire drawer 1").warehouse("r01").marked(HER, "J1 J2 J3")
    ball = setting.she_plays()
    assert ball.marks(HER) == "J1 J2 J3", "not J4"
    assert ball.her_tiles() == "r01"
    assert ball.told("du_barry_trial") == ball.told("task_marked") == []


@pytest.mark.rule("DB-ACQ-06")
def test_nothing_is_marked_while_she_tries_for_master() -> None:
    setting = with_jewels("acquire drawer 1").warehouse("r01").candidate(HER, "master")
    ball = setting.she_plays()
    assert (ball.marks(HER), ball.area(HER)) == ("", "master")


@pytest.mark.rule("DB-ACQ-09")
def test_tiles_come_by_otherwise_mark_nothing() -> None:
    """A tile of a guest space, and one of a matching jewel."""
    setting = with_jewels("tailor 1 right", supply=["/ hall5 match"]).windows("cl01")
    setting.funded(HER, "jeweler-1").offer("ncl1").marked(HER, "J4")
    ball = setting.she_plays()
    assert ball.space("hall5-1") == ("cl01", HER)
    assert (ball.lady().tiles, ball.marks(HER)) == (2, "J4")


@pytest.mark.rule("DB-ACQ-10", "DB-TRIAL-J-01")
def test_the_last_task_completes_the_trials_at_once() -> None:
    setting = with_jewels("acquire drawer 1").warehouse("r01").marked(HER, "J1 J2 J4")
    ball = setting.she_plays()
    assert (ball.marks(HER), ball.area(HER), ball.prestige(HER)) == ("", "master", 1)
    assert ball.told("du_barry_trial") == [{"trial": "trial:journeyman", "prestige": 1}]


# ---------------------------------------------------------------------- what is seen of them


@pytest.mark.rule("DB-ACQ-11")
def test_the_number_of_her_tiles_is_public_their_faces_are_not() -> None:
    ball = alone("acquire drawer 1").warehouse("r01 r02").she_plays()
    for viewer in (HUMAN, None):
        assert ball.lady(viewer).tiles == ball.player(HER, viewer).tiles == 2
        assert ball.player(HER, viewer).kept is None
        assert ball.lady(viewer).tiles_points == 1
    assert [told["tile"] for told in ball.told("du_barry_tile")] == ["tile:r01", "tile:r02"]
    for seed in SEEDS[:20]:
        imagined = ball.game.rules.imagine(ball.table, HUMAN, Dealer(seed))
        tiles = members(imagined[party.at(HER) + party.KEPT])
        assert tiles == [0, 1], "all saw them when she took them"
        assert imagined[state.TILE_PILE] == ball.table[state.TILE_PILE]


@pytest.mark.rule("DB-ACQ-11")
def test_at_the_end_they_are_shown() -> None:
    ball = final(alone().kept(HER, "r01 r02", seen=False))
    kept = ball.player(HER).kept
    assert kept is not None
    assert [tile.id for tile in kept] == ["tile:r01", "tile:r02"]
