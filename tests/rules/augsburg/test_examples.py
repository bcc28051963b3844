"""Worked examples of the rulebook (section 4.6)."""

from __future__ import annotations

import pytest

from tests.rules.augsburg.builder import lay


@pytest.mark.rule("AU-T-EX-01")
def test_ex_01_theft_of_the_top_office() -> None:
    setting = lay(3).level(0, violet=3).level(1, violet=4).owns(1, "architect")
    game = setting.use("P01", noble="maximilian").play("climb violet")
    assert (game.levels(0)[2], game.levels(1)[2]) == (4, 3)
    assert game.supply("violet") == (1, 0, 0)
    assert game.tiles(1) == {"architect": 1}
    game.play("accept florins", "give up")
    assert game.view().step == "buy"
    assert game.money(1) == 600 + 100
    assert (len(game.hand(0).split()), len(game.offer(0).split())) == (1, 6)
    assert (len(game.hand(1).split()), len(game.offer(1).split())) == (0, 6)


@pytest.mark.rule("AU-T-EX-02")
def test_ex_02_the_mayors_choice() -> None:
    game = lay().level(0, violet=4).use("P01")
    assert game.legal() == ["give up", "use money500", "take mint_master", "take architect"]
    rich = lay().money(0, 800).level(0, violet=4).use("P01")
    assert "build church" in rich.legal()
    assert "climb violet" not in rich.legal()


@pytest.mark.rule("AU-T-EX-03")
def test_ex_03_violet_example_1() -> None:
    setting = lay().money(0, 400).points(0, 42).owns(1, "cathedral").owns(0, "church architect")
    game = setting.use("P07")
    assert game.top("cathedral") == 900
    game.play("use money500")
    assert game.money(0) == 900
    game.play("build cathedral by architect")
    assert game.money(0) == 0
    game.play("use points6")
    assert game.points(0) == 48


@pytest.mark.rule("AU-T-EX-04")
def test_ex_04_violet_example_2() -> None:
    setting = lay().money(0, 750).level(0, violet=3).owns(1, "church")
    game = setting.use("P01")
    assert game.top("church") == 700
    game.play("climb violet", "take architect", "build church by architect")
    assert game.levels(0) == (1, 1, 4)
    assert game.supply("violet") == (1, 1, 0)
    assert game.tiles(0) == {"architect": 1, "church": 700}
    assert game.money(0) == 50
    assert game.view().use is None, "both uses are spent"


@pytest.mark.rule("AU-T-EX-05")
def test_ex_05_orange_example_3() -> None:
    setting = lay().level(0, orange=3).owns(1, "letters_of_nobility")
    game = setting.use("P02", noble="maximilian").play("climb orange", "take letters_of_nobility")
    assert game.tiles(0) == {"letters_of_nobility": 4}
    assert game.points(0) == 16


@pytest.mark.rule("AU-T-EX-06")
def test_ex_06_yellow_example_4() -> None:
    game = lay().money(0, 600).level(0, yellow=2).use("P04")
    assert game.refused("build church") == "AU-BUILD-03"
    game.play("trade", "build church")
    assert (game.tiles(0), game.money(0)) == ({"church": 800}, 100)


@pytest.mark.rule("AU-T-EX-07")
def test_ex_07_income() -> None:
    setting = lay(5).level(0, yellow=2, orange=3, violet=4).owns(0, "mint_master")
    for seat in (1, 2, 3, 4):
        setting.owns(seat, "coat_of_arms")
    setting.owns(1, "letters_of_nobility").owns(0, "coat_of_arms letters_of_nobility")
    game = setting.income()
    assert game.tiles(0) == {"coat_of_arms": 1, "letters_of_nobility": 4, "mint_master": 1}
    assert game.money(0) == 900
    assert game.points(0) == 13
    assert len(game.hand(0).split()) == 2
    assert len(game.offer(0).split()) == 6
