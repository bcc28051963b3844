"""The tables of the modules in the component file, and their checks."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from bagatelle.games.rokoko.components import Components, read, shipped
from bagatelle.games.rokoko.game import Rokoko
from bagatelle.kernel.errors import PackError
from bagatelle.kernel.message import Message
from bagatelle.texts import LANGUAGES, catalogue
from tests.rules.rokoko.box_edits import TEXT, edited, entry, findings, line_of, places

MISSING, UNKNOWN, WORD = "pack-missing", "pack-unknown", "pack-word"
STATED, RANGE, COUNT, COUNTS = "pack-stated", "pack-range", "pack-count", "pack-count-range"

OLD = TEXT[: TEXT.rindex("# ====")]
"""A file from before there were modules."""
FIRST_TITLES = {
    "en": "Jewelry Box: the 24 jewels",
    "fr": "La boîte à bijoux\N{NO-BREAK SPACE}: les 24 bijoux",
    "de": "Schmuckkästchen: die 24 Schmuckstücke",
}


def thing(name: str) -> str:
    return f'id = "{name}"'


def change(line: str, old: str, new: str) -> tuple[str, str]:
    """An edit in the entry that has a line."""
    whole = entry(line)
    assert old in whole, (line, old)
    return whole, whole.replace(old, new, 1)


def place_of(line: str, words: str) -> tuple[int, int]:
    """Where words stand in the entry that has a line."""
    before = TEXT[: TEXT.index(entry(line)) + entry(line).index(words)]
    return before.count("\n") + 1, len(before) - before.rfind("\n")


def case(rule: str, line: str, old: str, new: str, reason: str, where: str = "") -> Any:
    """A change in one entry, and where it is blamed: in its own place if nothing else is said."""
    marks = [pytest.mark.rule(rule)] if rule else []
    name = f"{line.strip('[]')}: {new.partition(chr(10))[0]}"
    return pytest.param(line, old, new, reason, where or old, marks=marks, id=name)


# ---------------------------------------------------------------------- one figure

COUNTED = "total = 24"
ROW = "cost = [6, 5, 4, 3, 2]"
SMALL, LARGE = "[jeweler.small]", "[jeweler.large]"
JOURNEYMAN, MASTER = "[trial.journeyman]", "[trial.master]"
SCARCE = 'silk = ["uncommon_lady", "rare_gent"]'
NECKLACE, RING = thing("ncl1"), thing("rrg4")
DRAWER, TAILOR, COLUMN = thing("db01"), thing("db02"), thing("db03")
FUND, HIRE, FAVOUR = thing("db04"), thing("db08"), thing("db15")
FAVOURS = FAVOUR, thing("db17")

JEWELS = [
    case("CF-03", COUNTED, "total = 24", "total = 23", STATED),
    case("CF-03", COUNTED, "counts = [7, 7, 6, 4]", "counts = [6, 6, 6, 6]", STATED),
    case("CF-03", COUNTED, "common_gent = 7", "common_gent = 6", "pack-rokoko-jewel-counts", "by_"),
    case("CF-03", COUNTED, "common_gent = 7,", "", "pack-rokoko-jewel-counts", "by_"),
    case("CF-04", NECKLACE, 'kind = "necklace"', 'kind = "ring"', STATED),
    case("CF-04", RING, 'kind = "ring"', 'kind = "necklace"', STATED),
    case("CF-04", RING, 'kind = "ring"', 'kind = "brooch"', WORD),
    case("CF-07", NECKLACE, "income = 1", "income = 2", STATED),
    case("CF-07", RING, "prestige = 1", "prestige = 2", STATED),
    case("CF-08", NECKLACE, "income = 1", "cost = 3\nincome = 1", UNKNOWN),
    case("CF-08", ROW, ROW, "cost = [2, 3, 4, 5, 6]", "pack-falling"),
    case("", ROW, ROW, "cost = [6, 5, 4]", COUNTS),
    case("", ROW, ROW, "cost = [9, 8, 7, 6, 5, 4, 3, 2, 1]", COUNTS),
    case("", ROW, "2]", "0]", RANGE),
    case("", thing("ncl2"), thing("ncl2"), thing("ncl1"), "pack-twice"),
    case("CF-09", SMALL, "cost = 8", "cost = 6", "pack-rokoko-prices", "spaces = ["),
    case("CF-09", SMALL, "max_per_player = 1", "max_per_player = 2", STATED),
    case("CF-09", LARGE, "max_per_player = 1", "max_per_player = 2", STATED),
    case("", LARGE, "cost = 7", "cost = 10", "pack-rising", "spaces = ["),
    case("", LARGE, "cost = 7", "cost = -7", RANGE),
    case("", LARGE, "prestige = 2", "prestige = 22", RANGE),
    case("", LARGE, thing("jeweler-2"), thing("jeweler-9"), STATED),
    case("", SMALL, '{ id = "jeweler-3", cost = 11, prestige = 1 },', "", COUNTS, "spaces = ["),
]

TRIALS = [
    case("CF-05", JOURNEYMAN, "fee = 5", "fee = 4", STATED),
    case("CF-05", JOURNEYMAN, "prestige = 1", "prestige = 2", STATED),
    case("CF-05", MASTER, "fee = 5", "fee = 6", STATED),
    case("CF-05", MASTER, "prestige = 1", "prestige = 0", STATED),
    case("CF-05", JOURNEYMAN, 'taker = "apprentice"', 'taker = "journeyman"', STATED),
    case("CF-05", MASTER, 'taker = "journeyman"', 'taker = "master"', STATED),
    case("CF-05", JOURNEYMAN, '  { id = "J4"', '  # { id = "J4"', COUNT, "tasks = ["),
    case("CF-05", MASTER, '  { id = "M2"', '  # { id = "M2"', COUNT, "tasks = ["),
    case("", MASTER, 'clause = "JB-TRIAL-M-07"', 'clause = "JB-TRIAL-M-08"', STATED),
    case("", JOURNEYMAN, thing("J3"), thing("J5"), WORD),
    case("", JOURNEYMAN, thing("J2"), thing("J1"), "pack-twice"),
    case("", JOURNEYMAN, 'clause = "JB-TRIAL-J-03"', 'clause = "JB-TRIAL-J-04"', STATED),
    case("", MASTER, 'kind = "master"', 'kind = "journeyman"', STATED),
    case("", JOURNEYMAN, 'action = "fund"', 'action = "tailor"', STATED),
    case("", JOURNEYMAN, "keep = false", "keep = true", STATED),
    case("", JOURNEYMAN, ", keep = false", "", MISSING, '{ id = "J3"'),
    case("", JOURNEYMAN, 'action = "fund"', 'keep = true, action = "fund"', UNKNOWN),
    case("", MASTER, 'wearer = "lady"', 'wearer = "gent"', STATED),
    case("", MASTER, ', wearer = "lady"', "", MISSING, '{ id = "M1"'),
    case("", MASTER, 'kind = "master"', 'wearer = "lady", kind = "master"', UNKNOWN),
    case("", MASTER, 'kind = "master"', 'silk = ["rare_gent"], kind = "master"', UNKNOWN),
    case("", JOURNEYMAN, ', silk = ["common_lady", "common_gent"]', "", MISSING, '{ id = "J1"'),
    case("", JOURNEYMAN, SCARCE, 'silk = ["common_gent", "rare_gent"]', "pack-rokoko-task-silk"),
    case("", JOURNEYMAN, SCARCE, 'silk = ["rare_gent"]', "pack-rokoko-task-silk"),
    case("", MASTER, thing("M3"), thing("M1"), "pack-twice", thing("M1")),
]

WORKERS = [
    case("CF-02", thing("jm-3"), "level = 5", "level = 4", STATED),
    case("CF-02", thing("jj-3"), "level = 2", "level = 3", STATED),
    case("CF-02", thing("sa-3"), "level = 0", "level = 1", STATED),
    case("CF-02", thing("jm-3"), 'kind = "master"', 'kind = "journeyman"', STATED),
    case("CF-02", thing("jj-3"), 'kind = "journeyman"', 'kind = "master"', STATED),
    case("CF-02", thing("sa-3"), 'kind = "apprentice"', 'kind = "journeyman"', STATED),
    case("CF-06", thing("sa-3"), "prestige_per_play = 3", "prestige_per_play = 2", STATED),
    case("CF-06", thing("sa-3"), 'bonus = "gain_prestige"', 'bonus = "gain_livre"', STATED),
    case("CF-06", thing("sa-3"), 'condition = "master_spaces"', 'condition = "ladies"', STATED),
    case("CF-06", thing("sa-4"), "args = { min = 30 }", "args = { min = 20 }", STATED),
    case("", thing("sa-4"), 'bonus_clause = "JB-SPECIAL-20"', 'bonus_clause = "JB-20"', STATED),
    case("", thing("sa-4"), 'clause = "JB-SPECIAL-04"', 'clause = "JB-SPECIAL-05"', STATED),
    case("", thing("jm-6"), "crown = true", "crown = false", STATED),
    case("", thing("jm-6"), 'bonus = "crown_jewel_sets"', 'bonus = "crown_necklaces"', STATED),
    case("", thing("jj-8"), "args = { per = 2, n = 3 }", "args = { per = 2, n = 4 }", STATED),
    case("", thing("jj-8"), thing("jj-8"), thing("jj-9"), STATED),
]

CARDS = [
    case("CF-10", FUND, 'hall = "hall4"', 'hall = "terrace"', WORD),
    case("CF-10", FUND, 'jewel = "fit"', 'jewel = "all"', WORD),
    case("CF-10", FUND, 'action = "fund"', 'action = "depute"', WORD),
    case("CF-10", FUND, 'jewel = "fit"', "", MISSING, "[[du_barry]]"),
    case("CF-11", DRAWER, "drawer = 1", "drawer = 4", RANGE),
    case("CF-11", DRAWER, "drawer = 1", "", "pack-rokoko-acquire", "[[du_barry]]"),
    case("CF-11", COLUMN, 'column = "left"', 'column = "middle"', WORD),
    case("CF-11", COLUMN, "column", "drawer = 1\ncolumn", "pack-rokoko-acquire", "[[du_barry]]"),
    case("CF-12", TAILOR, "n = 1", "n = 0", RANGE),
    case("CF-12", TAILOR, "n = 1", "n = 13", RANGE),
    case("CF-12", TAILOR, "n = 1", "n = true", "pack-other-kind"),
    case("CF-12", TAILOR, 'from = "right"', 'from = "above"', WORD),
    case("CF-12", TAILOR, 'from = "right"', "", MISSING, "[[du_barry]]"),
    case("CF-13", HIRE, "n = 2", "n = 3", RANGE),
    case("CF-13", HIRE, "n = 2\n", "", MISSING, "[[du_barry]]"),
    case("CF-14", FUND, 'decoration = "statues"', 'decoration = "jeweler"', WORD),
    case("CF-14", FUND, 'decoration = "statues"', "", MISSING, "[[du_barry]]"),
    case("", FUND, 'decoration = "statues"', 'drawer = 1\ndecoration = "statues"', UNKNOWN),
    case("", FAVOUR, 'hall = "hall5"', 'from = "left"\nhall = "hall5"', UNKNOWN),
    case("", HIRE, thing("db08"), thing("db88"), STATED),
]

FANCY, EXPERT, SOLD = thing("fancy-3"), thing("expert-6"), thing("expert-4")
FESTIVE = thing("festivity-4")
OF_FR1 = "common_lady = 2, common_gent = 0, uncommon_lady = 1"
LIKE_R02 = "common_lady = 3, common_gent = 0, uncommon_lady = 0"
DRESSES = [
    case("CF-17", FANCY, "sale = 31", "sale = 28", RANGE),
    case("CF-17", FANCY, "prestige = 5", "prestige = 4", RANGE),
    case("CF-17", FANCY, "uncommon_lady = 3", "uncommon_lady = 2", "pack-rokoko-fancy", "silk"),
    case("CF-17", thing("fr1"), OF_FR1, LIKE_R02, "pack-rokoko-face", "silk"),
    case("", FANCY, FANCY, thing("fancy-4"), STATED),
    case("", FANCY, 'clause = "FD-06"', 'clause = "FD-07"', STATED),
    case("", FANCY, "sale = 31", "sellable = false\nsale = 31", STATED),
    case("", FANCY, "sale = 31", 'bonus = "free_jewel"\nsale = 31', STATED),
    case("", thing("fr2"), 'clause = "FD-02"', 'clause = "FD-03"', STATED),
    case("", thing("fr2"), 'join = "single"', 'join = "plus"', "pack-rokoko-trimmings"),
    case("CF-18", FESTIVE, 'bonus = "prestige_per_colour"', 'bonus = "free_jewel"', STATED),
    case("CF-18", FESTIVE, 'args = { colour = "common_gent"', 'args = { colour = "all"', STATED),
    case("CF-18", FESTIVE, 'colour = "common_gent"', 'colour = "rare_gent"', STATED),
    case("CF-18", FESTIVE, "sellable = false", "sellable = true", STATED),
    case("CF-18", FESTIVE, "sale = 0", "sale = 9", STATED),
    case("", FESTIVE, "prestige = 3", "prestige = -3", RANGE),
    case("", FESTIVE, "sale = 0", "needs_jewelry_box = true\nsale = 0", STATED),
    case("CF-19", SOLD, 'colour = "uncommon_lady"', 'colour = "common_lady"', STATED),
    case("CF-19", SOLD, "sale = 14", "sale = 15", STATED),
    case("CF-19", SOLD, "prestige = 0", "prestige = 2", STATED),
    case("CF-19", SOLD, "sellable = true", "sellable = false", STATED),
    case("CF-19", SOLD, "needs_jewelry_box = false", "needs_jewelry_box = true", STATED),
    case("CF-19", EXPERT, "needs_jewelry_box = true", "needs_jewelry_box = false", STATED),
    case("CF-19", EXPERT, "sellable = false", "sellable = true", STATED),
    case("", EXPERT, "args = { prestige = 2 }", "args = { prestige = 3 }", STATED),
    case("", EXPERT, "prestige = 3", "prestige = 21", RANGE),
    case("", FANCY, "yarn = 1", "yarn = 10", RANGE),
    case("", thing("fr2"), "lace = 0", "lace = 10", RANGE),
    case("", FESTIVE, "lace = 1", "lace = -1", RANGE),
    case("", EXPERT, "common_gent = 3", "common_gent = 0", "pack-rokoko-own-silk", "silk"),
]

BASE = [
    case("CF-20", thing("cl01"), "sale = 6", "sale = 5", RANGE),
    case("CF-20", thing("cl01"), "prestige = 2", "prestige = 5", RANGE),
    case("CF-20", thing("rg01"), 'colour = "rare_gent"', 'colour = "rare_lady"', WORD),
    case("CF-20", "[board.large.windows]", "8, 7, 6", "9, 7, 6", RANGE),
    case("CF-21", "[board.small]", "deluxe_players = [1, 2, 3]", "deluxe_players = [2]", STATED),
    case("CF-21", "[board.large]", "deluxe_players = [4, 5]", "deluxe_players = [5]", STATED),
    case(
        "CF-22", thing("deluxe"), 'common_gent = "pink"', 'common_gent = "blue"', STATED, "colours"
    ),
]


@pytest.mark.parametrize(
    ("line", "old", "new", "reason", "where"),
    [*JEWELS, *TRIALS, *WORKERS, *CARDS, *DRESSES, *BASE],
)
def test_a_figure_that_contradicts_the_rulebooks_is_found_in_its_place(
    line: str, old: str, new: str, reason: str, where: str
) -> None:
    assert (*place_of(line, where), reason) in places(change(line, old, new))


# ---------------------------------------------------------------------- whole tables


def without(line: str) -> list[tuple[str, str]]:
    return [(entry(line), "")]


def everywhere(old: str, new: str) -> list[tuple[str, str]]:
    return [(old, new)] * TEXT.count(old)


def lacking(rule: str, edits: list[tuple[str, str]], reason: str, where: str) -> Any:
    return pytest.param(edits, reason, where, marks=[pytest.mark.rule(rule)] if rule else [])


NO_CARD = "pack-rokoko-du-barry"
ROYAL = 'hall = "royal"'


@pytest.mark.parametrize(
    ("edits", "reason", "where"),
    [
        lacking("CF-01", without("[trial.journeyman]"), MISSING, "[trial.master]"),
        lacking("CF-01", without("[trial.master]"), MISSING, "[trial.journeyman]"),
        lacking("CF-01", without("[jeweler.large]"), MISSING, "[jeweler.small]"),
        lacking("CF-01", [(ROW, "")], MISSING, "[jewel_row]"),
        lacking("CF-02", without(thing("jm-9")), COUNT, "[[master]]"),
        lacking("CF-02", without(thing("jj-1")), COUNT, "[[journeyman]]"),
        lacking("CF-02", without(thing("sa-5")), COUNT, "[[special_apprentice]]"),
        lacking("CF-03", without(RING), COUNT, "[[jewel]]"),
        lacking("CF-03", without(RING), "pack-rokoko-jewels", "[[jewel]]"),
        lacking("CF-10", without(FAVOUR), COUNT, "[[du_barry]]"),
        lacking("CF-10", everywhere('jewel = "match"', 'jewel = "fit"'), NO_CARD, "[[du_barry]]"),
        lacking("CF-10", everywhere('jewel = "fit"', 'jewel = "none"'), NO_CARD, "[[du_barry]]"),
        lacking("CF-10", everywhere('jewel = "none"', 'jewel = "fit"'), NO_CARD, "[[du_barry]]"),
        lacking("", everywhere(ROYAL, 'hall = "hall2"'), NO_CARD, "[[du_barry]]"),
        lacking(
            "",
            [change(card, '"favour"', '"acquire"\ndrawer = 1') for card in FAVOURS],
            NO_CARD,
            "[[du_barry]]",
        ),
        *(
            lacking("CF-11", everywhere(f"drawer = {one}\n", 'column = "left"\n'), NO_CARD,
                    "[[du_barry]]")
            for one in (1, 2, 3)
        ),
        *(
            lacking("CF-11", everywhere(f'column = "{one}"', "drawer = 2"), NO_CARD, "[[du_barry]]")
            for one in ("left", "center", "right")
        ),
        lacking("CF-12", everywhere('n = 2\nfrom = "right"', 'n = 3\nfrom = "right"'), NO_CARD,
                "[[du_barry]]"),
        lacking("CF-13", [change(HIRE, "n = 2", "n = 1")], NO_CARD, "[[du_barry]]"),
        *(
            lacking("CF-14", [(f'\ndecoration = "{one}"', f'\ndecoration = "{other}"')], NO_CARD,
                    "[[du_barry]]")
            for one, other in (("fireworks", "statues"), ("fountain", "statues"),
                               ("musicians", "statues"), ("statues", "fountain"))
        ),
        lacking("CF-17", without(FANCY), COUNT, "[[fancy_dress]]"),
        lacking("CF-17", without(thing("fr5")), COUNT, "[[fancy_resource]]"),
        lacking("CF-18", without(FESTIVE), COUNT, "[[festivity_dress]]"),
        lacking("CF-19", without(EXPERT), COUNT, "[[expert_dress]]"),
        lacking("CF-20", without(thing("rg06")), "pack-rokoko-dresses", "[[dress]]"),
        lacking("", [change(thing("5-1"), 'kind = "master"', 'kind = "journeyman"')],
                "pack-rokoko-pile", "[[master]]"),
        lacking("", [change(thing("2-2"), 'kind = "journeyman"', 'kind = "master"')],
                "pack-rokoko-pile", "[[journeyman]]"),
    ],
)  # fmt: skip
def test_a_box_that_lacks_something_is_found(
    edits: list[tuple[str, str]], reason: str, where: str
) -> None:
    text = edited(*edits)
    line = text[: text.index(f"\n{where}\n") + 1].count("\n") + 1
    assert (line, 1, reason) in places(*edits)


def test_the_thimble_stands_highest() -> None:
    (first, second) = re.findall(r"  \{ id = \"M[31]\".*\n", entry(MASTER))
    assert places(change(MASTER, first + second, second + first)) == [
        (*place_of(MASTER, thing("M3")), STATED)
    ]


def test_no_two_dresses_or_tiles_share_an_id() -> None:
    found = places((thing("cl01"), thing("fancy-3")), (thing("r01"), thing("fr2")))
    assert found == [
        (*place_of(FANCY, FANCY), "pack-twice"),
        (*place_of(thing("fr2"), thing("fr2")), "pack-twice"),
    ]


def test_all_decorations_fit_on_the_table() -> None:
    last = '  { id = "statue-3", cost = 17, prestige = 0 },\n'
    more = "".join(f'  {{ id = "statue-{n}", cost = 20, prestige = 0 }},\n' for n in range(4, 33))
    assert places((last, last + more)) == []
    more += '  { id = "statue-33", cost = 20, prestige = 0 },\n'
    assert findings((last, last + more)) == [
        (line_of("[jeweler.small]") + 1 + more.count("\n"), "pack-rokoko-decorations")
    ]


def test_one_thing_that_is_missing_makes_the_others_no_worse() -> None:
    """Others of its list are still compared with what is known of them."""
    for name, table in (("jm-2", "master"), ("jj-2", "journeyman"), ("sa-2", "special_apprentice")):
        assert findings(*without(thing(name))) == [(line_of(f"[[{table}]]"), COUNT)]
    wrong = change(thing("jm-6"), "args = { prestige = 6 }", "args = { prestige = 7 }")
    found = findings(*without(thing("jm-2")), wrong)
    assert sorted(reason for _, reason in found) == [COUNT, STATED]


def test_all_is_found_at_once_even_beside_fields_that_are_misspelt() -> None:
    found = places(
        change(COUNTED, "total = 24", "totl = 24"),
        change(TAILOR, 'from = "right"', 'form = "right"'),
        change(SOLD, "sale = 14", "sale = 13"),
    )
    assert found == [
        (*place_of(COUNTED, "[jewel_counts]"), MISSING),
        (*place_of(COUNTED, "total"), UNKNOWN),
        (*place_of(TAILOR, "[[du_barry]]"), MISSING),
        (*place_of(TAILOR, "from"), UNKNOWN),
        (*place_of(SOLD, "sale"), STATED),
    ]


def test_an_owner_may_read_other_figures_off_the_boards_and_cards() -> None:
    edits = [
        (ROW, "cost = [7, 5, 5, 1]"),
        change(SMALL, "cost = 11, prestige = 1", "cost = 9, prestige = 3"),
        change(JOURNEYMAN, '"common_lady", "common_gent"', '"uncommon_lady", "common_gent"'),
        (SCARCE, 'silk = ["common_lady", "rare_gent"]'),
        change(TAILOR, 'n = 1\nfrom = "right"', 'n = 4\nfrom = "left"'),
        change(thing("fancy-1"), "sale = 29", "sale = 33"),
        change(thing("expert-1"), "silk = { common_lady = 0,", "silk = { common_lady = 2,"),
        change(COUNTED, 'uncommon_lady = 6, rare_gent = 4', "uncommon_lady = 4, rare_gent = 6"),
        *(
            change(thing(f"nul{n}"), 'kind = "necklace"\ncolour = "uncommon_lady"',
                   'kind = "ring"\ncolour = "rare_gent"')
            for n in (5, 6)
        ),
    ]  # fmt: skip
    assert places(*edits) == []


# ---------------------------------------------------------------------- what the rulebook states


@pytest.fixture
def box() -> Components:
    return shipped()


@pytest.fixture
def colours(box: Components) -> dict[str, str]:
    """What the Deluxe edition calls the colours."""
    (deluxe,) = (edition for edition in box.edition if edition.id == "deluxe")
    return {str(code): colour for code, colour in deluxe.colours.items()}


@pytest.mark.rule("CF-01")
def test_the_board_of_the_jeweller(box: Components) -> None:
    assert box.trial.journeyman.tasks
    assert box.trial.master.tasks
    assert box.jeweler.small.spaces
    assert box.jeweler.large.spaces
    assert box.jewel_row.cost


@pytest.mark.rule("CF-02")
def test_28_new_workers(box: Components) -> None:
    new = [*box.master, *box.journeyman, *box.special_apprentice]
    assert Counter((worker.kind, worker.level) for worker in new) == {
        ("master", 5): 9,
        ("journeyman", 2): 9,
        ("apprentice", 0): 10,
    }
    everybody = [*box.workers, *new]
    assert len({worker.id for worker in everybody}) == len(everybody)
    assert len({worker.clause for worker in everybody}) == len(everybody)


@pytest.mark.rule("CF-03", "CF-04", "CF-07")
def test_24_jewels_of_four_kinds(box: Components, colours: dict[str, str]) -> None:
    assert len(box.jewel) == box.jewel_counts.total == 24
    kinds = Counter((colours[jewel.colour], jewel.kind) for jewel in box.jewel)
    assert kinds == {
        ("blue", "necklace"): 7,
        ("pink", "ring"): 7,
        ("green", "necklace"): 6,
        ("orange", "ring"): 4,
    }
    assert {(jewel.income, jewel.prestige) for jewel in box.jewel} == {(1, 1)}


@pytest.mark.rule("CF-05")
def test_the_trials(box: Components) -> None:
    journeyman, master = box.trial.journeyman, box.trial.master
    assert (len(journeyman.tasks), journeyman.fee, journeyman.prestige) == (4, 5, 1)
    assert (len(master.tasks), master.fee, master.prestige) == (3, 5, 1)


@pytest.mark.rule("CF-06")
def test_ten_conditions_for_three_prestige(box: Components) -> None:
    specials = box.special_apprentice
    assert len({special.condition for special in specials}) == 10
    assert {(special.bonus, special.prestige_per_play) for special in specials} == {
        ("gain_prestige", 3)
    }
    assert [special.bonus_args for special in specials] == [{"prestige": 3}] * 10


@pytest.mark.rule("CF-08", "CF-09")
def test_prices_of_the_jeweller(box: Components) -> None:
    cost = box.jewel_row.cost
    assert len(cost) > 3
    assert list(cost) == sorted(cost, reverse=True)
    for side, players in ((box.jeweler.small, 3), (box.jeweler.large, 5)):
        prices = [space.cost for space in side.spaces]
        assert len(set(prices)) == len(prices) >= players
        assert side.max_per_player == 1


@pytest.mark.rule("CF-10", "CF-11", "CF-12", "CF-13", "CF-14")
def test_25_cards_of_du_barry(box: Components) -> None:
    cards = box.du_barry
    assert len(cards) == 25
    actions = {
        card.action: [other for other in cards if other.action == card.action] for card in cards
    }
    assert set(actions) == {"acquire", "tailor", "hire", "fund", "favour"}
    assert {card.drawer or card.column for card in actions["acquire"]} == {
        1, 2, 3, "left", "center", "right",
    }  # fmt: skip
    assert (2, "right") in [(card.n, card.side) for card in actions["tailor"]]
    assert (2, "left") in [(card.n, card.side) for card in actions["hire"]]
    assert {card.n for card in actions["hire"]} == {1, 2}
    kinds = {"fireworks", "fountain", "musicians", "statues"}
    assert {card.decoration for card in actions["fund"]} == kinds
    assert {card.hall for card in cards} == {hall.id for hall in box.board.small.hall}
    assert {card.jewel for card in cards} == {"match", "fit", "none"}


@pytest.mark.rule("CF-17", "CF-18", "CF-19")
def test_dresses_and_tiles_of_the_modules(box: Components, colours: dict[str, str]) -> None:
    assert (len(box.fancy_dress), len(box.fancy_resource)) == (4, 5)
    festivity, expert = box.festivity_dress, box.expert_dress
    assert len({(dress.bonus, str(dress.args)) for dress in festivity}) == len(festivity) == 4
    assert [dress.needs_jewelry_box for dress in expert] == [False] * 4 + [True] * 2
    assert [dress.sellable for dress in (*festivity, *expert)] == [*[False] * 7, True, False, False]
    sold = expert[3]
    assert (colours[sold.colour], sold.sale, sold.prestige) == ("green", 14, 0)


@pytest.mark.rule("CF-20", "CF-21", "CF-22")
def test_the_base_box_in_the_deluxe_edition(box: Components, colours: dict[str, str]) -> None:
    dresses = Counter((colours[dress.colour], dress.colour.split("_")[1]) for dress in box.dress)
    assert dresses == {
        ("blue", "lady"): 13, ("pink", "gent"): 13, ("green", "lady"): 10, ("orange", "gent"): 6,
    }  # fmt: skip
    for dress in box.dress:
        assert 6 <= dress.sale <= 28
        assert 2 <= dress.prestige <= 4
    sides = box.board.small, box.board.large
    assert all(0 <= cost <= 8 for side in sides for cost in side.windows.cost)
    assert [side.deluxe_players for side in sides] == [(1, 2, 3), (4, 5)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["2013", "deluxe"])
def test_people_can_read_all_tables(language: str, edition: str) -> None:
    """Every line has its cells, and each cell its words."""
    say = catalogue(language).say
    tables = Rokoko(5, {"edition": edition}).component_tables()
    of_modules = tables[[say(table.title) for table in tables].index(FIRST_TITLES[language]) :]
    lines = [len(table.lines) for table in of_modules]
    assert lines == [4, 5, 3, 5, 4, 3, 18, 10, 25, 4, 5, 4, 6]
    for table in of_modules:
        for line in table.lines:
            assert len(line.cells) == len(table.columns)
            for cell in line.cells:
                assert "rokoko-" not in (say(cell) if isinstance(cell, Message) else str(cell))


def test_a_jewel_of_an_owners_copy_has_a_line_of_its_own() -> None:
    box = read(edited(change(NECKLACE, '"deduced"', '"owner"')))
    tables = Rokoko(5, {}, box).component_tables()
    (jewels,) = (table for table in tables if table.title.id == "rokoko-box-jewels")
    assert [(line.cells[1], line.provenance) for line in jewels.lines] == [
        (1, "owner"), (6, "deduced"), (7, "deduced"), (6, "deduced"), (4, "deduced"),
    ]  # fmt: skip


# ---------------------------------------------------------------------- older files


def test_a_file_from_before_the_modules_has_the_shipped_tables() -> None:
    box = read(OLD)
    assert box.base == shipped().base
    assert box == shipped()
    own = read(OLD.replace("cost = [8, 6, 5, 4, 2, 0]", "cost = [8, 6, 5, 4, 1, 0]"))
    assert own.hash(modules=False) != shipped().hash(modules=False)
    assert own.du_barry == shipped().du_barry


def test_any_table_of_the_modules_may_be_left_out() -> None:
    box = read(OLD + "[jewel_row]\ncost = [9, 8, 7, 6]\nprovenance = 'owner'\n")
    assert box.jewel_row.cost == (9, 8, 7, 6)
    assert box.jewel == shipped().jewel
    with pytest.raises(PackError) as refused:
        read(OLD + "[jewel_row]\ncost = [9, 8, 7]\nprovenance = 'owner'\n")
    (found,) = refused.value.findings
    assert (found.line, found.reason.id) == (OLD.count("\n") + 2, COUNTS)


def test_the_base_of_an_older_file_is_not_blamed_for_tables_that_it_lacks() -> None:
    """Its owner cannot know that a fancy tile looks like one of theirs."""
    like_fr1 = (
        "silk = { common_lady = 2, common_gent = 0, uncommon_lady = 1, rare_gent = 0 }\n"
        'yarn = 0\nlace = 1\njoin = "single"'
    )
    first = entry(thing("r01"))
    its = first[first.index("silk") : first.index("provenance")].rstrip()
    assert [reason for _, reason in findings((its, like_fr1))] == ["pack-rokoko-face"]
    assert read(OLD.replace(its, like_fr1, 1)).resource[0].yarn == 0


def test_the_modules_do_not_change_the_hash_of_the_base() -> None:
    """Records and stored matches name it."""
    other = read(edited((ROW, "cost = [7, 6, 5, 4, 3]")))
    assert other.hash(modules=False) == shipped().hash(modules=False)
    assert other.hash(modules=True) != shipped().hash(modules=True)
