"""Fitting: the same seeds give the same weights, and chances are what they say."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest

from bagatelle.arena.fitting import Fit, NoMind, Played, _reliability, _spread, check, fit
from bagatelle.arena.tuning import tune
from bagatelle.bots.banquet import MIND as BANQUET
from bagatelle.bots.rokoko import MIND
from bagatelle.bots.search.minds import mind_of
from bagatelle.games import make_game


@pytest.fixture(scope="module")
def found() -> Fit:
    return fit("rokoko", 2, {}, games=2, rounds=1, seed="1")


def test_a_fit_depends_on_its_seed_and_on_nothing_else(found: Fit) -> None:
    assert fit("rokoko", 2, {}, games=2, rounds=1, seed="1", jobs=2) == found
    assert fit("rokoko", 2, {}, games=2, rounds=1, seed="2") != found


def test_a_fit_knows_what_it_learned_from(found: Fit) -> None:
    assert found.variant == "2"
    assert found.fitted.games == 2
    assert set(found.fitted.weights) <= set(MIND.names)
    assert "jewels" not in found.fitted.weights, "without the Jewelry Box there are none"
    assert found.fitted.weights["left"] > 0


def test_a_check_measures_the_weights_that_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    known = check("rokoko", 2, {}, games=3, seed="1")
    assert check("rokoko", 2, {}, games=3, seed="1", jobs=2) == known
    wrong = msgspec.structs.replace(known.fitted, weights={"left": -20.0})
    monkeypatch.setattr("bagatelle.arena.fitting.weights_in_use", lambda game: wrong)
    assert check("rokoko", 2, {}, games=3, seed="1").fitted.error > 2 * known.fitted.error


def test_tuning_depends_on_its_seed_and_moves_every_habit() -> None:
    found = tune("banquet", 2, meetings=2, games=1, seed="1")
    assert tune("banquet", 2, meetings=2, games=1, seed="1") == found
    assert tune("banquet", 2, meetings=2, games=1, seed="2") != found
    habits = dict(zip(BANQUET.habits, mind_of(make_game("banquet", 2, {})).habits, strict=True))
    assert found.keys() == habits.keys()
    assert all(found[name] != round(float(habits[name]), 4) for name in found)


def test_a_game_without_a_mind_has_nothing_to_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bagatelle.arena.fitting.maker_of", lambda game: None)
    with pytest.raises(NoMind):
        fit("banquet", 2)


def test_chances_come_true_as_often_as_they_say() -> None:
    """The one who is three points ahead wins three games of four, early and late."""
    wins = [1, 1, 1, 2]
    played: list[Played] = []
    for number in range(400):
        places = np.array([wins[number % 4], 3 - wins[number % 4]])
        left = number // 4 % 10 / 10
        rows = np.array([[[party, left, 0.0] for party in range(2)]])
        played.append((rows, np.array([3, 0]), places))
    estimates = [np.array([[3.0, 0.0]])] * len(played)
    spread = _spread(played, estimates)
    steps = _reliability(played, estimates, spread)
    assert sum(many for _, _, many in steps) == 800
    for said, came, _ in steps:
        assert abs(said - came) < 0.06, (said, came)
    doubtful = _reliability(played, estimates, (0.3, 1.0))
    assert any(abs(said - came) > 0.1 for said, came, _ in doubtful)
