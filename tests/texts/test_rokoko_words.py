"""Rokoko's bonuses say what they do, in the words of their edition."""

from __future__ import annotations

import pytest

from bagatelle.games.rokoko.components import shipped
from bagatelle.games.rokoko.words import Words
from bagatelle.texts import LANGUAGES, speaker

BONUSES = {worker.id: worker for worker in shipped().workers}
WORDS = {edition.id: Words(shipped(), edition) for edition in shipped().edition}

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_edition = pytest.mark.parametrize("edition", WORDS)

UNCOMMON_OR_RARE = {
    "en": "uncommon or rare bale",
    "fr": "balle peu courante ou rare",
    "de": "relativ seltenem oder seltenem Ballen",
}


def bonus(edition: str, worker: str, language: str) -> str:
    return speaker(language)(WORDS[edition].bonus(BONUSES[worker]))


@each_language
@each_edition
def test_prestige_for_silk_is_for_uncommon_bales_too(edition: str, language: str) -> None:
    """RK-BONUS-L5-04a: the bales of C3, which are uncommon, count like those of C4."""
    assert UNCOMMON_OR_RARE[language] in bonus(edition, "5-4", language)
