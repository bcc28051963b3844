"""What a page is told of a game once: labels, flags and figures, for every variant."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bagatelle.games import GAMES, make_game
from bagatelle.server.updates import facts_of
from bagatelle.texts import formatter

VARIANTS = [
    (name, players, options)
    for name, game in GAMES.items()
    for players, options in game.tested_variants
]


@pytest.mark.parametrize(("name", "players", "options"), VARIANTS)
def test_whatever_a_choice_refers_to_has_a_label(
    name: str, players: int, options: Mapping[str, str]
) -> None:
    game = make_game(name, players, options)
    refs = {ref for move in game.all_moves() for ref in game.choice(move).refs}
    labels = facts_of(game).labels
    assert {ref for ref in refs if not ref.startswith("seat:")} <= set(labels)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("name", GAMES)
def test_every_label_can_be_said(name: str, language: str) -> None:
    players, options = GAMES[name].tested_variants[-1]
    say = formatter(language)
    for ref, label in facts_of(make_game(name, players, options)).labels.items():
        assert say(label), ref


@pytest.mark.parametrize(("name", "players", "options"), VARIANTS)
def test_actions_and_flags_are_those_of_the_rows(
    name: str, players: int, options: Mapping[str, str]
) -> None:
    game = make_game(name, players, options)
    facts = facts_of(game)
    named = {form.kind for form in game.notation.forms if "{" in " ".join(form.words)}
    assert named.isdisjoint(facts.actions)
    events = {kind.name: kind for kind in game.event_kinds}
    assert all(events[event].routine for event in facts.routine)
    assert all(events[event].tone == tone for event, tone in facts.tones.items())


def test_the_figures_of_augsburg_are_those_of_its_box() -> None:
    assert facts_of(make_game("augsburg", 3, {})).figures == {
        "church": 25,
        "cathedral": 45,
        "trade_florins": 300,
        "theft_florins": 100,
        "theft_points": 1,
        "given_up_points": 2,
    }


def test_every_game_says_how_long_it_takes() -> None:
    assert {name: game.info.minutes for name, game in GAMES.items()} == {
        "banquet": (20, 20),
        "rokoko": (60, 120),
        "augsburg": (75, 75),
    }
