"""Setup (section 2.2)."""

from __future__ import annotations

import pytest

from bagatelle.games.augsburg import state
from bagatelle.games.augsburg.state import seat_at
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import NoEvents
from tests.rules.augsburg.builder import lay, new_game

PLAYERS = [2, 3, 4, 5]


@pytest.mark.rule("AU-SETUP-01", "AU-SETUP-02")
@pytest.mark.parametrize(
    ("players", "supply"), [(2, (2, 1, 1)), (3, (3, 1, 1)), (4, (4, 2, 1)), (5, (5, 3, 1))]
)
def test_step_cards_for_so_many_players(players: int, supply: tuple[int, int, int]) -> None:
    game = new_game(players)
    for category in ("yellow", "orange", "violet"):
        assert game.supply(category) == supply


@pytest.mark.rule("AU-SETUP-03", "AU-SETUP-04", "AU-SETUP-05", "AU-SETUP-06", "AU-SETUP-07")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_tiles_are_piled_highest_first(players: int) -> None:
    rights = {right.kind: right.left for right in new_game(players).view().rights}
    assert sum(len(left) for left in rights.values()) == 30
    assert rights["coat_of_arms"] == (4, 3, 2, 2, 1)
    assert rights["letters_of_nobility"] == (5, 4, 3, 3, 2)
    assert rights["church"] == (800, 700, 600, 500, 400)
    assert rights["cathedral"] == (1000, 900, 800, 700, 600)


@pytest.mark.rule("AU-SETUP-08")
def test_only_the_top_tile_can_be_taken() -> None:
    game = lay().money(0, 5000).use("P01")
    assert [move for move in game.legal() if move.startswith("build")] == [
        "build church",
        "build cathedral",
    ]
    game.play("build church")
    assert game.tiles(0) == {"church": 800}
    assert game.top("church") == 700


@pytest.mark.rule("AU-SETUP-09")
def test_five_of_ten_privilege_cards_are_laid_out() -> None:
    shown = set()
    for seed in range(12):
        game = new_game(seed=str(seed))
        display = game.display().split()
        assert len(set(display)) == 5
        assert game.view().aside == ()
        game.buy_nothing()
        assert game.view().round == 1
        assert game.display().split() == display, "they are those of round 1"
        assert len(game.told("card_laid")) == 5
        shown.add(tuple(display))
    assert len(shown) > 8, "they are shuffled"


@pytest.mark.rule("AU-SETUP-09", "AU-INFO-05")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_see_the_cards_before_they_see_a_note(players: int) -> None:
    game = new_game(players)
    for viewer in (*range(players), None):
        assert len(game.view(viewer).display) == 5
        kinds = game.kinds(viewer)
        assert kinds[: kinds.index("notes_offered")] == ["start_player_chosen", *["card_laid"] * 5]
    laid = {str(part["card"]) for part in game.told("card_laid")}
    assert laid == {card.id for card in game.view().display}


@pytest.mark.rule("AU-SETUP-09", "AU-INV-10")
def test_nobody_imagines_other_cards_during_the_opening_purchase() -> None:
    game = new_game(3)
    for seat in (*range(3), state.NONE):
        for seed in range(5):
            imagined = game.game.rules.imagine(game.table, seat, Dealer(str(seed)))
            assert imagined[state.DISPLAY] == game.table[state.DISPLAY] != 0
    bare = game.table[:]
    bare[state.DISPLAY] = 0
    assert any("AU-INV-08" in broken for broken in game.game.broken_invariants(bare))


@pytest.mark.rule("AU-SETUP-10")
def test_the_start_player_is_chosen_at_random() -> None:
    openers = {new_game(3, seed=str(seed)).view().opener for seed in range(20)}
    assert openers == {0, 1, 2}
    game = new_game(3)
    assert game.told("start_player_chosen") == [{"player": f"seat:{game.view().opener + 1}"}]


@pytest.mark.rule("AU-SETUP-11")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_round_pawn_starts_on_the_number_of_players(players: int) -> None:
    view = new_game(players).view()
    assert view.track[view.pawn] == str(players)
    assert len(view.track) - view.pawn == players + 2


@pytest.mark.rule("AU-SETUP-12", "AU-SETUP-13", "AU-SETUP-14", "AU-SETUP-15", "AU-SETUP-19")
@pytest.mark.parametrize("players", PLAYERS)
def test_what_everybody_begins_with(players: int) -> None:
    game = new_game(players)
    for seat in range(players):
        assert game.levels(seat) == (1, 1, 1)
        assert game.points(seat) == 0
        assert game.money(seat) == 1500
        assert game.hand(seat) == "J J"
        assert game.tiles(seat) == {}


@pytest.mark.rule("AU-SETUP-20")
def test_points_may_be_equal() -> None:
    assert [player.points for player in new_game(5).view().players] == [0] * 5
    game = lay(3).points(0, 7).points(1, 7).points(2, 7).visit("philipp")
    assert {player.points for player in game.view().players} == {7}


@pytest.mark.rule("AU-SETUP-16", "AU-SETUP-17", "AU-SETUP-18", "AU-T-DV-02")
@pytest.mark.parametrize(("players", "left"), [(2, 62), (3, 53), (4, 44), (5, 35)])
def test_dv_02_seven_notes_are_offered_to_each(players: int, left: int) -> None:
    game = new_game(players)
    assert game.view().step == "buy"
    assert game.match.to_act == tuple(range(players))
    for seat in range(players):
        assert len(game.offer(seat).split()) == 7
    assert game.piles() == (left, 0)
    jokers = game.table[state.PILE + state.JOKERS_AT] + (game.table[state.TOP] == state.JOKER)
    offered = sum(game.offer(seat).split().count("J") for seat in range(players))
    assert jokers + offered == 12 - 2 * players


class Sorted(Dealer):
    """Seat 2 starts, and the draw pile lies in canonical order."""

    def below(self, n: int) -> int:
        return 2 if n == 3 else 0


@pytest.mark.rule("AU-SETUP-17")
def test_one_note_at_a_time_clockwise_from_the_start_player() -> None:
    rules = new_game(3).game.rules
    t = rules.create_table(Sorted("1"), NoEvents())
    offers = [list(t[seat_at(s) + state.OFFER :][: state.MAX_OFFERED]) for s in range(3)]
    assert offers[2] == [0, 3, 6, 9, 12, 15, 18]
    assert offers[0] == [1, 4, 7, 10, 13, 16, 19]
    assert offers[1] == [2, 5, 8, 11, 14, 17, 20]


@pytest.mark.rule("AU-SETUP-18")
def test_offered_notes_must_be_bought() -> None:
    game = new_game(2)
    offered = game.offer(0).split()[0]
    game.buy(0, offered).buy(1, "")
    price = next(note.price for note in game.own(0).hand if note.id == f"note:{offered}")
    assert game.money(0) == 1500 - price
    assert game.hand(1) == "J J"
    assert game.money(1) == 1500
    assert game.table[seat_at(1) + state.OFFER] == state.NONE
