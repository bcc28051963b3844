"""Each game's list of tested variants leaves nothing out that a player can choose from a list."""

from itertools import combinations, product

import pytest

from bagatelle.games import GAMES, make_game
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.game import Game, settle_options
from bagatelle.kernel.playout import random_game
from tests.games.masquerade.game import Masquerade
from tests.variants import variants, variants_of

each_game = pytest.mark.parametrize("game", [*GAMES.values(), Masquerade], ids=lambda g: g.__name__)


@each_game
def test_every_number_of_players_is_tested(game: type[Game]) -> None:
    assert {players for players, _ in game.tested_variants} == set(game.info.players)


@each_game
def test_every_value_of_every_option_is_tested(game: type[Game]) -> None:
    settled = [settle_options(game.info, *variant) for variant in game.tested_variants]
    for option in game.info.options:
        tested = {options[option.name] for options in settled}
        assert tested >= set(option.values), option.name


@each_game
def test_every_pair_of_what_can_be_chosen_together_is_tested(game: type[Game]) -> None:
    """Each of many words chosen and not chosen, beside each other one and for each number."""
    settled = [
        (players, settle_options(game.info, players, options))
        for players, options in game.tested_variants
    ]
    for option in game.info.options:
        tested = [(players, options[option.name].split(",")) for players, options in settled]
        both = set(product((True, False), repeat=2))
        for one, other in combinations(option.many, 2):
            assert {(one in words, other in words) for _, words in tested} == both, (one, other)
        for word in option.many:
            found = {(players, word in words) for players, words in tested}
            assert found == set(product(game.info.players, (True, False))), word


@each_game
def test_no_variant_is_tested_twice(game: type[Game]) -> None:
    settled = [
        (players, *sorted(settle_options(game.info, players, options).items()))
        for players, options in game.tested_variants
    ]
    assert len(set(settled)) == len(settled)


@each_game
def test_each_variant_has_a_name_of_its_own(game: type[Game]) -> None:
    names = [str(variant) for variant in variants_of(game)]
    assert len(set(names)) == len(names)


def test_what_is_tested_can_be_made() -> None:
    for variant in variants():
        game = variant.make()
        assert game.players == variant.players
        assert dict(variant.options).items() <= game.options.items()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_both_editions_of_rokoko_are_played_on_the_same_tables(players: int) -> None:
    """This is why its list leaves some numbers of players out of the older edition."""
    last = [
        random_game(
            make_game("rokoko", players, {"edition": edition}).rules,
            Dealer("1"),
            [Dealer("2")] * players,
        )
        for edition in ("2013", "deluxe")
    ]
    assert last[0] == last[1]
