"""The examples of the rulebook (section 4.3)."""

from __future__ import annotations

import pytest

import bagatelle
from tests.rules.banquet.builder import Evening, lay


@pytest.mark.rule("BQ-T-EX-01")
def test_clear_and_go_on() -> None:
    evening = lay().noble("A3", "V7").hand("V6 V2 V3").begin()
    evening.play("serve V6 A3")
    assert (evening.under("A3"), evening.discards) == ("", {"V7", "V6"})
    assert evening.play("serve V2 A3").under("A3") == "V2"
    assert evening.play("serve V3 A3").under("A3") == "V2 V3"


@pytest.mark.rule("BQ-T-EX-02")
def test_a_dish_nobody_wants() -> None:
    evening = lay().hand("Y12 B1 G1").begin().play("serve Y12 A3")
    assert (evening.under("A3"), evening.discards) == ("", {"Y12"})


@pytest.mark.rule("BQ-T-EX-03", "BQ-R-04")
def test_starred_noble() -> None:
    evening = lay(side="masked").noble("A1", "Y2").hand("G5 B6 Y8").begin()
    assert evening.play("serve G5 A1", "serve B6 A1").under("A1") == "Y2 G5 B6"
    assert evening.play("serve Y8 A1").is_satisfied("A1")


@pytest.mark.rule("BQ-T-EX-04")
def test_solo_opening() -> None:
    evening = Evening(bagatelle.new_match("banquet", 1, 4))
    first_nine, three_new = evening.laid[:9], evening.laid[9:]
    solo = evening.view.solo
    assert solo is not None
    assert solo.last is not None
    cells = [cell.removeprefix("cell:") for cell in solo.last.cells]
    assert evening.discards == {dish for dish, cell in first_nine if cell in cells}
    assert [cell for _, cell in three_new] == sorted(cells)

    evening.play("take row 2")
    assert len(evening.hand.split()) == 3
    evening.end_turn()
    (_, second_card) = evening.happened("solo_card_turned")
    after_turn = evening.events[: evening.events.index(second_card)][-3:]
    assert [event.kind for event in after_turn] == ["dish_laid"] * 3
    assert [event.parts["cell"] for event in after_turn] == ["cell:2.1", "cell:2.2", "cell:2.3"]


@pytest.mark.rule("BQ-T-EX-05")
def test_solo_imposter() -> None:
    evening = lay(players=1).sideboard("B1 B2 B3 G1 G2 G3 P1 P2 P3").begin()
    evening.play("take imposter A90")
    assert evening.hand == "B2 B3 G3"
    assert evening.sideboard == "B1 . . G1 G2 . P1 P2 P3"
    assert evening.view.players[0].imposter.used


@pytest.mark.rule("BQ-T-EX-06", "BQ-R-32")
def test_solo_grade() -> None:
    cards = " ".join(f"S{number}" for number in range(1, 10))
    last = lay(players=1).satisfied("A1 A2 A3 A5 A6").solo_cards_turned(cards).turn(9)
    evening = last.hand("B9 Y9 P9").begin()
    evening.play("serve B9 A4", "serve Y9 A4", "serve P9 A4")
    assert evening.match.scores == (11,)
    assert evening.match.score_sheet.verdict.args["grade"] == "servant_of_the_year"
