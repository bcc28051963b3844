"""What is told and refused names clauses that stand in the rules, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bagatelle.games import GAMES
from bagatelle.games.banquet.scoring import ENDING_CLAUSES
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


def files_of(game: str) -> list[Path]:
    """The rules of a game, and the supplements to them: ``rokoko_expansions.md``."""
    return [RULES / f"{game}.md", *sorted(RULES.glob(f"{game}_*.md"))]


@pytest.mark.parametrize("name", GAMES)
def test_every_event_names_a_clause(name: str) -> None:
    known = {clause for file in files_of(name) for clause in clauses(file)}
    named = {kind.name: kind.clause for kind in GAMES[name].event_kinds}
    assert {event: clause for event, clause in named.items() if clause not in known} == {}


def test_every_ending_names_a_clause() -> None:
    assert set(ENDING_CLAUSES.values()) <= set(clauses(RULES / "banquet.md"))


def test_every_game_can_be_read_in_every_language() -> None:
    translated = {language for language in LANGUAGES if language != "en"}
    names = [file.stem for game in GAMES for file in files_of(game)]
    assert {*TRANSLATIONS} == {(name, language) for name in names for language in translated}
    assert sorted(names) == sorted(file.stem for file in RULES.glob("*.md"))


@pytest.mark.parametrize(("name", "language"), TRANSLATIONS)
def test_the_translated_rules_have_the_same_clauses(name: str, language: str) -> None:
    assert list(clauses(RULES / language / f"{name}.md")) == list(clauses(RULES / f"{name}.md"))


@pytest.mark.parametrize(("name", "language"), TRANSLATIONS)
def test_the_translated_rules_have_the_same_figures(name: str, language: str) -> None:
    """Numbers that differ are mistakes, or words: they must be counted alike."""
    english = clauses(RULES / f"{name}.md")
    translated = clauses(RULES / language / f"{name}.md")
    pairs = {
        clause: tuple(map(figures, comparable(text, english[clause])))
        for clause, text in translated.items()
    }
    assert {clause: pair for clause, pair in pairs.items() if pair[0] != pair[1]} == {}


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


def comparable(translated: str, english: str) -> tuple[str, str]:
    """What both say of a clause: a row, not an item, ends with sources or reasons in English."""
    if not english.lstrip().startswith("|"):
        return translated, english
    ours = cells(english)[:-1]
    return " ".join(cells(translated)[: len(ours)]), " ".join(ours)


def cells(row: str) -> list[str]:
    return row.strip().strip("|").split("|")


def figures(text: str) -> list[str]:
    """The figures of a clause, and the clauses that it cites, sorted; not the places in a book."""
    said = re.sub(r"[A-Z]+§[\d-]*", "", text)
    families = "AU|BQ|RK|RX|GEN|JB|DB|FD|FE|EX|IX"
    cited = rf"\b(?:{families})-[A-Z0-9-]+(?![a-z]{{2}})"  # FE-05, but no word such as FE-Kleid
    return sorted(re.findall(rf"{cited}|\b[A-Z]\d+[a-z]?\b|\d+", said))
