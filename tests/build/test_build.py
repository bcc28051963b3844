"""Both builds of the engine room are what they say, and play the same game."""

import hashlib
import importlib
import importlib.util
import os
import sys
import tomllib
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bagatelle.bots import make_bot
from bagatelle.games import make_game
from bagatelle.games.rokoko import state
from bagatelle.kernel import agenda
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Silence
from bagatelle.kernel.layout import constants
from bagatelle.kernel.match import Match
from bagatelle.kernel.playout import perft, random_game
from bagatelle.kernel.rules import start
from bagatelle.kernel.table import fingerprint
from tests.variants import Variant, variants

CALLS = 1_000

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
    "rokoko-deluxe-2": (5, 20, 60, 300),
    "rokoko-deluxe-3": (5, 20, 60, 300),
    "rokoko-deluxe-4": (5, 20, 60, 300),
    "rokoko-deluxe-5": (5, 20, 60, 300),
}

LAST_TABLES = {
    "banquet-unmasked-1": "109fa6eb0964b71e",
    "banquet-unmasked-2": "ec79a2344e04027b",
    "banquet-unmasked-3": "fdd9648152fd1ba2",
    "banquet-unmasked-4": "83d54332ef95483d",
    "banquet-masked-1": "84c1a9926334950b",
    "banquet-masked-2": "51e16be8664f4bb3",
    "banquet-masked-3": "644231e9fd62febb",
    "banquet-masked-4": "4e62aa10baf84990",
    "augsburg-2": "e56ac76bfd3dfcc5",
    "augsburg-3": "61f041acbd9c0800",
    "augsburg-4": "b50c45072bec9e9f",
    "augsburg-5": "eb1f64aa38dc91bb",
    "rokoko-2013-2": "a3b36f60aa270d9a",
    "rokoko-2013-5": "3d7ac39627dc7f01",
    "rokoko-deluxe-2": "a3b36f60aa270d9a",
    "rokoko-deluxe-3": "19b2fa9d517502fb",
    "rokoko-deluxe-4": "cf324ae278df72ee",
    "rokoko-deluxe-5": "3d7ac39627dc7f01",
}

GREEDY = {"banquet": "beb22ec4d4167481", "rokoko": "2abbe756512808ef"}


def engine_room() -> list[str]:
    """The files that are compiled."""
    with Path("pyproject.toml").open("rb") as project:
        return list(tomllib.load(project)["tool"]["bagatelle"]["engine-room"])


def module_name(file: str) -> str:
    return file.removeprefix("src/").removesuffix(".py").replace("/", ".")


def test_the_engine_room_is_built_as_expected() -> None:
    suffixes = set()
    for file in engine_room():
        module = importlib.import_module(module_name(file))
        assert module.__file__ is not None
        suffixes.add(Path(module.__file__).suffix == ".py")
    expected = {"pure": {True}, "compiled": {False}}
    assert suffixes == expected[os.environ["BAGATELLE_BUILD"]]


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_perft(variant: Variant) -> None:
    rules = variant.make().rules
    dealer = Dealer("perft")
    table = start(rules, dealer, Silence())
    counts = tuple(perft(rules, table, dealer, depth) for depth in (1, 2, 3, 4))
    assert counts == PERFT[str(variant)]


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_random_games_end_on_the_same_table(variant: Variant) -> None:
    rules = variant.make().rules
    last = [
        fingerprint(random_game(rules, Dealer(f"deal {game}"), Dealer(f"choose {game}"))[0])
        for game in range(20)
    ]
    assert fingerprint_of(last) == LAST_TABLES[str(variant)]


@pytest.mark.parametrize("game", GREEDY)
def test_greedy_games_end_on_the_same_table(game: str) -> None:
    """The plans of bots are compiled too."""
    match = Match(make_game(game, 2, {}), "greedy")
    bots = [make_bot("greedy", game, str(seat)) for seat in range(2)]
    while not match.is_over:
        seat = match.to_act[0]
        move = bots[seat].choose(match.perspective(seat))
        match.play(match.game.choice(move), seat)
    assert match.fingerprint == GREEDY[game]


def fingerprint_of(fingerprints: list[str]) -> str:
    return hashlib.sha256(" ".join(fingerprints).encode()).hexdigest()[:16]


def test_nobody_keeps_a_table_after_a_call() -> None:
    """A table that was passed to the engine room is freed with its last owner."""
    table = vec[i64]([0] * agenda.BODY)

    def blocks_kept() -> int:
        before = sys.getallocatedblocks()
        for _ in range(CALLS):
            agenda.is_empty(table[:])
        return sys.getallocatedblocks() - before

    blocks_kept()
    assert blocks_kept() < CALLS // 10


def test_both_builds_have_the_same_layouts() -> None:
    """A snapshot of one build is read by the other: compiled modules keep their constants."""
    for file in engine_room():
        module = importlib.import_module(module_name(file))
        spec = importlib.util.spec_from_file_location(module.__name__, file)
        assert spec is not None
        assert spec.loader is not None
        source = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(source)
        assert list(constants(module)) == list(constants(source)), file
    assert any("state.SEATS" in line for line in constants(state))
