"""The course of a round (section 2.4)."""

from __future__ import annotations

import pytest

from bagatelle.games import make_game
from bagatelle.games.augsburg import state
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.match import Match
from tests.conformance.play import play_on
from tests.rules.augsburg.builder import Play, lay, new_game

VISITS = ["philipp", "louise", "leo", "maria", "maximilian"]


def whole_game(players: int, seed: str = "rounds") -> Play:
    match = Match(make_game("augsburg", players, {}), seed)
    for _ in play_on(match, Dealer(seed)):
        pass
    return Play(match)


@pytest.mark.rule("AU-ROUND-01", "AU-END-01")
@pytest.mark.parametrize(("players", "rounds"), [(2, 4), (3, 5), (4, 6), (5, 7)])
def test_so_many_rounds(players: int, rounds: int) -> None:
    game = whole_game(players)
    assert [part["round"] for part in game.told("round_begun")] == list(range(1, rounds + 1))
    assert game.view().rounds == game.view().round == rounds
    assert game.kinds()[-1] == "game_ended"
    assert "prestige_gained" in game.kinds()[-1 - players : -1]


@pytest.mark.rule("AU-ROUND-02", "AU-ROUND-03")
def test_five_visits_in_fixed_order_then_income() -> None:
    game = whole_game(3)
    nobles = [str(part["noble"]).removeprefix("noble:") for part in game.told("visit_begun")]
    assert nobles == VISITS * 5
    kinds = [kind for kind in game.kinds() if kind in ("visit_begun", "income_paid", "round_begun")]
    assert kinds[:10] == ["round_begun", *["visit_begun"] * 5, *["income_paid"] * 3, "round_begun"]


@pytest.mark.rule("AU-ROUND-04")
def test_a_card_is_finished_before_the_next_visit() -> None:
    game = lay().hand(0, "Ph1").visit("philipp").say("1", "pass").show(0, "Ph1")
    for move in ("card P01", "give up"):
        game.play(move)
        assert game.table[state.VISITED] == 0
        assert game.refused("bid 1", 1) == "AU-ROUND-04"
    game.play("give up")
    assert game.noble() == "louise"


@pytest.mark.rule("AU-ROUND-05")
def test_the_round_pawn_moves_to_the_right() -> None:
    game = new_game(3)
    first = game.view().pawn
    game.buy_nothing()
    assert game.view().pawn == first
    for _ in VISITS:
        game.pass_all()
    game.buy_nothing()
    assert game.view().round == 2
    assert game.view().pawn == first + 1


def displays(game: Play) -> list[set[str]]:
    """The cards of each round of a game in which everybody passes."""
    found = []
    while True:
        game.buy_nothing()
        found.append({*game.display().split()})
        for _ in VISITS:
            game.pass_all()
        if game.match.is_over:
            return found


@pytest.mark.rule("AU-ROUND-06", "AU-ROUND-07", "AU-T-DV-26")
def test_dv_26_two_rounds_show_all_ten_cards() -> None:
    third = set()
    for seed in range(8):
        rounds = displays(new_game(5, seed=str(seed)))
        assert [len(cards) for cards in rounds] == [5] * 7
        for odd, even in ((0, 1), (2, 3), (4, 5)):
            assert len(rounds[odd] | rounds[even]) == 10
        third.add(len(rounds[0] & rounds[2]))
    assert len(third) > 1, "a fresh shuffle of all ten"


@pytest.mark.rule("AU-ROUND-08")
def test_cards_that_nobody_took_leave() -> None:
    game = lay().money(0, 100).hand(0, "Ma1").visit("maria")
    game.say("1", "pass").show(0, "Ma1").play("card P01", "give up", "give up").pass_all()
    assert game.display() == ""
    left = [str(part["card"]) for part in game.told("card_left")]
    assert left == ["card:P02", "card:P03", "card:P04", "card:P05"]
    kinds = [kind for kind in game.kinds() if kind in ("passed", "card_left", "income_paid")]
    assert kinds[-7:] == ["passed", *["card_left"] * 4, *["income_paid"] * 2]
    assert [card.id for card in game.view().aside] == [f"card:P0{n}" for n in range(1, 6)]
    game.buy_nothing()
    assert game.display() == "P06 P07 P08 P09 P10"
