"""Madame du Barry with the other modules (section 2.24)."""

from __future__ import annotations

import pytest

from bagatelle.games.rokoko.components import Components
from bagatelle.kernel.match import Match
from tests.rules.rokoko.dresses.builder import TILES, tailored
from tests.rules.rokoko.du_barry.builder import (
    HER,
    HUMAN,
    SEEDS,
    JewelSoloBall,
    JewelSoloSetting,
    SoloBall,
    SoloSetting,
    alone,
    final,
    game_alone,
    with_jewels,
)
from tests.rules.rokoko.jewelry_box.builder import JEWELRY_BOX, with_offer

DRESS_MODULES = "fancy festivity expert"
FOUR = with_offer(6, 4, 2, 1)
OFFER = "ncl1 rcg1 nul1 rrg1"
LAST_WINDOW = ". . . . . "


def making(dress: str, lower: str = "hall3 none") -> SoloSetting:
    """She makes this dress; its place in hall 3 brings nothing."""
    setting = alone("tailor 1 right", supply=[f"/ {lower}"], modules=DRESS_MODULES)
    return setting.windows(dress).rented(HUMAN, hall3_2="cl13")


def making_with_jewels(
    dress: str, lower: str = "hall3 none", offer: str = OFFER, box: Components = FOUR
) -> JewelSoloSetting:
    supply, modules = [f"/ {lower}"], DRESS_MODULES
    setting = with_jewels("tailor 1 right", supply=supply, modules=modules, components=box)
    setting.windows(dress).offer(offer).funded(HER, "jeweler-1")
    return setting.rented(HUMAN, hall3_2="cl13")


# ---------------------------------------------------------------------- Jewelry Box


@pytest.mark.rule("XT-57", "IX-21")
def test_xt_57_copy_finds_nobody() -> None:
    """Her discard pile is full of cards, but they are no workers."""
    setting = with_jewels("favour", supply=["favour"]).hand(HUMAN, "jj-2 base-1")
    ball = setting.discard(HUMAN, "base-5").staff("base-1 base-5 1-1").begin()
    assert len(ball.her_discard().split()) == 23
    ball.play("play jj-2", "pass")
    assert ball.told("du_barry_card"), "nothing was asked: it is her turn"
    assert ball.told("bonus_used") == ball.told("bonus_copied") == []


@pytest.mark.rule("IX-21")
def test_the_card_stays_in_the_pile() -> None:
    found = set()
    for seed in SEEDS[:20]:
        ball = JewelSoloBall(Match(game_alone(JEWELRY_BOX), seed))
        assert "jj-2" in ball.everywhere().split()
        found |= {*ball.pile("journeyman").split()}
    assert "jj-2" in found


@pytest.mark.rule("IX-22")
def test_activate_works_as_always() -> None:
    setting = with_jewels("favour").hand(HUMAN, "jj-1 base-1").money(HUMAN, 0)
    ball = setting.begin().play("play jj-1", "pass", "use")
    assert ball.legal() == [f"activate base-{number}" for number in (2, 3, 4, 5)]
    ball.play("activate base-5", "use")
    assert ball.money(HUMAN) == 2
    assert ball.zone(HUMAN, "discard") == "base-5 jj-1"


@pytest.mark.rule("IX-24")
@pytest.mark.parametrize("seed", SEEDS[:4])
def test_without_the_jewelry_box_there_is_nothing_of_it(seed: str) -> None:
    ball = SoloBall(Match(game_alone(DRESS_MODULES), seed))
    assert JEWELRY_BOX not in ball.view().modules
    while not ball.match.is_over:
        ball.play(ball.legal()[0])
    kinds = {*ball.kinds()}
    assert not any("jewel" in kind or "trial" in kind or "task" in kind for kind in kinds)
    funded = {str(told["decoration"]) for told in ball.told("du_barry_funds")}
    assert not any("jeweler" in name for name in funded)
    assert ball.her_staff().count("jj-") == ball.her_staff().count("jm-") == 0


# ---------------------------------------------------------------------- dresses of hers


@pytest.mark.rule("IX-02", "IX-26", "DB-TAIL-12")
def test_the_order_of_her_tailoring_with_a_festivity_dress() -> None:
    """An orange coat completes her master trials; jewel, place and halls bring something, too."""
    supply, modules = ["/ hall5 match"] * 2, DRESS_MODULES
    setting = with_jewels("tailor 1 right", supply=supply, modules=modules).windows("festivity-2")
    setting.marked(HER, "M3 M1").offer(OFFER).funded(HER, "jeweler-1")
    setting.rented(HER, royal_1="cl01", hall2_1="cl02", hall3_1="cl03", hall4_1="cl04")
    setting.rented(HUMAN, hall5_1="cl05")
    order = [
        "du_barry_card", "du_barry_makes", "task_marked", "du_barry_trial", "dress_bonus",
        "du_barry_placement", "du_barry_jewel", "du_barry_tile_drawn", "dress_rented",
        "du_barry_reward", "all_halls_reached",
    ]  # fmt: skip
    ball = setting.she_plays()
    assert ball.kinds(*order) == order


@pytest.mark.rule("IX-02", "IX-27")
def test_the_order_of_her_tailoring_with_an_expert_dress() -> None:
    setting = making_with_jewels("expert-1", "hall5 fit")
    setting.rented(HER, royal_1="cl01", hall2_1="cl02", hall3_1="cl03", hall4_1="cl04")
    ball = setting.rented(HUMAN, hall5_1="cl05").she_plays()
    order = [
        "du_barry_makes", "du_barry_placement", "du_barry_jewel", "dress_rented",
        "du_barry_reward", "all_halls_reached", "expert_favour",
    ]  # fmt: skip
    assert ball.kinds(*order) == order


@pytest.mark.rule("XT-75", "IX-26")
def test_xt_75_a_point_for_each_of_her_decorations() -> None:
    setting = making("festivity-2").funded(HER, "statue-1 upper-1 lower-1 fireworks-1")
    ball = setting.funded(HUMAN, "statue-2 upper-2").she_plays()
    assert ball.prestige(HER) == 4
    assert ball.kinds("dress_bonus", "du_barry_placement", "dress_rented") == [
        "dress_bonus", "du_barry_placement", "dress_rented",
    ]  # fmt: skip
    assert ball.space("hall3-1") == ("festivity-2", HER)


@pytest.mark.rule("IX-26")
@pytest.mark.parametrize(
    ("dress", "points"), [("festivity-1", 2 * 2), ("festivity-3", 2), ("festivity-4", 3)]
)
def test_her_own_dresses_count_but_not_the_new_one(dress: str, points: int) -> None:
    """She has two blue dresses and three pink coats."""
    setting = making(dress).rented(HER, royal_1="cl01", royal_2="cl02", hall2_1="cg01")
    setting.rented(HER, hall2_2="cg02", hall4_1="cg03").rented(
        HUMAN, royal_3="cl03", royal_4="ul01"
    )
    assert setting.she_plays().prestige(HER) == points


@pytest.mark.rule("XT-76", "IX-27", "OV-19")
def test_xt_76_the_favour_but_neither_louis_nor_points() -> None:
    ball = making("expert-1").she_plays()
    assert ball.view().favour == HER
    assert (ball.player(HER).money, ball.prestige(HER)) == (0, 0)


@pytest.mark.rule("IX-27")
def test_the_favour_of_the_player_stays() -> None:
    ball = making("expert-1").favour(HUMAN).she_plays()
    assert ball.view().favour == HUMAN
    assert (ball.player(HER).money, ball.prestige(HER)) == (0, 0)


@pytest.mark.rule("IX-28")
def test_she_sends_nobody_away() -> None:
    ball = making("expert-2").staff("base-1 base-2 base-3 base-4 base-5 1-1").she_plays()
    assert ball.her_staff() == "base-1 base-2 base-3 base-4 base-5 1-1"
    assert ball.view().step == "play"
    assert (ball.player(HER).money, ball.prestige(HER), ball.lady().tiles) == (0, 0, 0)


@pytest.mark.rule("IX-29", "DB-ACQ-09")
def test_an_unseen_tile_from_the_bag() -> None:
    setting = making_with_jewels("expert-3").warehouse("r01 r02").tile_pile("r30")
    ball = setting.marked(HER, "J4").she_plays()
    assert ball.her_tiles() == "r30"
    assert ball.warehouse()[0] == "r01 r02 ."
    assert ball.told("du_barry_tile_drawn") == [{}]
    assert ball.marks(HER) == "J4"


@pytest.mark.rule("IX-30")
def test_no_louis_for_the_green_dress_and_no_points() -> None:
    ball = making("expert-4").she_plays()
    assert (ball.player(HER).money, ball.prestige(HER)) == (0, 0)
    assert ball.space("hall3-1") == ("expert-4", HER)
    at_the_end = final(alone(modules=DRESS_MODULES).rented(HER, hall2_1="expert-4"))
    assert at_the_end.score("dresses") == (0, 0)
    assert at_the_end.score("hall2") == (0, 4), "it counts in its hall"


@pytest.mark.rule("IX-31")
@pytest.mark.parametrize(
    ("offer", "jewel", "tiles"),
    [
        (OFFER, "rrg1", 1), ("ncl1 rcg1 nul1", "nul1", 0), ("ncl1 rrg1 nul1 rcg1", "rcg1", 0),
        ("", "", 0),
    ],
)  # fmt: skip
def test_the_cheapest_jewel_of_any_kind(offer: str, jewel: str, tiles: int) -> None:
    """The coat is orange; its tile comes with an orange ring."""
    ball = making_with_jewels("expert-5", offer=offer).she_plays()
    assert (ball.jewels(HER), ball.lady().tiles) == (jewel, tiles)
    assert ball.player(HER).money == 0


@pytest.mark.rule("IX-31")
def test_it_comes_on_top_of_the_jewel_of_her_card() -> None:
    ball = making_with_jewels("expert-5", "hall3 match").she_plays()
    assert (ball.jewels(HER), ball.lady().tiles) == ("nul1 rrg1", 1)


@pytest.mark.rule("IX-31")
def test_no_free_jewel_without_a_jeweller_decoration() -> None:
    setting = with_jewels("tailor 1 right", supply=["/ hall3 fit"], modules=DRESS_MODULES)
    ball = setting.windows("expert-5").offer(OFFER).she_plays()
    assert (ball.jewels(HER), ball.lady().tiles) == ("", 0)


@pytest.mark.rule("IX-32")
@pytest.mark.parametrize(
    ("lower", "offer", "jewel", "points"),
    [
        ("hall3 match", OFFER, "rcg1", 2), ("hall3 fit", OFFER, "rrg1", 0),
        ("hall3 fit", "rrg1 rcg1", "rcg1", 2), ("hall3 none", OFFER, "", 0),
        ("hall3 match", "rrg1", "", 0),
    ],
)  # fmt: skip
def test_two_points_if_she_took_a_matching_jewel_with_it(
    lower: str, offer: str, jewel: str, points: int
) -> None:
    """The coat is pink."""
    ball = making_with_jewels("expert-6", lower, offer).she_plays()
    assert (ball.jewels(HER), ball.prestige(HER)) == (jewel, points)


@pytest.mark.rule("IX-32")
def test_jewels_from_earlier_do_not_count() -> None:
    owned = making_with_jewels("expert-6", offer="").jewels(HER, "rcg1 rcg2").she_plays()
    assert owned.prestige(HER) == 0
    hand, supply = ["tailor 1 right"] * 2, ["/ hall4 match", "/ hall5 none"]
    setting = with_jewels(*hand, supply=supply, modules=DRESS_MODULES).funded(HER, "jeweler-1")
    setting.windows(". . . . expert-6 cg01").offer("rcg1").hand(HUMAN, "base-1")
    ball = setting.she_reveals("db03").pass_turn()
    assert ball.jewels(HER) == "rcg1"
    assert len(ball.told("dress_rented")) == 2
    assert ball.told("expert_bonus") == [], "it was taken with another dress"


@pytest.mark.rule("IX-32", "IX-45")
def test_the_jewel_of_the_other_does_not_count() -> None:
    """One takes a pink ring with a coat, then the other makes the dress that asks for one."""
    hers = with_jewels("tailor 1 right", supply=["/ hall3 none"], modules=DRESS_MODULES)
    hers.funded(HUMAN, "jeweler-1").funded(HER, "jeweler-2").offer("rcg1 rrg1").money(HUMAN, 9)
    hers.windows(". . . . expert-6 cg01").kept(HUMAN, "r15").hand(HUMAN, "base-1 base-2")
    ball = hers.begin().play("play base-1", "tailor", "window 6", "pay r15", "jewel 1", "keep")
    ball.play("rent hall5-3")
    assert ball.jewels(HUMAN) == "rcg1"
    assert [told["dress"] for told in ball.told("du_barry_makes")] == ["dress:expert-6"]
    assert (ball.prestige(HER), ball.told("expert_bonus")) == (0, [])
    setting = with_jewels("tailor 1 right", supply=["/ hall3 match"], modules=DRESS_MODULES)
    setting.funded(HER, "jeweler-2").offer("rcg1").windows(". . . . expert-6 cg01")
    setting.kept(HUMAN, "r03").money(HUMAN, 9).hand(HUMAN, "base-1 base-2")
    ball = setting.she_plays().play("play base-1", "tailor", "window 5", "pay r03", "rent hall5-3")
    assert ball.jewels(HER) == "rcg1"
    assert (ball.prestige(HUMAN), ball.told("expert_bonus")) == (0, [])


@pytest.mark.rule("IX-33")
def test_she_makes_fancy_dresses_like_any_other() -> None:
    ball = making_with_jewels("fancy-4", "hall3 match").candidate(HER, "master").she_plays()
    assert ball.space("hall3-1") == ("fancy-4", HER)
    assert (ball.marks(HER), ball.jewels(HER)) == ("M3", "rrg1")
    assert (ball.prestige(HER), ball.dress_discard()) == (0, "")
    assert final(alone(modules="fancy").rented(HER, hall2_1="fancy-4")).score("dresses") == (0, 5)


# ---------------------------------------------------------------------- dresses of the player


def player_makes(dress: str, decorations: str = "") -> JewelSoloBall:
    """The player, who has all that it takes, has paid this dress."""
    setting = with_jewels(modules=DRESS_MODULES, components=FOUR).windows(LAST_WINDOW + dress)
    setting.hand(HUMAN, "base-1 base-2").money(HUMAN, 20).yarn(HUMAN, 3).lace(HUMAN, 3)
    setting.kept(HUMAN, TILES).offer(OFFER).warehouse("r11 r12").funded(HUMAN, decorations)
    return tailored(setting.begin())


@pytest.mark.rule("IX-45")
def test_festivity_and_fancy_dresses_of_the_player() -> None:
    ball = player_makes("festivity-2", "statue-1 upper-1")
    assert ball.prestige(HUMAN) == 2
    assert "sell" not in ball.legal()
    assert player_makes("fancy-1").play("sell").money(HUMAN) == 20 + 29


@pytest.mark.rule("IX-45", "OV-19")
def test_expert_dresses_of_the_player() -> None:
    favour = player_makes("expert-1").play("rent royal-3")
    assert (favour.view().favour, favour.money(HUMAN), favour.prestige(HUMAN)) == (HUMAN, 25, 0)
    depute = player_makes("expert-2").play("rent royal-3", "depute base-5")
    assert depute.money(HUMAN) == 20 + 4
    tile = player_makes("expert-3").play("rent royal-3")
    assert tile.legal() == ["take r11", "take r12"], "a tile of choice"
    assert player_makes("expert-4").play("rent royal-3").money(HUMAN) == 34
    assert player_makes("expert-4").play("sell").money(HUMAN) == 34


@pytest.mark.rule("IX-45")
def test_jewels_with_expert_dresses_of_the_player() -> None:
    without = player_makes("expert-5").play("rent royal-3")
    assert without.jewels(HUMAN) == "", "no jeweller decoration"
    free = player_makes("expert-5", "jeweler-1").play("no jewel", "rent royal-3")
    assert free.legal() == ["jewel 1", "jewel 2", "jewel 3", "jewel 4"], "a jewel of choice"
    matching = player_makes("expert-6", "jeweler-1").play("jewel 2", "keep", "rent royal-3")
    assert (matching.prestige(HUMAN), matching.money(HUMAN)) == (2, 20 - 4)
