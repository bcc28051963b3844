"""A component file is examined whole: its form, and what its game knows."""

from __future__ import annotations

from typing import Literal

import msgspec
import pytest

from bagatelle.kernel.errors import PackError
from bagatelle.kernel.findings import Findings
from bagatelle.kernel.message import message
from bagatelle.kernel.pack import BoxFile, hash_of


class Card(msgspec.Struct, frozen=True):
    id: str
    suit: Literal["hearts", "spades"]
    value: int
    pair: tuple[int, int] = (0, 0)
    court: bool = False


class Cards(msgspec.Struct, frozen=True):
    card: tuple[Card, ...]
    prices: dict[Literal["low", "high"], int]
    args: dict[str, int | list[str]] = {}


SHIPPED = """
[prices]
low = 1
high = 9

[[card]]
id = "two"
suit = "hearts"
value = 2

[[card]]
id = "nine"
suit = "spades"
value = 9
pair = [1, 2]
"""


def examine(cards: Cards, shipped: Cards | None, findings: Findings) -> None:
    findings.count(("card",), len(cards.card), 2)
    findings.ids((("card", at, "id"), card.id) for at, card in enumerate(cards.card))
    findings.rising(("card",), [card.value for card in cards.card])
    findings.falling(("card", 0, "pair"), cards.card[0].pair if cards.card else ())
    for at, card in enumerate(cards.card):
        findings.within(("card", at, "value"), card.value, 1, 10)
    if shipped is not None:
        findings.stated(("prices", "low"), shipped.prices["low"], cards.prices.get("low"))


def box_file(shipped: str = SHIPPED) -> BoxFile[Cards]:
    return BoxFile(Cards, lambda: shipped, examine, frozenset({"remark"}))


def findings(old: str, new: str) -> list[tuple[int, int, str]]:
    """What is wrong with the file when something in it is replaced."""
    assert old in SHIPPED
    try:
        box_file().read(SHIPPED.replace(old, new, 1))
    except PackError as error:
        return [(found.line, found.column, found.reason.id) for found in error.findings]
    return []


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "reason"),
    [
        ("value = 2", "", 6, 1, "pack-missing"),
        ("value = 2", "value = 2\nvalu = 3", 10, 1, "pack-unknown"),
        ("high = 9", "hihg = 9", 4, 1, "pack-unknown"),
        ("value = 2", 'value = "2"', 9, 1, "pack-other-kind"),
        ("value = 2", "value = true", 9, 1, "pack-other-kind"),
        ("value = 2", "value = 2.5", 9, 1, "pack-other-kind"),
        ("value = 2", "value = 99999999999999999999", 9, 1, "pack-range"),
        ("value = 2", "value = 2\ncourt = 1", 10, 1, "pack-other-kind"),
        ('id = "two"', "id = 2", 7, 1, "pack-other-kind"),
        ("pair = [1, 2]", "pair = 1", 15, 1, "pack-other-kind"),
        ("pair = [1, 2]", "pair = [1, '2']", 15, 12, "pack-other-kind"),
        ("pair = [1, 2]", "pair = [1, 2, 3]", 15, 1, "pack-count"),
        ('suit = "hearts"', 'suit = "clubs"', 8, 1, "pack-word"),
        ("low = 1", "low = { a = 1 }", 3, 1, "pack-other-kind"),
        ("low = 1", "low = 2", 3, 1, "pack-stated"),
        ("value = 2", "value = 11", 9, 1, "pack-range"),
        ('id = "nine"', 'id = "two"', 12, 1, "pack-twice"),
        ('id = "nine"', 'id = "Nine of spades"', 12, 1, "pack-bad-id"),
    ],
)
def test_one_thing_wrong_is_found_where_it_stands(
    old: str, new: str, line: int, column: int, reason: str
) -> None:
    assert (line, column, reason) in findings(old, new)


def test_a_sound_file_and_remarks_are_no_finding() -> None:
    assert findings("value = 2", 'value = 3\nremark = "mine"') == []


def test_figures_in_order() -> None:
    assert findings("value = 9", "value = 1") == [(6, 1, "pack-rising")]
    assert findings("value = 2", "value = 2\npair = [1, 2]") == [(10, 1, "pack-falling")]


def test_everything_is_found_at_once() -> None:
    text = SHIPPED.replace('suit = "hearts"', 'suit = "clubs"').replace("value = 9", "value = 12")
    text = text.replace("low = 1", "low = 3").replace('id = "nine"', 'id = "two"')
    with pytest.raises(PackError) as refused:
        box_file().read(text)
    assert [(found.line, found.reason.id) for found in refused.value.findings] == [
        (3, "pack-stated"),
        (8, "pack-word"),
        (12, "pack-twice"),
        (14, "pack-range"),
    ]
    assert str(refused.value) == (
        "The pack is wrong in 4 places, first in line 3, column 1: “low” is 1 in every box, not 3."
    )


def test_what_is_broken_is_blamed_once() -> None:
    """A value of the wrong kind is not also out of range, and its neighbours are not blamed."""
    assert findings("value = 9", 'value = "nine"') == [(14, 1, "pack-other-kind")]
    assert findings('[[card]]\nid = "two"', '[card]\nid = "two"')[0][2] == "pack-not-toml"
    assert findings("[prices]", "[price]") == [(1, 1, "pack-missing"), (2, 1, "pack-unknown")]
    assert findings("low = 1", "low = 1\nargs = 3") == [(4, 1, "pack-unknown")]


def test_what_cannot_be_mended_is_left_out() -> None:
    assert findings("[prices]", "[args]\nn = true\n[prices]") == [(3, 1, "pack-other-kind")]
    assert findings("[prices]", "[args]\nn = [1]\n[prices]") == [(3, 6, "pack-other-kind")]


def test_a_shipped_file_that_is_wrong_is_refused() -> None:
    with pytest.raises(PackError, match="“value” must be a whole number"):
        box_file(SHIPPED.replace("value = 2", "value = '2'")).shipped  # noqa: B018
    with pytest.raises(PackError, match="“value” is a number from 1 to 10, not 0"):
        box_file(SHIPPED.replace("value = 2", "value = 0")).shipped  # noqa: B018


def test_equal_boxes_have_equal_hashes_whatever_their_files_look_like() -> None:
    file = box_file()
    again = file.read("# my own box\n" + SHIPPED.replace(" = ", "="))
    assert hash_of(again) == hash_of(file.shipped)
    assert hash_of(file.read(SHIPPED.replace("value = 2", "value = 3"))) != hash_of(file.shipped)


class Shuffled(Cards, frozen=True, kw_only=True):
    """Cards with a module, which asks for a colour under a name that Python keeps for itself."""

    jokers: tuple[str, ...]
    colour: str = msgspec.field(default="", name="from")


JOKERS = "jokers = ['red', 'black']\nfrom = 'Paris'\n"


def examine_all(cards: Shuffled, shipped: Shuffled | None, findings: Findings) -> None:
    findings.count(("jokers",), len(cards.jokers), len(cards.card))


def module_file() -> BoxFile[Shuffled]:
    return BoxFile(Shuffled, lambda: JOKERS + SHIPPED, examine_all, base=Cards)


def test_a_file_older_than_a_module_has_the_shipped_tables() -> None:
    file = module_file()
    assert file.read(SHIPPED).jokers == ("red", "black")
    assert file.read("jokers = ['green', 'blue']\n" + SHIPPED).jokers == ("green", "blue")
    assert file.read(JOKERS + SHIPPED).colour == "Paris"
    with pytest.raises(PackError, match="“card” is missing here"):
        file.read(JOKERS + SHIPPED[: SHIPPED.index("[[card]]")])


def test_what_an_older_file_lacks_is_not_blamed() -> None:
    third = '[[card]]\nid = "ten"\nsuit = "hearts"\nvalue = 10\n'
    assert len(module_file().read(SHIPPED + third).card) == 3
    with pytest.raises(PackError, match="“jokers” must have 3 entries, not 2"):
        module_file().read(JOKERS + SHIPPED + third)


def test_the_shipped_file_has_all_tables() -> None:
    with pytest.raises(PackError, match="“jokers” is missing here"):
        BoxFile(Shuffled, lambda: SHIPPED, examine_all, base=Cards).shipped  # noqa: B018


def test_a_field_may_have_another_name_in_the_file() -> None:
    with pytest.raises(PackError) as refused:
        module_file().read("from = 3\ncolour = 'red'\n" + SHIPPED)
    assert [(found.line, found.reason.id) for found in refused.value.findings] == [
        (1, "pack-other-kind"),
        (2, "pack-unknown"),
    ]


def test_a_module_does_not_change_the_hash_of_the_base() -> None:
    file = module_file()
    base, whole = file.hashes(file.read(SHIPPED))
    assert base == hash_of(box_file().shipped)
    assert file.hashes(file.read("jokers = ['green', 'blue']\n" + SHIPPED))[0] == base
    assert file.hashes(file.read("jokers = ['green', 'blue']\n" + SHIPPED))[1] != whole
    assert box_file().hashes(box_file().shipped) == (base,)


def test_a_finding_names_what_is_wanted() -> None:
    with pytest.raises(PackError) as refused:
        box_file().read(SHIPPED.replace("value = 2", "value = '2'"))
    (found,) = refused.value.findings
    wanted = message("pack-kind", kind="number")
    assert found.reason == message("pack-other-kind", key="value", wanted=wanted)
