"""What is told and refused names clauses that stand in the rules, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bagatelle.games import GAMES
from bagatelle.games.banquet.events import ENDING_CLAUSES
from bagatelle.texts import LANGUAGES
from tests.rule_coverage import CLAUSE, PROJECT

RULES = PROJECT / "docs" / "rules"
TRANSLATIONS = [
    (file.stem, language)
    for language in LANGUAGES
    for file in sorted((RULES / language).glob("*.md"))
]
SECTION_4 = re.compile(r"^#+ 4\.", re.MULTILINE)


def clauses(file: Path) -> dict[str, str]:
    """The clauses of a rules file and its rulings: what stands before section 4."""
    text = SECTION_4.split(file.read_text(encoding="utf-8"))[0]
    return {found["id"]: found["text"] for found in CLAUSE.finditer(text)}


@pytest.mark.parametrize("name", GAMES)
def test_every_event_names_a_clause(name: str) -> None:
    known = clauses(RULES / f"{name}.md")
    named = {kind.name: kind.clause for kind in GAMES[name].event_kinds}
    assert {event: clause for event, clause in named.items() if clause not in known} == {}


def test_every_ending_names_a_clause() -> None:
    assert set(ENDING_CLAUSES.values()) <= set(clauses(RULES / "banquet.md"))


def test_every_game_can_be_read_in_every_language() -> None:
    translated = {language for language in LANGUAGES if language != "en"}
    assert {*TRANSLATIONS} == {(name, language) for name in GAMES for language in translated}


@pytest.mark.parametrize(("name", "language"), TRANSLATIONS)
def test_the_translated_rules_have_the_same_clauses(name: str, language: str) -> None:
    assert list(clauses(RULES / language / f"{name}.md")) == list(clauses(RULES / f"{name}.md"))


@pytest.mark.parametrize(("name", "language"), TRANSLATIONS)
def test_the_translated_rules_have_the_same_figures(name: str, language: str) -> None:
    """Numbers that differ are mistakes, or words: they must be counted alike."""
    english = clauses(RULES / f"{name}.md")
    translated = clauses(RULES / language / f"{name}.md")
    differing = {
        clause: (figures(text), figures(without_sources(english[clause])))
        for clause, text in translated.items()
        if figures(text) != figures(without_sources(english[clause]))
    }
    assert differing == {}


@pytest.mark.parametrize(
    ("file", "words"),
    [
        ("rokoko.md", "used as far as it helps"),
        ("fr/rokoko.md", "prise autant qu’elle sert"),
        ("de/rokoko.md", "so weit er hilft"),
    ],
)
def test_rulings_on_the_silk_discount_agree(file: str, words: str) -> None:
    """One says which payments there are with a discount, the other for which dresses it is."""
    known = clauses(RULES / file)
    assert words in known["RK-R-24"]
    assert words in known["RK-R-25"]


def without_sources(text: str) -> str:
    """A row ends with its sources or reasons, which are not translated; an item has none."""
    is_row = text.lstrip().startswith("|")
    return text.rpartition("|")[0].rpartition("|")[0] if is_row else text


def figures(text: str) -> list[str]:
    """The figures of a clause, and the clauses that it cites, sorted."""
    return sorted(re.findall(r"(?:AU|BQ|RK)-[A-Z0-9-]+|\b[A-Z]\d+[a-z]?\b|\d+", text))
