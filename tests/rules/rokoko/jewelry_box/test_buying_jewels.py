"""Jewels are bought with dresses that are rented out (section 2.4)."""

from __future__ import annotations

import pytest

from bagatelle.games.rokoko.components import Components
from bagatelle.games.rokoko.entries import COLOUR_IDS
from tests.rules.rokoko.builder import with_dress
from tests.rules.rokoko.jewelry_box.builder import (
    JewelBall,
    JewelSetting,
    lay,
    with_jeweller,
    with_offer,
    with_ranks,
)

FOUR = with_offer(6, 4, 2, 1)
OFFER = "ncl1 rcg1 nul1 rrg1"
BLUE, PINK, GREEN, ORANGE = "cl01", "cg01", "ul01", "rg01"
SILK = {BLUE: "r11", PINK: "r15", GREEN: "r28", ORANGE: "r38"}


def workshop(
    dress: str = BLUE, money: int = 5, offer: str = OFFER, box: Components = FOUR
) -> JewelSetting:
    """Seat 0 owns a jeweller decoration; the dress costs nothing but silk, of which there is some.

    The offer is BN(6) PR(4) GN(2) OR(1).
    """
    setting = lay(components=box).funded(0, "jeweler-1").money(0, money).offer(offer)
    return setting.windows(f". . . . . {dress}").kept(0, SILK[dress])


def paid(setting: JewelSetting, dress: str = BLUE, worker: str = "base-1") -> JewelBall:
    """The dress has been paid for."""
    setting.hand(0, f"{worker} base-4")
    return setting.begin().play(f"play {worker}", "tailor", "window 6", f"pay {SILK[dress]}")


@pytest.mark.rule(
    "XT-03", "JB-JEWEL-01", "JB-JEWEL-06", "JB-JEWEL-07", "JB-JEWEL-09", "JB-JEWEL-10"
)
def test_xt_03_with_a_blue_dress_any_necklace_that_can_be_paid() -> None:
    ball = paid(workshop(money=5))
    assert ball.step() == "jewel"
    assert ball.legal() == ["jewel 3", "no jewel"]
    assert ball.refused("jewel 1") == "JB-JEWEL-09"
    assert ball.refused("jewel 2") == ball.refused("jewel 4") == "JB-JEWEL-07"
    assert ball.play("jewel 3").money(0) == 3
    assert ball.step() == "place", "another colour: no tile"
    assert ball.jewels(0) == "nul1"


@pytest.mark.rule("JB-JEWEL-07", "JB-JEWEL-08", "JB-JEWEL-10")
@pytest.mark.parametrize(
    ("dress", "fitting"),
    [(BLUE, "1 3"), (GREEN, "1 3"), (PINK, "2 4"), (ORANGE, "2 4")],
)
def test_necklaces_for_ladies_and_rings_for_gentlemen(dress: str, fitting: str) -> None:
    ball = paid(workshop(dress, money=9), dress)
    assert ball.legal() == [*(f"jewel {space}" for space in fitting.split()), "no jewel"]
    clause = "JB-JEWEL-07" if fitting == "1 3" else "JB-JEWEL-08"
    for space in {*"1234"} - {*fitting}:
        assert ball.refused(f"jewel {space}") == clause


@pytest.mark.rule("XT-04", "JB-JEWEL-12", "JB-JEWEL-13", "OV-21")
def test_xt_04_a_jewel_in_the_colour_of_the_dress_brings_a_tile() -> None:
    ball = paid(workshop(money=6).tile_pile("r39")).play("jewel 1")
    assert (ball.money(0), ball.jewels(0)) == (0, "ncl1")
    held = ball.view(0).held
    assert held is not None
    assert held.id == "tile:r39"
    assert ball.view(1).held is None, "others do not see it"
    assert ball.view(1).holds_tile
    assert ball.legal() == ["keep", "trade"], "decided before a guest space is chosen"
    ball.play("keep")
    assert ball.kept(0) == "r39"
    assert ball.play("rent royal-1").space("royal-1") == ("cl01", 0)
    traded = paid(workshop(money=6).tile_pile("r39")).play("jewel 1", "trade", "rent royal-1")
    assert traded.goods(0) == (2, 2)
    assert traded.kept(0) == ""


@pytest.mark.rule("JB-JEWEL-12")
@pytest.mark.parametrize(
    ("dress", "jewel", "is_drawn"),
    [
        (BLUE, "ncl1", True), (BLUE, "nul1", False), (GREEN, "nul1", True), (GREEN, "ncl1", False),
        (PINK, "rcg1", True), (PINK, "rrg1", False), (ORANGE, "rrg1", True),
        (ORANGE, "rcg1", False),
    ],
)  # fmt: skip
def test_only_the_same_colour_brings_a_tile(dress: str, jewel: str, is_drawn: bool) -> None:
    ball = paid(workshop(dress, money=9), dress)
    space = OFFER.split().index(jewel) + 1
    assert ball.play(f"jewel {space}").view().holds_tile == is_drawn
    assert ball.jewels(0) == jewel


@pytest.mark.rule("JB-JEWEL-12")
def test_the_main_colour_counts_not_the_silk() -> None:
    """cl11 is a blue dress with a bale of green silk."""
    setting = workshop("cl01", money=9).windows(". . . . . cl11").kept(0, "r43").lace(0, 1)
    ball = setting.begin().play("play base-1", "tailor", "window 6", "pay r11", "pay r43")
    assert not ball.play("jewel 3").view().holds_tile


@pytest.mark.rule("JB-JEWEL-14")
def test_without_tiles_to_draw_the_jewel_is_all_one_gets() -> None:
    """All but the tile of the dress are kept by seat 1, and that one lies in the discard."""
    setting = workshop(money=6).no_tiles_left()
    ball = paid(setting)
    assert ball.tile_discard() == "r11"
    assert ball.play("jewel 1", "keep").kept(0) == "r11", "the discard is shuffled first"
    no_silk = dict.fromkeys(COLOUR_IDS, 0)
    setting = workshop(money=6, box=with_offer(6, 4, 2, 1, box=with_dress(BLUE, silk=no_silk)))
    ball = setting.no_tiles_left().begin().play("play base-1", "tailor", "window 6")
    assert (ball.tile_discard(), ball.view().supply.tiles) == ("", 0)
    ball.play("jewel 1")
    assert ball.step() == "place", "no tile, nothing to decide"
    assert ball.jewels(0) == "ncl1"


@pytest.mark.rule("XT-05", "JB-JEWEL-02", "JB-JEWEL-04")
def test_xt_05_a_dress_that_is_sold_allows_no_jewel() -> None:
    ball = paid(workshop(money=6))
    ball.play("no jewel")
    assert "sell" in ball.legal()
    assert "rent royal-1" in ball.legal(), "who buys no jewel may still rent it out"
    ball.play("sell")
    assert (ball.jewels(0), ball.money(0)) == ("", 12)
    assert ball.match.to_act == (1,)
    bought = paid(workshop(money=6)).play("jewel 3")
    assert "sell" not in bought.legal()
    assert bought.refused("sell") == "RK-ACT-TAILOR-14"


@pytest.mark.rule("JB-JEWEL-02", "JB-JEWEL-17")
def test_a_bonus_that_asks_for_a_sale_allows_no_jewel() -> None:
    setting = workshop(money=9).hand(0, "jj-6 base-1")
    ball = setting.begin().play("play jj-6", "pass", "use", "window 6", "pay r11")
    assert ball.match.to_act == (1,), "sold at once"
    assert ball.jewels(0) == ""


@pytest.mark.rule("JB-JEWEL-01", "JB-JEWEL-02")
def test_without_a_guest_space_there_is_no_jewel() -> None:
    setting = workshop(money=9)
    spaces = setting.game.ids.by_domain["space"]
    board = setting.game.rules.box.board
    dresses = iter(name for name in setting.game.ids.by_domain["dress"] if name != BLUE)
    plain = [name for number, name in enumerate(spaces) if not board.master_spaces >> number & 1]
    setting.rented(1, **{name.replace("-", "_"): next(dresses) for name in plain})
    assert paid(setting, worker="base-3").dress_discard() == BLUE, "a journeyman must sell"
    assert paid(setting, worker="base-1").step() == "jewel", "a master has spaces left"


@pytest.mark.rule("JB-JEWEL-03")
def test_a_jewel_is_bought_after_paying_and_before_placing() -> None:
    ball = paid(workshop(money=6))
    view = ball.view()
    assert view.in_work is not None
    assert view.in_work.id == "dress:cl01"
    assert ball.tile_discard() == "r11", "the silk has been paid"
    assert ball.told("dress_rented") == []
    assert ball.refused("rent royal-1") == "JB-JEWEL-04"
    ball.play("jewel 3", "rent royal-1")
    kinds = [event.kind for event in ball.events()]
    assert kinds.index("tile_paid") < kinds.index("jewel_bought") < kinds.index("dress_rented")


@pytest.mark.rule("JB-JEWEL-05")
def test_one_jewel_a_dress() -> None:
    ball = paid(workshop(money=20, offer="ncl1 nul1 nul2 ncl2")).play("jewel 2")
    assert ball.step() == "place"
    assert ball.refused("jewel 3") == "RK-ACT-TAILOR-14"
    ball.play("rent royal-1")
    assert ball.match.to_act == (1,)
    assert ball.jewels(0) == "nul1"


@pytest.mark.rule("JB-JEWEL-06", "JB-DECO-05")
def test_without_a_jeweller_decoration_nothing_is_offered() -> None:
    setting = lay(components=FOUR).money(0, 20).offer(OFFER).funded(1, "jeweler-1")
    setting.windows(f". . . . . {BLUE}").kept(0, "r11")
    assert paid(setting).step() == "place"


@pytest.mark.rule("JB-JEWEL-09", "JB-P1-09")
def test_the_price_stands_under_the_space() -> None:
    for space, price in enumerate((6, 4, 2, 1), start=1):
        row = ["."] * 4
        row[space - 1] = "nul1"
        ball = paid(workshop(money=10, offer=" ".join(row)))
        assert ball.legal() == [f"jewel {space}", "no jewel"]
        assert ball.refused(f"jewel {space % 4 + 1}") == "JB-P1-09", "there is none"
        ball.play(f"jewel {space}")
        assert ball.money(0) == 10 - price
        place = f"jewel_space:{space}"
        assert ball.told("jewel_bought") == [
            {"player": "seat:1", "jewel": "jewel:nul1", "livres": price, "space": place}
        ]


@pytest.mark.rule("XT-06", "JB-DECO-06", "JB-JEWEL-17")
def test_xt_06_a_decoration_funded_in_the_same_turn() -> None:
    box = with_offer(4, box=with_jeweller(5, 7, box=with_ranks({"2-2": "journeyman"})))
    setting = lay(components=box).money(0, 13).hand(0, "2-2 base-1").offer("nul1")
    setting.windows(". . . . cl01 .").kept(0, "r11")
    ball = setting.begin().play("play 2-2", "fund", "fund jeweler-1")
    assert ball.money(0) == 8
    ball.play("use", "window 5", "pay r11", "jewel 1", "rent royal-3")
    assert (ball.money(0), ball.jewels(0)) == (2, "nul1")


@pytest.mark.rule("XT-07", "JB-JEWEL-16", "JB-JEWEL-09")
def test_xt_07_money_of_the_guest_space_comes_too_late() -> None:
    setting = lay(components=with_offer(4)).funded(0, "jeweler-1").money(0, 3).offer("nul1")
    setting.windows(f". . . . . {BLUE}").kept(0, "r11")
    ball = paid(setting)
    assert ball.step() == "place"
    ball.play("rent hall5-2")
    assert (ball.money(0), ball.jewels(0)) == (6, "")
    assert ball.match.to_act == (1,)


@pytest.mark.rule("JB-JEWEL-11", "JB-JEWEL-18")
def test_bought_jewels_lie_open_before_their_owner() -> None:
    ball = paid(workshop(money=6)).play("jewel 3", "rent royal-1")
    for viewer in (0, 1, None):
        (jewel,) = ball.box(viewer).players[0].jewels
        assert (jewel.id, jewel.kind, jewel.colour) == ("jewel:nul1", "necklace", "green")
        assert ball.box(viewer).players[1].jewels == ()
    assert "nul1" not in ball.offer() + ball.jewel_bag()


@pytest.mark.rule("JB-JEWEL-15", "IX-14")
def test_a_jewel_is_neither_dress_nor_decoration_nor_presence() -> None:
    """Seat 0 has many jewels and nothing else; what counts dresses or decorations counts none."""
    jewels = "ncl1 ncl2 rcg1 rcg2 nul1 rrg1"
    for worker in ("2-4", "3-1", "3-2", "5-1", "2-1", "jj-3", "jj-5", "jm-1", "jm-2", "jm-3"):
        ball = lay().jewels(0, jewels).hand(0, f"{worker} base-1").money(0, 0).begin()
        ball.play(f"play {worker}", "pass")
        assert ball.match.to_act == (1,), f"{worker} has nothing to count"
    view = lay().jewels(0, jewels).begin().view()
    assert (view.players[0].dresses, view.players[0].decorations) == (0, 0)
    kitchens = lay().jewels(0, jewels).funded(0, "upper-1 lower-1").begin().player(0)
    assert kitchens.income == 5 + 2 + 0 + 6, "two decorations, no dress, six jewels"


def tailoring_by_bonus(setting: JewelSetting, *moves: str) -> JewelBall:
    setting.money(0, 9).offer("nul1").funded(0, "jeweler-1").kept(0, "r11")
    setting.windows(". . . . . cl01")
    return setting.begin().play(*moves, "use", "window 6", "pay r11")


@pytest.mark.rule("JB-JEWEL-17", "JB-JEWEL-01")
def test_a_jewel_with_every_way_to_tailor() -> None:
    own = tailoring_by_bonus(lay().hand(0, "2-2 base-1"), "play 2-2", "pass")
    activated = tailoring_by_bonus(
        lay().hand(0, "jj-1 base-1").reserve(0, "2-2"),
        "play jj-1", "pass", "use", "activate 2-2",
    )  # fmt: skip
    copied = tailoring_by_bonus(
        lay().hand(0, "jj-2 base-1").discard(1, "2-2"), "play jj-2", "pass", "use", "copy 2"
    )
    deputed = tailoring_by_bonus(
        lay().hand(0, "1-2 base-1").reserve(0, "2-2"), "play 1-2", "pass", "use", "depute 2-2"
    )
    for ball in (own, activated, copied, deputed):
        assert ball.legal() == ["jewel 1", "no jewel"]
        ball.play("jewel 1", "rent royal-3")
        assert (ball.jewels(0), ball.money(0)) == ("nul1", 3)


@pytest.mark.rule("JB-JEWEL-20")
def test_jewels_stay_with_their_owner_for_the_whole_game() -> None:
    ball = lay().jewels(0, "ncl1 rcg1 rrg1").jewels(1, "nul1").round(4).begin()
    while not ball.match.is_over:
        seat = ball.match.to_act[0]
        moves = ball.legal(seat)
        ball.play("pass" if "pass" in moves else "skip" if "skip" in moves else moves[0], seat=seat)
        assert (ball.jewels(0), ball.jewels(1)) == ("ncl1 rcg1 rrg1", "nul1")
    assert ball.score("jewels") == (3, 1)
