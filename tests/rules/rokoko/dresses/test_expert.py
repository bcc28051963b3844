"""Expert Tailoring (section 2.23): how its dresses come, are made and are rented out."""

from __future__ import annotations

import pytest

from bagatelle.games.rokoko import state
from bagatelle.games.rokoko.frames import ROUND_STEP
from bagatelle.games.rokoko.modules.dresses import DressModuleView
from bagatelle.kernel.bits import count, members
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import NoEvents
from bagatelle.kernel.match import Match
from tests.rules.rokoko.builder import Ball, final, game_with
from tests.rules.rokoko.dresses.builder import (
    bag,
    bare,
    changed,
    full,
    jewel_table,
    made,
    offered,
    offered_with_jewels,
    paid,
    story,
    table,
    tailored,
)

WITHOUT_JEWELS = ["expert-1", "expert-2", "expert-3", "expert-4"]
OF_JEWELS = ["expert-5", "expert-6"]
RENT_ONLY = ["expert-1", "expert-2", "expert-3", "expert-5", "expert-6"]
WITH_JEWELS = "jewelry_box expert"


# ---------------------------------------------------------------------- how they come


@pytest.mark.rule("GEN-07", "EX-01", "EX-02", "XT-73", "IX-05")
@pytest.mark.parametrize("others", ["", "fancy"])
def test_xt_73_four_without_the_jewelry_box(others: str) -> None:
    game = game_with([*others.split(), "expert"], 3)
    t = game.rules.create_table(Dealer("setup"), NoEvents())
    names = [game.ids.by_domain["dress"][dress] for dress in members(t[state.DRESS_BAG])]
    assert names[-4:] == WITHOUT_JEWELS
    assert len(names) == (50 if others else 46)
    for seed in range(20):
        ball = Ball(Match(game, str(seed)))
        assert not {*OF_JEWELS} & {*bag(ball).split(), *ball.windows().split()}


@pytest.mark.rule("EX-01", "EX-02", "GEN-07")
def test_six_with_the_jewelry_box() -> None:
    game = game_with(["jewelry_box", "expert"])
    t = game.rules.create_table(Dealer("setup"), NoEvents())
    names = [game.ids.by_domain["dress"][dress] for dress in members(t[state.DRESS_BAG])]
    assert names[-6:] == [*WITHOUT_JEWELS, *OF_JEWELS]
    assert count(t[state.DRESS_BAG]) == 48


@pytest.mark.rule("GEN-07")
@pytest.mark.parametrize(("modules", "dresses"), [("expert", 4), ("jewelry_box expert", 6)])
def test_the_module_says_how_many_there_are(modules: str, dresses: int) -> None:
    view = Ball(Match(game_with(modules.split()), "1")).view().modules["expert"]
    assert isinstance(view, DressModuleView)
    assert view.dresses == dresses


@pytest.mark.rule("EX-02")
def test_they_are_on_offer_from_the_first_round_on() -> None:
    shown: set[str] = set()
    for seed in range(60):
        shown |= {*Ball(Match(game_with(WITH_JEWELS.split()), str(seed))).windows().split()}
    assert {*WITHOUT_JEWELS, *OF_JEWELS} <= shown


# ---------------------------------------------------------------------- making them


@pytest.mark.rule("EX-03")
def test_window_resources_and_rank_are_those_of_any_dress() -> None:
    setting = table("expert").windows("expert-1 cl01")
    ball = setting.begin().play("play base-1", "tailor", "window 1")
    assert ball.money(0) == 12
    assert ball.goods(0) == (2, 3)
    assert paid(ball).tile_discard() != ""
    ball = setting.money(0, 7).begin().play("play base-1", "tailor")
    assert ball.refused("window 1") == "RK-ACT-TAILOR-03"
    ball = setting.money(0, 20).yarn(0, 0).begin().play("play base-1", "tailor")
    assert ball.refused("window 1") == "RK-ACT-TAILOR-10"
    ball = bare("expert").windows(". . . . cl01 expert-1").kept(0, "r01").begin()
    assert ball.play("play base-1", "tailor").refused("window 6") == "RK-ACT-TAILOR-06"


@pytest.mark.rule("EX-03")
def test_a_thimble_asks_for_a_master() -> None:
    box = changed(expert_3={"thimble": True})
    setting = table("expert", components=box).hand(0, "base-3").windows(". . . . cl01 expert-3")
    ball = setting.begin().play("play base-3", "tailor")
    assert ball.refused("window 6") == "RK-ACT-TAILOR-11"
    ball = table("expert").hand(0, "base-3").windows(". . . . cl01 expert-3").begin()
    assert "window 6" in ball.play("play base-3", "tailor").legal()


@pytest.mark.rule("EX-04", "OV-10")
@pytest.mark.parametrize("dress", RENT_ONLY)
def test_all_but_one_are_only_rented_out(dress: str) -> None:
    ball = tailored(offered_with_jewels(dress, modules=WITH_JEWELS).begin())
    assert all(move.startswith("rent ") for move in ball.legal())
    assert ball.refused("sell") == "RK-ACT-TAILOR-14"
    shown = ball.view().in_work
    assert shown is not None
    assert (shown.module, shown.sellable) == ("expert", False)


@pytest.mark.rule("EX-04")
def test_the_one_that_may_be_sold_says_so() -> None:
    ball = made(offered("expert-4", "expert"))
    assert {"sell", "rent royal-1"} <= {*ball.legal()}
    shown = ball.view().in_work
    assert shown is not None
    assert shown.sellable
    # Whether a dress can be sold says its own field, not its price.
    ball = made(offered("expert-4", "expert", components=changed(expert_4={"sellable": False})))
    assert "sell" not in ball.legal()
    ball = made(offered("expert-1", "expert", components=changed(expert_1={"sellable": True})))
    assert ball.play("sell").dress_discard() == "expert-1"
    ball = made(offered("expert-1", "expert", components=changed(expert_1={"sale": 9})))
    assert "sell" not in ball.legal()


@pytest.mark.rule("EX-05", "IX-03", "IX-04", "OV-10")
@pytest.mark.parametrize("dress", RENT_ONLY)
def test_without_a_space_for_its_maker_it_is_not_made(dress: str) -> None:
    setting = full(jewel_table(WITH_JEWELS), masters=False).windows(f". . . . cl01 {dress}")
    setting.hand(0, "base-3 base-1")
    journeyman = setting.begin().play("play base-3", "tailor")
    assert journeyman.legal() == ["window 5"]
    assert journeyman.refused("window 6") == "RK-ACT-TAILOR-15"
    assert paid(journeyman.play("window 5")).dress_discard() == "cl01"
    assert "window 6" in setting.begin().play("play base-1", "tailor").legal()
    setting = full(jewel_table(WITH_JEWELS)).windows(f". . . . cl01 {dress}")
    assert setting.begin().play("play base-1", "tailor").refused("window 6") == "RK-ACT-TAILOR-15"


# ---------------------------------------------------------------------- the moment of the bonus


@pytest.mark.rule("EX-06")
def test_the_bonus_comes_when_it_is_placed_and_once() -> None:
    ball = made(offered("expert-1", "expert"))
    assert ball.money(0) == 20
    ball.play("rent hall3-3")
    assert ball.money(0) == 25
    assert ball.told("expert_bonus") == [
        {"player": "seat:1", "dress": "dress:expert-1", "livres": 5, "prestige": 0}
    ]
    ball.until(lambda ball: ball.view().round == 2)
    assert ball.money(0) == 30, "only the income"


@pytest.mark.rule("EX-06")
def test_another_dress_brings_no_bonus() -> None:
    setting = offered("cl01", "expert").rented(0, royal_1="expert-1", hall2_1="expert-4")
    ball = made(setting).play("rent hall3-3")
    assert ball.money(0) == 20
    assert ball.match.to_act == (1,)
    assert ball.told("expert_bonus") == []


@pytest.mark.rule("EX-07", "IX-01")
def test_token_reward_all_halls_and_then_the_bonus() -> None:
    setting = offered("expert-1", "expert").warehouse("r05")
    setting.funded(0, "musician-royal musician-hall2 musician-hall4 musician-hall5")
    ball = made(setting).play("rent hall3-5")
    assert ball.space("hall3-5") == ("expert-1", 0)
    assert ball.view().step == "take"
    assert ball.all_halls() == [None, None, None]
    assert ball.view().favour is None
    ball.play("take r05", "keep")
    assert ball.all_halls() == [0, None, None]
    assert ball.view().favour == 0
    order = ["dress_rented", "tile_taken", "tile_kept", "all_halls_reached", "expert_favour"]
    assert story(ball, *order, "expert_bonus") == [*order, "expert_bonus"]


@pytest.mark.rule("EX-07")
def test_a_tile_for_the_space_and_one_for_the_dress() -> None:
    setting = offered("expert-3", "expert").warehouse("r05 r06")
    ball = made(setting).play("rent hall5-1", "take r05", "keep")
    assert ball.legal() == ["take r06"]
    ball.play("take r06", "trade")
    assert ball.told("tile_taken") == [
        {"player": "seat:1", "tile": "tile:r05", "livres": 0, "shelf": "shelf:1.1"},
        {"player": "seat:1", "tile": "tile:r06", "livres": 0, "shelf": "shelf:1.2"},
    ]


@pytest.mark.rule("EX-07")
def test_the_bonus_of_the_worker_comes_after_that_of_the_dress() -> None:
    setting = offered("expert-1", "expert").hand(0, "1-1")
    ball = made(setting, "1-1").play("rent hall3-3")
    assert ball.view().step == "bonus"
    assert ball.money(0) == 25
    assert ball.play("use").money(0) == 26


@pytest.mark.rule("EX-06")
def test_at_the_end_they_are_worth_what_is_printed_on_them() -> None:
    setting = table("expert").money(0, 0).rented(0, hall2_3="expert-1", hall3_3="expert-3")
    assert final(setting).score("dresses") == (5, 0)


@pytest.mark.rule("EX-02", "IX-42")
def test_one_that_expires_may_come_back() -> None:
    setting = bare("expert").windows(". . . . . expert-2").dress_bag("cl01")
    ball = setting.begin_at(ROUND_STEP)
    assert "expert-2" in f"{bag(ball)} {ball.windows()}".split()
