"""A finished match told once more: its figures are those of the match, and it can be said."""

from __future__ import annotations

from collections import deque
from pathlib import Path

import pytest

import bagatelle
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.match import Match
from bagatelle.kernel.retrospect import MOMENTS, Retrospect, look_back
from bagatelle.texts import LANGUAGES, formatter
from tests.conformance.play import play_on
from tests.variants import Variant, variants

RECORD = (Path(__file__).parent / "sixth-noble.txt").read_text(encoding="utf-8")


@pytest.fixture(scope="module", params=variants(), ids=str)
def finished(request: pytest.FixtureRequest) -> tuple[Match, Retrospect]:
    variant: Variant = request.param
    match = Match(variant.make(), "evening", ["Ada"])
    deque(play_on(match, Dealer("random")), maxlen=0)
    return match, look_back(match)


def test_the_course_ends_with_the_totals(finished: tuple[Match, Retrospect]) -> None:
    match, told = finished
    assert told.course[0] == match.at(0).scores
    assert len(told.course) == len(told.rounds) + 1
    for move, points in zip(told.rounds, told.course[1:], strict=True):
        assert points == match.at(move).scores
    assert told.rounds[-1] == len(match.played)
    assert list(told.rounds) == sorted(set(told.rounds))


def test_the_sources_add_up(finished: tuple[Match, Retrospect]) -> None:
    match, told = finished
    assert 1 <= len(told.sources) <= 6
    sums = tuple(map(sum, zip(*(source.points for source in told.sources), strict=True)))
    assert sums == match.score_sheet.totals


def test_emblems_are_things_of_the_game(finished: tuple[Match, Retrospect]) -> None:
    match, told = finished
    assert len(told.emblems) == match.game.parties
    for emblem in told.emblems:
        assert emblem is None or emblem in match.game.all_labels()


@pytest.mark.parametrize("language", LANGUAGES)
def test_moments_can_be_said_and_looked_at(
    finished: tuple[Match, Retrospect], language: str
) -> None:
    match, told = finished
    assert 1 <= len(told.moments) <= MOMENTS
    for moment in told.moments:
        assert 0 <= moment.move <= len(match.played)
        said = formatter(language)(moment.text)
        name = match.seat_name(moment.party)
        assert (name if isinstance(name, str) else formatter(language)(name)) in said
        assert formatter(language)(moment.title)


def test_the_turn_is_the_move_after_which_the_winner_stays_ahead() -> None:
    match = bagatelle.load_record(RECORD)
    (turn,) = [moment for moment in look_back(match).moments if moment.kind == "turn"]
    (winner,) = match.winners
    assert turn.party == winner
    after = [match.at(move).scores for move in range(len(match.played) + 1)]
    other = 1 - winner
    assert after[turn.move - 1][winner] <= after[turn.move - 1][other]
    assert all(points[winner] > points[other] for points in after[turn.move :])


def test_a_match_that_goes_on_is_not_told() -> None:
    with pytest.raises(ValueError, match="not over"):
        look_back(bagatelle.new_match("banquet", players=2, seed=7))
