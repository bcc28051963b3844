"""Verdicts call players by their names, in every language."""

from __future__ import annotations

import pytest

from bagatelle.kernel.message import Message
from bagatelle.kernel.score import players_named
from bagatelle.texts import LANGUAGES, formatter
from tests.rules.rokoko.builder import final, lay

each_language = pytest.mark.parametrize("language", LANGUAGES)

SHARED = ("augsburg-verdict-shared", "banquet-verdict-end-card-shared", "rokoko-verdict-shared")
LISTS = {
    "en": ["Ada and Ben", "Ada, Ben and Player 3", "Ada, Ben, Player 3 and Dora"],
    "fr": ["Ada et Ben", "Ada, Ben et Joueur 3", "Ada, Ben, Joueur 3 et Dora"],
    "de": ["Ada und Ben", "Ada, Ben und Spieler 3", "Ada, Ben, Spieler 3 und Dora"],
}


@each_language
@pytest.mark.parametrize("winners", [2, 3, 4])
def test_a_shared_victory_names_everybody_who_shares_it(winners: int, language: str) -> None:
    setting = lay(5)
    for seat in range(winners):
        setting.prestige(seat, 3)
    ball = final(setting)
    ball.match.names = ("Ada", "Ben", "", "Dora", "Eve")
    assert len(ball.match.winners) == winners
    sentence = formatter(language)(ball.match.score_sheet.verdict)
    assert LISTS[language][winners - 2] in sentence
    assert "Eve" not in sentence


@each_language
@pytest.mark.parametrize("name", SHARED)
def test_every_game_lists_who_shares_the_victory(name: str, language: str) -> None:
    assert "Ada, Ben" in formatter(language)(Message(name, {"winners": "Ada, Ben"}))


def test_one_player_needs_no_list() -> None:
    assert players_named([1]) == "seat:2"
