"""The option ``modules``, and what it asks of the other options (GEN-01 to 03)."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

import bagatelle
from bagatelle.games import make_game
from bagatelle.games.rokoko.game import Rokoko
from bagatelle.games.rokoko.modules.registry import MODULES
from bagatelle.games.rokoko.view import RokokoView
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.errors import BadOption, RecordError
from bagatelle.kernel.match import Match
from bagatelle.texts import LANGUAGES, formatter
from tests.conformance.play import play_on

NAMES = ("jewelry_box", "fancy", "festivity", "expert")
SUBSETS = [names for size in range(5) for names in combinations(NAMES, size)]
BASE_HASH = "79ef202305c2e5bd"
"""Of the box without modules, as records name it that are older than these."""

OLD_RECORD = """\
bagatelle record 1
game: rokoko
rules: 1
components: 79ef202305c2e5bd
players: 2
edition: deluxe
start: random
seed: 5

1. seat 1: pick base-1
2. seat 1: pick base-5
3. seat 1: pick base-4
4. seat 2: pick base-2
5. seat 2: pick base-1
6. seat 2: pick base-5
7. seat 2: play base-1
8. seat 2: acquire
9. seat 2: take r42
10. seat 2: trade
11. seat 1: play base-4
12. seat 1: depute
13. seat 1: use
14. seat 1: take r19
15. seat 1: trade for lace
"""


def modules_of(match: Match) -> tuple[str, ...]:
    """The modules in play, as everybody sees them."""
    view = match.view(None)
    assert isinstance(view, RokokoView)
    return tuple(view.modules)


def refused(players: int, **options: str) -> BadOption:
    with pytest.raises(BadOption) as error:
        make_game("rokoko", players, options)
    return error.value


# ---------------------------------------------------------------------- what is chosen


def test_the_option_names_its_words() -> None:
    (option,) = (option for option in Rokoko.info.options if option.name == "modules")
    assert option.many == NAMES == tuple(MODULES)
    assert option.default == "none"


@pytest.mark.rule("GEN-01", "GEN-03")
@pytest.mark.parametrize("names", SUBSETS)
def test_any_of_them_or_none(names: tuple[str, ...]) -> None:
    match = bagatelle.new_match("rokoko", players=3, seed=1, modules=list(names))
    assert modules_of(match) == names
    assert match.game.options["modules"] == (",".join(names) or "none")
    word = ",".join(names) or "none"
    same = bagatelle.new_match("rokoko", players=3, seed=1, modules=word)
    assert same.fingerprint == match.fingerprint


@pytest.mark.parametrize("order", [*permutations(NAMES, 3)])
def test_in_any_order(order: tuple[str, ...]) -> None:
    settled = tuple(name for name in NAMES if name in order)
    for options in (list(order), ",".join(order), " , ".join(order)):
        match = bagatelle.new_match("rokoko", players=2, seed=1, modules=options)
        assert match.game.options["modules"] == ",".join(settled)
        assert modules_of(match) == settled
    other = bagatelle.new_match("rokoko", players=2, seed=1, modules=settled)
    assert match.record() == other.record()
    assert match.fingerprint == other.fingerprint


def test_twice_is_not_more_than_once() -> None:
    game = make_game("rokoko", 2, {"modules": "fancy,expert,fancy"})
    assert game.options["modules"] == "fancy,expert"


def test_nothing_said_is_none() -> None:
    for options in ({}, {"modules": ""}, {"modules": "none"}):
        game = make_game("rokoko", 2, options)
        assert game.options == {"edition": "2013", "start": "random", "modules": "none"}


# ---------------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("words", "unknown"),
    [
        ("silk", "silk"),
        ("fancy,silk", "silk"),
        ("none,fancy", "none"),
        ("fancy,", ""),
        ("Fancy", "Fancy"),
        ("du_barry", "du_barry"),
    ],
)
def test_unknown_words(words: str, unknown: str) -> None:
    error = refused(2, modules=words)
    assert error.option == "modules"
    known = "jewelry_box, fancy, festivity, expert"
    assert str(error) == f"“{unknown}” is no expansion; there are: {known}."


@pytest.mark.parametrize("names", SUBSETS[1:])
def test_modules_belong_to_the_deluxe_edition(names: tuple[str, ...]) -> None:
    words = ",".join(names)
    assert make_game("rokoko", 2, {"modules": words}).options["edition"] == "deluxe"
    options = {"modules": words, "edition": "deluxe"}
    assert make_game("rokoko", 2, options).options["edition"] == "deluxe"
    error = refused(2, modules=words, edition="2013")
    assert error.option == "edition"
    assert str(error) == "The expansions belong to the Deluxe edition."


@pytest.mark.rule("GEN-02", "OV-01")
@pytest.mark.parametrize("modules", ["none", "fancy", "jewelry_box"])
def test_the_game_alone_belongs_to_the_deluxe_edition(modules: str) -> None:
    game = make_game("rokoko", 1, {"modules": modules})
    assert game.options == {"edition": "deluxe", "start": "random", "modules": modules}
    error = refused(1, modules=modules, edition="2013")
    assert error.option == "edition"
    assert str(error) == "The game against Madame du Barry belongs to the Deluxe edition."


@pytest.mark.parametrize("word", ["1", "2", "nobody"])
def test_alone_nobody_chooses_who_starts(word: str) -> None:
    error = refused(1, start=word)
    assert error.option == "start"
    assert str(error) == "Against Madame du Barry there is no choice: she is the start player."


def test_other_options_are_judged_as_ever() -> None:
    assert refused(2, modules="fancy", start="3").option == "start"
    assert refused(2, modules="fancy", edition="1789").option == "edition"
    assert refused(2, modules="fancy", module="expert").option == "module"
    for players in (0, 6):
        assert refused(players, modules="fancy").option == "players"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(language: str) -> None:
    say = formatter(language)
    errors = [
        refused(2, modules="silk"),
        refused(2, modules="fancy", edition="2013"),
        refused(1, edition="2013"),
        refused(1, start="1"),
    ]
    sentences = [say(error.message) for error in errors]
    assert len({*sentences}) == 4
    for sentence in sentences:
        assert sentence.endswith(".")
        assert "rokoko-" not in sentence
    assert "silk" in sentences[0]
    assert "jewelry_box, fancy, festivity, expert" in sentences[0]


# ---------------------------------------------------------------------- records, boxes


@pytest.mark.parametrize("names", [NAMES, ("fancy",), ("jewelry_box",), ("festivity", "expert")])
def test_records_say_which_modules_were_played(names: tuple[str, ...]) -> None:
    match = bagatelle.new_match("rokoko", players=2, seed=3, modules=names)
    for _, _ in zip(range(120), play_on(match, Dealer("moves")), strict=False):
        pass
    record = match.record()
    assert f"\nmodules: {','.join(names)}\n" in record
    again = bagatelle.load_record(record)
    assert again.fingerprint == match.fingerprint
    assert again.record() == record
    assert modules_of(again) == names


def test_a_record_of_the_game_alone() -> None:
    match = bagatelle.new_match("rokoko", players=1, seed=3, modules=["jewelry_box", "expert"])
    for _, _ in zip(range(60), play_on(match, Dealer("moves")), strict=False):
        pass
    assert bagatelle.load_record(match.record()).fingerprint == match.fingerprint


def test_records_from_before_the_modules_still_load() -> None:
    match = bagatelle.load_record(OLD_RECORD)
    assert match.game.options["modules"] == "none"
    assert match.game.options["edition"] == "deluxe"
    assert len(match.played) == 15
    assert modules_of(match) == ()
    assert bagatelle.load_record(match.record()).fingerprint == match.fingerprint


def test_a_record_with_modules_needs_the_box_of_modules() -> None:
    with pytest.raises(RecordError) as error:
        bagatelle.load_record(OLD_RECORD.replace("start:", "modules: fancy\nstart:"))
    assert error.value.reason.id == "record-components"


def test_without_modules_the_box_is_the_same_as_ever() -> None:
    for players in (2, 3, 4, 5):
        for edition in ("2013", "deluxe"):
            assert make_game("rokoko", players, {"edition": edition}).components_hash == BASE_HASH


def test_with_any_module_it_is_the_whole_box() -> None:
    hashes = {
        make_game("rokoko", 2, {"modules": ",".join(names)}).components_hash
        for names in SUBSETS[1:]
    }
    hashes.add(make_game("rokoko", 1, {}).components_hash)
    assert len(hashes) == 1
    assert BASE_HASH not in hashes
