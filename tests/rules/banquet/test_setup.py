"""Setup (section 2.2)."""

from __future__ import annotations

import pytest

import bagatelle
from bagatelle.games.banquet.game import Banquet
from bagatelle.games.banquet.view import BanquetView
from bagatelle.kernel.match import Match
from tests.rules.banquet.builder import Evening, lay
from tests.rules.banquet.chance import END_CARD, draw_pile, is_even

ALL_DISHES = [f"{letter}{value}" for letter in "BGVPYW" for value in range(1, 13)]


def fresh(players: int = 2, seed: int = 1, **options: str) -> Evening:
    return Evening(bagatelle.new_match("banquet", players, seed, **options))


def piles(count: int) -> list[list[str]]:
    """All cards of so many matches in the order of drawing, down to the End card."""
    game = Banquet(2, {})
    matches = [Match(game, str(seed)) for seed in range(count)]
    return [Evening(match).sideboard.split() + draw_pile(match) for match in matches]


@pytest.mark.rule("BQ-SETUP-01")
def test_three_packs_of_24_before_the_sideboard_is_laid() -> None:
    evening = fresh()
    top, middle, bottom = evening.view.pile.packs
    assert (top + len(evening.laid), middle, bottom) == (24, 24, 24)


@pytest.mark.rule("BQ-SETUP-01")
def test_every_dish_is_equally_likely_on_top() -> None:
    game = Banquet(2, {})
    top = [Evening(Match(game, str(seed))).laid[0][0] for seed in range(1440)]
    assert is_even(top, ALL_DISHES)


@pytest.mark.rule("BQ-SETUP-01")
def test_every_dish_is_equally_likely_deep_in_the_pile() -> None:
    assert is_even([cards[47] for cards in piles(720)], ALL_DISHES)


@pytest.mark.rule("BQ-SETUP-02", "BQ-SETUP-03")
def test_the_end_card_is_equally_likely_at_every_place_of_the_bottom_pack() -> None:
    places = [1 + cards.index(END_CARD) for cards in piles(1000)]
    assert is_even(places, range(49, 74))


@pytest.mark.rule("BQ-SETUP-03")
def test_the_bottom_pack_holds_the_end_card() -> None:
    assert fresh().view.pile.end_pack == 2


@pytest.mark.rule("BQ-SETUP-04", "BQ-R-22")
def test_the_top_nine_dishes_are_laid_in_reading_order() -> None:
    evening = fresh()
    assert [cell for _, cell in evening.laid] == [
        f"{row}.{column}" for row in (1, 2, 3) for column in (1, 2, 3)
    ]
    assert evening.sideboard.split() == [dish for dish, _ in evening.laid]


@pytest.mark.rule("BQ-SETUP-05")
def test_each_player_has_six_nobles_and_the_imposter_of_his_icon() -> None:
    for player in fresh(players=3, icons="DAC").view.players:
        icon = "DAC"[player.seat]
        assert player.icon == icon
        assert [noble.id for noble in player.nobles] == [f"noble:{icon}{n}" for n in range(1, 7)]
        assert player.imposter.id == f"imposter:{icon}"


@pytest.mark.rule("BQ-SETUP-06")
@pytest.mark.parametrize("icons", ["AA", "AE", "ABC", "A"])
def test_two_players_need_two_different_icons(icons: str) -> None:
    with pytest.raises(bagatelle.BadOption):
        fresh(players=2, icons=icons)


@pytest.mark.rule("BQ-SETUP-06")
def test_sets_not_taken_are_out_of_the_game() -> None:
    evening = fresh(players=2, icons="AD")
    assert [player.icon for player in evening.view.players] == ["A", "D"]
    for move in ("take imposter B0", "clear B1", "serve Y1 C1"):
        with pytest.raises(bagatelle.InvalidMove):
            evening.play(move)


@pytest.mark.rule("BQ-SETUP-07", "BQ-R-29")
@pytest.mark.parametrize(("side", "letter"), [("unmasked", "U"), ("masked", "M")])
def test_all_players_use_the_same_side(side: str, letter: str) -> None:
    for player in fresh(players=4, side=side).view.players:
        wanted = sorted(noble.requirement for noble in player.nobles)
        assert wanted == [f"{letter}{number}" for number in range(1, 7)]


@pytest.mark.rule("BQ-SETUP-07")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_only_on_the_masked_side_has_a_noble_two_courses(seat: int) -> None:
    for side in ("unmasked", "masked"):
        evening = lay(players=4, side=side).turn_of(seat).hand("B1 G1 P1").begin()
        assert any(" course " in move for move in evening.moves) == (side == "masked")


@pytest.mark.rule("BQ-SETUP-07")
def test_there_is_no_third_side() -> None:
    with pytest.raises(bagatelle.BadOption, match="side"):
        fresh(side="both")


@pytest.mark.rule("BQ-SETUP-08")
def test_who_does_not_choose_plays_the_unmasked_side() -> None:
    game = Banquet(2, {})
    assert game.side == game.components.sides.first_game == "unmasked"


@pytest.mark.rule("BQ-SETUP-09")
def test_all_nobles_are_open_and_empty_and_the_imposters_unused() -> None:
    for player in fresh(players=4).view.players:
        assert not any(noble.satisfied or noble.dishes for noble in player.nobles)
        assert not player.imposter.used


@pytest.mark.rule("BQ-SETUP-10", "BQ-R-38")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_72_dishes_are_used_with_any_number_of_players(players: int) -> None:
    match = bagatelle.new_match("banquet", players, 1)
    view = match.view(None)
    assert isinstance(view, BanquetView)
    assert view.pile.dishes + len(view.sideboard) + len(view.discards) == 72


@pytest.mark.rule("BQ-SETUP-11", "BQ-R-28")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_is_equally_likely_to_begin(players: int) -> None:
    game = Banquet(players, {})
    first = [Match(game, str(seed)).to_act[0] for seed in range(600)]
    assert is_even(first, range(players))


@pytest.mark.rule("BQ-SETUP-11")
def test_the_first_player_is_told_to_all() -> None:
    evening = fresh(players=4, seed=3)
    (drawn,) = evening.happened("first_player_drawn")
    assert drawn.parts["player"] == f"seat:{evening.match.to_act[0] + 1}"
    assert evening.view.first_player == evening.match.to_act[0]
