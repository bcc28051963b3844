"""Both builds of the engine room are what they say, and play the same game."""

import hashlib
import importlib
import importlib.util
import os
from pathlib import Path

import msgspec
import pytest

from bagatelle.bots import make_bot
from bagatelle.games import make_game
from bagatelle.games.rokoko import state
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import NoEvents
from bagatelle.kernel.layout import constants
from bagatelle.kernel.match import Match
from bagatelle.kernel.playout import perft, random_game
from bagatelle.kernel.rules import start
from tests.build.engine_room import module_names
from tests.variants import Variant, variants

# Counted once in the pure build. Whoever changes the rules on purpose counts again.
PERFT = {
    "banquet-unmasked-1": (10, 180, 2_160, 12_960),
    "banquet-unmasked-2": (10, 180, 2_160, 12_960),
    "banquet-unmasked-3": (10, 180, 2_160, 12_960),
    "banquet-unmasked-4": (10, 180, 2_160, 12_960),
    "banquet-masked-1": (10, 210, 2_940, 20_580),
    "banquet-masked-2": (10, 210, 2_940, 20_580),
    "banquet-masked-3": (10, 210, 2_940, 20_580),
    "banquet-masked-4": (10, 210, 2_940, 20_580),
    "augsburg-2": (2, 4, 8, 16),
    "augsburg-3": (2, 4, 8, 16),
    "augsburg-4": (2, 4, 8, 16),
    "augsburg-5": (2, 4, 8, 16),
    "rokoko-2013-2": (5, 20, 60, 300),
    "rokoko-2013-5": (5, 20, 60, 300),
    "rokoko-deluxe-1": (5, 20, 60, 180),
    "rokoko-deluxe-2": (5, 20, 60, 300),
    "rokoko-deluxe-3": (5, 20, 60, 300),
    "rokoko-deluxe-4": (5, 20, 60, 300),
    "rokoko-deluxe-5": (5, 20, 60, 300),
    "rokoko-deluxe-jewelry_box+fancy+festivity+expert-1": (5, 20, 60, 180),
    "rokoko-deluxe-festivity+expert-2": (5, 20, 60, 300),
    "rokoko-deluxe-jewelry_box+fancy-2": (5, 20, 60, 300),
    "rokoko-deluxe-fancy+expert-3": (5, 20, 60, 300),
    "rokoko-deluxe-jewelry_box+festivity-3": (5, 20, 60, 300),
    "rokoko-deluxe-fancy+festivity-4": (5, 20, 60, 300),
    "rokoko-deluxe-jewelry_box+expert-4": (5, 20, 60, 300),
    "rokoko-deluxe-jewelry_box+fancy+festivity+expert-5": (5, 20, 60, 300),
}

RANDOM_GAMES = {
    "banquet-unmasked-1": "a5e893d560071064",
    "banquet-unmasked-2": "fb2b91474aa4f471",
    "banquet-unmasked-3": "c003535ab5422c81",
    "banquet-unmasked-4": "a8cc3a4f50db86fa",
    "banquet-masked-1": "fad1e2efce666136",
    "banquet-masked-2": "f232d67565205b4a",
    "banquet-masked-3": "9e1253e05921588f",
    "banquet-masked-4": "1f68763d41ba058f",
    "augsburg-2": "3e841274ef0e0a9f",
    "augsburg-3": "599680b88033309e",
    "augsburg-4": "6e3aea0643d94baf",
    "augsburg-5": "8db1e909427c2ae8",
    "rokoko-2013-2": "79edae65129adce9",
    "rokoko-2013-5": "9afc95acd710692b",
    "rokoko-deluxe-1": "c7a3692267fef18a",
    "rokoko-deluxe-2": "d80512f5a872459e",
    "rokoko-deluxe-3": "bda10ac9170bed8d",
    "rokoko-deluxe-4": "d7a2c7968a713995",
    "rokoko-deluxe-5": "a71e34405871a11b",
    "rokoko-deluxe-jewelry_box+fancy+festivity+expert-1": "682b24e7bd27b7d4",
    "rokoko-deluxe-festivity+expert-2": "78fe0afec1590e0e",
    "rokoko-deluxe-jewelry_box+fancy-2": "8a344d1981ad4b42",
    "rokoko-deluxe-fancy+expert-3": "14df347234ef02bf",
    "rokoko-deluxe-jewelry_box+festivity-3": "498735b0889e4732",
    "rokoko-deluxe-fancy+festivity-4": "be30eb0d17d00657",
    "rokoko-deluxe-jewelry_box+expert-4": "1e0bab8f9f2509af",
    "rokoko-deluxe-jewelry_box+fancy+festivity+expert-5": "fcf8bf83c7d037d0",
}

GREEDY = {"banquet": "d233c7e861102133", "rokoko": "7a5ab88ad9c7e9c8"}


def test_the_engine_room_is_built_as_expected() -> None:
    suffixes = set()
    for name in module_names():
        module = importlib.import_module(name)
        assert module.__file__ is not None
        suffixes.add(Path(module.__file__).suffix == ".py")
    expected = {"pure": {True}, "compiled": {False}}
    assert suffixes == expected[os.environ["BAGATELLE_BUILD"]]


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_perft(variant: Variant) -> None:
    rules = variant.make().rules
    dealer = Dealer("perft")
    table = start(rules, dealer, NoEvents())
    counts = tuple(perft(rules, table, dealer, depth) for depth in (1, 2, 3, 4))
    assert counts == PERFT[str(variant)]


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_random_games_end_the_same_way(variant: Variant) -> None:
    """What everybody sees at their ends: it does not depend on the layout of a table."""
    game = variant.make()
    ends = []
    for number in range(20):
        choosers = [Dealer(f"choose {number}")] * variant.players
        t, _ = random_game(game.rules, Dealer(f"deal {number}"), choosers)
        views = [game.view(t, viewer) for viewer in (*range(game.players), None)]
        ends.append((views, game.score_sheet(t)))
    assert hash_of(msgspec.json.encode(ends)) == RANDOM_GAMES[str(variant)]


@pytest.mark.parametrize("game", GREEDY)
def test_greedy_games_are_played_the_same_way(game: str) -> None:
    """The plans of bots are compiled too."""
    match = Match(make_game(game, 2, {}), "greedy")
    bots = [make_bot("greedy", game, str(seat)) for seat in range(2)]
    while not match.is_over:
        seat = match.to_act[0]
        move = bots[seat].choose(match.perspective(seat))
        match.play(match.game.choice(move), seat)
    _, moves_and_scores = match.record().split("\n\n", 1)
    assert hash_of(moves_and_scores.encode()) == GREEDY[game]


def hash_of(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]


def test_both_builds_have_the_same_layouts() -> None:
    """A snapshot of one build is read by the other: compiled modules keep their constants."""
    for name in module_names():
        module = importlib.import_module(name)
        file = f"src/{name.replace('.', '/')}.py"
        spec = importlib.util.spec_from_file_location(module.__name__, file)
        assert spec is not None
        assert spec.loader is not None
        source = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(source)
        assert list(constants(module)) == list(constants(source)), file
    assert any("state.PARTIES" in line for line in constants(state))
