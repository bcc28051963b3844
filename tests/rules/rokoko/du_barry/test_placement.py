"""Where her dresses stand (section 2.16, placement)."""

from __future__ import annotations

import pytest

from bagatelle.games.rokoko.components import Components
from tests.rules.rokoko.du_barry.builder import (
    CARDS,
    HER,
    HUMAN,
    SEEDS,
    SoloBall,
    SoloSetting,
    alone,
    with_hall,
    with_jewels,
)


def tailoring(*supply: str, box: Components | None = None) -> SoloSetting:
    """She makes the blue dress cl01; these cards are her supply, the others her discard pile."""
    return alone("tailor 1 right", supply=supply, components=box).windows("cl01")


def stands(ball: SoloBall) -> str:
    """Where the dress stands that she has made."""
    (told,) = ball.told("dress_rented")
    assert (told["player"], told["dress"]) == ("seat:2", "dress:cl01")
    return str(told["space"]).removeprefix("space:")


# ---------------------------------------------------------------------- which hall


@pytest.mark.rule("DB-PLACE-01", "DB-PLACE-02", "DB-PLACE-03")
@pytest.mark.parametrize("hall", ["royal", "hall2", "hall3", "hall4", "hall5"])
def test_one_further_card_names_the_hall(hall: str) -> None:
    """What the card would do as an action is of no account."""
    ball = tailoring(f"favour / {hall} none").she_plays()
    assert stands(ball).partition("-")[0] == hall
    assert ball.space(stands(ball)) == ("cl01", HER), "with her token"
    assert ball.told("du_barry_placement") == [{"card": "du_barry:db02", "hall": f"hall:{hall}"}]
    assert ball.her_discard().split()[-2:] == ["db02", "db01"], "she is done with db01 at last"
    assert (ball.view().favour, ball.prestige(HER)) == (None, 0)
    assert [card.role for card in ball.lady().turn] == ["action", "decides"]


@pytest.mark.rule("DB-PLACE-01")
def test_the_card_comes_from_the_supply_not_from_the_hand() -> None:
    setting = alone("tailor 1 right / hall2", "favour / hall3", supply=["/ hall4"])
    ball = setting.windows("cl01").she_plays()
    assert stands(ball) == "hall4-1"
    assert (ball.her_hand(), ball.lady().supply) == ("db02", 0)


@pytest.mark.rule("XT-46", "DB-PLACE-10", "DB-PLACE-11")
def test_xt_46_the_first_card_that_names_a_hall_with_room() -> None:
    supply = ["/ royal match", "/ hall4 none"]
    setting = with_jewels("tailor 1 right", supply=supply).windows("cl01").full("royal")
    setting.funded(HER, "jeweler-1").offer("ncl1 ncl2 ncl3")
    ball = setting.she_reveals("db02", "db03")
    assert stands(ball) == "hall4-1"
    assert ball.jewels(HER) == ""
    assert ball.her_discard().split()[-3:] == ["db02", "db03", "db01"]
    assert ball.told("du_barry_hall_full") == [{"hall": "hall:royal"}]
    assert [card.role for card in ball.lady().turn] == ["action", "full", "decides"]


@pytest.mark.rule("DB-PLACE-11")
def test_the_last_card_decides_about_the_jewel() -> None:
    supply = ["/ royal none", "/ hall4 match"]
    setting = with_jewels("tailor 1 right", supply=supply).windows("cl01").full("royal")
    ball = setting.funded(HER, "jeweler-1").offer("ncl1").she_reveals("db02", "db03")
    assert ball.jewels(HER) == "ncl1"


@pytest.mark.rule("DB-PLACE-10", "DB-P3-11")
def test_the_discard_pile_is_shuffled_if_her_supply_names_full_halls() -> None:
    """The cards of the discard pile name the throne hall, where there is room."""
    ball = tailoring("/ hall5", "/ hall5").full("hall5").she_plays()
    assert stands(ball) == "royal-2"
    revealed = ball.revealed().split()
    assert {*revealed[1:3]} == {"db02", "db03"}
    assert ball.told("du_barry_reshuffled") == [{"cards": CARDS - 1}]
    assert len(ball.her_discard().split()) == len(revealed) - 2, "the others are the supply"


@pytest.mark.rule("XT-84", "DB-PLACE-12")
def test_xt_84_the_first_hall_with_room_if_no_card_names_one() -> None:
    """Her hand and the card in progress name halls with room, but are not searched."""
    hand = ["tailor 1 right / hall5 match", "favour / hall5 match"]
    setting = with_jewels(*hand, supply=["/ hall2 match", "/ hall4 match"]).windows("cl01")
    setting.full("royal hall2 hall4").funded(HER, "jeweler-1").offer("ncl1")
    for seed in SEEDS[:5]:
        ball = setting.she_plays(seed)
        assert stands(ball).startswith("hall3")
        assert ball.jewels(HER) == ""
        assert ball.told("du_barry_last_resort") == [{"hall": "hall:hall3"}]
        assert {*ball.revealed().split()} == {f"db{n:02}" for n in range(1, CARDS + 1)} - {"db02"}
        assert "decides" not in [card.role for card in ball.lady().turn]
        assert ball.her_hand() == "db02"


@pytest.mark.rule("DB-PLACE-12", "DB-P3-11")
def test_without_a_card_to_reveal_the_first_hall_with_room() -> None:
    hand = ["tailor 1 right", *["favour / hall5"] * (CARDS - 1)]
    ball = alone(*hand, supply=[]).windows("cl01").full("royal").she_plays()
    assert stands(ball).startswith("hall2")
    assert ball.revealed() == "db01"


# ---------------------------------------------------------------------- which guest space


@pytest.mark.rule("XT-44", "DB-PLACE-04", "DB-PLACE-05", "DB-GEN-04", "IX-03")
def test_xt_44_a_master_guest_space_comes_first() -> None:
    box = with_hall("hall3", "none", "resource", masters=1)
    ball = tailoring("/ hall3", box=box).she_plays()
    assert stands(ball) == "hall3-1"
    assert ball.lady().tiles == 0


@pytest.mark.rule("XT-45", "DB-PLACE-05", "DB-PLACE-08")
def test_xt_45_lace_rather_than_louis() -> None:
    box = with_hall("hall2", "coins:3", "lace", "none")
    ball = tailoring("/ hall2", box=box).yarn(HER, 0).lace(HER, 0).she_plays()
    assert stands(ball) == "hall2-2"
    assert ball.goods(HER) == (0, 1)
    assert ball.told("du_barry_reward") == [{"yarn": 0, "lace": 1}]


@pytest.mark.rule("DB-PLACE-05", "DB-PLACE-06")
@pytest.mark.parametrize("masters", [0, 7])
@pytest.mark.parametrize(
    ("rewards", "chosen"),
    [
        ("none coins:3 yarn resource lace", 4), ("none coins:3 yarn lace", 3),
        ("none coins:3 lace yarn", 3), ("none none coins:2 coins:3", 3), ("none none none", 1),
        ("yarn lace", 1), ("lace yarn", 1), ("coins:9 lace", 2), ("resource resource", 1),
    ],
)  # fmt: skip
def test_tile_then_thread_or_lace_then_louis_then_board_order(
    rewards: str, chosen: int, masters: int
) -> None:
    box = with_hall("hall2", *rewards.split(), masters=masters)
    assert stands(tailoring("/ hall2", box=box).she_plays()) == f"hall2-{chosen}"


@pytest.mark.rule("DB-PLACE-04", "DB-PLACE-05")
def test_among_master_guest_spaces_the_reward_counts() -> None:
    box = with_hall("hall2", "none", "coins:2", "lace", "resource", masters=3)
    assert stands(tailoring("/ hall2", box=box).she_plays()) == "hall2-3"
    taken = tailoring("/ hall2", box=box).rented(HUMAN, hall2_3="cg01", hall2_2="cg02")
    assert stands(taken.she_plays()) == "hall2-1", "the last one for masters, though it brings none"
    none_left = tailoring("/ hall2", box=box).rented(HUMAN, hall2_3="cg01", hall2_2="cg02")
    assert stands(none_left.rented(HER, hall2_1="cg03").she_plays()) == "hall2-4"


# ---------------------------------------------------------------------- rewards


@pytest.mark.rule("DB-PLACE-07")
def test_the_tile_of_a_guest_space_comes_unseen_from_the_bag() -> None:
    box = with_hall("hall2", "resource")
    setting = tailoring("/ hall2", box=box).warehouse("r01 r02 r03").tile_pile("r30 r31")
    drawn = set()
    for seed in SEEDS[:20]:
        ball = setting.she_plays(seed)
        assert ball.warehouse()[0] == "r01 r02 r03"
        assert ball.told("du_barry_tile_drawn", HUMAN) == [{}]
        drawn.add(ball.her_tiles())
    assert drawn == {"r30", "r31"}


@pytest.mark.rule("DB-PLACE-07", "IX-41")
def test_an_empty_bag_is_filled_again_and_without_tiles_there_is_none() -> None:
    box = with_hall("hall2", "resource")
    ball = tailoring("/ hall2", box=box).tile_pile("").she_plays()
    assert ball.lady().tiles == 1
    assert ball.told("tiles_reshuffled") == [{"tiles": 48}]
    ball = tailoring("/ hall2", box=box).warehouse("r01").no_tiles_left().she_plays()
    assert ball.lady().tiles == 0
    assert ball.told("du_barry_tile_drawn") == ball.told("du_barry_instead") == []
    assert stands(ball) == "hall2-1"


@pytest.mark.rule("DB-PLACE-08")
def test_thread_and_lace_of_guest_spaces_are_hers() -> None:
    for reward, goods in (("yarn", (2, 1)), ("lace", (1, 2))):
        ball = tailoring("/ hall2", box=with_hall("hall2", reward)).she_plays()
        assert ball.goods(HER) == goods


@pytest.mark.rule("DB-PLACE-09", "DB-GEN-01")
def test_louis_of_guest_spaces_are_not() -> None:
    ball = tailoring("/ hall2", box=with_hall("hall2", "coins:3")).she_plays()
    assert stands(ball) == "hall2-1"
    assert (ball.player(HER).money, ball.prestige(HER)) == (0, 0)
    assert ball.told("reward_taken") == ball.told("du_barry_reward") == []
