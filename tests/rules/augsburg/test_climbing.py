"""Climbing (section 2.9) and theft (section 2.10)."""

from __future__ import annotations

import pytest

from tests.rules.augsburg.builder import IllegalTable, lay


@pytest.mark.rule("AU-STEP-01", "AU-STEP-02", "AU-STEP-03", "AU-STEP-05")
def test_a_climb_takes_the_next_step_card() -> None:
    game = lay(3).use("P03").play("climb yellow")
    assert game.levels(0) == (2, 1, 1)
    assert game.supply("yellow") == (2, 1, 1)
    game.play("climb yellow")
    assert game.levels(0) == (3, 1, 1)
    assert game.supply("yellow") == (2, 0, 1), "the level-2 card stays on the sheet"
    assert game.supply("orange") == (3, 1, 1), "every category has its own cards"


@pytest.mark.rule("AU-STEP-04", "AU-STEP-05", "AU-T-DV-08")
def test_dv_08_the_fourth_level_from_the_supply() -> None:
    game = lay(3).level(0, orange=3).level(1, orange=2).use("P02")
    assert game.supply("orange") == (1, 0, 1)
    game.play("climb orange")
    assert game.levels(0) == (1, 4, 1)
    assert game.supply("orange") == (1, 1, 0)
    later = lay(3).level(0, orange=4).level(1, orange=2).use("P05", seat=1).play("climb orange")
    assert later.levels(1) == (1, 3, 1)
    assert later.levels(0) == (1, 4, 1)
    assert later.told("step_stolen") == []


@pytest.mark.rule("AU-STEP-06")
def test_nobody_climbs_beyond_level_4() -> None:
    game = lay().level(0, violet=4).use("P01")
    assert "climb violet" not in game.legal()
    assert game.refused("climb violet") == "AU-STEP-06"


@pytest.mark.rule("AU-STEP-07")
def test_two_climbs_on_one_card_skip_no_level() -> None:
    game = lay(3).level(0, orange=2).use("P02").play("climb orange", "climb orange")
    assert game.levels(0) == (1, 4, 1)
    assert [part["step"] for part in game.told("climbed")] == ["step:orange-3", "step:orange-4"]
    assert game.supply("orange") == (2, 1, 0)


@pytest.mark.rule("AU-STEP-08")
def test_levels_fall_through_theft() -> None:
    game = lay().level(0, yellow=2).level(1, yellow=3).use("P03").play("climb yellow")
    assert game.levels(1) == (2, 1, 1)


@pytest.mark.rule("AU-STEP-09", "AU-INCOME-09")
def test_income_follows_the_level_when_it_begins() -> None:
    setting = lay().level(0, yellow=2).level(1, yellow=3)
    game = setting.use("P04", noble="maximilian").play("climb yellow", "accept florins", "give up")
    assert game.money(0) == 1200
    assert game.money(1) == 900 + 100


@pytest.mark.rule("AU-STEAL-01", "AU-T-DV-11")
def test_dv_11_no_theft_while_the_supply_lasts() -> None:
    setting = lay(5).level(0, violet=2).level(1, violet=3).level(2, violet=3)
    game = setting.use("P01")
    assert game.supply("violet") == (2, 1, 1)
    game.play("climb violet")
    assert game.match.to_act == (0,)
    assert game.levels(0) == (1, 1, 3)
    assert (game.levels(1), game.levels(2)) == ((1, 1, 3), (1, 1, 3))
    assert game.supply("violet") == (2, 0, 1)


@pytest.mark.rule("AU-STEAL-02", "AU-STEAL-07", "AU-D-07", "AU-T-DV-10")
def test_dv_10_the_thief_chooses_his_victim() -> None:
    setting = lay(4).level(0, yellow=3).level(1, yellow=3).level(2, yellow=2)
    game = setting.use("P03", seat=2).play("climb yellow")
    assert game.view().step == "victim"
    assert game.legal() == ["rob 1", "rob 2"]
    assert game.refused("rob 4") == "AU-STEAL-02"
    assert game.refused("give up") == "AU-STEAL-02"
    game.play("rob 2", "accept florins")
    assert [game.levels(seat)[0] for seat in range(4)] == [3, 2, 3, 1]
    assert game.player(1).income.florins == 900


@pytest.mark.rule("AU-STEAL-03", "AU-STEAL-04", "AU-STEAL-05", "AU-D-08")
def test_the_victim_cannot_prevent_it_but_chooses_his_compensation() -> None:
    setting = lay().level(0, yellow=2).level(1, yellow=3)
    game = setting.use("P03").play("climb yellow")
    assert game.levels(1) == (2, 1, 1)
    assert game.match.to_act == (1,)
    assert game.legal() == ["accept florins", "accept point"]
    assert game.refused("pass") == "AU-STEAL-05"
    game.play("accept florins")
    assert (game.money(1), game.points(1)) == (100, 0)
    game = setting.use("P03").play("climb yellow", "accept point")
    assert (game.money(1), game.points(1)) == (0, 1)


@pytest.mark.rule("AU-STEAL-06", "AU-STEAL-12", "AU-T-DV-09")
def test_dv_09_theft_of_level_4_moves_level_3() -> None:
    game = lay(3).level(0, orange=4).level(1, orange=3).use("P02", seat=1).play("climb orange")
    game.play("accept point")
    assert (game.levels(1)[1], game.levels(0)[1]) == (4, 3)
    assert game.supply("orange") == (1, 0, 0)
    assert game.points(0) == 1


@pytest.mark.rule("AU-STEAL-08")
def test_a_theft_costs_no_tile() -> None:
    setting = lay().level(0, orange=3).level(1, orange=4).owns(1, "coat_of_arms")
    game = setting.owns(1, "letters_of_nobility").use("P02").play("climb orange", "accept point")
    assert game.levels(1) == (1, 3, 1)
    assert game.tiles(1) == {"coat_of_arms": 4, "letters_of_nobility": 5}


@pytest.mark.rule("AU-STEAL-09", "AU-STEAL-11")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_level_2_card_is_never_stolen(players: int) -> None:
    setting = lay(players)
    for seat in range(1, players):
        setting.level(seat, yellow=2)
    game = setting.use("P03").play("climb yellow")
    assert game.levels(0) == (2, 1, 1)
    assert game.supply("yellow")[0] == 0
    game.play("climb yellow")
    assert game.levels(0) == (3, 1, 1)


@pytest.mark.rule("AU-STEAL-10")
def test_who_is_at_level_4_cannot_be_robbed_of_level_3() -> None:
    setting = lay(3).level(0, violet=2).level(1, violet=4).level(2, violet=3)
    game = setting.use("P01").play("climb violet")
    assert game.match.to_act == (2,), "no choice of victim: only one has such a card"
    assert (game.levels(1)[2], game.levels(2)[2]) == (4, 2)


@pytest.mark.rule("AU-STEAL-11")
def test_a_missing_card_is_always_held_by_another_player() -> None:
    """More players on a level than cards cannot be laid, so whoever climbs finds one."""
    with pytest.raises(IllegalTable, match="AU-INV-02"):
        lay(3).level(0, orange=3).level(1, orange=3).visit("philipp")
    with pytest.raises(IllegalTable, match="AU-INV-02"):
        lay(5).level(0, violet=4).level(1, violet=4).visit("philipp")


@pytest.mark.rule("AU-STEAL-13", "AU-T-DV-13")
def test_dv_13_compensation_is_the_victims_choice() -> None:
    setting = lay().level(0, yellow=2).level(1, yellow=3).points(1, 25)
    game = setting.use("P03").play("climb yellow", "accept point")
    assert (game.points(1), game.money(1)) == (25, 0)


@pytest.mark.rule("AU-STEAL-14")
def test_one_player_can_be_robbed_in_two_categories() -> None:
    setting = lay().level(0, yellow=2, orange=3).level(1, yellow=3, orange=4)
    game = setting.use("P06").play("climb yellow", "accept florins", "climb orange")
    assert game.match.to_act == (1,)
    game.play("accept point")
    assert game.levels(1) == (2, 3, 1)
    assert (game.money(1), game.points(1)) == (100, 1)


@pytest.mark.rule("AU-T-DV-12")
def test_dv_12_two_climbs_on_one_card() -> None:
    game = lay().level(0, orange=2).level(1, orange=3).use("P02").play("climb orange")
    assert game.levels(1) == (1, 2, 1)
    game.play("accept point", "climb orange")
    assert game.levels(0) == (1, 4, 1)
    assert game.supply("orange") == (0, 1, 0)
    assert (game.points(1), len(game.told("step_stolen"))) == (1, 1)
    game = lay().level(0, orange=2).level(1, orange=4).use("P02").play("climb orange")
    assert game.supply("orange") == (0, 0, 0)
    game.play("climb orange", "accept florins")
    assert (game.levels(0), game.levels(1)) == ((1, 4, 1), (1, 3, 1))
    assert game.money(1) == 100
    assert len(game.told("victim_paid")) == 1


@pytest.mark.rule("AU-STEAL-14", "AU-T-DV-29")
def test_dv_29_two_thefts_on_one_card() -> None:
    setting = lay(3).level(0, orange=2).level(1, orange=3).level(2, orange=4)
    game = setting.use("P02").play("climb orange")
    assert game.match.to_act == (1,)
    assert [game.levels(seat)[1] for seat in range(3)] == [3, 2, 4]
    game.play("accept florins", "climb orange")
    assert game.match.to_act == (2,)
    game.play("accept point")
    assert [game.levels(seat)[1] for seat in range(3)] == [4, 2, 3]
    assert game.supply("orange")[1:] == (0, 0)
    assert (game.money(1), game.points(2)) == (100, 1)
