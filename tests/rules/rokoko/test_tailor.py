"""Main action 3, tailor a dress (section 2.8)."""

from __future__ import annotations

import pytest

from bagatelle.games.rokoko.components import shipped
from tests.rules.rokoko.builder import Ball, Setting, lay, with_dress

ORDINARY = ["royal-3", "royal-4", "royal-5", "hall2-3", "hall2-4", "hall2-5", "hall3-3"]
ORDINARY += ["hall3-4", "hall3-5", "hall4-2", "hall4-3", "hall4-4", "hall5-2", "hall5-3", "hall5-4"]
MASTER = ["royal-1", "royal-2", "hall2-1", "hall2-2", "hall3-1", "hall3-2", "hall4-1", "hall5-1"]


def tailoring(
    windows: str, tiles: str, money: int = 20, worker: str = "base-1", goods: int = 3
) -> Setting:
    setting = lay().hand(0, f"{worker} base-2").money(0, money).yarn(0, goods).lace(0, goods)
    return setting.windows(windows).kept(0, tiles)


def made(setting: Setting, worker: str = "base-1") -> Ball:
    """The dress of the first window is made with tile r11 and waits to be placed."""
    return setting.begin().play(f"play {worker}", "tailor", "window 1", "pay r11")


# ---------------------------------------------------------------------- making


@pytest.mark.rule("RK-ACT-TAILOR-02", "RK-D-06")
def test_one_dress_of_a_window() -> None:
    ball = tailoring("cl01 . cg01", "r11 r15").begin().play("play base-1", "tailor")
    assert ball.legal() == ["window 1", "window 3"]
    assert ball.refused("window 2") == "RK-ACT-TAILOR-02"
    assert ball.refused("sell") == "RK-ACT-TAILOR-02"
    assert ball.play("window 3", "pay r15", "sell").windows() == "cl01 . . . . ."


@pytest.mark.rule("RK-ACT-TAILOR-03")
@pytest.mark.parametrize("players", [2, 4])
def test_the_window_is_paid(players: int) -> None:
    costs = shipped().side(players).windows.cost
    assert min(costs) == 0
    assert max(costs) <= 8
    for window, cost in enumerate(costs):
        setting = lay(players).windows(". " * window + "cl01").kept(0, "r11").money(0, cost)
        ball = setting.begin().play("play base-1", "tailor", f"window {window + 1}", "pay r11")
        assert ball.money(0) == 0
        if cost:
            layout = ["cl01" if place == window else "." for place in range(len(costs))]
            layout[-1] = "cg01"  # the last window is free
            setting = lay(players).windows(" ".join(layout)).kept(0, "r11 r15")
            ball = setting.money(0, cost - 1).begin().play("play base-1", "tailor")
            assert ball.refused(f"window {window + 1}") == "RK-ACT-TAILOR-03"


@pytest.mark.rule("RK-ACT-TAILOR-04", "RK-ACT-TAILOR-10")
def test_all_that_is_pictured_is_handed_in() -> None:
    # cl08 needs 2 C1, 1 lace and 1 yarn.
    setting = tailoring("cl08", "r11", goods=1)
    ball = setting.begin().play("play base-1", "tailor", "window 1", "pay r11")
    assert ball.goods(0) == (0, 0)
    assert ball.tile_discard() == "r11"
    for yarn, lace in ((0, 1), (1, 0)):
        setting = lay().yarn(0, yarn).lace(0, lace).windows("cl08 cl01").kept(0, "r11")
        ball = setting.money(0, 20).begin().play("play base-1", "tailor")
        assert ball.refused("window 1") == "RK-ACT-TAILOR-10"


@pytest.mark.rule("RK-ACT-TAILOR-05", "RK-ACT-TAILOR-09", "RK-D-07")
def test_several_tiles_are_combined() -> None:
    # cl05 needs 3 C1: r11 shows two, r39 one.
    ball = tailoring("cl05", "r11 r39").begin().play("play base-1", "tailor", "window 1")
    assert ball.legal() == ["pay r11", "pay r39"]
    assert ball.refused("pay r12") == "RK-ACT-TAILOR-05"
    assert ball.refused("sell") == "RK-ACT-TAILOR-05"
    ball.play("pay r39")
    assert ball.legal() == ["pay r11"], "asked although nothing else is possible"
    assert [tile.id for tile in ball.view(1).paid] == ["tile:r39"]
    ball.play("pay r11")
    assert ball.tile_discard() == "r11 r39"
    assert "sell" in ball.legal()


@pytest.mark.rule("RK-ACT-TAILOR-06")
def test_colours_do_not_substitute_for_each_other() -> None:
    # cl09 needs 2 C1 and 1 C2.
    ball = tailoring("cl09 cl01", "r01 r22").begin().play("play base-1", "tailor")
    assert ball.refused("window 1") == "RK-ACT-TAILOR-06"
    ball = tailoring("cl09", "r01 r41").begin().play("play base-1", "tailor", "window 1")
    assert ball.legal() == ["pay r01", "pay r41"]


@pytest.mark.rule("RK-ACT-TAILOR-07")
def test_surplus_bales_are_lost() -> None:
    ball = tailoring("cl01", "r01").begin().play("play base-1", "tailor", "window 1", "pay r01")
    assert ball.kept(0) == ""
    own = ball.view(0).own
    assert own is not None
    assert own.silk == ()


@pytest.mark.rule("RK-ACT-TAILOR-08", "RK-D-07")
def test_no_superfluous_tile() -> None:
    # 2 C1 are needed: a tile with three, one with two, or two with one each.
    ball = tailoring("cl01", "r01 r11 r39 r22 r15").begin()
    ball.play("play base-1", "tailor", "window 1")
    assert ball.legal() == ["pay r01", "pay r11", "pay r22", "pay r39"]
    assert ball.refused("pay r15") == "RK-ACT-TAILOR-08"
    ball.play("pay r39")
    assert ball.legal() == ["pay r22"], "r01 or r11 would make r39 superfluous"
    assert ball.refused("pay r11") == "RK-ACT-TAILOR-08"


@pytest.mark.rule("RK-ACT-TAILOR-08")
def test_a_tile_that_the_next_ones_would_make_superfluous_is_not_offered() -> None:
    # cl09 needs 2 C1 and 1 C2. With r05 (2 C1, 1 C2) alone it is paid; r11 needs a C2 beside it,
    # and the only other tile with C2 is r05 itself.
    ball = tailoring("cl09", "r05 r11").begin().play("play base-1", "tailor", "window 1")
    assert ball.legal() == ["pay r05"]


@pytest.mark.rule("RK-D-09")
def test_of_equal_tiles_only_one_is_offered() -> None:
    ball = tailoring("cl01", "r13").kept(0, "r12 r14", seen=False).begin()
    ball.play("play base-1", "tailor", "window 1")
    assert ball.legal() == ["pay r13"], "the one that everybody saw"
    assert ball.refused("pay r12") == "RK-D-09"
    ball = lay().money(0, 20).windows("cl01").kept(0, "r12 r14", seen=False).begin()
    assert ball.play("play base-1", "tailor", "window 1").legal() == ["pay r12"]


@pytest.mark.rule("RK-ACT-TAILOR-11", "RK-TV-03b")
def test_tv_03b_a_golden_thimble_asks_for_a_master() -> None:
    setting = tailoring("cl06 cl01", "r11 r22", worker="base-3")
    ball = setting.begin().play("play base-3", "tailor")
    assert ball.legal() == ["window 2"]
    assert ball.refused("window 1") == "RK-ACT-TAILOR-11"


@pytest.mark.rule("RK-TV-03", "RK-ACT-TAILOR-11", "RK-ACT-TAILOR-14")
def test_tv_03_the_dress_of_the_example() -> None:
    # A C1 dress with golden thimble in a window of 4: 3 C1 bales and 1 lace.
    silk = {"common_lady": 3, "common_gent": 0, "uncommon_lady": 0, "rare_gent": 0}
    box = with_dress("cl06", silk=silk, lace=1, yarn=0, thimble=True)
    setting = lay(components=box).money(0, 4).lace(0, 1).windows(". . . cl06")
    ball = setting.kept(0, "r11 r22").begin().play("play base-1", "tailor", "window 4")
    assert ball.money(0) == 0
    assert ball.goods(0) == (1, 0)
    ball.play("pay r11", "pay r22")
    assert ball.tile_discard() == "r11 r22"
    assert ball.kept(0) == "", "the C3 bale is lost"
    assert "sell" in ball.legal()
    assert len(ball.legal()) > 1
    assert ball.refused("pass") == "RK-ACT-TAILOR-14"


@pytest.mark.rule("RK-ACT-TAILOR-13")
def test_no_dress_no_tailoring() -> None:
    ball = tailoring("", "r11").begin().play("play base-1")
    assert ball.refused("tailor") == "RK-ACT-TAILOR-13"


@pytest.mark.rule("RK-ACT-TAILOR-15", "RK-DV-12", "RK-DV-13", "RK-D-08", "RK-BONUS-L2-02e")
def test_dv_12_and_13_only_master_guest_spaces_are_free() -> None:
    dresses = [dress.id for dress in shipped().dress][2:17]
    full = {space.replace("-", "_"): d for space, d in zip(ORDINARY, dresses, strict=True)}
    ball = made(tailoring("cl01", "r11").rented(1, **full))
    assert ball.legal() == [*(f"rent {space}" for space in MASTER), "sell"]
    setting = tailoring("cl01", "r11", worker="2-2").rented(1, **full)
    ball = setting.begin().play("play 2-2", "pass", "use", "window 1", "pay r11")
    assert ball.dress_discard() == "cl01", "it must be sold"
    assert ball.match.to_act == (1,)


# ---------------------------------------------------------------------- renting out


@pytest.mark.rule("RK-ACT-TAILOR-17", "RK-ACT-TAILOR-22", "RK-ACT-TAILOR-24", "RK-ACT-TAILOR-20")
def test_a_master_may_rent_out_anywhere() -> None:
    ball = made(tailoring("cl01", "r11"))
    assert sorted(ball.legal()) == sorted([*(f"rent {s}" for s in ORDINARY + MASTER), "sell"])
    ball.play("rent royal-3")
    assert ball.space("royal-3") == ("cl01", 0)


@pytest.mark.rule("RK-ACT-TAILOR-18")
def test_a_guest_space_holds_one_dress() -> None:
    ball = made(tailoring("cl01", "r11").rented(1, royal_1="cl02"))
    assert ball.refused("rent royal-1") == "RK-ACT-TAILOR-18"


@pytest.mark.rule("RK-ACT-TAILOR-19")
def test_the_terrace_is_no_guest_space() -> None:
    ball = made(tailoring("cl01", "r11").funded(0, "fireworks-1"))
    assert not [move for move in ball.legal() if "fireworks" in move or "terrace" in move]


@pytest.mark.rule("RK-ACT-TAILOR-12", "RK-ACT-TAILOR-20", "RK-ACT-TAILOR-21")
def test_master_guest_spaces_are_for_masters() -> None:
    ball = made(tailoring("cl01", "r11", worker="base-3"), "base-3")
    assert ball.legal() == [*(f"rent {space}" for space in ORDINARY), "sell"]
    assert ball.refused("rent royal-1") == "RK-ACT-TAILOR-20"
    # A dress without thimble made by a master may go there.
    assert "rent royal-1" in made(tailoring("cl01", "r11")).legal()
    # And one with a thimble may go to an ordinary space.
    ball = tailoring("cl04", "r11").begin()
    assert "rent royal-3" in ball.play("play base-1", "tailor", "window 1", "pay r11").legal()


@pytest.mark.rule("RK-ACT-TAILOR-23")
@pytest.mark.parametrize(("dress", "tile"), [("cl01", "r11"), ("cg01", "r15"), ("rg01", "r38")])
def test_guest_spaces_know_no_colour(dress: str, tile: str) -> None:
    ball = tailoring(dress, tile).begin().play("play base-1", "tailor", "window 1", f"pay {tile}")
    assert len(ball.legal()) == 24


@pytest.mark.rule("RK-ACT-TAILOR-25", "RK-ACT-TAILOR-37")
def test_neither_renting_nor_selling_gives_prestige() -> None:
    for place in ("rent royal-3", "sell"):
        ball = made(tailoring("cl01", "r11")).play(place)
        assert ball.prestige(0) == 0
    assert ball.player(0).dresses == 0
    assert ball.space("royal-3") == (None, None)


@pytest.mark.rule("RK-ACT-TAILOR-26", "RK-ACT-TAILOR-27", "RK-ACT-TAILOR-28", "RK-ACT-TAILOR-29")
@pytest.mark.parametrize(
    ("space", "gain"),
    [
        ("royal-3", (0, 0, 0)),
        ("hall2-5", (2, 0, 0)),
        ("hall5-2", (3, 0, 0)),
        ("hall2-4", (0, 1, 0)),
        ("royal-5", (0, 0, 1)),
    ],
)
def test_rewards(space: str, gain: tuple[int, int, int]) -> None:
    ball = made(tailoring("cl01", "r11"))
    before = (ball.money(0), *ball.goods(0))
    ball.play(f"rent {space}")
    after = (ball.money(0), *ball.goods(0))
    assert tuple(b - a for a, b in zip(before, after, strict=True)) == gain
    ball.until(lambda ball: ball.match.to_act == (0,))
    assert ball.money(0) == after[0], "a single time"


@pytest.mark.rule("RK-ACT-TAILOR-30", "RK-ACT-TAILOR-31", "RK-D-04")
def test_a_tile_as_reward() -> None:
    setting = tailoring("cl01", "r11").warehouse("r01 r02 r03", "r04")
    ball = made(setting).play("rent hall3-5")
    money = ball.money(0)
    assert ball.legal() == ["take r01", "take r02", "take r03", "take r04"]
    assert ball.refused("pass") == "RK-ACT-RES-02", "it cannot be refused"
    ball.play("take r03")
    assert ball.money(0) == money
    assert ball.legal() == ["keep", "trade"]
    assert ball.play("trade").goods(0) == (4, 3)


@pytest.mark.rule("RK-ACT-TAILOR-32")
def test_an_empty_warehouse_gives_no_reward() -> None:
    ball = made(tailoring("cl01", "r11")).play("rent hall3-5")
    assert ball.match.to_act == (1,)


@pytest.mark.rule("RK-ACT-TAILOR-33", "RK-HALLS-05")
def test_the_reward_comes_before_the_all_halls_marker() -> None:
    setting = tailoring("cl01", "r11").warehouse("r01")
    setting.funded(0, "musician-royal musician-hall2 musician-hall4 musician-hall5")
    ball = made(setting).play("rent hall3-5")
    assert ball.all_halls() == [None, None, None]
    ball.play("take r01", "keep")
    assert ball.all_halls() == [0, None, None]
    told = [event.kind for event in ball.events()]
    assert told.index("tile_kept") < told.index("all_halls_reached")


# ---------------------------------------------------------------------- selling


@pytest.mark.rule("RK-ACT-TAILOR-34", "RK-ACT-TAILOR-35", "RK-ACT-TAILOR-36")
@pytest.mark.parametrize(("dress", "sale"), [("cl01", 6), ("cl02", 14), ("cl03", 10)])
def test_a_dress_is_sold_for_its_price(dress: str, sale: int) -> None:
    ball = made(tailoring(dress, "r11"))
    money = ball.money(0)
    assert "rent royal-3" in ball.legal()
    assert ball.play("sell").money(0) == money + sale
    assert ball.dress_discard() == dress
