"""The bonuses of Expert dresses (EX-G1 to EX-G6)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bagatelle.games.rokoko.components import Components, shipped
from bagatelle.games.rokoko.entries import COLOUR_IDS
from tests.rules.rokoko.builder import final
from tests.rules.rokoko.dresses.builder import (
    changed,
    full,
    made,
    offered,
    offered_with_jewels,
    paid,
    ranked,
    story,
    table,
    tailored,
)

JEWELS = "jewelry_box expert"


# ---------------------------------------------------------------------- EX-G1: the favour


@pytest.mark.rule("XT-65", "XT-83", "EX-G1", "EX-G1b", "GEN-08", "OV-19")
def test_xt_65_and_83_favour_and_five_livres_and_nothing_is_asked() -> None:
    ball = made(offered("expert-1", "expert")).play("rent hall3-3")
    assert ball.view().favour == 0
    assert ball.money(0) == 25, "not 30"
    assert ball.match.to_act == (1,)
    assert story(ball, "expert_favour", "expert_bonus") == ["expert_favour", "expert_bonus"]


@pytest.mark.rule("XT-64", "EX-G1")
@pytest.mark.parametrize("holder", [1, 0])
def test_xt_64_without_the_favour_only_the_money(holder: int) -> None:
    ball = made(offered("expert-1", "expert").favour(holder)).play("rent hall3-3")
    assert ball.view().favour == holder
    assert ball.money(0) == 25
    assert ball.told("expert_favour") == []


@pytest.mark.rule("EX-G1a", "OV-19")
def test_whoever_has_it_from_a_dress_starts_the_next_round() -> None:
    ball = made(offered("expert-1", "expert", players=3).start_player(1)).play("rent hall3-3")
    ball.until(lambda ball: ball.view().round == 2)
    assert ball.view().start_player == 0
    assert ball.view().favour is None, "it lies on the board again"
    # In the same round nobody can claim it any more.
    ball = made(offered("expert-1", "expert")).play("rent hall3-3", "play base-1")
    assert "claim" not in " ".join(ball.legal())


@pytest.mark.rule("EX-G1a")
def test_three_prestige_for_who_has_it_at_the_end() -> None:
    setting = offered("expert-1", "expert").round(7).hire_stack("").hand(0, "base-1").hand(1, "")
    ball = made(setting).play("rent hall3-3")
    assert ball.match.is_over
    assert ball.score("favour") == (3, 0)


# ---------------------------------------------------------------------- EX-G2: one is deputed


@pytest.mark.rule("EX-G2", "EX-G2b")
def test_anybody_of_the_staff_or_nobody() -> None:
    setting = offered("expert-2", "expert").hand(0, "base-1 3-2").discard(0, "base-4 base-5")
    ball = made(setting).play("rent hall3-3")
    assert ball.view().step == "expert_depute"
    staff = ["base-1", "base-2", "base-3", "base-4", "base-5", "3-2"]
    assert ball.legal() == [*(f"depute {worker}" for worker in staff), "skip"]
    assert ball.refused("depute 3-1") == "EX-G2"
    assert ball.refused("pass") == "EX-G2"
    ball.play("skip")
    assert ball.money(0) == 20
    assert ball.player(0).staff == 6
    assert ball.match.to_act == (1,)


@pytest.mark.rule("EX-G2", "EX-G2b")
@pytest.mark.parametrize(
    ("worker", "zone", "pay"),
    [
        ("base-2", "hand", 10),
        ("base-3", "reserve", 7),
        ("base-4", "discard", 4),
        ("base-1", "in play", 10),
    ],
)
def test_pay_by_rank_wherever_the_worker_is(worker: str, zone: str, pay: int) -> None:
    setting = offered("expert-2", "expert").hand(0, "base-1 base-2").discard(0, "base-4")
    ball = made(setting)
    if zone != "in play":
        assert worker in ball.zone(0, zone).split()
    ball.play("rent hall3-3", f"depute {worker}")
    assert ball.money(0) == 20 + pay
    assert ball.player(0).staff == 4
    for name in ("hand", "reserve", "discard"):
        assert worker not in ball.zone(0, name).split()


@pytest.mark.rule("EX-G2")
def test_without_the_bonus_of_the_deputed_one() -> None:
    ball = made(offered("expert-2", "expert")).play("rent hall3-3", "depute base-5")
    assert ball.money(0) == 24, "the 2 livres of its bonus are not paid"
    assert ball.match.to_act == (1,)


@pytest.mark.rule("XT-66", "EX-G2a", "IX-16")
def test_xt_66_four_workers_stay() -> None:
    ball = made(offered("expert-2", "expert").gone(0, "base-5")).play("rent hall3-3")
    assert ball.match.to_act == (1,), "nothing is asked"
    assert ball.player(0).staff == 4
    assert ball.money(0) == 20


@pytest.mark.rule("XT-67", "EX-G2c")
def test_xt_67_the_played_one_loses_its_bonus() -> None:
    # base-3 is given as a journeyman; its bonus: a yarn or a lace for one livre.
    setting = offered("expert-2", "expert", components=ranked(base_3="journeyman"))
    ball = made(setting.hand(0, "base-3 base-1"), "base-3").play("rent hall3-3")
    ball.play("depute base-3")
    assert ball.money(0) == 27
    assert ball.match.to_act == (1,), "its bonus is not asked for"
    assert ball.player(0).staff == 4
    assert ball.zone(0, "discard") == ""
    # Whoever deputes another one, or nobody, still has the bonus.
    for move, in_staff in (("depute base-5", 4), ("skip", 5)):
        ball = made(setting, "base-3").play("rent hall3-3", move)
        assert ball.view().step == "bonus"
        assert ball.play("skip").player(0).staff == in_staff


@pytest.mark.rule("EX-G2c")
def test_one_of_the_hand_is_one_turn_less() -> None:
    setting = offered("expert-2", "expert").hand(0, "base-1 base-2").hand(1, "base-1")
    ball = made(setting).play("rent hall3-3", "depute base-2").play("play base-1", "pass")
    assert ball.view().round == 2, "seat 0 has no card left"
    ball = made(setting).play("rent hall3-3", "skip").play("play base-1", "pass")
    assert ball.match.to_act == (0,)


@pytest.mark.rule("IX-16", "EX-G2a")
def test_a_staff_of_five_gives_away_one_and_no_more() -> None:
    # 2-3 deputes anybody for pay by its own bonus.
    setting = offered("expert-2", "expert").gone(0, "base-5").hand(0, "2-3 base-1")
    ball = made(setting, "2-3").play("rent hall3-3", "depute base-4")
    assert ball.player(0).staff == 4
    assert ball.match.to_act == (1,), "its bonus cannot be used any more"
    ball = made(setting, "2-3").play("rent hall3-3", "skip")
    assert "use" in ball.legal()


@pytest.mark.rule("EX-G2c")
def test_by_a_bonus_the_played_one_may_be_deputed_too() -> None:
    # 2-2 has used its bonus for this very dress, so nothing is lost.
    setting = offered("expert-2", "expert").hand(0, "2-2").kept(0, "r11")
    ball = setting.begin().play("play 2-2", "pass", "use", "window 6")
    paid(ball).play("rent hall3-3", "depute 2-2")
    assert ball.money(0) == 27
    assert ball.player(0).staff == 5
    assert ball.game.broken_invariants(ball.table) == []


# ---------------------------------------------------------------------- EX-G3: a tile


@pytest.mark.rule("EX-G3", "GEN-08")
def test_any_tile_of_the_drawers_for_nothing() -> None:
    ball = made(offered("expert-3", "expert").warehouse("r05 r06 r07", "r08", "r09"))
    ball.play("rent hall3-3")
    assert ball.legal() == ["take r05", "take r06", "take r07", "take r08", "take r09"]
    assert ball.refused("skip") == "RK-ACT-RES-02", "it is gained, not chosen"
    ball.play("take r06")
    assert ball.money(0) == 20
    assert ball.legal() == ["keep", "trade"]
    kept = ball.kept(0)
    ball.play("keep")
    assert {*ball.kept(0).split()} - {*kept.split()} == {"r06"}
    assert ball.match.to_act == (1,)


@pytest.mark.rule("EX-G3")
def test_the_tile_is_traded_at_once() -> None:
    ball = made(offered("expert-3", "expert").warehouse("r05"))
    before = ball.goods(0)
    ball.play("rent hall3-3", "take r05", "trade")
    assert ball.goods(0) == (before[0] + 1, before[1])
    assert "r05" in ball.tile_discard().split()


@pytest.mark.rule("EX-G3")
def test_even_without_money() -> None:
    setting = offered("expert-3", "expert").money(0, 0).warehouse("r05 r06 r07")
    assert made(setting).play("rent hall3-3", "take r05").money(0) == 0


@pytest.mark.rule("EX-G3a")
def test_empty_drawers_give_nothing() -> None:
    ball = made(offered("expert-3", "expert")).play("rent hall3-3")
    assert ball.match.to_act == (1,)
    assert ball.told("tile_taken") == []


# ---------------------------------------------------------------------- EX-G4: fourteen livres


@pytest.mark.rule("EX-G4", "EX-G4e")
def test_rented_out_it_brings_fourteen_livres_once() -> None:
    ball = made(offered("expert-4", "expert"))
    assert ball.money(0) == 20
    ball.play("rent hall3-3")
    assert ball.money(0) == 34
    assert ball.prestige(0) == 0
    assert ball.told("expert_bonus") == [
        {"player": "seat:1", "dress": "dress:expert-4", "livres": 14, "prestige": 0}
    ]
    assert ball.told("bonus_gained") == []


@pytest.mark.rule("XT-79", "EX-G4", "EX-G4e")
def test_xt_79_sold_it_brings_the_same() -> None:
    ball = made(offered("expert-4", "expert")).play("sell")
    assert ball.money(0) == 34, "not 48"
    assert ball.prestige(0) == 0
    assert ball.dress_discard() == "expert-4"
    assert ball.told("expert_bonus") == []


@pytest.mark.rule("EX-G4a")
def test_it_makes_present_and_counts_for_the_majority() -> None:
    setting = offered("expert-4", "expert")
    setting.funded(0, "musician-royal musician-hall2 musician-hall4 musician-hall5")
    assert made(setting).play("rent hall3-3").all_halls() == [0, None, None]
    setting = table("expert").money(0, 0).rented(0, hall3_3="expert-4", hall3_4="cl01")
    assert final(setting.rented(1, hall3_5="cl02")).score("hall3") == (4, 0)


def times_three() -> Components:
    """The box with fireworks that count three times."""
    box = shipped()
    small = box.board.small
    first, *others = small.fireworks.spaces
    spaces = (replace(first, multiplier=3, prestige=0), *others)
    fireworks = replace(small.fireworks, spaces=spaces)
    return replace(box, board=replace(box.board, small=replace(small, fireworks=fireworks)))


@pytest.mark.rule("XT-68", "EX-G4a", "EX-G4b", "OV-11")
def test_xt_68_no_prestige_not_even_on_the_terrace() -> None:
    setting = table("expert", components=times_three()).money(0, 0).funded(0, "fireworks-1")
    ball = final(setting.rented(0, royal_3="expert-4"))
    assert ball.score("royal")[0] == 5
    assert ball.score("terrace") == (0, 0)
    assert ball.score("dresses") == (0, 0)
    setting = table("expert", components=times_three()).money(0, 0).funded(0, "fireworks-1")
    ball = final(setting.rented(0, royal_3="cl01"))
    assert ball.score("terrace") == (6, 0), "a dress of 2 prestige"


@pytest.mark.rule("EX-G4c")
def test_it_is_a_green_dress_for_statues_income_and_bonuses() -> None:
    setting = table("expert").money(0, 0).funded(0, "statue-1")
    ball = final(setting.rented(0, hall3_3="expert-4", hall3_4="cl01"))
    assert ball.score("statues") == (4, 0), "two colours"
    setting = table("expert").hand(0, "2-1").money(0, 0).rented(0, hall3_3="expert-4")
    ball = setting.begin().play("play 2-1", "pass", "use")
    assert ball.money(0) == 2, "2 livres a green dress"
    setting = table("expert").funded(0, "lower-1").rented(0, hall3_3="expert-4")
    assert setting.begin().player(0).income == 6, "one more for a dress"


@pytest.mark.rule("EX-G4c")
def test_for_the_jewelry_box_it_is_a_green_dress_too() -> None:
    # jm-5 pays 4 livres to who has no green dress, 5 to who has no orange coat.
    setting = offered_with_jewels("cl01", modules=JEWELS).hand(0, "jm-5").money(0, 0)
    ball = setting.rented(0, hall3_3="expert-4").begin().play("play jm-5", "pass", "use")
    assert ball.money(0) == 5
    # With it a green necklace matches.
    setting = offered_with_jewels("expert-4", ". . . . nul1", JEWELS).tile_pile("r05")
    ball = tailored(setting.begin()).play("jewel 5")
    assert ball.view(0).step == "keep"


@pytest.mark.rule("EX-G4d", "IX-04")
@pytest.mark.parametrize("worker", ["base-1", "base-3"])
def test_without_a_space_it_is_made_and_sold(worker: str) -> None:
    setting = full(offered("expert-4", "expert"), masters=worker == "base-1")
    ball = made(setting.hand(0, worker), worker)
    assert ball.dress_discard() == "expert-4"
    assert ball.money(0) == 34


# ---------------------------------------------------------------------- EX-G5: a jewel


@pytest.mark.rule("EX-G5", "GEN-08")
def test_a_jewel_of_any_kind_for_nothing() -> None:
    setting = offered_with_jewels("expert-5", "ncl1 . rcg1 nul1 .", JEWELS).money(0, 0)
    ball = tailored(setting.begin()).play("rent hall3-3")
    assert ball.step() == "free_jewel"
    assert ball.legal() == ["jewel 1", "jewel 3", "jewel 4"], "necklaces, too, for a coat"
    assert ball.refused("jewel 2") == "EX-G5"
    assert ball.refused("no jewel") == "EX-G5"
    assert ball.refused("skip") == "EX-G5"
    ball.play("jewel 1")
    assert ball.jewels(0) == "ncl1"
    assert ball.offer() == ". . rcg1 nul1 ."
    assert ball.money(0) == 0
    assert ball.match.to_act == (1,), "no match, no tile"


@pytest.mark.rule("EX-G5a")
@pytest.mark.parametrize(("jewel", "tile"), [(1, True), (2, False), (3, False), (4, False)])
def test_a_match_brings_a_tile(jewel: int, tile: bool) -> None:
    setting = offered_with_jewels("expert-5", "rrg1 rcg1 ncl1 nul1 .", JEWELS).money(0, 0)
    ball = tailored(setting.tile_pile("r05").begin()).play("rent hall3-3", f"jewel {jewel}")
    assert (ball.step() == "keep") == tile
    if tile:
        assert "r05" in ball.play("keep").kept(0)
    assert ball.match.to_act == (1,)


@pytest.mark.rule("EX-G5a")
def test_a_match_without_any_tile_is_a_jewel_all_the_same() -> None:
    box = changed(expert_5={"silk": dict.fromkeys(COLOUR_IDS, 0)})
    setting = offered_with_jewels("expert-5", "rrg1", JEWELS, box).money(0, 0).no_tiles_left()
    ball = tailored(setting.begin()).play("rent hall3-3", "jewel 1")
    assert ball.jewels(0) == "rrg1"
    assert ball.match.to_act == (1,)


@pytest.mark.rule("XT-70", "EX-G5b")
def test_xt_70_without_a_jeweller_nothing() -> None:
    setting = offered_with_jewels("cl01", "ncl1 rrg1 rcg1 nul1 ncl2", JEWELS)
    setting = setting.windows(". . . . . expert-5").turn_of(1).hand(1, "base-1")
    setting.kept(1, "r37 r47 r48").yarn(1, 3).lace(1, 3)
    ball = setting.begin().play("play base-1", "tailor", "window 6", seat=1)
    paid(ball).play("rent hall3-3")
    assert ball.match.to_act == (0,)
    assert ball.jewels(1) == ""
    assert ball.offer() == "ncl1 rrg1 rcg1 nul1 ncl2"


@pytest.mark.rule("EX-G5")
def test_an_empty_offer_gives_nothing() -> None:
    ball = tailored(offered_with_jewels("expert-5", "", JEWELS).begin()).play("rent hall3-3")
    assert ball.match.to_act == (1,)


@pytest.mark.rule("XT-69", "EX-G5c")
def test_xt_69_on_top_of_the_one_that_was_bought() -> None:
    setting = offered_with_jewels("expert-5", "rcg1 ncl1 nul1 rrg1 .", JEWELS)
    ball = tailored(setting.begin()).play("jewel 1")
    assert ball.money(0) == 14
    ball.play("rent hall3-3")
    assert ball.legal() == ["jewel 2", "jewel 3", "jewel 4"]
    ball.play("jewel 2")
    assert ball.jewels(0) == "ncl1 rcg1"
    assert ball.money(0) == 14
    assert story(ball, "jewel_bought", "jewel_gained") == ["jewel_bought", "jewel_gained"]


# ---------------------------------------------------------------------- EX-G6: a fitting jewel


@pytest.mark.rule("XT-71", "EX-G6", "JB-JEWEL-12")
@pytest.mark.parametrize(("colour", "jewel"), [("common_gent", "rcg1"), ("common_lady", "ncl1")])
def test_xt_71_two_prestige_for_a_jewel_of_its_colour(colour: str, jewel: str) -> None:
    box = changed(expert_6={"colour": colour})
    setting = offered_with_jewels("expert-6", f". . . . {jewel}", JEWELS, box).tile_pile("r05")
    ball = tailored(setting.begin()).play("jewel 5")
    assert ball.step() == "keep", "the tile of the match comes first"
    ball.play("keep")
    assert ball.prestige(0) == 0
    ball.play("rent hall3-3")
    assert ball.prestige(0) == 2
    told = story(ball, "jewel_bought", "tile_drawn", "dress_rented", "expert_bonus")
    assert told == ["jewel_bought", "tile_drawn", "dress_rented", "expert_bonus"]
    assert ball.match.to_act == (1,)


@pytest.mark.rule("XT-72", "EX-G6a")
@pytest.mark.parametrize(
    ("colour", "bought", "owned"),
    [("common_gent", "rrg1", "rcg1"), ("common_lady", "nul1", "ncl1")],
)
def test_xt_72_an_older_jewel_does_not_count(colour: str, bought: str, owned: str) -> None:
    box = changed(expert_6={"colour": colour})
    setting = offered_with_jewels("expert-6", f". . . . {bought}", JEWELS, box).jewels(0, owned)
    ball = tailored(setting.begin()).play("jewel 5", "rent hall3-3")
    assert ball.prestige(0) == 0
    assert ball.match.to_act == (1,)


@pytest.mark.rule("EX-G6", "EX-G6a")
def test_nothing_without_a_jewel() -> None:
    setting = offered_with_jewels("expert-6", ". . . . rcg1", JEWELS).jewels(0, "rcg2")
    ball = tailored(setting.begin()).play("no jewel", "rent hall3-3")
    assert ball.prestige(0) == 0


@pytest.mark.rule("EX-G6a")
def test_a_jewel_bought_with_the_dress_before_does_not_count() -> None:
    """A journeyman makes a pink coat with a pink ring, and by the bonus of 2-2 the dress itself."""
    setting = offered_with_jewels("expert-6", ". . . rcg2 rcg1", JEWELS).hand(0, "2-2")
    setting.windows(". . . . cg01 expert-6").tile_pile("r06")
    ball = setting.begin().play("play 2-2", "tailor", "window 5")
    paid(ball).play("jewel 5", "keep", "rent hall3-3", "use", "window 6")
    assert paid(ball).jewels(0) == "rcg1"
    ball.play("no jewel", "rent hall3-4")
    assert ball.prestige(0) == 0
