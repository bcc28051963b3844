"""Privilege cards (section 2.8)."""

from __future__ import annotations

import pytest

from bagatelle.games.augsburg import state
from tests.rules.augsburg.builder import lay


@pytest.mark.rule("AU-PRIV-01", "AU-D-05")
def test_the_winner_takes_any_card_on_display_but_must_take_one() -> None:
    game = lay().hand(0, "Ph1").display("P02 P04 P06 P08 P10").visit("philipp")
    game.say("1", "pass").show(0, "Ph1")
    assert game.legal() == ["card P02", "card P04", "card P06", "card P08", "card P10"]
    assert game.refused("card P01") == "AU-PRIV-01"
    assert game.refused("pass") == "AU-PRIV-01"
    game.play("card P06")
    assert game.display() == "P02 P04 P08 P10"


@pytest.mark.rule("AU-PRIV-02")
def test_nothing_is_kept_for_later() -> None:
    game = lay().use("P01").play("use money500", "give up")
    assert game.view().use is None
    assert game.noble() == "louise"
    assert game.refused("climb violet") == "AU-BID-14"


@pytest.mark.rule("AU-PRIV-03", "AU-PRIV-05", "AU-PRIV-08", "AU-D-06")
def test_two_of_three_privileges_one_after_the_other() -> None:
    game = lay().use("P07")
    assert game.legal() == ["give up", "use money500", "use points6", "climb violet"]
    game.play("use points6")
    assert game.legal() == ["give up", "use money500", "climb violet"]
    assert game.refused("use points6") == "AU-PRIV-04"
    assert game.refused("use draw") == "AU-PRIV-03"
    game.play("climb violet")
    assert game.view().use is None
    assert (game.points(0), game.money(0), game.levels(0)) == (6, 0, (1, 1, 2))


@pytest.mark.rule("AU-PRIV-04")
def test_a_doubled_privilege_can_be_used_twice() -> None:
    game = lay().use("P03").play("climb yellow")
    assert "climb yellow" in game.legal()
    game.play("climb yellow")
    assert game.levels(0) == (3, 1, 1)
    game = lay().use("P06").play("climb yellow")
    assert game.refused("climb yellow") == "AU-PRIV-04"


@pytest.mark.rule("AU-PRIV-06", "AU-PRIV-07", "AU-D-06")
def test_uses_can_be_given_up_for_two_points_each() -> None:
    game = lay().use("P07").play("give up", "give up")
    assert game.points(0) == 4
    game = lay().use("P07").play("use money500", "give up")
    assert (game.points(0), game.money(0)) == (2, 500)
    game = lay().use("P07").play("give up")
    assert game.legal() == ["give up", "use money500", "use points6", "climb violet"]
    assert game.refused("done") == "AU-PRIV-06"


@pytest.mark.rule("AU-PRIV-08")
def test_the_third_privilege_gives_nothing() -> None:
    game = lay().use("P07").play("use money500", "climb violet")
    assert game.points(0) == 0


@pytest.mark.rule("AU-PRIV-09", "AU-PRIV-10", "AU-PRIV-13")
def test_500_and_6_and_7() -> None:
    assert lay().money(0, 50).use("P07").play("use money500").money(0) == 550
    assert lay().points(0, 1).use("P07").play("use points6").points(0) == 7
    assert lay().points(0, 1).use("P08").play("use points7").points(0) == 8
    game = lay().use("P07")
    assert not any(move.startswith(("take", "trade")) for move in game.legal())


@pytest.mark.rule("AU-PRIV-11", "AU-PRIV-12", "AU-PRIV-13", "AU-D-09")
def test_draw_two_notes_and_discard_one() -> None:
    game = lay().hand(0, "Ph2").money(0, 50).pile("Ma9 Lo4").use("P09").play("use draw")
    assert game.legal() == ["discard Lo4", "discard Ma9"]
    assert game.refused("discard Ph2") == "AU-PRIV-11", "not from the hand"
    assert game.refused("use money500") == "AU-PRIV-11"
    discarded = game.discarded()
    game.play("discard Lo4")
    assert game.hand(0) == "Ph2 Ma9"
    assert game.money(0) == 50
    assert sorted(game.discarded().split()) == sorted([*discarded.split(), "Lo4"])


@pytest.mark.rule("AU-PRIV-14", "AU-PRIV-15")
def test_a_privilege_that_can_do_nothing_is_not_offered() -> None:
    setting = lay().level(0, 4, 4, 4).owns(0, "coat_of_arms letters_of_nobility mint_master")
    game = setting.owns(0, "architect church cathedral").use("P10")
    assert game.legal() == ["give up", "trade"]
    assert game.refused("climb orange") == "AU-STEP-06"
    assert game.refused("take coat_of_arms") == "AU-RIGHT-02"
    assert game.refused("build church") == "AU-BUILD-04"
    game = lay().money(0, 5000).level(0, 2, 3, 3).use("P10")
    assert game.legal() == [
        "give up", "climb yellow", "trade", "climb orange", "take coat_of_arms",
        "climb violet", "take mint_master", "build church", "build cathedral",
    ]  # fmt: skip


@pytest.mark.rule("AU-PRIV-16")
def test_a_victim_chooses_before_the_next_use() -> None:
    game = lay().level(0, yellow=2).level(1, yellow=3).use("P03").play("climb yellow")
    assert game.view().step == "compensation"
    assert game.match.to_act == (1,)
    assert game.refused("use points6", 0) == "AU-ROUND-04"
    game.play("accept point")
    assert game.match.to_act == (0,)
    assert "use points6" in game.legal()


@pytest.mark.rule("AU-PRIV-17")
def test_a_used_card_is_not_available_again() -> None:
    game = lay().hand(0, "Lo1").use("P03").play("give up", "give up")
    assert [card.id for card in game.view().aside] == ["card:P03"]
    game.say("1", "pass").show(0, "Lo1")
    assert "card P03" not in game.legal()
    assert game.refused("card P03") == "AU-PRIV-01"


@pytest.mark.rule("AU-PRIV-18")
def test_before_drawing_only_the_price_of_the_top_note_is_known() -> None:
    game = lay().pile("Ma9 Ph17 Lo4").use("P09")
    for viewer in (0, 1, None):
        assert game.view(viewer).supply.top_price == 250
        assert "note:Ma9" not in str(game.view(viewer))
        assert "note:Ph17" not in str(game.view(viewer))
    game.play("use draw")
    assert not game.match.can_undo(0), "whoever has looked cannot choose again"
    assert len(game.own(0).drawn) == 2


@pytest.mark.rule("AU-PRIV-19")
def test_points_may_be_chosen_at_the_limit() -> None:
    game = lay().points(0, 25).use("P08")
    assert "use points7" in game.legal()
    game.play("use points7")
    assert game.points(0) == 25
    assert game.told("points_gained") == [{"player": "seat:1", "points": 0, "lost": 7}]


@pytest.mark.rule("AU-PRIV-20", "AU-T-DV-30")
def test_dv_30_draw_with_a_single_note() -> None:
    game = lay().pile("Ma9").discard("").rest_with(1).use("P09").play("use draw")
    assert game.hand(0) == "Ma9"
    assert game.view().step == "use"
    assert game.piles() == (0, 0)
    assert game.view().supply.top_price is None
    game = lay().pile("").discard("").rest_with(1).use("P09")
    assert "use draw" not in game.legal()
    assert game.refused("use draw") == "AU-PRIV-20"


@pytest.mark.rule("AU-PRIV-20", "AU-INCOME-16")
def test_draw_takes_the_last_note_and_then_one_of_the_discards() -> None:
    game = lay().pile("Ma9").discard("Lo4").rest_with(1).use("P09").play("use draw")
    assert game.legal() == ["discard Lo4", "discard Ma9"]
    assert game.told("pile_renewed") == [{"notes": 1}]
    game = lay().pile("").discard("Lo4").rest_with(1).use("P09").play("use draw")
    assert game.hand(0) == "Lo4"


@pytest.mark.rule("AU-D-09", "AU-INFO-07")
def test_two_equal_jokers_are_one_choice_and_are_asked_for_all_the_same() -> None:
    game = lay().pile("J J").use("P09").play("use draw")
    assert game.legal() == ["discard J"]
    assert game.match.to_act == (0,)
    game.play("discard J")
    assert game.hand(0) == "J"
    assert game.table[state.DRAWN] == state.NONE
