"""Derived scenarios that no chapter tells (section 4.7)."""

from __future__ import annotations

import pytest

from tests.rules.augsburg.builder import lay, new_game


@pytest.mark.rule("AU-T-DV-03")
def test_dv_03_an_auction_without_winner() -> None:
    setting = lay(3).opener(1).hand(0, "Ma1").hand(2, "Ph1")
    game = setting.visit("leo", 0, 1).pass_all()
    assert (game.noble(), game.match.to_act) == ("maria", (1,))
    assert len(game.display().split()) == 3
    game.say("pass", "pass", "1").show(0, "Ma1").play("card P01", "give up", "give up")
    game.say("pass", "pass", "1").show(2, "Ph1").play("card P02", "give up", "give up")
    assert [part["card"] for part in game.told("card_left")] == ["card:P03"]


@pytest.mark.rule("AU-T-DV-04")
def test_dv_04_nobody_wins_maximilian() -> None:
    setting = lay(3).round(2).hand(2, "Ma1")
    game = setting.visit("maria").say("pass", "pass", "1").show(2, "Ma1")
    game.play("card P01", "give up", "give up").pass_all()
    assert game.told("notes_offered")[0]["player"] == "seat:3"
    game.buy_nothing()
    assert (game.view().round, game.noble(), game.match.to_act) == (3, "philipp", (2,))


@pytest.mark.rule("AU-T-DV-05")
def test_dv_05_a_whole_round_passed() -> None:
    game = new_game(4, seed="5").buy_nothing()
    start, cards = game.view().opener, game.display()
    for _ in range(5):
        game.pass_all()
    offered = [part["player"] for part in game.told("notes_offered")]
    assert offered[4] == f"seat:{start + 1}", "the start player draws first"
    game.buy_nothing()
    assert (game.view().round, game.match.to_act) == (2, (start,))
    assert len(game.display().split()) == 5
    assert not {*game.display().split()} & {*cards.split()}


@pytest.mark.rule("AU-T-DV-06")
def test_dv_06_both_uses_given_up() -> None:
    setting = lay().points(0, 10).money(0, 800).owns(0, "architect")
    game = setting.use("P03").play("give up", "give up")
    assert game.points(0) == 14
    game.play("build church by architect")
    assert game.tiles(0)["church"] == 800


@pytest.mark.rule("AU-T-DV-18")
def test_dv_18_nothing_left_to_do() -> None:
    setting = lay().money(0, 5000).level(0, violet=4)
    game = setting.owns(0, "mint_master architect church cathedral").use("P07")
    assert game.legal() == ["give up", "use money500", "use points6"]


@pytest.mark.rule("AU-T-DV-19")
def test_dv_19_a_tile_below_its_level() -> None:
    setting = lay().level(0, violet=2).owns(0, "mint_master")
    assert setting.use("P01").refused("take architect") == "AU-RIGHT-03"
    game = setting.income()
    assert (len(game.hand(0).split()), len(game.offer(0).split())) == (1, 5)


@pytest.mark.rule("AU-T-DV-20")
def test_dv_20_tiles_fall_in_value() -> None:
    setting = lay(5)
    for seat in range(5):
        setting.owns(seat, "coat_of_arms")
    for seat in range(3):
        setting.owns(seat, "church")
    game = setting.visit("philipp")
    assert [game.tiles(seat)["coat_of_arms"] for seat in range(5)] == [4, 3, 2, 2, 1]
    assert [game.tiles(seat)["church"] for seat in range(3)] == [800, 700, 600]


@pytest.mark.rule("AU-T-DV-21")
def test_dv_21_the_draw_privilege() -> None:
    game = lay().money(0, 50).pile("Ma9 J").use("P09").play("use draw")
    assert [note.id for note in game.own(0).drawn] == ["note:Ma9", "note:J"]
    for viewer in (1, None):
        assert "note:Ma9" not in str(game.view(viewer).own)
        assert game.told("note_drawn", viewer) == [{"player": "seat:1", "note": None}] * 2
    game.play("discard J")
    assert (game.hand(0), game.money(0)) == ("Ma9", 50)
    assert game.told("note_discarded", 1) == [{"player": "seat:1", "note": "note:J"}]
    assert "note:Ma9" not in str(game.match.events(1))
