"""Many games in one call are the games that would be played one by one."""

from __future__ import annotations

import pytest

from bagatelle.kernel.dealer import Dealer, QuickDealer
from bagatelle.kernel.playout import play_random, random_game, random_games
from tests.variants import Variant, variants

GAMES = 3


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_games_of_a_batch(variant: Variant) -> None:
    rules = variant.make().rules

    def choosers(number: int) -> list[Dealer]:
        return [QuickDealer(f"{number} {seat}") for seat in range(variant.players)]

    batch = random_games(
        rules,
        [QuickDealer(str(number)) for number in range(GAMES)],
        [choosers(number) for number in range(GAMES)],
    )
    singly = [
        random_game(rules, QuickDealer(str(number)), choosers(number)) for number in range(GAMES)
    ]
    assert batch == singly
    assert len({decisions for _, decisions in batch}) > 1


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_one_seed_for_many_games(variant: Variant) -> None:
    """They go on with the chance that the one before has left."""
    rules, dealer = variant.make().rules, QuickDealer("batch")
    lengths = [random_game(rules, dealer, [dealer] * variant.players)[1] for _ in range(GAMES)]
    assert play_random(rules, GAMES, "batch") == sum(lengths)
    assert play_random(rules, GAMES, "another") != sum(lengths)
    assert play_random(rules, 0, "batch") == 0
