"""The component table, its checks, and what the editions call things."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bagatelle.games.rokoko.components import Components, read, shipped
from bagatelle.games.rokoko.game import Rokoko
from bagatelle.games.rokoko.vocabulary import effect_row
from bagatelle.kernel.errors import PackError
from bagatelle.kernel.match import Match
from bagatelle.texts import catalogue
from tests.rules.rokoko import test_module_components
from tests.rules.rokoko.box_edits import TEXT, entry, findings, line_of
from tests.rules.rokoko.builder import Ball
from tests.texts.anatomy import ids_by_file

REFS = [
    *(f"dress:{name}01" for name in ("cl", "cg", "ul", "rg")),
    "decoration:upper-1",
    "segment:1",
]
DELUXE = entry('id = "deluxe"')
LAST_DRESS = entry('id = "rg06"')
LAST_TILE = entry('id = "r48"')
LAST_WORKER = entry('id = "6-6"')
LAST_HALL = entry('id = "hall5"')
EXAMPLE_DRESS = entry('id = "cl06"')
TWO_GREEN = (
    "silk = { common_lady = 0, common_gent = 2, uncommon_lady = 0, rare_gent = 0 }\n"
    'yarn = 1\nlace = 1\njoin = "slash"'
)


STATED, RANGE, EXAMPLE = "pack-stated", "pack-range", "pack-rokoko-example"
ONE_LINE = [
    ("rounds = 7", "rounds = 8", STATED),
    ("base_income = 5", "base_income = 6", STATED),
    ("depute = { master = 10", "depute = { master = 11", STATED),
    ("property_markers = 16", "property_markers = 20", STATED),
    ('rare_gent = "blue"', 'rare_gent = "green"', STATED),
    ("prestige_hidden = true", "prestige_hidden = false", STATED),
    ("sale = 28", "sale = 29", RANGE),
    ("prestige = 2\n", "prestige = 1\n", RANGE),
    ("yarn = 0", "yarn = -1", RANGE),
    ("lace = 0", "lace = 10", RANGE),
    ("uncommon_lady = 2, rare_gent = 1", "uncommon_lady = 10, rare_gent = 1", RANGE),
    ('id = "cl02"', 'id = "cl01"', "pack-twice"),
    ('id = "cl02"', 'id = "CL 02"', "pack-bad-id"),
    ("silk = { common_lady = 2, common_gent = 0, uncommon_lady = 0, rare_gent = 0 }",
     "silk = { common_gent = 2, common_lady = 0, uncommon_lady = 0, rare_gent = 0 }",
     "pack-rokoko-own-silk"),
    ("silk = { common_lady = 2, common_gent = 0, uncommon_lady = 0, rare_gent = 0 }",
     "silk = { common_lady = 2, common_gent = 0, uncommon_lady = 0 }",
     "pack-missing"),
    ("silk = { common_lady = 2, common_gent = 0, uncommon_lady = 0, rare_gent = 0 }",
     "silk = { common_lady = 2, common_gent = 1, uncommon_lady = 1, rare_gent = 1 }",
     "pack-rokoko-colours"),
    ('join = "plus"', 'join = "single"', "pack-rokoko-trimmings"),
    ('yarn = 1\nlace = 0\njoin = "single"', 'yarn = 1\nlace = 0\njoin = "slash"',
     "pack-rokoko-trimmings"),
    ('id = "r02"', 'id = "r01"', "pack-twice"),
    ('id = "deluxe"', 'id = "2020"', "pack-word"),
    ("deluxe_players = [1, 2, 3]", "deluxe_players = [2, 3]", STATED),
    ('bonus = "none"\n', 'crown = true\nbonus = "none"\n', STATED),
    ('bonus = "gain_livre"', 'bonus = "gain_silver"', STATED),
    ("args = { n = 2 }", "args = { n = 3 }", STATED),
    ('id = "3-1"', 'id = "3-9"', STATED),
    ('clause = "RK-BONUS-L3-01"', 'clause = "RK-BONUS-L3-02"', STATED),
    ("level = 3", "level = 4", STATED),
    ("crown = true", "crown = false", STATED),
    ('level = 0\nkind = "master"', 'level = 1\nkind = "master"', STATED),
    ("players = [2, 3]", "players = [2, 4]", STATED),
    ("segments = 3", "segments = 2", STATED),
    ("per_segment = 3", "per_segment = 5", RANGE),
    ("cost = [8, 6, 5, 4, 2, 0]", "cost = [9, 6, 5, 4, 2, 0]", RANGE),
    ("cost = [8, 6, 5, 4, 2, 0]", "cost = [8, 6, 5, 4, 0, 2]", "pack-falling"),
    ("dark = [4, 5]", "dark = [3, 4]", STATED),
    ('id = "hall4"', 'id = "hall6"', STATED),
    ("majority = [5, 2]", "majority = [5, 6]", "pack-falling"),
    ("majority = [5, 2]", "majority = [21, 2]", RANGE),
    ("musician = { cost = 18", "musician = { cost = 61", RANGE),
    ("cost = 18, prestige = 5", "cost = 18, prestige = -5", RANGE),
    ('id = "hall2-2"', 'id = "hall2-7"', STATED),
    ('reward = "coins:3"', 'reward = "gold"', "pack-rokoko-reward"),
    ('reward = "coins:3"', 'reward = "coins"', "pack-rokoko-reward"),
    ('reward = "coins:3"', 'reward = "coins:30"', "pack-rokoko-reward"),
    ('reward = "yarn"', 'reward = "yarn:2"', "pack-rokoko-reward"),
    ("majority = [6, 2]", "majority = [6, 3]", "pack-rokoko-fireworks"),
    ("multiplier = 3", "multiplier = 4", RANGE),
    ('id = "statue-1"', 'id = "statue-9"', STATED),
    ('{ id = "statue-1", cost = 12', '{ id = "statue-1", cost = -1', RANGE),
    ('"upper-2", cost = 13, prestige = 1', '"upper-2", cost = 13, prestige = 21', RANGE),
    ('"lower-2", cost = 14', '"lower-2", multiplier = 2, cost = 14', RANGE),
    ("prestige = [5, 3, 2]", "prestige = [2, 3, 5]", "pack-falling"),
    ("prestige = [5, 3, 2]", "prestige = [5, 3, 0]", RANGE),
    ("prestige = [5, 3, 2]", "prestige = [9, 8, 7, 6, 5, 4, 3, 2, 1]", "pack-count-range"),
    ("cost = [8, 6, 5, 4, 2, 0]", "cost = [8, 8, 8, 7, 7, 6, 6, 5, 5, 4, 3, 2, 0]",
     "pack-count-range"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "reason"), ONE_LINE)
def test_a_figure_that_contradicts_the_rulebooks_is_found_in_its_line(
    old: str, new: str, reason: str
) -> None:
    same = next(at for at, (left, right) in enumerate(zip(old, new, strict=False)) if left != right)
    line = line_of(old) + old[:same].count("\n")
    assert (line, reason) in findings((old, new))


@pytest.mark.parametrize(
    ("old", "new", "reason", "where"),
    [
        (DELUXE, "", "pack-count", "[[edition]]"),
        ('colour = "rare_gent"\n', 'colour = "common_gent"\n', "pack-rokoko-dresses", "[[dress]]"),
        (LAST_DRESS, "", "pack-rokoko-dresses", "[[dress]]"),
        (LAST_TILE, "", "pack-count", "[[resource]]"),
        (
            "silk = { common_lady = 3, common_gent = 0, uncommon_lady = 0, rare_gent = 0 }\nyarn",
            "silk = { common_lady = 0, common_gent = 0, uncommon_lady = 0, rare_gent = 0 }\nyarn",
            "pack-rokoko-no-silk",
            "silk = { common_lady = 3, common_gent = 0, uncommon_lady = 0, rare_gent = 0 }\nyarn",
        ),
        (
            'kind = "master"\nbonus = "none"',
            'kind = "apprentice"\nbonus = "none"',
            "pack-rokoko-masters",
            "[[base_employee]]",
        ),
        (LAST_WORKER, "", "pack-count", "[[employee]]"),
        (entry('id = "base-5"'), "", "pack-count", "[[base_employee]]"),
        (
            'kind = "journeyman"\nbonus = "extra_fund_discount"',
            'kind = "apprentice"\nbonus = "extra_fund_discount"',
            "pack-rokoko-crowns",
            "[[employee]]",
        ),
        (LAST_HALL, "", "pack-count", "[[board.small.hall]]"),
        ("terrace = true\n", "", "pack-rokoko-terrace", "[[board.small.hall]]"),
        (
            'id = "hall5-1", master = true',
            'id = "hall5-1", master = false',
            "pack-rokoko-master-space",
            'spaces = [\n  { id = "hall5-1"',
        ),
        (
            '{ id = "fireworks-1", cost = 10',
            '{ id = "fireworks-1", cost = 30',
            "pack-rising",
            'spaces = [\n  { id = "fireworks-1"',
        ),
    ],
)
def test_a_box_that_lacks_something_is_found(old: str, new: str, reason: str, where: str) -> None:
    assert (line_of(where), reason) in findings((old, new))


@pytest.mark.parametrize(
    ("lacking", "where"),
    [
        ('id = "1-2"', "[[employee]]"),
        ('id = "base-4"', "[[base_employee]]"),
        ('id = "r20"', "[[resource]]"),
    ],
)
def test_one_thing_that_is_missing_makes_the_others_no_worse(lacking: str, where: str) -> None:
    """Others of its list are still compared with what is known of them."""
    assert findings((entry(lacking), "")) == [(line_of(where), "pack-count")]
    wrong = ('clause = "RK-BONUS-L1-06"', 'clause = "RK-BONUS-L1-07"')
    after = [reason for _, reason in findings((entry(lacking), ""), wrong)]
    assert sorted(after) == ["pack-count", "pack-stated"]


@pytest.mark.parametrize(
    ("edits", "where"),
    [
        ([(EXAMPLE_DRESS, EXAMPLE_DRESS.replace("= 3", "= 2"))], "[[dress]]"),
        (
            [(TWO_GREEN, TWO_GREEN.replace("common_gent = 2", "common_gent = 1"))]
            * TEXT.count(TWO_GREEN),
            "[[resource]]",
        ),
        ([("cost = [8, 6, 5, 4, 2, 0]", "cost = [8, 6, 5, 5, 2, 0]"),
          ("cost = [8, 7, 6, 5, 4, 3, 1, 0]", "cost = [8, 7, 6, 5, 5, 3, 1, 0]")],
         "cost = [8, 6, 5, 4, 2, 0]"),
        ([("cost = 10,", "cost = 11,")] * TEXT.count("cost = 10,"), "[board.small]"),
        ([("majority = [3, 1]", "majority = [3, 2]")] * TEXT.count("majority = [3, 1]"),
         "[[board.small.hall]]"),
    ],
)  # fmt: skip
def test_what_the_examples_of_the_rulebooks_show_must_be_there(
    edits: list[tuple[str, str]], where: str
) -> None:
    assert (line_of(where), EXAMPLE) in findings(*edits)


def test_two_tiles_of_an_example() -> None:
    text = re.sub(
        r"(silk = \{ common_lady = )\d(, common_gent = \d, uncommon_lady = )1(.*\nyarn)",
        r"\g<1>4\g<2>2\3",
        TEXT,
    )
    with pytest.raises(PackError) as refused:
        read(text)
    examples = [found for found in refused.value.findings if found.reason.id == EXAMPLE]
    assert [found.reason.args["example"] for found in examples] == ["tiles"]


def test_rare_silk_is_rare() -> None:
    edits = [("rare_gent = 0 }\nyarn", "rare_gent = 9 }\nyarn")] * 8
    assert findings(*edits) == [(line_of("[[resource]]"), "pack-rokoko-rarity")]


def test_too_many_spaces_for_the_table() -> None:
    more = "".join(f'  {{ id = "statue-{n}", cost = 20, prestige = 0 }},\n' for n in range(4, 50))
    last = '  { id = "statue-3", cost = 17, prestige = 0 },\n'
    found = findings((last, last + more))
    assert found == [(line_of("[board.small.statues]"), "pack-count-range")]
    guests = "".join(
        f'  {{ id = "royal-{n}", master = false, reward = "none" }},\n' for n in range(6, 60)
    )
    last = '  { id = "royal-5", master = false, reward = "lace" },\n'
    assert [reason for _, reason in findings((last, last + guests))] == ["pack-count-range"]
    rockets = "".join(
        f'  {{ id = "fireworks-{n}", cost = 30, prestige = 2, multiplier = 3 }},\n'
        for n in range(5, 18)
    )
    last = '  { id = "fireworks-4", cost = 24, prestige = 2, multiplier = 3 },\n'
    assert [reason for _, reason in findings((last, last + rockets))] == ["pack-count-range"]


def test_every_reason_is_tried() -> None:
    """Each kind of finding that only Rokoko knows has its case above."""
    files = (Path(__file__), Path(str(test_module_components.__file__)))
    source = "".join(file.read_text(encoding="utf-8") for file in files)
    known = [name for name in ids_by_file(catalogue("en"))["pack.ftl"] if "-rokoko-" in name]
    assert len(known) > 10
    assert [name for name in known if f'"{name}"' not in source] == []


def test_an_owner_may_read_other_figures_off_the_cards() -> None:
    assert (
        findings(
            (
                'sale = 6\nprestige = 2\nprovenance = "reconstructed"',
                'sale = 8\nprestige = 2\nprovenance = "owner"',
            ),
            (
                'kind = "journeyman"\nbonus = "prestige_per_dresses"',
                'kind = "master"\nbonus = "prestige_per_dresses"',
            ),
            ("musician = { cost = 18, prestige = 5 }", "musician = { cost = 19, prestige = 6 }"),
            ("prestige = [5, 3, 2]", "prestige = [5, 3, 2, 1]"),
        )
        == []
    )


def test_all_is_found_at_once_even_beside_fields_that_are_misspelt() -> None:
    assert findings(
        ("rounds = 7", "rouds = 7"),
        ("sale = 28", "sale = 29"),
        ('colour = "rare_gent"\n', 'colour = "rare_gnet"\n'),
        ("dark = [4, 5]", "dark = [3, 4]"),
    ) == [
        (line_of("[constants]"), "pack-missing"),
        (line_of("rounds = 7"), "pack-unknown"),
        (line_of('colour = "rare_gent"\n'), "pack-word"),
        (line_of("sale = 28"), "pack-range"),
        (line_of("dark = [4, 5]"), "pack-stated"),
    ]


def test_a_game_with_a_pack_uses_its_figures() -> None:
    box = read(TEXT.replace("cost = [8, 6, 5, 4, 2, 0]", "cost = [8, 6, 5, 4, 1, 0]"))
    assert list(Rokoko(2, {}, box).rules.box.board.window_cost) == [8, 6, 5, 4, 1, 0]
    assert Rokoko(2, {}, box).components_hash != Rokoko(2, {}).components_hash


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
