"""The score sheet: every line of the final scoring, in order and adding up."""

from __future__ import annotations

import pytest

from bagatelle.kernel.message import Message, message
from tests.rules.banquet.builder import Evening, lay


def ended_by_end_card() -> Evening:
    """A has 5 points and two dishes, B 5 points and one, C played last: no points, one dish."""
    return (
        lay(players=3)
        .satisfied("A1 A2 B3 B5")
        .noble("A6", "Y1 Y2")
        .noble("B6", "Y3")
        .turn_of(2)
        .hand("Y12 V12 B12")
        .packs(0, 0, 0)
        .end_shown(1)
        .begin()
        .play("serve Y12 C4", "serve V12 C3", "serve B12 C3", "done")
    )


def last_turn_of_the_third(satisfied: str) -> Evening:
    """A and B have satisfied these nobles and no dishes under others."""
    last = lay(players=3).satisfied(satisfied).turn_of(2).packs(0, 0, 0).end_shown(1)
    return last.begin().end_turn()


def test_there_is_no_sheet_before_the_end() -> None:
    match = lay().begin().match
    assert match.winners == ()
    with pytest.raises(ValueError, match="not over"):
        match.score_sheet  # noqa: B018


@pytest.mark.rule("BQ-END-08")
def test_a_line_for_each_noble_and_the_lines_add_up() -> None:
    sheet = ended_by_end_card().match.score_sheet
    assert [(line.item.args["requirement"], line.points) for line in sheet.lines] == [
        ("U1", (3, 0, 0)),
        ("U2", (2, 0, 0)),
        ("U3", (0, 2, 0)),
        ("U4", (0, 0, 0)),
        ("U5", (0, 3, 0)),
        ("U6", (0, 0, 0)),
    ]
    assert {line.clause for line in sheet.lines} == {"BQ-END-08"}
    assert sheet.totals == (5, 5, 0)


@pytest.mark.rule("BQ-END-08")
def test_on_the_masked_side_the_lines_are_those_of_the_masked_nobles() -> None:
    five = lay(side="masked").satisfied("A1 A2 A3 A4 A5 B2")
    evening = five.noble("A6", "B12 Y12").hand("G1 Y2 Y3").begin().play("serve G1 A6")
    sheet = evening.match.score_sheet
    assert [(line.item.args["requirement"], line.points) for line in sheet.lines] == [
        ("M5", (2, 0)),
        ("M1", (3, 3)),
        ("M4", (2, 0)),
        ("M2", (2, 0)),
        ("M3", (2, 0)),
        ("M6", (1, 0)),
    ]
    assert sheet.totals == (12, 3)


@pytest.mark.rule("BQ-END-09")
def test_the_dishes_under_nobles_break_the_tie() -> None:
    sheet = ended_by_end_card().match.score_sheet
    (dishes,) = sheet.tie_breaks
    assert (dishes.item, dishes.clause) == (Message("banquet-score-dishes"), "BQ-END-09")
    assert dishes.points == (2, 1, 1)
    assert sheet.places == (1, 2, 3)


@pytest.mark.rule("BQ-END-06", "BQ-END-07", "BQ-END-09", "BQ-END-10")
def test_verdict_after_the_second_end_card() -> None:
    first, second = (message("player", number=seat) for seat in (1, 2))
    tied = ended_by_end_card().match.score_sheet.verdict
    assert tied == message("banquet-verdict-end-card-tied", player=first)
    by_points = last_turn_of_the_third("A4 B1").match.score_sheet.verdict
    assert by_points == message("banquet-verdict-end-card", player=second)
    shared = last_turn_of_the_third("A1 B1").match.score_sheet.verdict
    both = message("players-last", first=first, second=second)
    assert shared == message("banquet-verdict-end-card-shared", winners=both)


@pytest.mark.rule("BQ-END-11")
def test_verdict_after_a_sixth_noble() -> None:
    five = lay(players=3).satisfied("B1 B2 B3 B4 B5").noble("B6", "B12 W12").turn_of(1)
    sheet = five.hand("G1 Y2 Y3").begin().play("serve G1 B6").match.score_sheet
    winner = Message("player", {"number": 2})
    assert sheet.verdict == Message("banquet-verdict-sixth-noble", {"player": winner})
    assert sheet.places == (2, 1, 2)


@pytest.mark.rule("BQ-SOLO-12", "BQ-SOLO-13")
def test_the_sheet_of_a_solo_game_has_a_grade_and_no_tie_break() -> None:
    cards = " ".join(f"S{number}" for number in range(1, 10))
    last = lay(players=1).satisfied("A1 A5 A2 A4").solo_cards_turned(cards).turn(9)
    sheet = last.hand("B9 Y9 P9").begin().end_turn().match.score_sheet
    assert (sheet.totals, sheet.tie_breaks, sheet.places) == ((9,), (), (1,))
    assert sheet.verdict == message("banquet-verdict-solo", points=9, grade="handsome_tip")
