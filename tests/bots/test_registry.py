"""Bots are made by name, and an unknown name is answered with the known ones."""

from __future__ import annotations

import pytest

import bagatelle
from bagatelle.bots import UnknownBot, bot_names, contestant_maker, for_each_seat, make_bot
from bagatelle.bots.search.player import MindedBot
from bagatelle.kernel.dealer import QuickDealer
from tests.bots import QUICK
from tests.variants import Variant, variants


@pytest.mark.parametrize("game", [info.name for info in bagatelle.games()])
def test_every_game_has_the_random_bot(game: str) -> None:
    assert "random" in bot_names(game)


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownBot) as refused:
        make_bot("clever", "banquet", "1")
    known = "random, greedy, page, lady, abbe, marquise, minister"
    assert str(refused.value) == f"banquet has no bot called “clever”; there is: {known}."


@pytest.mark.parametrize(
    "name", ["minister/0", "minister/", "minister/1000", "greedy/2", "minister/2/2", "clever/2"]
)
def test_a_contestant_who_is_nobody_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        contestant_maker(name, "rokoko")
    assert name in str(refused.value)


def test_only_in_a_contest_somebody_may_be_hurried() -> None:
    bots = [
        contestant_maker(name, "rokoko")(QuickDealer("1")) for name in ("marquise", "marquise/4")
    ]
    marquise, hurried = (bot.level.playouts for bot in bots if isinstance(bot, MindedBot))
    assert hurried == marquise // 4
    with pytest.raises(UnknownBot):
        make_bot("marquise/4", "rokoko", "1")


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_bots_choose_legal_moves_and_the_same_for_the_same_seed(variant: Variant) -> None:
    for name in (bot for bot in bot_names(variant.game) if bot in QUICK):
        first, second = (make_bot(name, variant.game, "3") for _ in range(2))
        match = bagatelle.new_match(variant.game, variant.players, 5, **dict(variant.options))
        while len(match.played) < 30 and not match.is_over:
            seat = match.to_act[0]
            perspective = match.perspective(seat)
            move = first.choose(perspective)
            assert move in perspective.moves
            assert second.choose(perspective) == move
            match.play(match.game.choice(move), seat)


def test_the_random_bot_depends_on_its_seed() -> None:
    match = bagatelle.new_match("banquet", players=2, seed=1)
    perspective = match.perspective(match.to_act[0])
    chosen = {make_bot("random", "banquet", str(seed)).choose(perspective) for seed in range(100)}
    assert chosen == set(perspective.moves)


def test_one_word_stands_for_all_seats() -> None:
    assert for_each_seat(["greedy"], 3) == ("greedy", "greedy", "greedy")
    assert for_each_seat(["greedy", "random"], 2) == ("greedy", "random")


@pytest.mark.parametrize("words", [["a", "b"], ["a", "b", "c", "d"], []])
def test_any_other_number_of_words_is_refused(words: list[str]) -> None:
    with pytest.raises(bagatelle.BadOption) as refused:
        for_each_seat(words, 3)
    assert f"{len(words)} words do not fit 3 seats" in str(refused.value)
