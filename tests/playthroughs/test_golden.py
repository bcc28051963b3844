"""The engine plays today as it played when the playthroughs were written."""

import difflib

import pytest

from tests.playthroughs.golden import (
    FOLDER,
    decisions,
    moves_of,
    new_match,
    path_of,
    playthrough,
    rounds_of,
    written_variants,
)
from tests.playthroughs.show import decision
from tests.variants import Variant

LINES = 40
"""How much of a difference a failing test tells."""


def first_difference(variant: Variant, written: str, played: str) -> str | None:
    """Where two playthroughs part, and how to see more of it; None if they are the same."""
    if written == played:
        return None
    old, new = decisions(written), decisions(played)
    pairs = zip(old, new, strict=False)
    number = next((n for n, (a, b) in enumerate(pairs) if a != b), min(len(old), len(new)))
    lines = difflib.unified_diff(
        "".join(old[number : number + 1]).splitlines(),
        "".join(new[number : number + 1]).splitlines(),
        "written",
        "played",
        lineterm="",
        n=1,
    )
    return "\n".join(
        (
            f"{variant} is played otherwise from decision {number} on:",
            *list(lines)[:LINES],
            f"All of it: python -m tests.playthroughs.show {variant} {number}",
            "If it is meant: make golden after a change of rules, else make golden-same-moves",
        )
    )


@pytest.mark.parametrize("variant", written_variants(), ids=str)
def test_playthrough_is_as_written(variant: Variant) -> None:
    written = path_of(variant).read_text(encoding="utf-8")
    played = playthrough(variant, moves_of(written), rounds_of(written))
    difference = first_difference(variant, written, played)
    assert difference is None, difference


def test_no_playthrough_is_left_over() -> None:
    expected = {path_of(variant).name for variant in written_variants()}
    assert {path.name for path in FOLDER.glob("*.txt")} == expected


@pytest.mark.parametrize("variant", written_variants()[:1], ids=str)
def test_a_difference_is_told_by_its_decision(variant: Variant) -> None:
    written = path_of(variant).read_text(encoding="utf-8")
    whole = decisions(written)
    assert written == written.splitlines(keepends=True)[0] + "".join(whole)
    number = len(whole) // 2
    changed = written.replace(whole[number], whole[number].replace("\ntable ", "\ntable 0"))
    told = first_difference(variant, written, changed)
    assert told is not None
    assert f"from decision {number} on" in told
    assert f"show {variant} {number}" in told
    cut = "".join(whole[:number])
    assert f"decision {number} on" in str(first_difference(variant, written, cut))


@pytest.mark.parametrize("variant", written_variants()[:1], ids=str)
def test_a_move_that_is_not_legal_any_more_ends_a_playthrough(variant: Variant) -> None:
    written = path_of(variant).read_text(encoding="utf-8")
    number = len(decisions(written)) // 2
    move = decisions(written)[number].splitlines()[-1]
    spoiled = written.replace(decisions(written)[number], f"{move} with a bow\n")
    played = playthrough(variant, moves_of(spoiled), rounds_of(written))
    assert len(decisions(played)) == number + 1
    assert played.endswith(" with a bow\n")


@pytest.mark.parametrize("variant", written_variants()[:1], ids=str)
def test_any_decision_can_be_shown_in_full(variant: Variant) -> None:
    written = path_of(variant).read_text(encoding="utf-8")
    number = rounds_of(written).until + 2
    shown = decision(variant, number).splitlines()
    for line in decisions(written)[number].splitlines():
        assert line in shown
    raw = new_match(variant).dump().split()
    assert sum(line.startswith("table[") for line in shown) == len(raw)
