"""Her jewels (section 2.16, jewels)."""

from __future__ import annotations

import pytest

from bagatelle.games.rokoko import frames
from bagatelle.games.rokoko.components import Components
from tests.rules.rokoko.du_barry.builder import (
    HER,
    HUMAN,
    SEEDS,
    JewelSoloBall,
    JewelSoloSetting,
    alone,
    with_jewels,
)
from tests.rules.rokoko.jewelry_box.builder import with_offer

FOUR = with_offer(6, 4, 2, 1)
OFFER = "ncl1 rcg1 nul1 rrg1"
"""BN(6) PR(4) GN(2) OR(1)."""
BLUE, PINK, GREEN, ORANGE = "cl01", "cg01", "ul01", "rg01"


def tailoring(
    dress: str, symbol: str, offer: str = OFFER, box: Components = FOUR
) -> JewelSoloSetting:
    """She owns a jeweller decoration and makes this dress; its place brings nothing."""
    setting = with_jewels("tailor 1 right", supply=[f"/ hall3 {symbol}"], components=box)
    setting.windows(dress).offer(offer).funded(HER, "jeweler-1")
    return setting.rented(HUMAN, hall3_2="cg02")


def made(dress: str, symbol: str, offer: str = OFFER, box: Components = FOUR) -> JewelSoloBall:
    ball = tailoring(dress, symbol, offer, box).she_plays()
    assert ball.space("hall3-1") == (dress, HER)
    return ball


@pytest.mark.rule("XT-47", "DB-JEWEL-04", "DB-JEWEL-02")
def test_xt_47_the_cheapest_necklace_with_a_dress() -> None:
    ball = made(BLUE, "fit")
    assert (ball.jewels(HER), ball.lady().tiles) == ("nul1", 0)
    assert ball.offer() == "ncl1 rcg1 . rrg1"
    assert ball.player(HER).money == 0
    assert ball.told("du_barry_jewel") == [{"jewel": "jewel:nul1", "space": "jewel_space:3"}]


@pytest.mark.rule("XT-48", "DB-JEWEL-03", "DB-JEWEL-02")
def test_xt_48_the_jewel_of_the_same_colour_and_an_unseen_tile() -> None:
    ball = made(BLUE, "match")
    assert (ball.jewels(HER), ball.lady().tiles) == ("ncl1", 1)
    assert ball.player(HER).money == 0
    assert ball.kinds("du_barry_jewel", "du_barry_tile_drawn", "dress_rented") == [
        "du_barry_jewel", "du_barry_tile_drawn", "dress_rented",
    ]  # fmt: skip
    drawn = {tailoring(BLUE, "match").she_plays(seed).her_tiles() for seed in SEEDS[:20]}
    assert len(drawn) > 10, "any tile of the bag"


@pytest.mark.rule("XT-49", "DB-JEWEL-01")
@pytest.mark.parametrize("symbol", ["match", "fit", "none"])
def test_xt_49_no_jewel_without_a_jeweller_decoration(symbol: str) -> None:
    setting = with_jewels("tailor 1 right", supply=[f"/ hall3 {symbol}"], components=FOUR)
    setting.windows(BLUE).offer(OFFER).funded(HUMAN, "jeweler-1").funded(HER, "statue-1")
    ball = setting.rented(HUMAN, hall3_2="cg02").she_plays()
    assert (ball.jewels(HER), ball.lady().tiles, ball.offer()) == ("", 0, OFFER)
    assert ball.prestige(HER) == 0


@pytest.mark.rule("DB-JEWEL-03", "DB-JEWEL-04", "DB-JEWEL-05", "DB-JEWEL-08")
@pytest.mark.parametrize(
    ("dress", "symbol", "jewel", "tiles"),
    [
        (BLUE, "match", "ncl1", 1), (PINK, "match", "rcg1", 1), (GREEN, "match", "nul1", 1),
        (ORANGE, "match", "rrg1", 1), (BLUE, "fit", "nul1", 0), (GREEN, "fit", "nul1", 1),
        (PINK, "fit", "rrg1", 0), (ORANGE, "fit", "rrg1", 1),
    ],
)  # fmt: skip
def test_which_jewel_goes_with_a_dress(dress: str, symbol: str, jewel: str, tiles: int) -> None:
    ball = made(dress, symbol)
    assert (ball.jewels(HER), ball.lady().tiles) == (jewel, tiles)


@pytest.mark.rule("DB-JEWEL-06")
@pytest.mark.parametrize("dress", [BLUE, PINK, GREEN, ORANGE])
def test_no_symbol_no_jewel(dress: str) -> None:
    ball = made(dress, "none")
    assert (ball.jewels(HER), ball.lady().tiles, ball.offer()) == ("", 0, OFFER)


@pytest.mark.rule("DB-JEWEL-07")
@pytest.mark.parametrize(
    ("dress", "symbol", "offer"),
    [(BLUE, "match", ". rcg1 nul1 rrg1"), (BLUE, "fit", "rcg1 rrg1"), (PINK, "match", "")],
)
def test_no_such_jewel_no_compensation(dress: str, symbol: str, offer: str) -> None:
    ball = made(dress, symbol, offer)
    assert (ball.jewels(HER), ball.lady().tiles, ball.prestige(HER)) == ("", 0, 0)
    assert len(ball.told("du_barry_no_jewel")) == 1


@pytest.mark.rule("DB-JEWEL-09")
def test_the_rightmost_is_the_cheapest() -> None:
    assert made(BLUE, "fit", "ncl1 nul1 ncl2 rcg1").jewels(HER) == "ncl2"
    assert made(BLUE, "match", "ncl1 ncl2 nul1 nul2").jewels(HER) == "ncl2"


@pytest.mark.rule("DB-JEWEL-09")
def test_prices_decide_and_of_equal_ones_the_rightmost() -> None:
    rising = with_offer(1, 2, 3, 4)
    assert made(BLUE, "fit", "ncl1 nul1 ncl2 rcg1", rising).jewels(HER) == "ncl1"
    level = with_offer(3, 3, 3, 5)
    assert made(BLUE, "fit", "ncl1 nul1 rcg1 ncl2", level).jewels(HER) == "nul1"


@pytest.mark.rule("DB-JEWEL-10", "IX-24")
@pytest.mark.parametrize("symbol", ["match", "fit", "none"])
def test_without_the_jewelry_box_the_symbol_says_nothing(symbol: str) -> None:
    setting = alone("tailor 1 right", supply=[f"/ hall3 {symbol}"]).windows(BLUE)
    ball = setting.rented(HUMAN, hall3_2="cg02").she_plays()
    assert ball.space("hall3-1") == (BLUE, HER)
    assert ball.lady().tiles == 0
    assert {"du_barry_jewel", "du_barry_no_jewel"} & {*ball.kinds()} == set()


@pytest.mark.rule("IX-43")
def test_her_jewels_and_removed_ones_do_not_come_back() -> None:
    """All others are shown, round after round, until the bag is empty."""
    setting = with_jewels().jewels(HER, "ncl1 rcg1 rrg1").offer(". . . . nul1").round(2)
    ball = setting.begin_at(frames.ROUND_STEP)
    assert ball.told("jewel_removed") == [{"jewel": "jewel:nul1"}]
    while not ball.match.is_over:
        ball.idle()
        hers = {*ball.jewels(HER).split()}
        assert {"ncl1", "rcg1", "rrg1"} <= hers
        gone = hers | {str(told["jewel"])[6:] for told in ball.told("jewel_removed")}
        assert not gone & {*ball.offer().split(), *ball.jewel_bag().split()}
