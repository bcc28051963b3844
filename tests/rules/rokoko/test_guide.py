"""The record of the first-game guide tells the story that the guide's words tell."""

from __future__ import annotations

import pytest

import bagatelle
from bagatelle.games.rokoko.view import DressView, RokokoView, TileView
from bagatelle.kernel.match import Match
from bagatelle.kernel.message import Message
from bagatelle.texts import LANGUAGES, formatter
from tests.rule_coverage import PROJECT
from tests.rules.guides import steps_of

FOLDER = PROJECT / "web" / "src" / "games" / "rokoko"
RECORD = (FOLDER / "guide.txt").read_text(encoding="utf-8")
STEPS = steps_of("rokoko")


@pytest.fixture(scope="module")
def match() -> Match:
    return bagatelle.load_record(RECORD)


def before(match: Match, step: str) -> RokokoView:
    """The table when the learner makes the first move of a step."""
    made = sum(moves for _, moves in STEPS[: [text for text, _ in STEPS].index(step)])
    own = [at for at, played in enumerate(match.played) if played.seat == 0]
    view = match.at(own[made]).view(0)
    assert isinstance(view, RokokoView)
    return view


def bales(thing: TileView | DressView) -> dict[str, int]:
    return {silk.colour: silk.bales for silk in thing.silk}


def test_the_steps_make_all_moves_of_the_learner(match: Match) -> None:
    own = sum(played.seat == 0 for played in match.played)
    assert sum(moves for _, moves in STEPS) == own
    assert match.played[-1].seat == 0
    assert not match.is_over


def test_five_workers_and_three_are_chosen(match: Match) -> None:
    own = before(match, "rokoko-guide-pick").own
    assert own is not None
    assert len(own.reserve) == 5
    own = before(match, "rokoko-guide-apprentice").own
    assert own is not None
    hand = {worker.kind: worker for worker in own.hand}
    assert set(hand) == {"master", "journeyman", "apprentice"}
    assert hand["apprentice"].bonus.id == "rokoko-bonus-extra-acquire"


def test_two_tiles_of_one_shelf_for_2_and_for_1(match: Match) -> None:
    view = before(match, "rokoko-guide-tile")
    shelf = next(
        each for each in view.warehouse if "tile:r07" in [tile.id for tile in each.tiles if tile]
    )
    tiles = {tile.id: tile for tile in shelf.tiles if tile}
    assert shelf.price == 2
    assert bales(tiles["tile:r07"]) == {"yellow": 1, "green": 2}
    after = before(match, "rokoko-guide-bonus")
    assert next(each for each in after.warehouse if each.id == shelf.id).price == 1
    single = tiles["tile:r40"]
    assert bales(single) == {"yellow": 1}
    assert (single.yarn, single.lace, single.either) == (1, 1, False)


def test_the_rival_has_funded_a_statue(match: Match) -> None:
    view = before(match, "rokoko-guide-journeyman")
    assert [statue.owner for statue in view.statues].count(1) == 1


def test_the_green_coat_and_its_guest(match: Match) -> None:
    view = before(match, "rokoko-guide-coat")
    window = next(each for each in view.windows if each.price == 4)
    assert window.dress is not None
    assert (window.dress.wearer, window.dress.prestige) == ("gent", 3)
    assert (bales(window.dress), window.dress.yarn) == ({"green": 2}, 1)
    assert (window.dress.lace, window.dress.thimble) == (0, False)
    view = before(match, "rokoko-guide-rent")
    assert view.step == "place"
    money = view.players[0].money
    view = before(match, "rokoko-guide-trimming")
    assert view.players[0].money == money + 3
    assert [space.owner for space in view.halls[4].spaces].count(0) == 1
    assert view.in_play is not None
    assert view.in_play.bonus == Message("rokoko-bonus-yarn-or-lace", {"cost": 1})


def test_hiring_and_the_favour(match: Match) -> None:
    view = before(match, "rokoko-guide-hire")
    assert view.hire_row.price == 5
    assert all(view.hire_row.slots)
    view = before(match, "rokoko-guide-favour")
    assert view.own is not None
    (hired,) = view.own.hand
    assert (hired.kind, hired.bonus.id) == ("journeyman", "rokoko-bonus-extra-acquire")
    assert view.favour is None
    end = match.view(0)
    assert isinstance(end, RokokoView)
    assert (end.round, end.step, end.start_player) == (2, "pick", 0)
    assert end.halls[4].majority.standing[0].seat == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words(language: str) -> None:
    say = formatter(language)
    assert 8 <= len(STEPS) <= 14
    assert all(say(Message(text)) for text, _ in STEPS)
