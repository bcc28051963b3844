"""Festivity Dresses (section 2.22): prestige as soon as they are made, and never sold."""

from __future__ import annotations

import pytest

from bagatelle.games.rokoko import frames, state
from bagatelle.games.rokoko.frames import ROUND_STEP
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import members
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import NoEvents
from bagatelle.kernel.match import Match
from bagatelle.kernel.rules import settle
from tests.rules.rokoko.builder import Ball, final, game_with
from tests.rules.rokoko.dresses.builder import (
    bag,
    bare,
    changed,
    full,
    made,
    offered,
    offered_with_jewels,
    paid,
    story,
    table,
    tailored,
)

DRESSES = ["festivity-1", "festivity-2", "festivity-3", "festivity-4"]
PLAIN = DRESSES[1:]
"""Those without a thimble."""


def guests(worn: str) -> dict[str, str]:
    """Dresses on guest spaces of several halls."""
    spaces = ["royal_1", "royal_3", "hall2_1", "hall4_2", "hall5_1"]
    return dict(zip(spaces, worn.split(), strict=False))


# ---------------------------------------------------------------------- how they come


@pytest.mark.rule("FE-01", "FE-02")
def test_they_wait_until_phase_1_of_round_1_is_over() -> None:
    game = game_with(["festivity"])
    dealer = Dealer("wait")
    t = game.rules.create_table(dealer, NoEvents())
    later = game.rules.box.later_dresses
    assert [game.contents.dresses[dress].id for dress in members(later)] == DRESSES
    assert t[state.DRESS_BAG] & later == 0
    while t[state.WINDOWS] == state.NONE:
        assert t[state.DRESS_BAG] & later == 0
        game.rules.proceed(t, dealer, NoEvents())
    assert t[state.DRESS_BAG] & later == 0, "windows are filled without them"
    while agenda.kind_of(t, agenda.top(t)) != frames.HANDS_STEP:
        game.rules.proceed(t, dealer, NoEvents())
    assert t[state.DRESS_BAG] & later == later, "before anybody takes a card into the hand"
    settle(game.rules, t, dealer, NoEvents())
    assert game.broken_invariants(t) == []


@pytest.mark.rule("XT-60", "FE-02", "FE-03")
@pytest.mark.parametrize("players", [2, 5])
def test_xt_60_none_is_on_offer_in_round_1(players: int) -> None:
    for seed in range(30):
        ball = Ball(Match(game_with(["festivity"], players), str(seed)))
        assert not {*DRESSES} & {*ball.windows().split()}
        assert {*DRESSES} <= {*bag(ball).split()}
        assert ball.told("festivity_dresses_added") == [{"dresses": 4}]


@pytest.mark.rule("FE-02")
def test_they_are_mixed_with_the_others_and_come_but_once() -> None:
    shown: set[str] = set()
    for seed in range(60):
        ball = bare("festivity").begin_at(ROUND_STEP, str(seed))
        assert ball.view().round == 2
        assert ball.told("festivity_dresses_added") == []
        assert ball.game.broken_invariants(ball.table) == []
        shown |= {*ball.windows().split()}
    assert {*DRESSES} <= shown


@pytest.mark.rule("FE-11", "IX-42")
def test_one_that_expires_may_come_back() -> None:
    setting = bare("festivity").windows(". . . . festivity-2 festivity-3").dress_bag("cl01 cl02")
    ball = setting.begin_at(ROUND_STEP)
    assert [part["dress"] for part in ball.told("dress_expired")] == [
        "dress:festivity-2",
        "dress:festivity-3",
    ]
    assert len(ball.told("bag_refilled")) == 1
    assert {"festivity-2", "festivity-3"} <= {*bag(ball).split(), *ball.windows().split()}
    ball = bare("festivity").windows(". . . . . festivity-2").begin_at(ROUND_STEP)
    assert ball.dress_discard() == "festivity-2", "as long as the bag is not empty"


# ---------------------------------------------------------------------- making them


@pytest.mark.rule("FE-04")
def test_window_resources_and_rank_are_those_of_any_dress() -> None:
    setting = table("festivity").windows("festivity-3 festivity-1 cl01")
    ball = setting.begin().play("play base-1", "tailor", "window 1")
    assert ball.money(0) == 12
    assert ball.goods(0) == (2, 2)
    assert [move for move in ball.legal() if not move.startswith("pay ")] == []
    setting.hand(0, "base-3")
    ball = setting.begin().play("play base-3", "tailor")
    assert ball.refused("window 2") == "RK-ACT-TAILOR-11", "it shows a golden thimble"
    assert "window 1" in ball.legal()
    ball = setting.money(0, 7).begin().play("play base-3", "tailor")
    assert ball.refused("window 1") == "RK-ACT-TAILOR-03"
    ball = setting.money(0, 20).yarn(0, 0).begin().play("play base-3", "tailor")
    assert ball.refused("window 1") == "RK-ACT-TAILOR-10"
    apprentice = setting.yarn(0, 3).hand(0, "base-4").begin().play("play base-4")
    assert apprentice.refused("tailor") == "RK-ACT-TAILOR-01"


@pytest.mark.rule("FE-05", "OV-10")
@pytest.mark.parametrize("dress", DRESSES)
def test_they_are_not_sold(dress: str) -> None:
    ball = made(offered(dress, "festivity"))
    assert all(move.startswith("rent ") for move in ball.legal())
    assert ball.refused("sell") == "RK-ACT-TAILOR-14"
    shown = ball.view().in_work
    assert shown is not None
    assert (shown.module, shown.sellable) == ("festivity", False)
    assert ball.play("rent hall3-3").space("hall3-3") == (dress, 0)


@pytest.mark.rule("FE-05", "OV-10")
def test_a_price_that_an_owners_box_prints_is_no_leave_to_sell() -> None:
    box = changed(festivity_3={"sale": 12})
    assert "sell" not in made(offered("festivity-3", "festivity", components=box)).legal()


@pytest.mark.rule("XT-62", "FE-09", "IX-03", "IX-04", "OV-10")
@pytest.mark.parametrize("dress", PLAIN)
def test_xt_62_without_a_space_for_its_maker_it_is_not_made(dress: str) -> None:
    setting = full(table("festivity"), masters=False).windows(f". . . . cl01 {dress}")
    ball = setting.hand(0, "base-3 base-1").begin().play("play base-3", "tailor")
    assert ball.legal() == ["window 5"]
    assert ball.refused("window 6") == "RK-ACT-TAILOR-15"
    paid(ball.play("window 5"))
    assert ball.dress_discard() == "cl01", "a dress of the base is sold at once"
    master = setting.begin().play("play base-1", "tailor")
    assert "window 6" in master.legal(), "master guest spaces are free"


@pytest.mark.rule("FE-09", "IX-03")
@pytest.mark.parametrize("dress", DRESSES)
def test_not_even_by_a_master_when_no_space_is_free(dress: str) -> None:
    ball = full(offered(dress, "festivity")).begin().play("play base-1")
    assert ball.refused("tailor") == "RK-ACT-TAILOR-04", "it is the only dress on offer"
    ball = full(offered(dress, "festivity"), but="hall5-1").begin()
    assert ball.play("play base-1", "tailor").legal() == ["window 6"]


# ---------------------------------------------------------------------- the bonus


@pytest.mark.rule("FE-06", "FE-07", "FE-B3")
def test_the_bonus_comes_after_paying_and_before_placing() -> None:
    setting = offered("festivity-3", "festivity").rented(0, royal_1="cl01", hall2_1="cl02")
    ball = setting.begin().play("play base-1", "tailor", "window 6")
    assert ball.prestige(0) == 0, "it is not paid yet"
    ball.play("pay r01")
    assert ball.prestige(0) == 2
    assert ball.view().step == "place"
    ball.play("rent hall4-2")
    assert ball.prestige(0) == 2, "a single time"
    told = story(ball, "dress_made", "tile_paid", "dress_bonus", "dress_rented")
    assert told == ["dress_made", "tile_paid", "dress_bonus", "dress_rented"]
    assert ball.told("dress_bonus") == [
        {"player": "seat:1", "dress": "dress:festivity-3", "livres": 0, "prestige": 2}
    ]


@pytest.mark.rule("FE-06")
def test_nothing_to_count_is_no_bonus() -> None:
    ball = made(offered("festivity-3", "festivity").rented(1, royal_1="cl01", royal_3="cl02"))
    assert ball.prestige(0) == 0, "dresses of others do not count"
    assert ball.told("dress_bonus") == []


@pytest.mark.rule("XT-61", "FE-B1", "FE-08")
@pytest.mark.parametrize(
    ("colour", "ladies", "gentlemen"), [("uncommon_lady", 2, 3), ("common_gent", 3, 2)]
)
def test_xt_61_two_couples_before_the_new_dress(colour: str, ladies: int, gentlemen: int) -> None:
    box = changed(festivity_1={"colour": colour})
    worn = ["cl01", "ul01", "cl02"][:ladies] + ["cg01", "rg01", "cg02"][:gentlemen]
    setting = offered("festivity-1", "festivity", components=box)
    ball = made(setting.rented(0, **guests(" ".join(worn))))
    assert ball.prestige(0) == 4, "2 sets; with the new one there would be 3"
    assert ball.play("rent hall3-3").prestige(0) == 4
    assert ball.space("hall3-3") == ("festivity-1", 0)


@pytest.mark.rule("FE-B1")
@pytest.mark.parametrize(
    ("worn", "points"),
    [("cl01 ul01", 0), ("cg01 rg01", 0), ("cl01 rg01", 2), ("ul01 cg01 rg01", 2)],
)
def test_a_couple_is_a_lady_and_a_gentleman_of_any_colours(worn: str, points: int) -> None:
    spaces = ["royal_1", "hall2_1", "hall4_2"]
    guests = dict(zip(spaces, worn.split(), strict=False))
    assert made(offered("festivity-1", "festivity").rented(0, **guests)).prestige(0) == points


@pytest.mark.rule("FE-B2")
def test_one_prestige_for_each_decoration() -> None:
    setting = offered("festivity-2", "festivity").rented(0, royal_1="cl01", hall2_1="rg01")
    setting.funded(0, "fireworks-1 statue-1 upper-1 musician-hall3").funded(1, "statue-2")
    assert made(setting.all_halls(0, 1)).prestige(0) == 4, "the all-halls marker is none"


@pytest.mark.rule("FE-B2", "IX-13", "IX-14")
def test_the_jeweller_is_a_decoration_jewels_and_tasks_are_none() -> None:
    setting = offered_with_jewels("festivity-2", modules="jewelry_box festivity")
    setting.funded(0, "statue-1").jewels(0, "ncl1 rcg1").marked(0, "J1 J2 J3")
    assert tailored(setting.begin()).prestige(0) == 2


@pytest.mark.rule("FE-B3", "FE-08")
@pytest.mark.parametrize(("worn", "points"), [("", 0), ("cl01", 1), ("cl01 ul01 cg01 cl02", 2)])
def test_one_prestige_for_each_blue_dress(worn: str, points: int) -> None:
    ball = made(offered("festivity-3", "festivity").rented(0, **guests(worn)))
    assert ball.prestige(0) == points, "the new one, blue itself, is not counted"


@pytest.mark.rule("FE-B4", "FE-08")
@pytest.mark.parametrize(("worn", "points"), [("", 0), ("cg01", 1), ("cg01 rg01 cl01 cg02", 2)])
def test_one_prestige_for_each_pink_coat(worn: str, points: int) -> None:
    ball = made(offered("festivity-4", "festivity").rented(0, **guests(worn)))
    assert ball.prestige(0) == points, "the new one, pink itself, is not counted"


@pytest.mark.rule("FE-08")
def test_once_placed_it_counts_for_the_next_one() -> None:
    ball = made(offered("festivity-3", "festivity").rented(0, royal_1="festivity-4"))
    assert ball.prestige(0) == 0
    ball = made(
        offered("festivity-1", "festivity").rented(0, hall2_1="festivity-3", royal_1="cg01")
    )
    assert ball.prestige(0) == 2


@pytest.mark.rule("FE-10")
def test_at_the_end_it_is_worth_what_is_printed_on_it() -> None:
    setting = table("festivity").money(0, 0)
    setting.rented(0, hall2_3="festivity-1", hall3_3="festivity-3").rented(0, royal_3="festivity-4")
    ball = final(setting.funded(0, "fireworks-1"))
    assert ball.score("dresses") == (5, 0)
    assert ball.score("terrace") == (6, 0)
    assert ball.score("hall2") == (4, 0)
