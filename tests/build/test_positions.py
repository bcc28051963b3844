"""From named positions in the middle of games, both builds count the same lines of play."""

import pytest

from bagatelle.games import GAMES
from tests.build.positions import NamedPosition, named_positions

POSITIONS = named_positions()

QUESTIONS = {
    "banquet": "take serve clear",
    "rokoko": "pick play main take keep window pay place hire fund bonus trimming depute exchange"
    " give jewel task trial_card activate copy choose_hall expert_depute free_jewel",
    "augsburg": "buy bid show card use victim compensation discard give",
}
"""The kinds of decisions of each game."""


@pytest.mark.parametrize("position", POSITIONS, ids=str)
def test_lines_of_play(position: NamedPosition) -> None:
    found = position.lines_of_play()
    assert found == position.counts, (
        f"{found} instead of {position.counts} in {position.file.name}; "
        "after a change of rules: python -m tests.build.positions"
    )


def test_names_are_unique_and_begin_with_the_game() -> None:
    assert len({position.name for position in POSITIONS}) == len(POSITIONS)
    for position in POSITIONS:
        assert position.name.startswith(f"{position.match().game.info.name}-")


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_decision_has_a_position(game: str) -> None:
    of_game = [p for p in POSITIONS if p.name.startswith(f"{game}-")]
    found = {position.question() for position in of_game}
    assert found == {f"{game}-question-{kind}" for kind in QUESTIONS[game].split()}


@pytest.mark.parametrize("game", GAMES)
def test_several_numbers_of_players_have_positions(game: str) -> None:
    of_game = [p for p in POSITIONS if p.name.startswith(f"{game}-")]
    assert len({position.match().game.players for position in of_game}) >= 3
