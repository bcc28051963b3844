"""The record of the first-game guide tells the story that the guide's words tell."""

from __future__ import annotations

import pytest

import bagatelle
from bagatelle.games.banquet.view import BanquetView, NobleView
from bagatelle.kernel.match import Match
from bagatelle.kernel.message import Message
from bagatelle.texts import LANGUAGES, formatter
from tests.rule_coverage import PROJECT
from tests.rules.guides import steps_of

FOLDER = PROJECT / "web" / "src" / "games" / "banquet"
RECORD = (FOLDER / "guide.txt").read_text(encoding="utf-8")
STEPS = steps_of("banquet")


@pytest.fixture(scope="module")
def match() -> Match:
    return bagatelle.load_record(RECORD)


def after(match: Match, step: str) -> BanquetView:
    """The table when the learner has made the moves of a step."""
    made = 0
    for text, moves in STEPS:
        made += moves
        if text == step:
            break
    own = [at for at, played in enumerate(match.played, start=1) if played.seat == 0]
    view = match.at(own[made - 1]).view(0)
    assert isinstance(view, BanquetView)
    return view


def noble(view: BanquetView, name: str) -> NobleView:
    return next(each for each in view.players[0].nobles if each.id == f"noble:{name}")


def test_the_steps_make_all_moves_of_the_learner(match: Match) -> None:
    own = sum(played.seat == 0 for played in match.played)
    assert sum(moves for _, moves in STEPS) == own
    assert match.played[-1].seat == 0
    assert not match.is_over


def test_three_dishes_make_25(match: Match) -> None:
    taken = after(match, "banquet-guide-take")
    assert [dish.value for dish in taken.tray] == [12, 8, 5]
    served = after(match, "banquet-guide-serve")
    assert noble(served, "A6").satisfied
    assert served.players[0].points == 1


def test_the_green_12_is_discarded_and_the_pastries_stay(match: Match) -> None:
    taken = after(match, "banquet-guide-column")
    assert [dish.id for dish in taken.tray] == ["dish:P10", "dish:P11", "dish:G12"]
    spoiled = after(match, "banquet-guide-spoil")
    assert "dish:G12" in [dish.id for dish in spoiled.discards]
    assert noble(spoiled, "A3").dishes == ()
    served = after(match, "banquet-guide-pastries")
    assert [dish.value for dish in noble(served, "A5").dishes] == [10, 11]
    assert served.step == "clear"


def test_the_imposter_and_a_white_dish_satisfy_the_lady_in_pink(match: Match) -> None:
    sent = after(match, "banquet-guide-imposter")
    assert sent.players[0].imposter.used
    assert {"dish:P12", "dish:W10"} <= {dish.id for dish in sent.tray}
    served = after(match, "banquet-guide-white")
    assert noble(served, "A5").satisfied
    assert served.players[0].points == 1 + 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words(language: str) -> None:
    say = formatter(language)
    assert 8 <= len(STEPS) <= 12
    assert all(say(Message(text)) for text, _ in STEPS)
