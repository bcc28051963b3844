"""The component table, its checks, and what the editions call things."""

from __future__ import annotations

from importlib import resources

import msgspec
import pytest

from bagatelle.games.rokoko.components import Components, read, shipped
from bagatelle.games.rokoko.game import Rokoko
from bagatelle.games.rokoko.vocabulary import effect_row
from bagatelle.kernel.match import Match
from bagatelle.texts import catalogue
from tests.rules.rokoko.builder import Ball

REFS = [
    *(f"dress:{name}01" for name in ("cl", "cg", "ul", "rg")),
    "decoration:upper-1",
    "segment:1",
]


def text() -> str:
    file = resources.files("bagatelle.games.rokoko").joinpath("components.toml")
    return file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "blamed"),
    [
        ("rounds = 7", "rounds = 8", "rounds"),
        ("base_income = 5", "base_income = 6", "base_income"),
        ("sale = 28", "sale = 29", "sale of rg06"),
        ('id = "cl02"', 'id = "cl01"', "stands twice"),
        ('colour = "rare_gent"\n', 'colour = "common_gent"\n', "dresses"),
        ('join = "plus"', 'join = "single"', "trimmings of r39"),
        ('kind = "master"\nbonus = "none"', 'kind = "apprentice"\nbonus = "none"', "base masters"),
        ('bonus = "gain_livre"', 'bonus = "gain_silver"', "bonus"),
        ("level = 6", "level = 5", "hireable workers"),
        ("crown = true", "crown = false", "crowns"),
        ("per_segment = 3", "per_segment = 5", "places in a segment"),
        ("cost = [8, 6, 5, 4, 2, 0]", "cost = [9, 6, 5, 4, 2, 0]", "window"),
        ("cost = [8, 6, 5, 4, 2, 0]", "cost = [8, 6, 5, 4, 0, 2]", "falling"),
        ("dark = [4, 5]", "dark = [3, 4]", "dark windows"),
        ("terrace = true\nmajority = [5, 2]", "majority = [5, 2]", "halls below the terrace"),
        ('reward = "coins:3"', 'reward = "gold"', "reward"),
        ("majority = [6, 2]", "majority = [6, 3]", "fireworks majorities"),
        ("prestige = [5, 3, 2]", "prestige = [2, 3, 5]", "all-halls"),
        ("property_markers = 16", "property_markers = 20", "editions"),
    ],
)
def test_a_box_that_contradicts_the_rulebooks_is_refused(old: str, new: str, blamed: str) -> None:
    assert old in text()
    with pytest.raises(ValueError, match=blamed):
        Rokoko(2, {}, read(text().replace(old, new, 1)))


def test_unknown_fields_are_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        read(text().replace("rounds = 7", "rounds = 7\nrouds = 7"))


def test_every_worker_names_a_clause_and_an_effect() -> None:
    box: Components = shipped()
    clauses = [worker.clause for worker in box.workers]
    assert len(set(clauses)) == len(clauses) == 33
    for worker in box.workers:
        assert worker.clause.split("-")[-1].lstrip("0") == worker.id.split("-")[-1]


@pytest.mark.parametrize(
    ("bonus", "args"),
    [("gain_livre", {}), ("livre_per_colour", {"purple": 1}), ("yarn_or_lace", {"price": 1})],
)
def test_a_bonus_without_its_figures_is_refused(bonus: str, args: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=bonus):
        effect_row(bonus, dict(args), ["common_lady"])


def test_the_editions_name_colours_and_rows_differently() -> None:
    say = catalogue("en").say
    words = {}
    for edition in ("2013", "deluxe"):
        game = Rokoko(2, {"edition": edition})
        words[edition] = [say(game.word(ref)) for ref in REFS]
        view = Ball(Match(game, "1")).view()
        assert view.edition == edition
    assert words["2013"] == [
        "yellow dress cl01", "green coat cg01", "red dress ul01", "blue coat rg01",
        "upper fountain 1", "segment 1",
    ]  # fmt: skip
    assert words["deluxe"] == [
        "blue dress cl01", "pink coat cg01", "green dress ul01", "orange coat rg01",
        "left kitchen 1", "drawer 1",
    ]  # fmt: skip
