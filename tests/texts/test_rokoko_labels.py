"""Rokoko's bonuses say what they do, in the words of their edition."""

from __future__ import annotations

import re

import pytest

from bagatelle.games.rokoko.components import shipped
from bagatelle.games.rokoko.labels import Labels
from bagatelle.texts import LANGUAGES, formatter

BONUSES = {worker.id: worker for worker in shipped().workers}
WORDS = {edition.id: Labels(shipped(), edition) for edition in shipped().edition}

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_edition = pytest.mark.parametrize("edition", WORDS)

UNCOMMON_OR_RARE = {
    ("2013", "en"): "uncommon or rare bale",
    ("2013", "fr"): "balle peu courante ou rare",
    ("2013", "de"): "relativ seltenem oder seltenem Ballen",
    ("deluxe", "en"): "uncommon or rare bale",
    ("deluxe", "fr"): "rouleau peu commun ou rare",
    ("deluxe", "de"): "relativ seltenem oder seltenem Ballen",
}

FRENCH = {
    "2013": ("laine", "embellissement", "hôte de marque", "balle", "créez", "dé à coudre d’or"),
    "deluxe": ("fil", "décoration", "Maître invité", "rouleau", "confect", "dé à coudre en or"),
}
"""The words of which each French edition has its own, in the same order."""


def bonus(edition: str, worker: str, language: str) -> str:
    return formatter(language)(WORDS[edition].bonus(BONUSES[worker]))


@each_language
@each_edition
def test_prestige_for_silk_is_for_uncommon_bales_too(edition: str, language: str) -> None:
    """RK-BONUS-L5-04a: the bales of C3, which are uncommon, count like those of C4."""
    assert UNCOMMON_OR_RARE[edition, language] in bonus(edition, "5-4", language)


@each_edition
def test_french_bonuses_use_the_words_of_their_edition(edition: str) -> None:
    (other,) = WORDS.keys() - {edition}
    told = " / ".join(bonus(edition, worker, "fr") for worker in BONUSES)
    assert [word for word in FRENCH[edition] if not has(told, word)] == []
    assert [word for word in FRENCH[other] if has(told, word)] == []


@each_edition
def test_french_crowns_on_the_sheet_use_the_words_of_their_edition(edition: str) -> None:
    crowns = [worker for worker in shipped().workers if worker.crown]
    lines = [formatter("fr")(WORDS[edition].crown(worker)) for worker in crowns]
    told = " / ".join(lines)
    yarn, _, space, *_ = FRENCH[edition]
    assert has(told, yarn)
    assert has(told, space)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_other_languages_have_one_word_for_both_editions(language: str) -> None:
    for worker in ("base-3", "2-4", "3-1", "3-3", "6-4", "6-5"):
        assert bonus("2013", worker, language) == bonus("deluxe", worker, language)


def has(text: str, beginning: str) -> bool:
    """Whether a word of the text begins like this."""
    return re.search(rf"\b{beginning}", text) is not None
