"""The record of the first-game guide tells the story that the guide's words tell."""

from __future__ import annotations

import pytest

import bagatelle
from bagatelle.games.augsburg.view import AugsburgView, NoteView, OwnView
from bagatelle.kernel.match import Match
from bagatelle.kernel.message import Message
from bagatelle.texts import LANGUAGES, formatter
from tests.rule_coverage import PROJECT
from tests.rules.guides import steps_of

FOLDER = PROJECT / "web" / "src" / "games" / "augsburg"
RECORD = (FOLDER / "guide.txt").read_text(encoding="utf-8")
STEPS = steps_of("augsburg")


@pytest.fixture(scope="module")
def match() -> Match:
    return bagatelle.load_record(RECORD)


def before(match: Match, step: str) -> AugsburgView:
    """The table when the learner makes the first move of a step."""
    made = sum(
        moves for _, moves in STEPS[: [text for text, _ in STEPS].index(f"augsburg-guide-{step}")]
    )
    own = [at for at, played in enumerate(match.played) if played.seat == 0]
    view = match.at(own[made]).view(0)
    assert isinstance(view, AugsburgView)
    return view


def own_of(view: AugsburgView) -> OwnView:
    assert view.own is not None
    return view.own


def ids(notes: tuple[NoteView, ...]) -> list[str]:
    return [note.id.removeprefix("note:") for note in notes]


def icons_of(view: AugsburgView, card: str) -> list[str]:
    return next(
        [icon.kind for icon in each.icons] for each in view.display if each.id == f"card:{card}"
    )


def test_the_steps_make_all_moves_of_the_learner(match: Match) -> None:
    own = sum(played.seat == 0 for played in match.played)
    assert sum(moves for _, moves in STEPS) == own
    assert match.played[-1].seat == 0
    assert not match.is_over


def test_the_opening_purchase(match: Match) -> None:
    own = own_of(before(match, "buy"))
    assert own.money == 1500
    assert ids(own.hand) == ["J", "J"]
    assert len(own.offer) == 7
    own = own_of(before(match, "open"))
    assert own.money == 750
    assert ids(own.hand) == ["Ph4", "Ph5", "Le13", "J", "J"]


def test_philipp_is_won_with_three(match: Match) -> None:
    view = before(match, "raise")
    assert view.auction is not None
    assert (view.auction.noble, view.auction.highest) == ("philipp", 2)
    view = before(match, "show")
    assert [player.said for player in view.players] == ["leads", "passed"]
    view = before(match, "card")
    assert icons_of(view, "P05") == ["orange", "violet", "money500"]
    view = before(match, "pass")
    assert own_of(view).money == 1250
    assert view.players[0].orange == 2
    assert own_of(view).numbers == ()


def test_a_showdown_for_leo(match: Match) -> None:
    view = before(match, "hold")
    assert view.auction is not None
    assert (view.auction.noble, view.auction.highest) == ("leo", 1)
    assert view.visits[1].winner == 1
    assert view.players[1].yellow == 3
    assert [player.said for player in before(match, "showdown").players] == ["holds", "leads"]
    view = before(match, "draw")
    assert icons_of(view, "P08") == ["yellow", "draw", "points7"]
    assert ids(view.players[1].known) == ["Le7", "J", "J"]
    view = before(match, "jokers")
    assert view.players[0].points == 7
    assert ids(own_of(view).hand) == ["Le15", "J"]
    assert own_of(view).numbers == ()


def test_a_church_and_the_income(match: Match) -> None:
    view = before(match, "maximilian")
    assert view.auction is not None
    assert view.auction.noble == "maximilian"
    assert view.players[1].said == "passed"
    view = before(match, "church")
    assert view.display == ()
    assert view.rights[4].left[0] == 800
    view = before(match, "income")
    assert [tile.kind for tile in view.players[0].tiles] == ["church"]
    assert (view.players[0].yellow, view.players[0].points) == (2, 12)
    assert own_of(view).money == 450 + 900
    assert len(own_of(view).offer) == 4
    assert view.rounds == 4
    end = match.view(0)
    assert isinstance(end, AugsburgView)
    assert [offer.choice for offer in own_of(end).offer] == ["bought"] * 3 + ["rejected"]
    assert own_of(end).left == 450 + 900 - 800


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words(language: str) -> None:
    say = formatter(language)
    assert all(say(Message(text)) for text, _ in STEPS)
